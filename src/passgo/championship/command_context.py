"""What every handler of a command needs: the state, the format, the time, the person who asks, and lookups."""

import datetime
from dataclasses import dataclass

from passgo.championship import events, sheets
from passgo.championship.events import Event
from passgo.championship.format import Format, Stage, Venue
from passgo.championship.personal_data import People
from passgo.championship.refusals import Refused
from passgo.championship.rounds import RoundId
from passgo.championship.sheets import PriceList
from passgo.championship.state import ACTIVE, CONFIRMED, DISQUALIFIED, HOLDING, Entrant, Heat, Session, State, Table


@dataclass(frozen=True)
class Desk:
    state: State
    format: Format
    prices: PriceList
    people: People
    now: datetime.datetime  # championship time
    by: str
    home: str = ""  # the venue whose computer this is; empty on the server

    def entrant(self, id: str) -> Entrant:
        entrant = self.state.entrants.get(id)
        if entrant is None:
            raise Refused("no-such-entrant", entrant=id)
        return entrant

    def active(self, id: str) -> Entrant:
        entrant = self.entrant(id)
        if entrant.status not in ACTIVE:
            raise Refused("bad-moment", entrant=id, status=entrant.status)
        return entrant

    def venue(self, id: str) -> Venue:
        venue = self.format.venue(id)
        if venue is None:
            raise Refused("no-such-venue", venue=id)
        return venue

    def stage(self, id: str) -> Stage:
        stage = self.format.stage(id)
        if stage is None:
            raise Refused("no-such-stage", stage=id)
        return stage

    def session(self, id: RoundId) -> Session:
        session = self.state.sessions.get(id)
        if session is None:
            raise Refused("no-such-session", session=id)
        return session

    def table(self, session: Session, number: int) -> Table:
        table = session.table(number)
        if table is None:
            raise Refused("no-such-table", session=session.id, table=number)
        return table

    def heat(self, session: Session, number: int) -> Heat:
        heat = session.heats.get(number)
        if heat is None:
            raise Refused("no-such-table", session=session.id, heat=number)
        return heat

    def tap_time(self, heat: Heat, told: datetime.datetime) -> datetime.datetime:
        """Time of a signature from a panel: between the start of the game and now, whatever the panel's clock shows."""
        return max(heat.started or self.now, min(told, self.now))


def leave(desk: Desk, entrant: Entrant, status: str, reason: str) -> list[Event]:
    """Remove an entrant at any time from their game, their seat and their place in the next stage."""
    found: list[Event] = []
    for session, table in desk.state.seated_at(entrant.id):
        gone = [one for one, _ in table.out]
        # The last player left has already won (CHAMP-BANKRUPT-9).
        if session.heats[table.heat].on() and entrant.id not in gone and len(gone) + 1 < len(table.players):
            fate = sheets.EXPELLED if status == DISQUALIFIED else sheets.WITHDRAWN
            found.append(
                events.WentOut(desk.now, desk.by, session=session.id, table=table.number, entrant=entrant.id, fate=fate)
            )
    found.append(events.Left(desk.now, desk.by, entrant=entrant.id, status=status, reason=reason))
    found += move_up(desk, entrant)
    found += substitute(desk, entrant, set(), "")
    return found + pass_place(desk, entrant.id)


def move_up(desk: Desk, entrant: Entrant) -> list[Event]:
    """Give a place that becomes free before the seating to the first alternate (CHAMP-REG-4, CHAMP-ALT-2)."""
    state = desk.state
    seated = any(session.venue == entrant.venue for session in state.sessions.values())
    waiting = state.alternates(entrant.venue)
    if entrant.status not in HOLDING or seated or not waiting:
        return []
    return [events.MovedUp(desk.now, desk.by, entrant=waiting[0].id)]


def source_of(desk: Desk, entrant: str) -> tuple[str, str] | None:
    """The stage and place from which the entrant qualified, while the next stage has not begun for them."""
    for (stage_id, venue), outcome in reversed(desk.state.outcomes.items()):
        after = desk.format.after(desk.stage(stage_id))
        if entrant not in outcome.going or after is None:
            continue
        seats = [(session, table) for session, table in desk.state.seated_at(entrant) if session.stage == after.id]
        decided = any(key[0] == after.id and entrant in done.ranking for key, done in desk.state.outcomes.items())
        if decided or any(session.begun(table) for session, table in seats):
            return None
        return stage_id, venue
    return None


def substitute(desk: Desk, entrant: Entrant, gone: set[str], present_at: str) -> list[Event]:
    """Replace a qualifier by the next in the ranking (CHAMP-QUAL-8); at the roll call by the next who is present."""
    source = source_of(desk, entrant.id)
    if source is None:
        return []
    outcome = desk.state.outcomes[source]
    into = ""
    for id in outcome.ranking:
        other = desk.state.entrants[id]
        free = id not in outcome.going and id not in gone and id != entrant.id and other.status == CONFIRMED
        if free and (not present_at or present_at in other.present):
            into = id
            break
    after = desk.format.after(desk.stage(source[0]))
    seats = [(s, t) for s, t in desk.state.seated_at(entrant.id) if after is not None and s.stage == after.id]
    session, table = (seats[-1][0].id, seats[-1][1].number) if seats else (None, 0)
    gone.add(into)
    return [
        events.Substituted(
            desk.now, desk.by, stage=source[0], venue=source[1], out=entrant.id, into=into, session=session, table=table
        )
    ]


def champion(state: State, format: Format) -> str:
    """The winner of the last stage; a disqualified one is passed over."""
    ranking = final_ranking(state, format)
    return next((id for id in ranking if state.entrants[id].status != DISQUALIFIED), "")


def final_ranking(state: State, format: Format) -> tuple[str, ...]:
    last = format.stages[-1]
    outcome = state.outcomes.get((last.id, format.places(last)[0]))
    return outcome.ranking if outcome else ()


def delegate(state: State, format: Format) -> str:
    """The entrant who holds the place that the champion wins (CHAMP-QUAL-6, CHAMP-QUAL-7)."""
    return state.delegate or champion(state, format)


def pass_place(desk: Desk, entrant: str, reason: str = "") -> list[Event]:
    """CHAMP-QUAL-7: the next by score in the final."""
    state, format = desk.state, desk.format
    if not format.prize or not entrant or delegate(state, format) != entrant:
        return []
    ranking = final_ranking(state, format)
    for id in ranking[ranking.index(entrant) + 1 :]:
        if state.entrants[id].status == CONFIRMED:
            return [events.PlacePassed(desk.now, desk.by, out=entrant, into=id, reason=reason)]
    return []


def parts(desk: Desk, id: RoundId) -> tuple[Stage, str, int]:
    """Stage, venue and number of a round, which may not have been seated yet."""
    stage = desk.stage(id.stage)
    known = id.venue in desk.format.places(stage) and 1 <= id.round <= stage.rounds
    if not known or id != RoundId(id.stage, id.venue, id.round):  # "01" would be a second first round
        raise Refused("no-such-session", session=id)
    return stage, id.venue, id.round
