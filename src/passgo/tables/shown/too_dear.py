"""What only want of cash forbids: it is shown, as a button that cannot be pressed, so that nobody looks for it."""

from passgo.engine import Game, actions
from passgo.engine.actions import Action
from passgo.engine.board import SPACE_RIDE
from passgo.engine.jail import why_not_fine
from passgo.engine.legal import Legal, estate_frozen
from passgo.engine.mortgage import why_not_redeem
from passgo.engine.movement import distance_to_kind
from passgo.engine.shortage import why_not_build
from passgo.engine.state import CHOICE_MORTGAGED_DEED, CHOICE_RIDE, Choice

DEAR = "not-enough-cash"


def too_dear(game: Game, seat: int, legal: Legal) -> list[Action]:
    """Answers to what this seat is asked, then buildings and mortgages, that cost more than it has."""
    if game.is_over() or game.players[seat].out or game.start_due:
        return []
    kinds = {action.kind for action in legal.actions}
    found: list[Action] = []
    if actions.DECLINE in kinds and actions.BUY not in kinds:
        found.append(actions.BUY_DEED)
    if actions.ROLL in kinds and why_not_fine(game, seat) == DEAR:
        found.append(actions.PAY_FINE)
    for choice in game.choices:
        if choice.seat == seat:
            found += dear_answers(game, choice, legal)
    return found + ([] if estate_frozen(game, seat) else dear_estate(game, seat))


def dear_answers(game: Game, choice: Choice, legal: Legal) -> list[Action]:
    if choice.kind == CHOICE_MORTGAGED_DEED:
        redeem = actions.choose_redeem(choice.pos)
        listed = any(one.answer == redeem.answer and one.space == choice.pos for one in legal.actions)
        return [] if listed else [redeem]
    player = game.players[choice.seat]
    if choice.kind != CHOICE_RIDE or player.cash >= game.board.spaces[choice.pos].fare:
        return []
    reach = range(1, distance_to_kind(game, player, SPACE_RIDE))
    return [actions.choose_space((player.pos + steps) % game.board.size) for steps in reach]


def dear_estate(game: Game, seat: int) -> list[Action]:
    spaces = [title.space.pos for title in game.titles if title.owner == seat]
    found = [actions.build(pos) for pos in spaces if why_not_build(game, seat, [pos]) == DEAR]
    return found + [actions.redeem(pos) for pos in spaces if why_not_redeem(game, seat, pos) == DEAR]
