"""Playing a scenario: its position, its steps with their dice, its expectations."""

from collections.abc import Callable, Sequence
from typing import NoReturn, TypeAlias

from passgo.editions.faults import one_line
from passgo.engine import actions
from passgo.engine.actions import IllegalAction
from passgo.engine.chance import NoChance, SeededChance
from passgo.engine.game import AWAIT_ROLL, AWAIT_START_ROLL, Game
from passgo.engine.snapshot import digest
from passgo.engine.state import FREE, STAGE_START_ROLL, refuse
from passgo.scenarios.expectations import Check, Mismatch, Moment
from passgo.scenarios.given import position
from passgo.scenarios.phrases import action_of, dice_of
from passgo.scenarios.reading import ScenarioError
from passgo.scenarios.scenario import Scenario
from passgo.scenarios.steps import ANY_CODE, SPEED_FACES, Step

Inspect: TypeAlias = Callable[[Game], list[str]]


class StepChance:
    """The dice that a step names. Shuffles come from a seed: scenarios say what is on top of a deck."""

    def __init__(self) -> None:
        self.decks = SeededChance(1)
        self.faces: list[int] = []

    def die(self, sides: int) -> int:
        if not self.faces:
            raise NoChance("a die is needed and not given")
        if self.faces[0] > sides:
            raise NoChance(f"a die with {sides} sides cannot show {self.faces[0]}")
        return self.faces.pop(0)

    def shuffle(self, size: int) -> list[int]:
        return self.decks.shuffle(size)


class Stopped(Exception):
    """The game has left the scenario's path: what follows would mean nothing."""


def run(scenario: Scenario, inspect: Inspect | None = None) -> list[Mismatch]:
    """Play it and say what is not as expected; raises ScenarioError for a position or dice that cannot be.

    `inspect` is asked after every step what is wrong with the game, beside what the scenario says.
    """
    try:
        return Run(scenario, inspect).play()
    except ScenarioError as error:
        error.file = scenario.file
        error.document = scenario.name
        raise


class Run:
    """One scenario being played."""

    def __init__(self, scenario: Scenario, inspect: Inspect | None) -> None:
        self.scenario = scenario
        self.inspect = inspect
        self.words = scenario.words
        self.chance = StepChance()
        self.game = position(scenario.board, self.words.players, scenario.given, self.chance, scenario.opening)
        self.game.listen()
        self.happened: list[str] = []
        self.mismatches: list[Mismatch] = []

    def play(self) -> list[Mismatch]:
        try:
            for step in self.scenario.steps:
                self.take(step)
                self.compare(step.then, str(step))
                self.look_over(step)
        except Stopped:
            return self.mismatches
        self.compare(self.scenario.expect, "at the end")
        return self.mismatches

    def take(self, step: Step) -> None:
        before = digest(self.game) if step.fails else ""
        self.happened = []
        try:
            self.apply(step)
        except IllegalAction as refusal:
            self.refused(step, refusal, before)
        except NoChance as error:
            if step.fails:
                self.stop(step, "refusal", step.fails, "accepted")
            self.wrong_dice(step, str(error), "give the faces it rolls, in order")
        except ScenarioError:
            raise
        except Exception as error:
            # A fault of the engine is shown as this scenario's failure; the others still run.
            self.stop(step, "result", step.fails or "accepted", one_line(f"{type(error).__name__}: {error}"))
        else:
            if step.fails:
                self.stop(step, "refusal", step.fails, "accepted")
            if self.chance.faces:
                self.wrong_dice(step, f"dice left over: {len(self.chance.faces)}", "give only the faces it rolls")

    def apply(self, step: Step) -> None:
        action = action_of(step.action, self.game, self.words, step.seat)
        self.chance.faces = list(step.dice)
        if action.kind == actions.ROLL:
            dice = dice_of(step.action)
            if roll_is_awaited(self.game, step.seat):
                self.chance.faces = movement_faces(self.game, step, dice) + self.chance.faces
        self.happened = [event.type for event in self.game.apply(step.seat, action)]

    def refused(self, step: Step, refusal: IllegalAction, before: str) -> None:
        if not step.fails:
            self.stop(step, "result", "accepted", f"refused with {refusal.code}{details(refusal)}")
        if step.fails not in (ANY_CODE, refusal.code):
            self.mismatches.append(Mismatch(step.line, str(step), "refusal", step.fails, refusal.code))
        if digest(self.game) != before:
            self.stop(step, "refusal", "nothing changed", "the game has changed")

    def compare(self, checks: Sequence[Check], step: str) -> None:
        moment = Moment(self.game, self.happened)
        found = [check.mismatch(moment, step) for check in checks]
        self.mismatches.extend(mismatch for mismatch in found if mismatch is not None)

    def look_over(self, step: Step) -> None:
        if self.inspect is not None:
            for fault in self.inspect(self.game):
                self.mismatches.append(Mismatch(step.line, str(step), "game", "sound", fault))

    def wrong_dice(self, step: Step, problem: str, allowed: str) -> NoReturn:
        """An error of the file, unless the game had gone astray before: then other dice are only its consequence."""
        if self.mismatches:
            self.stop(step, "dice", "as given", problem)
        raise ScenarioError(step.line, f"{step}: {problem}", allowed)

    def stop(self, step: Step, what: str, expected: str, actual: str) -> NoReturn:
        self.mismatches.append(Mismatch(step.line, str(step), what, expected, actual))
        raise Stopped


def details(refusal: IllegalAction) -> str:
    said = ", ".join(f"{key} {value}" for key, value in refusal.details.items())
    return one_line(f" ({said})") if said else ""


def roll_is_awaited(game: Game, seat: int) -> bool:
    rolls = (AWAIT_ROLL, AWAIT_START_ROLL)
    return any(decision.seat == seat and decision.kind in rolls for decision in game.awaiting())


def movement_faces(game: Game, step: Step, dice: Sequence[str]) -> list[int]:
    """The faces of a movement roll: white dice and, outside jail and opening, the Speed Die."""
    rules = game.rules
    with_speed = rules.dice_speed_die and game.stage != STAGE_START_ROLL and game.players[step.seat].jail == FREE
    white = dice[: rules.dice_count]
    speed = dice[rules.dice_count :]
    good = len(white) == rules.dice_count and len(speed) == with_speed
    if good and all(die.isdigit() for die in white) and all(die in SPEED_FACES for die in speed):
        return [int(die) for die in white] + [SPEED_FACES[die] for die in speed]
    if step.fails:
        raise refuse("bad-action")
    needed = f"{rules.dice_count} white dice (1 to 6)" + (" and the Speed Die (1, 2, 3, bus, mr)" if with_speed else "")
    raise ScenarioError(step.line, f"{step}: not the dice of this roll", f"{needed} are rolled here")
