"""What the cards do."""

from passgo.engine import events
from passgo.engine.board import (
    EFFECT_ADVANCE_TO,
    EFFECT_ADVANCE_TO_NEAREST,
    EFFECT_COLLECT,
    EFFECT_COLLECT_FROM_EACH,
    EFFECT_GO_TO_JAIL,
    EFFECT_JAIL_FREE,
    EFFECT_MOVE_RELATIVE,
    EFFECT_PAY,
    EFFECT_PAY_EACH,
    HOTEL,
    Card,
)
from passgo.engine.decks import draw, put_back
from passgo.engine.jail import send_to_jail
from passgo.engine.money import charge, receive
from passgo.engine.movement import distance, distance_to_kind, move_by
from passgo.engine.state import BANK, REASON_CARD, Player, State, note


def draw_card(game: State, player: Player, deck: int) -> None:
    """Take the top card, do what it says, put it back; a jail card is kept (CTHULHU-CARD-1, CTHULHU-CARD-2)."""
    drawn = draw(game, deck)
    card = game.board.decks[deck].cards[drawn & 255]
    note(game, events.CARD_DRAWN, player.seat, amount=drawn & 255, other=deck)
    if card.effect == EFFECT_JAIL_FREE:
        player.cards.append(drawn)
        return
    put_back(game, drawn)
    follow(game, player, card)


def follow(game: State, player: Player, card: Card) -> None:
    effect = card.effect
    if effect == EFFECT_COLLECT:
        receive(game, player, card.amount)
    elif effect == EFFECT_PAY:
        charge(game, player, BANK, card.amount, REASON_CARD, -1)
    elif effect == EFFECT_ADVANCE_TO:
        move_by(game, player, distance(game, player, card.pos), card.collect_go)
    elif effect == EFFECT_ADVANCE_TO_NEAREST:
        game.rent_times = card.rent_multiplier
        game.dice_factor = card.dice_multiplier
        move_by(game, player, distance_to_kind(game, player, card.nearest), card.collect_go)
    elif effect == EFFECT_MOVE_RELATIVE:
        move_by(game, player, card.steps, card.collect_go)
    elif effect == EFFECT_GO_TO_JAIL:
        send_to_jail(game, player)
    elif effect == EFFECT_PAY_EACH:
        for other in others(game, player):
            charge(game, player, other.seat, card.amount, REASON_CARD, -1)
    elif effect == EFFECT_COLLECT_FROM_EACH:
        for other in others(game, player):
            charge(game, other, player.seat, card.amount, REASON_CARD, -1)
    else:
        charge(game, player, BANK, repairs(game, player, card), REASON_CARD, -1)


def others(game: State, player: Player) -> list[Player]:
    """The other players still in the game, from the left neighbour on."""
    seats = len(game.players)
    around = [game.players[(player.seat + i) % seats] for i in range(1, seats)]
    return [other for other in around if not other.out]


def repairs(game: State, player: Player, card: Card) -> int:
    cost = 0
    for title in game.titles:
        if title.level and title.owner == player.seat:
            cost += card.per_hotel if title.level == HOTEL else title.level * card.per_house
    return cost
