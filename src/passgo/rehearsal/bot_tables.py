"""One table of a championship played by bots, and its score sheet."""

from dataclasses import dataclass, replace

from passgo.bots import make
from passgo.bots.playing import Playing
from passgo.championship import Format, PriceList, Sheet
from passgo.championship.scoring import undecided
from passgo.engine import actions
from passgo.engine.board import Board
from passgo.engine.chance import SeededChance
from passgo.engine.game import Game, new_game
from passgo.office.score_sheets import line_of

BOTS = ("trader", "builder")  # seated alternately round the table
TURNS_FOR_EACH = 14  # about what people manage in 75 minutes
MOST_STEPS = 200_000


@dataclass(frozen=True)
class Played:
    game: Game
    sheet: Sheet
    fallen: tuple[str, ...]  # in the order in which they went bankrupt


def play(board: Board, players: list[str], seed: int) -> Game:
    """Play until one player is left, or until the last round that the judge calls is over."""
    game = new_game(board, len(players), SeededChance(seed), True)
    bots = [make(BOTS[seat % len(BOTS)], seed + seat) for seat in range(len(players))]
    playing = Playing(game, list(bots))
    called = False
    for _ in range(MOST_STEPS):
        if game.is_over():
            return game
        if not called and game.turns >= TURNS_FOR_EACH * len(players):
            game.apply(actions.ROLE_JUDGE, actions.CALL_LAST_ROUND)
            called = True
        playing.step()
    game.apply(actions.ROLE_JUDGE, actions.CALL_TIME)
    return game


def play_table(board: Board, format: Format, prices: PriceList, players: list[str], seed: int) -> Played:
    game = play(board, players, seed)
    fallen = tuple(players[seat] for seat in game.fallen)
    lines = tuple(line_of(game, seat, entrant) for seat, entrant in enumerate(players))
    sheet = Sheet(lines, out=fallen, signed=tuple(players))
    ties = undecided(sheet, format, prices)
    # The head judge decides what nothing else does; here the order of the seats does.
    decided = tuple(sorted({entrant for pair in ties for entrant in pair}, key=players.index))
    return Played(game, replace(sheet, decided=decided), fallen)
