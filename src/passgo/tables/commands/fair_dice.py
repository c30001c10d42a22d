"""Fair dice: the server and the players commit to their parts first and reveal them later (docs/fair-dice.md).

The server commits to its seed when the table is made. Players commit while they sit in the lobby. When the host calls
the start, they reveal. A part that is not revealed in time is left out, so that nobody can stall; nobody knows the
server's part, so that leaving a part out steers nothing. The server reveals its part when the game is over.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from passgo.engine import digest
from passgo.engine.chance import Chance
from passgo.fair import FairChance, game_key, server_commitment
from passgo.fair.stream import SEED_BYTES
from passgo.tables.commands import tokens
from passgo.tables.commands.commands import SPECTATOR, FairCommit, FairReveal
from passgo.tables.effects import KeepSeed
from passgo.tables.log import entries
from passgo.tables.refusals import Refused
from passgo.tables.table_state import ABANDONED, FINISHED, LOBBY, SEEDING, State

if TYPE_CHECKING:
    from passgo.tables.draft import Draft

REVEAL_MS: Final = 10_000  # clients reveal by themselves: this is for connections that are slow or have just broken
SECRET_BYTES: Final = 16


def drawn_bytes(chance: Chance, size: int) -> str:
    """Random bytes, in hexadecimal digits."""
    return bytes(chance.die(256) - 1 for _ in range(size)).hex()


def new_seed(chance: Chance) -> str:
    """A new seed, for the driver, which puts it into its `create`."""
    return drawn_bytes(chance, SEED_BYTES)


class LostStream:
    """The stream of a table whose seed is not here: the game came from elsewhere, without its secrets."""

    def die(self, sides: int) -> int:
        raise Refused("seed-lost", sides=sides)

    def shuffle(self, size: int) -> list[int]:
        raise Refused("seed-lost", size=size)


@lru_cache(maxsize=2048)
def key_of(seed: str, table: str, edition: str, seat_seeds: tuple[str, ...]) -> bytes:
    return game_key(seed, table, edition, seat_seeds)


def stream_of(state: State, seed: str, otherwise: Chance) -> Chance:
    """The source of the table's next numbers: its stream, from the place it has reached."""
    if not state.commitment:
        return otherwise
    if not seed:
        return LostStream()
    key = key_of(seed, state.table, state.pinned, tuple(seat.seed for seat in state.seats))
    return FairChance(key, state.drawn)


def take_seed(draft: "Draft", seed: str, edition: str) -> str:
    """Keep the driver's seed for a new table, and return the commitment to it."""
    draft.table.seed = seed
    if not seed:
        return ""
    draft.effects.append(KeepSeed(seed))
    return server_commitment(seed, draft.table.id, edition)


def commit_again(draft: "Draft", edition: str) -> str:
    """Return the commitment to the same seed with another edition."""
    if draft.state.commitment and not draft.table.seed:
        raise Refused("seed-lost")
    return server_commitment(draft.table.seed, draft.table.id, edition) if draft.table.seed else ""


def commit(draft: "Draft", wish: FairCommit) -> None:
    seat = draft.need_seat()
    draft.need_status(LOBBY, "already-started")
    if not draft.state.commitment:
        raise Refused("not-allowed")
    if draft.state.seats[seat].commitment != wish.commitment:
        draft.add(entries.SeatCommitted(seat=seat, commitment=wish.commitment))


def reveal(draft: "Draft", wish: FairReveal) -> None:
    """Reveal a player's part, refused if it does not match the commitment; when everybody has revealed, play begins."""
    seat = draft.need_seat()
    draft.need_status(SEEDING, "not-seeding")
    if draft.state.seats[seat].seed:
        return
    draft.add(entries.SeatRevealed(seat=seat, seed=wish.seed))
    if all(there.seed for there in draft.state.seats if there.commitment):
        begin(draft)


def call_start(draft: "Draft") -> None:
    """Begin play, or first give the players who committed a moment to reveal."""
    commitments = [seat.commitment for seat in draft.state.seats]
    if any(commitments):
        draft.add(entries.Seeding(commitments=commitments, deadline_ms=draft.now_ms + REVEAL_MS))
    else:
        begin(draft)


def begin(draft: "Draft") -> None:
    state = draft.state
    seeds = [seat.seed for seat in state.seats] if state.commitment else []
    secret = drawn_bytes(draft.chance, SECRET_BYTES)
    dealt = tokens.deal(state.seats, state.edition) if tokens.ids_of(state.edition) else []
    draft.add(entries.Started(secret=secret, seeds=seeds, tokens=dealt))
    if state.settings.watch != "everybody":
        for person in draft.table.presence.watching():
            if person != state.host:
                draft.lose_role(SPECTATOR, person)  # more people may watch a lobby than a game


def reveal_at_the_end(draft: "Draft") -> None:
    """Reveal the server's part, for abandoned games too: the players have a right to know."""
    state = draft.state
    if state.status in (FINISHED, ABANDONED) and state.commitment and not state.revealed and draft.table.seed:
        position = "" if state.game is None else digest(state.game)
        draft.add(entries.Revealed(server_seed=draft.table.seed, digest=position))
