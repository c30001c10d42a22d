"""Conditions between the parts of a championship file, beyond the form of each part."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass
from itertools import pairwise
from typing import Final

from passgo.championship.file_faults import Findings, near
from passgo.championship.form_questions import check_questions
from passgo.championship.format import AT_VENUES, Format, Stage, Venue
from passgo.championship.local_texts import LocalText


def check(format: Format, found: Findings) -> None:
    unique([venue.id for venue in format.venues], "venues", found)
    unique([stage.id for stage in format.stages], "stages", found)
    unique([question.id for question in format.questions], "questions", found)
    check_questions(format.questions, found)
    check_registration(format, found)
    check_points(format, found)
    check_ties(format, found)
    for i, venue in enumerate(format.venues):
        check_venue(format, venue, f"venues[{i} {venue.id}]", found)
    for i, stage in enumerate(format.stages):
        check_stage(format, stage, f"stages[{i} {stage.id}]", found)
    check_flow(format, found)


def unique(ids: Sequence[str], key: str, found: Findings) -> None:
    for i, name in enumerate(ids):
        if name and name in ids[:i]:
            found.add(f"{key}[{i} {name}].id", "appears twice", "each once")


def check_registration(format: Format, found: Findings) -> None:
    window = format.registration
    if window.closes < window.opens.date():
        found.add("registration.closes", "is before the opening", f"a day from {window.opens.date()} on")
    both = sorted(set(window.consents) & set(window.offered))
    if both:
        found.add("registration.offered", f"{', '.join(both)} is required as well", "either required or offered")
    if "promotion" in window.consents:
        # Participation must never depend on consent to promotion.
        found.add("registration.consents", "'promotion' cannot be required", "put it under offered")
    if 0 < window.guardian_below <= window.age:
        found.add("registration.guardian_below", "nobody that young can enter", f"0, or more than age = {window.age}")
    if not any(venue.registers for venue in format.venues):
        found.add("venues", "nobody can register anywhere", "at least one venue with registers = true")


def check_points(format: Format, found: Findings) -> None:
    """CHAMP-SCORE-1, CHAMP-SCORE-2: a row for each number of survivors; no rank earns more than a better one."""
    for i, row in enumerate(format.points):
        if len(row) != i + 1:
            found.add(f"points[{i}]", f"{len(row)} entries", f"{i + 1}, one for each survivor")
        if any(better < worse for better, worse in pairwise(row)):
            found.add(f"points[{i}]", "a lower rank earns more", "numbers that never rise")
        if i and row and format.points[i - 1] and row[0] > format.points[i - 1][0]:
            found.add(f"points[{i}]", "more survivors earn the winner more", f"at most {format.points[i - 1][0]} first")
    most = max((stage.most for stage in format.stages), default=0)
    if len(format.points) < most:
        found.add("points", f"{len(format.points)} rows", f"{most}: as many as seats at a table")


def check_ties(format: Format, found: Findings) -> None:
    """The last tie-breaker must always decide, so that no rank stays open."""
    if "head-judge" not in format.table_ties[-1:]:
        found.add("ties.table", "equal players could stay equal", 'a list that ends with "head-judge"')
    if "lot" not in format.across_ties[-1:]:
        found.add("ties.across", "equal players could stay equal", 'a list that ends with "lot"')


def check_venue(format: Format, venue: Venue, key: str, found: Findings) -> None:
    if not format.stages or not venue.registers:
        return
    first = format.stages[0]
    room = venue.tables * venue.heats * first.most
    if venue.capacity > room:
        allowed = f"at most {room}: {venue.tables} tables of {first.most} in {venue.heats} heats"
        found.add(f"{key}.capacity", f"{venue.capacity} players find no seat", allowed)
    if venue.starts.date() < format.registration.closes:
        found.add(f"{key}.starts", "is before the end of registration", f"{format.registration.closes} or later")


def check_stage(format: Format, stage: Stage, key: str, found: Findings) -> None:
    venues = [venue.id for venue in format.venues]
    if stage.at != AT_VENUES and stage.at not in venues:
        found.add(f"{key}.at", f"no such venue: {stage.at!r}", near(stage.at, [AT_VENUES, *venues]))
    if stage.rounds > 1 and stage.score == "table":
        found.add(f"{key}.score", "several rounds need their points added", 'score = "total", or one round')
    last = 0
    for i, row in enumerate(stage.layouts):
        place = f"{key}.layouts[{i}]"
        if i and row.fewest != last + 1:
            found.add(f"{place}.players", f"begins at {row.fewest}", f"{last + 1}, where the row before ends")
        last = row.most
        if row.tables and row.tables * stage.fewest > row.fewest:
            allowed = f"at most {row.fewest // stage.fewest} tables for {row.fewest} players"
            found.add(f"{place}.tables", f"a table would have fewer than {stage.fewest}", allowed)
        if row.tables and row.tables * stage.most < row.most and not row.alternates:
            found.add(f"{place}.tables", f"{row.most} players find no seat", "more tables, or alternates = true")
        if row.final and row.tables != 1:
            found.add(f"{place}.final", "only a single table can be the next stage itself", "tables = 1")


def check_flow(format: Format, found: Findings) -> None:
    """The number of players who go on must fit the stage they go to."""
    for i, stage in enumerate(format.stages):
        key = f"stages[{i} {stage.id}]"
        after = format.after(stage)
        if after is None:
            if stage.advance != 1:
                found.add(f"{key}.advance", f"{stage.advance} champions", "1 in the last stage")
            if stage.at == AT_VENUES and len(format.places(stage)) > 1:
                found.add(f"{key}.at", "the last stage is played at several venues", "the id of one venue")
            continue
        coming = stage.advance * (1 if after.at == AT_VENUES else len(format.places(stage)))
        if stage.at != AT_VENUES and after.at == AT_VENUES and len(format.places(after)) > 1:
            found.add(f"stages[{i + 1} {after.id}].at", "players who met cannot part again", "the id of one venue")
        room = min((seats(format, venue) for venue in format.places(after)), default=0) * after.most
        if coming < after.fewest:
            found.add(f"{key}.advance", f"{coming} players go on to {after.id}", f"at least {after.fewest}")
        elif coming > room:
            found.add(f"{key}.advance", f"{coming} players go on to {after.id}", f"at most {room}")
        elif format.after(after) is None and tables_for(after, coming) > 1:
            allowed = f'at most {after.most} players, and fewer than {2 * after.fewest} or spread = "full"'
            found.add(f"stages[{i + 1} {after.id}]", f"{coming} players make several last tables", allowed)


# Countries that people write for their language.
LANGUAGE_OF: Final = {"cz": "cs", "dk": "da", "ee": "et", "gr": "el", "se": "sv", "si": "sl", "ua": "uk"}


@dataclass(frozen=True)
class Surroundings:
    """What a new championship's file must fit: its edition, and the languages that anybody can read it in."""

    players: tuple[int, int]  # at a live table
    timed: bool  # whether games can end by time
    spaces: Sequence[str]
    groups: Sequence[str]
    languages: Sequence[str]


def check_new(format: Format, around: Surroundings, file: str) -> None:
    """Faults that would stop a running championship, or be seen there. Stored ones are not checked again: some never
    get that far."""
    found = Findings(file)
    for i, stage in enumerate(format.stages):
        check_meeting(format, stage, f"stages[{i} {stage.id}].at", found)
        if any(venue.online for venue in format.venues if venue.id in format.places(stage)):
            check_live_tables(format.edition, stage, around.players, f"stages[{i} {stage.id}].seats", found)
            if not around.timed:
                problem = f"{format.edition!r} has no ending by time, and a stage that is played online needs one"
                found.add("championship.edition", problem, 'an edition with end.time, such as "championship"')
    check_names("board.spaces", format.board.spaces, around.spaces, found)
    check_names("board.groups", format.board.groups, around.groups, found)
    for tag in dict.fromkeys(languages_in(format)):
        if tag.partition("-")[0] not in around.languages:
            meant = LANGUAGE_OF.get(tag.partition("-")[0], tag)
            found.add("", f"nobody can read the language {tag!r} here", near(meant, around.languages))
    found.raise_if_any()


def check_names(key: str, names: Sequence[tuple[str, str]], known: Sequence[str], found: Findings) -> None:
    for id, _ in names:
        if id not in known:
            found.add(f"{key}.{id}", "not on the board of this edition", near(id, known))


def languages_in(thing: object) -> Iterator[str]:
    """The languages of all texts in a record."""
    if isinstance(thing, LocalText):
        yield from (tag for tag, _ in thing.versions)
    elif isinstance(thing, tuple):
        for part in thing:
            yield from languages_in(part)
    elif is_dataclass(thing):
        for field in fields(thing):
            yield from languages_in(getattr(thing, field.name))


def check_meeting(format: Format, stage: Stage, key: str, found: Findings) -> None:
    """A venue that registers lets in only its own entrants (CHAMP-REG-1): players of other venues could not come to
    that stage."""
    hall = format.venue(stage.at)
    others = [venue.id for venue in format.venues if venue.registers and venue.id != stage.at]
    if hall is not None and hall.registers and others:
        allowed = "a venue of its own with registers = false; it may have the same name and city"
        found.add(key, f"players of {', '.join(others)} could not be checked in where others register", allowed)


def check_live_tables(edition: str, stage: Stage, players: tuple[int, int], key: str, found: Findings) -> None:
    fewest, most = players
    for wanted in (stage.fewest, stage.most):
        if not fewest <= wanted <= most:
            allowed = f"{fewest} to {most}, as many as {edition!r} allows at a live table"
            found.add(key, f"no live table can have {wanted}", allowed)


def tables_for(stage: Stage, players: int) -> int:
    return -(-players // stage.most) if stage.spread == "full" else players // stage.fewest


def seats(format: Format, venue_id: str) -> int:
    venue = format.venue(venue_id)
    return venue.tables * venue.heats if venue else 0
