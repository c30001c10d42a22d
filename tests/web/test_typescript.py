"""The browser's types are made from the server's."""

import dataclasses
import datetime
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta, Struct
from tests.browser.states import MOMENTS
from tests.web.compiling import UI, compiled

from passgo.web.browser_types import main, stale
from passgo.web.typescript import WIDEST, TypeScript, packed

Word = Literal["one", "two"]
Listed = Annotated[str, Meta(extra_json_schema={"enum": ["b", "a"]})]


class Inner(Struct, frozen=True):
    n: int


class Left(Struct, tag="left", tag_field="of"):
    """Told apart by a tag."""

    word: Word


class Right(Struct, tag="right", tag_field="of"):
    listed: Listed


class Sparse(Struct, omit_defaults=True):
    """Leaves out what stands at its default.

    This paragraph is for readers of Python.
    """

    kind: str
    count: int = 0
    numbers: list[int] | None = None


class Whole(Struct):
    """Sends everything."""

    whole: int
    share: float
    flag: bool
    text: Annotated[str, Meta(max_length=5)]
    at: datetime.datetime
    anything: Any
    maybe: Inner | None
    many: list[int | None]
    rows: tuple[Inner, ...]
    pair: tuple[str, int]
    by_name: dict[str, list[bool]]
    either: Left | Right
    shaped: Annotated[dict[str, Any], Meta(extra={"shape": Sparse})]
    again: "Whole | None" = None


class Empty(Struct):
    pass


@dataclasses.dataclass(frozen=True)
class Noted:
    name: str
    taps: tuple[str, ...] = ()


class Asked(Struct):
    who: str
    how: Word = "one"
    about: Inner | None = None


WHOLE = """\
/** For a test. */

/** Sends everything. */
export interface Whole {
  whole: number;
  share: number;
  flag: boolean;
  text: string;
  at: string;
  anything: unknown;
  maybe: Inner | null;
  many: (number | null)[];
  rows: Inner[];
  pair: [string, number];
  by_name: Record<string, boolean[]>;
  either: Left | Right;
  shaped: Sparse;
  again: Whole | null;
}

export interface Inner {
  n: number;
}

/** Told apart by a tag. */
export interface Left {
  of: "left";
  word: "one" | "two";
}

export interface Right {
  of: "right";
  listed: "b" | "a";
}

/** Leaves out what stands at its default. */
export interface Sparse {
  kind: string;
  count?: number;
  numbers?: number[];
}
"""


def test_every_kind_of_type_has_its_text() -> None:
    made = TypeScript()
    assert made.add(Whole) == "Whole"
    assert made.text("For a test.") == WHOLE


def test_a_client_may_leave_out_what_has_a_default_but_not_of_what_the_server_sends_too() -> None:
    made = TypeScript()
    made.add(Whole)
    made.add(Asked, optional=True)
    assert made.parts["Asked"] == (
        'export interface Asked {\n  who: string;\n  how?: "one" | "two";\n  about?: Inner | null;\n}'
    )
    assert made.parts["Inner"] == "export interface Inner {\n  n: number;\n}"


def test_a_dataclass_leaves_out_what_stands_at_its_default() -> None:
    made = TypeScript()
    made.add(Noted)
    assert made.parts == {"Noted": "export interface Noted {\n  name: string;\n  taps?: string[];\n}"}


def test_a_name_stands_for_its_union_wherever_it_is_met() -> None:
    made = TypeScript(names={Left: "L"})
    made.alias("Side", Left | Right)
    made.alias("Word", Word)
    made.alias("Listed", Listed)
    made.add(Asked)
    made.add(list[Left | Right])
    assert made.parts["Side"] == "export type Side = L | Right;"
    assert made.parts["Word"] == 'export type Word = "one" | "two";'
    assert made.parts["Listed"] == 'export type Listed = "b" | "a";'
    assert made.parts["Asked"].splitlines()[2] == "  how: Word;"
    assert made.add(list[Left | Right]) == "Side[]"


def test_a_field_may_be_known_better() -> None:
    made = TypeScript(better={(Noted, "name"): Word, (Noted, "taps"): "readonly string[]"})
    made.add(Noted)
    assert made.parts["Noted"].splitlines()[1:3] == ['  name: "one" | "two";', "  taps?: readonly string[];"]


def test_constants_and_types_by_name() -> None:
    made = TypeScript()
    made.constant("MOST", 5)
    made.constant("WORDS", ("a", "b"))
    made.by_name("Commands", {"take-seat": Asked, "leave": Empty}, optional=True)
    assert list(made.parts) == ["MOST", "WORDS", "Commands", "Asked", "Inner", "Empty"]
    assert made.parts["MOST"] == "export const MOST = 5;"
    assert made.parts["WORDS"] == 'export const WORDS = ["a", "b"] as const;'
    assert made.parts["Commands"] == 'export interface Commands {\n  "take-seat": Asked;\n  "leave": Empty;\n}'
    assert made.parts["Empty"] == "export type Empty = Record<string, never>;"


def test_long_lists_are_broken_between_words() -> None:
    made = TypeScript()
    words = [f"word-{n:02}-with-some-length" for n in range(8)]
    made.constant("WORDS", words)
    made.alias("Word", Annotated[str, Meta(extra_json_schema={"enum": words})])
    quoted = [f'"{word}"' for word in words]
    assert made.parts["WORDS"].splitlines() == [
        "export const WORDS = [",
        f"  {', '.join(quoted[:4])},",
        f"  {', '.join(quoted[4:])}",
        "] as const;",
    ]
    assert made.parts["Word"].splitlines() == [
        "export type Word =",
        f"  {' | '.join(quoted[:4])} |",
        f"  {' | '.join(quoted[4:])};",
    ]


def test_two_types_of_one_name_are_refused() -> None:
    made = TypeScript(names={Right: "Left"})
    made.add(Left)
    with pytest.raises(ValueError, match="two types are called Left"):
        made.add(Right)


def test_a_type_that_is_not_known_is_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript for"):
        TypeScript().add(dict[str, msgspec.Raw])


# The files in the tree.


def test_the_types_in_the_tree_are_those_of_the_server() -> None:
    assert stale(UI / "src") == [], "run: make types"


def test_a_type_that_was_changed_by_hand_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for folder in ("panel", "preview", "review"):
        (tmp_path / folder).mkdir()
    assert main([str(tmp_path), "--check"]) == 1
    assert main([str(tmp_path)]) == 0
    assert main([str(tmp_path), "--check"]) == 0
    wire = tmp_path / "wire.ts"
    wire.write_text(wire.read_text(encoding="utf-8").replace("paused: boolean", "paused: string"), encoding="utf-8")
    capsys.readouterr()
    assert main([str(tmp_path), "--check"]) == 1
    assert capsys.readouterr().err == f"{wire} is not what the server's types say; run make types\n"


def told(state: dict[str, Any]) -> list[tuple[str, object]]:
    """Everything the browser is told at a moment, with its type."""
    answers = [message for answer in state.get("answers", {}).values() for message in answer]
    found = [("ServerMessage", message) for message in [*state["messages"], *answers]]
    found += [("Moment", moment) for moments in state.get("moments", {}).values() for moment in moments[:40]]
    found += [("Course", state["course"])] if "course" in state else []
    return [*found, ("Edition", state["edition"])]


def test_what_the_browser_is_told_has_the_types_it_knows(tmp_path: Path) -> None:
    values = [one for moment in MOMENTS.values() for one in told(moment())]
    assert {type_ for type_, _ in values} == {"Course", "Edition", "Moment", "ServerMessage"}
    assert compiled(tmp_path, "wire", values) == ""


def test_the_compiler_refuses_what_the_types_do_not_know(tmp_path: Path) -> None:
    """So that the test above can fail."""
    values: list[tuple[str, object]] = [
        ("ServerMessage", {"type": "pong", "extra": 1}),
        ("ServerMessage", {"type": "role-lost"}),
        ("Status", "sleeping"),
    ]
    said = compiled(tmp_path, "wire", values)
    assert [f"({line}," in said for line in (2, 3, 4)] == [True, True, True], said


def test_a_line_is_filled_to_its_end() -> None:
    """Two spaces, then as many words as fit with what stands behind them."""
    first, second = "a" * 60, "b" * (WIDEST - len("  " + "a" * 60 + ", " + ", "))
    assert packed("x = [", [first, second, "c"], ", ", "];") == f"x = [\n  {first}, {second},\n  c\n];"
    longer = second + "b"
    assert packed("x = [", [first, longer, "c"], ", ", "];") == f"x = [\n  {first},\n  {longer}, c\n];"
