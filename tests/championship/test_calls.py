"""Calls for the head judge (CHAMP-NEGO-1, CHAMP-NEGO-2): asked for, taken, settled, and still there after a restart."""

import pytest
from tests.championship.organising import Office, prices

from passgo.championship import Actor, commands, replay
from passgo.championship.commands import JUDGE
from passgo.championship.rounds import RoundId
from passgo.championship.state import Call, Table

ROUND = RoundId("city", "volos", 1)
JO = Actor("judge-1", JUDGE)


@pytest.fixture
def office() -> Office:
    office = Office()
    office.confirmed(8)
    office.doors_open("volos")
    office.start(office.seat(ROUND))
    return office


def table(office: Office) -> Table:
    return office.state.table(ROUND, 1)


def test_a_table_calls_somebody_comes_and_it_is_settled(office: Office) -> None:
    (called,) = office.do(commands.CallHeadJudge(JO, ROUND, 1))
    assert table(office).call == Call(called.when, "judge-1")
    office.do(commands.TakeCall(office.head_judge, ROUND, 1))
    assert table(office).call == Call(called.when, "judge-1", "head-judge")
    office.do(commands.EndCall(JO, ROUND, 1))
    assert table(office).call is None
    assert office.state.table(ROUND, 2).call is None


def test_a_call_survives_a_restart(office: Office) -> None:
    office.do(commands.CallHeadJudge(JO, ROUND, 1))
    again = replay(office.format, prices(), office.log)
    assert again.state.table(ROUND, 1).call == table(office).call
    assert again.digest() == office.championship.digest()


def test_nothing_is_done_twice(office: Office) -> None:
    take, end = commands.TakeCall(office.head_judge, ROUND, 1), commands.EndCall(JO, ROUND, 1)
    assert office.refused(take).code == "already-done"
    assert office.refused(end).code == "already-done"
    office.do(commands.CallHeadJudge(JO, ROUND, 1))
    assert office.refused(commands.CallHeadJudge(JO, ROUND, 1)).code == "already-done"
    office.do(take)
    assert office.refused(take).code == "already-done"


def test_a_table_may_call_again_when_the_first_matter_is_settled(office: Office) -> None:
    for _ in range(2):
        office.do(commands.CallHeadJudge(JO, ROUND, 1))
        office.do(commands.EndCall(office.head_judge, ROUND, 1))
    office.do(commands.CallHeadJudge(JO, ROUND, 1))
    assert table(office).call is not None


def test_only_a_published_table_calls() -> None:
    office = Office()
    office.confirmed(8)
    office.doors_open("volos")
    office.do(commands.MakeSeating(office.director, ROUND, 1))
    assert office.refused(commands.CallHeadJudge(JO, ROUND, 1)).code == "bad-moment"
