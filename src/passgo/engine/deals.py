"""Deals between players: cash, deeds and jail cards held now. Nothing else can be said, so no loan or immunity can."""

from passgo.engine import events
from passgo.engine.actions import Deal
from passgo.engine.board import SPACE_STREET
from passgo.engine.mortgage import ask_new_owner, has_buildings, is_asked_about
from passgo.engine.state import (
    STAGE_PASSING,
    STAGE_ROLL,
    STAGE_START_ROLL,
    Offer,
    Player,
    State,
    give_title,
    note,
    refuse,
)


def why_not_give(game: State, giver: Player, cash: int, deeds: list[int], cards: int, purse: int) -> str:
    """Why one side, with so much in its purse, cannot hand over what the deal says."""
    if cash < 0 or cards < 0:
        return "bad-action"
    previous = -1
    for pos in deeds:
        if not 0 <= pos < game.board.size:
            return "unknown-space"
        if pos <= previous:
            return "bad-action"  # twice the same deed
        previous = pos
        why = why_not_trade(game, giver, pos)
        if why:
            return why
    if cash > purse:
        return "not-enough-cash"
    return "no-card" if cards > len(giver.cards) else ""


def why_not_trade(game: State, giver: Player, pos: int) -> str:
    space = game.board.spaces[pos]
    if space.deed < 0 or (space.kind == SPACE_STREET and game.rules.trade_plots == "never"):
        return "not-tradable"
    title = game.titles[space.deed]
    if title.owner != giver.seat:
        return "not-owner"
    if game.choices and is_asked_about(game, pos):
        return "not-now"
    return "has-buildings" if has_buildings(game, title) else ""


def card_price_met(game: State, cards: int, cash: int, change: int, deeds: list[int]) -> bool:
    """A jail card is worth its minimum in cash, less the cash given with it, or printed price (AMB-CHAMP-25)."""
    value = max(cash - change, 0)
    for pos in deeds:
        value += game.board.spaces[pos].price
    return value >= cards * game.rules.jail_card_min_price


def why_not_offer(game: State, maker: Player, other: Player, deal: Deal) -> str:
    """Why the deal cannot be offered. With blind offers a refusal does not tell whether the other could pay."""
    purse = deal.take_cash if game.rules.trade_blind_offers else other.cash
    return why_not_swap(game, maker, other, deal, purse)


def why_not_deal(game: State, maker: Player, other: Player, deal: Deal) -> str:
    """Why the deal cannot be made as things stand; empty if it can."""
    return why_not_swap(game, maker, other, deal, other.cash)


def why_not_swap(game: State, maker: Player, other: Player, deal: Deal, purse: int) -> str:
    if not (deal.give_deeds or deal.take_deeds or deal.give_cards or deal.take_cards):
        return "not-tradable"  # money for money is a loan or a gift
    why = why_not_give(game, maker, deal.give_cash, deal.give_deeds, deal.give_cards, maker.cash)
    if why:
        return why
    why = why_not_give(game, other, deal.take_cash, deal.take_deeds, deal.take_cards, purse)
    if why:
        return why
    if deal.give_deeds and deal.take_deeds and not game.rules.trade_swaps:
        return "not-tradable"
    if not card_price_met(game, deal.give_cards, deal.take_cash, deal.give_cash, deal.take_deeds):
        return "card-price-too-low"
    if not card_price_met(game, deal.take_cards, deal.give_cash, deal.take_cash, deal.give_deeds):
        return "card-price-too-low"
    return ""


def find_offer(game: State, maker: int, to: int) -> Offer | None:
    for offer in game.offers:
        if offer.maker == maker and offer.to == to:
            return offer
    return None


def propose(game: State, seat: int, to: int, deal: Deal | None) -> None:
    """Make an offer; it replaces an earlier one to the same player and awaits nobody."""
    if game.stage == STAGE_START_ROLL:
        raise refuse("not-now")
    if not 0 <= to < len(game.players) or game.players[to].out:
        raise refuse("unknown-player")
    if deal is None or to == seat:
        raise refuse("bad-action")
    why = why_not_offer(game, game.players[seat], game.players[to], deal)
    if why:
        raise refuse(why)
    former = find_offer(game, seat, to)
    if former is not None:
        game.offers.remove(former)
    game.offers.append(Offer(seat, to, deal))
    if deal.give_cards and game.rules.trade_card_reveal:
        note(game, events.CARD_SHOWN, seat)
    note(game, events.OFFERED, seat, other=to)


def may_conclude(game: State, one: int, other: int) -> bool:
    """Where the edition says so, only with the player on turn or between turns (CHAMP-DEAL-6, AMB-CHAMP-34).

    Between turns is also while the turn of one who was arrested or has left waits to be handed on.
    """
    if game.rules.trade_when == "any" or game.turn == one or game.turn == other:
        return True
    return game.stage == STAGE_PASSING or (game.stage == STAGE_ROLL and not game.rolled)


def why_not_accept(game: State, seat: int, maker: int) -> str:
    offer = find_offer(game, maker, seat)
    if offer is None:
        return "no-offer"
    if not may_conclude(game, maker, seat):
        return "not-now"
    return why_not_deal(game, game.players[maker], game.players[seat], offer.deal)


def accept(game: State, seat: int, maker: int) -> None:
    why = why_not_accept(game, seat, maker)
    if why:
        raise refuse(why)
    offer = find_offer(game, maker, seat)
    assert offer is not None
    game.offers.remove(offer)
    deal = offer.deal
    if deal.take_cards and game.rules.trade_card_reveal:
        note(game, events.CARD_SHOWN, seat)
    note(game, events.ACCEPTED, seat, other=maker)
    giver = game.players[maker]
    taker = game.players[seat]
    giver.cash -= cash_for_taker(deal)
    taker.cash += cash_for_taker(deal)
    given = [giver.cards.pop(0) for _ in range(deal.give_cards)]
    taken = [taker.cards.pop(0) for _ in range(deal.take_cards)]
    giver.cards.extend(taken)
    taker.cards.extend(given)
    hand_deeds(game, deal.give_deeds, seat)
    hand_deeds(game, deal.take_deeds, maker)


def cash_for_taker(deal: Deal) -> int:
    """What a deal adds to the cash of the player who accepts it."""
    return deal.give_cash - deal.take_cash


def hand_deeds(game: State, deeds: list[int], to: int) -> None:
    for pos in deeds:
        title = game.title_at(pos)
        note(game, events.DEED_PASSED, title.owner, pos, other=to)
        give_title(game, title, to)
        ask_new_owner(game, title, True)


def reject(game: State, seat: int, maker: int) -> None:
    offer = find_offer(game, maker, seat)
    if offer is None:
        raise refuse("no-offer")
    game.offers.remove(offer)
    note(game, events.REJECTED, seat, other=maker)


def withdraw(game: State, seat: int) -> None:
    """Take back whatever one has offered."""
    kept = [offer for offer in game.offers if offer.maker != seat]
    if len(kept) == len(game.offers):
        raise refuse("no-offer")
    game.offers = kept
    note(game, events.WITHDRAWN, seat)
