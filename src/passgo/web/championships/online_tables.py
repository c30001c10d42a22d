"""Championship tables that are played here: made when the roll is called, started and timed with their heat, and
turned into sheets.

The keeper compares what should be with what is and does what is missing, again and again, so that a restart loses
nothing.
"""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import msgspec

from passgo.championship import Actor, Refused, commands
from passgo.championship.boards import shown_name
from passgo.championship.commands import SCORER
from passgo.championship.state import LAST_ROUND, OVER, Heat, Session, Table
from passgo.office import Office, online
from passgo.office.online import OnlineTable
from passgo.store import people
from passgo.tables import Command, Reply
from passgo.tables.commands.commands import JUDGE, SEAT, SYSTEM
from passgo.tables.settings import Clocks, Settings
from passgo.tables.table_state import ABANDONED, FINISHED, LOBBY, PLAYING, SEEDING
from passgo.web.championships.waiting_room import settle
from passgo.web.edge import logs
from passgo.web.edge.problems import Problem
from passgo.web.live.tables import AnyRoom, new_table_id
from passgo.web.site import Site

HOST: Final = "championship"  # nobody can sign in as it: persons have random ids
MACHINE: Final = Actor("online", SCORER)  # enters the automatic sheets; never confirms one
SECOND_MS: Final = 1_000
MINUTE_MS: Final = 60 * SECOND_MS
STAND_IN_PACE_MS: Final = 1_000  # slow enough to be seen; those who play wait no longer for the absent


@dataclass(frozen=True)
class Place:
    """A table of the championship that is played here."""

    session: Session
    table: Table
    heat: Heat


def places(office: Office) -> Iterator[Place]:
    """Tables whose roll has been called and whose sheet is not in yet."""
    for session in office.championship.state.sessions.values():
        if online.is_online(office.championship, session):
            for table in session.tables:
                if session.gathered(table) and table.sheet is None:
                    yield Place(session, table, session.heats[table.heat])


def stand_in(entrant: str) -> str:
    """The placeholder in a seat until the entrant comes: nobody plays it, but its clock runs."""
    return f"entrant-{entrant}"


class Keeper:
    """The keeper of the online tables, one on each server."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.absent: dict[str, set[int]] = {}  # seats whose players are stood in for, by live table

    async def round(self, office: Office) -> None:
        """Do whatever is missing at the tables of one championship."""
        if not any(venue.online for venue in office.championship.format.venues):
            return
        await self.site.in_office(lambda: settle(self.site.waiting, office, self.site.services.clock()))
        found = await self.site.in_office(lambda: self.look(office))
        rooms = [(place, await self.try_room_of(office, place)) for place in found]
        begun = [(place, room) for place, room in rooms if room is not None and place.session.begun(place.table)]
        started = [place for place, room in begun if await self.start(room)]
        for place in started:
            await self.write_letters(office, place)
        for place, room in begun:
            await self.keep_time(room, place)
            await self.call_for_absent(office, place, room)
            if room.table.state.status == FINISHED:
                await self.enter_sheet(office, place, room)

    def look(self, office: Office) -> list[Place]:
        office.catch_up()
        with office.lock:
            return list(places(office))

    # Making tables

    async def try_room_of(self, office: Office, place: Place) -> AnyRoom | None:
        """Its live table, or None if there can be none now: other tables do not wait for it."""
        try:
            return await self.room_of(office, place)
        except Problem as problem:
            logs.warning("online table waits", championship=office.id, code=problem.code)
            return None

    async def room_of(self, office: Office, place: Place) -> AnyRoom:
        """Its live table: made now if it does not exist yet, and made again if other players sit there by now."""
        live = await self.claimed(office, place)
        room = await self.found(live)
        if is_outdated(live, room, place):
            if room is not None:
                await self.give_up(room)
            live = await self.claimed(office, place, live)
            room = await self.found(live)
        if room is None:
            wish = self.command("create", settings=settings(office, place))
            room, reply = await self.site.tables.create(wish, "", live)
            check(reply)
        if room.table.state.status == LOBBY:
            await self.keep_seats(office, place, room)
        return room

    async def claimed(self, office: Office, place: Place, instead_of: str = "") -> str:
        """The id of its live table, whichever server chose it."""
        key = (place.session.id, place.table.number)
        known = await self.site.ask(lambda conn: online.listing(conn, office.id))
        if key not in known or known[key].live == instead_of:
            wanted = OnlineTable(*key, new_table_id() + online.mark_of(place.table.players))
            await self.site.write(lambda conn: online.claim(conn, office.id, wanted, instead_of))
            known = await self.site.ask(lambda conn: online.listing(conn, office.id))
        return known[key].live

    async def found(self, live: str) -> AnyRoom | None:
        try:
            return await self.site.tables.room(live)
        except Problem as problem:
            if problem.code != "no-such-table":
                raise
            return None

    async def give_up(self, room: AnyRoom) -> None:
        """Give up a table where nothing was played, and forget who sat down: they return by their own links."""
        await room.ask(self.command("close"))
        for seat in room.table.state.seats:
            room.table.names.pop(seat.person, None)
            await self.site.write(partial(people.erase, person=seat.person))

    async def keep_seats(self, office: Office, place: Place, room: AnyRoom) -> None:
        """Keep every player's seat. Until the start they sit down and commit to their part of the dice."""
        for seat, entrant in enumerate(place.table.players):
            name = shown_name(office.championship, entrant)
            if room.table.state.seats[seat].is_open():
                check(await self.take_seat(room, stand_in(entrant), seat, name))

    async def start(self, room: AnyRoom) -> bool:
        """Start the table together with all others (CHAMP-TIME-3); play begins once the dice are revealed."""
        if room.table.state.status != LOBBY:
            return False
        check(await room.ask(self.command("start")))
        return True

    async def write_letters(self, office: Office, place: Place) -> None:
        for entrant in place.table.players:
            await self.site.in_office(partial(office.letter, "online", entrant, {}, office.now()))

    async def take_seat(self, room: AnyRoom, person: str, seat: int, name: str) -> Reply:
        body = {"seat": seat, "name": name, "take_over": True}
        return await room.ask(Command(new_table_id(), "take-seat", person, SEAT, seat, None, body))

    def command(self, kind: str, **body: Any) -> Command:
        plain = {name: msgspec.to_builtins(value) for name, value in body.items()}
        return Command(new_table_id(), kind, HOST, SYSTEM, body=plain)

    # Time

    async def keep_time(self, room: AnyRoom, place: Place) -> None:
        """Apply the head judge's official time (CHAMP-TIME-4); the table's own clock runs from its first roll."""
        state = room.table.state
        if state.status != PLAYING or state.game is None:
            return
        if bool(place.heat.paused) != bool(state.paused_ms):
            await room.ask(self.command("pause" if place.heat.paused else "resume"))
        if place.heat.status in (LAST_ROUND, OVER) and not state.game.last_round:
            await self.judge(room, "judge-last-round")
        if place.heat.status == OVER and not state.game.is_over():
            await self.judge(room, "judge-time")

    async def judge(self, room: AnyRoom, kind: str) -> None:
        """Give a command as the judge of the table; where none has sat down, the server sits down as one."""
        if not room.table.state.judge:
            await room.ask(Command(new_table_id(), "take-judge", HOST, JUDGE))
        await room.ask(Command(new_table_id(), kind, room.table.state.judge, JUDGE))

    async def call_for_absent(self, office: Office, place: Place, room: AnyRoom) -> None:
        """Call the head judge once for each player who is stood in for: they may know how to reach them."""
        state = room.table.state
        absent = (
            {seat for seat, there in enumerate(state.seats) if there.stand_in} if state.status == PLAYING else set()
        )
        fresh = absent - self.absent.get(room.table.id, set())
        self.absent[room.table.id] = absent
        if fresh and place.table.call is None:
            command = commands.CallHeadJudge(MACHINE, place.session.id, place.table.number)
            with suppress(Refused):
                await self.site.in_office(lambda: office.perform(command, office.now()))

    # Sheets

    async def enter_sheet(self, office: Office, place: Place, room: AnyRoom) -> None:
        """Enter the sheet once the rules accept it: when the heat is over, or one player is left (CHAMP-TIME-7)."""
        game = room.table.state.game
        assert game is not None
        sheet = online.automatic_sheet(game, place.table)
        command = commands.EnterSheet(MACHINE, place.session.id, place.table.number, sheet)
        with suppress(Refused):
            await self.site.in_office(lambda: office.perform(command, office.now()))


def is_outdated(live: str, room: AnyRoom | None, place: Place) -> bool:
    """Whether a table that has not started is meant for other players, or closed because nobody came for too long."""
    fits = live.endswith(online.mark_of(place.table.players))
    if room is None:
        return not fits
    state = room.table.state
    if state.game is not None or state.status == SEEDING:
        return False
    return state.status == ABANDONED or not fits


def settings(office: Office, place: Place) -> Settings:
    """The settings of an official round: no prompts, no cash shown, no bot plays for a leaver."""
    format = office.championship.format
    stage = format.stage(place.session.stage)
    return Settings(
        edition=format.edition,
        seats=len(place.table.players),
        clocks=Clocks(
            decision_ms=format.online.decision_seconds * SECOND_MS,
            absent_ms=format.online.absent_seconds * SECOND_MS,
            game_ms=0 if stage is None else stage.minutes * MINUTE_MS,
        ),
        watch="everybody" if format.online.watch else "nobody",  # CHAMP-SPECT-1
        watch_delay_ms=format.online.watch_delay_minutes * MINUTE_MS,
        leavers="skip",
        missed_decisions=format.online.missed_decisions,
        pace_ms=STAND_IN_PACE_MS,
        official=True,
        unattended=True,
    )


def check(reply: Reply) -> None:
    if not reply.ok:
        raise Problem(reply.code)


async def vacate_chairs(site: Site, office: Office) -> None:
    """Make all judges sit down again after a link was revoked: no table knows which judge came by it."""
    found = await site.in_office(lambda: Keeper(site).look(office))
    known = await site.ask(lambda conn: online.listing(conn, office.id))
    for place in found:
        table = known.get((place.session.id, place.table.number))
        if table is None:
            continue
        with suppress(Problem):  # a table that is unavailable now must not keep the others' judges
            room = await site.tables.room(table.live)
            if room.table.state.judge not in ("", HOST):
                await room.ask(Command(new_table_id(), "take-judge", HOST, JUDGE, body={"take_over": True}))


async def forget(site: Site, office: Office, entrant: str) -> None:
    """Forget an erased entrant: the name they played under goes as well, and their seat stays without one."""
    known = await site.ask(lambda conn: online.listing(conn, office.id))
    for session, table in office.championship.state.seated_at(entrant):
        found = known.get((session.id, table.number))
        if found is None:
            continue
        room = await site.tables.room(found.live)
        person = room.table.state.seats[table.players.index(entrant)].person
        room.table.names.pop(person, None)
        await site.write(partial(people.erase, person=person))
