"""The log: every event can be written and read, and replaying it gives the same championship."""

import dataclasses
import inspect
import json

import pytest
from tests.championship.organising import Office, prices
from tests.championship.test_boards import played

from passgo.championship import Actor, Command, matrix, replay
from passgo.championship import commands as all_commands
from passgo.championship.championship import HANDLERS
from passgo.championship.codec import BrokenLog, from_json, to_json
from passgo.championship.commands import COMMANDS, ROLES
from passgo.championship.event_types import EVENT_TYPES
from passgo.championship.events import Event
from passgo.championship.fold import APPLY
from passgo.championship.plan_events import PlanChanged
from passgo.championship.refusals import REASONS, Refused
from passgo.championship.rounds import RoundId
from passgo.championship.sheets import Holding, Line, Sheet


def test_every_command_and_every_event_is_handled() -> None:
    named = {one for _, one in inspect.getmembers(all_commands, inspect.isclass) if issubclass(one, Command)}
    assert set(HANDLERS) == set(COMMANDS) == named - {Command, all_commands.Change}
    written = {*Event.__subclasses__(), *PlanChanged.__subclasses__()} - {PlanChanged}
    assert set(APPLY) == set(EVENT_TYPES.values()) == written


def test_every_command_has_roles_and_the_matrix_shows_them() -> None:
    table = matrix()
    assert set(table) == {command.__name__ for command in COMMANDS}
    assert all(any(row.values()) and set(row) == set(ROLES) for row in table.values())
    assert table["ConfirmSheet"] == {
        "entrant": False, "registrar": False, "director": True, "head-judge": True, "judge": True, "scorer": True,
    }  # fmt: skip


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.__name__)
def test_a_role_outside_the_matrix_is_refused(command: type[Command]) -> None:
    office = Office()
    fields = [field for field in dataclasses.fields(command) if field.name != "by" and not field.kw_only]
    for role in ROLES:
        if role not in command.roles:
            with pytest.raises(Refused, match="not-allowed"):
                office.championship.handle(command(Actor("x", role), *[None for _ in fields]), office.now)


def test_a_log_is_read_as_it_was_written_and_replayed_to_the_same_state() -> None:
    office = played()
    lines = [to_json(event) for event in office.log]
    events = [from_json(line) for line in lines]
    assert [to_json(event) for event in events] == lines
    again = replay(office.format, prices(), events)
    assert again.digest() == office.championship.digest()
    assert again.state.entrants.keys() == office.state.entrants.keys()
    assert [table.sheet for table in again.state.sessions[RoundId("city", "volos", 1)].tables] == [
        table.sheet for table in office.state.sessions[RoundId("city", "volos", 1)].tables
    ]


def test_what_the_line_of_an_event_leaves_out_is_empty_but_for_three_fields() -> None:
    """Lines leave out what is at its default: with another default, old logs would mean something else."""
    defaults = {
        (type_.__name__, field.name): field.default
        for type_ in (*EVENT_TYPES.values(), Sheet, Line, Holding)
        for field in dataclasses.fields(type_)
        if field.default is not dataclasses.MISSING and field.default
    }
    assert defaults == {
        ("CheckedIn", "present"): True,
        ("SheetEntered", "sheet"): Sheet(()),
        ("Line", "fate"): "playing",
    }


def test_replaying_applies_erasures_to_a_restored_backup() -> None:
    office = played()
    id = next(iter(office.state.entrants))
    people = type(office.championship.people)()
    people.rows = dict(office.championship.people.rows)
    office.do(all_commands.Erase(office.registrar, id))
    again = replay(office.format, prices(), office.log, people)
    assert id not in again.people.rows
    assert again.digest() == office.championship.digest()


@pytest.mark.parametrize(
    "line",
    ["", "3", "{}", '{"kind":"nothing"}', '{"kind":"phoned","at":"x","by":""}', '{"kind":"phoned","x":1}',
     '{"kind":"phoned"}', '{"kind":"registered","at":"2015-05-01T00:00:00+00:00","by":"","terms":"1"}'],
)  # fmt: skip
def test_what_is_no_event_is_refused(line: str) -> None:
    with pytest.raises(BrokenLog):
        from_json(line)


def test_refusals_name_known_codes() -> None:
    assert Refused("late").rule == "CHAMP-NOSHOW-2"
    assert str(Refused("late", entrant="a")) == "late (CHAMP-NOSHOW-2): entrant a"
    assert sorted(REASONS) == sorted(set(REASONS))


def test_a_moment_without_a_zone_is_no_moment() -> None:
    line = to_json(played().log[1])
    at = str(json.loads(line)["at"])
    assert at.endswith("+00:00")
    with pytest.raises(BrokenLog, match="a moment without a zone"):
        from_json(line.replace(at, at.removesuffix("+00:00")))
