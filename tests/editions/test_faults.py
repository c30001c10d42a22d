"""Everything that can be wrong with an edition file is named: file, key, what is wrong, what is allowed."""

from collections.abc import Callable
from pathlib import Path

import pytest

from passgo.editions import EditionError, Fault, load
from passgo.editions.faults import Findings
from passgo.editions.files import SHIPPED
from passgo.editions.form import MOST_BYTES
from passgo.engine import ScriptedChance
from passgo.engine.actions import ROLL_DICE
from passgo.engine.game import new_game

Spoil = Callable[..., list[Fault]]
Write = Callable[..., Path]

DUNE = "board.spaces[1 dune]"
BEACH_RENTS = "[6, 30, 90, 270, 400, 550]"
TAX = 'kind = "tax", name = "Harbour Dues", amount = 75'
PARKING = 'kind = "parking", name = "Hammock"'
JAIL = 'kind = "jail", name = "Sandbank"'
PAY = '{ id = "a", effect = "pay", amount = 1, note = "n" }'
PLAYERS = "players = [2, 4] "
STARTER = (SHIPPED / "starter.toml").read_text(encoding="utf-8")
TOKENS = STARTER[STARTER.index("tokens = [") : STARTER.index("currency = ")].rstrip()
STATION_RENTS = "station_rents = [20, 40]"

# What is replaced in the starter, and the one fault that must follow.
SPOILT: dict[str, tuple[tuple[str, ...], str]] = {
    "an unknown key": (
        ("mortgage = 30,", "mortage = 30, mortgage = 30,"),
        f"{DUNE}.mortage: unknown key (perhaps mortgage; one of kind, pos, id, name, names, group, price, mortgage,"
        " unmortgage, house_cost, hotel_cost, rents)",
    ),
    "an unknown block": (
        ("[words]", "[wards]"),
        "wards: unknown key (perhaps words; one of inherits, edition, provenance, words, components, groups, board,"
        " decks, question, rules, change)",
    ),
    "a number that is a text": (
        ("price = 60", 'price = "60"'),
        f"{DUNE}.price: wrong type: '60' (a whole number from 1 to 1000000000)",
    ),
    "a number that is true": (
        ("price = 60", "price = true"),
        f"{DUNE}.price: wrong type: True (a whole number from 1 to 1000000000)",
    ),
    "a text that is a number": (
        ('name = "Dune"', "name = 7"),
        f"{DUNE}.name: wrong type: 7 (a text of 1 to 60 characters)",
    ),
    "a text too long": (
        ('name = "Dune"', f'name = "{"x" * 61}"'),
        f"{DUNE}.name: 61 characters or unprintable (a text of 1 to 60 characters)",
    ),
    "a terminal code in a name": (
        ('name = "Dune"', 'name = "\\u001b[31mDune"'),
        f"{DUNE}.name: 9 characters or unprintable (a text of 1 to 60 characters)",
    ),
    "an id with a space": (
        ('id = "dune"', 'id = "the dune"'),
        "board.spaces[1 the dune].id: 'the dune' is not well formed (a text of 1 to 40 characters, like baltic-avenue)",
    ),
    "a list that is a number": (
        (STATION_RENTS, "station_rents = 20"),
        "board.station_rents: wrong type: 20 (a list of 1 to 200 entries, each a whole number from 0 to 1000000000)",
    ),
    "a table that is a text": (
        ('sand = { name = "Sand" }', 'sand = "Sand"'),
        "groups.sand: wrong type: 'Sand' (a table with name, names)",
    ),
    "names that are a text": (
        ('names = { de = "Riff" }', 'names = "Riff"'),
        "groups.reef.names: wrong type: 'Riff' (a table of at most 60 entries)",
    ),
    "too many decks": (
        ("[rules]", "".join(f"[decks.d{i}]\n" for i in range(8)) + "[rules]"),
        "decks: 9 entries (a table of at most 8 entries)",
    ),
    "a space that is a text": (
        ('name = "Run Aground" },', 'name = "Run Aground" }, "and on",'),
        "board.spaces[14]: wrong type: 'and on' (a table with kind)",
    ),
    "a negative number": (
        ("amount = 75", "amount = -75"),
        "board.spaces[7 harbour-dues].amount: -75 is out of range (a whole number from 1 to 1000000000)",
    ),
    "a huge number": (
        ("amount = 75", "amount = 0x1" + "0" * 5000),
        "board.spaces[7 harbour-dues].amount: a huge number is out of range (a whole number from 1 to 1000000000)",
    ),
    "a deed without its price": (
        ("price = 60, ", ""),
        f"{DUNE}.price: is missing (a whole number from 1 to 1000000000)",
    ),
    "a deed without its house cost": (
        ("house_cost = 50, ", ""),
        f"{DUNE}.house_cost: is missing (a whole number from 1 to 1000000000)",
    ),
    "a deed without its rents": (
        (", rents = [4, 20, 60, 180, 320, 450]", ""),
        f"{DUNE}.rents: is missing (a list of 6 entries, each a whole number from 0 to 1000000000)",
    ),
    "a deed missing from the board": (
        ("deeds = 7", "deeds = 8"),
        "components.deeds: 8 in the box, 7 on the board (7)",
    ),
    "a card missing from a deck": (
        ("tide = 6", "tide = 16"),
        "components.cards.tide: 16 in the box, 6 in the deck (6)",
    ),
    "a deck in the box that does not exist": (
        ("tide = 6", "tide = 6, flood = 3"),
        "components.cards.flood: unknown deck (one of tide)",
    ),
    "two spaces of one id": (
        ('id = "beach"', 'id = "dune"'),
        "board.spaces[3 dune].id: dune is already space 1 (an id no other space has)",
    ),
    "a gap in the positions": (
        ("pos = 13,", "pos = 14,"),
        "board.spaces[13 go-to-jail].pos: a gap: 14 after 12 (13)",
    ),
    "a position out of order": (
        ("pos = 13,", "pos = 12,"),
        "board.spaces[13 go-to-jail].pos: out of order: 12 after 12 (13)",
    ),
    "rents that fall": (
        (BEACH_RENTS, "[6, 30, 90, 80, 400, 550]"),
        "board.spaces[3 beach].rents: falls from 90 to 80 (each at least the one before)",
    ),
    "too few rents": (
        (BEACH_RENTS, "[6, 30, 90, 270, 400]"),
        "board.spaces[3 beach].rents: 5 entries (a list of 6 entries, each a whole number from 0 to 1000000000)",
    ),
    "a mortgage above the price": (
        ("mortgage = 30", "mortgage = 61"),
        f"{DUNE}.mortgage: 61 is more than the price (at most 60)",
    ),
    "an unmortgage below the mortgage": (
        ("mortgage = 30", "mortgage = 30, unmortgage = 29"),
        f"{DUNE}.unmortgage: 29 is less than the mortgage (at least 30)",
    ),
    "an unknown kind of space": (
        (TAX, 'kind = "taxes", name = "Harbour Dues", amount = 75'),
        "board.spaces[7 harbour-dues].kind: unknown kind 'taxes' (perhaps tax; one of go, street, station, utility,"
        " cards, tax, jail, parking, go-to-jail, ride, entity, question)",
    ),
    "a space without a kind": (
        ('kind = "parking", ', ""),
        "board.spaces[8 parking].kind: is missing (one of go, street, station, utility, cards, tax, jail, parking,"
        " go-to-jail, ride, entity, question)",
    ),
    "several GO": (
        (PARKING, 'kind = "go", name = "GO"'),
        "board.spaces[8 parking].kind: a second space of kind go (exactly one)",
    ),
    "several jails": (
        (PARKING, 'kind = "jail", name = "Jail"'),
        "board.spaces[8 parking].kind: a second space of kind jail (exactly one)",
    ),
    "an unknown group": (
        ('name = "Dune", group = "sand"', 'name = "Dune", group = "sandy"'),
        f"{DUNE}.group: unknown group sandy (perhaps sand; one of sand, reef, ferries, wells)",
    ),
    "a group of mixed kinds": (
        ('name = "West Ferry", group = "ferries"', 'name = "West Ferry", group = "sand"'),
        "board.spaces[4 west-ferry].group: a station in sand, a group of kind street (deeds of one kind in a group)",
    ),
    "a second group of stations": (
        (
            "wells = { name",
            'boats = { name = "Boats" }\nwells = { name',
            'Ferry", group = "ferries"',
            'Ferry", group = "boats"',
        ),
        "board.spaces[11 east-ferry].group: a second group of kind station (boats)",
    ),
    "a group without deeds": (
        ("wells = { name", 'rock = { name = "Rock" }\nwells = { name'),
        "groups.rock: no space belongs to it (a group of at least one deed)",
    ),
    "too few station rents": (
        (STATION_RENTS, "station_rents = [20]"),
        "board.station_rents: 1 numbers for 2 spaces of kind station (at least 2)",
    ),
    "no station rents": (
        (STATION_RENTS + "\n", ""),
        "board.station_rents: is missing (2 numbers, one for each station)",
    ),
    "station rents that fall": (
        (STATION_RENTS, "station_rents = [40, 20]"),
        "board.station_rents: falls from 40 to 20 (each at least the one before)",
    ),
    "no utility factors": (
        ("utility_factors = [4]\n", ""),
        "board.utility_factors: is missing (1 numbers, one for each utility)",
    ),
    "utility factors that fall": (
        ("utility_factors = [4]", "utility_factors = [4, 3]"),
        "board.utility_factors: falls from 4 to 3 (each at least the one before)",
    ),
    "a single ride": (
        (PARKING, 'kind = "ride", name = "Boat", fare = 10'),
        "board.spaces[8 parking]: a single ride space leads nowhere (none, or at least 2)",
    ),
    "an entity nobody can beat": (
        (TAX, 'kind = "entity", name = "Kraken", amount = 75, target = 13'),
        "board.spaces[7 harbour-dues].target: 13 is out of range (a whole number from 2 to 12)",
    ),
    "question spaces without a table": (
        (PARKING, 'kind = "question", name = "Shell"'),
        "question.table: is missing: the board has 1 question spaces and qblock.distribution is table"
        " (a list of outcomes)",
    ),
    "a question table that only moves": (
        ("[rules]", "[question]\ntable = [" + '{ outcome = "move-again" },' * 6 + "]\n[rules]"),
        "question.table: every outcome is move-again (at least one that is not)",
    ),
    "a cards space of an unknown deck": (
        ('name = "Tide", deck = "tide"', 'name = "Tide", deck = "tides"'),
        "board.spaces[2 tide].deck: unknown deck tides (perhaps tide; one of tide)",
    ),
    "a deck nobody draws from": (
        ("[rules]", f'[decks.flood]\nname = "Flood"\ndiscard = "bottom"\ncards = [{PAY}]\n[rules]'),
        "decks.flood: no space draws from it (a space of kind cards that names it)",
    ),
    "two cards of one id": (
        ('id = "storm"', 'id = "pearls"'),
        "decks.tide.cards[5 pearls].id: pearls is already in this deck (an id no other card of the deck has)",
    ),
    "an unknown effect": (
        ('effect = "collect"', 'effect = "colect"'),
        "decks.tide.cards[4 pearls].effect: unknown effect 'colect' (perhaps collect; one of advance-to,"
        " advance-to-nearest, move-relative, go-to-jail, jail-free, repairs, pay, pay-each, collect,"
        " collect-from-each)",
    ),
    "a card without its amount": (
        ("amount = 50, ", ""),
        "decks.tide.cards[4 pearls].amount: is missing (a whole number from 1 to 1000000000)",
    ),
    "a card to a kind the board lacks": (
        ('nearest = "station"', 'nearest = "ride"'),
        "decks.tide.cards[1 next-ferry].nearest: the board has no ride (one of cards, go, go-to-jail, jail, parking,"
        " station, street, tax, utility)",
    ),
    "a roll for what is no utility": (
        ("rent_multiplier = 2", "dice_multiplier = 2"),
        "decks.tide.cards[1 next-ferry].dice_multiplier: means nothing for a station (only beside nearest = utility)",
    ),
    "a card that stands still": (
        ("steps = -2", "steps = 0"),
        "decks.tide.cards[2 drift].steps: 0 is out of range (a whole number from -199 to 199, not 0)",
    ),
    "a card that goes round the board": (
        ("steps = -2", "steps = -14"),
        "decks.tide.cards[2 drift].steps: -14 is more than once round the board (less than 14)",
    ),
    "an unknown way to discard": (
        ('discard = "bottom"', 'discard = "top"'),
        "decks.tide.discard: 'top' is not known here (one of bottom, faceUp)",
    ),
    "an unknown option": (
        ("jail.fine = 30", "jail.fin = 30"),
        "rules.jail.fin: unknown key (perhaps fine; one of fine, exitRoll, attempts, forcedTurn, prepayTurns,"
        " doublesGiveExtraRoll, cardMinPrice)",
    ),
    "an option of the wrong type": (
        ("jail.fine = 30", 'jail.fine = "30"'),
        "rules.jail.fine: wrong type: '30' (a whole number from 0 to 1000000000)",
    ),
    "an option that must be true or false": (
        ("jail.fine = 30", "dice.speedDie = 1"),
        "rules.dice.speedDie: wrong type: 1 (true or false)",
    ),
    "an option of an unknown value": (
        ("jail.fine = 30", 'mortgage.transfer = "gift"'),
        "rules.mortgage.transfer: 'gift' is not known here (one of redeemOr10, free, payOrDouble)",
    ),
    "a true for a one": (
        ("jail.fine = 30", "rent.claimWindow = true"),
        "rules.rent.claimWindow: True is not known here (one of 1, 2)",
    ),
    "a chapter of options that is a number": (
        ("jail.fine = 30", "jail = 30"),
        "rules.jail: wrong type: 30 (a table with fine, exitRoll, attempts, forcedTurn, prepayTurns,"
        " doublesGiveExtraRoll, cardMinPrice)",
    ),
    "raises of nothing": (
        ("jail.fine = 30", "auction.minRaise = 0"),
        "rules.auction.minRaise: 0 is out of range (a whole number from 1 to 1000000000)",
    ),
    "a stock of houses below zero": (
        ("stock.houses = 16", "stock.houses = -1"),
        "rules.stock.houses: -1 is out of range (a whole number from 0 to 10000)",
    ),
    "houses back that were never given": (
        ("jail.fine = 30", "build.maxHouses = 3"),
        "rules.sell.hotelReturnsHouses: 4 houses come back but 3 were given (0 or build.maxHouses, here 3)",
    ),
    "more free deeds than deeds": (
        ("jail.fine = 30", "start.freeDeeds = 2"),
        "rules.start.freeDeeds: 2 for each of 4 players, but there are 7 deeds (at most 1)",
    ),
    "a Bank too poor for the start": (
        ("jail.fine = 30", "bank.unlimited = false\nbank.money = 2000"),
        "rules.bank.money: 2000 is not 600 for each of 4 (at least 2400)",
    ),
    "a Speed Die beside one die": (
        ("jail.fine = 30", 'dice.count = 1\ndice.speedDie = true\njail.exitRoll = "six"'),
        "rules.dice.speedDie: the Speed Die is rolled with two white dice (false with dice.count = 1)",
    ),
    "doubles of one die": (
        ("jail.fine = 30", "dice.count = 1\ndoubles.enabled = false"),
        "rules.jail.exitRoll: one die cannot show doubles (six with dice.count = 1)",
    ),
    "points of the wrong shape": (
        ("jail.fine = 30", "score.points = [[4], [3, 2], [2, 1], [1, 1, 1, 0]]"),
        "rules.score.points[2]: 2 ranks for 3 survivors (3 numbers)",
    ),
    "points for too few players": (
        ("jail.fine = 30", "score.points = [[4], [3, 2]]"),
        "rules.score.points: 2 rows for 4 players (at least 4 rows)",
    ),
    "a single player": (
        (PLAYERS, "players = [1, 4] "),
        "edition.players[0]: 1 is out of range (a whole number from 2 to 8)",
    ),
    "players the wrong way round": (
        (PLAYERS, "players = [4, 2] "),
        "edition.players: the fewest, 4, is more than the most, 2 ([fewest, most])",
    ),
    "more players than tokens": (
        (PLAYERS, "players = [2, 5] "),
        "edition.tokens: 4 tokens for 5 players (at least 5)",
    ),
    "more players than a mere number of tokens": (
        (TOKENS, "tokens = 3"),
        "edition.tokens: 3 tokens for 4 players (at least 4)",
    ),
    "two tokens of one id": (
        ('id = "raft"', 'id = "crab"'),
        "edition.tokens[2 crab].id: is there twice (a unique id)",
    ),
    "a token without a name": (
        ('id = "raft", name = "Raft"', 'id = "raft"'),
        "edition.tokens[2 raft].name: is missing (a text of 1 to 60 characters)",
    ),
    "a token by an id that is none": (
        ('id = "raft"', 'id = "Raft!"'),
        "edition.tokens[2 Raft!].id: 'Raft!' is not well formed (a text of 1 to 40 characters, like baltic-avenue)",
    ),
    "tokens that are a text": (
        (TOKENS, 'tokens = "four"'),
        "edition.tokens: wrong type: 'four' (a whole number from 2 to 100, or a list of 2 to 100 entries, each a table"
        " with id, name, names, glyph)",
    ),
    "a number of tokens out of range": (
        (TOKENS, "tokens = 101"),
        "edition.tokens: 101 is out of range (a whole number from 2 to 100)",
    ),
    "no name": (('name = "My Edition"', ""), "edition.name: is missing (a text of 1 to 60 characters)"),
    "a language that is none": (
        ('de = "Riff"', 'german = "Riff"'),
        "groups.reef.names.german: 6 characters or unprintable (a text of 1 to 5 characters, like el or pt-BR)",
    ),
    "a change of nothing": (
        ("[rules]", '[change.dune]\nname = "Hill"\n[rules]'),
        "change: nothing is inherited that could be changed (only beside inherits)",
    ),
}


@pytest.mark.parametrize("what", SPOILT)
def test_a_spoilt_file_names_its_fault(what: str, spoil: Spoil, tmp_path: Path) -> None:
    changes, expected = SPOILT[what]
    assert [str(fault) for fault in spoil(*changes)] == [f"{tmp_path / 'edition.toml'}: {expected}"]


def keys(faults: list[Fault]) -> list[str]:
    return [fault.key for fault in faults]


def test_no_go(spoil: Spoil) -> None:
    faults = spoil('kind = "go",', 'kind = "parking",')
    assert [(fault.key, fault.problem) for fault in faults] == [("board.spaces", "no space of kind go")]


def test_go_must_be_the_first_space(spoil: Spoil) -> None:
    faults = spoil('kind = "go",', 'kind = "parking",', PARKING, 'kind = "go", name = "GO"')
    assert keys(faults) == ["board.spaces[8 parking].pos"]


def test_without_a_jail_nothing_may_send_there(spoil: Spoil) -> None:
    faults = spoil(JAIL, 'kind = "parking", name = "Sandbank"', 'effect = "jail-free"', 'effect = "go-to-jail"')
    assert keys(faults) == ["board.spaces", "board.spaces[13 go-to-jail].kind", "decks.tide.cards[3 jail-free].effect"]


def test_a_deck_naming_an_unknown_space(spoil: Spoil) -> None:
    (fault,) = spoil('to = "go"', 'to = "goo"')
    assert (fault.key, fault.problem) == ("decks.tide.cards[0 to-go].to", "unknown space goo")
    assert fault.allowed.startswith("perhaps go; one of go, dune, ")


def test_a_deck_that_never_lets_a_turn_end(write: Write) -> None:
    text = (SHIPPED / "starter.toml").read_text(encoding="utf-8")
    start, end = text.index("cards = [\n"), text.index("# Rule options, only")
    kept, leading = 'id = "a", effect = "jail-free"', 'id = "b", effect = "advance-to", to = "tide-2"'
    cards = f'cards = [{{ {kept}, note = "n" }}, {{ {leading}, note = "n" }}]\n'
    with pytest.raises(EditionError, match="every card is kept or leads to another card") as caught:
        load(write(text[:start].replace("tide = 6", "tide = 2") + cards + text[end:]))
    assert keys(caught.value.faults) == ["decks.tide.cards"]


def test_a_board_with_nothing_to_own(write: Write) -> None:
    spaces = ['{ pos = 0, id = "go", kind = "go", name = "GO" }', '{ pos = 1, id = "jail", kind = "jail", name = "J" }']
    spaces += [f'{{ pos = {i}, id = "p{i}", kind = "parking", name = "P" }}' for i in (2, 3)]
    frame = '[edition]\nid = "x"\nname = "X"\nplayers = [2, 2]\ntokens = 2\n[provenance]\nboard = "b"\nrules = "r"\n'
    with pytest.raises(EditionError) as caught:
        load(write(f"{frame}[groups]\n[board]\nspaces = [{', '.join(spaces)}]\n"))
    assert [(fault.key, fault.problem) for fault in caught.value.faults] == [("board.spaces", "nothing to own")]


def test_a_board_smaller_than_a_roll_is_walked_round_more_than_once(write: Write) -> None:
    street = 'group = "g", price = 60, mortgage = 30, house_cost = 5, hotel_cost = 5, rents = [2, 9, 30, 90, 160, 250]'
    spaces = [
        '{ pos = 0, id = "go", kind = "go", name = "GO" }',
        '{ pos = 1, id = "jail", kind = "jail", name = "J" }',
        *(f'{{ pos = {i}, id = "s{i}", kind = "street", name = "S{i}", {street} }}' for i in (2, 3)),
    ]
    frame = '[edition]\nid = "x"\nname = "X"\nplayers = [2, 2]\ntokens = 2\n[provenance]\nboard = "b"\nrules = "r"\n'
    board = load(write(f"{frame}[groups.g]\nname = 'G'\n[board]\nspaces = [{', '.join(spaces)}]\n")).board
    game = new_game(board, 2, ScriptedChance([1, 1, 2, 2, 6, 6]), True)  # seat 1 rolls more and begins
    for _ in range(3):
        game.apply(game.awaiting()[0].seat, ROLL_DICE)
    walker = game.players[1]
    assert (walker.pos, walker.cash) == (0, game.players[0].cash + 3 * board.rules.go_salary)


def test_printed_sums_are_needed_where_they_are_used(spoil: Spoil) -> None:
    faults = spoil("jail.fine = 30", 'mortgage.redeem = "printed"')
    assert len(faults) == 7
    assert str(faults[0]).endswith(f"{DUNE}.unmortgage: is missing, and mortgage.redeem is printed (at least 30)")


def test_sounds_are_needed_where_they_are_used(spoil: Spoil) -> None:
    (fault,) = spoil(PARKING, 'kind = "question", name = "Shell"', "jail.fine = 30", 'qblock.distribution = "sounds"')
    assert fault.key == "question.sounds"


def test_one_run_lists_all_faults(spoil: Spoil) -> None:
    faults = spoil(
        "price = 60, ", "",
        'id = "beach"', 'id = "dune"',
        BEACH_RENTS, "[6, 5, 90, 270, 400, 550]",
        'to = "go"', 'to = "nowhere"',
        "start.cash = 600", 'start.cash = "much"',
        "go.salary", "go.celery",
    )  # fmt: skip
    assert keys(faults) == [
        f"{DUNE}.price",
        "rules.start.cash",
        "rules.go.celery",
        "board.spaces[3 dune].id",
        "board.spaces[3 dune].rents",
        "decks.tide.cards[0 to-go].to",
    ]


def test_an_empty_file_lacks_everything(write: Write) -> None:
    with pytest.raises(EditionError) as caught:
        load(write(""))
    assert keys(caught.value.faults) == ["edition", "provenance", "groups", "board"]


def test_too_many_spaces_are_one_fault(write: Write) -> None:
    text = (SHIPPED / "starter.toml").read_text(encoding="utf-8")
    many = "spaces = [" + '{ pos = 0, id = "x", kind = "parking", name = "X" },' * 201
    with pytest.raises(EditionError) as caught:
        load(write(text.replace("spaces = [", many, 1)))
    assert "board.spaces: 215 entries (a list of 4 to 200 entries, each a table with kind)" in str(caught.value)
    assert len(caught.value.faults) == 1


def test_broken_toml_names_the_line(write: Write) -> None:
    path = write('[edition]\nid = "x\n')
    with pytest.raises(EditionError) as caught:
        load(path)
    assert str(caught.value).startswith(f"{path}: broken TOML: ")
    assert "(at line 2, column " in str(caught.value)


def test_text_that_is_not_utf8_names_the_line(tmp_path: Path) -> None:
    path = tmp_path / "edition.toml"
    path.write_bytes(b"# fine\n# \xff\n")
    with pytest.raises(EditionError) as caught:
        load(path)
    assert str(caught.value) == f"{path}: line 2: not UTF-8 text (save the file as UTF-8)"


@pytest.mark.parametrize("text", ["a = " + "[" * 100_000, "a = " + "9" * 5000])
def test_hostile_toml_is_refused(text: str, write: Write) -> None:
    with pytest.raises(EditionError, match="TOML"):
        load(write(text))


def test_a_file_too_large(write: Write) -> None:
    with pytest.raises(EditionError, match="the file is too large"):
        load(write("#" * (MOST_BYTES + 1)))


@pytest.mark.parametrize("text", ['"a\\nb" = 1\n', '[groups]\n"a\\u001bb" = { name = "A" }\n'])
def test_a_key_with_a_line_break_or_a_terminal_code_is_printed_plain(text: str, write: Write) -> None:
    with pytest.raises(EditionError) as caught:
        load(write(f'inherits = "classic"\n{text}'))
    assert "a?b" in str(caught.value.faults[0])
    assert all(str(fault).isprintable() for fault in caught.value.faults)


def test_a_long_choice_is_cut(write: Write) -> None:
    with pytest.raises(EditionError) as caught:
        load(write('inherits = "classic"\n[change.bordwalk]\nprice = 1\n'))
    assert caught.value.faults[0].allowed.startswith("perhaps boardwalk; one of go, mediterranean-avenue, ")
    assert caught.value.faults[0].allowed.endswith(" ... (40 in all)")


def test_a_file_that_cannot_be_read(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    path = write("")
    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(EditionError) as caught:
        load(path)
    assert str(caught.value) == f"{path}: cannot be read: Permission denied"


@pytest.mark.parametrize("path", ["nowhere/edition.toml", "nowhere.toml"])
def test_no_such_file(path: str) -> None:
    with pytest.raises(EditionError, match="no such file"):
        load(path)


def test_an_unknown_edition_names_the_known() -> None:
    with pytest.raises(EditionError) as caught:
        load("clasic")
    assert str(caught.value) == (
        "clasic: no such edition (perhaps classic; one of championship, classic, cthulhu, cthulhu-short, ghost, mario,"
        " voyage, or the path of an edition file)"
    )


def test_a_folder_holds_its_edition(tmp_path: Path) -> None:
    text = (SHIPPED / "starter.toml").read_text(encoding="utf-8")
    (tmp_path / "edition.toml").write_text(text, encoding="utf-8")
    assert load(tmp_path).id == "my-edition"


def test_options_for_one_game_are_checked_alike() -> None:
    with pytest.raises(EditionError) as caught:
        load("classic", {"jail.fine": "much", "jail.fin": 1, "dice.count": 1})
    assert str(caught.value.faults[0]) == (
        "options: jail.fine: wrong type: 'much' (a whole number from 0 to 1000000000)"
    )
    assert keys(caught.value.faults) == ["jail.fine", "jail.fin", "rules.jail.exitRoll"]


def test_an_option_for_one_game_need_only_suit_the_smallest_table() -> None:
    assert load("cthulhu", {"start.freeDeeds": 14}).board.rules.start_free_deeds == 14
    with pytest.raises(EditionError, match=r"options: rules\.start\.freeDeeds: 15 for each of 2 players"):
        load("cthulhu", {"start.freeDeeds": 15})


def test_a_fault_without_a_file_key_prints_the_file() -> None:
    found = Findings("x.toml")
    found.add("", "gone")
    assert str(found.faults[0]) == "x.toml: gone"
