"""People in browsers who sit down at tables of a real server, and a hand that sets positions up for them."""

import asyncio
import re
from typing import Any

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page
from tests.web.running import DEADLINE, TOKEN, Running

from passgo.tables import JUDGE, Command
from passgo.web.live.room import Room

# No waiting for clocks and bots; `undo` and claims as a table has them by default.
QUICK = {"pace": "0", "auction": "0", "decision": "0", "undo": "1"}
INVITATION = re.compile(r"/join/[^\s\"<]+")


class People:
    """Contexts of one browser; every page must stay free of errors. At the instant pace no test waits for beats."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    def page(
        self, locale: str = "en-GB", width: int = 1280, height: int = 800, pace: str = "instant", touch: bool = False
    ) -> Page:
        context = self.browser.new_context(
            locale=locale,
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            has_touch=touch,
            extra_http_headers={"accept-language": locale},  # also for what `send` sends
        )
        context.add_init_script(f"localStorage.setItem('passgo-pace', '{pace}')")
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("dialog", lambda dialog: self.errors.append(f"a dialog: {dialog.message}"))
        return page


def send(page: Page, server: Running, form_on: str, to: str, **fields: Any) -> tuple[str, str]:
    """Send a form as our own page would. Returns where it led, and the page there."""
    found = TOKEN.search(page.request.get(server.url + form_on).text())
    assert found is not None
    answer = page.request.post(server.url + to, form={"csrf": found[1], **fields}, headers={"origin": server.url})
    assert answer.ok, answer.text()
    return answer.url, answer.text()


def new_table(page: Page, server: Running, name: str = "Ada", **fields: str) -> str:
    """A table of one's own with this person in its first seat. Returns its path."""
    url, _ = send(page, server, "/create", "/create", **{"name": name, **QUICK, **fields})
    return re.sub(r"(/live)?(\?.*)?$", "", url.removeprefix(server.url))


def invitation(page: Page, server: Running, table: str, role: str = "seat", **fields: str) -> str:
    _, text = send(page, server, table, f"{table}/links", role=role, **fields)
    found = INVITATION.search(text)
    assert found is not None
    return found[0]


def join(page: Page, server: Running, link: str, name: str, **fields: str) -> str:
    """Use a link. Returns where it leads."""
    url, _ = send(page, server, link, link, name=name, **fields)
    return url


def sit_down(page: Page, server: Running, table: str) -> None:
    page.goto(f"{server.url}{table}/live")
    page.wait_for_selector(".page")


def start(host: Page) -> None:
    host.locator("[data-control=start]").click()
    host.wait_for_selector(".board")


def open_talk(page: Page) -> None:
    page.locator("[aria-controls=panel-chat]").click()


def press(page: Page, control: str) -> None:
    """Press this if it is there at this moment and can be pressed; a game may have gone on since one looked."""
    page.evaluate("(control) => document.querySelector(`${control}:not([aria-disabled=true])`)?.click()", control)


def press_main(page: Page) -> None:
    """The main action, if there is one now, or the first answer to a question that has none."""
    press(page, ".actions :is(.press.main, .choices .press)")


# In one go: if one looked first and pressed afterwards, what is wanted could come and be answered in between.
FOUND_OR_PRESSED = """(wanted) => {
    if (document.querySelector(wanted)) return true;
    document.querySelector('.actions :is(.press.main, .choices .press):not([aria-disabled=true])')?.click();
    return false;
}"""


def play_until(pages: list[Page], wanted: str, most: int = 900) -> Page:
    """All press their main action until one of them has this control. Returns that one."""
    for _ in range(most):
        for page in pages:
            if page.evaluate(FOUND_OR_PRESSED, wanted):
                return page
        pages[0].wait_for_timeout(20)
    raise AssertionError(f"nobody got {wanted}: {[page.locator('.actions').inner_text() for page in pages]}")


class Hand:
    """Sets a position up as a judge would: by corrections, which the log tells of."""

    def __init__(self, server: Running, table: str) -> None:
        self.server = server
        self.room: Room = server.site.tables.rooms[table.rpartition("/")[2]]
        self.count = 0

    def judge(self, kind: str, **body: Any) -> None:
        self.count += 1
        state = self.room.table.state
        command = Command(f"hand-{self.count}", kind, state.judge, JUDGE, -1, state.version, body)
        future = asyncio.run_coroutine_threadsafe(self.room.ask(command), self.server.loop)
        reply = future.result(DEADLINE)
        assert reply.ok, msgspec.json.decode(reply.data)

    def correct(self, **changes: Any) -> None:
        self.judge("judge-correct", corrects=1, reason="position of a test", **changes)

    def cash(self, seat: int) -> int:
        return self.room.table.state.playing().players[seat].cash

    def set_cash(self, seat: int, amount: int) -> None:
        if amount != self.cash(seat):
            self.correct(cash=[{"seat": seat, "amount": amount - self.cash(seat)}])

    def deeds(self, seat: int) -> list[int]:
        return [title.space.pos for title in self.room.table.state.playing().titles if title.owner == seat]
