"""Seats: sitting down, coming back, taking over, leaving; bots and the judge's chair."""

from passgo.tables.commands import tokens
from passgo.tables.commands.commands import (
    JUDGE,
    SEAT,
    AddBot,
    ChooseToken,
    Join,
    Leave,
    RemoveBot,
    TakeJudge,
    TakeSeat,
    seat_role,
)
from passgo.tables.commands.lobby import check_bot
from passgo.tables.draft import Draft
from passgo.tables.log import entries
from passgo.tables.refusals import Refused
from passgo.tables.table_state import LOBBY, OPEN
from passgo.tables.texts import clean_name


def join(draft: Draft, wish: Join) -> None:
    draft.table.name_person(draft.command.person, clean_name(wish.name), draft.command.gender)


def take_seat(draft: Draft, wish: TakeSeat) -> None:
    state = draft.state
    if state.status not in OPEN:
        raise Refused("not-playing", status=state.status)
    name = clean_name(wish.name) if wish.name else ""
    seat = wanted_seat(draft, wish)
    person = draft.command.person
    present = state.seats[seat]
    if present.person == person:
        if present.stand_in:
            check_can_return(draft, seat)
            draft.add(entries.Seated(seat=seat))
        elif wish.token:
            tokens.choose(draft, ChooseToken(wish.token, seat))
    else:
        check_entitled(draft, seat)
        check_free(draft, seat, wish.take_over)
        draft.add(entries.Seated(seat=seat, token=tokens.on_sitting_down(draft, seat, wish.token)))
        if present.person:
            draft.lose_role(seat_role(seat), present.person)
    if name:
        draft.table.name_person(person, name, draft.command.gender)


def wanted_seat(draft: Draft, wish: TakeSeat) -> int:
    """The seat asked for, otherwise the link's, otherwise the person's own, otherwise the first that is free."""
    state = draft.state
    if not draft.command.person:
        raise Refused("not-allowed")
    mine = state.seat_of(draft.command.person)
    seat = wish.seat if wish.seat >= 0 else draft.command.seat if draft.command.role == SEAT else -1
    if seat < 0:
        seat = mine
    if seat < 0:
        free = [number for number, there in enumerate(state.seats) if there.is_open()]
        if not free:
            raise Refused("seats-full")
        seat = free[0]
    if seat >= len(state.seats):
        raise Refused("no-such-seat", seat=seat)
    if mine not in (-1, seat) and state.status != LOBBY:
        raise Refused("already-seated", seat=mine)
    return seat


def check_entitled(draft: Draft, seat: int) -> None:
    """Check that the person has a link for this seat or any, hosts or already sits here, or that seats are open to all.

    In an official round seats are drawn: nobody changes theirs for another that has become free.
    """
    command = draft.command
    by_link = command.role == SEAT and command.seat in (-1, seat)
    sits = draft.state.seat_of(command.person) >= 0 and not draft.state.settings.official
    if not by_link and not sits and not draft.is_host() and not draft.state.settings.open_seats:
        raise Refused("not-allowed")
    if command.person == draft.state.judge:
        raise Refused("not-allowed")  # a judge does not play (AMB-CHAMP-11)


def check_free(draft: Draft, seat: int, take_over: bool) -> None:
    """Check that a seat in use changes hands only by its own link, and only after the newcomer has confirmed."""
    present = draft.state.seats[seat]
    if present.is_open():
        if draft.state.status != LOBBY:
            raise Refused("already-started")
        return
    own_link = draft.command.role == SEAT and draft.command.seat == seat
    if present.bot or not own_link:
        raise Refused("seat-taken", seat=seat)
    if not take_over:
        raise Refused("take-over-needed", seat=seat)


def check_can_return(draft: Draft, seat: int) -> None:
    game = draft.state.game
    if game is not None and game.players[seat].out:
        raise Refused("not-playing", status="out")


def leave(draft: Draft, _wish: Leave) -> None:
    state = draft.state
    if state.status not in OPEN:
        raise Refused("not-playing", status=state.status)
    seat = draft.need_seat()
    if state.seats[seat].stand_in:
        return
    draft.add(entries.SeatLeft(seat=seat))


def add_bot(draft: Draft, wish: AddBot) -> None:
    draft.need_host()
    draft.need_status(LOBBY, "already-started")
    if not wish.bot:
        raise Refused("unknown-bot", bot="")
    check_bot(wish.bot)
    seats = draft.state.seats
    seat = wish.seat
    if seat < 0:
        free = [number for number, there in enumerate(seats) if there.is_open()]
        if not free:
            raise Refused("seats-full")
        seat = free[0]
    if seat >= len(seats):
        raise Refused("no-such-seat", seat=seat)
    if seats[seat].person:
        raise Refused("seat-taken", seat=seat)
    draft.add(entries.BotSeated(seat=seat, bot=wish.bot))


def remove_bot(draft: Draft, wish: RemoveBot) -> None:
    draft.need_host()
    draft.need_status(LOBBY, "already-started")
    if wish.seat >= len(draft.state.seats) or not draft.state.seats[wish.seat].bot:
        raise Refused("no-such-seat", seat=wish.seat)
    draft.add(entries.BotRemoved(seat=wish.seat))


def take_judge(draft: Draft, wish: TakeJudge) -> None:
    """Take the judge's chair by a judge's link. A player, or a second judge who has not confirmed, is refused."""
    state = draft.state
    person = draft.command.person
    if draft.command.role != JUDGE or not person or state.seat_of(person) >= 0:
        raise Refused("not-allowed")
    if state.status not in OPEN:
        raise Refused("not-playing", status=state.status)
    name = clean_name(wish.name) if wish.name else ""
    if state.judge != person:
        if state.judge and not wish.take_over:
            raise Refused("judge-taken")
        draft.add(entries.JudgeSeated())
        if state.judge:
            draft.lose_role(JUDGE, state.judge)
    if name:
        draft.table.name_person(person, name, draft.command.gender)
