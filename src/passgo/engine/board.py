"""The board of an edition: spaces, groups, decks. It never changes during a game and is shared by all copies."""

from typing import Final

from passgo.engine.rules import RULES_VERSION, Rules

# Kinds of space.
SPACE_GO: Final = 0
SPACE_STREET: Final = 1
SPACE_STATION: Final = 2
SPACE_UTILITY: Final = 3
SPACE_CARDS: Final = 4
SPACE_TAX: Final = 5
SPACE_JAIL: Final = 6
SPACE_PARKING: Final = 7
SPACE_GO_TO_JAIL: Final = 8
SPACE_RIDE: Final = 9
SPACE_ENTITY: Final = 10
SPACE_QUESTION: Final = 11

SPACE_KINDS: Final = [
    "go", "street", "station", "utility", "cards", "tax", "jail", "parking", "go-to-jail", "ride", "entity", "question",
]  # fmt: skip

# Effects of a card.
EFFECT_ADVANCE_TO: Final = 0
EFFECT_ADVANCE_TO_NEAREST: Final = 1
EFFECT_MOVE_RELATIVE: Final = 2
EFFECT_GO_TO_JAIL: Final = 3
EFFECT_JAIL_FREE: Final = 4
EFFECT_REPAIRS: Final = 5
EFFECT_PAY: Final = 6
EFFECT_PAY_EACH: Final = 7
EFFECT_COLLECT: Final = 8
EFFECT_COLLECT_FROM_EACH: Final = 9

CARD_EFFECTS: Final = [
    "advance-to", "advance-to-nearest", "move-relative", "go-to-jail", "jail-free", "repairs", "pay", "pay-each",
    "collect", "collect-from-each",
]  # fmt: skip

# Outcomes of a Question Block.
OUTCOME_COINS_BY_DIE: Final = 0
OUTCOME_COINS: Final = 1
OUTCOME_MOVE_AGAIN: Final = 2
OUTCOME_PAY: Final = 3

QUESTION_OUTCOMES: Final = ["coins-by-die", "coins", "move-again", "pay"]

HOTEL: Final = 5  # the level of a hotel in every edition


class Space:
    """One space; what does not apply is 0, -1 or empty."""

    def __init__(self, pos: int, id: str, kind: int, name: str) -> None:
        self.pos = pos
        self.id = id
        self.kind = kind
        self.name = name
        self.deed = -1  # its number among the deeds, in board order
        self.group = -1
        self.price = 0
        self.mortgage = 0
        self.unmortgage = 0  # the printed sum, where the edition prints one
        self.house_cost = 0
        self.hotel_cost = 0
        self.rents: list[int] = []
        self.amount = 0  # tax, entity
        self.target = 0  # entity
        self.fare = 0  # ride
        self.deck = -1


class Group:
    """Deeds that belong together: a colour, the stations, the utilities."""

    def __init__(self, id: str, kind: int) -> None:
        self.id = id
        self.kind = kind  # SPACE_STREET, SPACE_STATION or SPACE_UTILITY
        self.deeds: list[int] = []
        self.size = 0


class Card:
    """One card of a deck; what does not apply is 0 or -1."""

    def __init__(self, id: str, effect: int) -> None:
        self.id = id
        self.effect = effect
        self.pos = -1
        self.nearest = -1  # kind of space
        self.steps = 0
        self.collect_go = True
        self.amount = 0
        self.per_house = 0
        self.per_hotel = 0
        self.rent_multiplier = 1
        self.dice_multiplier = 0


class Deck:
    def __init__(self, id: str, cards: list[Card], face_up: bool) -> None:
        self.id = id
        self.cards = cards
        self.face_up = face_up  # used cards lie face up and are shuffled when the deck is empty (AMB-GHOST-4)


class Outcome:
    """What a Question Block may bring, and how often among the others."""

    def __init__(self, kind: int, amount: int, weight: int) -> None:
        self.kind = kind
        self.amount = amount
        self.weight = weight


class Board:
    """An edition as the engine sees it: spaces, decks, rules and the hash that pins them to a game."""

    def __init__(
        self,
        edition: str,
        hash: str,
        players_min: int,
        players_max: int,
        spaces: list[Space],
        groups: list[Group],
        decks: list[Deck],
        rules: Rules,
    ) -> None:
        self.edition = edition
        self.hash = hash
        self.players_min = players_min
        self.players_max = players_max
        self.spaces = spaces
        self.groups = groups
        self.decks = decks
        self.rules = rules
        self.rules_version = RULES_VERSION  # by which it is played: an earlier one in games that were begun then
        self.size = len(spaces)
        self.station_rents: list[int] = []
        self.utility_factors: list[int] = []
        self.question_table: list[Outcome] = []  # by die face
        self.question_sounds: list[Outcome] = []  # by weight
        self.deeds: list[Space] = []
        self.by_house_cost: list[int] = []  # deeds of streets, cheapest to build on first
        self.by_hotel_cost: list[int] = []
        self.most_houses = 0  # that stand on a group; no fewer than its hotels
        self.jail_pos = -1
        self.go_pos = -1
        self.number()

    def number(self) -> None:
        """Number the deeds in board order and fill the groups."""
        for space in self.spaces:
            if space.kind == SPACE_JAIL:
                self.jail_pos = space.pos
            elif space.kind == SPACE_GO:
                self.go_pos = space.pos
            if space.group >= 0:
                space.deed = len(self.deeds)
                self.deeds.append(space)
                group = self.groups[space.group]
                group.deeds.append(space.deed)
                group.size += 1
        for group in self.groups:
            self.most_houses = max(self.most_houses, group.size * self.rules.build_max_houses)
        streets = [space for space in self.deeds if space.kind == SPACE_STREET]
        self.by_house_cost = [cost[1] for cost in sorted([(space.house_cost, space.deed) for space in streets])]
        self.by_hotel_cost = [cost[1] for cost in sorted([(space.hotel_cost, space.deed) for space in streets])]

    def space_named(self, id: str) -> int:
        """The position of a space, or -1."""
        for space in self.spaces:
            if space.id == id:
                return space.pos
        return -1

    def group_named(self, id: str) -> int:
        for i in range(len(self.groups)):
            if self.groups[i].id == id:
                return i
        return -1

    def deck_named(self, id: str) -> int:
        for i in range(len(self.decks)):
            if self.decks[i].id == id:
                return i
        return -1
