"""Writer of championship files: `parse(write(format))` is the same format, up to its digest.

Values that a file may leave out are left out, so that what is written reads like a file made by hand.
"""

import datetime
import json
from collections.abc import Iterable

from passgo.championship.form_questions import Groups, Question
from passgo.championship.format import (
    AT_VENUES,
    MOST_DOTS,
    Format,
    Layout,
    LocalBoard,
    Online,
    Registration,
    Stage,
    Valuation,
    Venue,
)
from passgo.championship.local_texts import versions_of

Value = str | int | datetime.date | tuple[str, ...]
Pairs = Iterable[tuple[str, Value]]


def write(format: Format) -> str:
    blocks = [
        points(format.points),
        table("[championship]", frame(format)),
        table("[registration]", registration(format.registration)),
        *(table("[[venues]]", venue(one)) for one in format.venues),
        *(stage(one) for one in format.stages),
        *([] if format.online == Online() else [table("[online]", online(format.online))]),
        table("[valuation]", valuation(format.valuation)),
        table("[ties]", [("table", format.table_ties), ("across", format.across_ties)]),
        *board(format.board),
        *([table("[groups]", groups(format.groups))] if format.groups is not None else []),
        *(table("[[questions]]", question(one)) for one in format.questions),
    ]
    return "".join(f"{readable(line)}\n" for line in "\n\n".join(blocks).split("\n"))


def readable(line: str) -> str:
    """The line without the dots in its texts, if it has more of them than the reader takes."""
    return line if line.count(".") <= MOST_DOTS else line.replace(".", "\\u002e")


def points(rows: tuple[tuple[int, ...], ...]) -> str:
    """A row for each number of survivors, below each other as people read them."""
    return "\n".join(("points = [", *(f"  [{', '.join(map(str, row))}]," for row in rows), "]"))


def frame(format: Format) -> Pairs:
    return (
        ("id", format.id),
        ("name", format.name),
        ("organisers", format.organisers),
        ("edition", format.edition),
        *given("prize", format.prize),
        ("tolerance", format.tolerance),
        ("retention_days", format.retention_days),
    )


def registration(rules: Registration) -> Pairs:
    return (
        ("opens", rules.opens),
        ("closes", rules.closes),
        ("age", rules.age),
        *given("citizenship", rules.citizenship),
        *given("excluded", rules.excluded),
        *given("declarations", rules.declarations),
        *given("consents", rules.consents),
        *given("offered", rules.offered),
        ("alternates", rules.alternates),
        *given("walk_ins", rules.walk_ins),
        *given("guardian_below", rules.guardian_below),
    )


def venue(venue: Venue) -> Pairs:
    return (
        ("id", venue.id),
        ("name", venue.name),
        ("city", venue.city),
        ("zone", venue.zone),
        ("starts", venue.starts.replace(tzinfo=None)),
        *([] if venue.registers else [("registers", False)]),
        ("capacity", venue.capacity),
        ("tables", venue.tables),
        ("heats", venue.heats),
        *given("online", venue.online),
    )


def stage(stage: Stage) -> str:
    pairs: Pairs = (
        ("id", stage.id),
        ("name", stage.name),
        *([] if stage.at == AT_VENUES else [("at", stage.at)]),
    )
    later: Pairs = (
        ("minutes", stage.minutes),
        ("rounds", stage.rounds),
        ("spread", stage.spread),
        ("score", stage.score),
        ("seating", stage.seating),
        ("advance", stage.advance),
        ("each", stage.each),
    )
    lines = [table("[[stages]]", pairs), f"seats = [{stage.fewest}, {stage.most}]", *map(line, later)]
    if stage.layouts:
        lines += ["layouts = [", *(f"  {{ {layout(row)} }}," for row in stage.layouts), "]"]
    return "\n".join(lines)


def online(rules: Online) -> Pairs:
    return (
        ("decision_seconds", rules.decision_seconds),
        ("absent_seconds", rules.absent_seconds),
        ("missed_decisions", rules.missed_decisions),
        ("confirm_minutes", rules.confirm_minutes),
        ("watch", rules.watch),
        ("watch_delay_minutes", rules.watch_delay_minutes),
    )


def layout(row: Layout) -> str:
    pairs: Pairs = (
        *given("tables", row.tables),
        *given("each", row.each),
        *given("final", row.final),
        *given("alternates", row.alternates),
    )
    return ", ".join((f"players = [{row.fewest}, {row.most}]", *map(line, pairs)))


def valuation(rules: Valuation) -> Pairs:
    return (
        ("deed", rules.deed),
        ("mortgaged", rules.mortgaged),
        ("house", rules.house),
        ("hotel", rules.hotel),
        ("hotel_houses", rules.hotel_houses),
        ("rounding", rules.rounding),
    )


def board(names: LocalBoard) -> list[str]:
    blocks = (("[board.spaces]", names.spaces), ("[board.groups]", names.groups))
    return [table(heading, ((quoted(id), name) for id, name in pairs)) for heading, pairs in blocks if pairs]


def groups(groups: Groups) -> Pairs:
    return (
        ("label", groups.label),
        *given("list", groups.listed),
        *given("required", groups.required),
        *given("apart_groups", groups.apart),
    )


def question(question: Question) -> Pairs:
    return (
        ("id", question.id),
        ("label", question.label),
        ("kind", question.kind),
        *given("choices", question.choices),
        *given("required", question.required),
    )


def given(key: str, value: Value) -> list[tuple[str, Value]]:
    """The key, unless its value is the empty one that a missing key means."""
    return [(key, value)] if value else []


def table(heading: str, pairs: Pairs) -> str:
    return "\n".join((heading, *map(line, pairs)))


def line(pair: tuple[str, Value]) -> str:
    return f"{pair[0]} = {shown(pair[1])}"


def shown(value: Value) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(map(text, value))}]"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, datetime.date):
        return value.isoformat()
    return text(value) if isinstance(value, str) else str(value)


def text(value: str) -> str:
    """A text, or a table of its versions by language."""
    versions = versions_of(value)
    pairs = ", ".join(f"{tag} = {quoted(said)}" for tag, said in versions)
    return f"{{ {pairs} }}" if versions else quoted(value)


def quoted(text: str) -> str:
    """A TOML string. JSON escapes the same characters, all but DEL."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
