"""Actions: only one's own, never stale, never twice."""

import msgspec
import pytest
from tests.tables.driving import PEOPLE, Desk, force, lobby, playing, rolled_off
from tests.tables.log.test_carry_over import game_of_bots

from passgo.bots.protocol import AWAIT_ANSWER
from passgo.engine import Action, Decision, View, actions
from passgo.engine.actions import Deal
from passgo.engine.state import Landing, Offer, give_title
from passgo.tables import JUDGE, SEAT, Command
from passgo.tables.commands import moves
from passgo.tables.commands.bots import OFFERS_PER_TURN, Bots, next_action, plainest
from passgo.tables.draft import Draft
from passgo.tables.table import Answer
from passgo.tables.table_state import Proposal


def on_turn(desk: Desk) -> str:
    return ("ann", "bob", "cem", "dee")[desk.table.state.playing().turn]


def off_turn(desk: Desk) -> str:
    return "bob" if on_turn(desk) == "ann" else "ann"


def test_an_action_is_stored_with_what_it_drew() -> None:
    desk = rolled_off()
    force(desk, [2, 3])
    assert desk.act(on_turn(desk), "roll")["ok"]
    assert '"draws":[2,3]' in desk.entries[-1].body
    assert desk.again().digest() == desk.table.digest()


@pytest.mark.parametrize(
    ("person", "role", "link"), [("cem", SEAT, 0), ("ann", SEAT, 1), ("", SEAT, 0), ("cem", JUDGE, -1)]
)
def test_nobody_acts_for_anothers_seat(person: str, role: str, link: int) -> None:
    desk = playing()
    version = desk.table.version
    assert desk.refused("act", person, role, link, action={"type": "roll"}, expected=version) == "not-your-seat"


def test_refusals_of_the_rules_keep_their_code() -> None:
    desk = rolled_off()
    assert desk.act(off_turn(desk), "roll")["error"] == {"code": "not-your-turn", "args": {}}
    assert desk.act(on_turn(desk), "bid", amount=10)["error"]["code"] == "not-now"


@pytest.mark.parametrize(
    "action", [{}, {"type": "fly"}, {"type": 3}, {"type": "bid", "amount": "x"}, {"type": "offer", "deal": 1}]
)
def test_what_is_no_action_is_refused(action: dict[str, object]) -> None:
    desk = rolled_off()
    version = desk.table.version
    assert desk.refused("act", on_turn(desk), action=action, expected=version) == "bad-action"


def test_officials_actions_are_not_for_players() -> None:
    desk = rolled_off(4, edition="championship")
    for action in ("close", "time", "last-round", "expel"):
        assert not desk.act(on_turn(desk), action, seat=1)["ok"]


def test_an_action_says_which_version_it_was_made_for() -> None:
    desk = rolled_off()
    assert desk.refused("act", on_turn(desk), action={"type": "roll"}) == "version-needed"
    assert desk.refused("act", on_turn(desk), action={"type": "roll"}, expected=10**6) == "bad-version"


def test_a_stale_action_is_told_the_version_and_not_applied() -> None:
    desk = rolled_off()
    seen = desk.table.version
    force(desk, [1, 1])  # a double: the same player rolls again
    player = on_turn(desk)
    desk.act(player, "roll")
    answer = desk.act(player, "roll", expected=seen)
    assert answer["error"] == {"code": "stale-version", "args": {"version": desk.table.version}}


def test_an_answer_stays_fresh_while_others_do_something_else() -> None:
    desk = rolled_off()
    seen = desk.table.version
    desk.ok("chat", off_turn(desk), preset="hurry")
    assert desk.act(on_turn(desk), "roll", expected=seen)["ok"]


def test_what_was_overtaken_is_stale_and_what_was_seen_is_refused_by_the_rules() -> None:
    """`stale-version`: look again. `not-now` and the like: you have seen this, and it is not allowed."""
    desk = rolled_off()
    seen = desk.table.version
    force(desk, [1, 2])
    player = on_turn(desk)
    desk.act(player, "roll")  # on his other device
    assert desk.act(player, "roll", expected=seen)["error"]["code"] == "stale-version"
    assert desk.act(player, "roll", expected=desk.table.version)["error"]["code"] == "not-now"
    assert desk.act(off_turn(desk), "build", space=1, expected=seen)["error"]["code"] == "stale-version"
    assert desk.act(off_turn(desk), "build", space=1)["error"]["code"] != "stale-version"
    assert desk.act(off_turn(desk), "claim", expected=seen)["error"]["code"] == "nothing-owed"


def test_a_bid_for_an_earlier_auction_is_stale() -> None:
    desk = rolled_off()
    force(desk, [1, 2])
    player = on_turn(desk)
    other = off_turn(desk)
    desk.act(player, "roll")
    before = desk.table.version
    desk.act(player, "decline")
    opened = desk.table.version
    assert desk.act(other, "bid", amount=5, expected=before)["error"]["code"] == "stale-version"
    assert desk.act(other, "bid", amount=5, expected=opened)["ok"]
    assert desk.act(player, "bid", amount=6, expected=opened)["ok"]


def test_building_needs_the_present_position() -> None:
    desk = rolled_off()
    seen = desk.table.version
    desk.act(on_turn(desk), "roll")
    answer = desk.act(off_turn(desk), "mortgage", space=1, expected=seen)
    assert answer["error"]["code"] == "stale-version"


def test_a_repeated_id_gets_its_first_answer_and_nothing_happens_twice() -> None:
    desk = rolled_off()
    force(desk, [1, 2])
    player = on_turn(desk)
    version = desk.table.version
    first = desk.do("act", player, id="x", action={"type": "roll"}, expected=version)
    count = len(desk.entries)
    second = desk.do("act", player, id="x", action={"type": "roll"}, expected=version)
    assert first == second
    assert len(desk.entries) == count


def test_a_repeated_id_is_known_after_a_restart() -> None:
    desk = rolled_off()
    player = on_turn(desk)
    version = desk.table.version
    first = desk.do("act", player, id="x", action={"type": "roll"}, expected=version)
    desk.table = desk.again()
    assert desk.do("act", player, id="x", action={"type": "roll"}, expected=version) == first
    assert desk.outcome.entries == []


def test_ids_belong_to_their_person() -> None:
    desk = playing()
    version = desk.table.version
    assert desk.do("act", "ann", id="x", action={"type": "roll"}, expected=version)["ok"]
    assert desk.do("act", "bob", id="x", action={"type": "roll"}, expected=version)["ok"]
    assert desk.table.version == version + 2


def test_a_refusal_is_remembered_too() -> None:
    desk = rolled_off()
    player = off_turn(desk)
    first = desk.do("act", player, id="x", action={"type": "roll"}, expected=desk.table.version)
    desk.act(on_turn(desk), "roll")
    assert desk.do("act", player, id="x", action={"type": "roll"}, expected=desk.table.version) == first


@pytest.mark.parametrize("command_id", ["", "x" * 65, "a\nb", "ä"])
def test_an_id_is_short_and_plain(command_id: str) -> None:
    assert playing().refused("leave", "ann", id=command_id) == "bad-id"


def test_what_could_not_be_stored_has_not_happened() -> None:
    desk = rolled_off()
    before = desk.table.digest()
    desk.down = True
    assert desk.act(on_turn(desk), "roll")["error"]["code"] == "store-unavailable"
    assert desk.table.digest() == before
    desk.down = False
    assert desk.act(on_turn(desk), "roll")["ok"]
    assert desk.again().digest() == desk.table.digest()


def test_the_same_id_may_be_sent_again_after_the_store_failed() -> None:
    desk = rolled_off()
    player = on_turn(desk)
    version = desk.table.version
    desk.down = True
    desk.do("act", player, id="x", action={"type": "roll"}, expected=version)
    desk.down = False
    assert desk.do("act", player, id="x", action={"type": "roll"}, expected=version)["ok"]
    assert desk.table.version > version


def test_nothing_is_shown_before_it_is_stored() -> None:
    desk = rolled_off()
    before = desk.view("seat:0", "ann")
    body = {"action": {"type": "roll"}}
    desk.table.handle(Command("y", "act", on_turn(desk), SEAT, -1, desk.table.version, body), desk.now, desk.chance)
    assert desk.view("seat:0", "ann") == before
    with pytest.raises(RuntimeError):
        desk.tick()
    desk.table.roll_back()
    assert desk.view("seat:0", "ann") == before


def landing(help_with_claims: str, **settings: object) -> Desk:
    """Somebody owns a deed on which another has just landed."""
    desk = rolled_off(2, claim_help=help_with_claims, **settings)
    owner = on_turn(desk)
    force(desk, [1, 2, 1, 2])
    assert desk.act(owner, "roll")["ok"]
    assert desk.act(owner, "buy")["ok"]
    assert desk.act(owner, "end")["ok"]
    assert desk.act(on_turn(desk), "roll")["ok"]
    return desk


def test_automatic_help_claims_at_once() -> None:
    desk = landing("automatic")
    assert '"by":"table"' in desk.entries[-1].body
    assert desk.table.state.playing().landings == []


def test_a_reminder_lists_what_may_be_claimed() -> None:
    desk = landing("reminder")
    owner = off_turn(desk)
    own = desk.view(f"seat:{desk.table.state.seat_of(owner)}", owner)["own"]
    assert own["claimable"] == [3]
    assert {"type": "claim", "space": 3} in own["actions"]
    assert desk.act(owner, "claim", space=3, expected=0)["ok"]


def test_a_claim_may_be_based_on_any_version_but_none_below_zero() -> None:
    desk = landing("reminder")
    assert desk.act(off_turn(desk), "claim", space=3, expected=-1)["error"]["code"] == "stale-version"
    assert desk.act(off_turn(desk), "claim", space=3, expected=0)["ok"]


def test_without_help_nobody_is_told_but_a_claim_is_always_heard() -> None:
    desk = landing("none")
    owner = off_turn(desk)
    seat = desk.table.state.seat_of(owner)
    own = desk.view(f"seat:{seat}", owner)["own"]
    assert own["claimable"] is None
    assert not [action for action in own["actions"] if action["type"] == "claim"]
    assert "rent-due" not in str(desk.messages(f"seat:{seat}"))
    assert desk.act(on_turn(desk), "claim")["error"]["code"] == "nothing-owed"
    assert desk.act(owner, "claim", space=3)["ok"]
    assert desk.act(owner, "claim", space=3)["error"]["code"] == "nothing-owed"


def test_the_judge_sees_open_claims() -> None:
    desk = landing("none", judge=True)
    assert [claim["space"] for claim in desk.view("judge", "judge")["own"]["claims"]] == [3]
    assert "rent-due" in str(desk.messages("judge"))


def test_a_bot_claims_before_the_next_roll() -> None:
    desk = landing("reminder", leavers="bot")
    owner = off_turn(desk)
    desk.ok("leave", owner)
    desk.chance.draws += [1, 2]  # type: ignore[attr-defined]
    if desk.act(on_turn(desk), "end")["ok"]:
        desk.run(30_000)
    assert any('"claim"' in entry.body and '"by":"bot"' in entry.body for entry in desk.entries)


def test_a_bot_claims_for_the_visit_it_was_asked_about_though_a_later_one_is_let_go() -> None:
    desk = landing("reminder", leavers="bot")
    owner, visitor = (PEOPLE.index(person) for person in (off_turn(desk), on_turn(desk)))
    desk.ok("leave", PEOPLE[owner])
    game = desk.table.state.playing()
    give_title(game, game.title_at(1), owner)
    game.landings.append(Landing(visitor, owner, 1, 2, 0, 1))
    desk.table.bots.silent.add((game.turns, visitor, owner, 1))
    draft = Draft(desk.table, Command("tick", "tick", role="system"), desk.now, desk.chance)
    moves.claim_at_once(draft)
    assert [msgspec.json.decode(entry.body)["action"] for entry in draft.entries] == [{"type": "claim", "space": 3}]


def test_a_command_is_known_again_after_five_hundred_others() -> None:
    desk = rolled_off()
    player = on_turn(desk)
    version = desk.table.version
    first = desk.do("act", player, id="x", action={"type": "roll"}, expected=version)
    for number in range(500):
        desk.table.remember("somebody", f"y{number}", Answer(True, version))
    assert desk.do("act", player, id="x", action={"type": "roll"}, expected=version) == first


def test_a_bot_is_made_once() -> None:
    desk = lobby(2)
    desk.ok("take-seat", "ann", SEAT, 0)
    desk.ok("add-bot", "ann", seat=1, bot="builder")
    bots = Bots()
    assert bots.get(desk.table.state, 1) is bots.get(desk.table.state, 1)
    assert bots.failures == 0


def test_a_bot_answers_an_offer_after_a_short_step() -> None:
    desk = rolled_off(2, judge=True, leavers="bot", pace_ms=2_000)
    maker, bot = (PEOPLE.index(person) for person in (on_turn(desk), off_turn(desk)))
    desk.ok("leave", PEOPLE[bot])
    deeds = [{"space": 3, "owner": maker}]
    assert desk.judge("judge-correct", corrects=1, reason="set up", deeds=deeds, expected=desk.table.version)["ok"]
    deal = {"give": {"deeds": [3]}, "take": {"cash": 2}}
    assert desk.act(PEOPLE[maker], "offer", seat=bot, deal=deal)["ok"]
    desk.run(399)
    assert [offer.to for offer in desk.table.state.playing().offers] == [bot]
    desk.run(1)
    assert desk.table.state.playing().offers == []


class Haggler:
    """A bot that only makes offers."""

    def decide(self, _view: View, _decision: Decision) -> Action:
        return actions.offer(1, Deal(1, [], 0, 0, [], 0))


def test_a_bot_that_has_made_its_offers_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    state = game_of_bots().table.state
    monkeypatch.setattr(Bots, "get", lambda *_: Haggler())
    decision = state.playing().awaiting()[0]
    assert next_action(Bots(), state, decision).kind == actions.OFFER
    state.offers[decision.seat] = OFFERS_PER_TURN
    assert next_action(Bots(), state, decision).kind == actions.ROLL


def test_a_bot_never_betters_an_offer_that_waits_for_its_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    state = game_of_bots().table.state
    monkeypatch.setattr(Bots, "get", lambda *_: Haggler())
    decision = state.playing().awaiting()[0]
    state.proposals[decision.seat, 1] = Proposal(state.last_ms, state.version)
    assert next_action(Bots(), state, decision).kind == actions.ROLL


def test_a_seat_that_nobody_plays_rejects_what_it_is_offered() -> None:
    game = game_of_bots().table.state.playing()
    nothing = Deal(0, [], 0, 0, [], 0)
    game.offers = [Offer(0, 1, nothing), Offer(2, 0, nothing)]
    answer = plainest(game, Decision(0, AWAIT_ANSWER))
    assert (answer.kind, answer.seat) == (actions.REJECT, 2)
