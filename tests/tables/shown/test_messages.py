"""The wire: what clients send is taken apart with care, what is documented is what is sent."""

import json
from contextlib import suppress
from pathlib import Path

import jsonschema_rs
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.tables.commands.test_moves import landing
from tests.tables.driving import playing, rolled_off, stored

from passgo.engine import actions
from passgo.engine.rules import RULES_VERSION
from passgo.store import NewEntry
from passgo.tables import CLIENT_KINDS, SEAT, BrokenTable, Command, Refused, Table, read_client
from passgo.tables.commands.commands import COMMAND_TYPES, LARGEST_COMMAND, ActionWish
from passgo.tables.refusals import TABLE_CODES, OtherRules
from passgo.tables.shown.happenings import DealFacts
from passgo.tables.shown.messages import CommandMessage, Hello, Ping
from passgo.tables.shown.schemas import schemas, schemas_text
from passgo.tables.table import HANDLERS

DOCS = Path(__file__).parents[3] / "docs"


def test_three_messages_are_understood() -> None:
    assert read_client(b'{"type":"hello","version":1,"resume":7}') == Hello(1, 7)
    assert read_client('{"type":"ping"}') == Ping()
    raw = b'{"type":"command","id":"a","kind":"act","expected":3,"body":{"action":{"type":"roll"}}}'
    assert read_client(raw) == CommandMessage("a", "act", 3, {"action": {"type": "roll"}})


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "bad-message"),
        (b"\xff\xfe", "bad-message"),
        ("\ud800", "bad-message"),
        (b"[]", "bad-message"),
        (b"null", "bad-message"),
        (b'{"type":"nonsense"}', "bad-message"),
        (b'{"type":"ping","extra":1}', "bad-message"),
        (b'{"type":"command","id":1,"kind":"act"}', "bad-message"),
        (b'{"type":"command","id":"a","kind":"act","body":' + b'{"a":' * 50 + b"1" + b"}" * 50 + b"}", "bad-message"),
        (b"[" * 10_000, "bad-message"),
        (b" " * (LARGEST_COMMAND + 1), "too-large"),
    ],
)
def test_anything_else_is_refused_by_name(data: bytes | str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        read_client(data)
    assert refused.value.code == code


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_garbage_never_escapes_as_anything_else(data: bytes | str) -> None:
    """Hypothesis also tries texts it finds in our sources, so that it may hit upon a message that is one."""
    with suppress(Refused):
        read_client(data)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=8,
)
WORDS = ["seat", "action", "type", "amount", "space", "deal", "text", "to", "line", "faces", "settings", "name", "cash"]
BODIES = st.dictionaries(st.sampled_from(WORDS), JSON, max_size=5)
DESK = rolled_off(4, edition="championship", judge=True)


@given(
    st.sampled_from([*COMMAND_TYPES, "nonsense"]),
    BODIES,
    st.sampled_from(["ann", "bob", "judge", "stranger", ""]),
    st.sampled_from(["seat", "judge", "spectator", "public", "nonsense"]),
    st.integers(-2, 9),
    st.none() | st.integers(-5, 2**70),
)
def test_no_command_breaks_a_table(
    kind: str, body: dict[str, object], person: str, role: str, link: int, expected: int | None
) -> None:
    """Any body for any kind from anybody: an answer with a known code, and either way a table that can be replayed."""
    before = DESK.table.digest()
    outcome = DESK.table.handle(Command("fuzz", kind, person, role, link, expected, body), DESK.now, DESK.chance)
    if outcome.entries:
        DESK.table.roll_back()
    DESK.table.answers.clear()
    assert DESK.table.digest() == before
    reply = msgspec.json.decode(outcome.effects[0].data)  # type: ignore[union-attr]
    assert reply["ok"] or reply["error"]["code"] in schemas()["codes"]


def test_a_stream_that_does_not_fit_is_named() -> None:
    desk = playing(2)
    cut = [*desk.entries[:2], *desk.entries[3:]]
    with pytest.raises(BrokenTable, match="follows"):
        Table.from_entries("t1", cut)


def test_a_table_names_its_rules_and_later_ones_are_not_guessed_at() -> None:
    desk = playing(2)
    first = json.loads(desk.entries[0].body)
    assert first["rules"] == RULES_VERSION == 2
    desk.entries[0] = stored("t1", 1, NewEntry("created", json.dumps({**first, "rules": 3}), desk.now))
    with pytest.raises(OtherRules, match="played under rules 3"):
        desk.again()


@given(st.integers(0, len(DESK.entries) - 1), BODIES)
def test_a_tampered_entry_is_found_or_harmless(place: int, body: dict[str, object]) -> None:
    changed = list(DESK.entries)
    entry = changed[place]
    changed[place] = type(entry)(entry.stream, entry.version, entry.kind, json.dumps(body), entry.at_ms, "", "")
    try:
        Table.from_entries("t1", changed)
    except BrokenTable as error:
        assert str(place + 1) in str(error) or "version" in str(error)


def test_the_schemas_in_the_docs_are_those_of_the_types() -> None:
    assert (DOCS / "protocol-schemas.json").read_text(encoding="utf-8") == schemas_text()


DEAL = actions.Deal(10, [1, 3], 1, 0, [39], 0)
ACTIONS = [
    *(actions.Action(kind) for kind in range(len(actions.ACTION_NAMES))),
    *(actions.Action(actions.CHOOSE, answer=answer) for answer in range(len(actions.ANSWER_NAMES))),
    actions.bid(120),
    actions.build_all([1, 3, 1]),
    actions.want(5),
    actions.choose_steps(7),
    actions.offer(2, DEAL),
    actions.accept(1),
]


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: json.dumps(action.to_json()))
def test_an_action_has_the_shape_that_clients_are_told(action: actions.Action) -> None:
    """Field by field, with the words of its schema."""
    written = action.to_json()
    wish = msgspec.convert(written, ActionWish)
    assert msgspec.to_builtins(wish) == written
    shapes = schemas()["$defs"]
    jsonschema_rs.validator_for({"$ref": "#/$defs/ActionWish", "$defs": shapes}).validate(written)


def test_a_deal_comes_back_from_what_is_told_of_it() -> None:
    told = DealFacts.of(DEAL)
    assert msgspec.to_builtins(told) == DEAL.to_json()
    assert told.deal().to_json() == DEAL.to_json()


def test_every_command_has_a_handler() -> None:
    assert set(HANDLERS) == set(COMMAND_TYPES.values())


def test_the_protocol_page_names_every_command_and_code() -> None:
    page = (DOCS / "protocol.md").read_text(encoding="utf-8")
    assert [kind for kind in CLIENT_KINDS if f"`{kind}`" not in page] == []
    assert [code for code in TABLE_CODES if f"`{code}`" not in page] == []
    assert [kind for kind in schemas()["entries"] if f"`{kind}`" not in page] == []


def test_a_reply_names_the_field_and_not_what_was_sent() -> None:
    desk = playing(2)
    reply = desk.do("take-seat", "cem", SEAT, 0, seat="<script>" * 100)
    assert reply["error"] == {"code": "bad-command", "args": {"field": "seat"}}


def test_what_a_player_does_names_nobody_else_and_what_the_table_does_for_them_names_the_table() -> None:
    told = landing("automatic").messages("seat:0")[-1]["events"]
    assert [(event["type"], event.get("by")) for event in told] == [
        ("rolled", None),
        ("moved", None),
        ("rent-due", None),
        ("paid", "table"),
    ]
