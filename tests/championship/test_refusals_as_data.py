"""Refusals carry data: several things are a sequence, never one text that somebody has to take apart again."""

import ast
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.championship.organising import Office

from passgo.championship import Actor, commands
from passgo.championship.commands import JUDGE
from passgo.championship.refusals import Refused
from passgo.championship.rounds import RoundId
from passgo.championship.seating import Problem, Request, make, swap

PACKAGE = Path(__file__).parents[2] / "src" / "passgo"
REFUSALS = {"Refused", "refuse", "IllegalAction"}


def glued(source: str) -> Iterator[int]:
    """Lines that give a refusal a text put together from pieces."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in REFUSALS:
            for given in [*node.args, *(keyword.value for keyword in node.keywords)]:
                inner = list(ast.walk(given))
                joined = any(isinstance(part, ast.Call) and getattr(part.func, "attr", "") == "join" for part in inner)
                if joined or any(isinstance(part, ast.JoinedStr) for part in inner):
                    yield node.lineno


@pytest.mark.parametrize("room", ["championship", "office", "tables", "editions", "engine", "web", "rehearsal"])
def test_no_refusal_holds_a_text_put_together(room: str) -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{line}"
        for path in sorted((PACKAGE / room).rglob("*.py"))
        for line in glued(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        'raise Refused("unsigned", missing=", ".join(names))',
        'raise Refused("no-such-table", place=f"{session}/{table}")',
        'raise refuse("bad-choice", {"spaces": "/".join(spaces)})',
    ],
)
def test_a_text_put_together_is_found(source: str) -> None:
    assert list(glued(source)) == [1]


def test_data_is_no_text() -> None:
    assert list(glued('raise Refused("unsigned", missing=tuple(names), table=3)')) == []


def test_a_refusal_is_still_told_in_one_line() -> None:
    refused = Refused("unsigned", table=3, missing=("e-1", "e-2"))
    assert refused.details == {"table": 3, "missing": ("e-1", "e-2")}
    assert str(refused) == "unsigned (CHAMP-WORTH-8): table 3, missing e-1, e-2"


def test_a_swap_names_every_problem_it_would_make() -> None:
    players = ("a", "b", "c", "d", "e", "f")
    request = Request(players, (3, 3), 1, 3, 6, apart=(("a", "d"), ("b", "e")))
    tables = (("a", "b", "c"), ("d", "e", "f"))
    with pytest.raises(Refused) as refused:
        swap(tables, request, "c", "d")
    assert refused.value.details == {"problems": (Problem("kept-apart", "", "a and d at table 1"),)}
    with pytest.raises(Refused) as refused:
        swap(tables, request, "a", "nobody")
    assert refused.value.details == {"problems": (Problem("not-seated", "", "nobody"),)}


@pytest.mark.parametrize(
    ("request_", "details"),
    [
        (Request(("a", "a", "b"), (3,), 1, 3, 6), {"problems": (Problem("seated-twice", "", "a"),)}),
        (Request(("a", "b", "c"), (4,), 1, 3, 6), {"players": 3, "seats": 4}),
        (Request(("a", "b", "c"), (3,), 1, 3, 6, fixed={"a": 2}), {"entrant": "a", "table": 2}),
        (
            Request(("a", "b", "c", "d", "e", "f"), (3, 3), 1, 3, 6, fixed=dict.fromkeys("abcd", 2)),
            {"table": 2, "fixed": 4, "size": 3},
        ),
    ],
)
def test_a_seating_that_cannot_be_made_says_why(request_: Request, details: dict[str, object]) -> None:
    with pytest.raises(Refused) as refused:
        make(request_)
    assert (refused.value.code, refused.value.details) == ("seating-broken", details)


def test_a_wrong_sheet_lists_its_mistakes() -> None:
    office = Office()
    office.confirmed(8)
    office.doors_open("volos")
    session = office.seat(RoundId("city", "volos", 1))
    office.start(session)
    office.time_over(session)
    table = session.tables[0]
    good = office.by_order(table)
    poor, *others = good.lines
    wrong = replace(good, lines=(replace(poor, cash=-1), *others))
    refusal = office.refused(commands.EnterSheet(Actor(table.judge, JUDGE), session.id, 1, wrong))
    mistakes = refusal.details["mistakes"]
    assert isinstance(mistakes, tuple)
    assert [(one.code, one.rule, one.entrant) for one in mistakes][:1] == [("bad-cash", "CHAMP-WORTH-1", poor.entrant)]
