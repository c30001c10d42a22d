"""Every endpoint and every command, tried in every role. The result is docs/roles.md; a change there is a decision.

PASSGO_WRITE_DOCS=1 prints the page anew.
"""

import os
from pathlib import Path
from secrets import token_hex
from typing import Any

import httpx
import pytest
from tests.web.running import Running

from passgo.tables import CLIENT_KINDS
from passgo.web.api.endpoints import ENDPOINTS

PAGE = Path(__file__).parents[3] / "docs" / "roles.md"
ROLES = ("stranger", "guest", "spectator", "seat", "other seat", "judge", "host")
# Refusals that say "not you"; every other answer means that the role may ask.
SHUT = frozenset({"sign-in-needed", "not-allowed", "not-host", "not-judge", "not-your-seat", "no-such-game"})

HARMLESS = frozenset({"join", "chat", "mute", "take-judge"})  # they change nothing for the next role

VERSIONED = frozenset({"act", "undo", "judge-close", "judge-correct"})

BODIES: dict[str, dict[str, Any]] = {
    "settings": {"settings": {"seats": 2}},
    "join": {"name": "Name"},
    "take-seat": {"seat": 1},
    "choose-token": {"seat": 0, "token": "boot"},
    "take-judge": {},
    "add-bot": {"seat": 1},
    "remove-bot": {"seat": 1},
    "fair-commit": {"commitment": "00" * 32},
    "fair-reveal": {"seed": "00" * 32},
    "act": {"action": {"type": "roll"}},
    "chat": {"preset": "hello"},
    "mute": {"seat": 0},
    "report": {"line": 1},
    "pace": {"pace_ms": 400},
    "judge-expel": {"seat": 0},
    "judge-limit": {"one": 0, "other": 1, "ms": 1000},
    "judge-extend": {"one": 0, "other": 1, "ms": 1000},
    "judge-dice": {"faces": [1, 2]},
    "judge-correct": {"corrects": 1, "reason": "test", "cash": [{"seat": 0, "amount": 1}]},
}
REQUESTS: dict[str, dict[str, Any]] = {
    "POST /api/guests": {"name": "Name"},
    "PUT /api/me": {"name": "Name"},
    "POST /api/accounts": {"login": "", "password": "long enough"},
    "PUT /api/accounts/password": {"old": "long enough", "password": "long enough"},
    "POST /api/recovery": {"login": "nobody", "code": "x", "password": "long enough"},
    "POST /api/sessions": {"login": "nobody", "password": "long enough"},
    "POST /api/tables": {},
    "POST /api/tables/{table}/commands": {"id": "a", "kind": "join", "body": {"name": "Name"}},
    "POST /api/tables/{table}/links": {"role": "spectator"},
    "POST /api/links": {"token": "wrong"},
    "POST /api/proposals": {"language": "de", "file": "ui.ftl", "key": "act-roll", "proposed": "Wirf!"},
}


class Cast:
    """Somebody in every role, and a running game that is set up anew after each change."""

    def __init__(self, http: httpx.Client) -> None:
        self.http = http
        self.tokens = {"stranger": ""}
        self.gather()

    def gather(self) -> None:
        for role in ROLES[1:]:
            self.tokens[role] = self.call("", "POST", "/api/guests", {"name": role}).json()["token"]
        self.begin()

    def begin(self) -> None:
        settings = {"seats": 2, "edition": "classic", "clocks": {"decision_ms": 0}, "pace_ms": 60_000}
        self.table = self.call("host", "POST", "/api/tables", {"settings": settings}).json()["id"]
        for role, kind, seat in (("seat", "seat", 0), ("other seat", "seat", 1), ("judge", "judge", None)):
            token = self.link(kind, seat)
            assert self.call(role, "POST", "/api/links", {"token": token}).status_code == 200
        self.watching = self.link("spectator", None)
        assert self.command("host", "start", {}) == "ok"

    def link(self, role: str, seat: int | None) -> str:
        made = self.call("host", "POST", f"/api/tables/{self.table}/links", {"role": role, "seat": seat})
        token: str = made.json()["token"]
        return token

    def call(self, role: str, method: str, path: str, body: object = None) -> httpx.Response:
        token = self.tokens.get(role, "")
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return self.http.request(method, path, json=body, headers=headers)

    def command(self, role: str, kind: str, body: dict[str, Any], expected: int | None = None) -> str:
        query = f"?link={self.watching}" if role == "spectator" else ""
        wish = {"id": token_hex(8), "kind": kind, "expected": expected, "body": body}
        return said(self.call(role, "POST", f"/api/tables/{self.table}/commands{query}", wish))

    def version(self) -> int:
        found: int = self.call("host", "GET", f"/api/tables/{self.table}").json()["view"]["version"]
        return found


def said(answer: httpx.Response) -> str:
    """`ok`, or the code of the refusal."""
    try:
        error = answer.json().get("error")
    except (ValueError, AttributeError):
        error = None
    if error:
        return str(error["code"])
    assert answer.status_code < 400, answer.text
    return "ok"


def command_rows(cast: Cast) -> list[tuple[str, list[str]]]:
    rows = []
    for kind in CLIENT_KINDS:
        cells = []
        for role in ROLES:
            cells.append(cast.command(role, kind, BODIES.get(kind, {}), cast.version() if kind in VERSIONED else None))
            if cells[-1] == "ok" and kind not in HARMLESS:
                cast.begin()
        rows.append((f"`{kind}`", cells))
    return rows


def endpoint_rows(cast: Cast) -> list[tuple[str, list[str]]]:
    rows = []
    for endpoint in ENDPOINTS:
        name = f"{endpoint.method} {endpoint.path}"
        cells = []
        for role in ROLES:
            path = endpoint.path.format_map(
                {
                    "table": cast.table,
                    "version": "1",
                    "session": "x",
                    "link": "x",
                    "edition": "classic",
                    "token": "x",
                    "language": "de",
                    "number": "1",
                }
            )
            body = REQUESTS.get(name)
            if name == "POST /api/accounts" and body is not None:
                body = {**body, "login": f"{role}-{cast.table}"}
            query = f"?link={cast.watching}" if role == "spectator" and endpoint.query[:1] == (("link", LINK),) else ""
            cells.append(said(cast.call(role, endpoint.method, path + query, body)))
            if cells[-1] == "ok" and name in ("DELETE /api/me", "POST /api/accounts"):
                cast.gather()
        rows.append((f"`{name}`", cells))
    return rows


LINK = next(meaning for endpoint in ENDPOINTS for name, meaning in endpoint.query if name == "link")


def table_of(rows: list[tuple[str, list[str]]]) -> list[str]:
    head = ["| | " + " | ".join(ROLES) + " |", "|---|" + "---|" * len(ROLES)]
    return head + [f"| {name} | " + " | ".join(cells) + " |" for name, cells in rows]


def page_of(commands: list[tuple[str, list[str]]], endpoints: list[tuple[str, list[str]]]) -> str:
    lines = [
        "# Who may do what",
        "",
        "Printed by `tests/web/connect/test_roles.py`, which tries every command and every endpoint in every role on a",
        "running game with two seats and a judge: `ok`, or the code of the refusal. The host of this table does not",
        "sit at it, the spectator holds a link to watch. A code that is not about the role, such as `not-now`, means",
        "that the role may ask and the moment was wrong. Nobody can act for another's seat: an action carries no seat,",
        "it is always that of the person who sends it. A token is chosen for another only by the judge and at a shared",
        "device.",
        "",
        "## Commands at a table",
        *table_of(commands),
        "",
        "## Endpoints",
        *table_of(endpoints),
    ]
    return "\n".join(lines) + "\n"


@pytest.mark.wide
def test_the_page_says_what_every_role_may_do(server: Running) -> None:
    with server.client() as http:
        cast = Cast(http)
        commands = command_rows(cast)
        endpoints = endpoint_rows(cast)
    page = page_of(commands, endpoints)
    if os.environ.get("PASSGO_WRITE_DOCS"):
        PAGE.write_text(page, encoding="utf-8")
    assert page == PAGE.read_text(encoding="utf-8")
    found = {name.strip("`"): dict(zip(ROLES, cells, strict=True)) for name, cells in commands}
    for kind, cells in found.items():
        assert cells["stranger"] == "sign-in-needed"
        if kind.startswith("judge-"):
            assert {cells[role] for role in ROLES if role != "judge"} <= SHUT, kind
            assert cells["judge"] not in SHUT, kind
    assert {found["act"][role] for role in ("guest", "spectator", "judge", "host")} == {"not-your-seat"}
    assert {found["act"][role] for role in ("seat", "other seat")} == {"ok"}
    # A table that somebody may not see is to him as one that does not exist.
    assert found["join"]["guest"] == "no-such-table"


@pytest.mark.parametrize(
    "forged",
    [
        {"id": "a", "kind": "act", "seat": 0, "body": {"action": {"type": "roll"}}},
        {"id": "a", "kind": "act", "role": "seat", "body": {"action": {"type": "roll"}}},
        {"id": "a", "kind": "act", "person": "host", "body": {"action": {"type": "roll"}}},
        {"id": "a", "kind": "act", "body": {"action": {"type": "roll"}, "seat": 0}},
        {"id": "a", "kind": "act", "body": {"action": {"type": "roll"}, "person": "x"}},
    ],
)
def test_a_forged_role_or_seat_is_refused(server: Running, forged: dict[str, Any]) -> None:
    with server.client() as http:
        cast = Cast(http)
        before = cast.version()
        answer = cast.call("guest", "POST", f"/api/tables/{cast.table}/commands", {**forged, "expected": before})
        assert said(answer) == "bad-command"
        assert cast.version() == before
