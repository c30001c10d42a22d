"""Jail: how one gets in, and the ways out."""

from passgo.engine import events
from passgo.engine.decks import put_back
from passgo.engine.money import hand_over
from passgo.engine.state import BANK, FREE, STAGE_PASSING, STAGE_ROLL, Player, State, note, refuse


def send_to_jail(game: State, player: Player) -> None:
    """Straight to jail: no salary, nothing else of this roll is played, the turn is over."""
    player.pos = game.board.jail_pos
    player.jail = 0
    game.todo = []
    game.extra_roll = False
    game.stage = STAGE_PASSING
    note(game, events.JAILED, player.seat, player.pos)


def why_not_leave(game: State, seat: int) -> str:
    on_turn = seat == game.turn and game.stage == STAGE_ROLL and game.settled()
    return "" if on_turn and game.players[seat].jail != FREE else "not-now"


def why_not_fine(game: State, seat: int) -> str:
    why = why_not_leave(game, seat)
    if why:
        return why
    player = game.players[seat]
    if player.jail >= game.rules.jail_prepay_turns:
        return "not-now"  # AMB-CHAMP-36
    return "not-enough-cash" if player.cash < game.rules.jail_fine else ""


def pay_fine(game: State, seat: int) -> None:
    why = why_not_fine(game, seat)
    if why:
        raise refuse(why, {"amount": game.rules.jail_fine})
    player = game.players[seat]
    hand_over(game, player, BANK, game.rules.jail_fine)
    player.jail = FREE
    note(game, events.FREED, seat, amount=game.rules.jail_fine)


def why_not_card(game: State, seat: int) -> str:
    why = why_not_leave(game, seat)
    if why:
        return why
    return "" if game.players[seat].cards else "no-card"


def use_card(game: State, seat: int) -> None:
    why = why_not_card(game, seat)
    if why:
        raise refuse(why)
    player = game.players[seat]
    card = player.cards.pop(0)
    put_back(game, card)
    player.jail = FREE
    note(game, events.CARD_USED, seat, other=card >> 8)
