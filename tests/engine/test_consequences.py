"""What an action says it changes is what it changes: cash, debts and buildings, in every edition and under options."""

from collections import Counter

import pytest

import passgo
from passgo.editions import EditionError, load, names
from passgo.engine import SeededChance, actions
from passgo.engine.actions import (
    ANSWER_NAMES,
    BUY_DEED,
    CHOOSE_STAY,
    CLAIM_LATEST,
    DEFAULT_BID,
    GO_BANKRUPT,
    PASS_ON,
    PAY_DEBT,
    PAY_FINE,
    ROLL_DICE,
    Action,
    Deal,
    accept,
    build,
    build_all,
    choose_keep,
    choose_redeem,
    mortgage,
    redeem,
    sell,
    sell_hotels,
    surrender,
)
from passgo.engine.board import HOTEL, SPACE_STREET, Board
from passgo.engine.consequences import consequence
from passgo.engine.game import Game, new_game
from passgo.engine.state import (
    BANK,
    REASON_AUCTION,
    REASON_TAX,
    STAGE_BUY,
    Auction,
    Debt,
    Offer,
    give_title,
    set_level,
    set_mortgaged,
)
from passgo.engine.sums import DeedSums
from passgo.testing import RandomPlayer, check_consequence, check_consequences

# Options that change what something costs or brings, and some that make buildings scarce and debts frequent.
VALUES: dict[str, list[object]] = {
    "bank.unlimited": [True, True, False],
    "build.maxHouses": [4, 4, 3],
    "clearScope": ["group", "plot"],
    "jail.fine": [50, 75],
    "money.hidden": [False, True],
    "money.rounding": ["up", "down"],
    "mortgage.interest": [10, 7, 0],
    "mortgage.transfer": ["redeemOr10", "free", "payOrDouble"],
    "rent.claimRequired": [True, False],
    "sell.halfOf": ["printed", "paid"],
    "sell.hotelsAtOnce": [True, False],
    "sell.propertyToBank": [True, False],
    "sell.uneven": [True, False],
    "shortage.contested": ["demand", "last", "able"],
    "stock.houses": [32, 12, 9],
    "stock.hotels": [12, 3],
    "transfer.prepaidCoversInterest": [True, False],
}
SEED = 20261116
STEPS = 250  # of a game
ACTIONS = 50_000 if passgo.mode() == "compiled" else 5_000


def odd_board(edition: str, seed: int) -> Board:
    """The edition as it is, or with some of its options changed; what does not fit together is drawn again."""
    chance = SeededChance(seed)
    while True:
        drawn = {name: values[chance.die(len(values)) - 1] for name, values in VALUES.items() if chance.die(3) == 1}
        if drawn.get("build.maxHouses") == 3:
            drawn["sell.hotelReturnsHouses"] = 3
        try:
            return load(edition, drawn if seed % 2 else {}).board
        except EditionError:
            continue


def dealt(board: Board, seats: int, seed: int) -> Game:
    """A game just begun, or one whose deeds are dealt out by groups, so that there is more to build, sell and owe."""
    game = new_game(board, seats, SeededChance(seed), opening=False)
    if seed % 4:
        for title in game.titles:
            give_title(game, title, (title.space.group + (title.space.pos if seed % 5 == 0 else 0)) % seats)
            if seed % 3 == 1 and title.space.kind == SPACE_STREET and game.hotels:
                set_level(game, title, HOTEL)
                game.hotels -= 1
    if seed % 3 == 0:
        for player in game.players:
            game.bank += player.cash - player.cash // 5
            player.cash //= 5
    if not board.rules.bank_unlimited:
        game.players[0].cash += game.bank - 40
        game.bank = 40
    return game


def play_and_compare(edition: str, wanted: int) -> Counter[str]:
    """Random games with every action of the seat that acts compared, and now and then those of all the others."""
    compared: Counter[str] = Counter()
    seed = SEED
    while compared.total() < wanted:
        seed += 1
        board = odd_board(edition, seed)
        game = dealt(board, 2 + seed % (board.players_max - 1), seed)
        player = RandomPlayer(seed)
        for step in range(STEPS):
            if game.is_over():
                break
            seat, action = player.choose(game)
            seats = range(len(game.players)) if step % 16 == 0 else [seat]
            compared.update(named(one) for other in seats for one in check_consequences(game, other))
            if action.kind == actions.BUILD and action.spaces is not None:
                check_consequence(game, seat, action)
                compared["build several"] += 1
            game.apply(seat, action)
    return compared


def named(action: Action) -> str:
    return f"{action.name()} {ANSWER_NAMES[action.answer]}".strip()


@pytest.mark.parametrize("edition", names())
def test_what_an_action_says_is_what_happens(edition: str) -> None:
    wanted = ACTIONS // len(names()) + 1
    compared = play_and_compare(edition, wanted)
    assert compared.total() >= wanted


# The same, one fact each.

BROWN = (1, 3)
ORANGE = (16, 18, 19)


def table(options: dict[str, object] | None = None, edition: str = "classic") -> Game:
    """Three players with 1,500 each; the first has the brown and the orange group."""
    game = new_game(load(edition, options or {}).board, 3, SeededChance(1), opening=False)
    for pos in (*BROWN, *ORANGE):
        give_title(game, game.title_at(pos), 0)
    return game


def built(game: Game, spaces: tuple[int, ...], level: int) -> Game:
    for pos in spaces:
        set_level(game, game.title_at(pos), level)
    return game


def said(game: Game, action: Action, seat: int = 0) -> tuple[int, int, int, list[tuple[int, int]]]:
    check_consequence(game, seat, action)
    found = consequence(game, seat, action)
    assert found is not None
    return found.cash, found.debt, found.interest, found.levels


def with_cash(game: Game, cash: int) -> Game:
    game.bank += game.players[0].cash - cash
    game.players[0].cash = cash
    return game


def test_a_house_costs_its_list_price_and_raises_its_street() -> None:
    assert said(table(), build(1)) == (-50, 0, 0, [(1, 1)])


def test_several_levels_cost_all_their_prices() -> None:
    assert said(built(table(), BROWN, 3), build_all([1, 3, 1, 3])) == (-200, 0, 0, [(1, HOTEL), (3, HOTEL)])


def test_a_hotel_sold_leaves_its_houses() -> None:
    assert said(built(table(), BROWN, HOTEL), sell(1)) == (25, 0, 0, [(1, 4)])


def test_a_hotel_sold_without_houses_in_the_bank_takes_its_group_down() -> None:
    game = built(table(), ORANGE, HOTEL)
    game.houses = 3
    assert said(game, sell(16)) == (600, 0, 0, [(16, 1), (18, 1), (19, 1)])


def test_a_street_that_stands_low_enough_stays_as_it_is() -> None:
    game = built(built(table({"sell.uneven": True}), ORANGE, HOTEL), (19,), 1)
    game.houses = 2
    assert said(game, sell(16)) == (400, 0, 0, [(16, 1), (18, 1)])


def test_all_hotels_of_a_group_are_sold_at_once() -> None:
    game = built(table({"sell.hotelsAtOnce": True}), ORANGE, HOTEL)
    group = game.board.spaces[16].group
    assert said(game, sell_hotels(group)) == (150, 0, 0, [(16, 4), (18, 4), (19, 4)])
    game.houses = 0
    assert said(game, sell_hotels(group)) == (750, 0, 0, [(16, 0), (18, 0), (19, 0)])


def test_a_hotel_of_voyage_clears_its_street() -> None:
    game = new_game(load("voyage").board, 2, SeededChance(1), opening=False)
    title = next(title for title in game.titles if title.space.kind == SPACE_STREET)
    for deed in game.board.groups[title.space.group].deeds:
        give_title(game, game.titles[deed], 0)
        set_level(game, game.titles[deed], HOTEL)
    half = title.space.hotel_cost // 2 + 4 * (title.space.house_cost // 2)
    assert said(game, sell(title.space.pos)) == (half, 0, 0, [(title.space.pos, 0)])


def test_a_limited_bank_pays_no_more_than_it_has() -> None:
    game = table({"bank.unlimited": False})
    game.players[1].cash += game.bank - 20
    game.bank = 20
    assert said(game, mortgage(1)) == (20, 0, 0, [])
    assert said(built(game, (16,), 1), sell(16)) == (20, 0, 0, [(16, 0)])


def test_a_mortgage_deferred_costs_double_interest() -> None:
    game = table({"mortgage.transfer": "payOrDouble"})
    set_mortgaged(game, game.title_at(1), True)
    assert said(game, redeem(1)) == (-33, 0, 0, [])
    game.title_at(1).interest = 20
    assert said(game, redeem(1)) == (-36, 0, 0, [])


def test_a_deed_is_sold_to_the_bank_for_half_its_price() -> None:
    game = with_cash(table({"sell.propertyToBank": True}), 0)
    game.debts.append(Debt(0, BANK, 100, REASON_TAX, -1))
    assert said(game, surrender(1)) == (30, 0, 0, [])


def test_paying_settles_as_many_debts_as_cash_covers() -> None:
    game = with_cash(table(), 250)
    game.debts = [
        Debt(0, 1, 100, REASON_TAX, -1),
        Debt(2, 1, 5000, REASON_TAX, -1),
        Debt(0, BANK, 120, REASON_TAX, -1),
        Debt(0, 2, 31, REASON_TAX, -1),
    ]
    assert said(game, PAY_DEBT) == (-220, -220, 0, [])


def won_house(game: Game) -> Game:
    """The first player owes 70 for a house that was auctioned for the first brown street."""
    game.auction = Auction(-1, 1, [True, True, False], [False, False, True])
    game.auction.wants = [1, 6, -1]
    game.auction.high, game.auction.bidder, game.auction.closed = 70, 0, True
    game.debts = [Debt(0, BANK, 70, REASON_AUCTION, -1)]
    return game


def test_paying_for_a_building_puts_it_up() -> None:
    assert said(won_house(table()), PAY_DEBT) == (-70, -70, 0, [(1, 1)])


def test_a_building_without_its_place_costs_nothing() -> None:
    assert said(won_house(built(table(), (1,), 1)), PAY_DEBT) == (0, -70, 0, [])


def test_a_bid_given_up_is_owed_no_more() -> None:
    game = with_cash(new_game(load("championship").board, 3, SeededChance(1), opening=False), 10)
    game.auction = Auction(39, 1, [True, True, True], [False, False, False])
    game.auction.high, game.auction.bidder, game.auction.closed = 70, 0, True
    game.debts = [Debt(0, BANK, 70, REASON_AUCTION, 39)]
    assert said(game, DEFAULT_BID) == (0, -70, 0, [])


def test_a_bankrupt_loses_everything() -> None:
    game = with_cash(built(table(), BROWN, 1), 30)
    game.debts = [Debt(0, 1, 9000, REASON_TAX, -1), Debt(2, 1, 7, REASON_TAX, -1), Debt(0, 2, 5, REASON_TAX, -1)]
    assert said(game, GO_BANKRUPT) == (-30, -9005, 0, [(1, 0), (3, 0)])


def offered(game: Game) -> Game:
    """The second player is offered a mortgaged street for 40."""
    set_mortgaged(game, game.title_at(16), True)
    game.offers.append(Offer(0, 1, Deal(10, [16], 0, 50, [], 0)))
    return game


def test_an_offer_accepted_costs_its_price_and_then_interest() -> None:
    assert said(offered(table()), accept(0), 1) == (-40, 0, 9, [])


@pytest.mark.parametrize("transfer", ["free", "payOrDouble"])
def test_no_interest_is_said_to_be_due_where_it_can_be_avoided(transfer: str) -> None:
    assert said(offered(table({"mortgage.transfer": transfer})), accept(0), 1) == (-40, 0, 0, [])


def test_a_mortgaged_deed_received_is_redeemed_or_kept_for_its_interest() -> None:
    game = offered(table())
    game.apply(1, accept(0))
    assert said(game, choose_redeem(16), 1) == (-99, 0, 0, [])
    assert said(game, choose_keep(16), 1) == (-9, 0, 9, [])


def test_interest_that_cash_does_not_cover_is_owed() -> None:
    game = offered(table())
    game.apply(1, accept(0))
    game.bank += game.players[1].cash - 5
    game.players[1].cash = 5
    assert said(game, choose_keep(16), 1) == (0, 9, 9, [])


def test_a_deed_costs_its_price_and_jail_its_fine() -> None:
    game = table()
    game.players[0].pos = 39
    game.stage = STAGE_BUY
    assert said(game, BUY_DEED) == (-400, 0, 0, [])
    game = table()
    game.players[0].pos = game.board.jail_pos
    game.players[0].jail = 0
    assert said(game, PAY_FINE) == (-50, 0, 0, [])


def test_nothing_is_said_of_what_dice_or_others_decide() -> None:
    game = table()
    assert [consequence(game, 0, action) for action in (ROLL_DICE, PASS_ON, CLAIM_LATEST, CHOOSE_STAY)] == [None] * 4


# What a deed brings and costs as it stands.


def figures(game: Game, pos: int) -> tuple[int, int, int, bool]:
    sums = DeedSums(game, game.title_at(pos))
    return sums.rent, sums.redeem, sums.interest, sums.tradable


def test_a_deed_of_a_whole_group_has_double_rent_and_can_be_traded() -> None:
    assert figures(table(), 16) == (28, 99, 0, True)


def test_a_mortgaged_deed_brings_nothing_and_costs_its_new_owner_interest() -> None:
    game = table()
    set_mortgaged(game, game.title_at(16), True)
    assert figures(game, 16) == (0, 99, 9, True)


def test_a_deferred_mortgage_costs_double_interest_to_end() -> None:
    game = table({"mortgage.transfer": "payOrDouble"})
    set_mortgaged(game, game.title_at(16), True)
    game.title_at(16).interest = 20
    assert figures(game, 16) == (0, 108, 0, True)


def test_buildings_raise_the_rent_and_keep_a_deed_from_being_traded() -> None:
    assert figures(built(table(), (16,), 2), 16) == (200, 99, 0, False)
    assert figures(built(table(), (16,), 2), 18) == (28, 99, 0, False)


def test_the_rent_of_a_utility_is_for_the_dice_to_say() -> None:
    game = table()
    give_title(game, game.title_at(12), 1)
    assert figures(game, 12) == (-1, 83, 0, True)
