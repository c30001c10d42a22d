"""What things are called at one table, in the language of the one who looks: players, spaces, cards, money, dice."""

from collections.abc import Sequence

from passgo.editions import Edition
from passgo.engine.actions import Deal
from passgo.engine.board import ADVANCE_TO, GO, HOTEL, SPACE_KINDS, Card
from passgo.engine.turn import BUS_FACE
from passgo.web.catalogue import edition_look
from passgo.web.texts import Speech


def edition_speech(language: str, edition: Edition) -> Speech:
    """The language as this edition speaks it."""
    return Speech(language, edition_look(edition.id))


class Names:
    """The names of one edition and, at a table, of its players."""

    def __init__(self, edition: Edition, speech: Speech, players: Sequence[str] = ()) -> None:
        self.edition = edition
        self.board = edition.board
        self.speech = speech
        self.players = list(players)
        self.say = speech.say

    def named(self, sort: str, id: str) -> str:
        """A name of the catalogue; twins like `chance-2` share that of the first; else the edition's own."""
        first, dash, number = id.rpartition("-")
        twin = first if dash and number.isdigit() else id
        for key in (f"{sort}-{id}", f"{sort}-{twin}"):
            if key in self.speech.catalogue:
                return self.say(key)
        return self.edition.name_of(f"{sort}.{id}", self.speech.language)

    def edition_name(self) -> str:
        key = f"edition-{self.edition.id}"
        if key in self.speech.catalogue:
            return self.say(key)
        return self.edition.name_of("edition", self.speech.language)

    def player(self, seat: int) -> str:
        """The Bank for no seat; nothing for one that is not there."""
        if seat < 0:
            return self.say("bank")
        return self.players[seat] if seat < len(self.players) else ""

    def several(self, seats: Sequence[int]) -> str:
        return self.speech.catalogue.listed([self.player(seat) for seat in seats])

    def space(self, pos: int) -> str:
        return self.named("space", self.board.spaces[pos].id) if 0 <= pos < self.board.size else ""

    def group(self, group: int) -> str:
        return self.named("group", self.board.groups[group].id)

    def deck(self, deck: int) -> str:
        return self.named("deck", self.board.decks[deck].id)

    def go(self) -> str:
        return next((self.space(space.pos) for space in self.board.spaces if space.kind == GO), "")

    def money(self, amount: int) -> str:
        return self.speech.catalogue.money(amount, self.edition.currency)

    def change(self, amount: int) -> str:
        return self.speech.catalogue.change(amount, self.edition.currency)

    def level(self, level: int) -> str:
        if level == HOTEL:
            return self.say("level-hotel")
        return self.say("level-houses", count=level) if level else self.say("level-0")

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
        first, dash, twin = card.id.rpartition("-")
        own = f"card-{first if dash and twin.isdigit() else card.id}"
        for key in (own, "card-advance-to") if card.effect == ADVANCE_TO else (own,):
            if key in self.speech.catalogue:
                return self.say(key, **self.card_arguments(card))
        return self.edition.name_of(f"card.{row.id}.{card.id}", self.speech.language)

    def card_arguments(self, card: Card) -> dict[str, object]:
        return {
            "space": self.named("kind", SPACE_KINDS[card.nearest]) if card.nearest >= 0 else self.space(card.pos),
            "go": self.go(),
            "amount": self.money(card.amount),
            "factor": self.speech.catalogue.number(card.dice_multiplier),
            "house": self.money(card.per_house),
            "hotel": self.money(card.per_hotel),
            "house-name": self.say("word-house"),
            "hotel-name": self.say("word-hotel"),
        }
