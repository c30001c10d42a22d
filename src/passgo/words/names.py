"""Names of things at one table, in the reader's language: players, spaces, cards, money, dice.

The terminal and the server's pages use the same names.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from passgo.editions import Edition
from passgo.engine.actions import Deal
from passgo.engine.board import EFFECT_ADVANCE_TO, HOTEL, SPACE_GO, SPACE_KINDS, Card
from passgo.engine.turn import BUS_FACE
from passgo.i18n import Speech
from passgo.i18n.catalogues import formed
from passgo.i18n.grammar import ANYBODY, BANK, YOU, Named, spoken_of

NOBODY: Final = -2  # no seat, and not the Bank
NO_NAMES: Final[Mapping[str, str]] = {}


class Names:
    """Names of one edition and, at a table, of its players.

    An edition that does not come with the package uses the words of the one it is `like`, except for its own names.
    `local` are names of the board that is really played on, in the reader's language.
    """

    def __init__(
        self,
        edition: Edition,
        speech: Speech,
        players: Sequence[str] = (),
        like: Edition | None = None,
        reader: int = NOBODY,
        genders: Sequence[str] = (),
        local: Mapping[str, str] = NO_NAMES,
    ) -> None:
        self.edition = edition
        self.board = edition.board
        self.speech = speech
        self.players = list(players)
        self.genders = list(genders)  # of the players, as far as they said it
        self.like = like or edition
        self.local = local
        self.reader = reader  # the seat that sentences speak to
        self.say = speech.say

    def own(self, thing: str) -> str:
        """The edition's own name for a thing; empty where it is the one that the catalogues have."""
        if self.edition.name_of(thing) == self.like.name_of(thing):
            return ""
        return self.edition.name_of(thing, self.speech.catalogue.tag)

    def named(self, sort: str, id: str) -> str:
        """The board's or edition's own name, or that of the catalogue with its forms; twins like `chance-2` share a
        name."""
        first, dash, number = id.rpartition("-")
        twin = first if dash and number.isdigit() else id
        local = self.local.get(f"{sort}.{id}") or self.local.get(f"{sort}.{twin}")
        if name := local or self.own(f"{sort}.{id}"):
            return name
        for key in (f"{sort}-{id}", f"{sort}-{twin}"):
            if key in self.speech.catalogue:
                return self.speech.named(key)
        return self.edition.name_of(f"{sort}.{id}", self.speech.catalogue.tag)

    def edition_name(self) -> str:
        key = f"edition-{self.edition.id}"
        if not self.own("edition") and key in self.speech.catalogue:
            return self.say(key)
        return self.edition.name_of("edition", self.speech.catalogue.tag)

    def player(self, seat: int) -> str:
        """The player's name; the Bank for no seat, empty for a seat that does not exist."""
        if seat < 0:
            bank = self.speech.named("bank")
            return Named(bank, bank.forms, BANK)
        name = self.players[seat] if seat < len(self.players) else ""
        gender = self.genders[seat] if seat < len(self.genders) else ""
        return spoken_of(name, gender, YOU if seat == self.reader else ANYBODY)

    def seat(self, word: str) -> int:
        """The seat of a player by name, in upper or lower case; -1 if nobody has it."""
        wanted = word.casefold()
        return next((seat for seat, name in enumerate(self.players) if name.casefold() == wanted), -1)

    def several(self, seats: Sequence[int]) -> str:
        return self.speech.catalogue.listed([self.player(seat) for seat in seats])

    def space(self, pos: int) -> str:
        return self.named("space", self.board.spaces[pos].id) if 0 <= pos < self.board.size else ""

    def group(self, group: int) -> str:
        return self.named("group", self.board.groups[group].id)

    def deck(self, deck: int) -> str:
        return self.named("deck", self.board.decks[deck].id)

    def token(self, id: str) -> str:
        """The token's name; empty if the edition does not have it: the mark of the seat then shows the player."""
        return self.named("token", id) if f"token.{id}" in self.edition.names["en"] else ""

    def go(self) -> str:
        return next((self.space(space.pos) for space in self.board.spaces if space.kind == SPACE_GO), "")

    def word(self, word: str) -> str:
        """The edition's word for a house, a hotel or any other thing."""
        own = self.edition.words.get(word, "")
        return own if own and own != self.like.words.get(word) else self.speech.named(f"word-{word}")

    def money(self, amount: int) -> str:
        return self.speech.catalogue.money(amount, self.edition.currency)

    def cash(self, amount: int) -> str:
        """Cash as the view has it: a negative amount means that this role must not see it."""
        return self.money(amount) if amount >= 0 else self.say("money-hidden")

    def change(self, amount: int) -> str:
        return self.speech.catalogue.change(amount, self.edition.currency)

    def level(self, level: int) -> str:
        if not level:
            return self.speech.named("level-0")
        if self.edition.words != self.like.words:
            return self.word("hotel") if level == HOTEL else self.pieces("house", level)
        return self.speech.named("level-hotel") if level == HOTEL else self.speech.named("level-houses", count=level)

    def pieces(self, word: str, count: int) -> str:
        """A number and a word of an edition's own, which has no plural."""
        return f"{count} × {self.word(word)}"

    def buildings(self, hotel: bool, count: int) -> str:
        """A number of houses or hotels."""
        if self.edition.words != self.like.words:
            return self.pieces("hotel" if hotel else "house", count)
        return self.speech.named("level-hotels" if hotel else "level-houses", count=count)

    def places(self, spaces: Sequence[int]) -> str:
        """Spaces in order, each named once."""
        counts = {pos: spaces.count(pos) for pos in spaces}
        said = [self.space(pos) if count == 1 else times(self.space(pos), count) for pos, count in counts.items()]
        return self.speech.catalogue.listed(said) if said else ""

    def dice(self, faces: Sequence[int]) -> str:
        rules = self.board.rules
        said = [str(face) for face in faces]
        if rules.dice_speed_die and len(faces) > rules.dice_count and faces[-1] >= BUS_FACE:
            said[-1] = self.say("dice-bus" if faces[-1] == BUS_FACE else "dice-mr")
        return "\u00a0+\u00a0".join(said)

    def given(self, deal: Deal) -> str:
        return self.side(deal.give_cash, deal.give_deeds, deal.give_cards)

    def taken(self, deal: Deal) -> str:
        return self.side(deal.take_cash, deal.take_deeds, deal.take_cards)

    def side(self, cash: int, deeds: Sequence[int], cards: int) -> str:
        """One side of a deal."""
        parts = [self.money(cash)] if cash else []
        parts += [self.space(pos) for pos in deeds]
        parts += [self.speech.named("jail-cards", count=cards)] if cards else []
        return self.speech.catalogue.listed(parts) if parts else self.speech.named("nothing")

    def card(self, deck: int, number: int) -> str:
        """The text of a card; where no catalogue has it, the edition's own note."""
        row = self.board.decks[deck]
        card = row.cards[number]
        if own := self.own(f"card.{row.id}.{card.id}"):
            return own
        first, dash, twin = card.id.rpartition("-")
        key = f"card-{first if dash and twin.isdigit() else card.id}"
        for known in (key, "card-advance-to") if card.effect == EFFECT_ADVANCE_TO else (key,):
            if known in self.speech.catalogue:
                return self.say(known, **self.card_arguments(card))
        return self.edition.name_of(f"card.{row.id}.{card.id}", self.speech.catalogue.tag)

    def card_arguments(self, card: Card) -> dict[str, object]:
        return {
            "space": self.named("kind", SPACE_KINDS[card.nearest]) if card.nearest >= 0 else self.space(card.pos),
            "go": self.go(),
            "amount": self.money(card.amount),
            "factor": self.speech.catalogue.number(card.dice_multiplier),
            "house": self.money(card.per_house),
            "hotel": self.money(card.per_hotel),
            "house-name": self.word("house"),
            "hotel-name": self.word("hotel"),
        }


def times(thing: str, count: int) -> Named:
    """A thing so many times, in every form it has."""
    return Named(f"{thing}\u00a0× {count}", lambda form: f"{formed(thing, form)}\u00a0× {count}")
