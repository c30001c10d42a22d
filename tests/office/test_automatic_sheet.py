"""The sheet of a live table: its lines come from the game, what happened to a player from the championship."""

from passgo.championship.state import Table
from passgo.editions import load
from passgo.engine import Game, SeededChance, new_game
from passgo.office.online import automatic_sheet

PLAYERS = ["vo1", "vo2", "vo3", "vo4"]


def game_without(*fallen: int) -> Game:
    """A game in which these seats went bankrupt, in this order."""
    game = new_game(load("championship").board, len(PLAYERS), SeededChance(1), True)
    for seat in fallen:
        game.players[seat].out = True
    game.fallen = list(fallen)
    return game


def test_players_who_left_the_hall_come_after_those_who_went_bankrupt() -> None:
    table = Table(1, 1, 4, PLAYERS, "judge", out=[("vo1", "expelled"), ("vo3", "withdrawn")])
    sheet = automatic_sheet(game_without(2, 1), table)
    assert sheet.out == ("vo3", "vo2", "vo1")
    assert [(line.entrant, line.fate) for line in sheet.lines] == [
        ("vo1", "expelled"), ("vo2", "bankrupt"), ("vo3", "withdrawn"), ("vo4", "playing"),
    ]  # fmt: skip


def test_a_player_who_was_expelled_is_left_with_nothing() -> None:
    lines = automatic_sheet(game_without(), Table(1, 1, 4, PLAYERS, "judge", out=[("vo2", "expelled")])).lines
    assert [(line.cash, line.total) for line in lines] == [(2500, 2500), (0, 0), (2500, 2500), (2500, 2500)]
