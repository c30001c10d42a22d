"""Seating: make it, check it, explain it, change it by hand.

Tables are drawn by lot from a printed seed; then players are exchanged as long as that lowers the cost. A pair to be
kept apart at one table costs more than any number of repeated meetings.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from passgo.championship.lot_drawing import Lot
from passgo.championship.refusals import Refused
from passgo.championship.seating_search import APART, MATES, Search

Pair = frozenset[str]
Tables = tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Request:
    """Conditions for a seating."""

    players: tuple[str, ...]  # in the order of registration or, where the stage is seeded, of ranking
    sizes: tuple[int, ...]
    seed: int
    fewest: int = 4
    most: int = 6
    history: tuple[Tables, ...] = ()  # rounds played before
    apart: tuple[tuple[str, str], ...] = ()
    fixed: Mapping[str, int] = field(default_factory=dict)  # players and the table they must have, counted from 1
    seeded: bool = False
    groups: Mapping[str, str] = field(default_factory=dict)  # players of one group avoid each other, if possible


@dataclass(frozen=True)
class Problem:
    """A fault of a seating. A `warning` is acceptable: there may be nothing better."""

    code: str
    rule: str
    told: str
    warning: bool = False

    def __str__(self) -> str:
        behind = f" ({self.rule})" if self.rule else ""
        return f"{'note' if self.warning else 'broken'} {self.code}{behind}: {self.told}"


def meetings(history: Iterable[Tables]) -> dict[Pair, int]:
    """How often each pair has met."""
    met: dict[Pair, int] = {}
    for tables in history:
        for table in tables:
            for pair in pairs(table):
                met[pair] = met.get(pair, 0) + 1
    return met


def pairs(table: Iterable[str]) -> list[Pair]:
    players = list(table)
    return [frozenset((one, other)) for i, one in enumerate(players) for other in players[i + 1 :]]


def mates(request: Request) -> list[Pair]:
    """Pairs of one group, where it is small enough to be kept apart."""
    groups: dict[str, list[str]] = {}
    for player in request.players:
        if request.groups.get(player):
            groups.setdefault(request.groups[player], []).append(player)
    return [pair for group in groups.values() if len(group) <= len(request.sizes) for pair in pairs(group)]


def make(request: Request) -> Tables:
    """The seating for a request; the same request gives the same tables everywhere."""
    refuse_impossible(request)
    lot = Lot(request.seed, "seating")
    places = snake(request) if request.seeded else drawn(request, lot)
    costs = {pair: times * times for pair, times in meetings(request.history).items()}
    # Dealing has spread the groups already; the search must know of them only where it moves players.
    for pair in mates(request) if costs or request.apart else ():
        costs[pair] = costs.get(pair, 0) + MATES
    for one, other in request.apart:
        pair = frozenset((one, other))
        costs[pair] = costs.get(pair, 0) + APART
    search = Search(places, costs, set(request.fixed), lot)
    search.improve()
    return tuple(tuple(table) for table in search.tables)


def refuse_impossible(request: Request) -> None:
    players = request.players
    twice = [player for player in sorted(set(players)) if players.count(player) > 1]
    if twice:
        raise Refused("seating-broken", problems=tuple(Problem("seated-twice", "", player) for player in twice))
    if sum(request.sizes) != len(players):
        raise Refused("seating-broken", players=len(players), seats=sum(request.sizes))
    for size in request.sizes:
        if not request.fewest <= size <= request.most:
            raise Refused("seating-broken", "CHAMP-TABLE-3" if size < request.fewest else "CHAMP-TABLE-1", size=size)
    for player, table in request.fixed.items():
        if player not in players or not 1 <= table <= len(request.sizes):
            raise Refused("seating-broken", entrant=player, table=table)
    for table, size in enumerate(request.sizes, 1):
        fixed = list(request.fixed.values()).count(table)
        if fixed > size:
            raise Refused("seating-broken", table=table, fixed=fixed, size=size)


def drawn(request: Request, lot: Lot) -> list[list[str]]:
    tables: list[list[str]] = [[] for _ in request.sizes]
    for player, table in sorted(request.fixed.items()):
        tables[table - 1].append(player)
    # From the sorted list, so that the draw does not depend on the order in which players are given.
    waiting = lot.shuffled(sorted(player for player in request.players if player not in request.fixed))
    if request.groups:
        deal(tables, waiting, request)
        return [lot.shuffled(table) for table in tables]
    for player in waiting:
        open_tables = [i for i, size in enumerate(request.sizes) if len(tables[i]) < size]
        tables[open_tables[0]].append(player)
    return [lot.shuffled(table) for table in tables]


def deal(tables: list[list[str]], waiting: list[str], request: Request) -> None:
    """Deal players group by group, one to each table in turn: no table has more of a group than it must."""
    order = list(dict.fromkeys(request.groups.get(player, "") for player in waiting))
    number = 0
    for player in sorted(waiting, key=lambda player: order.index(request.groups.get(player, ""))):
        while len(tables[number % len(tables)]) >= request.sizes[number % len(tables)]:
            number += 1
        tables[number % len(tables)].append(player)
        number += 1


def snake(request: Request) -> list[list[str]]:
    """Seeded tables: the best players at different tables, then the next ones in the other direction."""
    tables: list[list[str]] = [[] for _ in request.sizes]
    for player, table in request.fixed.items():
        tables[table - 1].append(player)
    waiting = [player for player in request.players if player not in request.fixed]
    order = list(range(len(tables)))
    while waiting:
        for i in order:
            if waiting and len(tables[i]) < request.sizes[i]:
                tables[i].append(waiting.pop(0))
        order.reverse()
    return tables


def check(tables: Tables, request: Request) -> list[Problem]:
    """Everything that is wrong with a seating from any source."""
    return [
        *check_players(tables, request),
        *check_sizes(tables, request),
        *check_wishes(tables, request),
        *check_meetings(tables, request),
    ]


def check_players(tables: Tables, request: Request) -> list[Problem]:
    seated = [player for table in tables for player in table]
    found = []
    for player in sorted(set(seated)):
        if seated.count(player) > 1:
            found.append(Problem("seated-twice", "", player))
        if player not in request.players:
            found.append(Problem("not-a-player", "CHAMP-NOSHOW-2", player))
    found += [Problem("not-seated", "", player) for player in request.players if player not in seated]
    return found


def check_sizes(tables: Tables, request: Request) -> list[Problem]:
    found = []
    sizes = [len(table) for table in tables]
    for number, size in enumerate(sizes, 1):
        if size < request.fewest:
            found.append(Problem("table-too-small", "CHAMP-TABLE-3", f"table {number} has {size}"))
        if size > request.most:
            found.append(Problem("table-too-large", "CHAMP-TABLE-1", f"table {number} has {size}"))
    if len(sizes) != len(request.sizes):
        found.append(Problem("tables-differ", "CHAMP-TABLE-2", f"{len(sizes)} tables, not {len(request.sizes)}"))
    if sizes and max(sizes) - min(sizes) > 1:
        found.append(Problem("thinned-unevenly", "CHAMP-TABLE-2", f"from {min(sizes)} to {max(sizes)} players"))
    return found


def check_wishes(tables: Tables, request: Request) -> list[Problem]:
    at = {player: number for number, table in enumerate(tables, 1) for player in table}
    found = []
    for player, table in request.fixed.items():
        if at.get(player) != table:
            found.append(Problem("fixed-seat", "", f"{player} must sit at table {table}"))
    for one, other in request.apart:
        if one in at and at.get(one) == at.get(other):
            found.append(Problem("kept-apart", "", f"{one} and {other} at table {at[one]}"))
    return found


def check_meetings(tables: Tables, request: Request) -> list[Problem]:
    met = meetings(request.history)
    again = [pair for table in tables for pair in pairs(table) if pair in met]
    return [Problem("met-before", "", " and ".join(sorted(pair)), warning=True) for pair in again]


def explain(tables: Tables, request: Request) -> list[str]:
    """Explain a seating in words: what was asked for, the result, and what was not possible."""
    how = "seeded by rank" if request.seeded else "drawn by lot"
    lines = [
        f"{len(request.players)} players at {len(tables)} tables, {how}, seed {request.seed}",
        f"sizes {', '.join(str(len(table)) for table in tables)}: thinned evenly, {request.fewest} to {request.most}"
        " at a table (CHAMP-TABLE-1, CHAMP-TABLE-2, CHAMP-TABLE-3)",
    ]
    met = meetings(request.history)
    for number, table in enumerate(tables, 1):
        fixed = [player for player in table if player in request.fixed]
        again = sum(met.get(pair, 0) for pair in pairs(table))
        notes = [f"fixed: {', '.join(fixed)}"] if fixed else []
        notes += [f"{again} earlier meetings"] if again else []
        lines.append(f"table {number}: {', '.join(table)}" + (f" ({'; '.join(notes)})" if notes else ""))
    problems = check(tables, request)
    repeats = sum(1 for problem in problems if problem.code == "met-before")
    lines.append(f"{repeats} pairs meet again, {len(request.apart)} pairs were to be kept apart")
    return lines + [str(problem) for problem in problems if not problem.warning]


def broken(tables: Tables, request: Request) -> list[Problem]:
    return [problem for problem in check(tables, request) if not problem.warning]


def swap(tables: Tables, request: Request, one: str, other: str) -> Tables:
    """Exchange two players by hand. Refused with the rule if that breaks something that was not broken before."""
    at = {player: (i, j) for i, table in enumerate(tables) for j, player in enumerate(table)}
    for player in (one, other):
        if player not in at:
            raise Refused("seating-broken", problems=(Problem("not-seated", "", player),))
    changed = [list(table) for table in tables]
    (i, j), (k, m) = at[one], at[other]
    changed[i][j], changed[k][m] = other, one
    after = tuple(tuple(table) for table in changed)
    before = broken(tables, request)
    new = [problem for problem in broken(after, request) if problem not in before]
    if new:
        raise Refused("seating-broken", new[0].rule, problems=tuple(new))
    return after
