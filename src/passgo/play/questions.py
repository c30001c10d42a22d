"""What a person is asked, in a sentence or two."""

from typing import Final

from passgo.engine.debt import first_debt
from passgo.engine.game import AWAIT_AUCTION, AWAIT_CHOOSE, AWAIT_DEBT, AWAIT_ROLL, AWAITED, Decision, Game
from passgo.engine.state import FREE, Auction, Choice, Landing, Offer
from passgo.play.names import Names

CHOICE_KINDS: Final = ("bus", "any-space", "ride", "mortgaged-deed")


def question(game: Game, decision: Decision, names: Names) -> str:
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
        return f"{auction_question(game.auction, names)} {cash}"
    variant = ""
    if kind == AWAIT_ROLL:
        variant = "-jail" if player.jail != FREE else "-again" if game.rolled else ""
    asked = names.say(
        f"awaiting-you-{AWAITED[kind]}{variant}",
        space=names.space(player.pos),
        amount=names.money(game.board.spaces[player.pos].price),
    )
    return f"{asked} {cash}"


def auction_question(auction: Auction, names: Names) -> str:
    key = "awaiting-you-auction-building" if auction.pos < 0 else "awaiting-you-auction"
    bidder, bid = names.player(auction.bidder), names.money(auction.high)
    so_far = names.say("auction-none") if auction.bidder < 0 else names.say("event-bid", player=bidder, amount=bid)
    return f"{names.say(key, space=names.space(auction.pos))} {so_far}"


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
    """The visit once more: it may have been told some lines above."""
    return names.say(
        "event-rent-due-dice" if landing.factor else "event-rent-due",
        player=names.player(landing.visitor),
        other=names.player(landing.owner),
        space=names.space(landing.pos),
        amount=names.money(landing.rent),
    )


def offer_question(offer: Offer, names: Names) -> str:
    return names.say(
        "event-offered",
        player=names.player(offer.maker),
        other=names.player(offer.to),
        give=names.given(offer.deal),
        take=names.taken(offer.deal),
    )
