"""The judge: runs the bank, keeps the time, limits talk, expels, types in real dice, corrects mistakes."""

import msgspec

from passgo.engine import ROLE_JUDGE, ROLE_STEWARD, BadSnapshot, actions, from_json, to_json
from passgo.engine.board import HOTEL
from passgo.engine.game import Game
from passgo.engine.state import BANK, FREE, give_title, set_level, set_mortgaged
from passgo.tables import clocks
from passgo.tables.commands import moves
from passgo.tables.commands.commands import (
    JudgeClose,
    JudgeCorrect,
    JudgeDice,
    JudgeExpel,
    JudgeExtend,
    JudgeLastRound,
    JudgeLimit,
    JudgeNoDice,
    JudgeTime,
)
from passgo.tables.draft import Draft
from passgo.tables.log import entries
from passgo.tables.refusals import Refused
from passgo.tables.table_state import SILENT
from passgo.tables.texts import clean_reason


def close_auction(draft: Draft, _wish: JudgeClose) -> None:
    draft.need_judge()
    moves.check_fresh(draft.state, -1, actions.CLOSE_AUCTION, draft.command.expected)
    moves.perform(draft, ROLE_JUDGE, actions.CLOSE_AUCTION, "judge")


def last_round(draft: Draft, _wish: JudgeLastRound) -> None:
    draft.need_judge()
    if not draft.state.playing().last_round:
        moves.perform(draft, ROLE_JUDGE, actions.CALL_LAST_ROUND, "judge")


def time(draft: Draft, _wish: JudgeTime) -> None:
    draft.need_judge()
    if not draft.state.playing().time_called:
        moves.perform(draft, ROLE_JUDGE, actions.CALL_TIME, "judge")


def expel(draft: Draft, wish: JudgeExpel) -> None:
    draft.need_judge()
    moves.perform(draft, ROLE_STEWARD, actions.expel(wish.seat), "judge")  # in every edition


def limit(draft: Draft, wish: JudgeLimit) -> None:
    draft.need_judge()
    set_deadline(draft, wish.one, wish.other, draft.now_ms + wish.ms)


def extend(draft: Draft, wish: JudgeExtend) -> None:
    draft.need_judge()
    talk = draft.state.negotiations.get(clocks.pair_of(wish.one, wish.other))
    ends = draft.now_ms if talk is None else max(talk.deadline_ms, draft.now_ms)
    set_deadline(draft, wish.one, wish.other, ends + wish.ms)


def set_deadline(draft: Draft, one: int, other: int, deadline_ms: int) -> None:
    pair = clocks.pair_of(one, other)
    if pair not in draft.state.negotiations:
        raise Refused("no-negotiation", one=pair[0], other=pair[1])
    if draft.state.paused_ms:
        raise Refused("paused")
    draft.add(entries.DealTimed(one=pair[0], other=pair[1], deadline_ms=deadline_ms))


def enter_dice(draft: Draft, wish: JudgeDice) -> None:
    """Take the dice rolled on the real table. If the rules ask for more dice, the table waits for those next."""
    draft.need_judge()
    waits = draft.state.dice
    if waits is None:
        raise Refused("no-dice-awaited")
    if draft.state.paused_ms:
        raise Refused("paused")
    expected = draft.command.expected
    if expected is None:
        raise Refused("version-needed")
    if expected < draft.state.dice_version:
        raise Refused("stale-version", version=draft.state.version)
    body = entries.Acted(seat=waits.seat, action=waits.action, by=waits.by)
    moves.perform_with_dice(draft, body, [*waits.faces, *wish.faces])
    moves.claim_at_once(draft)


def drop_dice(draft: Draft, _wish: JudgeNoDice) -> None:
    draft.need_judge()
    if draft.state.dice is None:
        raise Refused("no-dice-awaited")
    draft.add(entries.DiceDropped())


def correct(draft: Draft, wish: JudgeCorrect) -> None:
    """Correct a mistake with an entry that says what it corrects and why, and holds the whole position after it."""
    draft.need_judge()
    state = draft.state
    moves.check_fresh(state, -1, actions.CALL_TIME, draft.command.expected)
    if not 1 <= wish.corrects <= state.version:
        raise Refused("no-such-version", version=state.version)
    reason = clean_reason(wish.reason)
    if not wish.cash and not wish.deeds and not wish.places:
        raise Refused("bad-correction", field="")
    game = state.playing().copy(SILENT)
    change_cash(game, wish)
    change_deeds(game, wish)
    change_places(game, wish)
    position = to_json(game)
    try:
        from_json(game.board, position, SILENT)
    except BadSnapshot as error:
        raise Refused("bad-correction", why=str(error)[:200]) from error
    changes = {
        "cash": msgspec.to_builtins(wish.cash),
        "deeds": msgspec.to_builtins(wish.deeds),
        "places": msgspec.to_builtins(wish.places),
    }
    draft.add(entries.Corrected(corrects=wish.corrects, reason=reason, changes=changes, position=position))


def player_in(game: Game, seat: int, field: str) -> None:
    if not 0 <= seat < len(game.players) or game.players[seat].out:
        raise Refused("bad-correction", field=field)


def change_cash(game: Game, wish: JudgeCorrect) -> None:
    for change in wish.cash:
        player_in(game, change.seat, "cash")
        game.players[change.seat].cash += change.amount
        game.bank -= change.amount


def change_deeds(game: Game, wish: JudgeCorrect) -> None:
    """Change the owner of each deed first, then its buildings, which come from the Bank's stock and go back to it."""
    for change in wish.deeds:
        if change.space >= game.board.size or game.board.spaces[change.space].deed < 0:
            raise Refused("bad-correction", field="deeds")
        title = game.title_at(change.space)
        if change.owner is not None:
            if change.owner != BANK:
                player_in(game, change.owner, "deeds")
            give_title(game, title, change.owner)
        if change.mortgaged is not None:
            set_mortgaged(game, title, change.mortgaged)
        if change.level is not None:
            restock(game, title.level, 1)
            restock(game, change.level, -1)
            set_level(game, title, change.level)


def restock(game: Game, level: int, sign: int) -> None:
    if level == HOTEL:
        game.hotels += sign
    else:
        game.houses += sign * level


def change_places(game: Game, wish: JudgeCorrect) -> None:
    for change in wish.places:
        player_in(game, change.seat, "places")
        jailed = change.jail != FREE
        if change.space >= game.board.size or (jailed and change.space != game.board.jail_pos):
            raise Refused("bad-correction", field="places")
        game.players[change.seat].pos = change.space
        game.players[change.seat].jail = change.jail
