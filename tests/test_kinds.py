"""Kinds of different families never meet: no stage is compared with an action, no reason passed as a choice."""

import ast
from functools import cache

import pytest
from tests.kinds import faults_in
from tests.program import BY_MODULE, SRC, Module, Program, modules_in

HEAD = """
from passgo.engine import actions, events
from passgo.engine.actions import ANSWER_STAY, Action
from passgo.engine.board import EFFECT_PAY, SPACE_KINDS, SPACE_RIDE, SPACE_STREET, Board, Space
from passgo.engine.game import AWAIT_ROLL, Decision, Game
from passgo.engine.money import charge
from passgo.engine.state import BANK, CHOICE_RIDE, REASON_RENT, STAGE_BUY, STAGE_ROLL, TASK_LAND, Choice, Debt, Player
from passgo.engine.views import ROLE_SPECTATOR, View

"""


@cache
def modules() -> tuple[Module, ...]:
    return tuple(modules_in(SRC))


def faults_of(source: str) -> list[str]:
    """What is found in a module that stands beside the engine."""
    planted = Module("passgo.planted", ast.parse(HEAD + source))
    engine = [module for module in modules() if module.name.startswith(("passgo.engine", "passgo.bots"))]
    return [fault for fault in faults_in([*engine, planted]) if fault.startswith("passgo.planted:")]


def test_no_two_families_meet() -> None:
    assert faults_in(list(modules())) == []


def test_the_families_are_read_from_the_engine() -> None:
    families = Program(list(modules())).families
    assert sorted(set(families.of.values())) == [
        "ACTION", "ANSWER", "AWAIT", "CHOICE", "EFFECT", "OUTCOME", "PIECE", "REASON", "ROLE", "SPACE", "STAGE", "TASK",
    ]  # fmt: skip
    assert families.of["passgo.engine.state.STAGE_BUY"] == "STAGE"
    assert families.of["passgo.engine.actions.BUY"] == "ACTION"
    assert families.of["passgo.bots.protocol.AWAIT_CLAIM"] == "AWAIT"
    assert sorted(families.tables.values()) == ["ACTION", "ANSWER", "AWAIT", "EFFECT", "OUTCOME", "REASON", "SPACE"]


def test_every_number_of_the_engine_has_a_family_or_is_named_as_none() -> None:
    assert Program(list(modules())).families.strays == []


def test_kinds_of_actions_and_events_are_written_with_their_module() -> None:
    families = Program(list(modules())).families
    bare = [
        f"{module.name}: {alias.name}"
        for module in modules()
        for node in ast.walk(module.tree)
        if isinstance(node, ast.ImportFrom) and node.module in BY_MODULE
        for alias in node.names
        if families.of.get(f"{node.module}.{alias.name}") == "ACTION"
        or (node.module == "passgo.engine.events" and alias.name.isupper())
    ]
    assert bare == []


@pytest.mark.wide
@pytest.mark.parametrize(
    ("source", "families"),
    [
        ("def f(game: Game): return game.stage == actions.BUY", "STAGE and ACTION"),
        ("def f(action: Action): return action.kind != STAGE_BUY", "ACTION and STAGE"),
        ("def f(board: Board): return [s for s in board.spaces if s.kind == CHOICE_RIDE]", "SPACE and CHOICE"),
        (
            "def f(game: Game):\n    for choice in game.choices:\n        if choice.kind in (SPACE_RIDE,): pass",
            "CHOICE and SPACE",
        ),
        ("def f(game: Game): game.stage = TASK_LAND", "STAGE and TASK"),
        ("def f(game: Game): game.todo.append(STAGE_ROLL)", "TASK and STAGE"),
        ("def f(game: Game, player: Player): charge(game, player, BANK, 5, EFFECT_PAY, 0)", "REASON and EFFECT"),
        ("def f(): return Debt(0, 1, 5, pos=3, reason=CHOICE_RIDE)", "REASON and CHOICE"),
        ("def f(): return Action(actions.CHOOSE, answer=CHOICE_RIDE)", "ANSWER and CHOICE"),
        ("def f(game: Game): return View(game, AWAIT_ROLL)", "ROLE and AWAIT"),
        ("def f(space: Space): return SPACE_KINDS[REASON_RENT]", "SPACE and REASON"),
        ("def f(decision: Decision):\n    kind = decision.kind\n    return kind == STAGE_ROLL", "AWAIT and STAGE"),
        ("def g(kind: int): return Decision(0, kind)\ndef f(): return g(STAGE_ROLL)", "AWAIT and STAGE"),
        ("def f(stage: int = CHOICE_RIDE): return stage == STAGE_ROLL", "CHOICE and STAGE"),
        ("def f(): return SPACE_STREET\ndef g(action: Action): return action.kind == f()", "ACTION and SPACE"),
        ("KINDS = frozenset({actions.BUY})\ndef f(game: Game): return game.stage in KINDS", "STAGE and ACTION"),
        ("def f(game: Game, first: bool): game.stage = STAGE_BUY if first else actions.END", "STAGE and ACTION"),
        ("def f(debt): return debt.reason == STAGE_ROLL", "REASON and STAGE"),
        ("def f(something): return something.kind == STAGE_ROLL", "STAGE and something unknown"),
        ("def f(action: Action): return action.answer == 3", "ANSWER and a number"),
    ],
)
def test_a_meeting_of_two_families_is_found(source: str, families: str) -> None:
    met = [set(fault.rpartition("(")[2].rstrip(")").split(" and ")) for fault in faults_of(source)]
    assert set(families.split(" and ")) in met


@pytest.mark.parametrize(
    "source",
    [
        "def f(game: Game, action: Action): return game.stage == STAGE_BUY and action.kind == actions.BUY",
        "def f(view: View, seat: int): return view.role in (seat, ROLE_SPECTATOR) and seat == 0",
        "def f(it: Choice): return Action(actions.CHOOSE, answer=ANSWER_STAY) if it.kind == CHOICE_RIDE else None",
        "def f(action: Action): return (action.kind, action.answer)",
    ],
)
def test_kinds_of_one_family_may_meet(source: str) -> None:
    assert faults_of(source) == []
