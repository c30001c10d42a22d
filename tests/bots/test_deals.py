"""Deals are sane: nobody accepts what its own valuation calls worse, gives a set away, or pesters the others."""

import json
from collections import Counter
from functools import cache

import pytest

from passgo.bots import make
from passgo.bots.champion import Champion
from passgo.bots.dealing import MEMORY, completes, deeds_at
from passgo.bots.haggling import printed, printed_gain
from passgo.bots.playing import Playing
from passgo.bots.protocol import AWAIT_ANSWER
from passgo.bots.valuation import Estimate
from passgo.editions import load, names
from passgo.engine import actions
from passgo.engine.actions import Deal
from passgo.engine.board import Board
from passgo.engine.chance import SeededChance
from passgo.engine.game import Decision, Game, new_game
from passgo.engine.log import Log
from passgo.engine.state import BANK, give_title, set_mortgaged
from passgo.engine.views import View

BOARD = load("classic").board
WEIGHING = ["trader", "champion:2"]
BY_PRICE = ["novice", "builder"]
SEEDS = range(25)
everywhere = pytest.mark.parametrize("edition", names())


def middle_game(board: Board, seed: int) -> Game:
    """All deeds dealt out at random, some mortgaged, cash of all sizes."""
    chance = SeededChance(seed)
    game = new_game(board, 4, chance, False)
    for title in game.titles:
        owner = chance.die(5) - 2
        if owner != BANK:
            give_title(game, title, owner)
            set_mortgaged(game, title, chance.die(6) == 1)
    for player in game.players:
        player.cash = chance.die(board.rules.start_cash)
    return game


def random_deal(game: Game, chance: SeededChance, maker: int, to: int) -> Deal:
    def some(seat: int) -> list[int]:
        mine = [title.space.pos for title in game.titles if title.owner == seat]
        return sorted({mine[chance.die(len(mine)) - 1] for _ in range(chance.die(3) - 1)}) if mine else []

    cash = chance.die(game.rules.start_cash * 3 // 5) - 1
    pays = chance.die(3)
    return Deal(
        min(cash, game.players[maker].cash) if pays == 1 else 0,
        some(maker),
        0,
        min(cash, game.players[to].cash) if pays == 2 else 0,
        some(to),
        0,
    )


def turned(deal: Deal) -> Deal:
    """The same deal as the other side tells it."""
    return Deal(deal.take_cash, deal.take_deeds, deal.take_cards, deal.give_cash, deal.give_deeds, deal.give_cards)


@cache
def answers(bot: str, edition: str) -> dict[int, list[tuple[Game, Deal]]]:
    """Positions, and the deals that the bot on seat 1 accepted or offered in return there, as seat 0 tells them."""
    found: dict[int, list[tuple[Game, Deal]]] = {actions.ACCEPT: [], actions.OFFER: [], actions.REJECT: []}
    for seed in SEEDS:
        game = middle_game(load(edition).board, seed)
        chance = SeededChance(seed + 1)
        player = make(bot, seed)
        view = View(game, 1)
        for _ in range(20):
            deal = random_deal(game, chance, 0, 1)
            if not View(game, 0).may_offer(1, deal):
                continue
            game.apply(0, actions.offer(1, deal))
            answer = player.decide(view, Decision(1, AWAIT_ANSWER))
            agreed = deal if answer.deal is None else turned(answer.deal)
            found[answer.kind].append((game.copy(SeededChance(0)), agreed))
            game.apply(0, actions.WITHDRAW_OFFER)
            game.turns += 1  # so that the next offer comes in another turn
    return found


def agreements(bot: str, edition: str) -> list[tuple[Game, Deal]]:
    """What it would be content with, by its own word: accepted or offered in return."""
    found = answers(bot, edition)
    assert len(found[actions.ACCEPT]) > 5
    assert len(found[actions.OFFER]) > 5
    return [(game.copy(SeededChance(0)), deal) for game, deal in found[actions.ACCEPT] + found[actions.OFFER]]


def make_deal(game: Game, deal: Deal) -> None:
    """The deal is made between seats 0 and 1; who gets a mortgaged deed keeps it so."""
    game.offers = []
    game.apply(0, actions.offer(1, deal))
    game.apply(1, actions.accept(0))
    for choice in list(game.choices):
        game.apply(choice.seat, actions.choose_keep(choice.pos))


@everywhere
@pytest.mark.parametrize("bot", WEIGHING)
def test_who_weighs_positions_agrees_only_to_a_gain(bot: str, edition: str) -> None:
    champion = make(bot, 0)
    for game, deal in agreements(bot, edition):
        view = View(game, 1)
        weigh = Estimate(view, champion.temper.weights) if isinstance(champion, Champion) else Estimate(view)
        before = weigh.value(1)
        make_deal(game, deal)
        weigh.read()
        assert weigh.value(1) > before, deal.to_json()


@everywhere
@pytest.mark.parametrize("bot", BY_PRICE)
def test_who_goes_by_price_agrees_only_to_a_gain(bot: str, edition: str) -> None:
    for game, deal in agreements(bot, edition):
        assert printed_gain(View(game, 1), deal) > 0


@everywhere
@pytest.mark.parametrize("bot", WEIGHING + BY_PRICE)
def test_no_set_is_handed_to_a_rival_for_nothing(bot: str, edition: str) -> None:
    """A deal that completes the maker's set brings a set of one's own, or well over what the deeds are worth."""
    for game, deal in agreements(bot, edition):
        view = View(game, 1)
        weigh = Estimate(view)
        given, taken = deeds_at(view, deal.take_deeds), deeds_at(view, deal.give_deeds)
        if not completes(weigh, 0, given) or completes(weigh, 1, taken):
            continue
        came = deal.give_cash - deal.take_cash + printed(view, deal.give_deeds)
        assert came >= 1.5 * printed(view, deal.take_deeds), deal.to_json()


def test_the_random_bot_counters_too() -> None:
    assert answers("random", "classic")[actions.OFFER]


@pytest.mark.parametrize("bot", WEIGHING + BY_PRICE)
def test_who_has_made_a_counter_offer_rejects_what_it_was_made_to(bot: str) -> None:
    for game, deal in answers(bot, "classic")[actions.OFFER]:
        game.apply(1, actions.offer(0, turned(deal)))
        assert make(bot, 1).decide(View(game, 1), Decision(1, AWAIT_ANSWER)).kind == actions.REJECT


def test_an_offer_is_weighed_though_one_of_the_own_lies_before_its_maker() -> None:
    """Somebody answers a bot's offer for Park Place by an offer: the later one is no reason to reject it unseen."""
    game = new_game(BOARD, 4, SeededChance(1), False)
    give_title(game, game.title_at(37), 0)
    game.apply(1, actions.offer(0, Deal(1, [], 0, 0, [37], 0)))
    game.apply(0, actions.offer(1, Deal(0, [37], 0, 100, [], 0)))
    assert make("builder", 1).decide(View(game, 1), Decision(1, AWAIT_ANSWER)).kind == actions.ACCEPT


ALL = ["random", "novice", "builder", "trader", "champion:2"]


@cache
def offers_made(bot: str, edition: str, seed: int) -> list[tuple[int, int, int, str]]:
    """Every offer of a game: the turn, how often deeds had changed hands before, the maker, and the offer itself."""
    log = Log(load(edition).board, 4, SeededChance(seed), False)
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


@pytest.mark.parametrize("edition", ["classic", "championship", "ghost"])
@pytest.mark.parametrize("bot", ALL)
def test_a_bot_makes_at_most_two_offers_in_a_turn(bot: str, edition: str) -> None:
    for seed in range(4 if edition == "classic" else 2):
        offers = Counter((turn, seat) for turn, _, seat, _ in offers_made(bot, edition, seed))
        assert 1 <= max(offers.values()) <= 2


@pytest.mark.parametrize("bot", ["novice", "builder", "trader", "champion:2"])
def test_a_refused_offer_is_not_repeated_before_something_changed(bot: str) -> None:
    """After ten rounds everybody's cash has changed, and the question may be asked again."""
    for seed in range(4):
        latest: dict[tuple[int, int, str], int] = {}
        for turn, changes, seat, offer in offers_made(bot, "classic", seed):
            before = latest.get((changes, seat, offer))
            assert before is None or turn - before > MEMORY * 4 - 4
            latest[changes, seat, offer] = turn
