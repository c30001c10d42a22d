"""`passgo championship print`: real people of a championship in a database."""

from pathlib import Path

import pytest
from tests.cli.cup import done, office, register, run
from tests.printing.paperwork import pages


@pytest.fixture
def kept(url: str, evening: Path, tmp_path: Path) -> str:
    terms = tmp_path / "terms.txt"
    terms.write_text("Everybody plays fair.", encoding="utf-8")
    done("championship", "create", evening, "--terms", f"en={terms}", "--database", url)
    register(url, "e1", "e2")
    return url


def test_badges_have_the_names_and_codes_of_the_store(kept: str, tmp_path: Path) -> None:
    out = tmp_path / "badges.pdf"
    done("championship", "print", "single-evening", "--kind", "badges", "--database", kept, "--out", out)
    text = " ".join(pages(out.read_bytes()))
    with office(kept, "single-evening") as place:
        codes = [place.badge_code(id) for id in ("e1", "e2")]
    assert all(part in text for part in ("Name e1", "Name e2", *codes))
    assert "SAMPLE" not in text


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--kind", "poster"), "--kind is one of calls"),
        (("--language", "tlh"), "--language one of"),
        (("--venue", "atlantis"), "no-such-venue"),
        (("--kind", "certificates"), "no-results"),
    ],
)
def test_bad_wishes_are_explained(kept: str, tmp_path: Path, words: tuple[str, ...], told: str) -> None:
    out = tmp_path / "paper.pdf"
    result = run("championship", "print", "single-evening", *words, "--database", kept, "--out", out)
    assert (result.exit_code, told in result.output) == (2, True)
    assert not out.exists()
