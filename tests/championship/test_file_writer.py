"""What is written as a file is read as the same championship."""

import datetime
import tomllib
from dataclasses import fields, replace
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from tests.championship.formats import formats

from passgo.championship import Format, parse, preset, presets
from passgo.championship.file_faults import Findings
from passgo.championship.file_reader import Reading
from passgo.championship.file_writer import write
from passgo.championship.form_questions import Groups, Question
from passgo.championship.format import (
    MOST_BYTES,
    MOST_DOTS,
    Layout,
    LocalBoard,
    Online,
    Registration,
    Stage,
    Venue,
    read_format,
)
from passgo.championship.local_texts import local_text, versions_of

# Nothing here has the value that a missing key means: what the writer forgets is lost.
WINDOW = Registration(
    datetime.datetime(2030, 1, 2, 3, 4, 5), datetime.date(2030, 2, 3), 18, "GR",  # noqa: DTZ001 - local, as in a file
    ("relative",), ("contact",), ("terms",), ("publicity",), 7, walk_ins=True, guardian_below=16,
)  # fmt: skip
LAYOUT = Layout(4, 6, 1, 2, final=True, alternates=True)
STAGE = Stage("cup", "Cup", "hall", 3, 5, 50, 2, "full", "total", "seeded", 4, 1, (LAYOUT,))
GROUPS = Groups(local_text((("el", "Τάξη"), ("en", "Class"))), ("3A", "3B"), required=True, apart=True)
QUESTION = Question("lunch", "Lunch", "choice", True, ("Fish", local_text((("el", "Τυρί"), ("en", "Cheese")))))
BOARD = LocalBoard((("mediterranean", "Athinas"),), (("brown", "Brown"),))
HALL = Venue(
    "hall", "The \"old\" hall", "Volos", "UTC", datetime.datetime(2030, 2, 4, 18, tzinfo=ZoneInfo("UTC")),
    False, 24, 6, 2, online=True,
)  # fmt: skip


ONLINE = Online(30, 5, 2, 4, watch=False, watch_delay_minutes=3)


def read(text: str) -> Format:
    found = Findings("written.toml")
    format = read_format(Reading(tomllib.loads(text), "", found), "")
    assert found.faults == []
    return format


@pytest.mark.parametrize("name", presets())
def test_a_shipped_championship_survives_being_written(name: str) -> None:
    format = preset(name)
    assert replace(parse(write(format)), digest=format.digest) == format


@settings(max_examples=30)
@given(formats)
def test_any_format_survives_being_written(format: Format) -> None:
    text = write(format)
    assert read(text) == format
    assert len(text) <= MOST_BYTES
    assert max(line.count(".") for line in text.splitlines()) <= MOST_DOTS


def test_every_field_is_written() -> None:
    full = replace(
        preset("greece-2015"), digest="", board=BOARD, registration=WINDOW, venues=(HALL,), stages=(STAGE,),
        groups=GROUPS, questions=(QUESTION,), online=ONLINE,
    )  # fmt: skip
    for part in (full, WINDOW, HALL, STAGE, LAYOUT, BOARD, GROUPS, QUESTION, ONLINE):
        for field in fields(part):
            empty = not getattr(part, field.name)
            assert empty == (field.name in ("digest", "registers", "watch")), f"give {field.name} a value here"
    again = read(write(full))
    assert (again.registration, again.stages) == (WINDOW, (STAGE,))
    assert again == full


def test_what_is_written_reads_like_a_file_made_by_hand() -> None:
    lines = write(preset("worlds-2015")).splitlines()
    assert lines[:3] == ["points = [", "  [28],", "  [25, 14],"]
    assert 'table = ["deeds", "cash", "head-judge"]' in lines
    assert "starts = 2015-09-08T09:45:00" in lines
    assert "seats = [4, 6]" in lines


def test_every_language_of_a_text_is_written() -> None:
    name = local_text((("el", "Κύπελλο"), ("en", 'The "cup"')))
    text = write(replace(preset("single-evening"), name=name))
    assert 'name = { el = "Κύπελλο", en = "The \\"cup\\"" }' in text.splitlines()
    assert versions_of(parse(text).name) == name.versions


def test_a_text_of_many_dots_can_be_read_again() -> None:
    organisers = tuple("." * 79 + digit for digit in "0123456789")
    assert parse(write(replace(preset("single-evening"), organisers=organisers))).organisers == organisers
