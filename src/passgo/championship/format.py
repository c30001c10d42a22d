"""A championship as data: who can enter, where and in which stages it is played, how it is scored.

`parse` turns the text of a `championship.toml` into a `Format` or raises `FormatError` with every fault in it.
"""

import datetime
import hashlib
import tomllib
from dataclasses import dataclass
from importlib import resources
from typing import Final
from zoneinfo import ZoneInfo

from passgo.championship.file_faults import Findings, FormatError, near
from passgo.championship.file_reader import Reading
from passgo.championship.form_questions import MOST_QUESTIONS, Groups, Question, read_groups, read_question
from passgo.championship.local_texts import said_in, versions_of

MOST_PLAYERS: Final = 1000  # of one venue
MOST_SEATS: Final = 8  # of one table
MOST_POINTS: Final = 1000  # of one rank
MOST_BYTES: Final = 200_000
MOST_NAMES: Final = 200  # of a board
LONGEST_NAME: Final = 60  # of a place on a board, which has little room
MOST_DOTS: Final = 500  # dots in a line: the time to read a dotted key grows with the square of its parts
AT_VENUES: Final = "venues"

# CHAMP-DECL-1, CHAMP-DECL-2, CHAMP-DECL-3, CHAMP-DECL-4
OWN_EMAIL: Final = "own-email"
DECLARATIONS: Final = (OWN_EMAIL, "true-data", "of-age", "contact")
MOST_GUARDED: Final = 30  # years of age
GUARDIAN: Final = "guardian"  # the consent of a minor's parent or guardian
CONSENTS: Final = ("terms", "data", "publicity", "promotion")
EXCLUDED: Final = ("employee", "relative")  # CHAMP-ELIG-1
TABLE_TIES: Final = ("deeds", "cash", "head-judge")
ACROSS_TIES: Final = ("worth", "deeds", "cash", "lot")


@dataclass(frozen=True)
class Venue:
    id: str
    name: str
    city: str
    zone: str
    starts: datetime.datetime  # in the zone of the venue
    registers: bool  # False: only a later stage is played here
    capacity: int
    tables: int  # that run at a time
    heats: int
    online: bool = False  # played on live tables, not over the board


@dataclass(frozen=True)
class Layout:
    """How a number of players is seated, and how many of each table are sure to go on."""

    fewest: int
    most: int
    tables: int  # 0: as the stage says
    each: int
    final: bool  # one table that is itself the next stage (AMB-CHAMP-6)
    alternates: bool  # players without a seat become alternates, the latest registration first


@dataclass(frozen=True)
class Stage:
    id: str
    name: str
    at: str  # "venues", or the one venue where everybody meets
    fewest: int
    most: int
    minutes: int
    rounds: int
    spread: str  # "many" tables thinned evenly, or "full" ones
    score: str  # "table": each game on its own (CHAMP-SCORE-5); "total": points of all rounds together
    seating: str  # "random", or "seeded" by the ranking of the stage before
    advance: int  # players who go on from each place of the stage; of the last stage: the champion
    each: int
    layouts: tuple[Layout, ...]


@dataclass(frozen=True)
class Online:
    """How live tables are played and shown; everybody can read it before the start."""

    decision_seconds: int = 90  # for one decision; then the table gives the plainest answer
    absent_seconds: int = 15  # an awaited player without a connection is stood in for after this time
    missed_decisions: int = 3  # and so is one who lets so many decisions in a row run out; 0: never
    confirm_minutes: int = 10  # for players to confirm their lines; then the head judge may close a sheet without them
    watch: bool = True  # whether the public may watch (CHAMP-SPECT-1)
    watch_delay_minutes: int = 0


@dataclass(frozen=True)
class Registration:
    opens: datetime.datetime  # local, in the zone of each venue
    closes: datetime.date  # that day included
    age: int
    citizenship: str  # empty: any
    excluded: tuple[str, ...]
    declarations: tuple[str, ...]
    consents: tuple[str, ...]  # nobody takes part without these
    offered: tuple[str, ...]  # optional consents
    alternates: int  # the longest list of each venue
    walk_ins: bool = False  # whether the office still registers people at the door, on the day itself
    guardian_below: int = 0  # younger players need the consent of a guardian; 0: nobody does

    @property
    def one_email_each(self) -> bool:
        """Whether an email address belongs to one entrant (CHAMP-DECL-1), or a family may share it."""
        return OWN_EMAIL in self.declarations


@dataclass(frozen=True)
class Valuation:
    """Per cent of the printed price (CHAMP-WORTH-1, CHAMP-WORTH-2, CHAMP-WORTH-3, CHAMP-WORTH-4, CHAMP-WORTH-5,
    CHAMP-WORTH-6)."""

    deed: int
    mortgaged: int
    house: int
    hotel: int
    hotel_houses: int  # houses turned in for a hotel, counted with it
    rounding: str


@dataclass(frozen=True)
class LocalBoard:
    """Names on the board of the hall, in place of those of the edition (the board of the local market)."""

    spaces: tuple[tuple[str, str], ...] = ()  # the edition's id, and the name
    groups: tuple[tuple[str, str], ...] = ()

    def names(self) -> dict[str, str]:
        """Names by thing, as an edition has them."""
        spaces = {f"space.{id}": name for id, name in self.spaces}
        return spaces | {f"group.{id}": name for id, name in self.groups}

    def by_language(self) -> dict[str, dict[str, str]]:
        """The names in each language, in small letters, and under "" for those who read none of them."""
        found: dict[str, dict[str, str]] = {}
        for thing, name in self.names().items():
            for tag, said in (("", str(name)), *versions_of(name)):
                found.setdefault(tag.lower(), {})[thing] = said
        return found


@dataclass(frozen=True)
class Format:
    id: str
    name: str
    organisers: tuple[str, ...]
    edition: str
    prize: str  # the place the champion wins, if any
    tolerance: int  # minutes by which the last round may be called early ("about 75 minutes")
    retention_days: int
    registration: Registration
    venues: tuple[Venue, ...]
    stages: tuple[Stage, ...]
    points: tuple[tuple[int, ...], ...]
    valuation: Valuation
    table_ties: tuple[str, ...]
    across_ties: tuple[str, ...]
    digest: str
    online: Online = Online()
    questions: tuple[Question, ...] = ()
    groups: Groups | None = None
    board: LocalBoard = LocalBoard()

    def said(self, language: str) -> "Format":
        """The format as a reader of that language sees it."""
        return said_in(self, language)

    def venue(self, id: str) -> Venue | None:
        return next((venue for venue in self.venues if venue.id == id), None)

    def stage(self, id: str) -> Stage | None:
        return next((stage for stage in self.stages if stage.id == id), None)

    def places(self, stage: Stage) -> tuple[str, ...]:
        """The venues at which a stage is played."""
        return tuple(venue.id for venue in self.venues if venue.registers) if stage.at == AT_VENUES else (stage.at,)

    def after(self, stage: Stage) -> Stage | None:
        i = self.stages.index(stage) + 1
        return self.stages[i] if i < len(self.stages) else None

    def before(self, stage: Stage) -> Stage | None:
        i = self.stages.index(stage) - 1
        return self.stages[i] if i >= 0 else None


def presets() -> list[str]:
    """Championships that come with the package."""
    folder = resources.files("passgo.championship") / "presets"
    return sorted(file.name.removesuffix(".toml") for file in folder.iterdir() if file.name.endswith(".toml"))


def preset(name: str) -> Format:
    if name not in presets():
        found = Findings(name)
        found.add("", "no such championship", near(name, presets()))
        raise FormatError(found.faults)
    return parse(preset_text(name), f"{name}.toml")


def preset_text(name: str) -> str:
    file = resources.files("passgo.championship") / "presets" / f"{name}.toml"
    return file.read_text(encoding="utf-8")


def parse(text: str, file: str = "championship.toml") -> Format:
    from passgo.championship.format_checks import check

    found = Findings(file)
    data: dict[str, object] = {}
    if len(text) > MOST_BYTES:
        found.add("", "the file is too large", f"at most {MOST_BYTES} characters")
        found.raise_if_any()
    if any(line.count(".") > MOST_DOTS for line in text.splitlines()):
        found.add("", "not TOML that can be read: nested too deeply")
        found.raise_if_any()
    try:
        data = tomllib.loads(text)
    except RecursionError:
        found.add("", "not TOML that can be read: nested too deeply")
    except ValueError as error:
        found.add("", f"broken TOML: {error}", "see https://toml.io")
    found.raise_if_any()
    format = read_format(Reading(data, "", found), hashlib.sha256(text.encode()).hexdigest())
    check(format, found)
    found.raise_if_any()
    return format


def read_format(top: Reading, digest: str) -> Format:
    frame = top.table("championship")
    ties = top.table("ties")
    groups = top.table("groups", needed=False)
    format = Format(
        id=frame.id("id"),
        name=frame.local_text("name"),
        organisers=frame.words("organisers"),
        edition=frame.id("edition"),
        prize=frame.local_text("prize", ""),
        tolerance=frame.whole("tolerance", 0, 60, 0),
        retention_days=frame.whole("retention_days", 1, 3650, 365),
        registration=read_registration(top.table("registration")),
        venues=tuple(read_venue(row) for row in top.rows("venues", 1, 100)),
        stages=tuple(read_stage(row) for row in top.rows("stages", 1, 10)),
        points=top.numbers("points", 0, MOST_POINTS, MOST_SEATS),
        valuation=read_valuation(top.table("valuation")),
        table_ties=ties.words("table", TABLE_TIES),
        across_ties=ties.words("across", ACROSS_TIES),
        digest=digest,
        online=read_online(top.table("online", needed=False)),
        questions=tuple(read_question(row) for row in top.rows("questions", 0, MOST_QUESTIONS)),
        groups=read_groups(groups) if "groups" in top.row else None,
        board=read_board(top.table("board", needed=False)),
    )
    for reading in (frame, ties, top):
        reading.close()
    return format


def read_board(row: Reading) -> LocalBoard:
    spaces, groups = (row.local_texts(name, MOST_NAMES, LONGEST_NAME) for name in ("spaces", "groups"))
    row.close()
    return LocalBoard(spaces, groups)


def read_registration(row: Reading) -> Registration:
    registration = Registration(
        opens=row.moment("opens"),
        closes=row.day("closes"),
        age=row.whole("age", 0, 120, 0),
        citizenship=row.text("citizenship", "", 2),
        excluded=row.words("excluded", EXCLUDED),
        declarations=row.words("declarations", DECLARATIONS),
        consents=row.words("consents", CONSENTS),
        offered=row.words("offered", CONSENTS),
        alternates=row.whole("alternates", 0, MOST_PLAYERS, MOST_PLAYERS),
        walk_ins=row.flag("walk_ins", False),
        guardian_below=row.whole("guardian_below", 0, MOST_GUARDED, 0),
    )
    row.close()
    return registration


def read_venue(row: Reading) -> Venue:
    zone = row.text("zone", longest=60)
    starts = row.moment("starts")
    try:
        starts = starts.replace(tzinfo=ZoneInfo(zone))
    except (KeyError, ValueError, OSError):
        row.fault("zone", f"no such time zone: {zone!r}", "a name, e.g. Europe/Athens")
        starts = starts.replace(tzinfo=datetime.UTC)
    venue = Venue(
        id=row.id("id"),
        name=row.local_text("name"),
        city=row.local_text("city"),
        zone=zone,
        starts=starts,
        registers=row.flag("registers", True),
        capacity=row.whole("capacity", 1, MOST_PLAYERS),
        tables=row.whole("tables", 1, 200),
        heats=row.whole("heats", 1, 10, 1),
        online=row.flag("online", False),
    )
    row.close()
    return venue


def read_online(row: Reading) -> Online:
    usual = Online()
    online = Online(
        decision_seconds=row.whole("decision_seconds", 10, 3600, usual.decision_seconds),
        absent_seconds=row.whole("absent_seconds", 5, 600, usual.absent_seconds),
        missed_decisions=row.whole("missed_decisions", 0, 100, usual.missed_decisions),
        confirm_minutes=row.whole("confirm_minutes", 0, 1440, usual.confirm_minutes),
        watch=row.flag("watch", usual.watch),
        watch_delay_minutes=row.whole("watch_delay_minutes", 0, 10, usual.watch_delay_minutes),
    )
    row.close()
    return online


def read_stage(row: Reading) -> Stage:
    fewest, most = row.span("seats", 2, MOST_SEATS)
    stage = Stage(
        id=row.id("id"),
        name=row.local_text("name"),
        at=row.text("at", AT_VENUES, 40),
        fewest=fewest,
        most=most,
        minutes=row.whole("minutes", 1, 1440),
        rounds=row.whole("rounds", 1, 20, 1),
        spread=row.choice("spread", ("many", "full"), "many"),
        score=row.choice("score", ("table", "total"), "table"),
        seating=row.choice("seating", ("random", "seeded"), "random"),
        advance=row.whole("advance", 1, MOST_PLAYERS),
        each=row.whole("each", 0, MOST_SEATS, 0),
        layouts=tuple(read_layout(layout) for layout in row.rows("layouts", 0, 50)),
    )
    row.close()
    return stage


def read_layout(row: Reading) -> Layout:
    fewest, most = row.span("players", 2, MOST_PLAYERS)
    layout = Layout(
        fewest=fewest,
        most=most,
        tables=row.whole("tables", 0, 200, 0),
        each=row.whole("each", 0, MOST_SEATS, 0),
        final=row.flag("final", False),
        alternates=row.flag("alternates", False),
    )
    row.close()
    return layout


def read_valuation(row: Reading) -> Valuation:
    valuation = Valuation(
        deed=row.whole("deed", 0, 1000),
        mortgaged=row.whole("mortgaged", 0, 1000),
        house=row.whole("house", 0, 1000),
        hotel=row.whole("hotel", 0, 1000),
        hotel_houses=row.whole("hotel_houses", 0, 10),
        rounding=row.choice("rounding", ("up", "down"), "up"),
    )
    row.close()
    return valuation
