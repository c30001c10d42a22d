"""The next roll: where one throw of the dice may take a player, and what it may cost, before it is thrown.

One throw counts, with all that follows from it without a decision: the move, the third double, cards, fights, Question
Blocks, Mr M. The chapters play it themselves, on copies, once for every way dice and decks can fall. What is assumed:

- the board is as it stands now, and everybody can pay: cash, which may be hidden, does not matter;
- rent is asked for;
- every card still in a deck is as likely as any other: nobody knows their order;
- a player who may choose where to go takes the cheapest way.

Not counted are a further throw after doubles, a fine paid or a card used before the throw, salary and other income,
what is bought, and where Mr M goes on to once the deed he came to first is bought or declined.
"""

from typing import Final

from passgo.engine import events
from passgo.engine.actions import Action, IllegalAction
from passgo.engine.game import Game
from passgo.engine.legal import answers
from passgo.engine.rent import collect
from passgo.engine.spaces import answer
from passgo.engine.state import (
    BANK,
    REASON_RENT,
    STAGE_OVER,
    STAGE_RESOLVING,
    STAGE_ROLL,
    STAGE_START_ROLL,
    TASK_JAIL_EXIT,
    Title,
)
from passgo.engine.turn import carry_out, roll

ENOUGH: Final = 1_000_000_000  # cash that covers whatever can be owed


class Falls:
    """Every way dice and decks can fall, one after the other, as a source of chance."""

    def __init__(self) -> None:
        self.picks: list[int] = []
        self.sizes: list[int] = []
        self.used = 0

    def pick(self, size: int) -> int:
        if self.used == len(self.picks):
            self.picks.append(0)
            self.sizes.append(size)
        self.used += 1
        return self.picks[self.used - 1]

    def die(self, sides: int) -> int:
        return self.pick(sides) + 1

    def shuffle(self, size: int) -> list[int]:
        """Every card comes to the top once. The order of the others must be forgotten before the next is drawn."""
        top = self.pick(size)
        return [top, *range(top), *range(top + 1, size)]

    def share(self) -> float:
        share = 1.0
        for size in self.sizes:
            share /= size
        return share

    def next(self) -> bool:
        """Go on to the next way; False after the last."""
        self.used = 0
        while self.picks:
            self.picks[-1] += 1
            if self.picks[-1] < self.sizes[-1]:
                return True
            self.picks.pop()
            self.sizes.pop()
        return False


class Due:
    """What is to be paid on a space."""

    def __init__(self, space: int, amount: int, rent: bool) -> None:
        self.space = space
        self.amount = amount
        self.rent = rent


class Course:
    """One way the throw can go, or the rest of it, with its share among the others."""

    def __init__(self, share: float) -> None:
        self.share = share
        self.stops: list[int] = []  # spaces landed on, the last of which is where the token rests
        self.dues: list[Due] = []
        self.jailed = False
        self.chosen = False  # the player goes where it costs nothing
        self.again = False  # another throw follows

    def cost(self) -> int:
        cost = 0
        for due in self.dues:
            cost += due.amount
        return cost

    def owes_rent(self) -> bool:
        return any(due.rent for due in self.dues)

    def take(self, game: Game, seat: int, stands: int) -> None:
        """Add what was heard of a player who stood on that space."""
        here = stands
        for event in game.events or []:
            if event.seat != seat:
                continue
            if event.type == events.MOVED:
                here = event.space
                self.stops.append(here)
            elif event.type == events.JAILED:
                self.jailed = True
            elif event.type == events.PAID and event.amount:
                self.dues.append(Due(here, event.amount, event.numbers == [REASON_RENT]))

    def then(self, rest: "Course") -> "Course":
        whole = Course(self.share * rest.share)
        whole.stops = self.stops + rest.stops
        whole.dues = self.dues + rest.dues
        whole.jailed = self.jailed or rest.jailed
        whole.chosen = rest.chosen
        whole.again = rest.again
        return whole


class Explorer:
    """Follows a throw to its ends. What was found for a landing holds for every way that comes to it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.known: dict[str, list[Course]] = {}

    def courses(self, start: Game) -> list[Course]:
        found: list[Course] = []
        for thrown, after in self.throws(start):
            found.extend([thrown.then(rest) for rest in self.follow(after)])
        return found

    def throws(self, start: Game) -> list[tuple[Course, Game]]:
        """Every fall of the dice alone; those that come to the same are one."""
        found: dict[str, tuple[Course, Game]] = {}
        falls = Falls()
        while True:
            game = start.copy(falls)
            game.listen()
            roll(game, self.seat)
            key = self.situation(game)
            same = found.get(key)
            if same is None:
                thrown = Course(falls.share())
                thrown.take(game, self.seat, start.players[self.seat].pos)
                found[key] = (thrown, game)
            else:
                same[0].share += falls.share()
            if not falls.next():
                return list(found.values())

    def situation(self, game: Game) -> str:
        """All of a position that the throw has changed and that decides how it goes on."""
        player = game.players[self.seat]
        dice = game.dice if game.choices or TASK_JAIL_EXIT in game.todo else []
        asked = [(choice.kind, choice.pos) for choice in game.choices]
        turn = (game.stage, game.extra_roll, game.turn == self.seat, game.rent_times, game.dice_factor)
        decks = [pile.discards for pile in game.piles]
        return f"{player.pos} {player.jail} {game.todo} {turn} {asked} {dice} {decks}"

    def follow(self, game: Game) -> list[Course]:
        key = self.situation(game)
        found = self.known.get(key)
        if found is None:
            found = self.cheapest(game) if game.choices else self.every_fall(game)
            self.known[key] = found
        return found

    def every_fall(self, game: Game) -> list[Course]:
        """One task of the throw, and what follows from it."""
        found: list[Course] = []
        falls = Falls()
        stands = game.players[self.seat].pos
        while True:
            twin = game.copy(falls)
            twin.listen()
            if twin.todo:
                carry_out(twin, twin.todo.pop())
            while twin.landings:
                collect(twin, twin.landings.pop())
            course = Course(falls.share())
            course.take(twin, self.seat, stands)
            course.again = twin.extra_roll and not course.jailed
            if twin.choices or (twin.todo and twin.stage == STAGE_RESOLVING):
                forget_rest(twin, game)
                found.extend([course.then(rest) for rest in self.follow(twin)])
            else:
                found.append(course)
            if not falls.next():
                return found

    def cheapest(self, game: Game) -> list[Course]:
        """What follows from the answer that costs least on average; nothing where one is free."""
        best: list[Course] = []
        least = float(ENOUGH)
        player = game.players[self.seat]
        for action in answers(game, game.choices[0]):
            twin = game.copy(game.chance)
            twin.listen()
            before = twin.players[self.seat].cash
            answer(twin, twin.choices[0], action)
            fare = before - twin.players[self.seat].cash
            first = Course(1.0)
            first.take(twin, self.seat, player.pos)
            if fare > 0:
                first.dues.append(Due(player.pos, fare, False))
            courses = [first.then(rest) for rest in self.follow(twin)]
            mean = mean_cost(courses)
            if mean < least:
                least = mean
                best = courses
            if mean == 0:
                return chosen(courses)
        return best


def chosen(courses: list[Course]) -> list[Course]:
    """The player will not pay: where they go instead is theirs to say."""
    course = Course(1.0)
    course.chosen = True
    course.again = courses[0].again
    return [course]


def mean_cost(courses: list[Course]) -> float:
    return sum([course.share * course.cost() for course in courses])


class Stop:
    """A space on which the throw may land, or where it makes the player pay."""

    def __init__(self, space: int) -> None:
        self.space = space
        self.chance = 0.0
        self.due = 0  # the most that may be owed there
        self.mean = 0.0  # its part of what the throw costs on average


class NextRoll:
    """The chances of a throw. Of rent, charge, jail, chosen, sale, own and nothing, the first that applies counts."""

    def __init__(self) -> None:
        self.rent = 0.0
        self.charge = 0.0  # another payment: tax, card, fight, fine
        self.jail = 0.0
        self.chosen = 0.0  # the player may go where it costs nothing
        self.sale = 0.0  # a deed of the Bank
        self.own = 0.0
        self.nothing = 0.0
        self.again = 0.0  # another throw follows; beside the others
        self.mean = 0.0
        self.worst = 0
        self.worst_space = -1  # where the largest part of it is paid
        self.worst_chance = 0.0
        self.stops: list[Stop] = []

    def count(self, game: Game, seat: int, course: Course) -> None:
        share = course.share
        cost = course.cost()
        self.mean += share * cost
        self.again += share if course.again else 0.0
        if course.owes_rent():
            self.rent += share
        elif cost:
            self.charge += share
        elif course.jailed:
            self.jail += share
        elif course.chosen:
            self.chosen += share
        else:
            title = title_at_rest(game, course)
            if title is not None and title.owner == BANK:
                self.sale += share
            elif title is not None and title.owner == seat:
                self.own += share
            else:
                self.nothing += share
        if cost > self.worst:
            self.worst = cost
            self.worst_space = dearest(course.dues)
            self.worst_chance = 0.0
        if cost and cost == self.worst:
            self.worst_chance += share

    def count_stops(self, courses: list[Course], size: int) -> None:
        by_space = [Stop(pos) for pos in range(size)]
        for course in courses:
            for pos in set(course.stops + [due.space for due in course.dues]):
                stop = by_space[pos]
                due = sum([due.amount for due in course.dues if due.space == pos])
                stop.chance += course.share
                stop.mean += course.share * due
                stop.due = max(stop.due, due)
        self.stops = [stop for stop in by_space if stop.chance]


def title_at_rest(game: Game, course: Course) -> Title | None:
    """The deed on which the token comes to rest, if it moved and there is one."""
    if not course.stops or game.board.spaces[course.stops[-1]].deed < 0:
        return None
    return game.title_at(course.stops[-1])


def dearest(dues: list[Due]) -> int:
    best = dues[0]
    for due in dues:
        if due.amount > best.amount:
            best = due
    return best.space


def next_roll(game: Game, seat: int, first: Action | None = None) -> NextRoll | None:
    """The next throw of a seat, perhaps after it has left jail first; None where it has none, or no such way out."""
    start = before_roll(game, seat)
    if start is None:
        return None
    if first is not None:
        try:
            start.apply(seat, first)
        except IllegalAction:
            return None
    forget_order(start)
    courses = Explorer(seat).courses(start)
    found = NextRoll()
    for course in courses:
        found.count(start, seat, course)
    found.count_stops(courses, game.board.size)
    return found


def before_roll(game: Game, seat: int) -> Game | None:
    """The position as if the seat were to roll now."""
    player = game.players[seat]
    moving = game.turn == seat and any(choice.seat == seat for choice in game.choices)
    if game.stage in (STAGE_START_ROLL, STAGE_OVER) or player.out or moving:
        return None
    start = game.copy(game.chance)
    for purse in start.players:
        purse.cash = ENOUGH
    start.bank = ENOUGH
    start.todo = []
    start.debts = []
    start.choices = []
    start.auction = None
    start.estate = []
    start.shortage = None
    start.landings = []
    start.offers = []
    if game.turn != seat or (game.stage != STAGE_ROLL and not game.extra_roll):
        start.turn = seat
        start.doubles = 0
        start.extra_roll = False
    start.rolled = True
    start.stage = STAGE_ROLL
    return start


def forget_order(game: Game) -> None:
    """Turn the decks over: who draws from an empty one asks chance which card comes first."""
    for pile in game.piles:
        if pile.cards:
            pile.discards = pile.cards
            pile.cards = []


def forget_rest(game: Game, before: Game) -> None:
    """The same after a draw: the used card lies under its deck or beside it, and nobody knows the order of the rest."""
    for i in range(len(game.piles)):
        pile = game.piles[i]
        if pile.cards:
            left = len(before.piles[i].discards) - 1
            pile.discards = pile.cards[:left] if left else pile.cards
            pile.cards = []
