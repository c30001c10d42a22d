"""Checks for an edition, a bot or a change of the rules: random players, and what must hold whatever they do."""

import json
from collections.abc import Iterable, Iterator
from typing import Final

from passgo.engine import IllegalAction, Log, ScriptedChance, SeededChance, View, actions, digest, from_json, to_json
from passgo.engine.actions import (
    ANSWER_SPACE,
    ANSWER_STAY,
    ANSWER_STEPS,
    ANSWER_TURN,
    REFUSAL_CODES,
    ROLE_BANKER,
    ROLE_JUDGE,
    Action,
    Deal,
    bid,
    declared,
    offer,
)
from passgo.engine.board import Board
from passgo.engine.chance import Chance
from passgo.engine.consequences import consequence
from passgo.engine.game import Game, new_game
from passgo.engine.invariants import broken, pieces
from passgo.engine.legal import Legal
from passgo.engine.log import Record
from passgo.engine.views import ROLE_SPECTATOR

__all__ = ["RandomPlayer", "perft", "play_randomly"]


class RandomPlayer:
    """Picks among everything legal, for the awaited player and now and then for somebody else."""

    def __init__(self, seed: int) -> None:
        self.chance = SeededChance(seed)

    def below(self, size: int) -> int:
        return self.chance.die(size) - 1

    def one_in(self, size: int) -> bool:
        return self.chance.die(size) == 1

    def choose(self, game: Game) -> tuple[int, Action]:
        awaited = game.awaiting()
        seat = awaited[self.below(len(awaited))].seat
        if self.one_in(5):
            other = self.below(len(game.players))
            if game.legal(other).actions:
                seat = other
        legal = game.legal(seat)
        if legal.may_offer and self.one_in(12):
            proposal = self.proposal(game, seat)
            if proposal is not None:
                return seat, proposal
        options = legal.actions[:]
        if legal.bid_max:
            options += [self.some_bid(game, seat, legal)] * 2
        if not options:  # a debtor without anything to sell waits for nobody: they always have an answer
            raise AssertionError(f"seat {seat} is awaited and has nothing legal to do")
        action = options[self.below(len(options))]
        if action.kind in (actions.BUILD, actions.WANT):
            action = self.with_more_levels(game, seat, action)
        return seat, action

    def with_more_levels(self, game: Game, seat: int, action: Action) -> Action:
        """Building and wishing for more at once, where that is legal too."""
        owned = [title.space.pos for title in game.titles if title.owner == seat]
        spaces = action.places()
        for _ in range(self.below(6)):
            more = declared(action.kind, [*spaces, owned[self.below(len(owned))]])
            try:
                game.copy(SeededChance(0)).apply(seat, more)
            except IllegalAction:
                continue
            spaces = more.places()
        return declared(action.kind, spaces)

    def some_bid(self, game: Game, seat: int, legal: Legal) -> Action:
        highest = min(legal.bid_max, max(legal.bid_min, game.players[seat].cash))
        return bid(legal.bid_min + self.below((highest - legal.bid_min) // 8 + 1))

    def proposal(self, game: Game, seat: int) -> Action | None:
        """Any deal that could be made right now, or nothing if the draw was no such deal."""
        others = [player.seat for player in game.players if not player.out and player.seat != seat]
        to = others[self.below(len(others))]
        deal = Deal(
            self.below(game.players[seat].cash // 4 + 1),
            self.some_deeds(game, seat),
            min(len(game.players[seat].cards), self.below(2)),
            self.below(game.players[to].cash // 4 + 1),
            self.some_deeds(game, to),
            min(len(game.players[to].cards), self.below(2)),
        )
        try:
            game.copy(SeededChance(0)).apply(seat, offer(to, deal))
        except IllegalAction:
            return None
        return offer(to, deal)

    def some_deeds(self, game: Game, seat: int) -> list[int]:
        owned = [title.space.pos for title in game.titles if title.owner == seat]
        return [pos for pos in owned if self.one_in(len(owned))]


def same_action(one: Action, other: Action) -> bool:
    return one.to_json() == other.to_json()


def is_listed(legal: Legal, action: Action) -> bool:
    """Whether `legal` told of this action: as it stands, as a bid in the range, or as one of the offers."""
    if action.kind == actions.BID:
        return legal.bid_min <= action.amount <= legal.bid_max
    if action.kind == actions.OFFER:
        return legal.may_offer
    if action.kind == actions.CLAIM and action.space < 0:
        return any(listed.kind == actions.CLAIM for listed in legal.actions)
    return any(same_action(plain(action), listed) for listed in legal.actions)


def plain(action: Action) -> Action:
    """The action without fields that its kind does not read."""
    seat = action.seat if action.kind in (actions.ACCEPT, actions.REJECT, actions.EXPEL) else -1
    spaceless = Action(action.kind).name() in (
        "roll", "end", "buy", "decline", "pass", "pay", "bankrupt", "fine", "card", "withdraw", "default",
        "accept", "reject", "sell-hotels",
    )  # fmt: skip
    name = action.name()
    amount = action.amount if name == "sell-hotels" or (name == "choose" and action.answer == ANSWER_STEPS) else 0
    space = -1 if spaceless or (name == "choose" and action.answer in (ANSWER_STEPS, ANSWER_STAY)) else action.space
    answers = name == "choose" or (name == "pass" and action.answer == ANSWER_TURN)
    return Action(action.kind, amount, space, seat, action.answer if answers else 0)


def mutations(game: Game, player: RandomPlayer) -> Iterator[tuple[int, Action]]:
    """An endless stream of wishes that are mostly wrong: any kind, any seat, any numbers, near and far."""
    size = game.board.size
    while True:
        kind = player.below(28)
        seat = player.below(len(game.players) + 1)
        if player.one_in(15):
            seat = ROLE_BANKER if player.one_in(2) else ROLE_JUDGE
        amount = player.below(13) - 1 if player.one_in(2) else player.below(2000) - 5
        deal = None
        if player.one_in(3):
            deal = Deal(
                player.below(3000) - 3, [player.below(size + 2)], player.below(3), amount, [player.below(size)], 0
            )
        space = player.below(size + 3) - 2
        yield seat, Action(kind, amount, space, player.below(len(game.players) + 2) - 1, player.below(8), deal)


def check_refusals(game: Game, player: RandomPlayer, wanted: int) -> None:
    """Wrong actions are refused with a named code and change nothing; what is accepted had been listed."""
    before = digest(game)
    refused = 0
    for seat, action in mutations(game, player):
        twin = game.copy(SeededChance(7))
        try:
            twin.apply(seat, action)
        except IllegalAction as refusal:
            assert refusal.code in REFUSAL_CODES, refusal.code
            assert digest(twin) == before, f"a refused {action.to_json()} changed the game"
            refused += 1
        else:
            listed = seat < 0 or is_listed(game.legal(seat), action)
            assert listed, f"seat {seat} could do {action.to_json()}, which was not listed"
        if refused == wanted:
            return


def check_legal_actions(game: Game) -> None:
    """Whatever is listed applies."""
    for player in game.players:
        legal = game.legal(player.seat)
        listed = legal.actions[:]
        if legal.bid_max:
            listed += [bid(legal.bid_min), bid(legal.bid_max)]
        for action in listed:
            twin = game.copy(SeededChance(3))
            twin.apply(player.seat, action)
            faults = broken(twin)
            assert faults == [], f"{action.to_json()}: {faults}"


# Dice, cards, the space one moves to, a visitor's purse or other players decide what comes of these.
DECIDED_ELSEWHERE: Final = (actions.ROLL, actions.CLAIM, actions.PASS, actions.WANT)


def check_consequences(game: Game, seat: int) -> list[Action]:
    """Whatever a listed action of a seat is said to change is what it changes; the actions that were compared."""
    compared: list[Action] = []
    for action in game.legal(seat).actions:
        moves = action.kind == actions.CHOOSE and action.answer in (ANSWER_STEPS, ANSWER_SPACE)
        if action.kind not in DECIDED_ELSEWHERE and not moves:
            check_consequence(game, seat, action)
            compared.append(action)
    return compared


def check_consequence(game: Game, seat: int, action: Action) -> None:
    before = standing(game, seat)
    said = announced(game, seat, action, before)
    happened = standing(done(game, seat, action, range(len(game.players))), seat)
    assert happened == said, f"seat {seat}, {action.to_json()}: {said} was said of {before}, it became {happened}"
    twin = done(game, seat, action, game.content)
    asked_first = (
        action.kind in (actions.BUILD, actions.SELL, actions.SELL_HOTELS)
        and twin.shortage is not None
        and game.shortage is None
    )
    if asked_first and action.spaces is None:
        assert standing(twin, seat) == before, f"seat {seat}, {action.to_json()}: others are asked first"
    elif not asked_first:
        assert standing(twin, seat) == said, f"seat {seat}, {action.to_json()}: others changed it"


Standing = tuple[int, int, dict[int, int]]  # cash, debts and levels


def standing(game: Game, seat: int) -> Standing:
    owed = sum(debt.amount for debt in game.debts if debt.debtor == seat)
    return game.players[seat].cash, owed, {title.space.pos: title.level for title in game.titles if title.level}


def announced(game: Game, seat: int, action: Action, before: Standing) -> Standing:
    """The standing after the action, by what was said of it; an action of which nothing is said changes nothing."""
    said = consequence(game, seat, action)
    if said is None:
        return before
    cash, owed, levels = before
    after = {pos: level for pos, level in {**levels, **dict(said.levels)}.items() if level}
    return cash + said.cash, owed + said.debt, after


def done(game: Game, seat: int, action: Action, content: Iterable[int]) -> Game:
    """A copy in which it is done, these seats wanting no building. What waits for dice or others waits on."""
    twin = game.copy(SeededChance(0))
    twin.content = list(content)
    if game.todo or game.shortage is not None:
        twin.apply_player(seat, action)
    else:
        twin.apply(seat, action)
    return twin


def check_views(game: Game) -> None:
    """No role's view tells the order of a deck or, where it is hidden, another's cash."""
    for role in [*range(len(game.players)), ROLE_SPECTATOR]:
        data = View(game, role).to_json()
        decks = data["decks"]
        assert isinstance(decks, list)
        assert all(set(deck) == {"cards", "discards"} and type(deck["cards"]) is int for deck in decks)
        players = data["players"]
        assert isinstance(players, list)
        for row in players:
            shown = "cash" in row
            assert shown == (not game.rules.money_hidden or row["seat"] == role)
        json.dumps(data)


def check_round_trip(game: Game) -> None:
    text = json.dumps(to_json(game))
    again = from_json(game.board, json.loads(text), SeededChance(0))
    assert digest(again) == digest(game)
    assert digest(game.copy(SeededChance(0))) == digest(game)


class Replaying:
    """A second game that follows the records of the first."""

    def __init__(self, log: Log) -> None:
        script: Chance = ScriptedChance(log.setup)
        self.game = new_game(log.game.board, len(log.game.players), script, log.opening)

    def follow(self, record: Record) -> None:
        self.game.chance = ScriptedChance(record.draws)
        self.game.apply(record.seat, record.action)


def play_randomly(board: Board, seats: int, seed: int, most_actions: int, every: int = 25) -> Log:
    """A random game with every check of this module; the seed tells it again."""
    player = RandomPlayer(seed * 2 + 1)
    log = Log(board, seats, SeededChance(seed), opening=seed % 2 == 0)
    twin = Replaying(log)
    stock = pieces(log.game)
    for i in range(most_actions):
        if log.game.is_over():
            break
        seat, action = player.choose(log.game)
        log.apply(seat, action)
        twin.follow(log.records[-1])
        faults = broken(log.game)
        assert faults == [], f"{board.edition}, seed {seed}, record {i}: {faults}"
        assert pieces(log.game) == stock, f"{board.edition}, seed {seed}, record {i}: buildings came or went"
        if i % every == every - 1:
            check_round_trip(log.game)
            check_views(log.game)
            check_legal_actions(log.game)
            check_refusals(log.game, player, 20)
            assert digest(twin.game) == digest(log.game), f"{board.edition}, seed {seed}: replay differs at {i}"
    return log


class NeedDie(Exception):
    """The branch being explored needs one more die."""

    def __init__(self, sides: int) -> None:
        super().__init__()
        self.sides = sides


class BranchingChance:
    """Gives a prefix of faces and then asks the explorer to branch; shuffles keep the order."""

    def __init__(self, faces: list[int]) -> None:
        self.faces = faces
        self.used = 0

    def die(self, sides: int) -> int:
        if self.used == len(self.faces):
            raise NeedDie(sides)
        self.used += 1
        return self.faces[self.used - 1]

    def shuffle(self, size: int) -> list[int]:
        return list(range(size))


def outcomes(game: Game, seat: int, action: Action, faces: list[int]) -> Iterator[Game]:
    """The positions after an action, one for every way the dice can fall."""
    twin = game.copy(BranchingChance(faces))
    try:
        twin.apply(seat, action)
    except NeedDie as need:
        for face in range(1, need.sides + 1):
            yield from outcomes(game, seat, action, [*faces, face])
    else:
        yield twin


def perft(game: Game, depth: int) -> int:
    """Count the lines of play of that many actions: awaited seats only, the lowest bid, no offers, all dice."""
    if depth == 0:
        return 1
    total = 0
    for decision in game.awaiting():
        legal = game.legal(decision.seat)
        listed = legal.actions[:]
        if legal.bid_max:
            listed.append(bid(legal.bid_min))
        for action in listed:
            for twin in outcomes(game, decision.seat, action, []):
                total += perft(twin, depth - 1)
    return total
