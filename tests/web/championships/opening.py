"""Championships whose registration is open now, people who register, and officials with their links."""

import datetime
import re
from dataclasses import dataclass, field
from typing import Any

import httpx
from tests.web.running import Browser, Running

from passgo.championship.commands import REGISTRAR
from passgo.championship.format import preset_text, presets
from passgo.office import Office

TERMS = {"en": "Everybody plays fair.\nQuestions about data: data@club.example", "el": "Όλοι παίζουν τίμια."}
NONCE = re.compile(r'name="nonce" value="([^"]+)"')
ENTRY = re.compile(r"/entry/([\w-]{20,})")
DAY = datetime.timedelta(days=1)


def now() -> datetime.datetime:
    return datetime.datetime.now(datetime.UTC)


def format_text(id: str, *, opens: int = -5, closes: int = 5, capacity: int = 72, alternates: int = 100) -> str:
    """The Greek championship with its window around today, in days from today."""
    assert "greece-2015" in presets()
    today = now().date()
    text = preset_text("greece-2015")
    text = text.replace('id = "greece-2015"', f'id = "{id}"')
    text = text.replace("2015-05-01T00:00:00", f"{today + opens * DAY}T00:00:00")
    text = text.replace("closes = 2015-05-20", f"closes = {today + closes * DAY}")
    text = text.replace("2015-05-23T", f"{today + 20 * DAY}T").replace("2015-05-30T", f"{today + 30 * DAY}T")
    text = text.replace("capacity = 72", f"capacity = {capacity}")
    return text.replace("alternates = 100", f"alternates = {alternates}")


def keep(server: Running, id: str, **wishes: int) -> Office:
    return server.site.offices.create(format_text(id, **wishes), now() - DAY, terms=TERMS)


@dataclass
class Form:
    """A registration as somebody fills it in; every tick is there unless it is left out."""

    name: str = "Eleni Doe"
    email: str = "eleni@mail.example"
    phone: str = "+30 210 0000 001"
    born: str = "1990-05-01"
    citizenship: str = "GR"
    venue: str = "athens"
    left_out: tuple[str, ...] = ()
    more: dict[str, str] = field(default_factory=dict)

    def fields(self) -> dict[str, str]:
        ticks = [
            "declaration-own-email", "declaration-true-data", "declaration-of-age", "declaration-contact",
            "consent-terms", "consent-data", "consent-publicity",
        ]  # fmt: skip
        said = {name: getattr(self, name) for name in ("name", "email", "phone", "born", "citizenship", "venue")}
        return {**said, **{tick: "1" for tick in ticks if tick not in self.left_out}, **self.more}


def send(browser: Browser, id: str, form: Form, **fields: Any) -> httpx.Response:
    """Open the form and send it."""
    browser.get(f"/c/{id}/register")
    return send_again(browser, id, form, **fields)


def send_again(browser: Browser, id: str, form: Form, **fields: Any) -> httpx.Response:
    """Send the form that is open."""
    nonce, terms = NONCE.search(browser.page), re.search(r'name="terms" value="(\d+)"', browser.page)
    assert nonce is not None
    assert terms is not None
    return browser.post(f"/c/{id}/register", **{"nonce": nonce[1], "terms": terms[1], **form.fields(), **fields})


def register(browser: Browser, id: str, form: Form) -> str:
    """The address of the new entry."""
    answer = send(browser, id, form)
    assert answer.status_code == 200, answer.text
    found = ENTRY.search(answer.text)
    assert found is not None, answer.text
    return f"/entry/{found[1]}"


def somebody(number: int, **wishes: Any) -> Form:
    return Form(
        name=f"Person {chr(65 + number // 26)}{chr(65 + number % 26)}",
        email=f"p{number}@mail.example",
        phone=f"+30 210 0000 {number:03d}",
        **wishes,
    )


def desk(server: Running, office: Office, role: str = REGISTRAR, name: str = "Rena", venue: str = "") -> Browser:
    """An official who has opened his link."""
    _, token = office.invite(role, name, now(), venue=venue)
    there = Browser(server)
    answer = there.http.get(f"/desk/{token}", follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return there
