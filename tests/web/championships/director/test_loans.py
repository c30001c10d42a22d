"""The page of venue loans: lend, bring results in, take back; and the same page on a laptop."""

import re
from collections.abc import Iterator
from itertools import count

import pytest
from tests.web.championships.opening import desk, keep, now, register, somebody
from tests.web.championships.staging import do, plain, read
from tests.web.running import Browser, Running, running

from passgo.championship import commands
from passgo.championship.commands import DIRECTOR
from passgo.office import SYSTEM, Office, Offices, venues
from passgo.office.venues import is_exported
from passgo.store import open_store

CUPS = count()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server"), limits__requests_per_minute="100000") as server:
        yield server


class Loan:
    """A championship with two people at Volos, and its director at the page of loans."""

    def __init__(self, server: Running, id: str) -> None:
        self.office = keep(server, id)
        self.page = f"/c/{id}/director/loans"
        entrant = Browser(server)
        for number in range(2):
            register(entrant, id, somebody(number, venue="volos"))
        entrant.close()
        self.director = desk(server, self.office, DIRECTOR, "Dora")

    def lend(self) -> tuple[bytes, str]:
        self.director.get(self.page)
        answer = self.director.post(f"{self.page}/lend", venue="volos", label="Red laptop")
        key = re.search(r'id="key" readonly value="([^"]+)"', answer.text)
        assert key is not None, answer.text
        return self.director.http.get(f"{self.page}/volos/archive").content, key[1]

    def bring(self, archive: bytes) -> str:
        self.director.get(self.page)
        answer = self.director.http.post(
            f"{self.page}/results", data={"csrf": self.director.token()}, files={"file": ("r.passgo", archive)},
            headers={"origin": self.director.server.url},
        )  # fmt: skip
        return plain(answer.text)


@pytest.fixture
def loan(server: Running) -> Iterator[Loan]:
    loan = Loan(server, f"cup-{next(CUPS)}")
    yield loan
    loan.director.close()


def laptop_of(loan: Loan, tmp_path: object) -> Office:
    store = open_store(f"sqlite:///{tmp_path}/laptop.db")
    return venues.settle(Offices(store), *loan.lend())


def send_home(laptop: Office) -> None:
    state = laptop.championship.state
    id = next(one.id for one in state.entrants.values() if one.status in ("pending", "confirmed"))
    laptop.perform(commands.Withdraw(SYSTEM, id), now())


def test_results_come_in_as_often_as_one_likes(loan: Loan, tmp_path: object) -> None:
    laptop = laptop_of(loan, tmp_path)
    assert "Red laptop" in read(loan.director, loan.page)
    assert "No results yet." in loan.director.page
    page = loan.bring(venues.bring_back(laptop))
    assert "Nothing new in this file." in page
    assert "Unfinished: the venue is still lent." in page
    send_home(laptop)
    assert "1 new entry brought in." in loan.bring(venues.bring_back(laptop))
    laptop.perform(commands.FinishVenue(SYSTEM, "volos"), now())
    page = loan.bring(venues.bring_back(laptop))
    assert "The venue is finished, and the loan has ended." in page
    assert "Last results:" in page
    assert loan.office.championship.state.lent == {}
    laptop.store.close()


def test_a_venue_is_taken_back_with_a_reason_and_its_laptop_told_so(loan: Loan, tmp_path: object) -> None:
    laptop = laptop_of(loan, tmp_path)
    do(loan.director, loan.page, "recall", venue="volos", reason=" ")
    assert loan.office.championship.state.lent
    page = do(loan.director, loan.page, "recall", venue="volos", reason="it was stolen")
    assert "The venue is run here again." in page
    assert "it was stolen" in page
    send_home(laptop)
    assert "This venue was taken back" in loan.bring(venues.bring_back(laptop))
    laptop.store.close()


@pytest.mark.parametrize(("file", "told"), [(b"", "damaged"), (b"no archive", "damaged")])
def test_a_file_that_is_none_is_refused(loan: Loan, file: bytes, told: str) -> None:
    loan.lend()
    assert told in loan.bring(file)


def test_results_of_another_championship_are_refused(server: Running, loan: Loan, tmp_path: object) -> None:
    other = Loan(server, f"{loan.office.id}-other")
    laptop = laptop_of(other, tmp_path)
    send_home(laptop)
    assert "Choose the results file from the laptop" in loan.bring(venues.bring_back(laptop))
    assert "1 new entry" in other.bring(venues.bring_back(laptop))
    laptop.store.close()
    other.director.close()


def test_a_file_of_a_megabyte_is_too_large(loan: Loan) -> None:
    loan.lend()
    assert "damaged" in loan.bring(b"x" * 200_000)
    assert "damaged" not in loan.bring(b"x" * 1_100_000)


def test_a_laptop_hands_out_its_results_and_finishes(loan: Loan, tmp_path_factory: pytest.TempPathFactory) -> None:
    archive, key = loan.lend()
    with running(tmp_path_factory.mktemp("laptop")) as hall:
        office = venues.settle(hall.site.offices, archive, key)
        director = desk(hall, office, DIRECTOR, "Vera", "volos")
        send_home(office)
        assert "This laptop runs Volos. 1 entry." in " ".join(read(director, loan.page).split())
        assert not is_exported(office)
        results = director.http.get(f"{loan.page}/results").content
        assert is_exported(office)
        assert "1 new entry" in loan.bring(results)
        assert "Finished. Download the results now." in do(director, loan.page, "finish")
        assert "loan has ended" in loan.bring(director.http.get(f"{loan.page}/results").content)
        assert director.http.get(f"{loan.page}/volos/archive").status_code == 404
        director.close()


def test_the_links_of_officials_open_their_desks_on_the_laptop(
    server: Running, tmp_path_factory: pytest.TempPathFactory
) -> None:
    office = keep(server, "posted")
    _, token = office.invite(DIRECTOR, "Dora", now())
    archive, key = venues.lend(office, "volos", SYSTEM, now())
    with running(tmp_path_factory.mktemp("posted")) as hall:
        venues.settle(hall.site.offices, archive, key)
        browser = Browser(hall)
        assert browser.http.get(f"/desk/{token}", follow_redirects=False).status_code == 303
        assert browser.get("/c/posted/director").status_code == 200
        browser.close()
