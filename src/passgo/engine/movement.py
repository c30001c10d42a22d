"""Tokens move; GO pays."""

from passgo.engine import events
from passgo.engine.chance import throw
from passgo.engine.money import receive
from passgo.engine.state import TASK_LAND, Player, State, note


def roll_dice(game: State) -> int:
    """Roll the white dice into `game.dice`; their sum."""
    first = throw(game.chance, 6)
    if game.rules.dice_count == 1:
        game.dice = [first]
        return first
    second = throw(game.chance, 6)
    game.dice = [first, second]
    return first + second


def move_by(game: State, player: Player, steps: int, salary: bool) -> None:
    """Move on (or back) and leave the landing to be carried out."""
    pos = player.pos + steps
    while pos >= game.board.size:  # more than once on a board smaller than a roll
        pos -= game.board.size
        if salary and (pos > 0 or game.rules.go_on_land):
            note(game, events.SALARY, player.seat, amount=game.rules.go_salary)
            receive(game, player, game.rules.go_salary)
    while pos < 0:
        pos += game.board.size
    player.pos = pos
    note(game, events.MOVED, player.seat, pos, steps)
    game.todo.append(TASK_LAND)


def distance(game: State, player: Player, pos: int) -> int:
    """Spaces from the player forward to a position."""
    return (pos - player.pos) % game.board.size


def distance_to_kind(game: State, player: Player, kind: int) -> int:
    """Spaces from the player forward to the next space of a kind; 0 if there is none."""
    for steps in range(1, game.board.size + 1):
        if game.board.spaces[(player.pos + steps) % game.board.size].kind == kind:
            return steps
    return 0
