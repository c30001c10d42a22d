"""The players at the table and the game they play."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from passgo.bots import make
from passgo.bots.protocol import Bot
from passgo.editions import Edition
from passgo.engine.board import Board
from passgo.engine.chance import SeededChance
from passgo.engine.log import Log
from passgo.play.typed_commands import OFFICIALS
from passgo.words.names import Names

BOT_NAMES: Final = ("Bob", "Cy", "Dora", "Eve", "Finn", "Gus", "Hal", "Ida", "Jo", "Kim", "Lou", "Max")
RESERVED: Final = (*OFFICIALS, "all", "nothing", "jail-card")
LONGEST_NAME: Final = 16


class BadSetup(ValueError):
    """Raised for a game that cannot be started as asked."""


@dataclass(frozen=True)
class Table:
    """A game with its players. An empty string among `bots` is a person."""

    edition: Edition
    source: str  # the edition's name or file
    names: Sequence[str]
    bots: Sequence[str]
    seed: int
    log: Log
    chance: SeededChance
    tokens: Sequence[str] = ()  # by seat; empty where the edition names no tokens, and in games saved by older releases

    def people(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if not bot]

    def make_bots(self) -> list[Bot | None]:
        return [make(bot, self.seed + seat + 1) if bot else None for seat, bot in enumerate(self.bots)]

    def to_json(self) -> dict[str, object]:
        """The log of the game, with what is needed to continue with the same dice."""
        chance = self.chance
        seated = {
            "edition": self.source,
            "names": list(self.names),
            "bots": list(self.bots),
            "tokens": list(self.tokens),
            "seed": self.seed,
            "chance": [chance.a, chance.b, chance.c, chance.d],
        }
        return {**self.log.to_json(), "table": seated}


def new_table(
    edition: Edition, source: str, names: Sequence[str], bots: Sequence[str], seed: int, tokens: Sequence[str] = ()
) -> Table:
    check_names(names)
    check_supply(edition.board, len(names))
    chance = SeededChance(seed)
    return Table(edition, source, names, bots, seed, Log(edition.board, len(names), chance, True), chance, tokens)


def check_supply(board: Board, seats: int) -> None:
    """Check options that depend on the number of seats: editions are checked for the smallest table only."""
    rules = board.rules
    if rules.start_free_deeds * seats > len(board.deeds):
        dealt = rules.start_free_deeds * seats
        raise BadSetup(f"start.freeDeeds deals {dealt} deeds and there are {len(board.deeds)}: deal fewer")
    if not rules.bank_unlimited and rules.bank_money < rules.start_cash * seats:
        need = rules.start_cash * seats
        raise BadSetup(f"bank.money is {rules.bank_money} and {seats} players begin with {need}: give the Bank more")


def seat_names(people: int, bots: int, given: Sequence[str], word: str = "Player") -> list[str]:
    """The names given, then plain ones made from the word for a player, people first."""
    if len(given) > people:
        raise BadSetup(f"{len(given)} names for {people} people: leave out a --name or raise --humans")
    plain = [word] if people == 1 else [f"{word}{number}" for number in range(1, people + 1)]
    names = [*given, *plain[len(given) :]]
    taken = {name.casefold() for name in names}
    return names + [name for name in BOT_NAMES if name.casefold() not in taken][:bots]


def seat_tokens(names: Names, people: int, bots: int, given: Sequence[str]) -> list[str]:
    """Tokens that people asked for by id or name; the other people, then the bots, get what is left."""
    known = [token.id for token in names.edition.tokens]
    if given and not known:
        raise BadSetup(f"{names.edition.id} names no tokens to choose from: leave out --token")
    if len(given) > people:
        raise BadSetup(f"{len(given)} tokens for {people} people: leave out a --token or raise --humans")
    chosen: list[str] = []
    for word in given:
        token = find_token(names, word)
        if token in chosen:
            raise BadSetup(f"{names.token(token)} is taken: give every --token once")
        chosen.append(token)
    left = [token for token in known if token not in chosen]
    return (chosen + left)[: people + bots]


def find_token(names: Names, word: str) -> str:
    wanted = word.casefold()
    for token in names.edition.tokens:
        if wanted in (token.id, names.token(token.id).casefold()):
            return token.id
    known = ", ".join(token.id for token in names.edition.tokens)
    raise BadSetup(f"no token {word[:LONGEST_NAME]!r} in {names.edition.id}: --token takes one of {known}")


def check_names(names: Sequence[str]) -> None:
    for name in names:
        plain = name.isprintable() and not any(letter in " :+\\" for letter in name) and not name.isdigit()
        if not 1 <= len(name) <= LONGEST_NAME or not plain or name.casefold() in RESERVED:
            allowed = f"1 to {LONGEST_NAME} letters without spaces, colons and plus signs"
            raise BadSetup(f"{name[:LONGEST_NAME]!r} cannot be a player's name: {allowed}")
    if len({name.casefold() for name in names}) < len(names):
        raise BadSetup("two players have the same name")
