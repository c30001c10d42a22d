"""`passgo championship create | list | invite | sweep | rehearse --into`, and `passgo restore`."""

import datetime
import re
from pathlib import Path

import pytest
from tests.cli.cup import done, office, register, run

from passgo.championship import commands
from passgo.office import SYSTEM, Offices
from passgo.office.clock import Clock
from passgo.rehearsal import play_next
from passgo.store import open_store


def test_a_championship_is_created_listed_and_invited_to(url: str, tmp_path: Path, greece: Path) -> None:
    terms = tmp_path / "terms.txt"
    terms.write_text("Οι όροι.", encoding="utf-8")
    told = done(
        "championship",
        "create",
        greece,
        "--terms",
        f"el={terms}",
        "--database",
        url,
        "--url",
        "https://c.example",
    )
    token = re.search(r"https://c\.example/desk/(\S+)", told)
    assert token is not None
    assert done("championship", "list", "--database", url).startswith("greece-2015: ")
    invited = done("championship", "invite", "greece-2015", "judge", "Maria", "--venue", "volos", "--database", url)
    judge = re.search(r"/desk/(\S+)", invited)
    assert judge is not None
    store = open_store(url)
    offices = Offices(store)
    for link, role in ((token[1], "director"), (judge[1], "judge")):
        found = offices.official(link)
        assert found is not None
        assert found[1].role == role
    found_terms = offices.open("greece-2015").terms(language="el")
    assert found_terms is not None
    assert found_terms.text == "Οι όροι."
    store.close()


@pytest.mark.parametrize(
    "words",
    [
        ("create", "no-such"), ("create", "nowhere.toml"), ("invite", "no-such", "judge", "Maria"),
        ("invite", "greece-2015", "king", "Otto"), ("export", "greece-2015", "out.zip"),
        ("export", "greece-2015", "out.zip", "--venue", "corfu"), ("import", "nowhere"),
        ("create", "greece-2015", "--terms", "nothing"),
    ],
)  # fmt: skip
def test_bad_input_ends_with_a_line_and_code_2(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], greece: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    done("championship", "create", greece, "--as", "first", "--database", url)
    done("championship", "create", greece, "--database", url)
    result = run("championship", *words, "--database", url)
    assert result.exit_code == 2
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert result.output.strip()


def test_a_championship_of_the_past_is_refused_before_it_is_made(url: str) -> None:
    result = run("championship", "create", "greece-2015", "--database", url)
    assert result.exit_code == 2
    assert "venue athens starts on 2015-05-23 12:00, which is in the past: change its start" in result.output
    assert done("championship", "list", "--database", url) == ""


def test_a_look_at_a_missing_database_does_not_make_it(tmp_path: Path) -> None:
    missing = tmp_path / "missing.db"
    for words in (("list",), ("sweep",), ("loans", "cup"), ("invite", "cup", "judge", "Maria")):
        result = run("championship", *words, "--database", f"sqlite:///{missing}")
        assert (result.exit_code, "no such database" in result.output) == (2, True), words
    assert not missing.exists()


def test_a_sweep_says_whom_it_deleted(url: str, evening: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    terms = tmp_path / "terms.txt"
    terms.write_text("The terms.", encoding="utf-8")
    done("championship", "create", evening, "--terms", f"en={terms}", "--database", url)
    register(url, "e1", "e2")
    sweep = ("championship", "sweep", "--database", url)
    assert done(*sweep) == "nothing to delete\n"
    later = datetime.datetime.now(datetime.UTC) + datetime.timedelta(days=999)
    monkeypatch.setattr(Clock, "now", lambda _clock: later)
    assert "single-evening: 2 people deleted" in done(*sweep)
    assert done(*sweep) == "nothing to delete\n"


def test_an_operator_sees_a_jump_of_the_clock_and_two_officials_accept_it(
    url: str, evening: Path, tmp_path: Path
) -> None:
    terms = tmp_path / "terms.txt"
    terms.write_text("The terms.", encoding="utf-8")
    done("championship", "create", evening, "--terms", f"en={terms}", "--director", "Dora", "--database", url)
    register(url, "e1", "e2")
    clock = ("championship", "clock", "single-evening", "--database", url)
    assert "no open report about the clock" in done(*clock)
    next_year = datetime.datetime.now(datetime.UTC) + datetime.timedelta(days=365)
    with office(url, "single-evening") as place:
        place.perform(commands.Withdraw(SYSTEM, "e1"), next_year)
    told = done(*clock)
    assert f"the clock jumped: it was {next_year:%Y-%m-%d %H:%M:%S}+00:00, then the clock said" in told
    assert "have two officials accept it: --accept NAME" in told
    done("championship", "invite", "single-evening", "judge", "Maria", "--database", url)
    assert "Dora says that it is right; a second official is needed" in done(*clock, "--accept", "Dora")
    for name, code in (("Dora", "clock-same-person"), ("Nobody", "official")):
        again = run(*clock, "--accept", name)
        assert (again.exit_code, again.output.split(":")[0].split(" ")[0]) == (2, code)
    assert "no open report about the clock" in done(*clock, "--accept", "Maria")
    register(url, "e3")  # the window is open again


def test_results_of_a_laptop_with_a_wrong_clock_are_taken_in_and_named(url: str, evening: Path, tmp_path: Path) -> None:
    terms = tmp_path / "terms.txt"
    terms.write_text("The terms.", encoding="utf-8")
    done("championship", "create", evening, "--terms", f"en={terms}", "--database", url)
    register(url, "e1")
    laptop, branch, results = f"sqlite:///{tmp_path / 'laptop.db'}", tmp_path / "hall.passgo", tmp_path / "r.passgo"
    key = re.search(
        r"key of hall: (\S+)",
        done("championship", "export", "single-evening", branch, "--venue", "hall", "--database", url),
    )
    assert key is not None
    done("championship", "import", branch, "--key", key[1], "--database", laptop)
    ahead = datetime.datetime.now(datetime.UTC) + datetime.timedelta(days=3653)
    with office(laptop, "single-evening") as place:
        place.perform(commands.Withdraw(SYSTEM, "e1"), ahead)
    done("championship", "export", "single-evening", results, "--database", laptop)
    told = done("championship", "import", results, "--database", url)
    assert "hall came back with a wrong clock: it was " in told
    assert f"its computer said {ahead:%Y-%m-%d %H:%M:%S}+00:00" in told


def test_a_restored_backup_forgets_again_who_was_erased(url: str, evening: Path, tmp_path: Path) -> None:
    terms = tmp_path / "terms.txt"
    terms.write_text("The terms.", encoding="utf-8")
    done("championship", "create", evening, "--terms", f"en={terms}", "--database", url)
    register(url, "e1", "e2")
    backup = tmp_path / "old.backup"
    done("backup", backup, "--database", url)
    with office(url, "single-evening") as place:
        place.perform(commands.Erase(SYSTEM, "e1"), datetime.datetime.now(datetime.UTC))
    assert "1 people erased again" in done("restore", backup, "--replace", "--database", url)
    with office(url, "single-evening") as place:
        assert sorted(place.championship.people.rows) == ["e2"]
    listed = tmp_path / "list.txt"
    listed.write_text("single-evening e2\nno-such-cup e9\n", encoding="utf-8")
    other = f"sqlite:///{tmp_path / 'other.db'}"
    assert "1 people erased again" in done("restore", backup, "--erasures", listed, "--database", other)
    with office(other, "single-evening") as place:
        assert sorted(place.championship.people.rows) == ["e1"]
    listed.write_text("what is this\n", encoding="utf-8")
    assert run("restore", backup, "--erasures", listed, "--replace", "--database", other).exit_code == 2


def test_a_rehearsal_is_kept_and_played_on(url: str) -> None:
    """What the director's console shows: everybody is there, the first stage is over, the clock can be moved."""
    whole = done("championship", "rehearse", "--preset", "single-evening", "--seed", "3")
    words = ("championship", "rehearse", "--preset", "single-evening", "--seed", "3", "--into", url)
    kept = done(*words)
    assert kept.splitlines()[-1] == whole.splitlines()[-1]
    assert run(*words).exit_code == 2  # that id is taken
    done(*words, "--as", "half", "--until", "final")
    with office(url, "single-evening-rehearsal") as place:
        assert place.championship.digest() == whole.split()[-1]
        assert place.kept.rehearsed
        place.store.verify_chain(place.stream)
    now = datetime.datetime.now(datetime.UTC)
    with office(url, "half") as place:
        assert place.championship.champion() == ""
        assert place.machine_time(now).year == 2026
        assert play_next(place, 5, now) == "final"
        assert place.championship.champion() in place.championship.state.entrants
        last = place.championship.state.last
        assert last is not None
        assert abs(place.machine_time(now) - last) < datetime.timedelta(seconds=1)


def test_only_a_known_stage_ends_a_rehearsal(url: str) -> None:
    assert run("championship", "rehearse", "--until", "city").exit_code == 2
    assert run("championship", "rehearse", "--into", url, "--until", "moon").exit_code == 2
