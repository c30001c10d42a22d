"""What a seat sees: itself first, everything between -1 and 1, nothing that its view hides."""

import numpy as np
import pytest
from tests.env.choosing import begun, choose

from passgo.editions import load, names
from passgo.engine.state import give_title, set_level, set_mortgaged
from passgo.env import Choices, Seeing, TableEnv
from passgo.env.asking import Asking
from passgo.env.seeing import PER_SEAT, Sight

SEATS = 4


def look(asking: Asking, seat: int) -> Sight:
    return Seeing(asking.game.board, asking.choices.seats, asking.turns).look(asking, seat)


def seen(asking: Asking, seat: int, name: str) -> list[float]:
    seeing = Seeing(asking.game.board, asking.choices.seats, asking.turns)
    part = next(part for part in seeing.parts if part.name == name)
    return [float(x) for x in seeing.look(asking, seat)[part.first : part.first + part.count]]


def ones(asking: Asking, seat: int, name: str) -> list[int]:
    return [i for i, value in enumerate(seen(asking, seat, name)) if value == 1.0]


@pytest.mark.parametrize("edition", names())
def test_all_numbers_lie_between_minus_one_and_one(edition: str) -> None:
    random = np.random.default_rng(5)
    asking = Asking(Choices(load(edition).board, SEATS), [None] * SEATS, 5, turns=16)
    while asking.decision is not None:
        for seat in range(SEATS):
            sight = look(asking, seat)
            assert np.isfinite(sight).all()
            assert np.abs(sight).max() <= 1.0
        asking.choose(asking.legal()[int(random.integers(len(asking.legal())))])


def test_a_seat_sees_itself_first() -> None:
    asking = begun(TableEnv("classic"))
    asking.game.players[2].cash = 500
    asking.game.players[3].cash = 4500
    cash = seen(asking, 2, "seats")[:: len(PER_SEAT)]
    assert cash == pytest.approx([0.25, 0.75, 0.5, 0.5])


def test_places_owners_buildings_and_mortgages_are_seen() -> None:
    asking = begun(TableEnv("classic"))
    game = asking.game
    game.players[1].pos = 11
    give_title(game, game.titles[5], 1)
    give_title(game, game.titles[7], 0)
    set_level(game, game.titles[5], 2)
    set_mortgaged(game, game.titles[7], True)
    size, deeds = game.board.size, len(game.board.deeds)
    assert 11 in ones(asking, 1, "places")
    assert 3 * size + 11 in ones(asking, 2, "places")
    assert ones(asking, 1, "owners") == [5, 3 * deeds + 7]
    assert seen(asking, 3, "levels")[5] == pytest.approx(0.4)
    assert ones(asking, 3, "mortgages") == [7]


def test_hidden_cash_is_not_seen() -> None:
    asking = begun(TableEnv("championship"))
    rows = seen(asking, 0, "seats")
    cash, worth = rows[:: len(PER_SEAT)], rows[1 :: len(PER_SEAT)]
    assert cash == pytest.approx([0.5, -1, -1, -1])
    assert worth == pytest.approx([0.5, -1, -1, -1])


def test_the_order_of_cards_is_not_seen() -> None:
    asking = begun(TableEnv("classic"))
    before = look(asking, 0)
    for pile in asking.game.piles:
        pile.cards.reverse()
    assert (look(asking, 0) == before).all()


def test_only_the_seat_that_is_asked_sees_the_question() -> None:
    asking = begun(TableEnv("classic"))
    assert asking.decision is not None
    seat = asking.decision.seat
    assert ones(asking, seat, "asked") == [asking.decision.kind]
    assert ones(asking, (seat + 1) % SEATS, "asked") == []


def test_both_sides_see_a_deal_from_their_own_side() -> None:
    asking = begun(TableEnv("classic"))
    assert asking.decision is not None
    seat, other = asking.decision.seat, (asking.decision.seat + 1) % SEATS
    give_title(asking.game, asking.game.titles[3], seat)
    choose(asking, "deal-with")
    choose(asking, "give-deed", 3)
    choose(asking, "take-cash", 5)
    assert ones(asking, seat, "give") == [3]
    assert seen(asking, seat, "deal")[:2] == pytest.approx([0, 0.25])
    choose(asking, "offer")
    assert ones(asking, other, "take") == [3]
    assert ones(asking, other, "give") == []
    assert ones(asking, other, "partner") == [2]
    assert seen(asking, other, "deal")[:2] == pytest.approx([0.25, 0])


def test_the_caller_may_keep_what_he_saw() -> None:
    env = TableEnv("classic")
    env.reset(seed=1)
    first, _, _, _, info = env.last()
    kept = first.copy()
    env.step(int(info["action_mask"].nonzero()[0][0]))
    env.last()
    assert (first == kept).all()
