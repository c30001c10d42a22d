"""Forms, and how their fields become the body of a command."""

import json
import re
from collections.abc import Callable
from itertools import zip_longest
from typing import Any, Final

import msgspec
from starlette.datastructures import FormData

from passgo.editions import load, names
from passgo.editions.options import offered, variant_options
from passgo.engine.actions import MOST_LEVELS
from passgo.store.lobby import Place
from passgo.tables.settings import Clocks, Settings
from passgo.web.edge.problems import Problem

LONGEST_FIELD: Final = 10_000
MOST_VARIANTS: Final = 20
PLACE: Final = re.compile(r"([0-9]{1,15})-([!-~]{1,100})")  # as str(Place) writes it
CASH_CHANGE: Final = re.compile(r"[0-9]:[+-]?[0-9]{1,9}")
Body = dict[str, Any]


class Form:
    """The fields of a form. An error names what is missing or wrong."""

    def __init__(self, data: FormData) -> None:
        self.data = data

    def text(self, name: str, default: str = "") -> str:
        value = self.data.get(name, default)
        if not isinstance(value, str) or len(value) > LONGEST_FIELD:
            raise Problem("bad-command", field=name)
        return value.strip()

    def number(self, name: str, default: int | None = None) -> int:
        said = self.text(name).removeprefix("+")
        if not said and default is not None:
            return default
        sign, digits = (-1, said[1:]) if said.startswith("-") else (1, said)
        if not (digits.isascii() and digits.isdigit() and len(digits) < 12):
            raise Problem("bad-command", field=name)
        return sign * int(digits)

    def texts(self, name: str, most: int) -> list[str]:
        """The values of several fields of one name, without the empty ones."""
        return [one for one, _ in self.pairs(name, "", most)]

    def pairs(self, name: str, other: str, most: int) -> list[tuple[str, str]]:
        """The values of several rows of two fields; a row whose first field is empty is left out."""
        columns = [[value for value in self.data.getlist(key) if isinstance(value, str)] for key in (name, other)]
        rows = [(one.strip(), two.strip()) for one, two in zip_longest(*columns, fillvalue="")]
        if len(rows) > most or any(len(value) > LONGEST_FIELD for row in rows for value in row):
            raise Problem("bad-command", field=name)
        return [row for row in rows if row[0]]

    def numbers(self, name: str) -> list[int]:
        values = [value for value in self.data.getlist(name) if isinstance(value, str)]
        if len(values) > 100 or not all(value.isascii() and value.isdigit() and len(value) < 6 for value in values):
            raise Problem("bad-command", field=name)
        return [int(value) for value in values]

    def ticked(self, name: str) -> bool:
        return self.text(name) == "1"


def place_before(said: str) -> Place | None:
    """The place where the previous page ended, if there was one."""
    if not said:
        return None
    found = PLACE.fullmatch(said)
    if found is None:
        raise Problem("bad-command", field="before")
    return Place(int(found[1]), found[2])


def settings_of(form: Form) -> Body:
    """The settings as JSON; the table checks whether they fit together."""
    usual = Settings()
    edition = form.text("edition", usual.edition)
    return {
        "edition": edition,
        "options": variants_in(form, edition) | options_of(form.text("options")),
        "seats": form.number("seats", usual.seats),
        "watch": form.text("watch", usual.watch),
        "watch_delay_ms": 1000 * form.number("watch_delay", 0),
        "listed": form.ticked("listed"),
        "open_seats": form.ticked("open_seats"),
        "leavers": form.text("leavers", usual.leavers),
        "stand_in": form.text("stand_in", usual.stand_in),
        "undo": form.ticked("undo"),
        "claim_help": form.text("claim_help", usual.claim_help),
        "official": form.ticked("official"),
        "physical_dice": form.ticked("physical_dice"),
        "shared_device": form.ticked("shared_device"),
        "unattended": form.ticked("unattended"),
        "pace_ms": 1000 * form.number("pace", usual.pace_ms // 1000),
        "clocks": clocks_of(form),
    }


def variants_in(form: Form, name: str) -> Body:
    """The options of the official variants that the visitor ticked for this edition."""
    if name not in names():  # the table says so
        return {}
    edition = load(name)
    ticked = form.texts(f"variant-{name}", MOST_VARIANTS)
    return variant_options([one.name for one in offered(edition) if one.name in ticked], edition)


def clocks_of(form: Form) -> Body:
    usual = Clocks()
    return {
        "decision_ms": 1000 * form.number("decision") if form.text("decision") else None,
        "auction_ms": 1000 * form.number("auction", usual.auction_ms // 1000),
        "deal_ms": 60_000 * form.number("deal") if form.text("deal") else None,
        "game_ms": 60_000 * form.number("game", 0),
        "absent_ms": 1000 * form.number("absent", usual.absent_ms // 1000),
    }


def options_of(text: str) -> Body:
    """House rules, one per line: `name = value`."""
    found: Body = {}
    for line in text.splitlines()[:100]:
        name, _, value = line.partition("=")
        if name.strip():
            try:
                found[name.strip()] = msgspec.json.decode(value)
            except (msgspec.MsgspecError, ValueError, RecursionError):
                found[name.strip()] = value.strip()
    return found


def options_text(options: Body) -> str:
    return "\n".join(f"{name} = {json.dumps(value)}" for name, value in options.items())


# Commands.


def act(form: Form) -> Body:
    try:
        action = msgspec.json.decode(form.text("action"))
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise Problem("bad-command", field="action") from None
    return {"action": action}


def bid(form: Form) -> Body:
    return {"action": {"type": "bid", "amount": form.number("amount")}}


def claim(form: Form) -> Body:
    return {"action": {"type": "claim", "space": form.number("space")}}


def want(form: Form) -> Body:
    """A claim on scarce buildings: one place in each field, in order. Without any, the player wants none."""
    spaces = [int(value) for value in form.texts("space", MOST_LEVELS) if value.isascii() and value.isdigit()]
    return {"action": {"type": "want", "spaces": spaces} if spaces else {"type": "pass"}}


def offer(form: Form) -> Body:
    sides = {
        side: {
            "cash": form.number(f"{side}_cash", 0),
            "deeds": form.numbers(f"{side}_deeds"),
            "cards": form.number(f"{side}_cards", 0),
        }
        for side in ("give", "take")
    }
    return {"action": {"type": "offer", "seat": form.number("to"), "deal": sides}}


def chat(form: Form) -> Body:
    text = form.text("text")
    return {"text": text} if text else {"preset": form.text("preset")}


def mute(form: Form) -> Body:
    return {"seat": form.number("seat"), "on": form.ticked("on")}


def talk_time(form: Form) -> Body:
    return {"one": form.number("one"), "other": form.number("other"), "ms": 1000 * form.number("seconds")}


def dice(form: Form) -> Body:
    faces = form.text("faces").replace(",", " ").split()
    if not all(face.isascii() and face.isdigit() and len(face) < 3 for face in faces):
        raise Problem("bad-command", field="faces")
    return {"faces": [int(face) for face in faces]}


def correction(form: Form) -> Body:
    """A correction of money: `0:+50 2:-20`. Deeds and places can only be corrected through the API."""
    cash = []
    for part in form.text("cash").split():
        seat, _, amount = part.partition(":")
        if not CASH_CHANGE.fullmatch(part):
            raise Problem("bad-command", field="cash")
        cash.append({"seat": int(seat), "amount": int(amount)})
    return {"corrects": form.number("corrects"), "reason": form.text("reason"), "cash": cash}


def seat_only(form: Form) -> Body:
    return {"seat": form.number("seat")}


def empty(_form: Form) -> Body:
    return {}


# What a page may send: the kind of its form, the kind of the command, and how to turn one into the other.
FORMS: Final[dict[str, tuple[str, Callable[[Form], Body]]]] = {
    "act": ("act", act),
    "undo": ("undo", empty),
    "bid": ("act", bid),
    "claim": ("act", claim),
    "want": ("act", want),
    "offer": ("act", offer),
    "chat": ("chat", chat),
    "mute": ("mute", mute),
    "report": ("report", lambda form: {"line": form.number("line")}),
    "settings": ("settings", lambda form: {"settings": settings_of(form)}),
    "take-seat": ("take-seat", seat_only),
    "choose-token": ("choose-token", lambda form: {"seat": form.number("seat"), "token": form.text("token")}),
    "leave": ("leave", empty),
    "add-bot": ("add-bot", lambda form: {"seat": form.number("seat"), "bot": form.text("bot")}),
    "remove-bot": ("remove-bot", seat_only),
    "start": ("start", lambda form: {"fill": form.text("fill")}),
    "pause": ("pause", empty),
    "resume": ("resume", empty),
    "rematch": ("rematch", empty),
    "pace": ("pace", lambda form: {"pace_ms": form.number("pace_ms")}),
    "close": ("close", empty),
    "judge-close": ("judge-close", empty),
    "judge-last-round": ("judge-last-round", empty),
    "judge-time": ("judge-time", empty),
    "judge-expel": ("judge-expel", seat_only),
    "judge-limit": ("judge-limit", talk_time),
    "judge-extend": ("judge-extend", talk_time),
    "judge-dice": ("judge-dice", dice),
    "judge-no-dice": ("judge-no-dice", empty),
    "judge-correct": ("judge-correct", correction),
}
