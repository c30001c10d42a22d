"""Questions to a player, in a sentence or two."""

from typing import Final

from passgo.engine.buildings import could_buy
from passgo.engine.debt import first_debt
from passgo.engine.game import (
    AWAIT_AUCTION,
    AWAIT_CHOOSE,
    AWAIT_DEBT,
    AWAIT_ROLL,
    AWAIT_SHORTAGE,
    AWAITED,
    Decision,
    Game,
)
from passgo.engine.sale import Sale
from passgo.engine.state import FREE, Choice, Landing, Offer
from passgo.engine.views import View
from passgo.words.names import Names
from passgo.words.sentences import sentence
from passgo.words.trades import changes_told
from passgo.words.wishes import as_told

CHOICE_KINDS: Final = ("bus", "any-space", "ride", "mortgaged-deed")


def question(game: Game, decision: Decision, names: Names, sale: Sale) -> str:
    """What the seat must decide before play goes on."""
    seat = decision.seat
    player = game.players[seat]
    kind = decision.kind
    if kind == AWAIT_DEBT:
        return debt_question(game, seat, names)
    if kind == AWAIT_CHOOSE:
        return choice_question(game, next(choice for choice in game.choices if choice.seat == seat), names)
    cash = names.say("play-cash", cash=names.money(player.cash))
    if kind == AWAIT_AUCTION and game.auction is not None:
        return f"{auction_question(game, seat, names, sale)} {cash}"
    if kind == AWAIT_SHORTAGE:
        return f"{shortage_question(game, seat, names)} {cash}"
    variant = ""
    if kind == AWAIT_ROLL:
        variant = "-jail" if player.jail != FREE else "-again" if game.rolled else ""
    asked = names.say(
        f"awaiting-you-{AWAITED[kind]}{variant}",
        space=names.space(player.pos),
        amount=names.money(game.board.spaces[player.pos].price),
    )
    return f"{asked} {cash}"


def shortage_question(game: Game, seat: int, names: Names) -> str:
    """Buildings left, what the player who asks wants, and how many this seat could place."""
    shortage = game.shortage
    assert shortage is not None, "awaited with a shortage"
    player = game.players[seat]
    pieces = names.buildings(shortage.hotel, could_buy(game, player, shortage.hotel, player.cash))
    told = sentence(as_told(game, shortage), names)
    return f"{told} {names.say('shortage-could', pieces=pieces)} {names.say('awaiting-you-shortage')}"


def auction_question(game: Game, seat: int, names: Names, sale: Sale) -> str:
    auction = game.auction
    assert auction is not None, "awaited with an auction"
    key = "awaiting-you-auction-building" if auction.pos < 0 else "awaiting-you-auction"
    bidder, bid = names.player(auction.bidder), names.money(auction.high)
    so_far = names.say("auction-none") if auction.bidder < 0 else names.say("event-bid", player=bidder, amount=bid)
    asked = f"{estate_told(game, names, sale)}{names.say(key, space=names.space(auction.pos))} {so_far}"
    return asked if auction.pos >= 0 else f"{asked} {piece_told(game, seat, names)}"


def estate_told(game: Game, names: Names, sale: Sale) -> str:
    """Whose deeds are sold one after the other, and which of them this is; empty at any other auction."""
    estate = sale.estate(game)
    if estate is None or game.auction is None:
        return ""
    lot, lots = estate.spaces.index(game.auction.pos) + 1, len(estate.spaces)
    return f"{names.say('auction-estate', player=names.player(estate.seat), number=lot, count=lots)} "


def piece_told(game: Game, seat: int, names: Names) -> str:
    """A building under the hammer: how many are left, where each bidder would put it, and what a pass means."""
    auction = game.auction
    assert auction is not None, "awaited with an auction"
    left = names.buildings(auction.hotel, game.hotels if auction.hotel else game.houses)
    places = [
        names.say("event-wanted", player=names.player(bidder), spaces=names.space(pos))
        for bidder, pos in enumerate(auction.wants)
        if pos >= 0 and (auction.asked[bidder] or bidder == seat)
    ]
    told = [names.say("auction-building-left", pieces=left), *places, names.say("auction-pass-piece")]
    return " ".join(told)


def debt_question(game: Game, seat: int, names: Names) -> str:
    debt = first_debt(game, seat)
    assert debt is not None, "awaited with a debt"
    cash = names.money(game.players[seat].cash)
    return names.say("debt-owed", other=names.player(debt.creditor), amount=names.money(debt.amount), cash=cash)


def choice_question(game: Game, choice: Choice, names: Names) -> str:
    fare = game.board.spaces[choice.pos].fare
    key = f"awaiting-you-choose-{CHOICE_KINDS[choice.kind]}"
    return names.say(key, space=names.space(choice.pos), amount=names.money(fare))


def claim_question(landing: Landing, names: Names) -> str:
    """Question about a rent, which names the visit again: its line may have scrolled away."""
    return names.say(
        "event-rent-due-dice" if landing.factor else "event-rent-due",
        player=names.player(landing.visitor),
        other=names.player(landing.owner),
        space=names.space(landing.pos),
        amount=names.money(landing.rent),
    )


def offer_question(game: Game, offer: Offer, names: Names) -> str:
    """What is offered, and what it would change, as the player who is asked may know it."""
    view = View(game, offer.to)
    offered = names.say(
        "event-offered",
        player=names.player(offer.maker),
        other=names.player(offer.to),
        give=names.given(offer.deal),
        take=names.taken(offer.deal),
    )
    cash = [view.cash(seat) for seat in range(view.seats())]
    return "\n".join([offered, *changes_told(game, offer, names, cash)])
