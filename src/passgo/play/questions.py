"""What a person is asked, in a sentence."""

from typing import Final

from passgo.engine.debt import first_debt
from passgo.engine.game import AWAIT_AUCTION, AWAIT_CHOOSE, AWAIT_DEBT, AWAIT_ROLL, AWAITED, Decision, Game
from passgo.engine.mortgage import redeem_cost
from passgo.engine.state import FREE, MORTGAGED_DEED, RIDE, Auction, Choice, Landing, Offer
from passgo.play.names import Names
from passgo.play.texts import say

CHOICE_KINDS: Final = ("bus", "any-space", "ride", "mortgaged-deed")


def question(game: Game, decision: Decision, names: Names) -> str:
    """What the seat must decide before play goes on."""
    seat = decision.seat
    player = game.players[seat]
    kind = decision.kind
    if kind == AWAIT_AUCTION and game.auction is not None:
        return auction_question(game, game.auction, seat, names)
    if kind == AWAIT_DEBT:
        return debt_question(game, seat, names)
    if kind == AWAIT_CHOOSE:
        return choice_question(game, next(choice for choice in game.choices if choice.seat == seat), names)
    key = f"ask-{AWAITED[kind]}"
    if kind == AWAIT_ROLL:
        key += "-jail" if player.jail != FREE else "-again" if game.rolled else ""
    return say(
        key,
        player=names.player(seat),
        space=names.space(player.pos),
        amount=names.money(game.board.spaces[player.pos].price),
        cash=names.money(player.cash),
        jail=names.word("jail"),
    )


def auction_question(game: Game, auction: Auction, seat: int, names: Names) -> str:
    key = "ask-auction-building" if auction.pos < 0 else "ask-auction"
    return say(
        key if auction.bidder < 0 else f"{key}-bid",
        player=names.player(seat),
        space=names.space(auction.pos),
        other=names.player(auction.bidder),
        amount=names.money(auction.high),
        cash=names.money(game.players[seat].cash),
    )


def debt_question(game: Game, seat: int, names: Names) -> str:
    debt = first_debt(game, seat)
    assert debt is not None, "awaited with a debt"
    return say(
        "ask-debt",
        player=names.player(seat),
        other=names.player(debt.creditor),
        amount=names.money(debt.amount),
        cash=names.money(game.players[seat].cash),
    )


def choice_question(game: Game, choice: Choice, names: Names) -> str:
    amount = 0
    if choice.kind == RIDE:
        amount = game.board.spaces[choice.pos].fare
    elif choice.kind == MORTGAGED_DEED:
        amount = redeem_cost(game, game.title_at(choice.pos))
    key = f"ask-choose-{CHOICE_KINDS[choice.kind]}"
    return say(key, player=names.player(choice.seat), space=names.space(choice.pos), amount=names.money(amount))


def claim_question(landing: Landing, names: Names) -> str:
    return say(
        "ask-claim-dice" if landing.factor else "ask-claim",
        player=names.player(landing.owner),
        other=names.player(landing.visitor),
        space=names.space(landing.pos),
        amount=names.money(landing.rent),
    )


def offer_question(offer: Offer, names: Names) -> str:
    return say(
        "ask-offer",
        player=names.player(offer.to),
        other=names.player(offer.maker),
        give=names.given(offer.deal),
        take=names.taken(offer.deal),
    )
