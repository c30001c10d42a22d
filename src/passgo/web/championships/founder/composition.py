"""The championship that the fields of a draft describe, or what is still wrong with them.

What no field shows (seatings of small fields, names in further languages) is taken from the championship that the
draft began with.
"""

import datetime
import re
from collections.abc import Collection
from dataclasses import replace
from itertools import pairwise
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from passgo.championship import Fault, Format, FormatError
from passgo.championship.file_faults import Findings
from passgo.championship.form_questions import LONGEST_GROUP, MOST_GROUPS, Groups
from passgo.championship.format import (
    ACROSS_TIES,
    AT_VENUES,
    DECLARATIONS,
    EXCLUDED,
    MOST_GUARDED,
    MOST_PLAYERS,
    MOST_POINTS,
    MOST_SEATS,
    OWN_EMAIL,
    TABLE_TIES,
    LocalBoard,
    Registration,
    Stage,
    Valuation,
    Venue,
)
from passgo.championship.format_checks import check
from passgo.editions import names as editions
from passgo.office.offices import edition_for
from passgo.web.championships.founder.fields import (
    OFFICIAL,
    STAGE,
    VENUE,
    Answers,
    FieldFault,
    Said,
    rows,
)
from passgo.web.championships.persons import countries, name_of, plain

NOBODY_YET: Final = "…"  # the organiser of a draft without a director
MOST_VENUES: Final = 30
MOST_STAGES: Final = 10
MOST_OFFICIALS: Final = 40
MOST_TERMS: Final = 180_000  # of all languages, so that the office takes them
VENUE_KEY: Final = re.compile(r"venues\[(\d+)[^\]]*\]\.(\w+)")
STAGE_KEY: Final = re.compile(r"stages\[(\d+)[^\]]*\](?:\.(\w+))?.*")
POINTS_KEY: Final = re.compile(r"points\[(\d+)\]")
# What a fault of the whole says at a field, by the last part of its place in a file.
WHOLE_FAULTS: Final = {"capacity": "room", "starts": "starts", "advance": "advance", "at": "hall", "seats": "online"}


def compose(base: Format, said: Said, now: datetime.datetime) -> tuple[Format, dict[str, FieldFault]]:
    """The format, which can only be used if there are no faults."""
    answers = Answers(said)
    places = [base.venue(row["id"]) or replace(base.venues[0], id=row["id"]) for row in rows(said, VENUE)]
    venues = tuple(venue_of(answers, i, place, now) for i, place in enumerate(places))
    stages = tuple(stage_of(answers, i, stage_like(base, row["id"]), venues) for i, row in enumerate(rows(said, STAGE)))
    edition = answers.choice("edition", editions())
    format = replace(
        base,
        name=kept(base.name, answers.text("title")),
        organisers=answers.lines("organisers", 20, 80, needed=False)
        or (plain(said.get("director", ""))[:80] or NOBODY_YET,),
        edition=edition,
        prize=kept(base.prize, answers.text("prize", needed=False)),
        tolerance=answers.whole("tolerance", 0, 60),
        registration=registration_of(answers, base.registration, now),
        groups=groups_of(answers, base.groups),
        venues=venues,
        stages=stages,
        points=points_of(answers, stages),
        valuation=valuation_of(answers),
        table_ties=ties_of(answers, "table_ties", TABLE_TIES),
        across_ties=ties_of(answers, "across_ties", ACROSS_TIES),
        board=base.board if edition == base.edition else LocalBoard(),
    )
    if not answers.faults:
        for fault in faults_of_whole(format):
            place(fault, format, answers)
    check_people(answers)
    return format, answers.faults


def kept(before: str, text: str) -> str:
    """The text that was there before, with its versions in other languages, unless somebody has changed it."""
    return before if text == str(before) else text


def venue_of(answers: Answers, i: int, base: Venue, now: datetime.datetime) -> Venue:
    at = f"{VENUE}-{i}-"
    zone = answers.choice(f"{at}zone", available_timezones())
    starts = answers.moment(f"{at}starts").replace(tzinfo=ZoneInfo(zone))
    if starts <= now:
        answers.fault(f"{at}starts", "past")
    return replace(
        base,
        name=kept(base.name, answers.text(f"{at}name")),
        city=kept(base.city, answers.text(f"{at}city")),
        zone=zone,
        starts=starts,
        registers=answers.ticked(f"{at}registers"),
        capacity=answers.whole(f"{at}capacity", 1, MOST_PLAYERS),
        tables=answers.whole(f"{at}tables", 1, 200),
        heats=answers.whole(f"{at}heats", 1, 10),
        online=answers.ticked(f"{at}online"),
    )


def stage_like(base: Format, id: str) -> Stage:
    return base.stage(id) or replace(base.stages[-1], id=id, layouts=(), each=0)


def stage_of(answers: Answers, i: int, base: Stage, venues: tuple[Venue, ...]) -> Stage:
    at = f"{STAGE}-{i}-"
    fewest, most = (answers.whole(f"{at}{name}", 2, MOST_SEATS) for name in ("fewest", "most"))
    if fewest > most:
        answers.fault(f"{at}most", "number", low=fewest, high=MOST_SEATS)
    rounds = answers.whole(f"{at}rounds", 1, 20)
    stage = replace(
        base,
        name=kept(base.name, answers.text(f"{at}name")),
        at=answers.choice(f"{at}at", [AT_VENUES, *(venue.id for venue in venues)]),
        fewest=fewest,
        most=most,
        minutes=answers.whole(f"{at}minutes", 1, 1440),
        rounds=rounds,
        score=base.score if rounds == base.rounds else "total" if rounds > 1 else "table",
        advance=answers.whole(f"{at}advance", 1, MOST_PLAYERS),
    )
    # Who is sure to go on from each table was written for these tables.
    same = (stage.fewest, stage.most, stage.advance) == (base.fewest, base.most, base.advance)
    return stage if same else replace(stage, layouts=(), each=0)


def registration_of(answers: Answers, base: Registration, now: datetime.datetime) -> Registration:
    opens, closes = answers.moment("opens"), answers.day("closes")
    if closes < opens.date():
        answers.fault("closes", "closes")
    if closes < now.date():
        answers.fault("closes", "past")
    age = answers.whole("age", 0, 120, 0)
    citizenship = answers.said.get("citizenship", "")
    if citizenship and citizenship not in countries():
        answers.fault("citizenship", "choice")
    return replace(
        base,
        opens=opens,
        closes=closes,
        age=age,
        citizenship=citizenship,
        excluded=tuple(name for name in EXCLUDED if answers.ticked(name)),
        alternates=answers.whole("alternates", 0, MOST_PLAYERS, 0),
        walk_ins=answers.ticked("walk_ins"),
        guardian_below=guardian_below(answers, age),
        declarations=declarations_of(answers, base),
    )


def declarations_of(answers: Answers, base: Registration) -> tuple[str, ...]:
    """Those of the draft's beginning; an address of one's own only where nobody shares one."""
    own = not answers.ticked("shared_email")
    return tuple(name for name in DECLARATIONS if (own if name == OWN_EMAIL else name in base.declarations))


def guardian_below(answers: Answers, age: int) -> int:
    """The age below which a guardian is needed, which somebody must be able to have."""
    years = answers.whole("guardian_below", 0, MOST_GUARDED, 0)
    if 0 < years <= age:
        answers.fault("guardian_below", "number", low=age + 1, high=MOST_GUARDED)
    return years


def groups_of(answers: Answers, base: Groups | None) -> Groups | None:
    """The groups that a form asks for; none without a label."""
    label = answers.text("group", needed=False)
    listed = answers.lines("group_list", MOST_GROUPS, LONGEST_GROUP, needed=False)
    if not label:
        if listed or answers.ticked("apart_groups"):
            answers.fault("group", "needed")
        return None
    before = base or Groups(label)
    return replace(before, label=kept(before.label, label), listed=listed, apart=answers.ticked("apart_groups"))


def points_of(answers: Answers, stages: tuple[Stage, ...]) -> tuple[tuple[int, ...], ...]:
    """CHAMP-SCORE-1, CHAMP-SCORE-2: a row for each number of survivors; no rank earns more than a better one."""
    found: list[tuple[int, ...]] = []
    for survivors in range(1, point_rows(stages) + 1):
        name = f"points-{survivors}"
        words = answers.said.get(name, "").replace(",", " ").replace("-", " ").split()
        row = tuple(int(word) for word in words if word.isascii() and word.isdigit() and len(word) <= 4)
        falling = all(better >= worse for better, worse in pairwise(row))
        if len(row) != len(words) or len(row) != survivors or not falling or max(row, default=0) > MOST_POINTS:
            answers.fault(name, "points", count=survivors, most=MOST_POINTS)
        elif found and found[-1] and row[0] > found[-1][0]:
            answers.fault(name, "winner", most=found[-1][0])
        found.append(row)
    return tuple(found)


def point_rows(stages: tuple[Stage, ...]) -> int:
    return max((stage.most for stage in stages), default=0)


def valuation_of(answers: Answers) -> Valuation:
    per_cent = {name: answers.whole(name, 0, 1000) for name in ("deed", "mortgaged", "house", "hotel")}
    rounding = answers.choice("rounding", ("up", "down"))
    return Valuation(**per_cent, hotel_houses=answers.whole("hotel_houses", 0, 10), rounding=rounding)


def ties_of(answers: Answers, name: str, known: Collection[str]) -> tuple[str, ...]:
    found = tuple(answers.said.get(name, "").split())
    if not found or len(set(found)) < len(found) or any(word not in known for word in found):
        answers.fault(name, "choice")
    return found


def check_people(answers: Answers) -> None:
    if name_of(answers.said.get("director", "")) is None:
        answers.fault("director", "needed")
    for i, row in enumerate(rows(answers.said, OFFICIAL)):
        if row["name"] and name_of(row["name"]) is None:
            answers.fault(f"{OFFICIAL}-{i}-name", "needed")
    texts = terms_of(answers.said)
    if not texts:
        answers.fault("terms", "needed")
    elif sum(map(len, texts.values())) > MOST_TERMS:
        answers.fault("terms", "long", most=MOST_TERMS)


def terms_of(said: Said) -> dict[str, str]:
    """The terms by language."""
    return {name.removeprefix("terms-"): text for name, text in said.items() if name.startswith("terms-") and text}


def faults_of_whole(format: Format) -> list[Fault]:
    """What does not fit between parts that are right on their own."""
    found = Findings("")
    check(format, found)
    if not found.faults:
        try:
            edition_for(format, "")
        except FormatError as error:
            return error.faults
    return found.faults


def place(fault: Fault, format: Format, answers: Answers) -> None:
    """Put a fault of the whole to the field that can mend it."""
    if row := VENUE_KEY.fullmatch(fault.key):
        venue = format.venues[int(row[1])]
        room = venue.tables * venue.heats * format.stages[0].most
        answers.fault(f"{VENUE}-{row[1]}-{row[2]}", WHOLE_FAULTS.get(row[2], "misfit"), room=room)
    elif row := STAGE_KEY.fullmatch(fault.key):
        column = row[2] or "advance"
        # Several last tables: too many players come from the stage before.
        i = int(row[1]) - (row[2] is None and int(row[1]) > 0)
        shown = {"seats": "most", "layouts": "most", "score": "rounds"}.get(column, column)
        answers.fault(f"{STAGE}-{i}-{shown}", WHOLE_FAULTS.get(column, "misfit"))
    elif row := POINTS_KEY.fullmatch(fault.key):
        answers.fault(f"points-{int(row[1]) + 1}", "points", count=int(row[1]) + 1, most=MOST_POINTS)
    elif fault.key == "venues":
        answers.fault(f"{VENUE}-0-registers", "registers")
    elif fault.key.startswith("ties."):
        answers.fault(f"{fault.key.removeprefix('ties.')}_ties", "choice")
    elif fault.key == "registration.closes":
        answers.fault("closes", "closes")
    else:
        answers.fault("edition", "online" if fault.key == "championship.edition" else "misfit")
