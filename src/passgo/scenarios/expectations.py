"""What must hold after a step or at the end: `then` and `expect`, read into single comparisons."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from passgo.engine import ending, events
from passgo.engine.board import HOTEL
from passgo.engine.game import AWAITED, Game
from passgo.engine.state import BANK, FREE
from passgo.scenarios.given import PLAYER_KEYS
from passgo.scenarios.reading import Node
from passgo.scenarios.words import Words

TABLE_KEYS: Final = (
    "awaiting", "owner", "bank", "turn", "over", "winner", "ranking", "net_worth", "points", "events",
)  # fmt: skip
NOT_AWAITED: Final = "none"
MOST_TURNS_IN_JAIL: Final = 100
EVENT_TYPES: Final = [word for name, word in vars(events).items() if name.isupper() and isinstance(word, str)]


@dataclass(frozen=True)
class Moment:
    """The game after a step, and what happened in it."""

    game: Game
    happened: Sequence[str]


Look: TypeAlias = Callable[[Moment], object]
Fact: TypeAlias = tuple[object, Look]


@dataclass(frozen=True)
class Mismatch:
    """One thing that is not as the scenario says."""

    line: int
    step: str
    what: str
    expected: str
    actual: str

    def __str__(self) -> str:
        return f"{self.step}: {self.what}: expected {self.expected}, actual {self.actual}"


@dataclass(frozen=True)
class Check:
    """One expectation: how to find what it names, and what should be found."""

    line: int
    what: str
    expected: object
    look: Look

    def mismatch(self, moment: Moment, step: str) -> Mismatch | None:
        actual = self.look(moment)
        if actual == self.expected:
            return None
        return Mismatch(self.line, step, self.what, shown(self.expected), shown(actual))


def shown(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(shown(entry) for entry in value)}]"
    return str(value)


def read_checks(node: Node, words: Words) -> list[Check]:
    """The comparisons that an `expect` or `then` asks for."""
    found: list[Check] = []
    for key, value in node.fields((*words.players, *TABLE_KEYS)).items():
        if key in TABLE_CHECKS:
            found.extend(TABLE_CHECKS[key](words, value))
        elif key in TABLE_FACTS:
            expected, look = TABLE_FACTS[key](words, value)
            found.append(Check(value.line, key, expected, look))
        else:
            found.extend(player_checks(words, words.seat(key), value))
    return found


def player_checks(words: Words, seat: int, node: Node) -> Iterator[Check]:
    name = words.players[seat]
    for key, value in node.fields(PLAYER_KEYS).items():
        if key == "buildings":
            yield from building_checks(words, seat, value)
        else:
            expected, look = PLAYER_FACTS[key](words, seat, value)
            yield Check(value.line, f"{name} {key}", expected, look)


def building_checks(words: Words, seat: int, node: Node) -> Iterator[Check]:
    for word, level in node.mapping().items():
        pos = words.read_deed(level, word)
        what = f"{words.players[seat]} buildings {words.spaces[pos]}"
        yield Check(level.line, what, level.whole(0, HOTEL), level_held(seat, pos))


def level_held(seat: int, pos: int) -> Look:
    """What this player has standing there; nothing stands for him on another's street."""

    def look(at: Moment) -> int:
        title = at.game.title_at(pos)
        return title.level if title.owner == seat else 0

    return look


def deed_ids(game: Game, seat: int, mortgaged_only: bool) -> list[str]:
    owned = [title for title in game.titles if title.owner == seat]
    return sorted(title.space.id for title in owned if title.mortgaged or not mortgaged_only)


def deed_fact(words: Words, seat: int, node: Node, mortgaged_only: bool) -> Fact:
    expected = sorted(words.spaces[pos] for pos in words.read_deeds(node))
    return expected, lambda at: deed_ids(at.game, seat, mortgaged_only)


def jail_fact(_words: Words, seat: int, node: Node) -> Fact:
    def look(at: Moment) -> object:
        tried = at.game.players[seat].jail
        return "free" if tried == FREE else tried

    return ("free" if node.content == "free" else node.whole(0, MOST_TURNS_IN_JAIL)), look


def jail_cards_fact(words: Words, seat: int, node: Node) -> Fact:
    expected = sorted(words.decks[words.read_deck(item)] for item in node.items())
    return expected, lambda at: sorted(words.decks[card >> 8] for card in at.game.players[seat].cards)


PLAYER_FACTS: Final[Mapping[str, Callable[[Words, int, Node], Fact]]] = {
    "cash": lambda _, seat, node: (node.amount(), lambda at: at.game.players[seat].cash),
    "at": lambda words, seat, node: (
        words.spaces[words.read_space(node)],
        lambda at: words.spaces[at.game.players[seat].pos],
    ),
    "deeds": lambda words, seat, node: deed_fact(words, seat, node, mortgaged_only=False),
    "mortgaged": lambda words, seat, node: deed_fact(words, seat, node, mortgaged_only=True),
    "jail": jail_fact,
    "jail_cards": jail_cards_fact,
    "out": lambda _, seat, node: (node.truth(), lambda at: at.game.players[seat].out),
}


def awaiting_checks(words: Words, node: Node) -> Iterator[Check]:
    for name, kind in node.fields(words.players).items():
        expected = kind.one_of("decision", [*AWAITED, NOT_AWAITED])
        yield Check(kind.line, f"awaiting {name}", expected, awaited_from(words, name))


def awaited(game: Game, words: Words) -> dict[str, str]:
    return {words.players[decision.seat]: decision.name() for decision in game.awaiting()}


def awaited_from(words: Words, name: str) -> Look:
    return lambda at: awaited(at.game, words).get(name, NOT_AWAITED)


def owner_checks(words: Words, node: Node) -> Iterator[Check]:
    for word, owner in node.mapping().items():
        pos = words.read_deed(owner, word)
        expected = owner.one_of("owner", [*words.players, "bank"])
        yield Check(owner.line, f"owner {words.spaces[pos]}", expected, owner_of(words, pos))


def owner_of(words: Words, pos: int) -> Look:
    def look(at: Moment) -> str:
        owner = at.game.title_at(pos).owner
        return "bank" if owner == BANK else words.players[owner]

    return look


def bank_checks(_words: Words, node: Node) -> Iterator[Check]:
    stock = node.fields(("houses", "hotels"))
    if "houses" in stock:
        yield Check(stock["houses"].line, "bank houses", stock["houses"].amount(), lambda at: at.game.houses)
    if "hotels" in stock:
        yield Check(stock["hotels"].line, "bank hotels", stock["hotels"].amount(), lambda at: at.game.hotels)


def worth_checks(words: Words, node: Node) -> Iterator[Check]:
    for name, value in node.fields(words.players).items():
        yield Check(value.line, f"net_worth {name}", value.amount(), worth_of(words.seat(name)))


def worth_of(seat: int) -> Look:
    return lambda at: ending.worth(at.game, seat)


def points_checks(words: Words, node: Node) -> Iterator[Check]:
    for name, value in node.fields(words.players).items():
        yield Check(value.line, f"points {name}", value.amount(), points_of(words.seat(name)))


def points_of(seat: int) -> Look:
    return lambda at: ending.points(at.game)[seat]


TABLE_CHECKS: Final[Mapping[str, Callable[[Words, Node], Iterator[Check]]]] = {
    "awaiting": awaiting_checks,
    "owner": owner_checks,
    "bank": bank_checks,
    "net_worth": worth_checks,
    "points": points_checks,
}


def winner_fact(words: Words, node: Node) -> Fact:
    nodes = node.items() if isinstance(node.content, list) else [node]
    seats = sorted(words.read_seat(item) for item in nodes)
    return [words.players[seat] for seat in seats], lambda at: [words.players[seat] for seat in at.game.winners]


def ranking_fact(words: Words, node: Node) -> Fact:
    """Best first; it may stop early."""
    expected = [words.players[words.read_seat(item)] for item in node.items()]
    return expected, lambda at: [words.players[seat] for seat in ending.ranking(at.game)][: len(expected)]


def events_fact(_words: Words, node: Node) -> Fact:
    """In this order, others may stand between; what is missing shows as all that happened."""
    expected = [item.one_of("event", EVENT_TYPES) for item in node.items()]
    return expected, lambda at: expected if in_order(expected, at.happened) else list(at.happened)


def in_order(wanted: Sequence[str], happened: Sequence[str]) -> bool:
    rest = iter(happened)
    return all(word in rest for word in wanted)


TABLE_FACTS: Final[Mapping[str, Callable[[Words, Node], Fact]]] = {
    "turn": lambda words, node: (words.players[words.read_seat(node)], lambda at: words.players[at.game.turn]),
    "over": lambda _, node: (node.truth(), lambda at: at.game.is_over()),
    "winner": winner_fact,
    "ranking": ranking_fact,
    "events": events_fact,
}
