"""Signatures of people who sit at home: nobody's without an act of their own, and what the head judge does without."""

import datetime
import re
from dataclasses import replace

import pytest
from tests.championship.organising import Office, prices, sheet
from tests.championship.test_format import text_of

from passgo.championship import Actor, commands, events, parse, replay
from passgo.championship.codec import digest_of
from passgo.championship.commands import ENTRANT, JUDGE
from passgo.championship.rounds import RoundId
from passgo.championship.signatures import line_of, missing_signatures
from passgo.championship.state import EnteredSheet, Session, Table

ROUND = RoundId("evening", "hall", 1)
MACHINE = Actor("online", commands.SCORER)
RICHES = {"ha001": 900, "ha002": 700, "ha003": 700, "ha004": 400}


@pytest.fixture
def office() -> Office:
    """A table of four, played online to the end; its sheet has come in by itself."""
    return played(online=True)


def played(online: bool) -> Office:
    text = re.sub(r"seats = \[\d, 6\]", "seats = [4, 6]", text_of("single-evening"))
    office = Office(parse(text.replace("tables = 6", f"tables = 6\nonline = {str(online).lower()}")))
    office.confirmed(4, "hall")
    office.doors_open("hall")
    session = office.seat(ROUND)
    office.start(session)
    office.time_over(session)
    office.do(commands.EnterSheet(MACHINE, ROUND, 1, replace(sheet(session.tables[0], RICHES), signed=())))
    return office


def place(office: Office) -> tuple[Session, Table, EnteredSheet]:
    session = office.state.sessions[ROUND]
    table = session.tables[0]
    assert table.sheet is not None
    return session, table, table.sheet


def sign(office: Office, who: str, whose: str = "") -> commands.SignSheet:
    """A player signs a line, their own if nothing else is said."""
    line = line_of(place(office)[2].sheet, whose or who)
    return commands.SignSheet(Actor(who, ENTRANT), ROUND, 1, digest_of(line), whose or who)


def judged(office: Office) -> commands.SignSheet:
    _, table, entered = place(office)
    return commands.SignSheet(Actor(table.judge, JUDGE), ROUND, 1, digest_of(entered.sheet))


def confirm(office: Office, by: Actor | None = None) -> commands.ConfirmSheet:
    return commands.ConfirmSheet(by or office.scorer, ROUND, 1, digest_of(place(office)[2].sheet))


def tie(office: Office, *order: str) -> commands.DecideTie:
    return commands.DecideTie(office.head_judge, ROUND, 1, order)


@pytest.mark.rule("CHAMP-WORTH-8")
def test_nobody_has_signed_before_they_did(office: Office) -> None:
    _, table, entered = place(office)
    assert sorted(missing_signatures(table, entered)) == ["ha001", "ha002", "ha003", "ha004", "judge-1"]
    assert office.refused(confirm(office)).details["missing"] == (*table.players, "judge-1")
    for player in RICHES:
        office.do(sign(office, player))
    assert missing_signatures(table, entered) == ["judge-1"]
    office.do(tie(office, "ha003", "ha002"))
    office.do(judged(office))
    office.do(confirm(office))
    assert table.confirmed()
    assert sorted(table.tapped()) == ["ha001", "ha002", "ha003", "ha004", "judge-1"]


def test_nobody_signs_for_another_nor_twice_nor_something_else(office: Office) -> None:
    assert office.refused(sign(office, "ha001", "ha002")).code == "not-yours"
    stranger = Actor("somebody", JUDGE)
    assert office.refused(replace(judged(office), by=stranger)).code == "not-awaited"
    assert office.refused(replace(sign(office, "ha001"), digest="0" * 16)).code == "sheet-changed"
    office.do(sign(office, "ha001"))
    assert office.refused(sign(office, "ha001")).code == "not-awaited"


def test_a_correction_keeps_the_signatures_below_lines_it_leaves_alone(office: Office) -> None:
    for player in RICHES:
        office.do(sign(office, player))
    _, table, entered = place(office)
    poorer = tuple(
        replace(line, cash=800, total=800) if line.entrant == "ha001" else line for line in entered.sheet.lines
    )
    right = replace(entered.sheet, lines=poorer)
    office.do(commands.CorrectSheet(office.head_judge, ROUND, 1, right, entered.version, "why"))
    assert missing_signatures(table, place(office)[2]) == ["ha001", "judge-1"]


def test_the_head_judge_closes_a_sheet_without_those_who_had_their_time(office: Office) -> None:
    _, table, entered = place(office)
    office.do(sign(office, "ha001"))
    waive = commands.WaiveSignatures(office.head_judge, ROUND, 1, "went to bed")
    early = office.refused(waive)
    assert (early.code, early.rule) == ("too-early", "CHAMP-WORTH-8")
    assert office.refused(replace(waive, by=office.scorer)).code == "not-allowed"
    office.now += datetime.timedelta(minutes=10)
    assert office.refused(replace(waive, reason=" ")).code == "no-reason"
    (told,) = office.do(waive)
    assert isinstance(told, events.SignaturesWaived)
    assert sorted(told.missing) == ["ha002", "ha003", "ha004", "judge-1"]
    assert (entered.waived_for, missing_signatures(table, entered)) == ("went to bed", [])
    assert sorted(table.tapped()) == ["ha001"]  # nobody else has signed
    assert office.refused(waive).code == "already-done"
    office.do(tie(office, "ha002", "ha003"))
    assert office.refused(confirm(office, office.head_judge)).code == "same-person"
    office.do(confirm(office))


def test_in_a_hall_people_are_asked_to_sign() -> None:
    office = played(online=False)
    office.now += datetime.timedelta(hours=1)
    waive = commands.WaiveSignatures(office.head_judge, ROUND, 1, "has gone")
    assert office.refused(waive).code == "not-allowed"


def test_a_tie_is_decided_by_the_head_judge_alone_and_takes_no_signature_back(office: Office) -> None:
    for player in RICHES:
        office.do(sign(office, player))
    office.do(judged(office))
    _, table, entered = place(office)
    assert office.refused(confirm(office)).code == "tie-undecided"
    assert office.refused(tie(office, "ha002")).code == "tie-undecided"
    assert office.refused(tie(office, "ha001", "ha002")).code == "tie-undecided"
    assert office.refused(replace(tie(office, "ha002", "ha003"), by=office.scorer)).code == "not-allowed"
    office.do(tie(office, "ha003", "ha002"))
    assert (entered.sheet.decided, entered.decided_by) == (("ha003", "ha002"), "head-judge")
    assert missing_signatures(table, entered) == []
    assert office.refused(tie(office, "ha003", "ha002")).code == "already-done"
    office.do(confirm(office))
    assert office.refused(tie(office, "ha003", "ha002")).code == "already-done"
    again = replay(office.format, prices(), office.log)
    assert again.state == office.state
