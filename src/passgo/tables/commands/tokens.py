"""Tokens: the pieces that mark players on the board. No two players share one, and play is the same with any.

People hold theirs from the moment they sit down and may change it in the lobby. Bots take what is left when the game
starts. Entries hold ids only: a table whose edition names other tokens by now is still the same table.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from passgo.editions import Edition
from passgo.tables.commands.commands import ChooseToken
from passgo.tables.log import entries
from passgo.tables.refusals import Refused
from passgo.tables.table_state import LOBBY, SEEDING, Seat, State

if TYPE_CHECKING:
    from passgo.tables.draft import Draft


def ids_of(edition: Edition | None) -> list[str]:
    return [] if edition is None else [token.id for token in edition.tokens]


def deal(seats: Sequence[Seat], edition: Edition | None) -> list[str]:
    """Deal every seat a token: its own, else the one at its place in the edition's list, else the first one left."""
    tokens = ids_of(edition)
    dealt: list[str] = []
    for seat in seats:
        dealt.append(seat.token if seat.token in tokens and seat.token not in dealt else "")
    for number, own in enumerate(dealt):
        if not own and number < len(tokens) and tokens[number] not in dealt:
            dealt[number] = tokens[number]
    left = iter([token for token in tokens if token not in dealt])
    return [own or next(left, "") for own in dealt]


def held(seats: Sequence[Seat], edition: Edition | None) -> list[str]:
    """The tokens of the people in these seats; bots and free seats hold none before the start."""
    people = [token if seat.person else "" for seat, token in zip(seats, deal(seats, edition), strict=True)]
    return people if any(people) else []


def shown(state: State) -> list[str]:
    """The tokens to show, by seat: before the start also what the bots would take now."""
    if state.status not in (LOBBY, SEEDING):
        return [seat.token for seat in state.seats]
    dealt = deal(state.seats, state.edition)
    return ["" if seat.is_open() else token for seat, token in zip(state.seats, dealt, strict=True)]


def choose(draft: "Draft", wish: ChooseToken) -> None:
    seat = draft.need_seat() if wish.seat < 0 else wish.seat
    check_may_choose(draft, seat)
    draft.need_status(LOBBY, "already-started")
    check_free(draft, seat, wish.token)
    if draft.state.seats[seat].token != wish.token:
        draft.add(entries.TokenChosen(seat=seat, token=wish.token))


def check_may_choose(draft: "Draft", seat: int) -> None:
    """Check who chooses: players for themselves, the judge or the host of a shared device for any player."""
    state = draft.state
    if seat >= len(state.seats):
        raise Refused("no-such-seat", seat=seat)
    person = state.seats[seat].person
    hands_out = draft.is_judge() or (draft.is_host() and state.settings.shared_device)
    if not person or (person != draft.command.person and not hands_out):
        raise Refused("not-your-seat")


def check_free(draft: "Draft", seat: int, token: str) -> None:
    """Check that the edition has the token (CHAMP-SETUP-3) and that nobody else has it (CHAMP-SETUP-2)."""
    state = draft.state
    tokens = ids_of(state.edition)
    if not tokens:
        raise Refused("no-tokens")
    if token not in tokens:
        raise Refused("unknown-token")
    for number, there in enumerate(state.seats):
        if number != seat and there.person and there.token == token:
            raise Refused("token-taken", seat=number)


def on_sitting_down(draft: "Draft", seat: int, wanted: str) -> str:
    """The token of a person who takes this seat: the one they ask for or bring along, or the next that is free."""
    state = draft.state
    mine = state.seat_of(draft.command.person)
    if wanted:
        draft.need_status(LOBBY, "already-started")
        check_free(draft, seat if mine < 0 else mine, wanted)
        return wanted
    if state.status != LOBBY:
        return ""  # the seat keeps its own
    if mine >= 0 and state.seats[mine].token:
        return state.seats[mine].token
    seats = [there if there.person else Seat() for there in state.seats]
    return deal(seats, state.edition)[seat]
