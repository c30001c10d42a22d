"""A new table: its settings, its host and who plays beside them, or a game against bots that starts at once."""

from typing import Any, Final
from urllib.parse import urlencode

from starlette.responses import Response

from passgo.bots import BOTS
from passgo.editions.options import offered
from passgo.tables import PUBLIC, Settings
from passgo.web.api.endpoints import create_table, problem_in
from passgo.web.connect.access import Entrance, command_of
from passgo.web.edge.problems import Problem
from passgo.web.live.tables import AnyRoom
from passgo.web.pages import app_page
from passgo.web.pages.editions import edition_cards, names_in
from passgo.web.pages.same_device import seat_beside
from passgo.web.people.same_device import MOST_HERE, hold
from passgo.web.plumbing.edition_words import edition
from passgo.web.plumbing.forms import options_text, settings_of
from passgo.web.plumbing.page import Page, Visit, go_to
from passgo.words.names import Names

MOST_SEATS: Final = 8
USUAL_EDITION: Final = "classic"
USUAL_BOT: Final = "builder"


def bot_choices(visit: Visit) -> list[tuple[str, str]]:
    known = visit.speech.catalogue
    return [(name, visit.say(f"bot-{name}") if f"bot-{name}" in known else name) for name in BOTS]


def settings_values(visit: Visit, chosen: Settings) -> dict[str, object]:
    return {
        "chosen": chosen,
        "options": options_text(dict(chosen.options)),
        "editions": [(card.id, card.name) for card in edition_cards(visit)],
        "bots": bot_choices(visit),
        "variants": variant_choices(visit),
        "seat_counts": [(count, count) for count in range(2, MOST_SEATS + 1)],
    }


def token_choices(visit: Visit) -> list[tuple[str, list[tuple[str, str]]]]:
    """The tokens of every edition, under the names of the editions that have them."""
    found: dict[tuple[str, ...], list[Names]] = {}
    for card in edition_cards(visit):
        names = names_in(visit, card.id)
        found.setdefault(tuple(token.id for token in names.edition.tokens), []).append(names)
    listed = visit.speech.catalogue.listed
    return [
        (listed([names.edition_name() for names in editions]), [(token, editions[0].token(token)) for token in tokens])
        for tokens, editions in found.items()
        if tokens
    ]


def variant_choices(visit: Visit) -> list[tuple[str, str, list[tuple[str, str, str]]]]:
    """The official variants of each edition that has any, each with its name and what it changes."""
    found = []
    for card in edition_cards(visit):
        names = names_in(visit, card.id)
        rows = [
            (one.name, names.say(f"variant-{one.name}"), names.say(f"variant-{one.name}-about"))
            for one in offered(names.edition)
        ]
        if rows:
            found.append((card.id, card.name, rows))
    return found


async def create_form(visit: Visit) -> Response:
    tokens = token_choices(visit)
    return visit.show("create.html", name=visit.player_name, tokens=tokens, **settings_values(visit, Settings()))


async def create(visit: Visit) -> Response:
    """Make a table with its host, and with the others who play on their device."""
    beside = visit.form.pairs("here", "here_token", MOST_HERE)
    settings = settings_of(visit.form)
    tokens = settle_tokens(settings["edition"], [visit.form.text("token"), *(token for _, token in beside)])
    if beside:
        settings |= {"shared_device": True, "seats": max(settings["seats"], len(beside) + 1)}
    await visit.become_somebody()
    room = await create_table(visit.site, visit.request, visit.visitor.known(), settings)
    await ask(visit, room, "take-seat", {"seat": 0, "token": tokens[0]})
    answer = go_to(app_page.to_play(room.table.id) if beside else f"/tables/{room.table.id}")
    if beside:
        guests = [(name, token) for (name, _), token in zip(beside, tokens[1:], strict=True)]
        hold(visit.site, visit.request, answer, [await seat_beside(visit, room, *guest) for guest in guests])
    return answer


def settle_tokens(name: str, wanted: list[str]) -> list[str]:
    """The token of each player: a player without a wish takes none that another asked for.

    A wish that cannot be met is refused here, before a table is made in vain.
    """
    chosen = [token for token in wanted if token]
    if not chosen:
        return wanted
    known = [token.id for token in edition(name).tokens]
    if not known:
        raise Problem("no-tokens")
    if any(token not in known for token in chosen):
        raise Problem("unknown-token")
    if len(set(chosen)) < len(chosen):
        raise Problem("token-taken")
    left = iter([token for token in known if token not in chosen])
    return [token or next(left, "") for token in wanted]


async def play(visit: Visit) -> Response:
    """Make a table against bots and start it at once; on the board, as soon as the player has committed to the dice."""
    name = visit.form.text("edition", USUAL_EDITION)
    fewest, most = edition(name).players
    bot = visit.form.text("bot", USUAL_BOT)
    await visit.become_somebody()
    wanted = {"edition": name, "seats": max(fewest, min(4, most)), "stand_in": bot}
    room = await create_table(visit.site, visit.request, visit.visitor.known(), wanted)
    await ask(visit, room, "take-seat", {"seat": 0})
    table = room.table.id
    if visit.form.text("where") == "live" and app_page.build():
        asked = {"begin": bot, "token": app_page.begin_token(visit.site, table, bot)}
        return go_to(f"/tables/{table}/live?{urlencode(asked)}")
    await ask(visit, room, "start", {"fill": bot})
    return go_to(f"/tables/{table}")


async def ask(visit: Visit, room: AnyRoom, kind: str, body: dict[str, Any]) -> None:
    """Give a command of this visitor that must succeed."""
    there = Entrance(room, visit.visitor, room.standing(visit.visitor.id), PUBLIC)
    reply = await room.ask(command_of(there, f"begin-{kind}", kind, None, body))
    if not reply.ok:
        raise problem_in(reply.data)


PAGES: Final = (
    Page("GET", "/create", create_form),
    Page("POST", "/create", create),
    Page("POST", "/play", play),
)
