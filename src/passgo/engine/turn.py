"""The turn: starting rolls, the movement roll, what follows from it, and handing the dice on."""

from typing import Final

from passgo.engine import auction, events, shortage
from passgo.engine.chance import throw
from passgo.engine.ending import finish
from passgo.engine.jail import send_to_jail
from passgo.engine.money import charge
from passgo.engine.movement import move_by, roll_dice
from passgo.engine.rent import close_windows
from passgo.engine.spaces import land
from passgo.engine.state import (
    BANK,
    CHOICE_ANY_SPACE,
    CHOICE_BUS,
    FREE,
    REASON_FINE,
    STAGE_BUY,
    STAGE_END,
    STAGE_OVER,
    STAGE_PASSING,
    STAGE_RESOLVING,
    STAGE_ROLL,
    STAGE_START_ROLL,
    TASK_JAIL_EXIT,
    TASK_LAND,
    TASK_MR_MOVE,
    Choice,
    Player,
    State,
    give_title,
    note,
    refuse,
)

# Faces of the Speed Die: 1, 2, 3, then the bus, then Mr M twice.
BUS_FACE: Final = 4


def why_not_roll(game: State, seat: int) -> str:
    if not game.settled():
        return "not-now"
    if seat != game.turn:
        return "not-your-turn"
    return "" if game.stage == STAGE_ROLL else "not-now"


def check_moment(game: State, seat: int, stage: int) -> None:
    """Buying, declining and ending have their one moment in one's own turn."""
    if seat != game.turn or game.stage != stage or not game.settled():
        raise refuse("not-now")


def roll(game: State, seat: int) -> None:
    if game.stage == STAGE_START_ROLL:
        start_roll(game, seat)
        return
    why = why_not_roll(game, seat)
    if why:
        raise refuse(why)
    if not game.rolled:
        game.rolled = True
        if game.landings:
            close_windows(game)
        if game.turns == 0 and game.rules.end_time != "none":  # CHAMP-TIME-6: the timekeeper starts it now
            note(game, events.CLOCK_STARTED, seat)
    player = game.players[seat]
    total = roll_dice(game)
    if player.jail == FREE:
        movement_roll(game, player, total)
    else:
        jail_roll(game, player, total)


def is_pair(dice: list[int]) -> bool:
    """Both white dice show the same; the Speed Die comes after them (CHAMP-SPEED-7)."""
    return len(dice) > 1 and dice[0] == dice[1]


def movement_roll(game: State, player: Player, total: int) -> None:
    rules = game.rules
    speed = 0
    if rules.dice_speed_die:
        speed = throw(game.chance, 6)
        game.dice.append(speed)
    note(game, events.ROLLED, player.seat, numbers=game.dice)
    game.stage = STAGE_RESOLVING
    pair = is_pair(game.dice)
    triple = pair and speed == game.dice[0] and speed < BUS_FACE
    doubles = rules.doubles_enabled and pair
    if triple and not rules.speed_die_triple_is_double:  # AMB-CHAMP-22
        doubles = False
    if doubles:
        game.doubles += 1
        if game.doubles == 3:  # AMB-GEN-15: the third double is not played
            send_to_jail(game, player)
            return
    game.extra_roll = doubles
    if triple:
        game.choices.append(Choice(player.seat, CHOICE_ANY_SPACE, player.pos, False))
    elif speed == BUS_FACE:
        game.choices.append(Choice(player.seat, CHOICE_BUS, player.pos, False))
    elif speed > BUS_FACE:
        game.todo.append(TASK_MR_MOVE)
        move_by(game, player, total, True)
    else:
        move_by(game, player, total + speed, True)


def jail_roll(game: State, player: Player, total: int) -> None:
    """A try for freedom, white dice only; on the forced turn the fine is paid and the roll moved anyway."""
    rules = game.rules
    note(game, events.ROLLED, player.seat, numbers=game.dice)
    tries = player.jail + 1
    lucky = 6 in game.dice if rules.jail_exit_roll == "six" else is_pair(game.dice)
    if lucky and tries <= rules.jail_attempts:
        player.jail = FREE
        note(game, events.FREED, player.seat)
        game.stage = STAGE_RESOLVING
        if rules.jail_doubles_give_extra_roll and is_pair(game.dice):  # AMB-GEN-3: then they count as the turn's first
            game.extra_roll = True
            game.doubles = 1
        move_by(game, player, total, True)
    elif tries >= rules.jail_forced_turn:
        game.stage = STAGE_RESOLVING
        game.extra_roll = False
        game.todo.append(TASK_JAIL_EXIT)
        charge(game, player, BANK, rules.jail_fine, REASON_FINE, -1)
    else:
        player.jail = tries
        game.stage = STAGE_END
        note(game, events.STAYED_IN_JAIL, player.seat, amount=tries)


def asking_price(game: State, player: Player) -> int:
    """What the Bank asks for the unowned deed on which a player stands."""
    return game.board.spaces[player.pos].price


def buy(game: State, seat: int) -> None:
    player = game.players[seat]
    if seat == game.turn and game.rolled and game.stage != STAGE_BUY:
        deed = game.board.spaces[player.pos].deed
        if deed >= 0 and game.titles[deed].owner not in (BANK, seat):
            raise refuse("already-owned", {"space": player.pos})
    check_moment(game, seat, STAGE_BUY)
    title = game.title_at(player.pos)
    price = asking_price(game, player)
    if player.cash < price:
        raise refuse("not-enough-cash", {"amount": price})
    player.cash -= price
    game.bank += price
    give_title(game, title, seat)
    game.stage = STAGE_RESOLVING
    note(game, events.BOUGHT, seat, player.pos, price)


def decline(game: State, seat: int) -> None:
    check_moment(game, seat, STAGE_BUY)
    game.stage = STAGE_RESOLVING
    pos = game.players[seat].pos
    note(game, events.DECLINED, seat, pos)
    if game.rules.unowned_decline == "auction":
        auction.open_deed(game, pos)


def end(game: State, seat: int) -> None:
    check_moment(game, seat, STAGE_END)
    game.stage = STAGE_PASSING


def advance(game: State) -> None:
    """Carry out what follows without a decision, until somebody has to decide."""
    if game.shortage is not None:
        shortage.go_on(game)
    while game.stage != STAGE_OVER and game.settled():
        if game.estate:
            auction.open_deed(game, game.estate.pop(0))
        elif is_decided(game):
            finish(game)
        elif game.stage == STAGE_BUY:
            return
        elif game.todo:
            carry_out(game, game.todo.pop())
        elif game.stage == STAGE_PASSING:
            next_turn(game)
        elif game.stage == STAGE_RESOLVING:
            game.stage = STAGE_ROLL if game.extra_roll else STAGE_END
        else:
            return


def is_decided(game: State) -> bool:
    """Time was called and the running turn is finished (AMB-VOYAGE-22), or the first bankruptcy is settled."""
    if game.time_called and game.stage == STAGE_PASSING:
        return True
    return len(game.fallen) > 0 and game.rules.end_condition == "firstBankruptcy"


def carry_out(game: State, task: int) -> None:
    player = game.players[game.turn]
    if task == TASK_LAND:
        land(game, player)
    elif task == TASK_MR_MOVE:
        mr_move(game, player)
    else:
        player.jail = FREE
        note(game, events.FREED, player.seat, amount=game.rules.jail_fine)
        move_by(game, player, sum(game.dice), True)


def mr_move(game: State, player: Player) -> None:
    """Mr M goes on to the next unowned deed, else to the next let by another (CHAMP-SPEED-5, AMB-CHAMP-21)."""
    let = 0
    for steps in range(1, game.board.size):
        space = game.board.spaces[(player.pos + steps) % game.board.size]
        if space.deed < 0:
            continue
        title = game.titles[space.deed]
        if title.owner == BANK:
            move_by(game, player, steps, True)
            return
        if let == 0 and title.owner != player.seat and not title.mortgaged:
            let = steps
    if let:
        move_by(game, player, let, True)


def next_turn(game: State) -> None:
    game.turns += 1
    if game.turns == game.rules.end_turns:  # a timed game by turns; never true when there is no limit
        finish(game)
        return
    place = game.order.index(game.turn)
    seats = len(game.order)
    while True:
        place += 1
        if place == seats:
            place = 0
            if game.last_round:  # AMB-CHAMP-10: the lap is complete
                finish(game)
                return
        if not game.players[game.order[place]].out:
            break
    game.turn = game.order[place]
    game.stage = STAGE_ROLL
    game.rolled = False
    game.doubles = 0
    game.extra_roll = False
    game.content = []
    note(game, events.TURN, game.turn)


def start_roll(game: State, seat: int) -> None:
    """Roll for the start; ties that matter are rolled again (AMB-GEN-11)."""
    if seat not in game.start_due:
        raise refuse("not-now")
    game.start_rolls[seat].append(roll_dice(game))
    note(game, events.START_ROLLED, seat, numbers=game.dice)
    game.start_due.remove(seat)
    if not game.start_due:
        game.start_due = tied_starters(game)
        if not game.start_due:
            begin(game)


def tied_starters(game: State) -> list[int]:
    """Who must roll again: those level for the start or, where rolls set the whole order, for any place."""
    rolls = game.start_rolls
    best = max(rolls)
    return [
        seat
        for seat in range(len(rolls))
        if rolls.count(rolls[seat]) > 1 and (rolls[seat] == best or game.rules.order_mode == "byRoll")
    ]


def begin(game: State) -> None:
    rolls = game.start_rolls
    seats = len(rolls)
    starter = rolls.index(max(rolls))
    if game.rules.order_mode == "byRoll":
        ranked = sorted([(rolls[seat], seat) for seat in range(seats)], reverse=True)
        game.order = [seat for _, seat in ranked]
    else:
        game.order = [(starter + i) % seats for i in range(seats)]
    game.turn = starter
    game.stage = STAGE_ROLL
    game.start_rolls = []
    note(game, events.STARTED, starter, numbers=game.order)
    note(game, events.TURN, starter)
