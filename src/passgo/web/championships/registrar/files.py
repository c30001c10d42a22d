"""Entries as files: export and import of lists. An import reports all faults, and takes all lines or none."""

import copy
import csv
import datetime
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from starlette.responses import Response

from passgo.championship import Championship, Format, Person, Refused
from passgo.championship.commands import Register
from passgo.office import new_entrant_id
from passgo.web.championships.encodings import UNICODE, NotText, decoded
from passgo.web.championships.entrant.register import entrant_of
from passgo.web.championships.links import blocking, now_at
from passgo.web.championships.own_questions import (
    GROUP,
    GUARDIAN_FIELDS,
    answers_asked,
    drafted,
    field_of,
    fields_asked,
)
from passgo.web.championships.persons import FIELDS, is_yes
from passgo.web.championships.refusal_texts import told
from passgo.web.championships.registrar.shared import EntryDesk, entry_desk, positions, reading, show_desk
from passgo.web.championships.spreadsheets import csv_answer, csv_lines
from passgo.web.championships.statements import agreed, declared, fields_of, required
from passgo.web.championships.uploads import uploaded
from passgo.web.championships.workbook import xlsx_answer
from passgo.web.edge.problems import REFUSED
from passgo.web.plumbing.page import Page, Visit
from passgo.web.plumbing.texts import Speech

Rows = Iterable[Sequence[object]]

MOST_LINES: Final = 500
MOST_FAULTS: Final = 200
MOST_LETTERS: Final = 1000  # of a cell that are read
VENUE: Final = "venue"


@dataclass(frozen=True)
class LineFault:
    line: int  # 0 for the file as a whole
    text: str
    rule: str = ""


class FileRefused(ValueError):
    """A file that is refused as a whole; `faults` lists every reason."""

    def __init__(self, faults: list[LineFault]) -> None:
        super().__init__(f"{len(faults)} faults")
        self.faults = faults


@dataclass(frozen=True)
class Entry:
    line: int
    person: Person
    venue: str
    ticked: frozenset[str]


def columns(format: Format) -> tuple[str, ...]:
    """The columns a file can have: none that the championship does not ask for."""
    return (VENUE, *fields_needed(format), *fields_asked(format), *fields_of(format))


def fields_needed(format: Format) -> tuple[str, ...]:
    rules = format.registration
    unasked = {name for name in ("employee", "relative") if name not in rules.excluded}
    if not rules.citizenship:
        unasked.add("citizenship")
    return tuple(name for name in FIELDS if name not in unasked)


def columns_needed(format: Format) -> tuple[str, ...]:
    """The columns no file can do without: those of every entrant."""
    answers = [field_of(one) for one in format.questions if one.required]
    if format.groups is not None and format.groups.required:
        answers.append(GROUP)
    return (VENUE, *fields_needed(format), *answers, *required(format, minor=False))


# Reading.


@dataclass(frozen=True)
class Reader:
    """A reader of files for one desk, in the language of its registrar."""

    desk: EntryDesk
    speech: Speech
    now: datetime.datetime

    @property
    def championship(self) -> Championship:
        return self.desk.office.championship

    def read(self, text: str) -> list[Register]:
        """The commands of a whole file, or FileRefused. They are tried on a copy: nothing has changed yet."""
        entries, faults = self.entries(self.lines(text))
        wanted = [self.command(entry) for entry in entries]
        trial = copy.deepcopy(self.championship)
        for entry, command in zip(entries, wanted, strict=True):
            try:
                trial.perform(command, self.now)
            except Refused as refused:
                refusal = told(self.speech, refused)
                faults.append(LineFault(entry.line, refusal.text, refusal.rule))
        if faults:
            raise FileRefused(sorted(faults, key=lambda fault: fault.line))
        return wanted

    def lines(self, text: str) -> list[tuple[int, dict[str, str]]]:
        """The cells of each line by their columns."""
        try:
            found = csv_lines(text)
        except csv.Error:
            raise FileRefused([LineFault(0, self.speech.say("entry-import-unreadable"))]) from None
        if len(found) < 2:
            raise FileRefused([LineFault(0, self.speech.say("entry-import-empty"))])
        if len(found) > MOST_LINES + 1:
            raise FileRefused([LineFault(0, self.speech.say("entry-import-long", most=MOST_LINES))])
        head = [cell.casefold() for cell in found[0][1]]
        faults = list(self.head_faults(head))
        for number, cells in found[1:]:
            if len(cells) != len(head):
                said = self.speech.say("entry-import-cells", found=len(cells), wanted=len(head))
                faults.append(LineFault(number, said))
        if faults:
            raise FileRefused(faults)
        return [(number, dict(zip(head, cells, strict=True))) for number, cells in found[1:]]

    def head_faults(self, head: list[str]) -> Iterator[LineFault]:
        wanted = columns(self.championship.format)
        for name in columns_needed(self.championship.format):
            if name not in head and not (name == VENUE and self.desk.venue):
                yield LineFault(1, self.speech.say("entry-import-missing-column", column=name))
        for name in head:
            if name not in wanted or head.count(name) > 1:
                yield LineFault(1, self.speech.say("entry-import-unknown-column", column=name[:40]))

    def entries(self, lines: list[tuple[int, dict[str, str]]]) -> tuple[list[Entry], list[LineFault]]:
        entries, faults = [], []
        for number, cells in lines:
            found = list(self.cell_faults(number, cells))
            if found:
                faults += found
            else:
                entries.append(self.entry(number, cells))
        return entries, faults

    def entry(self, number: int, cells: dict[str, str]) -> Entry:
        format = self.championship.format
        person, _ = self.person(cells)
        ticked = frozenset(name for name in fields_of(format) if is_yes(cells.get(name, "")))
        return Entry(number, person, self.venue(cells), ticked)

    def person(self, cells: dict[str, str]) -> tuple[Person, list[str]]:
        """The person of a line, and everything in it that cannot be used."""
        format = self.championship.format

        def field(name: str) -> str:
            return cells.get(name, "")[:MOST_LETTERS]

        person, minor, wrong = entrant_of(field, format, format.venue(self.venue(cells)), self.now.date())
        return person, wrong + [name for name in required(format, minor) if not is_yes(field(name))]

    def venue(self, cells: dict[str, str]) -> str:
        return cells.get(VENUE, "").casefold() or self.desk.venue

    def cell_faults(self, number: int, cells: dict[str, str]) -> Iterator[LineFault]:
        format = self.championship.format
        bound = self.desk.official.venue
        venues = [one.id for one in format.venues if one.registers and bound in ("", one.id)]
        if self.venue(cells) not in venues:
            known = self.speech.catalogue.listed(venues)
            yield LineFault(number, self.speech.say("entry-import-venue", venues=known), "CHAMP-REG-1")
        for name in self.person(cells)[1]:
            yield self.field_fault(number, name)

    def field_fault(self, number: int, name: str) -> LineFault:
        if name in FIELDS:
            return LineFault(number, self.speech.say(f"entry-fault-{name}"))
        if name in GUARDIAN_FIELDS:
            return LineFault(number, self.speech.say("refusal-champ-guardian-missing"))
        if name in answers_asked(self.championship.format):
            return LineFault(number, self.speech.say("family-import-answer", column=name))
        return LineFault(number, self.speech.say("entry-import-tick", column=name), "CHAMP-DECL-5")

    def command(self, entry: Entry) -> Register:
        format, terms = self.championship.format, self.championship.state.terms
        return Register(
            self.desk.actor, new_entrant_id(), entry.venue, entry.person, terms[-1].version if terms else 0,
            declared(format, entry.ticked), agreed(format, entry.ticked),
        )  # fmt: skip


# Pages.


async def files(visit: Visit) -> Response:
    return show(visit, await entry_desk(visit), 0, [])


def show(visit: Visit, desk: EntryDesk, imported: int, faults: list[LineFault], encoding: str = "") -> Response:
    format = desk.office.championship.format
    answer = show_desk(
        visit, desk, "files.html", "files",
        imported=imported, faults=faults[:MOST_FAULTS], more_faults=max(0, len(faults) - MOST_FAULTS),
        columns=columns_needed(format),
        optional=[name for name in columns(format) if name not in columns_needed(format)],
        most_lines=MOST_LINES, encoding=encoding if encoding != UNICODE else "",
    )  # fmt: skip
    if faults:
        answer.status_code = REFUSED
    return answer


async def take_in(visit: Visit) -> Response:
    desk = await entry_desk(visit)
    try:
        text, encoding = decoded(await uploaded(visit.form, "file"))
    except NotText:
        return show(visit, desk, 0, [LineFault(0, visit.say("entry-import-unreadable"))])
    speech, language = visit.speech, visit.tag

    def work() -> int:
        with desk.office.lock:  # nobody registers in between, so what was valid stays valid
            desk.office.catch_up()
            reader = Reader(desk, speech, now_at(desk.office))
            wanted = reader.read(text)
            for command in wanted:
                desk.office.perform(command, reader.now, language=language)
            return len(wanted)

    try:
        return show(visit, desk, await blocking(visit.site, work), [], encoding)
    except FileRefused as refused:
        return show(visit, desk, 0, refused.faults, encoding)


async def template(visit: Visit) -> Response:
    desk = await entry_desk(visit)
    return csv_answer(f"{desk.office.id}-template", columns(desk.office.championship.format), [])


# The group and the answers to the organisers' questions follow.
LIST: Final = (
    "entrant", "venue", "registration", "registered_at", "status", "alternate", "called", "checked_in", "name",
    "email", "phone", "born", "citizenship", "nickname", "nickname_state", "drawn_nickname", "consents", "code",
    *GUARDIAN_FIELDS,
)  # fmt: skip


async def export(visit: Visit) -> Response:
    return await export_as(visit, csv_answer)


async def export_xlsx(visit: Visit) -> Response:
    return await export_as(visit, xlsx_answer)


async def export_as(visit: Visit, answer: Callable[[str, Sequence[str], Rows], Response]) -> Response:
    desk = await entry_desk(visit)
    rows = await reading(visit, desk, lambda: list(list_rows(desk)))
    return answer(f"{desk.office.id}-entries", (*LIST, *answers_asked(desk.office.championship.format)), rows)


def list_rows(desk: EntryDesk) -> Iterator[tuple[object, ...]]:
    numbers = positions(desk.office)
    asked = answers_asked(desk.office.championship.format)
    for one in desk.seen():
        person = desk.office.championship.people.rows.get(one.id)
        kept = drafted(person)
        given = " ".join(name for name, agreed in one.consents.items() if agreed)
        yield (
            one.id, one.venue, numbers[one.id], one.at.isoformat(timespec="seconds"), one.status,
            one.alternate or "", "yes" if one.phoned else "", " ".join(sorted(one.present)),
            *((person.name, person.email, person.phone, person.born, person.citizenship, person.nickname)
              if person else ("", "", "", "", "", "")),
            one.nickname, person.drawn if person else "", given, desk.office.badge_code(one.id),
            *(kept.get(name, "") for name in (*GUARDIAN_FIELDS, *asked)),
        )  # fmt: skip


PAGES: Final[tuple[Page, ...]] = (
    Page("GET", "/c/{id}/registrar/import", files),
    Page("POST", "/c/{id}/registrar/import", take_in, files=1),
    Page("GET", "/c/{id}/registrar/template.csv", template),
    Page("GET", "/c/{id}/registrar/entries.csv", export),
    Page("GET", "/c/{id}/registrar/entries.xlsx", export_xlsx),
)
