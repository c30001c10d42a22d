"""Every address of championships, tried in every role. The result is docs/roles-championship.md; a change there is a
decision.

PASSGO_WRITE_DOCS=1 prints the page anew.
"""

import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import httpx
import pytest
from tests.web.championships.opening import now
from tests.web.championships.staging import EVENING, before, rehearsed
from tests.web.running import Browser, Running

from passgo.championship import commands, matrix
from passgo.championship.commands import DIRECTOR, HEAD_JUDGE, JUDGE, REGISTRAR, ROLES, SCORER
from passgo.office import Office
from passgo.web.championships import documents
from passgo.web.championships import routes as championships
from passgo.web.championships.director import console, loans, mail, nicknames, officials, outbox, people, series, terms
from passgo.web.championships.hall import calls, clock, computer_clock, sheets, undo
from passgo.web.championships.judge import panel

PAGE = Path(__file__).parents[3] / "docs" / "roles-championship.md"
FIELD = re.compile(r"{(\w+)(?::\w+)?}")
OFFICIALS = (REGISTRAR, DIRECTOR, HEAD_JUDGE, JUDGE, SCORER)
STRANGER = "other director"
COLUMNS = ("nobody", "entrant", *OFFICIALS, STRANGER)
MAY, MAY_NOT, ACCOUNT, NOTHING = "yes", "–", "account", "not found"
REFUSED_ROLE = "Your role doesn’t allow that."
ENDINGS = ("/withdraw", "/erase")  # each needs somebody who is still there
STREAM = "/sse/championships/{id}"

# The forms of one address that has several, by what they do.
FORMS: Mapping[str, tuple[str, ...]] = {
    "/c/{id}/director": tuple(console.OVERVIEW),
    console.SESSION: tuple(console.SESSION_ACTS),
    "/c/{id}/director/nicknames": tuple(nicknames.ACTS),
    "/c/{id}/director/entrants": tuple(people.ACTS),
    "/c/{id}/director/terms": tuple(terms.ACTS),
    "/c/{id}/director/officials": tuple(officials.ACTS),
    "/c/{id}/director/outbox": tuple(outbox.ACTS),
    mail.MAIL: ("count", *mail.ACTS),
    mail.TEXT: ("preview", *mail.TEXT_ACTS),
    loans.LOANS: tuple(loans.ACTS),
    "/c/{id}/director/series": tuple(series.ACTS),
    sheets.SHEET: tuple(sheets.ACTS),
    calls.CALLS: tuple(calls.ACTS),
    clock.CLOCK: tuple(clock.ACTS),
    panel.TABLE: tuple(panel.ACTS),
    computer_clock.TIME: tuple(computer_clock.ACTS),
    undo.UNDO: tuple(undo.ACTS),
    "/c/{id}/paper": tuple(documents.KINDS),
}


class Cast:
    """Somebody in every role, with a browser."""

    def __init__(self, server: Running) -> None:
        self.office = rehearsed(server, "all-roles", before(commands.ConfirmSheet))
        self.browsers = {role: Browser(server) for role in COLUMNS}
        self.tokens = {role: self.open_desk(role, self.office, role) for role in OFFICIALS}
        elsewhere = rehearsed(server, "somewhere-else", before(commands.Register))
        self.open_desk(STRANGER, elsewhere, DIRECTOR)
        self.somebody, *fresh = self.office.championship.state.entrants
        self.fresh = iter(fresh)
        # As good as forms can be, so that it is the role that decides.
        self.fields: dict[str, str | list[str]] = {
            "entrant": self.somebody, "session": EVENING, "heat": "1", "table": "1", "seed": "1", "reason": "a reason",
            "starts": "2026-01-31T18:00", "to": "2026-03-01T12:00", "kind": "comes", "venue": "hall",
            "swap": self.office.championship.state.sessions[EVENING].tables[0].players[:2],
            "text-en": "Terms.", "notice-en": "a notice", "id": "1", "sheet": '{"lines":[]}', "replaces": "1",
            "undo": "1",
        }  # fmt: skip
        for browser in self.browsers.values():
            browser.get("/account")
        self.csrf = {role: browser.token() for role, browser in self.browsers.items()}

    def open_desk(self, column: str, office: Office, role: str) -> str:
        _, token = office.invite(role, f"One {column}", now())
        answer = self.browsers[column].http.get(f"/desk/{token}", follow_redirects=False)
        assert answer.status_code == 303
        return token

    def address(self, path: str, role: str) -> str:
        ends = path.endswith(ENDINGS) and role in ("entrant", *OFFICIALS[:2])
        entrant = next(self.fresh) if ends else self.somebody
        if "{token}" in path and role != "entrant":
            entrant = ""
        stage, venue, round = EVENING.split("/")
        values = {
            "id": self.office.id, "stage": stage, "venue": venue, "round": round, "heat": "1", "table": "1",
            "version": "1", "order": "0" * 32, "kind": "json" if "results" in path else "confirmed",
            "language": "en", "entrant": entrant, "session": EVENING, "draft": "x" * 22, "step": "what",
            "series": "0" * 16, "token": self.token(path, role, entrant),
        }  # fmt: skip
        return FIELD.sub(lambda found: values[found[1]], path)

    def token(self, path: str, role: str, entrant: str) -> str:
        if path.startswith("/desk"):
            return self.tokens.get(role, "x" * 22)
        return self.office.entry_token(entrant, now()) if entrant else "x" * 22

    def ask(self, role: str, method: str, path: str, do: str) -> str:
        browser, address = self.browsers[role], self.address(path, role)
        if path == STREAM:
            with browser.http.stream("GET", address) as answer:
                return verdict(answer, "")
        if method == "GET":
            answer = browser.http.get(address, follow_redirects=False)
        else:
            fields = {**self.fields, "csrf": self.csrf[role], "do": do}
            origin = {"origin": browser.server.url}
            answer = browser.http.post(address, data=fields, headers=origin, follow_redirects=False)
        return verdict(answer, answer.text)

    def close(self) -> None:
        for browser in self.browsers.values():
            browser.close()


def verdict(answer: httpx.Response, text: str) -> str:
    """Whether the role may ask. That the moment or the fields were wrong is not about the role."""
    assert answer.status_code < 500, text
    assert "bad-form-token" not in text
    if answer.status_code == 401:
        return ACCOUNT
    if answer.status_code == 404:
        return NOTHING
    return MAY_NOT if answer.status_code == 403 or REFUSED_ROLE in text else MAY


def tried() -> Iterator[tuple[str, str, str]]:
    for page in championships.PAGES:
        forms = FORMS.get(page.path, ("",)) if page.method == "POST" else ("",)
        yield from ((page.method, page.path, form) for form in forms)
    yield "GET", STREAM, ""


def rows(cast: Cast) -> Iterator[tuple[str, list[str]]]:
    for method, path, do in tried():
        name = f"`{method} {path}`" + (f" {do}" if do else "")
        yield name, [cast.ask(role, method, path, do) for role in COLUMNS]


def table_of(head: tuple[str, ...], lines: Iterator[tuple[str, list[str]]] | list[tuple[str, list[str]]]) -> list[str]:
    top = ["| | " + " | ".join(head) + " |", "|---|" + "---|" * len(head)]
    return top + [f"| {name} | " + " | ".join(cells) + " |" for name, cells in lines]


def page_of(found: list[tuple[str, list[str]]]) -> str:
    given = [(f"`{name}`", [MAY if may[role] else MAY_NOT for role in ROLES]) for name, may in matrix().items()]
    lines = [
        "# Who may do what in a championship",
        "",
        "Printed by `tests/web/championships/test_roles_championship.py`, which opens every address and sends every",
        "form in every role: *yes* where the role may ask, – where it is turned away, *account* where an account is",
        "needed, *not found* where there is nothing of the kind, as for everybody who guesses at a private link.",
        "Officials come by private links, one to a role; an entrant has the private link to their own entry, and no",
        "other opens it. The last column is a director of another championship. Whether a command fits the moment is",
        "for the rules to say, no matter who gives it.",
        "",
        "## Addresses and forms",
        *table_of(COLUMNS, found),
        "",
        "## Commands",
        "An entrant gives them for himself only.",
        "",
        *table_of(ROLES, given),
    ]
    return "\n".join(lines) + "\n"


@pytest.mark.wide
def test_the_page_says_what_every_role_may_do_in_a_championship(server: Running) -> None:
    cast = Cast(server)
    try:
        found = list(rows(cast))
    finally:
        cast.close()
    page = page_of(found)
    if os.environ.get("PASSGO_WRITE_DOCS"):
        PAGE.write_text(page, encoding="utf-8")
    assert page == PAGE.read_text(encoding="utf-8")
    allowed = {name: dict(zip(COLUMNS, cells, strict=True)) for name, cells in found}
    for name, cells in allowed.items():
        if name.startswith("`GET") and name.endswith(("/search`", "/invite`", "/lend`")):
            continue  # only leads back to the page with the form, which refuses
        if "/director" in name or "/registrar" in name or "/sheets" in name:
            assert {cells["nobody"], cells["entrant"], cells[STRANGER]} == {MAY_NOT}, name
        if "/director/" in name and "/session/" not in name:
            assert {role for role in OFFICIALS if cells[role] == MAY} == {DIRECTOR}, name
        if name.endswith(("/{table}` out", "/{table}` expel")):
            assert {role for role in COLUMNS if cells[role] == MAY} == {DIRECTOR, HEAD_JUDGE, JUDGE}, name
        if name.startswith("`POST") and "/clock/" in name:
            assert {role for role in COLUMNS if cells[role] == MAY} == {HEAD_JUDGE}, name
        if "/board" in name or "/standings" in name or "/projector" in name or "/sse/" in name:
            assert set(cells.values()) == {MAY}, name
