"""Scenes of the stage: an event for each, said to a recorded table as the server would."""

from typing import Any, Final, NamedTuple

from playwright.sync_api import Page

Event = dict[str, Any]

# The table of the recorded moment, changed by what is said here.
SAY: Final = """async ([events, changes]) => {
    const state = new URLSearchParams(location.search).get('state');
    const {messages} = await (await fetch(`fixtures/${state}.json`)).json();
    const {snapshot, now_ms} = messages.find((one) => one.snapshot);
    window.shown ??= snapshot.view;
    const before = window.shown.version;
    window.shown = {...window.shown, ...changes, version: before + 1};
    window.say({type: 'update', after: before, version: before + 1, now_ms, events, view: window.shown});
}"""
PAID_RENT: Final[Event] = {"type": "paid", "seat": 1, "space": 3, "amount": 60, "other": 0, "numbers": [0]}
SCENES: Final[dict[str, Event]] = {
    "dice": {"type": "rolled", "seat": 1, "numbers": [3, 4]},
    "walk": {"type": "moved", "seat": 1, "space": 12, "amount": 7},
    "card": {"type": "card-drawn", "seat": 1, "amount": 0, "other": 0},
    "fight": {"type": "entity-fought", "seat": 1, "space": 3, "amount": -50, "other": 0, "numbers": [2, 5]},
    "block": {"type": "question", "seat": 1, "space": 7, "amount": 3, "other": 1},
    "ride": {"type": "ride", "seat": 1, "space": 12, "amount": 20},
    "slip": PAID_RENT,
    "go": {"type": "salary", "seat": 1, "amount": 200},
    "deed": {"type": "bought", "seat": 1, "space": 6, "amount": 100},
    "gavel": {"type": "auction-won", "seat": 1, "space": 6, "amount": 90},
    "jail": {"type": "jailed", "seat": 1, "space": 10},
    "free": {"type": "freed", "seat": 1, "amount": 50},
    "build": {"type": "built", "seat": 1, "space": 6, "amount": 50, "other": 1},
    "deal": {"type": "rejected", "seat": 1, "other": 0},
    "ruin": {"type": "bankrupt", "seat": 1, "other": 0},
    "ruling": {"type": "corrected", "amount": 3, "reason": "miscounted"},
    "turn": {"type": "turn", "seat": 1},
}
# Where an edition shows a beat in its own colours and with its own things.
LOOKS: Final = {
    "fight": "ride",
    "ride": "ride",
    "block": "buy-mario",
    "card": "cthulhu",
    "build": "buy-voyage",
}


class Staged(NamedTuple):
    """A scene as a picture shows it: the recorded moment it is said at, and what its event has of its own there."""

    state: str
    event: Event


# Sums and spaces are those of the edition, so that the pictures could be of a real game.
STAGED: Final[dict[str, Staged]] = {
    "dice": Staged("official", {"numbers": [3, 4, 4]}),
    "walk": Staged("roll", {"space": 12}),
    "card": Staged("cthulhu", {}),
    "fight": Staged("ride", {"space": 12, "amount": -150, "other": 2, "numbers": [3, 2]}),
    "block": Staged("buy-mario", {"space": 18}),
    "ride": Staged("ride", {"space": 35, "amount": 50}),
    "slip": Staged("roll", {"space": 24, "amount": 20, "other": 3}),
    "go": Staged("buy-voyage", {"amount": 20_000}),
    "deed": Staged("cthulhu", {"space": 15, "amount": 200}),
    "gavel": Staged("official", {"seat": 2, "space": 25, "amount": 74}),
    "jail": Staged("buy-voyage", {"seat": 2}),
    "free": Staged("roll", {}),
    "build": Staged("buy-voyage", {"seat": 3, "space": 1, "amount": 5_000, "other": 2}),
    "deal": Staged("roll", {"seat": 2, "other": 0}),
    "ruin": Staged("official", {"seat": 3, "other": 2}),
    "ruling": Staged("official", {"reason": "The rent was counted twice"}),
    "turn": Staged("cthulhu", {"seat": 2}),
}


def say(page: Page, *events: Event) -> None:
    page.evaluate(SAY, [list(events), {}])
