"""What things are called at one table, in the language of the one who looks: players, spaces, cards, money, dice.

The terminal and the pages of the server call them alike.
"""

from collections.abc import Sequence

from passgo.editions import Edition
from passgo.engine.actions import Deal
from passgo.engine.board import EFFECT_ADVANCE_TO, HOTEL, SPACE_GO, SPACE_KINDS, Card
from passgo.engine.turn import BUS_FACE
from passgo.i18n import Speech


class Names:
    """The names of one edition and, at a table, of its players.

    An edition that does not come with the package speaks like the one it is `like`, but for what it names otherwise.
    """

    def __init__(
        self, edition: Edition, speech: Speech, players: Sequence[str] = (), like: Edition | None = None
    ) -> None:
        self.edition = edition
        self.board = edition.board
        self.speech = speech
        self.players = list(players)
        self.like = like or edition
        self.say = speech.say

    def own(self, thing: str) -> str:
        """What this edition alone calls it; empty where the catalogues know it."""
        if self.edition.name_of(thing) == self.like.name_of(thing):
            return ""
        return self.edition.name_of(thing, self.speech.language)

    def named(self, sort: str, id: str) -> str:
        """A name of the catalogue; twins like `chance-2` share that of the first; else the edition's own."""
        if name := self.own(f"{sort}.{id}"):
            return name
        first, dash, number = id.rpartition("-")
        twin = first if dash and number.isdigit() else id
        for key in (f"{sort}-{id}", f"{sort}-{twin}"):
            if key in self.speech.catalogue:
                return self.say(key)
        return self.edition.name_of(f"{sort}.{id}", self.speech.language)

    def edition_name(self) -> str:
        key = f"edition-{self.edition.id}"
        if not self.own("edition") and key in self.speech.catalogue:
            return self.say(key)
        return self.edition.name_of("edition", self.speech.language)

    def player(self, seat: int) -> str:
        """The Bank for no seat; nothing for one that is not there."""
        if seat < 0:
            return self.say("bank")
        return self.players[seat] if seat < len(self.players) else ""

    def seat(self, word: str) -> int:
        """The seat of a player by name, in capitals or not; -1 if nobody is called so."""
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
        """Nothing for one that the edition does not have: its player is shown by the mark of the seat."""
        return self.named("token", id) if f"token.{id}" in self.edition.names["en"] else ""

    def go(self) -> str:
        return next((self.space(space.pos) for space in self.board.spaces if space.kind == SPACE_GO), "")

    def word(self, word: str) -> str:
        """What the edition calls a house, a hotel or any other thing that has a word."""
        own = self.edition.words.get(word, "")
        return own if own and own != self.like.words.get(word) else self.say(f"word-{word}")

    def money(self, amount: int) -> str:
        return self.speech.catalogue.money(amount, self.edition.currency)

    def cash(self, amount: int) -> str:
        """Cash as a view tells it: a negative amount is not for this role to see."""
        return self.money(amount) if amount >= 0 else self.say("money-hidden")

    def change(self, amount: int) -> str:
        return self.speech.catalogue.change(amount, self.edition.currency)

    def level(self, level: int) -> str:
        if not level:
            return self.say("level-0")
        if self.edition.words != self.like.words:
            return self.word("hotel") if level == HOTEL else self.pieces("house", level)
        return self.say("level-hotel") if level == HOTEL else self.say("level-houses", count=level)

    def pieces(self, word: str, count: int) -> str:
        """Where there is no plural: figures and a name."""
        return f"{count} × {self.word(word)}"

    def buildings(self, hotel: bool, count: int) -> str:
        """So many houses, or so many hotels: of these catalogues know no plural."""
        if hotel or self.edition.words != self.like.words:
            return self.pieces("hotel" if hotel else "house", count)
        return self.say("level-houses", count=count)

    def places(self, spaces: Sequence[int]) -> str:
        """Spaces in their order, each named once."""
        counts = {pos: spaces.count(pos) for pos in spaces}
        said = [self.space(pos) if count == 1 else f"{self.space(pos)} × {count}" for pos, count in counts.items()]
        return self.speech.catalogue.listed(said) if said else ""

    def dice(self, faces: Sequence[int]) -> str:
        rules = self.board.rules
        said = [str(face) for face in faces]
        if rules.dice_speed_die and len(faces) > rules.dice_count and faces[-1] >= BUS_FACE:
            said[-1] = self.say("dice-bus" if faces[-1] == BUS_FACE else "dice-mr")
        return " + ".join(said)

    def given(self, deal: Deal) -> str:
        return self.side(deal.give_cash, deal.give_deeds, deal.give_cards)

    def taken(self, deal: Deal) -> str:
        return self.side(deal.take_cash, deal.take_deeds, deal.take_cards)

    def side(self, cash: int, deeds: Sequence[int], cards: int) -> str:
        """One side of a deal."""
        parts = [self.money(cash)] if cash else []
        parts += [self.space(pos) for pos in deeds]
        parts += [self.say("jail-cards", count=cards)] if cards else []
        return self.speech.catalogue.listed(parts) if parts else self.say("nothing")

    def card(self, deck: int, number: int) -> str:
        """What a card says; where no catalogue has it, the edition's own note."""
        row = self.board.decks[deck]
        card = row.cards[number]
        if own := self.own(f"card.{row.id}.{card.id}"):
            return own
        first, dash, twin = card.id.rpartition("-")
        key = f"card-{first if dash and twin.isdigit() else card.id}"
        for known in (key, "card-advance-to") if card.effect == EFFECT_ADVANCE_TO else (key,):
            if known in self.speech.catalogue:
                return self.say(known, **self.card_arguments(card))
        return self.edition.name_of(f"card.{row.id}.{card.id}", self.speech.language)

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
