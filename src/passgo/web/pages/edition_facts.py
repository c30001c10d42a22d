"""Facts of an edition, in the visitor's language: everything printed in it, and the rules in force."""

from dataclasses import dataclass

from passgo.editions.departures import departures
from passgo.editions.wording import value_words
from passgo.engine.board import HOTEL, SPACE_KINDS, Space
from passgo.engine.rent import set_rent
from passgo.engine.rules import OPTION_BY_NAME
from passgo.web.pages.board_drawing import Mark, mark_of
from passgo.web.pages.guide import arguments_of, dashed
from passgo.web.plumbing.looks import look
from passgo.words.names import Names


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
    ids: str
    differs: bool  # from the default


@dataclass(frozen=True)
class DepartureRow:
    """A printed sentence that play departs from."""

    said: str
    languages: str  # those whose rulebook says otherwise, as a phrase; empty where the only rulebook does
    id: str
    options: list[str]


def group_of_deeds(names: Names, group: int) -> GroupOfDeeds:
    board = names.board
    deeds = [deed_card(names, board.deeds[deed]) for deed in board.groups[group].deeds]
    return GroupOfDeeds(names.group(group), mark_of(board, group, look(names.edition.id)), deeds)


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
    """A line about a space: what it does, or what its deed costs."""
    kind = SPACE_KINDS[space.kind]
    if space.group >= 0:
        return names.money(space.price)
    key = {"ride": "about-fare"}.get(kind, f"about-{kind}")
    amount = space.fare if kind == "ride" else names.board.rules.go_salary if kind == "go" else space.amount
    return names.say(key, amount=names.money(amount), count=space.target) if key in names.speech.catalogue else ""


def rents(names: Names, space: Space) -> list[tuple[str, str]]:
    """Every rent of a deed, with its condition."""
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
    whole = (names.say("deed-rent-set"), names.money(set_rent(space)))
    return [bare, whole, *((names.level(level), names.money(space.rents[level])) for level in levels)]


def decks(names: Names) -> list[tuple[str, list[tuple[str, int]]]]:
    """The texts of each deck's cards, and how often each occurs."""
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
        said = value_said(names, name, value)
        rows.append(RuleRow(name, said, rule_meaning(names, name), option.ids, value != option.default))
    return rows


def departure_rows(names: Names) -> list[DepartureRow]:
    arguments = arguments_of(names)
    return [
        DepartureRow(
            names.say(f"departure-{departure.text}", **arguments),
            other_languages(names, departure.languages),
            departure.id,
            list(departure.options),
        )
        for departure in departures(names.edition.id)
    ]


def other_languages(names: Names, languages: tuple[str, ...]) -> str:
    catalogue = names.speech.catalogue
    listed = catalogue.listed([str(catalogue.locale.languages[language]) for language in languages])
    return names.say("departures-languages", languages=listed) if languages else ""


def rule_meaning(names: Names, option: str) -> str:
    return names.say(f"rule-{dashed(option.replace('.', '-'))}")


def value_said(names: Names, option: str, value: object) -> str:
    """The value of an option in words; numbers as the language writes them."""
    if isinstance(value, bool):
        return names.say("value-true" if value else "value-false")
    if isinstance(value, int):
        return names.speech.catalogue.number(value)
    if not isinstance(value, str):
        return value_words(value)
    own = f"value-{dashed(option.replace('.', '-'))}-{dashed(value)}"  # where the same word means something else
    return names.say(own if own in names.speech.catalogue else f"value-{dashed(value)}")
