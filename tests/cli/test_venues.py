"""`passgo championship export | import | loans | recall | wipe`: a venue goes to a laptop and comes back."""

import datetime
import re
from pathlib import Path

import pytest
from tests.cli.cup import done, office, register, run
from typer.testing import CliRunner

from passgo.championship import commands
from passgo.cli.app import app
from passgo.office import SYSTEM

CUP = "single-evening"


class Hall:
    """A server and the laptop of its only venue."""

    def __init__(self, url: str, evening: Path, folder: Path) -> None:
        self.server, self.laptop = url, f"sqlite:///{folder / 'laptop.db'}"
        self.branch, self.results = folder / "hall.passgo", folder / "results.passgo"
        terms = folder / "terms.txt"
        terms.write_text("The terms.", encoding="utf-8")
        done("championship", "create", evening, "--terms", f"en={terms}", "--database", url)
        register(url, "e1", "e2", "e3")
        lend = ("championship", "export", CUP, self.branch, "--venue", "hall", "--laptop", "red laptop")
        key = re.search(r"key of hall: (\S+)", done(*lend, "--database", url))
        assert key is not None
        self.key = key[1]
        assert "goes on here" in done(
            "championship", "import", self.branch, "--key", self.key, "--database", self.laptop
        )

    def send_home(self, id: str) -> None:
        with office(self.laptop, CUP) as place:
            place.perform(commands.Withdraw(SYSTEM, id), datetime.datetime.now(datetime.UTC))

    def export(self, *more: str) -> str:
        self.results.unlink(missing_ok=True)
        return done("championship", "export", CUP, self.results, *more, "--database", self.laptop)

    def bring(self) -> str:
        return done("championship", "import", self.results, "--database", self.server)

    def status(self, id: str) -> str:
        with office(self.server, CUP) as place:
            return place.championship.state.entrants[id].status

    def loans(self) -> str:
        return done("championship", "loans", CUP, "--database", self.server)


@pytest.fixture
def hall(url: str, evening: Path, tmp_path: Path) -> Hall:
    return Hall(url, evening, tmp_path)


def test_results_come_back_as_often_as_one_likes(hall: Hall) -> None:
    hall.export()
    assert hall.bring() == f"{CUP}: nothing new\nunfinished: no table is playing; still lent\n"
    hall.send_home("e1")
    assert "1 entries written on this laptop\nunfinished: no table is playing" in hall.export()
    assert f"{CUP}: 1 entries imported\n" in hall.bring()
    hall.send_home("e2")
    assert "finished: the loan ends when the server imports this file" in hall.export("--finished")
    assert f"{CUP}: 2 entries imported\nfinished: the loan has ended\n" in hall.bring()
    assert (hall.status("e1"), hall.status("e2")) == ("withdrawn", "withdrawn")
    assert f"{CUP}: nothing new\n" in hall.bring()


def test_archives_are_for_their_owner_and_for_their_key(hall: Hall, tmp_path: Path) -> None:
    other = ("--database", f"sqlite:///{tmp_path / 'x.db'}")
    wrong = run("championship", "import", hall.branch, "--key", "AAAA", *other)
    assert (wrong.exit_code, wrong.output.split(":")[0]) == (2, "signature")
    assert hall.branch.stat().st_mode & 0o077 == 0


def test_loans_say_what_is_lent_to_whom_and_what_came_back(hall: Hall) -> None:
    assert re.match(r"hall: red laptop since \S+ \S+, 0 entries, lent\n", hall.loans())
    hall.send_home("e1")
    hall.export()
    hall.bring()
    assert re.search(r", 1 entries, last on \S+ \S+, lent\n", hall.loans())


def test_a_venue_taken_back_by_force_is_the_servers_again(hall: Hall) -> None:
    recall = ("championship", "recall", CUP, "hall", "--database", hall.server)
    assert run(*recall).exit_code == 2
    assert "hall is run here again" in done(*recall, "--reason", "the laptop fell")
    assert "taken back on" in hall.loans()
    hall.send_home("e1")
    hall.export()
    refused = run("championship", "import", hall.results, "--database", hall.server)
    assert (refused.exit_code, refused.output.split(":")[0]) == (2, "recalled")
    assert "the laptop fell" in refused.output


def test_a_laptop_is_wiped_when_its_results_have_left_it(hall: Hall, tmp_path: Path) -> None:
    hall.send_home("e1")
    wipe = ("championship", "wipe", CUP, "--database", hall.laptop)
    early = run(*wipe, "--yes")
    assert (early.exit_code, early.output.split(":")[0]) == (2, "not-exported")
    hall.export()
    assert CliRunner().invoke(app, wipe, input="n\n").exit_code == 1
    assert "deleted from this laptop" in CliRunner().invoke(app, wipe, input="y\n").output
    assert done("championship", "list", "--database", hall.laptop) == ""
    left = b"".join(file.read_bytes() for file in tmp_path.glob("laptop.db*"))
    assert b"Name e2" not in left
    again = ("championship", "import", hall.branch, "--key", hall.key, "--database", hall.laptop)
    assert "goes on here" in done(*again)
    assert "deleted from this laptop" in done(*wipe, "--yes", "--force")


def test_a_server_is_not_wiped(hall: Hall) -> None:
    refused = run("championship", "wipe", CUP, "--yes", "--force", "--database", hall.server)
    assert (refused.exit_code, refused.output.split(":")[0]) == (2, "not-a-laptop")
