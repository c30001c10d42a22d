"""What a bot is: it looks at a view and answers one decision at a time."""

from typing import Final, Protocol

from passgo.engine.actions import Action
from passgo.engine.game import AWAITED, Decision
from passgo.engine.views import View

# Two decisions that nobody is awaited with, but that a bot is asked all the same.
AWAIT_CLAIM: Final = 8  # a visit on one of your deeds: claim, or pass in silence
AWAIT_ANSWER: Final = 9  # an offer lies before you: accept it, reject it, or make one yourself and then reject it

ASKED: Final = [*AWAITED, "claim", "answer"]  # the names of all decisions


class Bot(Protocol):
    """A player. It is told what is asked and returns one legal action; while it is its turn it may first do anything
    else that is legal (build, mortgage, offer) and is then asked again."""

    def decide(self, view: View, decision: Decision) -> Action: ...
