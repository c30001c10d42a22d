"""What the space says on which a player has landed, and the questions some spaces ask."""

from passgo.engine import events
from passgo.engine.actions import ANSWER_SPACE, ANSWER_STAY, ANSWER_STEPS, Action
from passgo.engine.board import (
    OUTCOME_COINS,
    OUTCOME_COINS_BY_DIE,
    OUTCOME_MOVE_AGAIN,
    SPACE_CARDS,
    SPACE_ENTITY,
    SPACE_GO_TO_JAIL,
    SPACE_QUESTION,
    SPACE_RIDE,
    SPACE_TAX,
    Outcome,
    Space,
)
from passgo.engine.cards import draw_card, others
from passgo.engine.chance import throw
from passgo.engine.jail import send_to_jail
from passgo.engine.money import charge, receive
from passgo.engine.movement import distance, distance_to_kind, move_by, roll_dice
from passgo.engine.rent import visit
from passgo.engine.state import (
    BANK,
    CHOICE_ANY_SPACE,
    CHOICE_BUS,
    CHOICE_RIDE,
    REASON_ENTITY,
    REASON_QUESTION,
    REASON_TAX,
    STAGE_BUY,
    Choice,
    Player,
    State,
    note,
    refuse,
)


def land(game: State, player: Player) -> None:
    space = game.board.spaces[player.pos]
    kind = space.kind
    if space.deed >= 0:
        title = game.titles[space.deed]
        if title.owner == BANK:
            game.stage = STAGE_BUY
        elif title.owner != player.seat:
            visit(game, player, title)
        game.rent_times = 1
        game.dice_factor = 0
    elif kind == SPACE_CARDS:
        draw_card(game, player, space.deck)
    elif kind == SPACE_TAX:
        charge(game, player, BANK, space.amount, REASON_TAX, space.pos)
    elif kind == SPACE_GO_TO_JAIL:
        send_to_jail(game, player)
    elif kind == SPACE_RIDE:
        game.choices.append(Choice(player.seat, CHOICE_RIDE, space.pos, False))
    elif kind == SPACE_ENTITY:
        fight(game, player, space)
    elif kind == SPACE_QUESTION:
        ask_block(game, player)


def fight(game: State, player: Player, space: Space) -> None:
    """The visitor and their left neighbour roll one die each against the entity.

    GHOST-ENTITY-1, GHOST-ENTITY-2, GHOST-ENTITY-3, GHOST-ENTITY-4.
    """
    neighbour = others(game, player)[0]
    faces = [throw(game.chance, 6), throw(game.chance, 6)]
    won = faces[0] + faces[1] >= space.target
    note(
        game,
        events.ENTITY_FOUGHT,
        player.seat,
        space.pos,
        space.amount if won else -space.amount,
        neighbour.seat,
        faces,
    )
    for fighter in [player, neighbour]:
        if won:
            receive(game, fighter, space.amount)
        else:
            charge(game, fighter, BANK, space.amount, REASON_ENTITY, space.pos)


def ask_block(game: State, player: Player) -> None:
    """The Question Block, by the printed die table or by weighted sounds.

    MARIO-QBLOCK-1, MARIO-QBLOCK-2, MARIO-QBLOCK-3, MARIO-QBLOCK-4, MARIO-QBLOCK-5, MARIO-QBLOCK-6,
    MARIO-QBLOCK-7, MARIO-QBLOCK-8, MARIO-QBLOCK-9, MARIO-QBLOCK-10.
    """
    outcome = draw_outcome(game)
    note(game, events.QUESTION_ASKED, player.seat, player.pos, outcome.amount, outcome.kind)
    if outcome.kind == OUTCOME_COINS_BY_DIE:
        receive(game, player, throw(game.chance, 6))
    elif outcome.kind == OUTCOME_COINS:
        receive(game, player, outcome.amount)
    elif outcome.kind == OUTCOME_MOVE_AGAIN:
        move_by(game, player, roll_dice(game), True)
    else:
        charge(game, player, BANK, outcome.amount, REASON_QUESTION, player.pos)


def draw_outcome(game: State) -> Outcome:
    if game.rules.qblock_distribution == "table":
        return game.board.question_table[throw(game.chance, 6) - 1]
    sounds = game.board.question_sounds
    drawn = throw(game.chance, sum([sound.weight for sound in sounds]))
    for sound in sounds:
        drawn -= sound.weight
        if drawn <= 0:
            return sound
    raise AssertionError("weights add up")


def ride(game: State, choice: Choice, action: Action) -> None:
    """Pay the fare and travel to any space before the next ride space, or stay.

    GHOST-ECTO-1, GHOST-ECTO-2, GHOST-ECTO-3, GHOST-ECTO-4.
    """
    player = game.players[choice.seat]
    if action.answer == ANSWER_STAY:
        if game.rules.ecto_ends_turn_when_staying:  # AMB-GHOST-6
            game.extra_roll = False
        game.choices.remove(choice)
        return
    fare = game.board.spaces[choice.pos].fare
    if action.answer != ANSWER_SPACE or not 0 <= action.space < game.board.size:
        raise refuse("bad-choice")
    steps = distance(game, player, action.space)
    if not 0 < steps < distance_to_kind(game, player, SPACE_RIDE):
        raise refuse("bad-choice", {"space": action.space})
    if player.cash < fare:
        raise refuse("not-enough-cash", {"amount": fare})
    game.choices.remove(choice)
    player.cash -= fare
    game.bank += fare
    game.extra_roll = False
    note(game, events.RIDE_TAKEN, player.seat, action.space, fare)
    move_by(game, player, steps, game.rules.ecto_go_pays and action.space == game.board.go_pos)


def take_bus(game: State, choice: Choice, action: Action) -> None:
    """One white die, the other, or both (CHAMP-SPEED-3)."""
    first = game.dice[0]
    second = game.dice[1]
    if action.answer != ANSWER_STEPS or action.amount not in (first, second, first + second):
        raise refuse("bad-choice", {"amount": action.amount})
    game.choices.remove(choice)
    move_by(game, game.players[choice.seat], action.amount, True)


def go_anywhere(game: State, choice: Choice, action: Action) -> None:
    """Three of a kind: on to any space (CHAMP-SPEED-8)."""
    if action.answer != ANSWER_SPACE or not 0 <= action.space < game.board.size:
        raise refuse("bad-choice")
    player = game.players[choice.seat]
    game.choices.remove(choice)
    move_by(game, player, distance(game, player, action.space), True)


def answer(game: State, choice: Choice, action: Action) -> None:
    if choice.kind == CHOICE_BUS:
        take_bus(game, choice, action)
    elif choice.kind == CHOICE_ANY_SPACE:
        go_anywhere(game, choice, action)
    else:
        ride(game, choice, action)
