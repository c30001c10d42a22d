"""`passgo championship sheets`."""

from pathlib import Path

import pytest
import typer
from tests.printing.paperwork import pages
from typer.testing import CliRunner

from passgo.cli.printing import KINDS, sheets

APP = typer.Typer()
APP.command()(sheets)


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(APP, words)
    return result.exit_code, result.output


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_of_paper_is_written(tmp_path: Path, kind: str) -> None:
    out = tmp_path / "paper.pdf"
    code, _ = run("--kind", kind, "--players", "80", "--language", "el", "--made", "2015-05-20", "--out", str(out))
    assert code == 0
    assert out.read_bytes().startswith(b"%PDF-")


def test_a_sheet_for_each_table_and_the_spares(tmp_path: Path) -> None:
    out = tmp_path / "paper.pdf"
    run("--players", "26", "--venue", "patras", "--spares", "1", "--out", str(out))
    assert len(pages(out.read_bytes())) == 2 * (6 + 1)


def test_players_can_be_named(tmp_path: Path) -> None:
    names, out = tmp_path / "names.txt", tmp_path / "paper.pdf"
    names.write_text("Άλφα\nBeta\nGamma\nDelta\n", encoding="utf-8")
    run("--names", str(names), "--out", str(out))
    assert "Άλφα" in pages(out.read_bytes())[0]


def test_invented_players_are_marked_as_a_sample(tmp_path: Path) -> None:
    out, names = tmp_path / "paper.pdf", tmp_path / "names.txt"
    names.write_text("Alpha\nBeta\nGamma\nDelta\n", encoding="utf-8")
    run("--players", "8", "--kind", "seating", "--out", str(out))
    assert all("SAMPLE" in page for page in pages(out.read_bytes()))
    run("--names", str(names), "--kind", "seating", "--out", str(out))
    assert not any("SAMPLE" in page for page in pages(out.read_bytes()))


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--players", "0"), "too-few"),
        (("--players", "8", "--kind", "calls"), "no-alternates"),
        (("--kind", "poster"), "score, seating, calls, badges"),
        (("--language", "tlh"), "--language one of"),
        (("--venue", "atlantis"), "no-such-venue"),
        (("--preset", "nowhere"), "no such championship"),
    ],
)
def test_bad_wishes_are_explained(tmp_path: Path, words: tuple[str, ...], told: str) -> None:
    code, output = run(*words, "--out", str(tmp_path / "paper.pdf"))
    assert (code, told in output) == (2, True)
    assert list(tmp_path.iterdir()) == []
