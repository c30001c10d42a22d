"""A live table: one writer, no clock, no chance and no connection of its own.

The driver calls `handle`, stores the entries, calls `commit`, then performs the effects; if storing fails it calls
`roll_back` instead. Clients always see what was committed (`view`, `welcome`, `since`).
"""

from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from msgspec import Raw

from passgo.engine import IllegalAction
from passgo.engine.chance import Chance
from passgo.fair import server_commitment
from passgo.tables.called import Called, Names
from passgo.tables.commands import attendance, commands, fair_dice, judge, lobby, moves, seats, talk, tick, tokens
from passgo.tables.commands.bots import Bots
from passgo.tables.commands.commands import JUDGE, PUBLIC, SEAT, SPECTATOR, Command, seat_role
from passgo.tables.draft import UNNUMBERED, Draft
from passgo.tables.effects import Effect, Outcome, Reply, RoleGone, Tell, Unload, Wake
from passgo.tables.log import outcome
from passgo.tables.log.carry_over import NOTHING_KEPT, Kept, check_position, take_position
from passgo.tables.log.entries import Said, StoredEntry, follows_by_itself
from passgo.tables.log.fold import fold_stored
from passgo.tables.presence import Presence
from passgo.tables.refusals import Refused
from passgo.tables.shown import views
from passgo.tables.shown.facts import PublicView, TableView
from passgo.tables.shown.messages import (
    PROTOCOL,
    Problem,
    PublicUpdate,
    RawResync,
    RawSnapshot,
    RawUpdate,
    RawWelcome,
    ReplyMessage,
    Talk,
    encode,
)
from passgo.tables.shown.ring import Ring, batch_of
from passgo.tables.shown.views import Shared
from passgo.tables.table_state import ABANDONED, FINISHED, NEW, PLAYING, State, digest

MOST_LATE: Final = 2_000  # states kept for onlookers who see the table late

Handler = Callable[[Draft, Any], None]

HANDLERS: Final[dict[type[commands.Wish], Handler]] = {
    commands.Create: lobby.create,
    commands.ChooseSettings: lobby.choose_settings,
    commands.Join: seats.join,
    commands.TakeSeat: seats.take_seat,
    commands.ChooseToken: tokens.choose,
    commands.Leave: seats.leave,
    commands.TakeJudge: seats.take_judge,
    commands.AddBot: seats.add_bot,
    commands.RemoveBot: seats.remove_bot,
    commands.Start: lobby.start,
    commands.FairCommit: fair_dice.commit,
    commands.FairReveal: fair_dice.reveal,
    commands.Act: moves.act,
    commands.Undo: moves.undo,
    commands.Chat: talk.chat,
    commands.Mute: talk.mute,
    commands.Report: talk.report,
    commands.Pause: attendance.pause,
    commands.Resume: attendance.resume,
    commands.ChoosePace: attendance.choose_pace,
    commands.Rematch: lobby.rematch,
    commands.CloseTable: lobby.close,
    commands.JudgeClose: judge.close_auction,
    commands.JudgeLastRound: judge.last_round,
    commands.JudgeTime: judge.time,
    commands.JudgeExpel: judge.expel,
    commands.JudgeLimit: judge.limit,
    commands.JudgeExtend: judge.extend,
    commands.JudgeDice: judge.enter_dice,
    commands.JudgeNoDice: judge.drop_dice,
    commands.JudgeCorrect: judge.correct,
    commands.Tick: tick.tick,
    commands.Connect: attendance.connect,
    commands.Disconnect: attendance.disconnect,
}


class Answer(NamedTuple):
    """The result of a command, given again when its id is repeated."""

    ok: bool
    version: int
    code: str = ""
    details: dict[str, object] | None = None  # hundreds of answers are kept for each table, nearly all without


class Table:
    def __init__(self, table: str, state: State | None = None) -> None:
        self.state = state or State(table)
        self.shown = self.state  # what onlookers see; another state only where they see it late
        self.late: deque[tuple[int, State]] = deque(maxlen=MOST_LATE)
        self.pending: Draft | None = None
        self.answers: OrderedDict[tuple[str, str], Answer] = OrderedDict()
        self.ring = Ring()
        self.names: Names = {}
        self.presence = Presence()
        self.room = talk.Room()
        self.bots = Bots()
        self.seed = ""  # the server's part of fair dice; in no view and no entry before the end
        self.now_ms = 0
        self.stuck_ms = 0

    @property
    def id(self) -> str:
        return self.state.table

    @property
    def version(self) -> int:
        return self.state.version

    @classmethod
    def from_entries(
        cls, table: str, stored: Iterable[StoredEntry], now_ms: int = 0, kept: Kept = NOTHING_KEPT, replay_from: int = 0
    ) -> "Table":
        """Build the table from its stream; BrokenTable says which entry does not fit.

        A game from before `replay_from`, or of rules that this release no longer plays, gets its stored position and
        outcome.
        """
        made = cls(table, State(table, kept.editions, replay_from))
        made.take_in(stored, now_ms)
        if made.state.replayed:
            check_position(made.state, kept.position)
        else:
            take_position(made.state, kept.position)
        return made

    def take_in(self, stored: Iterable[StoredEntry], now_ms: int = 0) -> None:
        """Take in further entries of the stream, written by the server that drives the table."""
        state = before = self.state
        for entry in stored:
            after = state.version
            delay_ms = state.settings.watch_delay_ms
            late = self.shown is state and delay_ms > 0 and entry.at_ms + delay_ms > now_ms
            if late and not follows_by_itself(entry, state.last_ms):
                before = state.copy()
            body, told = fold_stored(state, entry)
            if late and state.delay_ms():  # not before the start: a lobby is shown as it is
                self.shown = before
            self.remember(body.person, body.id, Answer(True, state.version))
            self.ring.add(batch_of(after, state.version, entry.at_ms, told, state.settings.claim_help != "none"))
            if self.shown is not state:
                self.late.append((entry.at_ms + state.delay_ms(), state.copy()))

    # Commands.

    def handle(self, command: Command, now_ms: int, chance: Chance) -> Outcome:
        """Carry out a command, or refuse it. Returns what to store and what to do; nobody sees anything yet."""
        if self.pending is not None:
            raise RuntimeError("commit or roll back the previous command first")
        self.now_ms = max(now_ms, self.now_ms, self.state.last_ms)
        self.presence.since_ms = self.presence.since_ms or self.now_ms
        if not self.presence.connected and not self.presence.empty_ms:
            self.presence.empty_ms = self.state.last_ms or self.now_ms
        draft = Draft(self, command, self.now_ms, chance)
        answer = self.answers.get((command.person, command.id)) if command.kind not in UNNUMBERED else None
        if answer is None:
            answer = self.carry_out(draft)
        if draft.entries:
            self.pending = draft
        effects: list[Effect] = [reply(command, answer)]
        effects += draft.effects
        effects += self.tell(draft)
        effects += self.afterwards(draft)
        return Outcome(draft.entries, effects)

    def carry_out(self, draft: Draft) -> Answer:
        command = draft.command
        try:
            wish = commands.read_wish(command)
            if self.state.status == NEW and command.kind != commands.Create.kind:
                raise Refused("not-created")
            HANDLERS[type(wish)](draft, wish)
            outcome.freeze(draft)
            fair_dice.reveal_at_the_end(draft)
        except Refused as refused:
            answer = Answer(False, self.version, refused.code, refused.details)
        except IllegalAction as refused:
            answer = Answer(False, self.version, refused.code, refused.details)
        else:
            answer = Answer(True, draft.version or self.version)
            if draft.entries:
                return answer  # remembered once it is stored
        if not answer.ok:
            draft.forget()
        if command.kind not in UNNUMBERED:
            self.remember(command.person, command.id, answer)
        return answer

    def commit(self) -> None:
        """Make the command's changes the table, now that the entries are stored."""
        draft = self.pending
        assert draft is not None, "nothing to commit"
        self.pending = None
        on_time = not self.is_late(draft.state)
        self.state = draft.state
        self.ring.add(draft.batch)
        for effect in draft.effects:
            if isinstance(effect, RoleGone):
                self.presence.drop(effect.role, effect.person)
        if on_time:
            self.shown = self.state
        else:
            self.late.append((draft.now_ms + self.state.delay_ms(), self.state))
        if draft.command.kind not in UNNUMBERED:
            self.remember(draft.command.person, draft.command.id, Answer(True, draft.version))

    def roll_back(self) -> None:
        """Put everything back as it was, because the entries could not be stored."""
        self.pending = None

    def remember(self, person: str, command: str, answer: Answer) -> None:
        if not person or not command:
            return
        self.answers[person, command] = answer
        if len(self.answers) > moves.REMEMBERED:
            self.answers.popitem(last=False)

    # Messages to clients.

    def tell(self, draft: Draft) -> list[Effect]:
        """The change, for every role in which somebody is connected."""
        if not draft.entries:
            return []
        state = draft.state
        if [entry.kind for entry in draft.entries] == [Said.kind]:
            return self.tell_line(draft)
        batch = draft.batch
        shared = Shared(state, self.names)
        late = self.is_late(state)
        gone = {effect.role for effect in draft.effects if isinstance(effect, RoleGone)}
        told: list[Effect] = []
        for role in self.presence.roles():
            person = self.person_in(state, role) or (state.host if role in gone else "")
            if role == PUBLIC:
                if not late and views.public_view(state) != views.public_view(self.state):
                    told.append(Tell(role, "", self.public_message(state)))
            elif role != SPECTATOR or not late:
                update = RawUpdate(
                    batch.after,
                    batch.version,
                    draft.now_ms,
                    Raw(batch.for_role(role)),
                    shared.view(role, person),
                )
                told.append(Tell(role, person, encode(update)))
        return told

    def tell_line(self, draft: Draft) -> list[Effect]:
        state = draft.state
        n = state.version
        line = talk.line_facts(state, self.room, self.names, n)
        told: list[Effect] = []
        for role in self.presence.roles():
            if role == PUBLIC or (role == SPECTATOR and state.delay_ms()):
                continue
            person = self.person_in(state, role)
            heard = talk.hears(state, role, person, state.said[n])
            told.append(Tell(role, person, encode(Talk(n - 1, n, line if heard else None))))
        return told

    def release(self, now_ms: int) -> list[Effect]:
        """Show onlookers what is old enough by now."""
        before = self.shown
        while self.late and self.late[0][0] <= now_ms:
            self.shown = self.late.popleft()[1]
        if self.shown is before:
            return []
        told: list[Effect] = []
        if SPECTATOR in self.presence.roles():
            told += [Tell(SPECTATOR, "", data) for data in self.since(SPECTATOR, "", before.version, now_ms)]
        if PUBLIC in self.presence.roles() and views.public_view(before) != self.public_view():
            told.append(Tell(PUBLIC, "", self.public_message()))
        return told

    def is_late(self, state: State) -> bool:
        """Whether onlookers see this state later than the players."""
        return self.shown is not self.state or state.delay_ms() > 0

    def afterwards(self, draft: Draft) -> list[Effect]:
        state = draft.state
        at_ms = tick.next_ms(self, state)
        if draft.entries and self.is_late(state):
            shown_ms = draft.now_ms + state.delay_ms()
            at_ms = shown_ms if at_ms is None else min(at_ms, shown_ms)
        if at_ms is not None:
            return [Wake(at_ms)]
        if state.status in (FINISHED, ABANDONED) and not self.presence.connected:
            return [Unload(state.status)]
        return []

    def person_in(self, state: State, role: str) -> str:
        """The person in a role that only one person may have; empty for other roles."""
        if role.startswith(SEAT):
            return state.seats[int(role.partition(":")[2])].person
        return state.judge if role == JUDGE else ""

    # What clients see.

    def role_of(self, person: str, granted: str = PUBLIC) -> str:
        """The role in which a person is served: their seat, judge, spectator if their link grants it, or public."""
        state = self.state
        seat = state.seat_of(person)
        if seat >= 0:
            return seat_role(seat)
        if person and person == state.judge and granted == JUDGE:
            return JUDGE
        if person and person == state.host:
            return SPECTATOR
        invited = granted in (SEAT, JUDGE, SPECTATOR)
        if state.status in (FINISHED, ABANDONED) or state.status == PLAYING:
            watch = state.settings.watch
            return SPECTATOR if watch == "everybody" or (watch == "link" and invited) else PUBLIC
        return SPECTATOR if invited or state.settings.listed or state.settings.open_seats else PUBLIC

    def state_for(self, role: str) -> State:
        return self.shown if role == SPECTATOR else self.state

    def view(self, role: str, person: str = "") -> TableView:
        """The table as this role sees it."""
        return views.typed_view(self.state_for(role), self.names, role, person)

    def public_view(self) -> PublicView:
        return views.public_view(self.shown)

    def public_message(self, state: State | None = None) -> bytes:
        state = state or self.shown
        return encode(PublicUpdate(state.version, views.public_view(state)))

    def welcome(self, role: str, person: str, now_ms: int, resume: int | None = None) -> list[bytes]:
        """The answer to a hello: the whole table, or what the client missed since its version."""
        if role == PUBLIC:
            return [self.public_message()]
        state = self.state_for(role)
        missed = [] if resume is None else self.missed(role, person, resume, now_ms)
        snapshot = None if missed else self.snapshot(role, person)
        seat = views.engine_role(role) if role.startswith(SEAT) else -1
        host = person != "" and person == state.host
        welcome = RawWelcome(PROTOCOL, role, seat, host, state.version, now_ms, snapshot)
        return [encode(welcome), *missed]

    def since(self, role: str, person: str, version: int, now_ms: int) -> list[bytes]:
        """News for a role since a version: one update, or the whole table."""
        if role == PUBLIC:
            return [self.public_message()]
        missed = self.missed(role, person, version, now_ms)
        if missed:
            return missed
        return [encode(RawResync(self.state_for(role).version, now_ms, self.snapshot(role, person)))]

    def missed(self, role: str, person: str, version: int, now_ms: int) -> list[bytes]:
        """One update from that version on; nothing if it is too long ago or never existed here."""
        state = self.state_for(role)
        events = self.ring.between(role, version, state.version) if 0 <= version <= state.version else None
        if events is None:
            return []
        view = Shared(state, self.names).view(role, person)
        lines = [
            encode(Talk(version, version, line))
            for line in talk.lines_for(state, self.room, self.names, role, person)
            if line.n > version
        ]
        return [*lines, encode(RawUpdate(version, state.version, now_ms, events, view))]

    def snapshot(self, role: str, person: str) -> RawSnapshot:
        state = self.state_for(role)
        view = Shared(state, self.names).view(role, person)
        chat = talk.lines_for(state, self.room, self.names, role, person)
        return RawSnapshot(view, self.ring.log(role, state.version), chat)

    # What follows from no entry: the driver loads it after a restart.

    def people(self) -> set[str]:
        """The people whose names the driver should look up."""
        state = self.state
        known = {seat.person for seat in state.seats} | {state.host, state.judge}
        return (known | {speech.person for speech in state.said.values()}) - {""}

    def name_person(self, person: str, name: str, gender: str = "") -> None:
        if person:
            self.names[person] = Called(name, gender)
            if len(self.names) > 2_000:
                kept = self.people() | set(self.presence.watching()) | {person}
                self.names = {known: called for known, called in self.names.items() if known in kept}

    def name_as_at(self, other: "Table") -> None:
        """Call the people of this table as another table calls them."""
        for person in self.people() & other.names.keys():
            self.name_person(person, *other.names[person])

    def speak_of(self, person: str, gender: str) -> None:
        """Speak of a person in another way, from the next view on."""
        if person in self.names:
            self.names[person] = self.names[person]._replace(gender=gender)

    def load_line(self, n: int, preset: str, text: str) -> None:
        """Load the words of a line that was said before the restart."""
        if n in self.state.said:
            self.room.keep(self.state, n, preset, text)

    def load_seed(self, seed: str) -> None:
        """Load the server's part of fair dice, if it is the one this table is committed to."""
        if seed and server_commitment(seed, self.id, self.state.pinned) == self.state.commitment:
            self.seed = seed

    def digest(self) -> str:
        return digest(self.state)


def reply(command: Command, answer: Answer) -> Reply:
    problem = None if answer.ok else Problem(answer.code, answer.details or {})
    return Reply(encode(ReplyMessage(command.id, answer.ok, answer.version, problem)), answer.ok, answer.code)
