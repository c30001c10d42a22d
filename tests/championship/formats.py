"""Generators of championship formats, as a file could hold them; the parts need not fit each other."""

import datetime
from zoneinfo import ZoneInfo

from hypothesis import strategies as st

from passgo.championship.form_questions import KINDS, Groups, Question
from passgo.championship.format import (
    ACROSS_TIES,
    CONSENTS,
    DECLARATIONS,
    EXCLUDED,
    MOST_PLAYERS,
    MOST_SEATS,
    TABLE_TIES,
    Format,
    Layout,
    LocalBoard,
    Online,
    Registration,
    Stage,
    Valuation,
    Venue,
)
from passgo.championship.local_texts import local_text

ZONES = ("Europe/Athens", "Asia/Macau", "America/New_York", "UTC")
PRINTABLE = "aZ09 .,'\"\\#=[]{}\u00e9\u03a9\u05d0\U0001f3b2"
ANY = PRINTABLE + "\n\r\t\0\x1b\x7f\u2028"  # a list may hold any text, even one that cannot be printed

ids = st.sampled_from(("a", "7", "city-final", "x" * 40, "2030-cup-1"))
days = st.dates(datetime.date(2000, 1, 1), datetime.date(2100, 1, 1))
moments = st.builds(datetime.datetime.combine, days, st.times())


def texts(longest: int = 200, fewest: int = 1) -> st.SearchStrategy[str]:
    return st.text(PRINTABLE, min_size=fewest, max_size=longest)


def local_texts(longest: int = 200) -> st.SearchStrategy[str]:
    tags = st.sampled_from(("el", "en", "pt-BR", "fil"))
    versions = st.lists(st.tuples(tags, texts(longest)), min_size=1, max_size=3, unique_by=lambda pair: pair[0])
    return texts(longest) | versions.map(lambda pairs: local_text(tuple(pairs)))


def words(known: tuple[str, ...] = ()) -> st.SearchStrategy[tuple[str, ...]]:
    word = st.sampled_from(known) if known else st.text(ANY, min_size=1, max_size=80)
    return st.lists(word, unique=True, max_size=20).map(tuple)


def spans(most: int) -> st.SearchStrategy[tuple[int, int]]:
    return st.tuples(st.integers(2, most), st.integers(2, most)).map(lambda pair: (min(pair), max(pair)))


@st.composite
def venues(draw: st.DrawFn) -> Venue:
    zone = draw(st.sampled_from(ZONES))
    return Venue(
        id=draw(ids),
        name=draw(local_texts()),
        city=draw(local_texts()),
        zone=zone,
        starts=draw(moments).replace(tzinfo=ZoneInfo(zone)),
        registers=draw(st.booleans()),
        capacity=draw(st.integers(1, MOST_PLAYERS)),
        tables=draw(st.integers(1, 200)),
        heats=draw(st.integers(1, 10)),
        online=draw(st.booleans()),
    )


@st.composite
def layouts(draw: st.DrawFn) -> Layout:
    fewest, most = draw(spans(MOST_PLAYERS))
    return Layout(
        fewest=fewest,
        most=most,
        tables=draw(st.integers(0, 200)),
        each=draw(st.integers(0, MOST_SEATS)),
        final=draw(st.booleans()),
        alternates=draw(st.booleans()),
    )


@st.composite
def stages(draw: st.DrawFn) -> Stage:
    fewest, most = draw(spans(MOST_SEATS))
    return Stage(
        id=draw(ids),
        name=draw(local_texts()),
        at=draw(st.just("venues") | texts(40)),
        fewest=fewest,
        most=most,
        minutes=draw(st.integers(1, 1440)),
        rounds=draw(st.integers(1, 20)),
        spread=draw(st.sampled_from(("many", "full"))),
        score=draw(st.sampled_from(("table", "total"))),
        seating=draw(st.sampled_from(("random", "seeded"))),
        advance=draw(st.integers(1, MOST_PLAYERS)),
        each=draw(st.integers(0, MOST_SEATS)),
        layouts=tuple(draw(st.lists(layouts(), max_size=3))),
    )


registrations = st.builds(
    Registration,
    opens=moments,
    closes=days,
    age=st.integers(0, 120),
    citizenship=texts(2, 0),
    excluded=words(EXCLUDED),
    declarations=words(DECLARATIONS),
    consents=words(CONSENTS),
    offered=words(CONSENTS),
    alternates=st.integers(0, MOST_PLAYERS),
    walk_ins=st.booleans(),
    guardian_below=st.integers(0, 30),
)

onlines = st.builds(
    Online,
    decision_seconds=st.integers(10, 3600),
    absent_seconds=st.integers(5, 600),
    missed_decisions=st.integers(0, 100),
    confirm_minutes=st.integers(0, 1440),
    watch=st.booleans(),
    watch_delay_minutes=st.integers(0, 10),
)

percents = st.integers(0, 1000)
valuations = st.builds(
    Valuation,
    deed=percents,
    mortgaged=percents,
    house=percents,
    hotel=percents,
    hotel_houses=st.integers(0, 10),
    rounding=st.sampled_from(("up", "down")),
)

names = st.lists(st.tuples(texts(40), local_texts(60)), max_size=3, unique_by=lambda pair: pair[0]).map(tuple)

groups = st.builds(
    Groups,
    label=local_texts(),
    listed=st.lists(st.text(ANY, min_size=1, max_size=40), unique=True, max_size=5).map(tuple),
    required=st.booleans(),
    apart=st.booleans(),
)
questions = st.builds(
    Question,
    id=ids,
    label=local_texts(),
    kind=st.sampled_from(KINDS),
    required=st.booleans(),
    choices=st.lists(local_texts(80), max_size=4).map(tuple),
)

formats = st.builds(
    Format,
    id=ids,
    name=local_texts(),
    organisers=words(),
    edition=ids,
    prize=st.just("") | local_texts(),
    tolerance=st.integers(0, 60),
    retention_days=st.integers(1, 3650),
    registration=registrations,
    venues=st.lists(venues(), min_size=1, max_size=3).map(tuple),
    stages=st.lists(stages(), min_size=1, max_size=3).map(tuple),
    points=st.lists(st.lists(st.integers(0, 1000), max_size=8).map(tuple), min_size=1, max_size=8).map(tuple),
    valuation=valuations,
    table_ties=words(TABLE_TIES),
    across_ties=words(ACROSS_TIES),
    online=onlines,
    digest=st.just(""),
    questions=st.lists(questions, max_size=10).map(tuple),
    groups=st.none() | groups,
    board=st.builds(LocalBoard, spaces=names, groups=names),
)
