"""What the words of a scenario mean on its board: players, spaces, decks."""

from collections.abc import Sequence

from passgo.engine.board import Board
from passgo.scenarios.reading import Node


class Words:
    """The names in use in one scenario. Lookups give -1 for what is unknown, readers raise the error of the file."""

    def __init__(self, board: Board, players: Sequence[str]) -> None:
        self.board = board
        self.players = list(players)
        self.spaces = [space.id for space in board.spaces]
        self.decks = [deck.id for deck in board.decks]

    def seat(self, name: str) -> int:
        return self.players.index(name) if name in self.players else -1

    def space(self, word: str) -> int:
        """A space by its id or its number."""
        if word in self.spaces:
            return self.spaces.index(word)
        known_number = word.isascii() and word.isdigit() and len(word) < 6 and int(word) < self.board.size
        return int(word) if known_number else -1

    def read_seat(self, node: Node) -> int:
        return self.players.index(node.one_of("player", self.players))

    def read_space(self, node: Node, word: str | None = None) -> int:
        """The space that the node, or one of its keys, names."""
        word = node.text("a space id or number") if word is None else word
        pos = self.space(word)
        if pos < 0:
            raise node.unknown("space", word, self.spaces)
        return pos

    def read_deed(self, node: Node, word: str | None = None) -> int:
        pos = self.read_space(node, word)
        if self.board.spaces[pos].deed < 0:
            raise node.wrong(f"{self.spaces[pos]} has no deed", "name a street, a station or a utility")
        return pos

    def read_deeds(self, node: Node) -> list[int]:
        """A list of deeds, none of them twice."""
        found: list[int] = []
        for item in node.items():
            pos = self.read_deed(item)
            if pos in found:
                raise item.wrong(f"{self.spaces[pos]} stands twice", "name each deed once")
            found.append(pos)
        return found

    def read_deck(self, node: Node) -> int:
        return self.decks.index(node.one_of("deck", self.decks))
