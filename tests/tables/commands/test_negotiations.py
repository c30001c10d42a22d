"""A negotiation that takes too long, at an official table with its judge."""

from typing import Any

import pytest
from tests.tables.driving import PEOPLE, Desk, rolled_off

MINUTE = 60_000


class Talk:
    """The player on turn wants cash for a deed, the next one offers less for it."""

    def __init__(self) -> None:
        self.desk = rolled_off(4, edition="championship", official=True, judge=True)
        self.seat = self.desk.table.state.playing().turn
        self.other = (self.seat + 1) % 4
        deeds = [{"space": 3, "owner": self.seat}]
        version = self.desk.table.version
        assert self.desk.judge("judge-correct", corrects=1, reason="set up", deeds=deeds, expected=version)["ok"]
        assert self.offer(self.seat, self.other, {"give": {"deeds": [3]}, "take": {"cash": 200}})["ok"]
        assert self.offer(self.other, self.seat, {"give": {"cash": 90}, "take": {"deeds": [3]}})["ok"]

    def offer(self, maker: int, to: int, deal: dict[str, Any]) -> dict[str, Any]:
        return self.desk.act(PEOPLE[maker], "offer", seat=to, deal=deal)

    def judge(self, kind: str, ms: int) -> dict[str, Any]:
        return self.desk.judge(kind, one=self.seat, other=self.other, ms=ms)

    def deadline(self) -> int:
        (found,) = self.desk.view("seat:0")["game"]["negotiations"]
        return int(found["deadline_ms"])

    def open_offers(self) -> int:
        return len(self.desk.table.state.playing().offers)


@pytest.mark.rule("CHAMP-NEGO-1", "CHAMP-NEGO-4")
def test_the_judge_steps_in_and_sets_a_limit_for_the_deal() -> None:
    talk = Talk()
    assert talk.deadline() == talk.desk.now + 5 * MINUTE
    talk.desk.run(2 * MINUTE)
    assert talk.judge("judge-limit", MINUTE)["ok"]
    assert talk.deadline() == talk.desk.now + MINUTE
    talk.desk.run(MINUTE - 1)
    assert talk.open_offers() == 2
    talk.desk.run(1)
    assert talk.open_offers() == 0


@pytest.mark.rule("CHAMP-NEGO-4")
def test_a_deal_made_within_the_limit_holds() -> None:
    talk = Talk()
    talk.judge("judge-limit", MINUTE)
    talk.desk.run(MINUTE - 1)
    assert talk.desk.act(PEOPLE[talk.seat], "accept", seat=talk.other)["ok"]
    assert talk.desk.table.state.playing().title_at(3).owner == talk.other


@pytest.mark.rule("CHAMP-NEGO-2")
@pytest.mark.parametrize("seat", range(4))
def test_anybody_at_the_table_calls_the_judge(seat: int) -> None:
    """The bank is the table itself here; whoever plays his part asks for the judge with a word of his own."""
    talk = Talk()
    talk.desk.ok("chat", PEOPLE[seat], preset="judge-please")
    line = talk.desk.messages("judge")[-1]["line"]
    assert (line["preset"], line["seat"]) == ("judge-please", seat)


@pytest.mark.rule("CHAMP-NEGO-3")
def test_the_judge_sees_both_proposals_and_asks_the_two() -> None:
    talk = Talk()
    offers = {
        (offer["maker"], offer["to"]): offer["deal"] for offer in talk.desk.view("judge", "judge")["game"]["offers"]
    }
    assert offers[talk.seat, talk.other]["take"]["cash"] == 200
    assert offers[talk.other, talk.seat]["give"]["cash"] == 90
    talk.desk.ok("chat", "judge", "judge", text="Would you take 150?")
    for seat in (talk.seat, talk.other):
        line = talk.desk.messages(f"seat:{seat}")[-1]["line"]
        assert (line["role"], line["text"]) == ("judge", "Would you take 150?")


@pytest.mark.rule("CHAMP-NEGO-5")
def test_the_judge_ends_the_talk_and_the_player_on_turn_rolls() -> None:
    talk = Talk()
    assert talk.judge("judge-limit", 0)["ok"]
    talk.desk.run(0)
    assert talk.open_offers() == 0
    (waiting,) = talk.desk.view("seat:0")["game"]["awaiting"]
    assert (waiting["seat"], waiting["what"]) == (talk.seat, "roll")
    assert talk.desk.act(PEOPLE[talk.seat], "roll")["ok"]


@pytest.mark.rule("CHAMP-NEGO-6")
def test_nobody_goes_on_talking_after_the_limit_or_sets_another() -> None:
    talk = Talk()
    talk.judge("judge-limit", 0)
    talk.desk.run(0)
    again = {"give": {"deeds": [3]}, "take": {"cash": 100}}
    assert talk.offer(talk.seat, talk.other, again)["error"]["code"] == "deal-closed"
    for person in PEOPLE[:4]:
        for kind in ("judge-limit", "judge-extend"):
            body = {"one": talk.seat, "other": talk.other, "ms": MINUTE}
            assert talk.desk.refused(kind, person, **body) == "not-judge"


@pytest.mark.rule("CHAMP-NEGO-7")
def test_the_judge_grants_a_short_extension() -> None:
    talk = Talk()
    talk.judge("judge-limit", MINUTE)
    ends = talk.deadline()
    talk.desk.run(MINUTE // 2)
    assert talk.judge("judge-extend", MINUTE)["ok"]
    assert talk.deadline() == ends + MINUTE
    talk.desk.run(MINUTE)
    assert talk.open_offers() == 2


@pytest.mark.rule("CHAMP-NEGO-7")
def test_an_extension_opens_a_talk_again_that_had_just_ended() -> None:
    talk = Talk()
    talk.judge("judge-limit", 0)
    talk.desk.run(0)
    assert talk.judge("judge-extend", MINUTE)["ok"]
    assert talk.offer(talk.seat, talk.other, {"give": {"deeds": [3]}, "take": {"cash": 150}})["ok"]


def test_a_limit_is_for_two_who_negotiate() -> None:
    desk: Desk = rolled_off(4, edition="championship", official=True, judge=True)
    assert desk.refused("judge-limit", "judge", "judge", one=0, other=1, ms=MINUTE) == "no-negotiation"
    answer = desk.judge("judge-limit", one=2, other=1, ms=MINUTE)
    assert answer["error"] == {"code": "no-negotiation", "args": {"one": 1, "other": 2}}


def test_a_pause_stops_the_clock_of_a_deal() -> None:
    talk = Talk()
    before = talk.deadline()
    assert talk.desk.judge("pause")["ok"]
    talk.desk.run(2 * MINUTE)
    assert talk.desk.judge("resume")["ok"]
    assert talk.deadline() == before + 2 * MINUTE


def test_an_offer_is_told_with_its_deal() -> None:
    talk = Talk()
    told = [happening for message in talk.desk.messages("seat:3") for happening in message.get("events", ())]
    offered = [happening["deal"] for happening in told if happening["type"] == "offered"]
    assert [deal["take"]["cash"] for deal in offered] == [200, 0]
    assert talk.desk.act(PEOPLE[talk.seat], "accept", seat=talk.other)["ok"]
    accepted = [one for one in talk.desk.messages("seat:3")[-1]["events"] if one["type"] == "accepted"]
    assert accepted[0]["deal"]["give"]["cash"] == 90
