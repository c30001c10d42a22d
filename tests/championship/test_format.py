"""Championships as data: the shipped ones say what the rulebook says, and every fault of a file is listed."""

import datetime
import re
from importlib import resources

import pytest
from hypothesis import given
from hypothesis import strategies as st

from passgo.championship import FormatError, parse, preset, presets
from passgo.championship.file_faults import one_line
from passgo.championship.file_reader import shown
from passgo.championship.layout import plan


def text_of(name: str) -> str:
    return (resources.files("passgo.championship") / "presets" / f"{name}.toml").read_text(encoding="utf-8")


def faults_of(text: str) -> list[str]:
    with pytest.raises(FormatError) as caught:
        parse(text)
    return [str(fault) for fault in caught.value.faults]


def test_three_championships_are_shipped() -> None:
    assert presets() == ["greece-2015", "single-evening", "worlds-2015"]
    assert [preset(name).id for name in presets()] == presets()


@pytest.mark.rule("CHAMP-ORG-1", "CHAMP-ORG-2", "CHAMP-MAT-1")
def test_greece_names_organisers_event_and_game() -> None:
    greece = preset("greece-2015")
    assert greece.organisers == ("HASBRO HELLAS AE", "RETAIL WORLD AE")
    assert greece.name == "MONOPOLY Championship (Regional & National)"
    assert greece.edition == "championship"


@pytest.mark.rule("CHAMP-CAL-1", "CHAMP-CAL-2", "CHAMP-CAL-3")
def test_greece_has_its_calendar() -> None:
    greece = preset("greece-2015")
    cities = [venue for venue in greece.venues if venue.registers]
    assert [venue.city for venue in cities] == ["Athens", "Thessaloniki", "Patras", "Ioannina", "Chania", "Volos"]
    assert {venue.starts.isoformat() for venue in cities} == {"2015-05-23T12:00:00+03:00"}
    final = greece.venue(greece.stages[-1].at)
    assert final is not None
    assert (final.name, final.starts.date()) == ("Public Syntagma, event hall", datetime.date(2015, 5, 30))
    assert greece.prize == "World Championship, Macau, 7-9 September 2015"


@pytest.mark.rule("CHAMP-CAP-1", "CHAMP-CAP-2", "CHAMP-CAP-3", "CHAMP-TIME-1")
def test_greece_has_its_room_and_time() -> None:
    greece = preset("greece-2015")
    room = {venue.id: (venue.capacity, venue.tables * venue.heats, venue.heats) for venue in greece.venues}
    assert room["athens"] == room["thessaloniki"] == (72, 12, 2)
    assert room["patras"] == room["ioannina"] == room["chania"] == room["volos"] == (36, 6, 1)
    assert {venue.tables for venue in greece.venues if venue.registers} == {6}
    assert greece.stages[0].minutes == 75


def test_the_worlds_play_three_rounds_semi_finals_and_a_final_of_four() -> None:
    worlds = preset("worlds-2015")
    first, semi, final = worlds.stages
    assert (first.rounds, first.score, first.advance) == (3, "total", 16)
    assert (semi.seating, semi.advance, semi.each) == ("seeded", 4, 1)
    assert plan(semi, worlds.venues[0], 16).sizes == (4, 4, 4, 4)
    assert plan(final, worlds.venues[0], 4).sizes == (4,)


def test_all_faults_are_listed_at_once() -> None:
    text = text_of("greece-2015")
    text = text.replace('zone = "Europe/Athens"', 'zone = "Europe/Atlantis"', 1)
    text = text.replace("capacity = 36", "capacity = 90", 1)
    text = text.replace("closes = 2015-05-20", "closes = 2015-05-27", 1)
    text = text.replace('at = "syntagma"', 'at = "sintagma"')
    text = text.replace("minutes = 75  # CHAMP-TIME-1", "minuts = 75")
    text = text.replace("[25, 14]", "[25]")
    found = "\n".join(faults_of(text))
    for part in (
        "championship.toml: venues[0 athens].zone: no such time zone: 'Europe/Atlantis' (a name, e.g. Europe/Athens)",
        "venues[2 patras].capacity: 90 players find no seat (at most 36: 6 tables of 6 in 1 heats)",
        "venues[0 athens].starts: is before the end of registration",
        "stages[2 national-final].at: no such venue: 'sintagma' (perhaps syntagma;",
        "stages[0 city].minutes: is missing",
        "stages[0 city].minuts: unknown key (perhaps minutes;",
        "points[1]: 1 entries (2, one for each survivor)",
    ):
        assert part in found


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("players = [8, 11], tables = 2", "players = [8, 11], tables = 3", "a table would have fewer than 4"),
        (
            "players = [7, 7], tables = 1, final = true, alternates = true",
            "players = [7, 7], tables = 1",
            "find no seat",
        ),
        ("players = [16, 19]", "players = [17, 19]", "begins at 17"),
        ('consents = ["terms", "data", "publicity"]', 'consents = ["promotion"]', "'promotion' cannot be required"),
        ('"cash", "head-judge"]', '"cash"]', "equal players could stay equal"),
        ('"deeds", "lot"]', '"deeds"]', "equal players could stay equal"),
        ("  [28],", "  [20],", "more survivors earn the winner more"),
        ("[19, 10, 5, 3]", "[19, 10, 5, 6]", "a lower rank earns more"),
        ("advance = 1  # CHAMP-QUAL-5", "advance = 2", "2 champions"),
        ("advance = 1  # CHAMP-QUAL-4", "advance = 2", "12 players go on to national-final"),
        ('id = "chania"', 'id = "volos"', "appears twice"),
        ("age = 18", "age = 180", "cannot be 180"),
        ("opens = 2015-05-01T00:00:00", "opens = 2015-06-01T00:00:00", "is before the opening"),
        ("seats = [4, 6]", "seats = [6, 4]", "two rising whole numbers"),
        ("capacity = 36", "capacity = 36\nheats = 0", "heats: cannot be 0"),
        ("[valuation]", "[online]\nabsent_seconds = 4\n\n[valuation]", "online.absent_seconds: cannot be 4"),
        ("[valuation]", "[online]\nwatch_delay = 1\n\n[valuation]", "online.watch_delay: unknown key"),
        ("capacity = 36", "capacity = 36\nheats = 11", "heats: cannot be 11"),
        (
            'consents = ["terms", "data", "publicity"]',
            'consents = ["terms", "data", 7]',
            "consents[2]: cannot be 7 (",
        ),
        (
            'consents = ["terms", "data", "publicity"]',
            'consents = ["terms", "data", "publicty"]',
            "consents[2]: cannot be 'publicty' (perhaps publicity;",
        ),
    ],
)
def test_a_fault_is_told(old: str, new: str, fault: str) -> None:
    text = text_of("greece-2015")
    assert old in text
    assert any(fault in line for line in faults_of(text.replace(old, new, 1)))


@pytest.mark.rule("CHAMP-ELIG-4")
def test_requirements_are_the_organisers_choice() -> None:
    text = text_of("greece-2015").replace("age = 18", "age = 21").replace('citizenship = "GR"', 'citizenship = "CY"')
    rules = parse(text).registration
    assert (rules.age, rules.citizenship) == (21, "CY")


@pytest.mark.parametrize("text", ["", "a = ", "[" * 5000, "x" * 300_000, "venues = 3\nstages = [1]\npoints = {}"])
def test_broken_files_are_told(text: str) -> None:
    assert faults_of(text)


@given(st.data())
def test_no_slip_of_the_pen_breaks_the_reader(data: st.DataObject) -> None:
    lines = text_of("greece-2015").splitlines()
    place = data.draw(st.integers(0, len(lines) - 1))
    value = data.draw(
        st.sampled_from(["-1", "0", '""', "[]", "{}", "true", "1e400", "2015-01-01", "[[[]]]", '"\\u0000"'])
    )
    lines[place] = re.sub(r"= .*", lambda _: f"= {value}", lines[place]) if data.draw(st.booleans()) else ""
    try:
        parse("\n".join(lines))
    except FormatError as error:
        assert error.faults


def test_what_should_be_a_table_is_named() -> None:
    found = faults_of("venues = 3\nstages = [1]\npoints = {}")
    assert "championship.toml: stages[0]: wrong type: 1 (a table)" in found


def test_a_text_in_a_fault_has_an_end() -> None:
    assert one_line("x" * 301) == "x" * 300
    assert one_line("a\n\x1bb") == "a??b"


def test_a_short_text_in_a_fault_is_quoted() -> None:
    assert shown("x" * 40) == f"'{'x' * 40}'"
    assert shown("x" * 41) == "x" * 41


def test_the_bounds_of_ids_and_points_belong_to_them() -> None:
    evening = text_of("single-evening")
    named = evening.replace('id = "single-evening"', f'id = "{"a" * 40}"')
    assert parse(named).id == "a" * 40
    assert len(faults_of(named.replace("a" * 40, "a" * 41))) == 1
    level = evening.replace("[28],", "[1000],").replace("[25, 14],", "[1000, 14],")
    assert parse(level).points[:2] == ((1000,), (1000, 14))
    assert faults_of(evening.replace("[28],", "[1001],")) != []
