"""Deals are sane: nobody accepts what its own valuation calls worse, gives a set away, or pesters the others."""

import json
from collections import Counter

import pytest

from passgo.bots import make
from passgo.bots.champion import Champion
from passgo.bots.dealing import MEMORY, OFFERS_PER_TURN, completes, deeds_at
from passgo.bots.haggling import printed_gain
from passgo.bots.playing import Playing
from passgo.bots.protocol import MAY_ANSWER
from passgo.bots.valuation import UNIT, Estimate
from passgo.editions import load
from passgo.engine import actions
from passgo.engine.actions import Deal
from passgo.engine.chance import SeededChance
from passgo.engine.game import Decision, Game, new_game
from passgo.engine.log import Log
from passgo.engine.state import BANK, give_title
from passgo.engine.views import View

BOARD = load("classic").board
WEIGHING = ["trader", "champion:2"]
BY_PRICE = ["novice", "builder"]


def middle_game(seed: int) -> Game:
    """All deeds dealt out at random, some mortgaged, cash of all sizes."""
    chance = SeededChance(seed)
    game = new_game(BOARD, 4, chance, False)
    for title in game.titles:
        owner = chance.die(5) - 2
        if owner != BANK:
            give_title(game, title, owner)
    for player in game.players:
        player.cash = chance.die(1500)
    return game


def random_deal(game: Game, chance: SeededChance, maker: int, to: int) -> Deal:
    def some(seat: int) -> list[int]:
        mine = [title.space.pos for title in game.titles if title.owner == seat]
        return sorted({mine[chance.die(len(mine)) - 1] for _ in range(chance.die(3) - 1)}) if mine else []

    cash = chance.die(900) - 1
    pays = chance.die(3)
    return Deal(
        min(cash, game.players[maker].cash) if pays == 1 else 0,
        some(maker),
        0,
        min(cash, game.players[to].cash) if pays == 2 else 0,
        some(to),
        0,
    )


def accepted_deals(bot: str, seeds: range) -> list[tuple[Game, Deal]]:
    """Positions and the random offers in them that the bot on seat 1 accepted."""
    found = []
    for seed in seeds:
        game = middle_game(seed)
        chance = SeededChance(seed + 1)
        player = make(bot, seed)
        for _ in range(20):
            deal = random_deal(game, chance, 0, 1)
            view = View(game, 1)
            if not View(game, 0).may_offer(1, deal):
                continue
            game.apply(0, actions.offer(1, deal))
            answer = player.decide(view, Decision(1, MAY_ANSWER))
            if answer.kind == actions.ACCEPT:
                found.append((game.copy(SeededChance(0)), deal))
            game.apply(0, actions.WITHDRAW_OFFER)
    return found


@pytest.mark.parametrize("bot", WEIGHING)
def test_who_weighs_positions_accepts_only_a_gain(bot: str) -> None:
    accepted = accepted_deals(bot, range(60))
    assert len(accepted) > 20
    champion = make(bot, 0)
    for game, deal in accepted:
        view = View(game, 1)
        weigh = Estimate(view, champion.temper.weights) if isinstance(champion, Champion) else Estimate(view)
        before = weigh.value(1)
        game.apply(1, actions.accept(0))
        weigh.read()
        assert weigh.value(1) > before, deal.to_json()


@pytest.mark.parametrize("bot", BY_PRICE)
def test_who_goes_by_price_accepts_only_a_gain(bot: str) -> None:
    accepted = accepted_deals(bot, range(60))
    assert len(accepted) > 20
    for game, deal in accepted:
        assert printed_gain(View(game, 1), deal) > 0


@pytest.mark.parametrize("bot", WEIGHING + BY_PRICE)
def test_no_set_is_handed_to_a_rival_for_nothing(bot: str) -> None:
    """A deal that completes the maker's set brings a set of one's own, or well over the price."""
    for game, deal in accepted_deals(bot, range(300)):
        view = View(game, 1)
        weigh = Estimate(view)
        given, taken = deeds_at(view, deal.take_deeds), deeds_at(view, deal.give_deeds)
        if not completes(weigh, 0, given) or completes(weigh, 1, taken):
            continue
        came = deal.give_cash - deal.take_cash + sum(weigh.price[deed] for deed in taken) // UNIT
        assert came >= 1.5 * sum(view.space(pos).price for pos in deal.take_deeds), deal.to_json()


ALL = ["random", "novice", "builder", "trader", "champion:2"]


def offers_made(bot: str, seed: int) -> list[tuple[int, int, int, str]]:
    """Every offer of a game: the turn, how often deeds had changed hands before, the maker, and the offer itself."""
    log = Log(BOARD, 4, SeededChance(seed), False)
    playing = Playing(log.game, [make(bot, seed + seat) for seat in range(4)], log)
    found = []
    changes = 0
    owners = [title.owner for title in log.game.titles]
    seen = 0
    while log.game.turns < 160 and playing.step():
        offers = [record for record in log.records[seen:] if record.action.kind == actions.OFFER]
        found += [(log.game.turns, changes, offer.seat, json.dumps(offer.action.to_json())) for offer in offers]
        seen = len(log.records)
        now = [title.owner for title in log.game.titles]
        changes += now != owners
        owners = now
    return found


@pytest.mark.parametrize("bot", ALL)
def test_a_bot_makes_few_offers_in_a_turn(bot: str) -> None:
    for seed in range(4):
        offers = Counter((turn, seat) for turn, _, seat, _ in offers_made(bot, seed))
        assert max(offers.values(), default=0) <= OFFERS_PER_TURN


@pytest.mark.parametrize("bot", ["novice", "builder", "trader", "champion:2"])
def test_a_refused_offer_is_not_repeated_before_something_changed(bot: str) -> None:
    """After ten rounds everybody's cash has changed, and the question may be asked again."""
    for seed in range(4):
        latest: dict[tuple[int, int, str], int] = {}
        for turn, changes, seat, offer in offers_made(bot, seed):
            before = latest.get((changes, seat, offer))
            assert before is None or turn - before > MEMORY * 4 - 4
            latest[changes, seat, offer] = turn
