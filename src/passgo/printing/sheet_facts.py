"""Facts on a printed sheet. The caller knows who can see it and passes names or nicknames."""

import datetime
from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from typing import Final, TypeVar

T = TypeVar("T")

MOST_SHEETS: Final = 300  # in one document
MOST_SEATS: Final = 8
MOST_DEEDS: Final = 48
MOST_ENTRANTS: Final = 1000
MOST_LINES: Final = 5000  # of results
LONGEST_TEXT: Final = 200
MOST_CHAPTERS: Final = 30
MOST_SENTENCES: Final = 150
LONGEST_SENTENCE: Final = 600


class CannotPrint(ValueError):
    """Raised for facts from which no sheet can be made; `code` names the reason."""

    def __init__(self, code: str, told: str) -> None:
        super().__init__(f"{code}: {told}")
        self.code = code


@dataclass(frozen=True)
class PrintedDeed:
    """A deed on the back, with its value on the sheet (CHAMP-WORTH-2, CHAMP-WORTH-3, CHAMP-WORTH-4, CHAMP-WORTH-5)."""

    name: str
    group: str
    price: int
    mortgaged: int
    house: int = 0  # 0: nothing is built here
    hotel: int = 0  # with the houses turned in for it


@dataclass(frozen=True)
class Scoring:
    """What the paper must say so that a table can be scored without any screen."""

    deeds: tuple[PrintedDeed, ...]
    points: tuple[tuple[int, ...], ...]  # a row for each number of survivors
    deed_percent: int = 100
    mortgaged_percent: int = 50
    house_percent: int = 100


@dataclass(frozen=True)
class SheetFacts:
    """One table of one round. An empty player is a line to write on."""

    championship: str
    venue: str
    stage: str
    round: int
    heat: int
    table: int  # 0: a spare
    players: tuple[str, ...]  # by seat
    scoring: Scoring
    minutes: int = 0
    starts: datetime.datetime | None = None
    judge: str = ""
    link: str = ""  # opens the judge's panel of this table
    seed: str = ""
    digest: str = ""

    def spare(self, seats: int) -> "SheetFacts":
        """The same sheet without table, players and judge."""
        return replace(self, heat=0, table=0, players=("",) * seats, judge="", link="", seed="", digest="")


@dataclass(frozen=True)
class Alternate:
    number: int
    name: str
    phone: str = ""
    mark: str = ""  # the group; for people of the same name also the code


@dataclass(frozen=True)
class CallFacts:
    """People to telephone: those who have yet to say that they come (CHAMP-REG-2), and alternates in the order in
    which they are called when a seat is free (CHAMP-ALT-2)."""

    championship: str
    venue: str
    alternates: tuple[Alternate, ...]
    starts: datetime.datetime | None = None
    unconfirmed: tuple[Alternate, ...] = ()  # numbered by registration


@dataclass(frozen=True)
class BadgeFacts:
    """The card an entrant shows at the door. The registrar's device reads `link`; they can also type `code`."""

    championship: str
    venue: str
    name: str
    code: str
    link: str
    alternate: int = 0
    starts: datetime.datetime | None = None
    group: str = ""


@dataclass(frozen=True)
class CertificateFacts:
    """A player's result in the last stage they played at a venue."""

    championship: str
    organisers: str
    name: str
    stage: str
    venue: str
    rank: int
    points: int
    day: datetime.date


@dataclass(frozen=True)
class PressLine:
    """A result for the press: a name by consent only (CHAMP-PUB-6), a nickname without a city (CHAMP-POST-2)."""

    rank: int
    name: str
    points: int
    city: str = ""


@dataclass(frozen=True)
class PressFacts:
    """Released results, a list for each stage, the last stage first."""

    championship: str
    organisers: str
    stages: tuple[tuple[str, tuple[PressLine, ...]], ...]


@dataclass(frozen=True)
class RuleChapter:
    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class RuleFacts:
    """Rules of an edition in sentences, as in the players' guide."""

    title: str
    chapters: tuple[RuleChapter, ...]
    championship: str = ""


def check_sheets(tables: Iterable[SheetFacts]) -> tuple[SheetFacts, ...]:
    found = some(tables, "no-tables", MOST_SHEETS)
    for facts in found:
        where = f"table {facts.table}" if facts.table else "the spare sheet"
        if not facts.players:
            raise CannotPrint("no-players", f"{where} has no players; seat them first, or print a spare")
        if len(facts.players) > MOST_SEATS:
            raise CannotPrint("too-many", f"{where} has {len(facts.players)} players, at most {MOST_SEATS} have room")
        if not 1 <= len(facts.scoring.deeds) <= MOST_DEEDS:
            raise CannotPrint("too-many", f"{len(facts.scoring.deeds)} deeds; from 1 to {MOST_DEEDS} have room")
        if not 1 <= len(facts.scoring.points) <= MOST_SEATS:
            raise CannotPrint("too-many", f"{len(facts.scoring.points)} rows of points; from 1 to {MOST_SEATS}")
        check_texts([facts, *facts.scoring.deeds], facts.players)
    return found


def check_calls(calls: CallFacts) -> CallFacts:
    check_texts([calls, *some((*calls.unconfirmed, *calls.alternates), "no-alternates", MOST_ENTRANTS)])
    return calls


def check_certificates(certificates: Iterable[CertificateFacts]) -> tuple[CertificateFacts, ...]:
    found = some(certificates, "no-results", MOST_ENTRANTS)
    check_texts(found)
    return found


def check_press(press: PressFacts) -> PressFacts:
    lines = some([line for _, lines in press.stages for line in lines], "no-results", MOST_LINES)
    check_texts([press, *lines], [stage for stage, _ in press.stages])
    return press


def check_badges(badges: Iterable[BadgeFacts]) -> tuple[BadgeFacts, ...]:
    found = some(badges, "no-entrants", MOST_ENTRANTS)
    check_texts(found)
    return found


def check_rules(rules: RuleFacts) -> None:
    chapters = some(rules.chapters, "no-rules", MOST_CHAPTERS)
    check_texts([rules])
    lines = [line for chapter in chapters for line in (chapter.title, *chapter.lines)]
    if len(lines) > MOST_SENTENCES or any(len(line) > LONGEST_SENTENCE for line in lines):
        raise CannotPrint("too-many", f"at most {MOST_SENTENCES} sentences of {LONGEST_SENTENCE} characters have room")


def some(things: Iterable[T], code: str, most: int) -> tuple[T, ...]:
    found = tuple(things)
    if not found:
        raise CannotPrint(code, "there is nothing to print")
    if len(found) > most:
        raise CannotPrint("too-many", f"{len(found)} in one document; print at most {most} at a time")
    return found


def check_texts(
    rows: Iterable[
        SheetFacts
        | PrintedDeed
        | CallFacts
        | Alternate
        | BadgeFacts
        | CertificateFacts
        | PressFacts
        | PressLine
        | RuleFacts
    ],
    others: Iterable[str] = (),
) -> None:
    texts = [
        str(getattr(row, one.name)) for row in rows for one in fields(row) if one.name != "link" and one.type is str
    ]
    for text in [*texts, *others]:
        if len(text) > LONGEST_TEXT:
            raise CannotPrint("text-too-long", f"{text[:40]}… has {len(text)} characters, at most {LONGEST_TEXT}")
