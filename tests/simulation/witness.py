"""Who sees everything, and says at once what must not be: one log, one history, nothing told that is not kept."""

from typing import Any, Final

import msgspec
from msgspec import Raw, Struct
from tests.simulation.server import address
from tests.simulation.storage import MemoryStore
from tests.simulation.world import World

from passgo.engine import SeededChance
from passgo.store import Entry
from passgo.store.writer import Job
from passgo.tables import Table
from passgo.tables.called import Names
from passgo.tables.commands.fair_dice import stream_of
from passgo.tables.log.fold import fold_stored
from passgo.tables.shown.messages import encode
from passgo.tables.shown.views import Shared
from passgo.tables.table_state import State
from passgo.web.live.room import Write

# Commands that leave an entry whenever they are done.
KEPT_KINDS: Final = frozenset({"act", "chat", "undo", "start", "pause", "resume"})
# Refusals that speak of the server, not of the command: the same command may be sent again.
NOT_NOW: Final = frozenset({"store-unavailable", "going-away"})


class Cause(Struct):
    """Of an entry: which command of whom, and what it drew."""

    id: str = ""
    person: str = ""
    draws: list[int] = []
    asked: list[int] = []


class ViewPart(Struct):
    role: str


class SnapshotPart(Struct):
    view: Raw


class Problem(Struct):
    code: str


class Told(Struct):
    """Of a message from a server, what can be checked."""

    type: str
    version: int = -1
    after: int = -1
    id: str = ""
    ok: bool = False
    error: Problem | None = None
    view: Raw = Raw()
    events: list[Any] = []
    snapshot: SnapshotPart | None = None

    def shown(self) -> Raw:
        return self.view if self.snapshot is None else self.snapshot.view


READ_TOLD: Final = msgspec.json.Decoder(Told)
READ_CAUSE: Final = msgspec.json.Decoder(Cause)
READ_ROLE: Final = msgspec.json.Decoder(ViewPart)


class Witness:
    def __init__(self, world: World, store: MemoryStore, table: str, names: Names) -> None:
        self.world = world
        self.store = store
        self.table = table
        self.names = names
        self.log: list[Entry] = []
        self.states: list[State] = [State(table)]
        self.happened: list[list[Any]] = [[]]
        self.causes: list[Cause] = []
        self.done: dict[tuple[str, str], int] = {}  # person and id to the version of the entry
        self.asked: dict[tuple[str, str], str] = {}  # what was ever sent, and its kind
        self.acknowledged: dict[tuple[str, str], int] = {}
        self.views: dict[tuple[str, int], bytes] = {}

    # The log.

    def committed(self, server: str, jobs: list[Job[Any]]) -> None:
        """A commit has just ended: look at what it wrote, and under which lease."""
        writes = [job.write for job in jobs if isinstance(job.write, Write) and job.error is None]
        fences = {write.fence for write in writes if write.stream == self.table}
        if not fences:
            return
        owner, fence = self.store.lease_of(self.table)
        for entry in self.store.entries_after(self.table, len(self.log)):
            self.take(server, entry)
        if owner != address(server) or fences != {fence}:
            self.world.fail("one-owner", f"{server} writes, but {owner} has the table under fence {fence}")

    def take(self, server: str, entry: Entry) -> None:
        self.world.note(server, f"writes {entry.version} {entry.kind}")
        if self.log and entry.at_ms < self.log[-1].at_ms:
            self.world.fail("time-goes-on", f"version {entry.version} is older than the one before it")
        cause = READ_CAUSE.decode(entry.body)
        if cause.id:
            before = self.done.setdefault((cause.person, cause.id), entry.version)
            if before != entry.version:
                self.world.fail("done-once", f"{cause.id} stands at version {before} and at {entry.version}")
        state = self.states[-1].copy()
        _, told = fold_stored(state, entry)
        self.log.append(entry)
        self.causes.append(cause)
        self.states.append(state)
        self.happened.append(msgspec.to_builtins(told))

    # What servers send.

    def sent(self, server: str, person: str, frame: bytes) -> None:
        """A message leaves a server."""
        told = READ_TOLD.decode(frame)
        if told.type == "reply":
            self.replied(server, person, told)
        elif told.version > len(self.log):
            self.world.fail(
                "kept-before-told", f"{server} tells {person} of version {told.version}, {len(self.log)} are kept"
            )
        elif shown := bytes(told.shown()):
            self.showed(server, person, told, shown)

    def replied(self, server: str, person: str, told: Told) -> None:
        code = "done" if told.error is None else told.error.code
        self.world.note(server, f"answers {told.id}: {code} at {told.version}")
        command = (person, told.id)
        kind = self.asked.get(command, "")
        if not told.ok:
            if command in self.acknowledged and told.error is not None and told.error.code not in NOT_NOW:
                self.world.fail("same-answer", f"{told.id} was done, now it is refused: {told.error.code}")
            return
        first = self.acknowledged.setdefault(command, told.version)
        if kind in KEPT_KINDS and self.done.get(command) != told.version:
            self.world.fail("acknowledged-is-kept", f"{server} acknowledges {told.id} at version {told.version}")
        elif kind in KEPT_KINDS and first != told.version:
            self.world.fail("same-answer", f"{told.id} was done at {first}, now at {told.version}")

    def showed(self, server: str, person: str, told: Told, shown: bytes) -> None:
        role = READ_ROLE.decode(shown).role
        if shown != self.view(role, person, told.version):
            self.world.fail("one-history", f"{server} shows {role} another version {told.version}")
        elif told.type == "update":
            happened = [event for events in self.happened[told.after + 1 : told.version + 1] for event in events]
            if happened != told.events:
                self.world.fail("one-history", f"{server} tells {role} other events up to version {told.version}")

    def view(self, role: str, person: str, version: int) -> bytes:
        """What this role sees at a version, from the entries alone."""
        key = (role, version)
        if key not in self.views:
            self.views[key] = encode(Shared(self.states[version], self.names).view(role, person))
        return self.views[key]

    def last_shown(self) -> int:
        """The version of the latest view: a line of talk comes without one."""
        return max(entry.version for entry in self.log if entry.kind != "said")

    def actions_of_people(self) -> int:
        return sum(bool(cause.id) and entry.kind == "acted" for entry, cause in zip(self.log, self.causes, strict=True))

    # The end.

    def check_store(self) -> None:
        """All that was acknowledged is there, the chain is whole, and a fresh table is the same one."""
        self.store.verify_chain(self.table)
        kept = self.store.entries_after(self.table, 0)
        if kept != self.log:
            self.world.fail("nothing-is-lost", "the log is not what was written")
        fresh = Table.from_entries(self.table, kept)
        again = Table(self.table)
        again.state = self.states[-1]
        if fresh.digest() != again.digest():
            self.world.fail("one-history", "the entries tell another table than they told before")
        self.check_dice()

    def check_dice(self) -> None:
        """Every number stands at its place in the stream, however often a commit failed or the table changed hands."""
        seed = self.store.seed_of(self.table)
        for before, cause in zip(self.states, self.causes, strict=False):
            stream = stream_of(before, seed, SeededChance(0))
            right: list[int] = []
            for asked in cause.asked:
                right += [stream.die(asked)] if asked > 0 else stream.shuffle(-asked)
            if right != cause.draws:
                self.world.fail("dice-are-fair", f"version {before.version + 1} drew {cause.draws}, not {right}")
