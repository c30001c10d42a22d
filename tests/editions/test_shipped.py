"""The seven shipped editions hold the facts they were made from, figure by figure."""

import hashlib
import re

import pytest

from passgo.editions import load, names
from passgo.editions.files import SHIPPED
from passgo.engine.board import (
    CARD_EFFECTS,
    OUTCOME_COINS,
    QUESTION_OUTCOMES,
    SPACE_CARDS,
    SPACE_GO,
    SPACE_GO_TO_JAIL,
    SPACE_JAIL,
    SPACE_KINDS,
    SPACE_PARKING,
    SPACE_STATION,
    SPACE_STREET,
    SPACE_UTILITY,
    Board,
    Card,
    Space,
)
from passgo.engine.rules import OPTION_BY_NAME

RULE = re.compile(r"# .*\b(?:GHOST|MARIO|CTHULHU|VOYAGE|CHAMP|AMB|RULING)-")

# Digest of every figure (see `facts`), spaces, deeds, sum of prices, sum of all street rents, sum of house costs.
FACTS = {
    "classic": ("1a9136beeb6caac9f18a6679ac01cf07510e056bfe2235c9bb3e12384afa6471", 40, 28, 5690, 61916, 2750),
    "cthulhu": ("0dce94044604aa48c2bc3a45d11685b7ee04f3856793b7fa32534bddafc70d54", 40, 28, 5690, 61916, 2750),
    "ghost": ("58296ed73d15b2735116b196a2c989f4f69457a5460d78c76243d4b3ad601465", 40, 22, 4590, 61916, 2750),
    "mario": ("b1aa51bc96bb119f8def9361eaa8fbe4ebc91512451f771e43a9673a6553f5f2", 32, 18, 46, 1090, 40),
    "voyage": ("5ddf950536ca8fe7dbcd8f6400898bd364f86c22d101262aa38e635dc7b1f436", 40, 28, 569000, 6191600, 275000),
}
DECKS = {
    "classic": {"chance": 16, "community-chest": 16},
    "cthulhu": {"sanity": 16, "knowledge": 16},
    "ghost": {"mist": 32},
    "mario": {"community-chest": 32},
    "voyage": {"command": 15, "decision": 15},
}
PLAYERS = {
    "classic": (2, 8),
    "cthulhu": (2, 6),
    "cthulhu-short": (2, 6),
    "ghost": (2, 6),
    "mario": (2, 6),
    "voyage": (2, 4),
    "championship": (4, 6),
}
RULES: dict[str, dict[str, object]] = {
    "classic": {},
    "cthulhu": {"rent.doubleNeedsUnmortgagedSet": True, "bankrupt.liquidates": True},
    "cthulhu-short": {
        "rent.doubleNeedsUnmortgagedSet": True,
        "bankrupt.liquidates": True,
        "start.freeDeeds": 3,
        "build.maxHouses": 3,
        "sell.hotelReturnsHouses": 3,
        "jail.attempts": 1,
        "jail.forcedTurn": 1,
        "jail.prepayTurns": 1,
        "end.condition": "firstBankruptcy",
    },
    "ghost": {
        "auction.minBid": 10,
        "shortage.contested": "last",
        "ecto.goPays": True,
        "bankrupt.liquidates": True,
    },
    "mario": {
        "dice.count": 1,
        "doubles.enabled": False,
        "start.cash": 30,
        "go.salary": 2,
        "jail.fine": 5,
        "jail.exitRoll": "six",
        "mortgage.redeem": "printed",
        "mortgage.transfer": "free",
        "shortage.contested": "last",
        "bankrupt.liquidates": True,
        "bank.money": 250,
    },
    "voyage": {
        "order.mode": "byRoll",
        "start.cash": 150_000,
        "go.salary": 20_000,
        "unowned.decline": "nothing",
        "auction.minBid": 1000,
        "auction.minRaise": 1000,
        "rent.claimRequired": False,
        "jail.fine": 5000,
        "jail.forcedTurn": 4,
        "jail.prepayTurns": 4,
        "jail.doublesGiveExtraRoll": True,
        "hotel.prerequisite": "plot",
        "shortage.opening": "listPrice",
        "sell.hotelReturnsHouses": 0,
        "sell.uneven": True,
        "sell.halfOf": "paid",
        "sell.propertyToBank": True,
        "clearScope": "plot",
        "mortgage.transfer": "payOrDouble",
        "transfer.prepaidCoversInterest": True,
        "end.time": "afterTurn",
    },
    "championship": {
        "dice.speedDie": True,
        "start.cash": 2500,
        "auction.cover": "default",
        "move.freezesEstate": True,
        "rent.claimWindow": 2,
        "jail.prepayTurns": 2,
        "jail.cardMinPrice": 50,
        "shortage.housesBeforeHotelSales": True,
        "shortage.opening": "listPrice",
        "sell.hotelsAtOnce": True,
        "trade.when": "ownOrBetween",
        "trade.cardReveal": True,
        "money.hidden": True,
        "end.time": "atOnce",
        "tiebreak": "unmortgaged",
        "score.points": [
            [28],
            [25, 14],
            [22, 12, 6],
            [19, 10, 5, 3],
            [16, 8, 4, 2, 1],
            [13, 6, 3, 1, 1, 0],
        ],
    },
}


def facts(board: Board) -> str:
    """Every fact of a board in one text: a line for each space, each card, the station rents, the utility factors."""
    lines = [space_line(space, board) for space in board.spaces]
    lines += [f"{deck.id}|{card_line(card)}" for deck in board.decks for card in deck.cards]
    lines += [" ".join(map(str, numbers)) for numbers in (board.station_rents, board.utility_factors)]
    return "\n".join(lines)


def space_line(space: Space, board: Board) -> str:
    group = board.groups[space.group].id if space.group >= 0 else ""
    deck = board.decks[space.deck].id if space.deck >= 0 else ""
    rents = " ".join(map(str, space.rents))
    deed = [space.price, space.mortgage, space.unmortgage, space.house_cost, space.hotel_cost, rents]
    rest = [space.amount, space.target, space.fare, deck]
    return "|".join(map(str, [space.pos, space.id, SPACE_KINDS[space.kind], space.name, group, *deed, *rest]))


def card_line(card: Card) -> str:
    nearest = SPACE_KINDS[card.nearest] if card.nearest >= 0 else ""
    moves = [card.pos, nearest, card.steps, int(card.collect_go)]
    money = [card.amount, card.per_house, card.per_hotel, card.rent_multiplier, card.dice_multiplier]
    return "|".join(map(str, [card.id, CARD_EFFECTS[card.effect], *moves, *money]))


def test_seven_editions_are_shipped() -> None:
    assert set(names()) == set(PLAYERS)


@pytest.mark.parametrize("name", FACTS)
def test_every_figure_is_as_in_the_source(name: str) -> None:
    board = load(name).board
    digest = hashlib.sha256(facts(board).encode()).hexdigest()
    prices = sum(deed.price for deed in board.deeds)
    rents = sum(sum(deed.rents) for deed in board.deeds)
    houses = sum(deed.house_cost for deed in board.deeds)
    assert (digest, board.size, len(board.deeds), prices, rents, houses) == FACTS[name]


@pytest.mark.parametrize("name", DECKS)
def test_the_decks_have_their_cards(name: str) -> None:
    assert {deck.id: len(deck.cards) for deck in load(name).board.decks} == DECKS[name]


@pytest.mark.parametrize("name", DECKS)
def test_only_ghost_lays_used_cards_face_up(name: str) -> None:
    assert {deck.face_up for deck in load(name).board.decks} == {name == "ghost"}


@pytest.mark.parametrize("name", PLAYERS)
def test_players(name: str) -> None:
    edition = load(name)
    assert edition.players == PLAYERS[name] == (edition.board.players_min, edition.board.players_max)
    assert len(edition.tokens) >= edition.players[1]


@pytest.mark.parametrize("name", RULES)
def test_the_rules_that_differ_from_the_default(name: str) -> None:
    in_force = load(name).board.rules.in_force()
    assert {key: value for key, value in in_force.items() if value != OPTION_BY_NAME[key].default} == RULES[name]


@pytest.mark.parametrize("name", RULES)
def test_a_file_sets_only_what_differs(name: str) -> None:
    assert load(name).board.rules.values == RULES[name]


@pytest.mark.parametrize(("short", "base"), [("cthulhu-short", "cthulhu"), ("championship", "classic")])
def test_an_inheriting_edition_has_the_board_of_its_base(short: str, base: str) -> None:
    assert facts(load(short).board) == facts(load(base).board)


@pytest.mark.parametrize("name", PLAYERS)
def test_groups_are_complete_and_of_one_kind(name: str) -> None:
    board = load(name).board
    for group in board.groups:
        assert group.size == len(group.deeds) > 0
        assert {board.deeds[deed].kind for deed in group.deeds} == {group.kind}


def test_the_question_table_without_sound() -> None:
    table = load("mario").board.question_table
    outcomes = [(QUESTION_OUTCOMES[outcome.kind], outcome.amount) for outcome in table]
    assert outcomes[:2] == [("coins-by-die", 0), ("coins-by-die", 0)]
    assert outcomes[2:4] == [("pay", 5), ("pay", 5)]
    assert outcomes[4:] == [("move-again", 0), ("pay", 10)]


def test_the_sounds_have_the_odds_of_the_table() -> None:
    weights: dict[tuple[str, int], int] = {}
    for outcome in load("mario").board.question_sounds:
        amount = 0 if outcome.kind == OUTCOME_COINS else outcome.amount
        key = (QUESTION_OUTCOMES[outcome.kind], amount)
        weights[key] = weights.get(key, 0) + outcome.weight
    assert weights == {("coins", 0): 6, ("move-again", 0): 3, ("pay", 5): 6, ("pay", 10): 3}


@pytest.mark.parametrize(
    ("edition", "language", "thing", "name"),
    [
        ("cthulhu", "de", "space.great-cthulhu", "Großer Cthulhu"),
        ("cthulhu", "de", "space.research-fee", "Forschungsgebühr"),
        ("cthulhu", "de", "deck.sanity", "Vernunft"),
        ("voyage", "el", "group.light-blue", "Ουράνιο Τόξο"),
        ("voyage", "en", "group.green", "Northern Lights"),
        ("classic", "el", "space.boardwalk", "Boardwalk"),
        ("classic", "en", "edition", "Classic"),
        ("classic", "en", "card.chance.back-three", "three spaces back; what stands there applies"),
        ("classic", "en", "space.nowhere", "space.nowhere"),
    ],
)
def test_names_by_language(edition: str, language: str, thing: str, name: str) -> None:
    assert load(edition).name_of(thing, language) == name


def test_editions_call_things_by_their_own_words() -> None:
    assert [load(name).words.get("house") for name in ("classic", "cthulhu", "ghost", "mario", "voyage")] == [
        None,
        "crypt",
        "ghost trap",
        "Toad House",
        "tent",
    ]


@pytest.mark.parametrize("name", PLAYERS)
def test_every_block_says_where_it_comes_from(name: str) -> None:
    assert {"board", "decks", "rules"} <= set(load(name).provenance)


@pytest.mark.parametrize("name", PLAYERS)
def test_every_option_set_names_its_rules(name: str) -> None:
    rules = (SHIPPED / name / "edition.toml").read_text(encoding="utf-8").partition("\n[rules]\n")[2]
    settings = [line for line in rules.splitlines() if " = " in line]
    assert len(settings) == len(load(name).board.rules.values) - len(inherited(name))
    assert [line for line in settings if not RULE.search(line)] == []


def inherited(name: str) -> dict[str, object]:
    return RULES["cthulhu"] if name == "cthulhu-short" else {}


@pytest.mark.parametrize(
    ("name", "tokens", "dice"),
    [
        pytest.param("ghost", 6, 2, marks=pytest.mark.rule("GHOST-COMP-2", "GHOST-COMP-8")),
        pytest.param("mario", 6, 1, marks=pytest.mark.rule("MARIO-COMP-2", "MARIO-COMP-3")),
        pytest.param("cthulhu", 6, 2, marks=pytest.mark.rule("CTHULHU-COMP-2", "CTHULHU-COMP-8", "CTHULHU-COMP-9")),
        pytest.param("voyage", 4, 2, marks=pytest.mark.rule("VOYAGE-COMP-2", "VOYAGE-COMP-3")),
        pytest.param("championship", 8, 2, marks=pytest.mark.rule("CHAMP-COMP-2", "CHAMP-COMP-7")),
    ],
)
def test_tokens_and_dice(name: str, tokens: int, dice: int) -> None:
    edition = load(name)
    assert (len(edition.tokens), edition.token_count, edition.board.rules.dice_count) == (tokens, tokens, dice)
    assert edition.board.rules.dice_speed_die == (name == "championship")


RELICS = [
    "Necronomicon",
    "Cultists' Tablet",
    "Cthulhu Statuette",
    "Shining Trapezohedron",
    "Hound Amulet",
    "Dagon Dagger",
]
TOKENS = {
    "classic": ["Car", "Top Hat", "Dog", "Ship", "Iron", "Boot", "Thimble", "Wheelbarrow"],
    "championship": ["Car", "Top Hat", "Dog", "Ship", "Iron", "Boot", "Thimble", "Wheelbarrow"],
    "cthulhu": RELICS,
    "cthulhu-short": RELICS,
    "ghost": ["Goggles", "Ghost Meter", "Cello", "Proton Pack", "Marshmallow", "Siren"],
    "mario": ["Mushroom", "Star", "Fire Flower", "Shell", "Leaf", "Cap"],
    "voyage": ["Suitcase", "Camera", "Compass", "Balloon"],
}


@pytest.mark.rule("CTHULHU-COMP-2", "CHAMP-COMP-2", "GHOST-COMP-2", "MARIO-COMP-2", "VOYAGE-COMP-2")
@pytest.mark.parametrize("name", names())
def test_every_edition_names_its_tokens(name: str) -> None:
    edition = load(name)
    assert [edition.name_of(f"token.{token.id}") for token in edition.tokens] == TOKENS[name]
    assert edition.provenance["tokens"]


@pytest.mark.parametrize(
    ("name", "houses", "hotels"),
    [
        pytest.param("ghost", 32, 12, marks=pytest.mark.rule("GHOST-COMP-6", "GHOST-COMP-7")),
        pytest.param("mario", 32, 12, marks=pytest.mark.rule("MARIO-COMP-2")),
        pytest.param("cthulhu", 32, 12, marks=pytest.mark.rule("CTHULHU-COMP-6", "CTHULHU-COMP-7")),
        pytest.param("voyage", 32, 12, marks=pytest.mark.rule("VOYAGE-COMP-4", "VOYAGE-COMP-5")),
        pytest.param("championship", 32, 12, marks=pytest.mark.rule("CHAMP-COMP-5", "CHAMP-COMP-6")),
    ],
)
def test_pieces_in_the_bank(name: str, houses: int, hotels: int) -> None:
    rules = load(name).board.rules
    assert (rules.stock_houses, rules.stock_hotels) == (houses, hotels)


@pytest.mark.parametrize(
    ("name", "streets", "stations", "utilities", "cards"),
    [
        pytest.param("ghost", 22, 0, 0, [32], marks=pytest.mark.rule("GHOST-COMP-4", "GHOST-COMP-5")),
        pytest.param("mario", 16, 0, 2, [32], marks=pytest.mark.rule("MARIO-COMP-4", "MARIO-COMP-5", "MARIO-PROP-1")),
        pytest.param("cthulhu", 22, 4, 2, [16, 16], marks=pytest.mark.rule("CTHULHU-COMP-3", "CTHULHU-COMP-4")),
        pytest.param("voyage", 22, 4, 2, [15, 15], marks=pytest.mark.rule("VOYAGE-COMP-6", "VOYAGE-COMP-7")),
        pytest.param("championship", 22, 4, 2, [16, 16], marks=pytest.mark.rule("CHAMP-COMP-3", "CHAMP-COMP-4")),
    ],
)
def test_deeds_and_cards_in_the_box(name: str, streets: int, stations: int, utilities: int, cards: list[int]) -> None:
    board = load(name).board
    kinds = [deed.kind for deed in board.deeds]
    assert [kinds.count(kind) for kind in (SPACE_STREET, SPACE_STATION, SPACE_UTILITY)] == [
        streets,
        stations,
        utilities,
    ]
    assert [len(deck.cards) for deck in board.decks] == cards


@pytest.mark.rule("CHAMP-COMP-8")
def test_the_money_of_the_championship() -> None:
    assert load("championship").board.rules.bank_money == 30 * (500 + 100 + 50 + 20 + 10 + 5 + 1)


@pytest.mark.rule("CTHULHU-CLASSIC-2", "CTHULHU-CLASSIC-3")
def test_the_values_of_cthulhu_are_classic() -> None:
    def figures(board: Board) -> list[str]:
        return ["|".join(space_line(space, board).split("|")[4:-1]) for space in board.spaces]

    classic, cthulhu = load("classic").board, load("cthulhu").board
    assert figures(cthulhu) == figures(classic)
    assert [space.kind for space in cthulhu.spaces] == [space.kind for space in classic.spaces]
    assert [
        space.pos for space in cthulhu.spaces if space.kind in (SPACE_GO, SPACE_JAIL, SPACE_PARKING, SPACE_GO_TO_JAIL)
    ] == [0, 10, 20, 30]


@pytest.mark.rule("CTHULHU-CLASSIC-6", "CTHULHU-CLASSIC-7", "CTHULHU-CLASSIC-8")
def test_cthulhu_renames_the_classic_spaces() -> None:
    classic, cthulhu = load("classic").board, load("cthulhu").board
    decks = {
        classic.decks[one.deck].id: cthulhu.decks[other.deck].id
        for one, other in zip(classic.spaces, cthulhu.spaces, strict=True)
        if one.kind == SPACE_CARDS
    }
    assert [deed.id for deed in cthulhu.deeds if deed.kind == SPACE_STATION] == [
        "ship",
        "train",
        "dream-journey",
        "automobile",
    ]
    assert [deed.id for deed in cthulhu.deeds if deed.kind == SPACE_UTILITY] == ["miskatonic-university", "sanatorium"]
    assert decks == {"community-chest": "knowledge", "chance": "sanity"}
