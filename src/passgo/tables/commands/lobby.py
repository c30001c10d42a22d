"""The lobby, before and after the game: create, choose, start, play again, close."""

import msgspec

from passgo.bots import BOTS
from passgo.engine.rules import RULES_VERSION
from passgo.tables.commands import fair_dice, tokens
from passgo.tables.commands.commands import SYSTEM, ChooseSettings, CloseTable, Command, Create, Rematch, Start
from passgo.tables.draft import Draft
from passgo.tables.effects import CreateTable
from passgo.tables.log import entries
from passgo.tables.log.entries import SeatPlan
from passgo.tables.refusals import Refused
from passgo.tables.settings import settle
from passgo.tables.table_state import FINISHED, LOBBY, NEW, Seat


def create(draft: Draft, wish: Create) -> None:
    draft.need_status(NEW, "already-created")
    if not draft.command.person:
        raise Refused("not-allowed")
    settings, edition = settle(wish.settings)
    for plan in wish.seats:
        check_bot(plan.bot)
    commitment = fair_dice.take_seed(draft, wish.seed, edition.hash)
    planned = [Seat(plan.person, plan.bot, token=plan.token) for plan in wish.seats]
    held = tokens.held(planned, edition) or [""] * len(planned)
    seats = [SeatPlan(plan.person, plan.bot, token) for plan, token in zip(wish.seats, held, strict=True)]
    draft.add(
        entries.Created(rules=RULES_VERSION, settings=settings, hash=edition.hash, seats=seats, commitment=commitment)
    )


def check_bot(bot: str) -> None:
    if bot and bot not in BOTS:
        raise Refused("unknown-bot", bot=bot)


def choose_settings(draft: Draft, wish: ChooseSettings) -> None:
    draft.need_host()
    draft.need_status(LOBBY, "already-started")
    settings, edition = settle(wish.settings)
    for number, seat in enumerate(draft.state.seats):
        if number >= settings.seats and not seat.is_open():
            raise Refused("seat-taken", seat=number)
    commitment = fair_dice.commit_again(draft, edition.hash)
    seats = draft.state.seats[: settings.seats]
    seats += [Seat()] * (settings.seats - len(seats))
    held = tokens.held(seats, edition)
    draft.add(entries.SettingsChosen(settings=settings, hash=edition.hash, commitment=commitment, tokens=held))


def start(draft: Draft, wish: Start) -> None:
    draft.need_host_or_judge()
    draft.need_status(LOBBY, "already-started")
    check_bot(wish.fill)
    state = draft.state
    if state.settings.physical_dice and not state.judge:
        raise Refused("no-judge")
    for number, seat in enumerate(state.seats):
        if seat.is_open() and not wish.fill:
            raise Refused("seat-empty", seat=number)
    for number, seat in enumerate(state.seats):
        if seat.is_open():
            draft.add(entries.BotSeated(seat=number, bot=wish.fill))
    fair_dice.call_start(draft)


def rematch(draft: Draft, wish: Rematch) -> None:
    """Play again with the same people and settings, everybody one seat on, at a new table that is made only once."""
    draft.need_status(FINISHED, "not-finished")
    state = draft.state
    if state.seat_of(draft.command.person) < 0 and not draft.is_host():
        raise Refused("not-allowed")
    if state.rematch:
        return
    if not wish.table:
        raise Refused("bad-command", field="table")
    draft.add(entries.Rematched(table=wish.table))
    seats = [plan_of(seat) for seat in [*state.seats[1:], *state.seats[:1]]]
    body = {"settings": msgspec.to_builtins(state.settings), "seats": [msgspec.to_builtins(plan) for plan in seats]}
    command = Command(draft.command.id, "create", state.host, SYSTEM, body=body)
    draft.effects.append(CreateTable(wish.table, command))


def plan_of(seat: Seat) -> SeatPlan:
    return SeatPlan(seat.person, seat.bot, seat.token if seat.person else "")


def close(draft: Draft, _wish: CloseTable) -> None:
    """Close the table for its host before it has started; later only the stated rule closes it."""
    draft.need_host()
    draft.need_status(LOBBY, "already-started")
    draft.add(entries.Closed(reason="host"))
