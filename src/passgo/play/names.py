"""What things are called at this table: players, spaces, money, dice, the two sides of a deal."""

from collections.abc import Sequence
from typing import Final

from passgo.editions import Edition
from passgo.engine.actions import Deal
from passgo.engine.board import HOTEL
from passgo.engine.turn import BUS_FACE
from passgo.play.texts import TEXTS, say

# Where an edition has no word of its own.
WORDS: Final = {"go": "GO", "jail": "jail", "house": "house", "hotel": "hotel"}
SPEED_FACES: Final = ("", "1", "2", "3", "bus", "mr", "mr")


class Names:
    """The names of one game: its edition's and its players'."""

    def __init__(self, edition: Edition, players: Sequence[str]) -> None:
        self.edition = edition
        self.board = edition.board
        self.players = list(players)

    def player(self, seat: int) -> str:
        return self.players[seat] if seat >= 0 else say("bank")

    def seat(self, word: str) -> int:
        """The seat of a player by name, in capitals or not; -1 if nobody is called so."""
        for seat, name in enumerate(self.players):
            if name.casefold() == word.casefold():
                return seat
        return -1

    def several(self, seats: Sequence[int]) -> str:
        return ", ".join(self.player(seat) for seat in seats)

    def space(self, pos: int) -> str:
        return self.edition.name_of(f"space.{self.board.spaces[pos].id}") if pos >= 0 else ""

    def group(self, group: int) -> str:
        return self.edition.name_of(f"group.{self.board.groups[group].id}")

    def deck(self, deck: int) -> str:
        return self.edition.name_of(f"deck.{self.board.decks[deck].id}")

    def card(self, deck: int, card: int) -> str:
        """What the card says."""
        row = self.board.decks[deck]
        return self.edition.name_of(f"card.{row.id}.{row.cards[card].id}")

    def word(self, word: str) -> str:
        return self.edition.words.get(word, WORDS[word])

    def money(self, amount: int) -> str:
        key = f"money-{self.edition.currency}"
        if amount == 1 and f"{key}-one" in TEXTS:
            key += "-one"
        return say(key if key in TEXTS else "money", number=f"{amount:,}")

    def cash(self, amount: int) -> str:
        """Cash as a view tells it: a negative amount is not for this role to see."""
        return self.money(amount) if amount >= 0 else say("money-hidden")

    def change(self, amount: int) -> str:
        """What an action does to one's cash."""
        return ("+" if amount >= 0 else "−") + self.money(abs(amount))

    def dice(self, faces: Sequence[int]) -> str:
        rules = self.board.rules
        said = [str(face) for face in faces]
        if rules.dice_speed_die and len(faces) > rules.dice_count and faces[-1] >= BUS_FACE:
            said[-1] = SPEED_FACES[faces[-1]]
        return " + ".join(said)

    def level(self, level: int) -> str:
        if level == HOTEL:
            return say("level-hotel", hotel=self.word("hotel"))
        return say("level-houses", count=level, house=self.word("house")) if level else say("level-0")

    def given(self, deal: Deal) -> str:
        return self.side(deal.give_cash, deal.give_deeds, deal.give_cards)

    def taken(self, deal: Deal) -> str:
        return self.side(deal.take_cash, deal.take_deeds, deal.take_cards)

    def side(self, cash: int, deeds: Sequence[int], cards: int) -> str:
        """One side of a deal, its parts joined as they are typed."""
        parts = [self.money(cash)] if cash else []
        parts += [self.space(pos) for pos in deeds]
        parts += [say("jail-card")] * cards
        return " + ".join(parts) if parts else say("nothing")
