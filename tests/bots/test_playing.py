"""A bot that fails is stood in for, then replaced, and the game goes on."""

import logging
import time

import pytest

from passgo.bots import make
from passgo.bots.playing import FAULTS_ALLOWED, Playing, play_out
from passgo.bots.protocol import AWAIT_CLAIM, Bot
from passgo.editions import load
from passgo.engine import actions
from passgo.engine.actions import Action
from passgo.engine.chance import SeededChance
from passgo.engine.game import Decision, new_game
from passgo.engine.state import Landing, give_title
from passgo.engine.views import View

BOARD = load("classic").board


class Raises:
    def decide(self, view: View, decision: Decision) -> Action:  # noqa: ARG002  # the signature is the protocol's
        raise RuntimeError(f"no idea what to do in turn {view.turns()}")


class Cheats:
    def decide(self, view: View, decision: Decision) -> Action:  # noqa: ARG002  # the signature is the protocol's
        return actions.build(0)


class Dawdles:
    def decide(self, view: View, decision: Decision) -> Action:  # noqa: ARG002  # the signature is the protocol's
        end = time.monotonic() + 0.003
        while time.monotonic() < end:
            pass
        return actions.ROLL_DICE


def play_with(bot: Bot, turns: int, seconds: float = 0.0) -> Playing:
    game = new_game(BOARD, 4, SeededChance(3), False)
    bots: list[Bot | None] = [bot, *(make("builder", seat) for seat in (1, 2, 3))]
    playing = Playing(game, bots, seconds=seconds)
    play_out(playing, turns)
    return playing


@pytest.mark.parametrize(
    ("bot", "reason"), [(Raises(), "it raised RuntimeError: no idea"), (Cheats(), "build was refused: not-a-set")]
)
def test_a_bot_that_fails_is_replaced_after_the_limit_and_the_game_goes_on(bot: Bot, reason: str) -> None:
    playing = play_with(bot, 60)
    assert playing.game.turns == 60
    assert len(playing.faults) == FAULTS_ALLOWED + 1
    assert [fault.replaced for fault in playing.faults] == [False] * FAULTS_ALLOWED + [True]
    assert {fault.seat for fault in playing.faults} == {0}
    assert playing.faults[0].reason.startswith(reason)
    assert playing.bots[0] is not bot


def test_a_bot_that_is_too_slow_is_replaced() -> None:
    playing = play_with(Dawdles(), 40, seconds=0.002)
    slow = [fault for fault in playing.faults if fault.seat == 0]
    assert slow[FAULTS_ALLOWED].replaced
    assert slow[0].reason == "it took more than 0.002 s"


def test_a_fault_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, logger="passgo.bots"):
        play_with(Raises(), 30)
    assert "seat 0 is played by the builder from now on" in caplog.messages


def test_a_fault_says_where_it_happened() -> None:
    fault = play_with(Raises(), 30).faults[0].to_json()
    assert fault == {
        "seat": 0,
        "turn": 0,
        "asked": "roll",
        "reason": "it raised RuntimeError: no idea what to do in turn 0",
        "replaced": False,
    }


class ClaimsEverySecond:
    """Lets the first visit go that it is asked about, claims the next, and so on."""

    def __init__(self) -> None:
        self.asked = 0

    def decide(self, view: View, decision: Decision) -> Action:  # noqa: ARG002  # the signature is the protocol's
        self.asked += 1
        return actions.PASS_ON if self.asked % 2 else actions.CLAIM_LATEST


def test_an_owner_is_asked_about_every_open_visit_and_claims_the_one_it_was_asked_about() -> None:
    """In the championship rent may be claimed until the second following roll, so visits add up (CHAMP-RENT-6)."""
    game = new_game(load("championship").board, 4, SeededChance(1), False)
    for pos in (37, 39):
        give_title(game, game.title_at(pos), 0)
    game.landings = [Landing(1, 0, 37, 35, 0, 1), Landing(2, 0, 39, 50, 0, 2)]
    playing = Playing(game, [ClaimsEverySecond(), None, None, None])
    before = [player.cash for player in game.players]
    while (decision := playing.next_decision()) is not None and decision.kind == AWAIT_CLAIM:
        playing.step()
    assert [player.cash - cash for player, cash in zip(game.players, before, strict=True)] == [35, -35, 0, 0]
    assert [landing.pos for landing in game.landings] == [39]
