"""`passgo championship plan`: changes of plan at a terminal."""

import datetime
from pathlib import Path

import pytest
from tests.cli.cup import done, office, register, run

DAY = datetime.timedelta(days=1)
TODAY = datetime.datetime.now(datetime.UTC).date()


@pytest.fixture
def cup(url: str, tmp_path: Path) -> str:
    """An evening in twenty days, whose registration is open."""
    from passgo.championship.format import preset_text

    text = preset_text("single-evening").replace("2026-01-05T", f"{TODAY - 5 * DAY}T")
    text = text.replace("closes = 2026-01-30", f"closes = {TODAY + 5 * DAY}")
    text = text.replace("2026-01-31T", f"{TODAY + 20 * DAY}T")
    file = tmp_path / "cup.toml"
    file.write_text(text, encoding="utf-8")
    terms = tmp_path / "terms.txt"
    terms.write_text("Fair play.", encoding="utf-8")
    done("championship", "create", file, "--terms", f"en={terms}", "--database", url)
    return url


def plan(url: str, *words: object) -> str:
    return done("championship", "plan", "single-evening", *words, "--database", url)


def test_a_change_is_published_mailed_and_listed(cup: str) -> None:
    register(cup, "e1", "e2")
    start = f"{TODAY + 21 * DAY}T19:30"
    told = plan(cup, "--venue", "hall", "--start", start, "--tables", 5, "--notice", "en=The lift is broken.", "--mail")
    assert told.count("The start in Here is now") == 1
    assert "Here now has 5 tables instead of 6." in told
    told = plan(cup, "--closes", TODAY + 8 * DAY)
    assert "The last day to register is now" in told
    assert "tables" not in told
    assert len(plan(cup).splitlines()) == 3
    with office(cup, "single-evening") as found:
        hall = found.championship.format.venue("hall")
        assert hall is not None
        assert f"{hall.starts:%Y-%m-%dT%H:%M}" == start
        assert [one.kind for one in found.emails()].count("plan") == 2
        assert found.championship.state.notices[1].notice == (("en", "The lift is broken."),)


def test_without_a_change_it_says_so(cup: str) -> None:
    assert plan(cup) == "nothing has changed since it was created\n"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--venue", "hall", "--capacity", "1"), "capacity-taken (CHAMP-REG-3): count 2"),
        (("--venue", "nowhere", "--capacity", "9"), "no-such-venue: venue nowhere"),
        (("--venue", "hall", "--start", "2015-01-01T12:00"), "time-over"),
        (("--venue", "hall", "--name", "X", "--notice", "booked"), "--notice takes a language and a text"),
    ],
)
def test_what_cannot_change_is_refused_in_one_line(cup: str, words: tuple[str, ...], told: str) -> None:
    register(cup, "e1", "e2")
    result = run("championship", "plan", "single-evening", *words, "--database", cup)
    assert result.exit_code == 2
    assert told in result.output
