"""JSON Schemas of everything that is sent, derived from the types themselves."""

from typing import Any, get_args

import msgspec

from passgo.engine.actions import REFUSAL_CODES
from passgo.tables.commands.commands import CLIENT_KINDS, COMMAND_TYPES, ActionWish
from passgo.tables.commands.talk import PRESETS
from passgo.tables.log.entries import ENTRY_TYPES
from passgo.tables.refusals import TABLE_CODES
from passgo.tables.settings import Settings
from passgo.tables.shown.facts import PublicView, TableView
from passgo.tables.shown.messages import PROTOCOL, ClientMessage, ServerMessage


def schemas() -> dict[str, Any]:
    """One document: `client` and `server` messages, `commands` and `entries` by kind, and all shapes in `$defs`."""
    client = list(get_args(ClientMessage))
    server = list(get_args(ServerMessage))
    commands = [COMMAND_TYPES[kind] for kind in CLIENT_KINDS]
    entries = list(ENTRY_TYPES.values())
    types = [*client, *server, *commands, ActionWish, *entries, Settings, TableView, PublicView]
    found, shapes = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    by_type = dict(zip(types, found, strict=True))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "passgo tables",
        "protocol": PROTOCOL,
        "client": {"anyOf": [by_type[message] for message in client]},
        "server": {"anyOf": [by_type[message] for message in server]},
        "commands": {kind: by_type[COMMAND_TYPES[kind]] for kind in CLIENT_KINDS},
        "entries": {kind: by_type[body] for kind, body in ENTRY_TYPES.items()},
        "codes": sorted({*TABLE_CODES, *REFUSAL_CODES}),
        "presets": list(PRESETS),
        "$defs": shapes,
    }


def schemas_text() -> str:
    """The schemas as docs/protocol-schemas.json holds them."""
    return msgspec.json.format(msgspec.json.encode(schemas(), order="deterministic"), indent=1).decode() + "\n"
