"""The director's console: the rounds of the championship, each as a row of steps."""

import datetime
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final
from zoneinfo import ZoneInfo

from starlette.responses import Response

from passgo.championship import Refused, commands
from passgo.championship.command_context import parts
from passgo.championship.commands import DIRECTOR, HEAD_JUDGE
from passgo.web.championships.director import loans, mail, officials, outbox, people, plan, results, series, terms
from passgo.web.championships.director import nicknames as nickname_desk
from passgo.web.championships.director.rehearse import play_stage, stage_to_play
from passgo.web.championships.director.round import LOCAL, SessionPage, overview, read_local, session_page
from passgo.web.championships.director.seating import apart_of, fixed_seats, swapped
from passgo.web.championships.hall import sheets
from passgo.web.championships.links import blocking, missing, round_of
from passgo.web.championships.names import player
from passgo.web.championships.official_desk import (
    HALL,
    Act,
    HallDesk,
    Refusal,
    act_at,
    done_of,
    give,
    look_at,
    reading,
    reason_of,
    show_desk,
)
from passgo.web.championships.posting import public_name
from passgo.web.championships.rounds import heading
from passgo.web.edge.problems import Problem
from passgo.web.plumbing.forms import Form
from passgo.web.plumbing.page import Page, Visit

SESSION: Final = "/c/{id}/director/session/{stage}/{venue}/{round}"


async def show_overview(visit: Visit, desk: HallDesk, refusal: Refusal | None) -> Response:
    championship = desk.office.championship

    def look() -> dict[str, object]:
        champion = championship.champion()
        return {
            "stages": overview(desk, visit.speech),
            "place": champions_place(desk),
            "champion": public_name(championship, champion) if champion else "",
            "version": desk.office.version,
            "digest": championship.digest(),
            "next_stage": stage_to_play(desk.office, visit.language),
        }

    values = await reading(visit, desk, look)
    return show_desk(
        visit, desk, "director.html", visit.say("hall-page-director"), refusal, done_of(visit, OVERVIEW),
        machine_value=desk.local_time.strftime(LOCAL), **values,
    )  # fmt: skip


@dataclass(frozen=True)
class ChampionsPlace:
    prize: str
    entrant: str
    name: str


def champions_place(desk: HallDesk) -> ChampionsPlace | None:
    """The place that the champion wins, and who holds it (CHAMP-QUAL-6, CHAMP-QUAL-7)."""
    championship = desk.office.championship
    holder = championship.delegate()
    if not championship.format.prize or not holder:
        return None
    return ChampionsPlace(desk.format.prize, holder, player(desk, holder).label)


async def pass_place(visit: Visit, desk: HallDesk) -> None:
    check_director(desk)
    wish = commands.PassPlace(desk.by(commands.PassPlace), visit.form.text("entrant"), reason_of(visit))
    await give(visit, desk, wish)


def local_moment(form: Form, name: str, zone: ZoneInfo) -> datetime.datetime:
    try:
        return read_local(form.text(name), zone)
    except ValueError:
        raise Problem("bad-command", field=name) from None


async def travel(visit: Visit, desk: HallDesk) -> None:
    check_director(desk)
    wanted = local_moment(visit.form, "to", desk.zone)
    real = desk.office.clock.now()
    await blocking(visit.site, lambda: desk.office.set_machine(wanted, real))


async def come_back(visit: Visit, desk: HallDesk) -> None:
    check_director(desk)
    real = desk.office.clock.now()
    await blocking(visit.site, lambda: desk.office.set_machine(real, real))


def check_director(desk: HallDesk) -> None:
    """Check the role for actions that are not a command of the championship."""
    if not desk.is_national():
        raise Refused("not-allowed", role=desk.role)


async def rehearse(visit: Visit, desk: HallDesk) -> None:
    check_director(desk)
    await play_stage(visit, desk)


OVERVIEW: Final[Mapping[str, Act]] = {
    "travel": travel,
    "return": come_back,
    "rehearse": rehearse,
    "pass-place": pass_place,
}


async def look_overview(visit: Visit) -> Response:
    return await look_at(visit, HALL, show_overview)


async def act_overview(visit: Visit) -> Response:
    return await act_at(visit, HALL, OVERVIEW, show_overview)


# One session.


async def show_session(visit: Visit, desk: HallDesk, refusal: Refusal | None) -> Response:
    id = round_of(visit)

    def look() -> tuple[SessionPage, str]:
        stage, place, number = parts(desk.core, id)
        title = heading(visit.speech, stage, desk.core.venue(place), number)
        return session_page(desk, id, desk.office.officials(), visit.speech), title

    try:
        page, title = await reading(visit, desk, look)
    except Refused:
        raise missing("no-such-page") from None
    return show_desk(visit, desk, "session.html", title, refusal, done_of(visit, SESSION_ACTS), page=page)


async def draft(visit: Visit, desk: HallDesk) -> None:
    seed = seed_of(visit)
    wish = commands.MakeSeating(
        desk.by(commands.MakeSeating), round_of(visit), seed, apart_of(visit.form), fixed_seats(visit.form)
    )
    await give(visit, desk, wish)


async def reseat(visit: Visit, desk: HallDesk) -> None:
    """Seat one heat again, when a table has become too small."""
    wish = commands.MakeSeating(
        desk.by(commands.MakeSeating), round_of(visit), seed_of(visit), heat=visit.form.number("heat")
    )
    await give(visit, desk, wish)


def seed_of(visit: Visit) -> int:
    return abs(visit.form.number("seed", 0))


async def swap(visit: Visit, desk: HallDesk) -> None:
    await give(visit, desk, commands.SwapSeats(desk.by(commands.SwapSeats), round_of(visit), *swapped(visit.form)))


async def set_judges(visit: Visit, desk: HallDesk) -> None:
    """Set the judges of all tables at once, in an order in which none is at two tables when judges swap places."""
    session = desk.office.championship.state.sessions.get(round_of(visit))
    if session is None:
        raise Refused("no-such-session", session=round_of(visit))
    wanted = {table.number: visit.form.text(f"judge-{table.number}") for table in session.tables}
    wishes = [
        commands.AssignJudge(desk.by(commands.AssignJudge), session.id, table.number, wanted[table.number])
        for table in session.tables
        if wanted[table.number] and wanted[table.number] != table.judge
    ]
    await blocking(visit.site, lambda: assign_all(desk, wishes))


def assign_all(desk: HallDesk, wishes: list[commands.AssignJudge]) -> None:
    known = {one.id for one in desk.office.officials() if one.active}
    if any(wish.judge not in known for wish in wishes):
        raise Problem("bad-command", field="judge")
    while wishes:
        waiting: list[commands.AssignJudge] = []
        for wish in wishes:
            try:
                desk.office.perform(wish, desk.now)
            except Refused as refused:
                if refused.code != "already-judging":
                    raise
                waiting.append(wish)
        if len(waiting) == len(wishes):
            desk.office.perform(waiting[0], desk.now)  # refused again, and shown
        wishes = waiting


async def another_judge(visit: Visit, desk: HallDesk) -> None:
    """Another judge for a table whose game has begun, for a reason."""
    table, judge = visit.form.number("table"), visit.form.text("judge")
    by = desk.by(commands.AssignJudge)
    wish = commands.AssignJudge(by, round_of(visit), table, judge, reason_of(visit))
    await blocking(visit.site, lambda: assign_all(desk, [wish]))


async def publish(visit: Visit, desk: HallDesk) -> None:
    venue = desk.office.championship.format.venue(visit.path("venue"))
    zone = ZoneInfo(venue.zone) if venue is not None else desk.zone
    starts = local_moment(visit.form, "starts", zone)
    await give(visit, desk, commands.PublishSeating(desk.by(commands.PublishSeating), round_of(visit), starts))


async def tick(visit: Visit, desk: HallDesk) -> None:
    """Tick the players of one table, for a judge without a panel."""
    session = desk.office.championship.state.sessions.get(round_of(visit))
    table = None if session is None else session.table(visit.form.number("table"))
    if session is None or table is None:
        raise Problem("bad-command", field="table")
    by, everybody = desk.by(commands.TickPlayer), visit.form.ticked("all")
    here = {id: everybody or visit.form.ticked(f"here-{id}") for id in table.players}
    wishes = [commands.TickPlayer(by, session.id, table.number, id, here[id]) for id in here]
    await give(visit, desk, *(wish for wish in wishes if table.ticks.get(wish.entrant) != wish.here))


async def call_roll(visit: Visit, desk: HallDesk) -> None:
    heat, alternates = visit.form.number("heat", 1), visit.form.ticked("alternates")
    await give(visit, desk, commands.CallRoll(desk.by(commands.CallRoll), round_of(visit), heat, alternates))


async def call_alternate(visit: Visit, desk: HallDesk) -> None:
    await give(visit, desk, commands.CallAlternate(desk.by(commands.CallAlternate), round_of(visit)))


async def start(visit: Visit, desk: HallDesk) -> None:
    await give(
        visit, desk, commands.StartHeat(desk.by(commands.StartHeat), round_of(visit), visit.form.number("heat", 1))
    )


async def expel(visit: Visit, desk: HallDesk) -> None:
    """Expel a player of this round: an official of one venue must not reach players of another from here."""
    session = desk.office.championship.state.sessions.get(round_of(visit))
    entrant = visit.form.text("entrant")
    if session is None or not any(entrant in table.players for table in session.tables):
        raise Problem("bad-command", field="entrant")
    await give(visit, desk, commands.Expel(desk.by(commands.Expel), entrant, reason_of(visit)))


async def reinstate(visit: Visit, desk: HallDesk) -> None:
    """A no-show of this round is back."""
    session, entrant = desk.office.championship.state.sessions.get(round_of(visit)), visit.form.text("entrant")
    if session is None or not any(entrant in heat.missing for heat in session.heats.values()):
        raise Problem("bad-command", field="entrant")
    await give(visit, desk, commands.Reinstate(desk.by(commands.Reinstate), entrant, reason_of(visit)))


async def take_back_roll(visit: Visit, desk: HallDesk) -> None:
    by, heat = desk.by(commands.TakeBackRoll), visit.form.number("heat", 1)
    await give(visit, desk, commands.TakeBackRoll(by, round_of(visit), heat, reason_of(visit)))


async def take_back_release(visit: Visit, desk: HallDesk) -> None:
    by = desk.by(commands.TakeBackRelease)
    await give(visit, desk, commands.TakeBackRelease(by, round_of(visit), reason_of(visit)))


async def release(visit: Visit, desk: HallDesk) -> None:
    await give(visit, desk, commands.ReleaseScores(desk.by(commands.ReleaseScores), round_of(visit)))


async def qualify(visit: Visit, desk: HallDesk) -> None:
    wish = commands.Qualify(desk.by(commands.Qualify), visit.path("stage"), visit.path("venue"), seed_of(visit))
    await give(visit, desk, wish)


SESSION_ACTS: Final[Mapping[str, Act]] = {
    "draft": draft,
    "reseat": reseat,
    "swap": swap,
    "judges": set_judges,
    "another-judge": another_judge,
    "publish": publish,
    "tick": tick,
    "roll": call_roll,
    "alternate": call_alternate,
    "start": start,
    "expel": expel,
    "reinstate": reinstate,
    "undo": take_back_roll,
    "release": release,
    "propose": take_back_release,
    "qualify": qualify,
}


async def look_session(visit: Visit) -> Response:
    return await look_at(visit, HALL, show_session)


async def act_session(visit: Visit) -> Response:
    return await act_at(visit, (DIRECTOR, HEAD_JUDGE), SESSION_ACTS, show_session)


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", "/c/{id}/director", look_overview),
    Page("POST", "/c/{id}/director", act_overview),
    Page("GET", SESSION, look_session),
    Page("POST", SESSION, act_session),
    Page("GET", SESSION + "/sheets.pdf", sheets.paper),
    *nickname_desk.PAGES,
    *people.PAGES,
    *terms.PAGES,
    *officials.PAGES,
    *outbox.PAGES,
    *mail.PAGES,
    *loans.PAGES,
    *plan.PAGES,
    *results.PAGES,
    *series.PAGES,
)
