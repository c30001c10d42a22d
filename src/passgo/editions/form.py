"""The form of an edition file: every key, what may stand there, and what it means. Limits keep hostile files small."""

from typing import Final

from passgo.editions.shapes import (
    ALWAYS,
    BASE,
    FREELY,
    Choice,
    Field,
    ListOf,
    NumberOrList,
    Record,
    Shape,
    TableOf,
    Tagged,
    Text,
    Truth,
    Whole,
)
from passgo.engine.board import CARD_EFFECTS, QUESTION_OUTCOMES, SPACE_KINDS
from passgo.engine.rules import OPTIONS, Option

MOST_BYTES: Final = 1_000_000
MOST_DOTS: Final = 500  # in a line: the time for a dotted key grows with the square of its parts
MOST_MONEY: Final = 1_000_000_000
MOST_PLAYERS: Final = 8
MOST_SPACES: Final = 200
MOST_CARDS: Final = 200
MOST_DECKS: Final = 8
MOST_TOKENS: Final = 100
MOST_DEPTH: Final = 5
DIE_FACES: Final = 6

ID: Final = Text(40, "[a-z0-9]+(-[a-z0-9]+)*", "baltic-avenue")
NAME: Final = Text(60)
NOTE: Final = Text(200)
LANGUAGE: Final = Text(5, "[a-z]{2}(-[A-Z]{2})?", "el or pt-BR")
MONEY: Final = Whole(0, MOST_MONEY)
PRICE: Final = Whole(1, MOST_MONEY)

NAMES: Final = Field(TableOf(LANGUAGE, NAME, 60), FREELY, "The name in other languages, by language code.")

# Numbers that the rule options allow by type but that would break play: the limits of the option concerned.
OPTION_LIMITS: Final[dict[str, tuple[int, int]]] = {
    "auction.minBid": (1, MOST_MONEY),
    "auction.minRaise": (1, MOST_MONEY),
    "start.freeDeeds": (0, MOST_SPACES),
    "jail.attempts": (0, 100),
    "jail.forcedTurn": (1, 100),
    "jail.prepayTurns": (0, 100),
    "mortgage.interest": (0, 1000),
    "stock.houses": (0, 10_000),
    "stock.hotels": (0, 10_000),
}


def money_field(meaning: str, needed: str = ALWAYS) -> Field:
    return Field(PRICE, needed, meaning)


SPACE_COMMON: Final = {
    "pos": Field(Whole(0, MOST_SPACES - 1), ALWAYS, "Its number on the board, counted from GO, which is 0."),
    "id": Field(ID, ALWAYS, "Its name in data; unique on the board."),
    "name": Field(NAME, ALWAYS, "Its name for people."),
    "names": NAMES,
}
DEED: Final = {
    "group": Field(ID, ALWAYS, "The group its deed belongs to."),
    "price": money_field("The price the Bank asks."),
    "mortgage": money_field("What the Bank lends on it."),
    "unmortgage": money_field("The printed sum that ends the mortgage, where mortgage.redeem is printed.", FREELY),
}
STREET: Final = {
    **DEED,
    "house_cost": money_field("The price of a house."),
    "hotel_cost": money_field("The price of a hotel, beside the houses given back."),
    "rents": Field(ListOf(MONEY, 6, 6), ALWAYS, "Rent bare, with 1 to 4 houses, with a hotel."),
}
SPACE_FIELDS: Final[dict[str, dict[str, Field]]] = {
    "go": {},
    "street": STREET,
    "station": DEED,
    "utility": DEED,
    "cards": {"deck": Field(ID, ALWAYS, "The deck a card is drawn from.")},
    "tax": {"amount": money_field("What is paid to the Bank.")},
    "jail": {},
    "parking": {},
    "go-to-jail": {},
    "ride": {"fare": Field(MONEY, ALWAYS, "The price of a ride to any space before the next ride space.")},
    "entity": {
        "amount": money_field("What both players win or lose."),
        "target": Field(Whole(2, 12), ALWAYS, "The sum of two dice that wins."),
    },
    "question": {},
}
SPACE: Final = Tagged(
    "kind",
    "What kind of space it is.",
    Record(SPACE_COMMON),
    {kind: Record(SPACE_FIELDS[kind]) for kind in SPACE_KINDS},
)

AMOUNT: Final = {"amount": money_field("The sum paid or taken.")}
COLLECT_GO: Final = Field(Truth(), FREELY, "Whether passing GO on the way earns the salary; true unless said.")
CARD_COMMON: Final = {
    "id": Field(ID, ALWAYS, "Its name in data; unique in the deck."),
    "note": Field(NOTE, ALWAYS, "What it says, in a few words of your own."),
}
CARD_FIELDS: Final[dict[str, dict[str, Field]]] = {
    "advance-to": {"to": Field(ID, ALWAYS, "The id of the space to go to."), "collect_go": COLLECT_GO},
    "advance-to-nearest": {
        "nearest": Field(Choice(SPACE_KINDS), ALWAYS, "The kind of space to go to, the next one ahead."),
        "rent_multiplier": Field(Whole(1, 1000), FREELY, "The rent there is multiplied by this; 1 unless said."),
        "dice_multiplier": Field(Whole(1, MOST_MONEY), FREELY, "The rent of a utility there is a roll times this."),
        "collect_go": COLLECT_GO,
    },
    "move-relative": {
        "steps": Field(Whole(1 - MOST_SPACES, MOST_SPACES - 1, unless=0), ALWAYS, "Spaces ahead, or back if negative."),
        "collect_go": COLLECT_GO,
    },
    "go-to-jail": {},
    "jail-free": {},
    "repairs": {
        "per_house": Field(MONEY, ALWAYS, "Paid for each house owned."),
        "per_hotel": Field(MONEY, ALWAYS, "Paid for each hotel owned."),
    },
    "pay": AMOUNT,
    "pay-each": AMOUNT,
    "collect": AMOUNT,
    "collect-from-each": AMOUNT,
}
CARD: Final = Tagged(
    "effect",
    "What the card does.",
    Record(CARD_COMMON),
    {effect: Record(CARD_FIELDS[effect]) for effect in CARD_EFFECTS},
)

OUTCOME_COMMON: Final = {
    "note": Field(NOTE, FREELY, "What happened, in a few words."),
    "weight": Field(Whole(1, 1_000_000), FREELY, "How often among the others; 1 unless said."),
}
OUTCOME_FIELDS: Final[dict[str, dict[str, Field]]] = {
    "coins-by-die": {},
    "coins": AMOUNT,
    "move-again": {},
    "pay": AMOUNT,
}
OUTCOME: Final = Tagged(
    "outcome",
    "What the Question Block brings.",
    Record(OUTCOME_COMMON),
    {outcome: Record(OUTCOME_FIELDS[outcome]) for outcome in QUESTION_OUTCOMES},
)


def option_shape(option: Option) -> Shape:
    """What a rule option accepts, from its own declaration."""
    if option.allowed:
        return Choice(option.allowed)
    if isinstance(option.default, bool):
        return Truth()
    if isinstance(option.default, list):
        return ListOf(ListOf(Whole(0, MOST_MONEY), 1, MOST_PLAYERS), 0, MOST_PLAYERS)
    low, high = OPTION_LIMITS.get(option.name, (0, MOST_MONEY))
    return Whole(low, high)


def option_field(option: Option) -> Field:
    return Field(option_shape(option), FREELY, f"{option.meaning} ({option.ids})")


OPTION_SHAPES: Final[dict[str, Shape]] = {option.name: option_shape(option) for option in OPTIONS}


def rules_record() -> Record:
    """The options as the nested tables that their dotted names are in TOML."""
    chapters: dict[str, dict[str, Field]] = {}
    fields: dict[str, Field] = {}
    for option in OPTIONS:
        chapter, dot, name = option.name.rpartition(".")
        if not dot:
            fields[name] = option_field(option)
            continue
        chapters.setdefault(chapter, {})[name] = option_field(option)
        fields[chapter] = Field(Record(chapters[chapter]), FREELY, f"Options of {chapter}.")
    return Record(fields)


TOKEN: Final = Record(
    {
        "id": Field(ID, ALWAYS, "Its name in data; unique among the tokens."),
        "name": Field(NAME, ALWAYS, "Its name for people."),
        "names": NAMES,
        "glyph": Field(ID, FREELY, "The drawing that shows it; the one called like its id unless said."),
    }
)

EDITION: Final = Record(
    {
        "id": Field(ID, BASE, "The edition's name in data."),
        "name": Field(NAME, BASE, "Its name for people."),
        "names": NAMES,
        "players": Field(ListOf(Whole(2, MOST_PLAYERS), 2, 2), BASE, "The fewest and the most players."),
        "tokens": Field(
            NumberOrList(Whole(2, MOST_TOKENS), ListOf(TOKEN, 2, MOST_TOKENS)),
            FREELY,
            "The tokens players choose from, or only how many lie in the box.",
        ),
        "currency": Field(Text(20), FREELY, "The unit of money, if it has a name."),
    }
)

PROVENANCE: Final = Record(
    {
        "board": Field(Text(500), BASE, "Where the board and its figures come from."),
        "decks": Field(Text(500), FREELY, "Where the cards come from."),
        "question": Field(Text(500), FREELY, "Where the outcomes of the Question Block come from."),
        "rules": Field(Text(500), BASE, "Where the rule options come from."),
        "tokens": Field(Text(500), FREELY, "Where the tokens come from."),
    }
)

WORDS: Final = Record(
    {
        word: Field(Text(40), FREELY, f"What this edition calls a {word}.")
        for word in ("go", "jail", "street", "station", "utility", "deed", "rent", "house", "hotel", "bank", "banker")
    }
)

COMPONENTS: Final = Record(
    {
        "deeds": Field(Whole(1, MOST_SPACES), FREELY, "Deeds in the box; must equal the deeds on the board."),
        "cards": Field(TableOf(ID, Whole(1, MOST_CARDS), MOST_DECKS), FREELY, "Cards in the box, deck by deck."),
    }
)

GROUP: Final = Record({"name": Field(NAME, ALWAYS, "The group's name for people."), "names": NAMES})

BOARD: Final = Record(
    {
        "station_rents": Field(
            ListOf(MONEY, 1, MOST_SPACES), FREELY, "Rent of a station by the stations its owner has."
        ),
        "utility_factors": Field(ListOf(MONEY, 1, MOST_SPACES), FREELY, "Factor of the dice by the utilities he has."),
        "spaces": Field(ListOf(SPACE, 4, MOST_SPACES), ALWAYS, "The spaces, in the order they are walked."),
    }
)

DECK: Final = Record(
    {
        "name": Field(NAME, ALWAYS, "The deck's name for people."),
        "names": NAMES,
        "discard": Field(Choice(["bottom", "faceUp"]), ALWAYS, "Used cards go under the deck, or lie open beside it."),
        "cards": Field(ListOf(CARD, 1, MOST_CARDS), ALWAYS, "The cards."),
    }
)

QUESTION: Final = Record(
    {
        "table": Field(ListOf(OUTCOME, DIE_FACES, DIE_FACES), FREELY, "One outcome for each face of the die."),
        "sounds": Field(ListOf(OUTCOME, 1, 100), FREELY, "Outcomes by weight, for qblock.distribution = sounds."),
    }
)

RULES: Final = rules_record()

CHANGE: Final = Record(
    {
        name: Field(field.shape, FREELY, field.meaning)
        for fields in [{"name": SPACE_COMMON["name"], "names": NAMES}, *SPACE_FIELDS.values()]
        for name, field in fields.items()
    }
)

FORM: Final = Record(
    {
        "inherits": Field(Text(200), FREELY, "The shipped edition, or the file beside this one, to start from."),
        "edition": Field(EDITION, BASE, "The frame."),
        "provenance": Field(PROVENANCE, BASE, "Where each block comes from."),
        "words": Field(WORDS, FREELY, "What this edition calls things."),
        "components": Field(COMPONENTS, FREELY, "What lies in the box; checked against the data."),
        "groups": Field(TableOf(ID, GROUP, 40), BASE, "The groups of deeds, in the order they are shown."),
        "board": Field(BOARD, BASE, "The board."),
        "decks": Field(TableOf(ID, DECK, MOST_DECKS), FREELY, "The decks."),
        "question": Field(QUESTION, FREELY, "What a Question Block brings."),
        "rules": Field(RULES, FREELY, "Rule options that differ from their default."),
        "change": Field(TableOf(ID, CHANGE, MOST_SPACES), FREELY, "Changes to inherited spaces, by their ids."),
    }
)
