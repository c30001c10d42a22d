"""The steps of a scenario: who wants what, with which dice, and whether it must be refused."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from passgo.editions.faults import one_line
from passgo.engine.actions import ROLE_BANKER, ROLE_JUDGE
from passgo.engine.board import Board
from passgo.scenarios.expectations import Check, read_checks
from passgo.scenarios.reading import TRUTHS, Node
from passgo.scenarios.words import Words

MOST_STEPS: Final = 500
MOST_FACE: Final = 1_000  # a Question Block by sounds is drawn like a die with many sides
SPEED_FACES: Final = {"1": 1, "2": 2, "3": 3, "bus": 4, "mr": 5}
STEP_KEYS: Final = ("dice", "fails", "then")
OFFICIALS: Final = {"banker": ROLE_BANKER, "judge": ROLE_JUDGE}
ANY_CODE: Final = "any code"

CODES: Final = (
    "not-your-turn", "not-now", "bid-too-low", "not-enough-cash", "excluded", "not-owner", "already-owned", "not-a-set",
    "build-evenly", "sell-evenly", "max-buildings", "no-buildings", "no-stock", "mortgaged", "not-mortgaged",
    "set-mortgaged", "has-buildings", "window-closed", "nothing-owed", "not-tradable", "card-price-too-low", "no-card",
    "no-offer", "bad-choice", "can-raise", "unknown-space", "unknown-player", "bad-action", "game-over",
)  # fmt: skip


@dataclass(frozen=True)
class Step:
    """One action of a scenario. Its seat is that of a player, the banker or the judge."""

    number: int
    line: int
    actor: str
    seat: int
    action: str
    dice: Sequence[int]
    fails: str  # the code it must be refused with, ANY_CODE, or empty
    then: Sequence[Check]

    def __str__(self) -> str:
        return f"step {self.number} ({self.actor}: {one_line(self.action)})"


def read_steps(node: Node, words: Words) -> list[Step]:
    return [read_step(item, number, words) for number, item in enumerate(node.items(MOST_STEPS), 1)]


def read_step(node: Node, number: int, words: Words) -> Step:
    actors = [*words.players, *OFFICIALS]
    fields = node.mapping()
    acting = [key for key in fields if key not in STEP_KEYS]
    for key in acting:
        if key not in actors:
            raise fields[key].unknown("actor or key", key, [*actors, *STEP_KEYS])
    if len(acting) != 1:
        raise node.wrong(f"step {number} has {len(acting)} actors", "exactly one acts in a step")
    actor = acting[0]
    return Step(
        number=number,
        line=node.line,
        actor=actor,
        seat=OFFICIALS[actor] if actor in OFFICIALS else words.seat(actor),
        action=fields[actor].text("an action, like `roll 3 4`,"),
        dice=read_dice(fields["dice"], words.board) if "dice" in fields else [],
        fails=read_code(fields["fails"]) if "fails" in fields else "",
        then=read_checks(fields["then"], words) if "then" in fields else [],
    )


def read_dice(node: Node, board: Board) -> list[int]:
    return [read_face(item, board) for item in node.items()]


def read_face(node: Node, board: Board) -> int:
    word = node.text("the face of a die")
    if word in SPEED_FACES and board.rules.dice_speed_die:
        return SPEED_FACES[word]
    return node.whole(1, MOST_FACE)


def read_code(node: Node) -> str:
    """A refusal code, or `true` for any."""
    word = node.text("a refusal code or true")
    if word in CODES:
        return word
    if not TRUTHS.get(word.lower(), False):
        raise node.unknown("code", word, [*CODES, "true"])
    return ANY_CODE
