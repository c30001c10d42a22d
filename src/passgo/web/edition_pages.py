"""Pages about the editions: all of them, one with everything printed on it, and how it is played."""

from dataclasses import dataclass
from typing import Final

from starlette.responses import Response

from passgo.editions import names as all_editions
from passgo.editions.comparison import Difference, differences
from passgo.editions.wording import value_words
from passgo.engine.board import HOTEL, SPACE_KINDS, Space
from passgo.engine.rules import OPTION_BY_NAME
from passgo.web.catalogue import edition, edition_look
from passgo.web.drawing import Mark, draw, mark_of
from passgo.web.guide import dashed, guide
from passgo.web.naming import Names, edition_speech
from passgo.web.paging import Page, Visit


@dataclass(frozen=True)
class EditionCard:
    """An edition in a list."""

    id: str
    name: str
    about: str
    look: str
    least: int
    most: int


@dataclass(frozen=True)
class SpaceLine:
    name: str
    about: str


@dataclass(frozen=True)
class DeedCard:
    name: str
    price: str
    mortgage: str
    redeem: str
    building: str
    rents: list[tuple[str, str]]


@dataclass(frozen=True)
class GroupOfDeeds:
    name: str
    mark: Mark
    deeds: list[DeedCard]


@dataclass(frozen=True)
class RuleRow:
    name: str
    value: str
    meaning: str
    in_english: bool
    ids: str
    differs: bool  # from the default


def names_in(visit: Visit, name: str) -> Names:
    found = edition(name)
    return Names(found, edition_speech(visit.language, found))


def edition_cards(visit: Visit) -> list[EditionCard]:
    """Every edition, the classic one first."""
    cards = []
    for name in sorted(all_editions(), key=lambda name: (name != "classic", name)):
        names = names_in(visit, name)
        about = visit.say(f"page-about-{name}")
        cards.append(EditionCard(name, names.edition_name(), about, edition_look(name), *names.edition.players))
    return cards


async def editions(visit: Visit) -> Response:
    return visit.show("editions.html", cards=edition_cards(visit))


async def show(visit: Visit) -> Response:
    names = names_in(visit, visit.path("edition"))
    board = names.board
    other = visit.form.text("with")
    compared = names_in(visit, other) if other else None
    return visit.show(
        "edition.html",
        edition=names.edition,
        name=names.edition_name(),
        look=edition_look(names.edition.id),
        drawing=draw(board, [names.space(space.pos) for space in board.spaces]),
        spaces=[SpaceLine(names.space(space.pos), about(names, space)) for space in board.spaces],
        groups=[group_of_deeds(names, number) for number in range(len(board.groups))],
        decks=decks(names),
        rules=rule_rows(names),
        others=[(card.id, card.name) for card in edition_cards(visit) if card.id != names.edition.id],
        other=other,
        other_name="" if compared is None else compared.edition_name(),
        differences=[] if compared is None else by_part(differences(names.edition, compared.edition)),
    )


async def how_to_play(visit: Visit) -> Response:
    names = names_in(visit, visit.path("edition"))
    return visit.show(
        "guide.html",
        edition=names.edition,
        name=names.edition_name(),
        look=edition_look(names.edition.id),
        player=visit.player_name,
        chapters=guide(names),
    )


def group_of_deeds(names: Names, group: int) -> GroupOfDeeds:
    board = names.board
    deeds = [deed_card(names, board.deeds[deed]) for deed in board.groups[group].deeds]
    return GroupOfDeeds(names.group(group), mark_of(board, group), deeds)


def deed_card(names: Names, space: Space) -> DeedCard:
    return DeedCard(
        names.space(space.pos),
        names.money(space.price),
        names.money(space.mortgage),
        names.money(space.unmortgage) if space.unmortgage else "",
        names.money(space.house_cost) if space.house_cost else "",
        rents(names, space),
    )


def about(names: Names, space: Space) -> str:
    """What a space does, or what its deed costs."""
    kind = SPACE_KINDS[space.kind]
    if space.group >= 0:
        return names.money(space.price)
    key = {"ride": "about-fare"}.get(kind, f"about-{kind}")
    amount = space.fare if kind == "ride" else names.board.rules.go_salary if kind == "go" else space.amount
    return names.say(key, amount=names.money(amount), count=space.target) if key in names.speech.catalogue else ""


def rents(names: Names, space: Space) -> list[tuple[str, str]]:
    """Every rent of a deed, with what it takes."""
    kind = SPACE_KINDS[space.kind]
    if kind == "station":
        rows = enumerate(names.board.station_rents, 1)
        return [(names.say("deed-rent-stations", count=count), names.money(rent)) for count, rent in rows]
    if kind == "utility":
        factors = enumerate(names.board.utility_factors, 1)
        return [
            (names.say("deed-rent-stations", count=count), names.say("page-times-dice", factor=factor))
            for count, factor in factors
        ]
    levels = [*range(1, names.board.rules.build_max_houses + 1), HOTEL]
    bare = (names.say("deed-rent-bare"), names.money(space.rents[0]))
    whole = (names.say("deed-rent-set"), names.money(2 * space.rents[0]))
    return [bare, whole, *((names.level(level), names.money(space.rents[level])) for level in levels)]


def decks(names: Names) -> list[tuple[str, list[tuple[str, int]]]]:
    """What the cards of each deck say, and how often."""
    found = []
    for number, deck in enumerate(names.board.decks):
        texts: dict[str, int] = {}
        for card in range(len(deck.cards)):
            said = names.card(number, card)
            texts[said] = texts.get(said, 0) + 1
        found.append((names.deck(number), list(texts.items())))
    return found


def rule_rows(names: Names) -> list[RuleRow]:
    rows = []
    for name, value in names.board.rules.in_force().items():
        option = OPTION_BY_NAME[name]
        key = f"rule-{dashed(name.replace('.', '-'))}"
        known = key in names.speech.catalogue
        meaning = names.say(key) if known else option.meaning
        rows.append(RuleRow(name, value_words(value), meaning, not known, option.ids, value != option.default))
    return rows


def by_part(rows: list[Difference]) -> list[tuple[str, list[Difference]]]:
    parts = dict.fromkeys(row.part for row in rows)
    return [(part, [row for row in rows if row.part == part]) for part in parts]


PAGES: Final = (
    Page("GET", "/editions", editions),
    Page("GET", "/editions/{edition}", show),
    Page("GET", "/editions/{edition}/how-to-play", how_to_play),
)
