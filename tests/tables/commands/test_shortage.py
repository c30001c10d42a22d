"""Scarce buildings at a live table: who is asked, how long, what an answer may be, and that all of it is kept."""

from typing import Any

import pytest
from tests.fair.games import commit, fair_lobby, file_of, play_by_bots, reveal
from tests.tables.driving import PEOPLE, QUICK, Desk, rolled_off

from passgo.fair.checking import check_game
from passgo.fair.reading import read_game
from passgo.tables import JUDGE, SEAT
from passgo.tables.log.replay import Replay

BROWN, LIGHT_BLUE, PINK = (1, 3), (6, 8, 9), (11, 13, 14)
CLOCK = 60_000


def given(desk: Desk, groups: tuple[tuple[int, ...], ...] = (BROWN, LIGHT_BLUE, PINK)) -> Desk:
    """Everybody owns a whole group."""
    deeds = [{"space": space, "owner": seat} for seat, group in enumerate(groups) for space in group]
    correction = {"corrects": 1, "reason": "set up", "deeds": deeds, "expected": desk.table.version}
    assert desk.judge("judge-correct", **correction)["ok"]
    return desk


def three(stock: int = 3, **settings: Any) -> Desk:
    options = {"stock.houses": stock, **settings.pop("options", {})}
    return given(rolled_off(3, judge=True, options=options, **settings))


def asked(**settings: Any) -> Desk:
    """Ann wants one of three houses; Bob and Cem are asked."""
    desk = three(**settings)
    assert desk.act("ann", "build", space=1)["ok"]
    return desk


def shortage(desk: Desk) -> dict[str, Any] | None:
    found: dict[str, Any] | None = desk.view("spectator")["game"]["shortage"]
    return found


def own(desk: Desk, person: str) -> dict[str, Any]:
    found: dict[str, Any] = desk.view(f"seat:{PEOPLE.index(person)}", person)["own"]
    return found


def levels(desk: Desk) -> dict[int, int]:
    return {title.space.pos: title.level for title in desk.table.state.playing().titles if title.level}


def waits(desk: Desk) -> list[tuple[int, str]]:
    return [(wait["seat"], wait["what"]) for wait in desk.view("spectator")["game"]["awaiting"]]


def test_the_others_are_asked_when_the_stock_could_fall_short() -> None:
    desk = asked()
    assert shortage(desk) == {
        "opener": 0, "sells": False, "hotel": False, "left": 3, "wants": [[1], [], []], "asked": [1, 2],
    }  # fmt: skip
    assert waits(desk) == [(1, "shortage"), (2, "shortage")]


def test_nobody_is_asked_while_there_is_plenty() -> None:
    desk = three(stock=32)
    assert desk.act("ann", "build", space=1)["ok"]
    assert (shortage(desk), levels(desk)) == (None, {1: 1})


def test_who_is_asked_learns_how_many_they_could_place() -> None:
    desk = asked()
    assert [own(desk, person)["could_place"] for person in ("ann", "bob", "cem")] == [0, 12, 12]


def test_in_an_official_round_nobody_does_that_sum() -> None:
    desk = asked(official=True)
    assert own(desk, "bob")["could_place"] == 0


def test_wishes_that_fit_are_built_at_list_price() -> None:
    desk = asked()
    assert desk.act("bob", "want", spaces=[6, 8])["ok"]
    assert desk.act("cem", "pass")["ok"]
    assert levels(desk) == {1: 1, 6: 1, 8: 1}
    assert [player.cash for player in desk.table.state.playing().players] == [1450, 1400, 1500]


def test_wishes_that_do_not_fit_are_auctioned_piece_by_piece() -> None:
    desk = asked()
    assert desk.act("bob", "want", spaces=[6, 8])["ok"]
    assert desk.act("cem", "want", space=11)["ok"]
    auction = desk.view("spectator")["game"]["auction"]
    assert (auction["space"], auction["hotel"], auction["wants"]) == (-1, False, [1, 6, 11])
    assert desk.act("bob", "bid", amount=70)["ok"]
    for person in ("ann", "cem"):
        assert desk.act(person, "pass")["ok"]
    assert levels(desk) == {6: 1}
    # A pass was for that piece only: all three are asked again for the next one.
    assert desk.view("spectator")["game"]["auction"]["wants"] == [1, 8, 11]
    assert desk.view("spectator")["game"]["auction"]["asked"] == [0, 1, 2]


def test_an_answer_stays_fresh_while_others_answer() -> None:
    desk = asked()
    version = desk.table.version
    assert desk.act("cem", "pass")["ok"]
    assert desk.act("bob", "want", spaces=[6, 8], expected=version)["ok"]


def test_an_answer_after_the_question_closed_is_refused() -> None:
    desk = asked()
    assert desk.act("bob", "want", space=6)["ok"]
    assert desk.act("cem", "pass")["ok"]
    assert refused(desk, "bob", {"type": "want", "space": 8}) == "not-now"


def refused(desk: Desk, person: str, action: dict[str, Any]) -> str:
    return desk.refused("act", person, action=action, expected=desk.table.version)


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ({"type": "want", "spaces": []}, "bad-action"),
        ({"type": "want", "spaces": [6] * 101}, "bad-action"),
        ({"type": "want", "spaces": [6, -1]}, "bad-action"),
        ({"type": "want", "spaces": "68"}, "bad-action"),
        ({"type": "want", "spaces": [6], "space": 6}, "bad-action"),
        ({"type": "sell", "spaces": [6, 8]}, "bad-action"),
        ({"type": "want", "spaces": [6, 999]}, "unknown-space"),
        ({"type": "want", "spaces": [6, 6]}, "build-evenly"),
        ({"type": "want", "spaces": [6, 1]}, "not-owner"),
        ({"type": "want", "space": 5}, "not-a-set"),
        ({"type": "want", "spaces": [6, 8, 9] * 4 + [6]}, "bad-choice"),
    ],
)
def test_a_bad_wish_is_refused_and_changes_nothing(action: dict[str, Any], code: str) -> None:
    assert refused(asked(), "bob", action) == code


def test_more_than_one_can_pay_is_refused_with_the_level_that_failed() -> None:
    desk = three()
    change = {"corrects": 1, "reason": "set up", "cash": [{"seat": 1, "amount": -1380}]}
    assert desk.judge("judge-correct", expected=desk.table.version, **change)["ok"]
    assert desk.act("ann", "build", space=1)["ok"]
    reply = desk.act("bob", "want", spaces=[6, 8, 9])
    assert (reply["error"]["code"], reply["error"]["args"]) == ("not-enough-cash", {"space": 9})


def test_none_for_this_turn_is_not_asked_again_before_the_next_turn() -> None:
    desk = asked()
    assert desk.act("bob", "pass", answer="turn")["ok"]
    assert desk.act("cem", "pass")["ok"]
    assert desk.act("ann", "build", space=3)["ok"]
    found = shortage(desk)
    assert found is not None
    assert found["asked"] == [2]


def test_when_the_clock_runs_out_nothing_is_wanted() -> None:
    desk = asked(clocks={**QUICK, "decision_ms": CLOCK})
    desk.run(CLOCK - 1)
    assert shortage(desk) is not None
    desk.run(1)
    assert (shortage(desk), levels(desk)) == (None, {1: 1})


def test_bots_answer_at_once() -> None:
    """However long a bot ponders its roll, nobody waits for it here."""
    desk = rolled_off_with_bots()
    assert desk.act("ann", "build", space=1)["ok"]
    before = desk.now
    while shortage(desk) is not None and desk.view("spectator")["game"]["auction"] is None:
        assert desk.wake is not None
        desk.now = max(desk.now, desk.wake)
        desk.tick()
    assert desk.now == before


def rolled_off_with_bots() -> Desk:
    desk = Desk()
    settings = {"seats": 3, "clocks": QUICK, "options": {"stock.houses": 3}, "pace_ms": 60_000}
    desk.ok("create", "ann", settings=settings)
    desk.ok("take-judge", "judge", JUDGE)
    desk.ok("take-seat", "ann", SEAT, 0)
    desk.connect("ann", SEAT, 0)
    desk.ok("start", "ann", fill="builder")
    while desk.view("spectator")["game"]["awaiting"][0]["what"] == "start-roll":
        if desk.act("ann", "roll")["ok"]:
            continue
        desk.run(60_000)
    return given(desk)


def test_a_declaration_to_others_stands() -> None:
    """A build nobody contests can be taken back; one that asked the others has told them something."""
    desk = asked()
    assert own(desk, "ann")["undo"] is None
    plenty = three(stock=32)
    assert plenty.act("ann", "build", spaces=[1, 3])["ok"]
    assert plenty.do("undo", "ann", expected=plenty.table.version)["ok"]
    assert levels(plenty) == {}


def test_a_shortage_is_the_same_after_a_restart_and_in_a_replay() -> None:
    desk = asked()
    assert desk.act("bob", "want", spaces=[6, 8])["ok"]
    assert desk.again().digest() == desk.table.digest()
    assert desk.act("cem", "want", spaces=[11, 13])["ok"]
    assert desk.act("bob", "bid", amount=5)["ok"]
    assert desk.again().digest() == desk.table.digest()
    replay = Replay(desk.table.id, desk.entries)
    assert replay.versions() == desk.table.version


def test_the_dice_of_a_game_with_scarce_buildings_can_be_checked() -> None:
    desk = fair_lobby(3, options={"stock.houses": 3, "end.turns": 20})
    desk.ok("take-judge", "judge", JUDGE)
    commit(desk, 0, 1)
    desk.ok("start", "ann")
    reveal(desk, 0, 1)
    while desk.table.state.playing().start_due:
        assert desk.act(PEOPLE[desk.table.state.playing().start_due[0]], "roll")["ok"]
    given(desk)
    assert desk.act("ann", "build", spaces=[1, 3])["ok"]
    assert desk.act("bob", "want", space=6)["ok"]
    assert desk.act("cem", "pass", answer="turn")["ok"]
    assert levels(desk) == {1: 1, 3: 1, 6: 1}
    play_by_bots(desk, 3)
    assert all(found.ok for found in check_game(read_game(file_of(desk))))
