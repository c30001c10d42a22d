"""A minute of play for the page of an edition: bots play the first turns of a game that is the same for everybody."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from msgspec import Struct
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from passgo.bots import make
from passgo.bots.playing import Playing
from passgo.editions import Edition
from passgo.editions.art import Art
from passgo.editions.art_checks import SEATS as COLOURS
from passgo.engine import events
from passgo.engine.chance import SeededChance
from passgo.engine.events import Event
from passgo.engine.log import Log
from passgo.web.pages.table_sentences import bot_name
from passgo.web.plumbing.answers import json
from passgo.web.plumbing.edition_words import edition, edition_speech
from passgo.web.plumbing.page import Page, Visit
from passgo.words.names import Names
from passgo.words.sentences import Told, deal_told, kinds_of, line_sentences, told
from passgo.words.story import story

BOTS: Final = ("builder", "trader", "builder", "trader")  # by seat
SEED: Final = 1
TURNS: Final = 40
MOST_STEPS: Final = 200
# Events that move no token and pass no deed: a line of nothing else would make the picture wait.
UNSEEN: Final = (
    events.TURN,
    events.CLOCK_STARTED,
    events.OFFERED,
    events.REJECTED,
    events.WITHDRAWN,
    events.BID_MADE,
    events.PASSED,
)
# The address is the same in every language, so only the visitor's own browser may keep the answer.
KEPT_BY_VISITOR: Final = {"cache-control": "private, max-age=300", "vary": "cookie, accept-language"}


class PreviewStep(Struct, frozen=True):
    """One line of the story, and what changes on the board meanwhile."""

    seat: int  # -1 is nobody's
    path: list[int]  # the spaces that the token passes; it stays on the last. Empty where it does not move
    owners: list[tuple[int, int]]  # each space that changed hands, with the seat that has it now; -1 is the Bank
    story: str


class Preview(Struct, frozen=True):
    steps: list[PreviewStep]


@dataclass(frozen=True)
class Moment:
    """An event, and who owns which space after the action that caused it."""

    told: Told
    owners: dict[int, int]


@dataclass(frozen=True)
class Piece:
    """A player of the preview, for the drawing."""

    name: str
    colour: str
    drawing: list[str]  # of the token


def pieces(names: Names, pack: Art) -> list[Piece]:
    """The players with the first tokens of the edition."""
    tokens = [pack.tokens.get(token.glyph, []) for token in names.edition.tokens] or list(pack.tokens.values())
    return [
        Piece(name, COLOURS[seat], tokens[seat] if seat < len(tokens) else [])
        for seat, name in enumerate(players(names))
    ]


def players(names: Names) -> list[str]:
    seats = min(len(BOTS), names.edition.players[1])
    return [bot_name(names.speech, seat) for seat in range(seats)]


@lru_cache(maxsize=64)
def preview(name: str, language: str) -> Preview:
    """The preview of an edition in a language: dice and bots are seeded, so it is always the same."""
    found = edition(name)
    speech = edition_speech(language, found)
    names = Names(found, speech)
    names.players = players(names)
    return Preview(steps(list(moments(found, names)), names)[:MOST_STEPS])


def moments(found: Edition, names: Names) -> Iterator[Moment]:
    """The events of the first turns."""
    seats = len(names.players)
    log = Log(found.board, seats, SeededChance(SEED), True)
    game = log.game
    playing = Playing(game, [make(BOTS[seat], SEED + seat) for seat in range(seats)], log)
    done = 0
    while game.turns < TURNS and playing.step():
        if len(log.records) == done:  # a bot asked for no rent: nothing happened
            continue
        done = len(log.records)
        owners = {title.space.pos: title.owner for title in game.titles}
        for event in game.events or ():
            yield Moment(told(event, names, deal_told(event, game.offers)), owners)


def steps(happened: Sequence[Moment], names: Names) -> list[PreviewStep]:
    lines = [moment.told for moment in happened]
    kinds = kinds_of(lines)
    owners: dict[int, int] = {}
    made: list[PreviewStep] = []
    for line in story(kinds, [one.event.seat for one in lines]):
        of_line = [one.event for one in lines[line.start : line.end]]
        if all(event.type in UNSEEN for event in of_line):
            continue
        now = happened[line.end - 1].owners
        changed = [(pos, seat) for pos, seat in now.items() if owners.get(pos, -1) != seat]
        owners = now
        said = " ".join(line_sentences(line, lines, kinds, names))
        made.append(PreviewStep(seat_of(of_line), path_of(of_line, names.board.size), changed, said))
    return made


def seat_of(happened: Sequence[Event]) -> int:
    """The seat whose token moves, else the one that acts."""
    moving = [event.seat for event in happened if event.type in (events.MOVED, events.JAILED)]
    return moving[0] if moving else happened[0].seat


def path_of(happened: Sequence[Event], size: int) -> list[int]:
    """The spaces a token passes, one after the other; into jail it goes directly."""
    path: list[int] = []
    for event in happened:
        if event.type == events.MOVED:
            way = 1 if event.amount > 0 else -1
            path += [(event.space - event.amount + way * step) % size for step in range(1, abs(event.amount) + 1)]
        elif event.type == events.JAILED:
            path.append(event.space)
    return path


async def show(visit: Visit) -> Response:
    name = edition(visit.path("edition")).id
    answer = json(await run_in_threadpool(preview, name, visit.language))
    answer.headers.update(KEPT_BY_VISITOR)
    return answer


PAGES: Final = (Page("GET", "/editions/{edition}/preview", show),)
