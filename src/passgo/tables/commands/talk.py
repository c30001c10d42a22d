"""Talk at the table: presets and lines, private ones where allowed, mute and report."""

from collections import deque
from typing import Final

from passgo.tables.called import NOBODY, Names
from passgo.tables.commands.commands import JUDGE, SEAT, SPECTATOR, Chat, Mute, Report, seat_role
from passgo.tables.draft import Draft
from passgo.tables.effects import KeepLine
from passgo.tables.log import entries
from passgo.tables.refusals import Refused
from passgo.tables.shown.facts import LineFacts
from passgo.tables.table_state import Speech, State
from passgo.tables.texts import clean_line

PRESETS: Final = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "hurry",
    "wait",
    "yes",
    "no",
    "interested",
    "not-interested",
    "make-an-offer",
    "judge-please",
    "good-game",
    "bye",
)
LINES: Final = 5  # lines of one person
WITHIN_MS: Final = 10_000  # within this time


class Room:
    """The words of the latest lines, and who spoke when. A restart loses them, until the driver loads them again."""

    def __init__(self) -> None:
        self.words: dict[int, tuple[str, str]] = {}  # version: preset, text
        self.spoken: dict[str, deque[int]] = {}

    def check_rate(self, person: str, now_ms: int) -> None:
        times = self.spoken.setdefault(person, deque(maxlen=LINES))
        if len(times) == LINES and now_ms - times[0] < WITHIN_MS:
            raise Refused("too-fast", wait_ms=times[0] + WITHIN_MS - now_ms)
        times.append(now_ms)
        if len(self.spoken) > 1000:  # people come and go
            self.spoken = {known: when for known, when in self.spoken.items() if now_ms - when[-1] < WITHIN_MS}

    def keep(self, state: State, n: int, preset: str, text: str) -> None:
        self.words[n] = (preset, text)
        self.words = {known: words for known, words in self.words.items() if known == n or known in state.said}


def chat(draft: Draft, wish: Chat) -> None:
    state = draft.state
    speech = speaker(draft, wish)
    if ("", draft.command.person) in state.muted:
        raise Refused("muted")
    if bool(wish.text) == bool(wish.preset) or (wish.preset and wish.preset not in PRESETS):
        raise Refused("bad-text")
    text = clean_line(wish.text) if wish.text else ""
    if wish.to is not None:
        check_private(draft, speech, wish.to)
    draft.table.room.check_rate(draft.command.person, draft.now_ms)
    draft.add(entries.Said(role=speech.role, seat=speech.seat, to=speech.to))
    n = draft.state.version
    draft.table.room.keep(draft.state, n, wish.preset, text)
    draft.effects.append(KeepLine(n, draft.command.person, wish.preset, text, draft.now_ms))


def speaker(draft: Draft, wish: Chat) -> Speech:
    """The role in which the person speaks. In official rounds onlookers are silent (CHAMP-SPECT-3)."""
    state = draft.state
    person = draft.command.person
    seat = state.seat_of(person)
    to = -1 if wish.to is None else wish.to
    if seat >= 0:
        return Speech(person, SEAT, seat, to, draft.now_ms)
    if draft.is_judge():
        return Speech(person, JUDGE, -1, to, draft.now_ms)
    if not draft.table.presence.has(SPECTATOR, person) or state.settings.official:
        raise Refused("not-allowed")
    return Speech(person, SPECTATOR, -1, to, draft.now_ms)


def check_private(draft: Draft, speech: Speech, to: int) -> None:
    """Check that a line may be private: never in official rounds, where all hear all talk, nor from onlookers."""
    if draft.state.settings.official or speech.role == SPECTATOR:
        raise Refused("no-private-chat")
    if to >= len(draft.state.seats) or not draft.state.seats[to].person or to == speech.seat:
        raise Refused("no-such-seat", seat=to)


def hears(state: State, role: str, person: str, speech: Speech) -> bool:
    """Whether this person, in this role, hears the line."""
    if ("", speech.person) in state.muted and person != speech.person:
        return False
    return (person, speech.person) not in state.muted and was_told(state, role, person, speech)


def was_told(state: State, role: str, person: str, speech: Speech) -> bool:
    """Whether the line was for this person, whoever is muted now."""
    if speech.to >= 0:
        return role in (seat_role(speech.to), seat_role(speech.seat)) or person == speech.person
    if role == SPECTATOR:
        # Where onlookers see the game late, the players' talk would tell them early.
        return speech.role == SPECTATOR or not state.delay_ms()
    return True


def line_facts(state: State, room: Room, names: Names, n: int) -> LineFacts | None:
    speech = state.said.get(n)
    words = room.words.get(n)
    if speech is None or words is None:  # deleted, or not loaded
        return None
    name = names.get(speech.person, NOBODY).name
    return LineFacts(n, speech.seat, speech.role, name, words[0], words[1], speech.to, speech.at_ms)


def lines_for(state: State, room: Room, names: Names, role: str, person: str) -> list[LineFacts]:
    found = []
    for n, speech in state.said.items():
        if hears(state, role, person, speech):
            line = line_facts(state, room, names, n)
            if line is not None:
                found.append(line)
    return found


def mute(draft: Draft, wish: Mute) -> None:
    whom = person_meant(draft.state, wish)
    person = draft.command.person
    if not person or whom == person:
        raise Refused("not-allowed")
    if wish.for_all:
        draft.need_host_or_judge()
    elif draft.state.seat_of(person) < 0 and not draft.is_judge() and not draft.is_host():
        raise Refused("not-allowed")  # onlookers hide lines on their own screen
    pair = ("" if wish.for_all else person, whom)
    if (pair in draft.state.muted) != wish.on:
        draft.add(entries.Muted(whom=whom, on=wish.on, for_all=wish.for_all))


def person_meant(state: State, wish: Mute) -> str:
    if wish.line is not None:
        if wish.line not in state.said:
            raise Refused("no-such-line", line=wish.line)
        return state.said[wish.line].person
    seat = -1 if wish.seat is None else wish.seat
    if not 0 <= seat < len(state.seats) or not state.seats[seat].person:
        raise Refused("no-such-seat", seat=seat)
    return state.seats[seat].person


def report(draft: Draft, wish: Report) -> None:
    """Report a line; anybody who heard it may do so, once, even if its author has been muted meanwhile."""
    state = draft.state
    speech = state.said.get(wish.line)
    person = draft.command.person
    seat = state.seat_of(person)
    role = seat_role(seat) if seat >= 0 else JUDGE if draft.is_judge() else SPECTATOR
    present = seat >= 0 or draft.is_judge() or draft.table.presence.has(SPECTATOR, person)
    if speech is None or not present or not was_told(state, role, person, speech):
        raise Refused("no-such-line", line=wish.line)
    if (wish.line, person) in state.reported:
        return
    draft.add(entries.Reported(line=wish.line, whom=speech.person, reason=wish.reason))
