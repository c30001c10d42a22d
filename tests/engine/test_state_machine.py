"""Hypothesis looks for a way to break a game, and shrinks it when it finds one."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import passgo
from passgo.editions import load, names
from passgo.engine import IllegalAction, SeededChance, digest, new_game
from passgo.engine.actions import REFUSAL_CODES, Action, bid
from passgo.engine.game import Game
from passgo.engine.invariants import broken, pieces

BOARDS = {name: load(name).board for name in names()}


class AnyGame(RuleBasedStateMachine):
    game: Game

    @initialize(
        edition=st.sampled_from(names()), seats=st.integers(2, 4), seed=st.integers(0, 2**32), opening=st.booleans()
    )
    def begin(self, edition: str, seats: int, seed: int, opening: bool) -> None:
        self.game = new_game(BOARDS[edition], seats, SeededChance(seed), opening)
        self.stock = pieces(self.game)

    @precondition(lambda self: not self.game.is_over())
    @rule(data=st.data())
    def somebody_awaited_acts(self, data: st.DataObject) -> None:
        decision = data.draw(st.sampled_from(self.game.awaiting()))
        legal = self.game.legal(decision.seat)
        listed = legal.actions[:]
        if legal.bid_max:
            listed.append(bid(data.draw(st.integers(legal.bid_min, min(legal.bid_max, legal.bid_min + 50)))))
        action = listed[data.draw(st.integers(0, len(listed) - 1))]
        self.game.apply(decision.seat, action)

    @rule(
        seat=st.integers(-4, 5),
        kind=st.integers(-1, 30),
        amount=st.integers(-10, 3000),
        space=st.integers(-2, 42),
        other=st.integers(-2, 6),
        answer=st.integers(0, 6),
    )
    def somebody_tries_anything(self, seat: int, kind: int, amount: int, space: int, other: int, answer: int) -> None:
        before = digest(self.game)
        try:
            self.game.apply(seat, Action(kind, amount, space, other, answer))
        except IllegalAction as refusal:
            assert refusal.code in REFUSAL_CODES
            assert digest(self.game) == before

    @invariant()
    def the_game_is_sound(self) -> None:
        if hasattr(self, "game"):
            assert broken(self.game) == []
            assert pieces(self.game) == self.stock


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(max_examples=60 if passgo.mode() == "compiled" else 15, stateful_step_count=60)
