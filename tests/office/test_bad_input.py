"""Everything that must not happen, tried through the store: refused with its rule, and nothing confirmed is lost."""

import datetime
import gzip
from dataclasses import replace

import pytest
from tests.championship.organising import ATHENS, sheet
from tests.office.keeping import Clerk, everything_in

from passgo.championship import Actor, Command, Refused, commands
from passgo.championship.codec import digest_of
from passgo.championship.commands import ENTRANT, JUDGE
from passgo.championship.rounds import RoundId
from passgo.office import ArchiveRefused, venues
from passgo.store import Store


def refusal(clerk: Clerk, store: Store, command: Command, now: datetime.datetime | None = None) -> tuple[str, str]:
    """Code and rule of a refusal that left the whole database as it was."""
    before = everything_in(store)
    with pytest.raises(Refused) as refused:
        clerk.office.perform(command, now or clerk.now)
    assert everything_in(store) == before
    return refused.value.code, refused.value.rule


@pytest.mark.rule("CHAMP-CAL-4")
def test_a_late_registration(clerk: Clerk, store: Store) -> None:
    midnight = datetime.datetime(2015, 5, 21, tzinfo=ATHENS)
    clerk.office.perform(clerk.entry("vo001"), midnight - datetime.timedelta(seconds=1))
    assert refusal(clerk, store, clerk.entry("vo002"), midnight) == ("window-closed", "CHAMP-CAL-4")


def test_a_double_registration(clerk: Clerk, store: Store) -> None:
    clerk.register(1)
    again = replace(clerk.entry("vo001"), entrant="vo777", by=Actor("vo777", ENTRANT), venue="patras")
    assert refusal(clerk, store, again) == ("registered-twice", "AMB-CHAMP-45")
    shouting = replace(again, person=replace(again.person, name="Other", email=again.person.email.upper()))
    assert refusal(clerk, store, shouting) == ("registered-twice", "AMB-CHAMP-45")


@pytest.mark.rule("CHAMP-ELIG-3")
def test_an_under_age_registration(clerk: Clerk, store: Store) -> None:
    born = datetime.date(1997, 5, 24)  # eighteen the day after
    assert refusal(clerk, store, clerk.entry("vo001", born=born)) == ("too-young", "CHAMP-ELIG-3")


@pytest.mark.rule("CHAMP-DECL-1")
def test_the_link_of_somebody_else(clerk: Clerk, store: Store) -> None:
    one, other = clerk.register(2)
    for command in (commands.Withdraw(Actor(one, ENTRANT), other), commands.Erase(Actor(one, ENTRANT), other)):
        assert refusal(clerk, store, command) == ("not-yours", "CHAMP-DECL-1")
    token = clerk.office.entry_token(one, clerk.now)
    assert clerk.offices.official(token) is None  # and it opens no desk


@pytest.mark.rule("CHAMP-WORTH-7")
def test_a_sheet_whose_sums_do_not_match(clerk: Clerk, store: Store) -> None:
    clerk.confirmed(4)
    clerk.doors_open("volos")
    session = clerk.seat(RoundId("city", "volos", 1))
    clerk.start(session)
    clerk.time_over(session)
    table = session.tables[0]
    right = sheet(table, {id: 1500 + 100 * i for i, id in enumerate(table.players)})
    wrong = replace(right, lines=(replace(right.lines[0], total=9999), *right.lines[1:]))
    judge = Actor(table.judge, JUDGE)
    assert refusal(clerk, store, commands.EnterSheet(judge, session.id, 1, wrong)) == ("sheet-wrong", "CHAMP-WORTH-7")
    clerk.hand_in(session, table, right)
    correction = commands.CorrectSheet(judge, session.id, 1, wrong, table.sheet.version if table.sheet else 0, "why")
    assert refusal(clerk, store, correction) == ("sheet-wrong", "CHAMP-WORTH-7")
    assert table.confirmed()  # what was confirmed stands
    assert table.sheet is not None
    assert digest_of(table.sheet.sheet) == digest_of(right)


@pytest.mark.rule("CHAMP-TABLE-3")
def test_a_table_with_three_players_left_after_no_shows(clerk: Clerk, store: Store) -> None:
    ids = clerk.confirmed(8)
    clerk.doors_open("volos")
    session = clerk.seat(RoundId("city", "volos", 1))
    clerk.judges(session)
    missing = session.tables[0].players[0]
    clerk.do(commands.CheckIn(clerk.registrar, missing, "volos", present=False))
    assert session.starts is not None
    clerk.roll(session)
    start = commands.StartHeat(clerk.head_judge, session.id)
    assert refusal(clerk, store, start) == ("table-too-small", "CHAMP-TABLE-3")
    assert len(ids) == 8


@pytest.mark.rule("CHAMP-ALT-4")
def test_a_swap_that_breaks_a_rule(clerk: Clerk, store: Store) -> None:
    clerk.confirmed(8)
    clerk.doors_open("volos")
    one, other = (entrant.id for entrant in clerk.state.at_venue("volos", "confirmed")[:2])
    apart = ((one, other),)
    clerk.do(commands.MakeSeating(clerk.director, RoundId("city", "volos", 1), 1, apart=apart))
    session = clerk.state.sessions[RoundId("city", "volos", 1)]
    near = next(id for table in session.tables if one in table.players for id in table.players if id != one)
    broken = refusal(clerk, store, commands.SwapSeats(clerk.director, session.id, other, near))
    assert broken[0] == "seating-broken"
    assert broken[1]
    starts = datetime.datetime(2015, 5, 23, 12, tzinfo=ATHENS)
    clerk.do(commands.PublishSeating(clerk.director, session.id, starts))
    clerk.start(session)
    swap = commands.SwapSeats(clerk.director, session.id, one, other)
    assert refusal(clerk, store, swap) == ("game-running", "CHAMP-ALT-4")


def test_an_import_signed_by_nobody(clerk: Clerk, store: Store) -> None:
    before = everything_in(store)
    archive = gzip.compress(b'{"passgo_archive":1}\n{"kind":"results"}')
    with pytest.raises(ArchiveRefused):
        venues.take_back(clerk.offices, archive, clerk.director, clerk.now)
    assert everything_in(store) == before


@pytest.mark.rule("CHAMP-REG-3")
def test_a_clock_set_back(clerk: Clerk) -> None:
    clerk.register(1)
    early = clerk.now - datetime.timedelta(minutes=1)
    report, entered, *_ = clerk.office.perform(clerk.entry("vo002"), early)
    assert (report.kind, entered.kind, entered.at, entered.when) == ("clock-jumped", "registered", early, clerk.now)
    assert [(one.id, one.order) for one in clerk.state.entrants.values()] == [("vo001", 3), ("vo002", 9)]
