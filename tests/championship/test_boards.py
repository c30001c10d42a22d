"""What the public sees: nicknames and points after release, names only in lists of winners and by consent."""

import dataclasses

import pytest
from tests.championship.organising import Office

from passgo.championship import Actor, commands
from passgo.championship.boards import Row, stage_board, table_board, winners
from passgo.championship.commands import ENTRANT
from passgo.championship.rounds import RoundId


def played() -> Office:
    office = Office()
    for i, id in enumerate(office.confirmed(5)):
        office.do(commands.ProposeNickname(office.registrar, id, f"Token {'ABCDE'[i]}"))
        office.do(commands.ApproveNickname(office.director, id))
    office.doors_open("volos")
    office.play(office.seat(RoundId("city", "volos", 1)))
    return office


@pytest.mark.rule("CHAMP-POST-1", "CHAMP-POST-2")
def test_scores_are_posted_after_the_round_under_nicknames_without_net_worth() -> None:
    office = played()
    session = office.state.sessions[RoundId("city", "volos", 1)]
    assert table_board(office.championship, session, 1) == []
    office.do(commands.ReleaseScores(office.director, session.id))
    expected = [("Token A", 1, 16), ("Token B", 2, 8), ("Token C", 3, 4), ("Token D", 4, 2), ("Token E", 5, 1)]
    assert [dataclasses.astuple(row) for row in table_board(office.championship, session, 1)] == expected
    assert stage_board(office.championship, "city", "volos") == table_board(office.championship, session, 1)
    assert [field.name for field in dataclasses.fields(Row)] == ["nickname", "rank", "points"]


def test_an_erased_player_leaves_a_nameless_line() -> None:
    office = played()
    session = office.state.sessions[RoundId("city", "volos", 1)]
    office.do(commands.ReleaseScores(office.director, session.id))
    office.do(commands.Erase(office.registrar, session.tables[0].players[0]))
    rows = table_board(office.championship, session, 1)
    assert sorted(row.points for row in rows) == [1, 2, 4, 8, 16]
    assert [row.nickname for row in rows].count("anonymous") == 1


@pytest.mark.rule("CHAMP-PUB-2", "CHAMP-PUB-6")
def test_winners_are_named_by_their_consent_only() -> None:
    office = played()
    office.do(commands.ReleaseScores(office.director, RoundId("city", "volos", 1)))
    office.do(commands.Qualify(office.head_judge, "city", "volos"))
    first = office.state.outcomes["city", "volos"].ranking[0]
    assert winners(office.championship)[0] == ("city", f"Name {first}")
    office.do(commands.ChangeConsent(Actor(first, ENTRANT), first, "publicity", False))
    assert winners(office.championship)[0] == ("city", "Token A")
