"""Landing odds: how often a token comes to each space of a board in the long run."""

from typing import Final

from passgo.engine.board import (
    EFFECT_ADVANCE_TO,
    EFFECT_ADVANCE_TO_NEAREST,
    EFFECT_GO_TO_JAIL,
    EFFECT_MOVE_RELATIVE,
    SPACE_CARDS,
    SPACE_GO_TO_JAIL,
    Board,
)

LAPS: Final = 40  # steps after which the distribution no longer changes to three places
EXTRA_ROLLS: Final = 1.18  # rolls in a turn where doubles roll again

known: dict[str, list[float]] = {}


def landing_odds(board: Board) -> list[float]:
    """For each space, the mean number of landings on it in one turn of one player."""
    found = known.get(board.hash)
    if found is None:
        found = compute(board)
        known[board.hash] = found
    return found


def roll_odds(board: Board) -> list[float]:
    """The chance of each total of the movement dice; bus and Mr M count as the two white dice."""
    odds = [0.0] * 16
    faces = range(1, 7)
    if board.rules.dice_count == 1:
        for face in faces:
            odds[face] = 1 / 6
        return odds
    for first in faces:
        for second in faces:
            if board.rules.dice_speed_die:
                for speed in faces:
                    odds[first + second + (speed if speed <= 3 else 0)] += 1 / 216
            else:
                odds[first + second] += 1 / 36
    return odds


def destinations(board: Board, pos: int) -> list[int]:
    """Where a landing may lead, each entry equally likely; the space itself where nothing moves the token."""
    space = board.spaces[pos]
    if space.kind == SPACE_GO_TO_JAIL:
        return [board.jail_pos]
    if space.kind != SPACE_CARDS:
        return [pos]
    found: list[int] = []
    for card in board.decks[space.deck].cards:
        if card.effect == EFFECT_ADVANCE_TO:
            found.append(card.pos)
        elif card.effect == EFFECT_ADVANCE_TO_NEAREST:
            there = pos
            for steps in range(1, board.size):
                there = (pos + steps) % board.size
                if board.spaces[there].kind == card.nearest:
                    break
            found.append(there)
        elif card.effect == EFFECT_MOVE_RELATIVE:
            found.append((pos + card.steps) % board.size)
        elif card.effect == EFFECT_GO_TO_JAIL:
            found.append(board.jail_pos)
        else:
            found.append(pos)
    return found


def compute(board: Board) -> list[float]:
    rolls = roll_odds(board)
    ways = [destinations(board, pos) for pos in range(board.size)]
    here = [1 / board.size] * board.size
    for _ in range(LAPS):
        there = [0.0] * board.size
        for pos in range(board.size):
            for steps in range(1, len(rolls)):
                if rolls[steps] == 0.0:
                    continue
                landed = ways[(pos + steps) % board.size]
                share = here[pos] * rolls[steps] / len(landed)
                for end in landed:
                    there[end] += share
        here = there
    rolls_a_turn = EXTRA_ROLLS if board.rules.doubles_enabled and board.rules.dice_count == 2 else 1.0
    return [chance * rolls_a_turn for chance in here]
