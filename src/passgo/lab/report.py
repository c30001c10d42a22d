"""What a simulation found, as tables for people and as data for programs."""

from collections.abc import Iterator

from rich import box
from rich.table import Table

from passgo.editions import Edition
from passgo.lab.simulate import Plan
from passgo.lab.statistics import WIN, Tally, wilson


def percent(wins: float, games: int) -> list[str]:
    """A rate and its 95 % interval."""
    low, high = wilson(wins, games)
    rate = wins / games if games else 0.0
    return [f"{rate:.1%}", f"{low:.1%} - {high:.1%}"]


def tables(tally: Tally, edition: Edition) -> Iterator[Table]:
    yield bots_table(tally)
    yield seats_table(tally)
    yield games_table(tally)
    if tally.flow.games:
        yield sets_table(tally, edition)
        yield spaces_table(tally, edition)


def bots_table(tally: Tally) -> Table:
    table = Table("bot", "seats played", "wins", "95 % interval", title="Win rates", box=box.SIMPLE)
    for name, seats in tally.bot_seats.items():
        table.add_row(name, f"{seats:,}", *percent(tally.bot_wins.get(name, 0) / WIN, seats))
    return table


def seats_table(tally: Tally) -> Table:
    table = Table("", "by seat", "95 % interval", "by order of play", "95 % interval", box=box.SIMPLE)
    table.title = "Seat advantage"
    for seat, (wins, place_wins) in enumerate(zip(tally.seat_wins, tally.place_wins, strict=True)):
        table.add_row(str(seat + 1), *percent(wins / WIN, tally.games), *percent(place_wins / WIN, tally.games))
    return table


def games_table(tally: Tally) -> Table:
    table = Table("", "", title="Games", box=box.SIMPLE, show_header=False)
    table.add_row("games", f"{tally.games:,}")
    table.add_row("turns, mean", f"{tally.mean_turns():.1f} (deviation {tally.deviation():.1f})")
    table.add_row("turns, half of the games within", str(tally.length_at(0.5)))
    table.add_row("turns, nine in ten within", str(tally.length_at(0.9)))
    table.add_row("turns, shortest and longest", f"{tally.shortest} and {tally.longest}")
    for ending, games in sorted(tally.endings.items()):
        table.add_row(f"ended by {ending}", f"{games:,} ({games / tally.games:.1%})")
    if tally.faults:
        table.add_row("faults of bots", f"{tally.faults:,}")
    return table


def sets_table(tally: Tally, edition: Edition) -> Table:
    flow = tally.flow
    table = Table("set", "completed in", "first turn", "its first owner wins", "95 % interval", "rent a game")
    table.box = box.SIMPLE
    table.title = f"Sets, in {flow.games:,} games"
    for group, games in sorted(flow.completed.items()):
        wins = percent(flow.won.get(group, 0) / WIN, games)
        turn = f"{flow.turns[group] / games:.0f}"
        earned = f"{flow.earned.get(group, 0) / games:,.0f}"
        name = edition.name_of(f"group.{edition.board.groups[group].id}")
        table.add_row(name, f"{games / flow.games:.1%}", turn, *wins, earned)
    return table


def spaces_table(tally: Tally, edition: Edition) -> Table:
    flow = tally.flow
    table = Table("space", "rents a game", "money a game", box=box.SIMPLE, title=f"Rent, in {flow.games:,} games")
    for pos, amount in sorted(flow.rents.items(), key=lambda item: -item[1]):
        name = edition.name_of(f"space.{edition.board.spaces[pos].id}")
        table.add_row(name, f"{flow.visits[pos] / flow.games:.2f}", f"{amount / flow.games:,.1f}")
    return table


def to_json(plan: Plan, tally: Tally, edition: Edition) -> dict[str, object]:
    """The plan and what came of it; the same for any number of workers."""
    flow = tally.flow
    board = edition.board
    return {
        "edition": edition.id,
        "hash": edition.hash,
        "options": dict(plan.options),
        "bots": list(plan.bots),
        "seed": plan.seed,
        "turn_limit": plan.turns,
        "rotated": plan.rotate,
        "from_position": plan.start is not None,
        "asked_games": plan.games,
        "result": tally.to_json(),
        "listened_games": flow.games,
        "rent": {
            board.spaces[pos].id: {"visits": flow.visits[pos], "amount": flow.rents[pos]} for pos in sorted(flow.rents)
        },
        "sets": {
            board.groups[group].id: {
                "completed": flow.completed[group],
                "first_turn_mean": round(flow.turns[group] / flow.completed[group], 2),
                "owner_wins": round(flow.won.get(group, 0) / WIN, 3),
                "rent": flow.earned.get(group, 0),
            }
            for group in sorted(flow.completed)
        },
    }
