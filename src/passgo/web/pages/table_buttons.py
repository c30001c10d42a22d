"""The buttons and forms on the plain page of a table: what a seat may do, and what only more cash would allow."""

import json
from dataclasses import dataclass
from typing import Final

from passgo.engine import actions
from passgo.engine.actions import BadAction, action_from_json
from passgo.engine.game import Game
from passgo.tables.shown.facts import ActionFacts
from passgo.web.pages.table_lines import TablePage
from passgo.words.labels import ORDER, label
from passgo.words.wishes import streets_for

MOST_WISHES: Final = 12  # places that a form has fields for; a player who wants more is asked again for the next ones
ANSWERS: Final = ("keep", "redeem", "defer")  # to the question about a mortgage received
PACES: Final = {"calm": 3_000, "normal": 1_500, "fast": 400, "instant": 0}  # of bots, as the live table has them


@dataclass
class Button:
    label: str
    action: str  # JSON, as the form sends it


@dataclass
class Answer:
    """An answer to the question about one mortgage: its price on a button, and the button's whole name."""

    shown: str
    label: str
    action: str
    dear: bool


@dataclass
class Mortgage:
    """A mortgage that was received, with a place for each of the answers."""

    name: str
    answers: list[Answer | None]


def buttons(page: TablePage, game: Game | None) -> list[Button]:
    """Buttons for all legal actions of this seat, in the order people expect. Offers and free bids have forms."""
    own = page.own
    if own is None or game is None:
        return []
    made = [(action, button(action, page, game)) for action in own.actions]
    made += [(bid, button(bid, page, game)) for bid in usual_bids(page)]
    if len(inherited(page)) > 1:  # they have a table of their own
        made = [pair for pair in made if pair[0].answer not in ANSWERS]
    made.sort(key=lambda pair: place_of(pair[0].type))
    return [found for _, found in made if found is not None]


def wish_fields(page: TablePage, game: Game | None) -> tuple[int, list[tuple[object, str]]]:
    """The fields of the form for scarce buildings, and what each may be; none if the player is not asked."""
    shown = page.view.game
    if game is None or game.shortage is None or shown is None or shown.shortage is None or page.own is None:
        return 0, []
    if shown.auction is not None or page.seat not in shown.shortage.asked:
        return 0, []
    streets = streets_for(game, page.seat, game.shortage)
    rows = page.own.could_place or shown.shortage.left  # in an official round nobody does the sums
    return min(rows, shown.shortage.left, MOST_WISHES), [("", "–"), *((pos, page.names.space(pos)) for pos in streets)]


def usual_bids(page: TablePage) -> list[ActionFacts]:
    """The lowest bid and two steps above it."""
    own = page.own
    if own is None or not own.bid_max:
        return []
    wanted = {own.bid_min, own.bid_min + 10, own.bid_min + 50}
    return [ActionFacts("bid", amount=amount) for amount in sorted(wanted) if amount <= own.bid_max]


def place_of(kind: str) -> int:
    number = actions.ACTION_NAMES.index(kind)
    return ORDER.index(number) if number in ORDER else len(ORDER)


def button(action: ActionFacts, page: TablePage, game: Game) -> Button | None:
    data = as_json(action)
    try:
        shown = label(action_from_json(data), game, page.seat, page.names, action)
    except (BadAction, IndexError):
        return None
    return Button(shown, json.dumps(data))


def as_json(action: ActionFacts) -> dict[str, object]:
    data: dict[str, object] = {"type": action.type}
    if action.amount:
        data["amount"] = action.amount
    if action.space >= 0:
        data["space"] = action.space
    if action.seat >= 0:
        data["seat"] = action.seat
    if action.answer:
        data["answer"] = action.answer
    return data


# Mortgages that came with somebody's deeds.


def inherited(page: TablePage) -> list[int]:
    """The spaces of the mortgages that are asked about, in board order."""
    own = page.own
    return [] if own is None else sorted(action.space for action in own.actions if action.answer == "keep")


def columns(page: TablePage) -> list[str]:
    """The answers that the table of mortgages has a column for."""
    defers = page.own is not None and any(action.answer == "defer" for action in page.own.actions)
    return [answer for answer in ANSWERS if answer != "defer" or defers]


def mortgages(page: TablePage, game: Game | None) -> list[Mortgage]:
    """One row for each mortgage, if there are several."""
    own, spaces = page.own, inherited(page)
    if own is None or game is None or len(spaces) < 2:
        return []
    dear = [action for action in own.too_dear if action.answer == "redeem"]
    rows = []
    for space in spaces:
        given = {action.answer: action for action in [*dear, *own.actions] if action.space == space}
        answers = [answered(given.get(answer), page, game, dear) for answer in columns(page)]
        rows.append(Mortgage(page.names.space(space), answers))
    return rows


def answered(action: ActionFacts | None, page: TablePage, game: Game, dear: list[ActionFacts]) -> Answer | None:
    made = None if action is None else button(action, page, game)
    if action is None or made is None:
        return None
    shown = page.say("inherited-later") if action.answer == "defer" else page.names.money(cost_of(action))
    said = page.say("act-on-space", action=made.label, space=page.names.space(action.space))
    return Answer(shown, said, made.action, action in dear)


def cost_of(action: ActionFacts) -> int:
    return action.interest if action.answer == "keep" else -(action.cash or 0)


def all_at_once(page: TablePage) -> list[tuple[str, str, bool]]:
    """One answer for all mortgages: its name, what the button says, and whether it is too dear."""
    own = page.own
    if own is None or len(inherited(page)) < 2:
        return []
    official = page.view.table.settings.official  # CHAMP-MAT-2: nobody adds the sums up there
    cash = own.cash[own.seat] or 0
    found = []
    for answer in ("keep", "redeem"):
        total = sum(cost_of(action) for action in [*own.actions, *own.too_dear] if action.answer == answer)
        said = page.say(f"inherited-{answer}-all")
        shown = said if official else f"{said} ({page.names.money(total)})"
        found.append((answer, shown, answer == "redeem" and total > cash and not official))
    return found


# What is too dear.


def dear_buttons(page: TablePage, game: Game | None) -> list[str]:
    """What buttons would say that only more cash would allow; several mortgages have theirs in their table."""
    own = page.own
    if own is None or game is None:
        return []
    listed = [action for action in own.too_dear if action.answer != "redeem" or len(inherited(page)) < 2]
    made = [button(action, page, game) for action in listed]
    return [one.label for one in made if one is not None]


def paces(page: TablePage) -> list[tuple[int, str]]:
    """The paces of the bots that this visitor may choose from; none for anybody else, nor in official rounds."""
    table = page.view.table
    alone = page.seat >= 0 and all(seat.bot or seat.seat == page.seat for seat in table.seats)
    bots = any(seat.player == "bot" for seat in table.seats)
    if table.settings.official or not bots or not (page.is_host or alone):
        return []
    return [(pace, page.say(f"bot-pace-{name}")) for name, pace in PACES.items()]
