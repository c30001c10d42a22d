"""`passgo championship create | list | invite | export | import | rehearse --into`, and `passgo restore`."""

import datetime
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.championship.organising import BORN
from typer.testing import CliRunner, Result

from passgo.championship import Actor, Person, commands
from passgo.cli.app import app
from passgo.office import SYSTEM, Office, Offices
from passgo.rehearsal import play_next
from passgo.store import open_store


def run(*words: object) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words])


def done(*words: object) -> str:
    result = run(*words)
    assert result.exit_code == 0, result.output
    return result.output


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'server.db'}"


@contextmanager
def office(url: str, id: str = "greece-2015") -> Iterator[Office]:
    store = open_store(url)
    yield Offices(store).open(id)
    store.close()


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """A championship that is open for registration now."""
    from tests.office.keeping import format_text

    today = datetime.datetime.now(datetime.UTC).date()
    text = format_text("single-evening")
    text = text.replace("opens = 2026-01-05", f"opens = {today - datetime.timedelta(days=9)}")
    text = text.replace("closes = 2026-01-30", f"closes = {today + datetime.timedelta(days=9)}")
    text = text.replace("starts = 2026-01-31", f"starts = {today + datetime.timedelta(days=10)}")
    file = tmp_path / "evening.toml"
    file.write_text(text, encoding="utf-8")
    return file


def register(url: str, *ids: str) -> None:
    with office(url, "single-evening") as place:
        rules = place.championship.format.registration
        for id in ids:
            who = Person(f"Name {id}", f"{id}@mail.example", "+30 210 0000", BORN, "GR")
            entry = commands.Register(Actor(id, "entrant"), id, "hall", who, 1, rules.declarations, rules.consents)
            place.perform(entry, datetime.datetime.now(datetime.UTC))


def test_a_championship_is_created_listed_and_invited_to(url: str, tmp_path: Path) -> None:
    terms = tmp_path / "terms.txt"
    terms.write_text("Οι όροι.", encoding="utf-8")
    told = done(
        "championship",
        "create",
        "greece-2015",
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
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    done("championship", "create", "greece-2015", "--as", "first", "--database", url)
    done("championship", "create", "greece-2015", "--database", url)
    result = run("championship", *words, "--database", url)
    assert result.exit_code == 2
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert result.output.strip()


def test_a_venue_goes_to_a_laptop_and_comes_back(url: str, evening: Path, tmp_path: Path) -> None:
    terms = tmp_path / "terms.txt"
    terms.write_text("The terms.", encoding="utf-8")
    done("championship", "create", evening, "--terms", f"en={terms}", "--database", url)
    register(url, "e1", "e2")
    laptop = f"sqlite:///{tmp_path / 'laptop.db'}"
    branch, results = tmp_path / "hall.passgo", tmp_path / "results.passgo"
    told = done("championship", "export", "single-evening", branch, "--venue", "hall", "--database", url)
    key = re.search(r"key of hall: (\S+)", told)
    assert key is not None
    assert "goes on here" in done("championship", "import", branch, "--key", key[1], "--database", laptop)
    with office(laptop, "single-evening") as place:
        place.perform(commands.Withdraw(SYSTEM, "e1"), datetime.datetime.now(datetime.UTC))
    done("championship", "export", "single-evening", results, "--database", laptop)
    assert "1 events imported" in done("championship", "import", results, "--database", url)
    with office(url, "single-evening") as place:
        assert place.championship.state.entrants["e1"].status == "withdrawn"
    again = run("championship", "import", results, "--database", url)
    assert (again.exit_code, again.output.split(":")[0]) == (2, "twice")
    wrong = run("championship", "import", branch, "--key", "AAAA", "--database", f"sqlite:///{tmp_path / 'x.db'}")
    assert (wrong.exit_code, wrong.output.split(":")[0]) == (2, "signature")
    assert branch.stat().st_mode & 0o077 == 0


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
