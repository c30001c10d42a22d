"""A judge at a table of a rehearsed evening: how he opens his panel, what it carries, and the commands it sends."""

import json
import re
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

import httpx
from tests.web.championships.opening import desk
from tests.web.championships.staging import EVENING, before, rehearsed
from tests.web.running import Browser, Running

from passgo.championship import Command, Line, Sheet, commands
from passgo.championship.codec import plain
from passgo.championship.commands import JUDGE, SCORER
from passgo.championship.scoring import written
from passgo.championship.state import Table
from passgo.office import Office

CARRIED = re.compile(r'<script type="application/json" id="panel-(facts|now)">(.*?)</script>', re.DOTALL)
SHEETS_AWAITED = before(commands.EnterSheet)
PLAYING = before(commands.CallLastRound)
numbers = count(1)


def table_address(office: Office, table: int = 1) -> str:
    return f"/c/{office.id}/judge/{EVENING}/{table}"


class Judging:
    """Table 1 of an evening, with its own judge and a scorer beside him."""

    def __init__(self, server: Running, stop: Callable[[Command], bool] = SHEETS_AWAITED) -> None:
        self.office = rehearsed(server, f"judged-{next(numbers)}", stop)
        self.address = table_address(self.office)
        self.judge = desk(server, self.office, JUDGE, "Jo")
        self.scorer = desk(server, self.office, SCORER, "Sofia")
        # The rehearsal has judges of its own; Jo takes the table over.
        self.jo = next(one.id for one in self.office.officials() if one.name == "Jo")
        self.table.judge = self.jo
        self.ids = count(1)

    @property
    def table(self) -> Table:
        return self.office.championship.state.sessions[EVENING].tables[0]

    @property
    def players(self) -> list[str]:
        return self.table.players

    def carried(self, browser: Browser | None = None) -> dict[str, Any]:
        """The JSON in the page."""
        page = (browser or self.judge).get(self.address)
        assert page.status_code == 200, page.text
        return {name: json.loads(text) for name, text in CARRIED.findall(page.text)}

    def send(self, do: str, browser: Browser | None = None, id: str = "", **fields: Any) -> httpx.Response:
        there = browser or self.judge
        csrf = self.carried(there)["now"]["csrf"]
        sent = {"csrf": csrf, "do": do, "id": id or f"c{next(self.ids)}", **fields}
        return there.http.post(self.address, data=sent, headers={"origin": there.server.url})

    def sheet(self, cash: Sequence[int], **more: Any) -> Sheet:
        """Everybody plays to the end, with this cash and no deeds, and all have signed."""
        kept = self.office.championship
        lines = [Line(id, amount, 0) for id, amount in zip(self.players, cash, strict=True)]
        full = tuple(written(line, kept.format, kept.prices) for line in lines)
        return Sheet(full, **{"signed": (*self.players, self.jo), **more})

    def enter(self, sheet: Sheet, **fields: Any) -> httpx.Response:
        return self.send(fields.pop("do", "enter"), sheet=json.dumps(plain(sheet)), **fields)

    def close(self) -> None:
        self.judge.close()
        self.scorer.close()


def out(line: Line) -> Line:
    return Line(line.entrant, 0, 0, fate="bankrupt")
