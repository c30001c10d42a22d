"""A game as JSON and back, and the digest by which two positions are known to be the same."""

import hashlib
import json

from passgo.engine import actions
from passgo.engine.actions import (
    MOST_LEVELS,
    Action,
    BadAction,
    action_from_json,
    deal_from_json,
)
from passgo.engine.board import HOTEL, Board
from passgo.engine.chance import Chance, SeededChance
from passgo.engine.earlier import as_written_by, in_today_s_form
from passgo.engine.game import Game, new_game
from passgo.engine.invariants import broken
from passgo.engine.rules import RULES_VERSION
from passgo.engine.state import (
    BANK,
    STAGE_OVER,
    Auction,
    Choice,
    Debt,
    Landing,
    Offer,
    Player,
    Shortage,
    give_title,
    set_level,
)


class BadSnapshot(ValueError):
    """Data that is no position of this edition."""


def to_json(game: Game) -> dict[str, object]:
    """The whole position, secrets included. Derived counts are left out."""
    return {
        "version": RULES_VERSION,
        "edition": game.board.hash,
        "players": [[p.cash, p.pos, p.jail, int(p.out), p.cards] for p in game.players],
        "titles": [[t.owner, t.level, int(t.mortgaged), t.interest, *t.paid] for t in game.titles],
        "piles": [[pile.cards, pile.discards] for pile in game.piles],
        "bank": [game.bank, game.houses, game.hotels],
        "order": game.order,
        "turn": [game.turn, game.turns, game.stage, int(game.rolled), game.doubles, int(game.extra_roll)],
        "dice": game.dice,
        "todo": [game.todo, game.rent_times, game.dice_factor],
        "debts": [[d.debtor, d.creditor, d.amount, d.reason, d.pos] for d in game.debts],
        "choices": [[c.seat, c.kind, c.pos, int(c.by_deal)] for c in game.choices],
        "auction": None if game.auction is None else auction_to_json(game.auction),
        "estate": game.estate,
        "shortage": None if game.shortage is None else shortage_to_json(game.shortage),
        "content": game.content,
        "landings": [[v.visitor, v.owner, v.pos, v.rent, v.factor, v.left] for v in game.landings],
        "lapsed": game.lapsed,
        "offers": [[o.maker, o.to, o.deal.to_json()] for o in game.offers],
        "start": [game.start_due, game.start_rolls],
        "end": [int(game.last_round), int(game.time_called), game.fallen, game.winners],
    }


def auction_to_json(auction: Auction) -> list[object]:
    return [
        auction.pos,
        auction.opening,
        [int(asked) for asked in auction.asked],
        [int(excluded) for excluded in auction.excluded],
        auction.high,
        auction.bidder,
        int(auction.closed),
        auction.wants,
        int(auction.hotel),
    ]


def shortage_to_json(shortage: Shortage) -> list[object]:
    return [
        shortage.opener,
        int(shortage.hotel),
        shortage.wants,
        [int(asked) for asked in shortage.asked],
        None if shortage.follows is None else shortage.follows.to_json(),
    ]


def digest(game: Game) -> str:
    """The same on every machine, compiled or not, for the same position, and in every release for the same rules."""
    position = as_written_by(game.board.rules_version, to_json(game))
    text = json.dumps(position, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


# Reading. Whatever comes from outside is checked piece by piece before a game is made of it.


def rows(data: dict[str, object], key: str, most: int) -> list[object]:
    value = data.get(key)
    if not isinstance(value, list) or len(value) > most:
        raise BadSnapshot(f"{key} must be a list of at most {most}")
    return value


def numbers(value: object, where: str, low: int, high: int, most: int) -> list[int]:
    """A list of whole numbers within bounds."""
    if not isinstance(value, list) or len(value) > most:
        raise BadSnapshot(f"{where} must be a list of at most {most} numbers")
    return [number(item, where, low, high) for item in value]


def number(value: object, where: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise BadSnapshot(f"{where} must be a whole number from {low} to {high}, not {value!r}")
    return value


def fields(value: object, where: str, size: int) -> list[object]:
    if not isinstance(value, list) or len(value) != size:
        raise BadSnapshot(f"{where} must be a list of {size}")
    return value


MONEY = 1_000_000_000_000


def from_json(board: Board, data: object, chance: Chance) -> Game:
    """The game that the data describes, or BadSnapshot saying what is wrong with it."""
    if not isinstance(data, dict):
        raise BadSnapshot("a saved game is an object")
    data = in_today_s_form(data)
    if data.get("version") != RULES_VERSION:
        raise BadSnapshot(f"rules version {data.get('version')!r} is not {RULES_VERSION}")
    if data.get("edition") != board.hash:
        raise BadSnapshot(f"this game needs edition {data.get('edition')!r}, not {board.hash!r}")
    seats = len(rows(data, "players", board.players_max))
    if seats < 2:
        raise BadSnapshot("players must be at least 2")
    game = Game(board, chance)
    blank = new_game(board, seats, SeededChance(0), False)  # its decks are replaced
    game.players = blank.players
    game.titles = blank.titles
    game.sets = blank.sets
    game.piles = blank.piles
    read_players(game, data)
    read_titles(game, data)
    read_table(game, data)
    read_open_matters(game, data)
    faults = broken(game)
    if faults:
        raise BadSnapshot("; ".join(faults))
    return game


def read_players(game: Game, data: dict[str, object]) -> None:
    for player, row in zip(game.players, rows(data, "players", len(game.players)), strict=True):
        where = f"players[{player.seat}]"
        parts = fields(row, where, 5)
        player.cash = number(parts[0], where, 0, MONEY)
        player.pos = number(parts[1], where, 0, game.board.size - 1)
        player.jail = number(parts[2], where, -1, 100)
        player.out = number(parts[3], where, 0, 1) == 1
        player.cards = read_hand(game, parts[4], where)


def read_hand(game: Game, value: object, where: str) -> list[int]:
    hand = numbers(value, where, 0, len(game.board.decks) * 256 - 1, 256)
    for card in hand:
        if card & 255 >= len(game.board.decks[card >> 8].cards):
            raise BadSnapshot(f"{where} holds an unknown card {card}")
    return hand


def read_titles(game: Game, data: dict[str, object]) -> None:
    listed = rows(data, "titles", len(game.titles))
    if len(listed) != len(game.titles):
        raise BadSnapshot(f"titles must be a list of {len(game.titles)}")
    for title, row in zip(game.titles, listed, strict=True):
        where = f"titles[{title.space.id}]"
        if not isinstance(row, list) or len(row) < 4:
            raise BadSnapshot(f"{where} must be a list of at least 4")
        parts: list[object] = row
        owner = number(parts[0], where, BANK, len(game.players) - 1)
        if owner != BANK:
            give_title(game, title, owner)
        set_level(game, title, number(parts[1], where, 0, HOTEL))
        if number(parts[2], where, 0, 1):
            title.mortgaged = True
            game.sets[title.space.group].mortgaged += 1
        title.interest = number(parts[3], where, 0, 100)
        title.paid = numbers(parts[4:], where, 0, MONEY, title.level)


def read_table(game: Game, data: dict[str, object]) -> None:
    seats = len(game.players)
    listed = rows(data, "piles", len(game.piles))
    if len(listed) != len(game.piles):
        raise BadSnapshot(f"piles must be a list of {len(game.piles)}")
    for i in range(len(game.piles)):
        parts = fields(listed[i], "piles", 2)
        last = len(game.board.decks[i].cards) - 1
        game.piles[i].cards = numbers(parts[0], "piles", 0, last, last + 1)
        game.piles[i].discards = numbers(parts[1], "piles", 0, last, last + 1)
    bank = fields(data.get("bank"), "bank", 3)
    game.bank = number(bank[0], "bank", -MONEY, MONEY)
    game.houses = number(bank[1], "bank", 0, game.rules.stock_houses)
    game.hotels = number(bank[2], "bank", 0, game.rules.stock_hotels)
    game.order = numbers(data.get("order"), "order", 0, seats - 1, seats)
    if sorted(game.order) != list(range(seats)):
        raise BadSnapshot("order must name every seat once")
    turn = fields(data.get("turn"), "turn", 6)
    game.turn = number(turn[0], "turn", 0, seats - 1)
    game.turns = number(turn[1], "turn", 0, MONEY)
    game.stage = number(turn[2], "turn", 0, STAGE_OVER)
    game.rolled = number(turn[3], "turn", 0, 1) == 1
    game.doubles = number(turn[4], "turn", 0, 2)
    game.extra_roll = number(turn[5], "turn", 0, 1) == 1
    game.dice = numbers(data.get("dice"), "dice", 1, 6, 3)
    todo = fields(data.get("todo"), "todo", 3)
    game.todo = numbers(todo[0], "todo", 0, 2, 8)
    game.rent_times = number(todo[1], "todo", 0, 100)
    game.dice_factor = number(todo[2], "todo", 0, MONEY)
    end = fields(data.get("end"), "end", 4)
    game.last_round = number(end[0], "end", 0, 1) == 1
    game.time_called = number(end[1], "end", 0, 1) == 1
    game.fallen = numbers(end[2], "end", 0, seats - 1, seats)
    game.winners = numbers(end[3], "end", 0, seats - 1, seats)
    if sorted(game.fallen) != [player.seat for player in game.players if player.out]:
        raise BadSnapshot("end must list who is out")


def read_open_matters(game: Game, data: dict[str, object]) -> None:
    last_seat = len(game.players) - 1
    last_pos = game.board.size - 1
    for row in rows(data, "debts", 100):
        d = numbers(fields(row, "debts", 5), "debts", -1, MONEY, 5)
        number(d[0], "debts", 0, last_seat)
        number(d[1], "debts", BANK, last_seat)
        number(d[3], "debts", 0, 7)
        number(d[4], "debts", -1, last_pos)
        game.debts.append(Debt(d[0], d[1], d[2], d[3], d[4]))
    for row in rows(data, "choices", 100):
        c = numbers(fields(row, "choices", 4), "choices", 0, last_pos + 3, 4)
        game.choices.append(
            Choice(
                number(c[0], "choices", 0, last_seat),
                number(c[1], "choices", 0, 3),
                number(c[2], "choices", 0, last_pos),
                c[3] == 1,
            )
        )
    for row in rows(data, "landings", 100):
        v = numbers(fields(row, "landings", 6), "landings", 0, MONEY, 6)
        number(v[0], "landings", 0, last_seat)
        number(v[1], "landings", 0, last_seat)
        read_deed(game, v[2], "landings")
        game.landings.append(Landing(v[0], v[1], v[2], v[3], v[4], v[5]))
    for row in rows(data, "offers", len(game.players) ** 2):
        game.offers.append(read_offer(game, row))
    game.lapsed = [read_deed(game, pos, "lapsed") for pos in rows(data, "lapsed", 200)]
    game.estate = [read_deed(game, pos, "estate") for pos in rows(data, "estate", 200)]
    start = fields(data.get("start"), "start", 2)
    game.start_due = numbers(start[0], "start", 0, last_seat, last_seat + 1)
    game.start_rolls = [numbers(rolls, "start", 1, 12, 1000) for rolls in fields_of_start(start[1], game.players)]
    game.auction = read_auction(game, data.get("auction"))
    game.shortage = read_shortage(game, data.get("shortage"))
    game.content = numbers(data.get("content"), "content", 0, last_seat, last_seat + 1)
    if game.auction is not None and game.auction.pos < 0 and game.shortage is None:
        raise BadSnapshot("auction of a building without its shortage")


def fields_of_start(value: object, players: list[Player]) -> list[object]:
    """Starting rolls are listed for every seat while the game waits for them, and gone afterwards."""
    return [] if value == [] else fields(value, "start", len(players))


def read_deed(game: Game, value: object, where: str) -> int:
    pos = number(value, where, 0, game.board.size - 1)
    if game.board.spaces[pos].deed < 0:
        raise BadSnapshot(f"{where} names {game.board.spaces[pos].id}, which is no deed")
    return pos


def read_offer(game: Game, row: object) -> Offer:
    parts = fields(row, "offers", 3)
    last_seat = len(game.players) - 1
    try:
        deal = deal_from_json(parts[2])
    except BadAction as error:
        raise BadSnapshot(f"offers: {error}") from error
    return Offer(number(parts[0], "offers", 0, last_seat), number(parts[1], "offers", 0, last_seat), deal)


def read_flags(game: Game, value: object, where: str) -> list[bool]:
    flags = numbers(value, where, 0, 1, len(game.players))
    if len(flags) != len(game.players):
        raise BadSnapshot(f"{where} must have one flag a seat")
    return [flag == 1 for flag in flags]


def read_wants(game: Game, value: object, where: str) -> list[int]:
    wants = numbers(value, where, -1, game.board.size - 1, len(game.players))
    if wants and len(wants) != len(game.players):
        raise BadSnapshot(f"{where} must have one space a seat")
    return wants


def read_auction(game: Game, value: object) -> Auction | None:
    if value is None:
        return None
    parts = fields(value, "auction", 9)
    pos = number(parts[0], "auction", -1, game.board.size - 1)
    if pos >= 0:
        read_deed(game, pos, "auction")
    opening = number(parts[1], "auction", 0, MONEY)
    auction = Auction(pos, opening, read_flags(game, parts[2], "auction"), read_flags(game, parts[3], "auction"))
    auction.high = number(parts[4], "auction", 0, MONEY)
    auction.bidder = number(parts[5], "auction", -1, len(game.players) - 1)
    auction.closed = number(parts[6], "auction", 0, 1) == 1
    auction.wants = read_wants(game, parts[7], "auction")
    auction.hotel = number(parts[8], "auction", 0, 1) == 1
    if pos < 0 and not auction.wants:
        raise BadSnapshot("auction of a building must say who wants it where")
    return auction


def read_shortage(game: Game, value: object) -> Shortage | None:
    if value is None:
        return None
    parts = fields(value, "shortage", 5)
    opener = number(parts[0], "shortage", 0, len(game.players) - 1)
    hotel = number(parts[1], "shortage", 0, 1) == 1
    wants = [
        [read_deed(game, pos, "shortage") for pos in numbers(spaces, "shortage", 0, game.board.size - 1, MOST_LEVELS)]
        for spaces in fields(parts[2], "shortage", len(game.players))
    ]
    follows = None if parts[4] is None else read_follows(game, parts[4])
    return Shortage(opener, hotel, wants, read_flags(game, parts[3], "shortage"), follows)


def read_follows(game: Game, value: object) -> Action:
    try:
        action = action_from_json(value)
    except BadAction as error:
        raise BadSnapshot(f"shortage: {error}") from error
    if action.kind == actions.SELL_HOTELS:
        number(action.amount, "shortage", 0, len(game.board.groups) - 1)
    elif action.kind in (actions.BUILD, actions.SELL):
        for pos in action.places():
            read_deed(game, pos, "shortage")
    else:
        raise BadSnapshot("shortage: only building and selling may follow it")
    return action
