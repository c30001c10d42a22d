"""Rehearsals in a database: one that was played through, or the next stage of one in an office."""

import datetime
from collections.abc import Callable

from passgo.championship import Command, Event, Refused
from passgo.championship.format import Stage
from passgo.office import Office, Offices
from passgo.rehearsal.script import Course, Report

TERMS = {"en": "The terms of the rehearsal.", "el": "Οι όροι της πρόβας."}


def keep(
    offices: Offices, format_text: str, course: Course, until: str, *, id: str, now: datetime.datetime
) -> tuple[Office, Report]:
    """Play a course, up to the evening before a stage if one is named, and store it as a rehearsed championship."""
    report = course.run(until)
    office = offices.adopt(format_text, course.championship, course.log, now, id=id, terms=TERMS)
    return office, report


class OfficeCourse(Course):
    """A course whose commands go to an office: the director watches it in their console."""

    def __init__(self, office: Office, seed: int, tell: Callable[[str], None]) -> None:
        super().__init__(office.championship.format, seed, tell, office.championship)
        self.office = office
        last = self.state.last
        assert last is not None
        self.now = last

    def perform(self, command: Command) -> list[Event]:
        return self.office.perform(command, self.now)


def next_stage(office: Office) -> Stage | None:
    """The first stage that is not decided at every venue."""
    format, outcomes = office.championship.format, office.championship.state.outcomes
    open_stages = (
        stage for stage in format.stages if any((stage.id, place) not in outcomes for place in format.places(stage))
    )
    return next(open_stages, None)


def play_next(office: Office, seed: int, now: datetime.datetime, tell: Callable[[str], None] = lambda _: None) -> str:
    """Let the bots play the next stage of a rehearsed championship and return its id. Refused for a real one."""
    if not office.kept.rehearsed:
        raise Refused("not-allowed", command="rehearse")
    stage = next_stage(office)
    if stage is None:
        raise Refused("already-done", stage="")
    if any(session.stage == stage.id for session in office.championship.state.sessions.values()):
        raise Refused("bad-moment", stage=stage.id)
    course = OfficeCourse(office, seed, tell)
    course.stage(stage)
    office.set_machine(course.now, now)
    return stage.id
