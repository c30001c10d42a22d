"""Set-up: how many may play, what is dealt, what each role may see."""

import pytest

from passgo.editions import load, names
from passgo.engine import ROLE_JUDGE, ROLE_SPECTATOR, SeededChance, View, new_game
from passgo.engine.views import UNKNOWN


@pytest.mark.rule("GHOST-COMP-2", "CTHULHU-COMP-9", "VOYAGE-COMP-2")
@pytest.mark.parametrize(("edition", "most"), [("ghost", 6), ("mario", 6), ("cthulhu", 6), ("voyage", 4)])
def test_there_are_tokens_for_so_many(edition: str, most: int) -> None:
    board = load(edition).board
    assert len(new_game(board, most, SeededChance(1), False).players) == most
    with pytest.raises(ValueError, match=f"{edition} is played by 2 to {most}, not {most + 1}"):
        new_game(board, most + 1, SeededChance(1), False)


@pytest.mark.parametrize("edition", names())
def test_nobody_plays_alone(edition: str) -> None:
    with pytest.raises(ValueError, match="not 1"):
        new_game(load(edition).board, 1, SeededChance(1), False)


@pytest.mark.rule("CTHULHU-SHORT-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_short_game_deals_three_free_deeds_each(seats: int) -> None:
    game = new_game(load("cthulhu-short").board, seats, SeededChance(seats), True)
    owned = [sum(title.owner == seat for title in game.titles) for seat in range(seats)]
    assert owned == [3] * seats
    assert [player.cash for player in game.players] == [1500] * seats


@pytest.mark.rule("CTHULHU-SHORT-1")
def test_the_deeds_are_shuffled_before_they_are_dealt() -> None:
    board = load("cthulhu-short").board
    hands = set()
    for seed in range(20):
        game = new_game(board, 2, SeededChance(seed), True)
        hands.add(tuple(title.space.id for title in game.titles if title.owner == 0))
    assert len(hands) > 15


@pytest.mark.rule("CHAMP-SETUP-6")
def test_championship_players_see_only_their_own_cash() -> None:
    game = new_game(load("championship").board, 4, SeededChance(1), False)
    assert [View(game, 1).cash(seat) for seat in range(4)] == [UNKNOWN, 2500, UNKNOWN, UNKNOWN]
    assert [View(game, ROLE_SPECTATOR).cash(seat) for seat in range(4)] == [UNKNOWN] * 4
    assert [View(game, ROLE_JUDGE).cash(seat) for seat in range(4)] == [2500] * 4
    assert View(game, 1).worth(0) == UNKNOWN
    assert View(game, 1).worth(1) == 2500


def test_elsewhere_cash_lies_open() -> None:
    game = new_game(load("classic").board, 3, SeededChance(1), False)
    assert [View(game, ROLE_SPECTATOR).cash(seat) for seat in range(3)] == [1500] * 3


@pytest.mark.rule(
    "GHOST-SETUP-5", "MARIO-SETUP-6", "CTHULHU-SETUP-1", "CTHULHU-SETUP-2", "CHAMP-SETUP-1", "VOYAGE-SETUP-3"
)
@pytest.mark.parametrize("edition", names())
def test_every_deck_is_shuffled_at_set_up(edition: str) -> None:
    board = load(edition).board
    orders = [[pile.cards for pile in new_game(board, 2, SeededChance(seed), False).piles] for seed in range(3)]
    assert orders[0] != orders[1] != orders[2]
    for order in orders:
        assert [sorted(cards) for cards in order] == [list(range(len(deck.cards))) for deck in board.decks]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"start.freeDeeds": 10}, "28 deeds are too few to deal 10 to each of 3"),
        ({"bank.unlimited": False, "bank.money": 4000}, "a Bank of 4000 cannot give 1500 to each of 3"),
    ],
)
def test_a_game_that_cannot_be_set_up_says_why(options: dict[str, object], said: str) -> None:
    board = load("cthulhu", options).board
    with pytest.raises(ValueError, match=said):
        new_game(board, 3, SeededChance(1), True)
