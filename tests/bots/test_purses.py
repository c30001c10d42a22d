"""Hidden cash is guessed by what everybody at the table sees."""

from statistics import mean

import pytest

from passgo.bots import make
from passgo.bots.playing import Playing
from passgo.bots.purses import SPENT, Purses
from passgo.editions import load
from passgo.engine.chance import SeededChance
from passgo.engine.game import Game, new_game
from passgo.engine.state import give_title, set_level
from passgo.engine.views import View

BOARD = load("championship").board
RULES = BOARD.rules


@pytest.fixture
def game() -> Game:
    return new_game(BOARD, 4, SeededChance(1), False)


def looked(game: Game) -> tuple[Purses, View]:
    purses, view = Purses(), View(game, 0)
    purses.look(view)
    return purses, view


def test_everybody_begins_with_the_same(game: Game) -> None:
    assert looked(game)[0].cash == [RULES.start_cash] * 4


def test_the_own_cash_is_known(game: Game) -> None:
    game.players[0].cash = 17
    assert looked(game)[0].cash[0] == 17


def test_a_deed_was_paid_for(game: Game) -> None:
    purses, view = looked(game)
    give_title(game, game.title_at(39), 2)
    purses.look(view)
    assert purses.cash[2] == RULES.start_cash - 400


def test_a_visit_costs_its_rent_and_brings_it_to_the_owner(game: Game) -> None:
    give_title(game, game.title_at(39), 2)
    purses, view = looked(game)
    game.players[1].pos = 39
    purses.look(view)
    assert purses.cash[1] == RULES.start_cash - 50
    assert purses.cash[2] == RULES.start_cash - 400 + 50


def test_who_came_past_go_has_drawn_his_salary(game: Game) -> None:
    game.players[1].pos = 36
    purses, view = looked(game)
    game.players[1].pos = 2
    purses.look(view)
    assert purses.cash[1] == RULES.start_cash + RULES.go_salary


def test_who_has_built_has_little_left(game: Game) -> None:
    for pos in (37, 39):
        give_title(game, game.title_at(pos), 2)
    purses, view = looked(game)
    set_level(game, game.title_at(39), 3)
    purses.look(view)
    assert purses.cash[2] == RULES.start_cash // SPENT


def test_open_cash_is_not_guessed() -> None:
    assert looked(new_game(load("classic").board, 4, SeededChance(1), False))[0].cash == []


def test_the_guess_is_much_better_than_a_fixed_sum() -> None:
    """Over the first ten rounds of traders, against half of the starting cash."""
    guessed, fixed = [], []
    for seed in range(6):
        game = new_game(BOARD, 4, SeededChance(seed), True)
        playing = Playing(game, [make("trader", seat) for seat in range(4)])
        purses = Purses()
        while game.turns < 40 and (decision := playing.next_decision()) is not None:
            if decision.seat == 0:
                purses.look(playing.views[0])
                hidden = [player for player in game.players[1:] if not player.out]
                guessed += [abs(player.cash - purses.cash[player.seat]) for player in hidden]
                fixed += [abs(player.cash - RULES.start_cash // 2) for player in hidden]
            playing.step()
    assert mean(guessed) < mean(fixed) / 2
