"""Who cannot pay offers something for sale before it goes to the Bank, and gives up only when nothing would help."""

import pytest

from passgo.bots import make
from passgo.bots.dealing import HARDSHIP, OFFERS_PER_TURN
from passgo.bots.valuation import UNIT, Estimate
from passgo.editions import load
from passgo.engine import actions
from passgo.engine.actions import Action
from passgo.engine.board import SPACE_STREET
from passgo.engine.chance import SeededChance
from passgo.engine.game import AWAIT_DEBT, Decision, Game, new_game
from passgo.engine.state import BANK, REASON_TAX, Debt, give_title
from passgo.engine.views import View

BOARD = load("classic").board
BOTS = ["novice", "builder", "trader", "champion:2"]
DEEDS = [5, 6, 16]  # Reading Railroad, Oriental Avenue, St. James Place
SET = [16, 18, 19]  # the orange streets


def debtor(amount: int, owes_deeds: list[int]) -> Game:
    """Seat 0 has 10 and some deeds, and owes the Bank; seat 1 has all else of their groups, and cash."""
    game = new_game(BOARD, 3, SeededChance(1), False)
    for pos in owes_deeds:
        give_title(game, game.title_at(pos), 0)
    for pos in (8, 9, 15, 18, 19, 25, 35):
        give_title(game, game.title_at(pos), 1)
    game.players[0].cash = 10
    game.debts.append(Debt(0, BANK, amount, REASON_TAX, 4))
    return game


def middle_game(seed: int) -> Game:
    """Deeds dealt out at random, but a set to seat 0, who is in need of money to build on it; cash of all sizes."""
    chance = SeededChance(seed)
    game = new_game(BOARD, 4, chance, False)
    for title in game.titles:
        give_title(game, title, 0 if title.space.pos in SET else chance.die(4) - 1)
    for player in game.players:
        player.cash = chance.die(600)
    return game


def asked(game: Game, bot: str) -> Action:
    return make(bot, 1).decide(View(game, 0), Decision(0, AWAIT_DEBT))


@pytest.mark.parametrize("bot", BOTS)
def test_a_debtor_offers_a_deed_for_more_than_the_bank_lends_on_it(bot: str) -> None:
    game = debtor(200, DEEDS)
    offer = asked(game, bot)
    assert offer.kind == actions.OFFER
    assert offer.deal is not None
    [pos] = offer.deal.give_deeds
    assert offer.deal.take_cash > BOARD.spaces[pos].mortgage
    game.apply(0, offer)
    game.apply(offer.seat, actions.accept(0))


def test_who_weighs_positions_is_better_off_by_the_sale() -> None:
    """Money that saves a mortgage counts its interest more."""
    game = debtor(200, DEEDS)
    offer = asked(game, "trader")
    assert offer.deal is not None
    weigh = Estimate(View(game, 0))
    before = weigh.value(0)
    game.apply(0, offer)
    game.apply(offer.seat, actions.accept(0))
    weigh.read()
    saved = UNIT * min(190, offer.deal.take_cash) * (HARDSHIP - 100) // 100
    assert weigh.value(0) + saved > before


@pytest.mark.parametrize("bot", ["novice", "builder"])
def test_who_goes_by_price_lets_nothing_go_for_less_than_mortgaging_would_leave(bot: str) -> None:
    """A station makes nobody's street worth more: it goes for its price less the interest on its mortgage."""
    offer = asked(debtor(100, [5]), bot)
    assert offer.deal is not None
    assert (offer.deal.give_deeds, offer.deal.take_cash) == ([5], 190)


@pytest.mark.parametrize("bot", ["novice", "builder"])
def test_who_goes_by_price_asks_twice_as_much_of_whom_the_deed_completes_a_set_for(bot: str) -> None:
    offer = asked(debtor(150, [6]), bot)
    assert offer.deal is not None
    assert (offer.seat, offer.deal.give_deeds, offer.deal.take_cash) == (1, [6], 200)


@pytest.mark.parametrize("bot", BOTS)
def test_in_no_position_is_a_deed_sold_below_its_mortgage_or_a_set_given_away(bot: str) -> None:
    sold = 0
    for seed in range(80):
        game = middle_game(seed)
        game.debts.append(Debt(0, BANK, game.players[0].cash + 1 + 5 * seed, REASON_TAX, 4))
        offer = asked(game, bot)
        if offer.kind != actions.OFFER:
            continue
        sold += 1
        assert offer.deal is not None
        [pos] = offer.deal.give_deeds
        space = BOARD.spaces[pos]
        assert offer.deal.take_cash > space.mortgage
        group = BOARD.groups[space.group]
        if group.kind == SPACE_STREET and game.players[offer.seat].held[space.group] + 1 == group.size:
            assert offer.deal.take_cash >= 1.5 * space.price
    assert sold > 20


@pytest.mark.parametrize("bot", ["trader", "champion:2"])
def test_who_weighs_positions_mortgages_a_deed_rather_than_sell_it_for_less(bot: str) -> None:
    """Who has a set and not the money to build on it would gain by the 95 that anybody has; the Bank lends 100."""
    game = new_game(BOARD, 8, SeededChance(1), False)
    for pos in (5, 31, 32, 34):  # Reading Railroad, the green streets
        give_title(game, game.title_at(pos), 0)
    for player in game.players:
        player.cash = 400 if player.seat == 0 else 95
    game.debts.append(Debt(0, BANK, 500, REASON_TAX, 4))
    assert asked(game, bot).to_json() == {"type": "mortgage", "space": 5}


@pytest.mark.parametrize("bot", BOTS)
def test_a_debtor_asks_a_few_times_and_then_goes_to_the_bank(bot: str) -> None:
    game = debtor(200, DEEDS)
    player = make(bot, 1)
    kinds: list[int] = []
    while not kinds or kinds[-1] == actions.OFFER:
        answer = player.decide(View(game, 0), Decision(0, AWAIT_DEBT))
        kinds.append(answer.kind)
        game.apply(0, answer)
        if game.offers:
            game.apply(answer.seat, actions.reject(0))
    assert 1 <= kinds.count(actions.OFFER) <= OFFERS_PER_TURN
    assert kinds[-1] == actions.MORTGAGE


@pytest.mark.parametrize("bot", BOTS)
def test_who_cannot_be_saved_gives_up_at_once(bot: str) -> None:
    assert asked(debtor(500, []), bot).kind == actions.BANKRUPT


@pytest.mark.parametrize("bot", BOTS)
def test_who_has_the_cash_pays(bot: str) -> None:
    assert asked(debtor(10, DEEDS), bot).kind == actions.PAY


def test_the_random_bot_may_offer_something_too() -> None:
    game = debtor(100, DEEDS)
    kinds = {make("random", seed).decide(View(game, 0), Decision(0, AWAIT_DEBT)).kind for seed in range(60)}
    assert actions.OFFER in kinds
