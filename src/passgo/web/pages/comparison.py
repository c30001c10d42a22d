"""The comparison of two editions, in the visitor's language."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from passgo.engine.board import Space
from passgo.web.pages.edition_facts import about, decks, deed_card, rule_meaning, value_said
from passgo.web.pages.guide import guide
from passgo.words.names import Names

ABSENT: Final = "–"


@dataclass(frozen=True)
class Difference:
    thing: str
    left: Sequence[str]
    right: Sequence[str]


@dataclass(frozen=True)
class Part:
    id: str
    title: str
    rows: list[Difference]


def differences(left: Names, right: Names) -> list[Part]:
    """The differences, part by part; parts that are alike are left out."""
    say = left.say
    one, other = without_currency(left), without_currency(right)
    parts = [
        Part("frame", say("page-part-frame"), list(unequal(frame(left), frame(right)))),
        Part("play", say("page-how"), list(sentences(one, other))),
        Part("spaces", say("page-part-spaces"), [shortened(row) for row in unequal(spaces(one), spaces(other))]),
        Part("decks", say("page-part-decks"), list(cards(one, other))),
        Part("rules", say("page-part-rules"), list(unequal(rules(one), rules(other)))),
    ]
    return [part for part in parts if part.rows]


def without_currency(names: Names) -> Names:
    """Names without the currency: otherwise every sum of editions with different money would differ."""
    return Names(replace(names.edition, currency=""), names.speech)


def unequal(left: Mapping[str, Sequence[str]], right: Mapping[str, Sequence[str]]) -> Iterator[Difference]:
    for thing in dict.fromkeys([*left, *right]):
        one, other = left.get(thing, [ABSENT]), right.get(thing, [ABSENT])
        if one != other:
            yield Difference(thing, one, other)


def shortened(row: Difference) -> Difference:
    """The name of a space, and below it only what differs."""
    left, right = row.left, row.right
    return Difference(row.thing, [left[0], *without(left[1:], right)], [right[0], *without(right[1:], left)])


def frame(names: Names) -> dict[str, list[str]]:
    least, most = names.edition.players
    return {
        names.say("players-title"): [names.say("page-players-range", least=least, most=most)],
        names.say("player-token"): [names.token(token.id) for token in names.edition.tokens] or [ABSENT],
        names.say("deal-cash"): [names.money(1)],
        names.say("correct-level"): [names.word("house"), names.word("hotel")],
    }


def sentences(left: Names, right: Names) -> Iterator[Difference]:
    """The differences in play: what one guide says and the other does not."""
    one, other = ({chapter.id: chapter for chapter in guide(names)} for names in (left, right))
    for id in dict.fromkeys([*one, *other]):
        here, there = (chapters[id].lines if id in chapters else [] for chapters in (one, other))
        only_here, only_there = without(here, there), without(there, here)
        if only_here or only_there:
            yield Difference((one.get(id) or other[id]).title, only_here or [ABSENT], only_there or [ABSENT])


def without(lines: Sequence[str], others: Sequence[str]) -> list[str]:
    return [line for line in lines if line not in others]


def spaces(names: Names) -> dict[str, list[str]]:
    return {str(space.pos): space_lines(names, space) for space in names.board.spaces}


def space_lines(names: Names, space: Space) -> list[str]:
    """The name of a space, then what its deed says or what happens there."""
    if space.group < 0:
        return [line for line in (names.space(space.pos), about(names, space)) if line]
    deed = deed_card(names, space)
    figures = {
        "deed-price": deed.price,
        "deed-rent": " · ".join(rent for _, rent in deed.rents),
        "deed-building-cost": deed.building,
        "deed-mortgage-value": deed.mortgage,
        "deed-redeem-cost": deed.redeem,
    }
    lines = [f"{names.say(key)}: {figure}" for key, figure in figures.items() if figure]
    return [names.space(space.pos), names.group(space.group), *lines]


def cards(left: Names, right: Names) -> Iterator[Difference]:
    """Cards that only one edition has, or has more often, by the name of the deck."""
    one, other = dict(decks(left)), dict(decks(right))
    for deck in dict.fromkeys([*one, *other]):
        here, there = counted(left, one.get(deck, [])), counted(right, other.get(deck, []))
        only_here, only_there = without(here, there), without(there, here)
        if only_here or only_there:
            yield Difference(deck, only_here or [ABSENT], only_there or [ABSENT])


def counted(names: Names, texts: Sequence[tuple[str, int]]) -> list[str]:
    return [f"{text} {names.say('page-card-times', count=count)}" if count > 1 else text for text, count in texts]


def rules(names: Names) -> dict[str, list[str]]:
    in_force = names.board.rules.in_force().items()
    return {rule_meaning(names, option): [value_said(names, option, value)] for option, value in in_force}
