"""A championship on the board of its own country: whoever reads it in Greek reads no English name anywhere."""

import datetime
import json
import re
from collections.abc import Callable, Iterator
from functools import cache

import pytest
from tests.printing.paperwork import pages
from tests.web.championships.judging import CARRIED, table_address
from tests.web.championships.opening import desk, now
from tests.web.championships.staging import Recorded, Stopped, before, never, plain
from tests.web.running import Browser, Running

from passgo.championship import commands
from passgo.championship.commands import DIRECTOR, JUDGE
from passgo.championship.format import preset_text
from passgo.editions import load
from passgo.office import Office
from passgo.office.emails import Letter
from passgo.web.championships.documents import Wish, work_of

GREEK = {
    'name = "An evening at the tables"': 'name = { en = "An evening at the tables", el = "Βραδιά στα τραπέζια" }',
    'organisers = ["The club"]': 'organisers = ["Ο σύλλογος"]\nprize = { en = "A journey", el = "Ένα ταξίδι" }',
    'name = "The hall"': 'name = { en = "The hall", el = "Η αίθουσα" }',
    'city = "Here"': 'city = { en = "Volos", el = "Βόλος" }',
    'name = "Two rounds"': 'name = { en = "Two rounds", el = "Δύο γύροι" }',
    'name = "Final"': 'name = { en = "Final", el = "Τελικός" }',
}
LETTERS = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ"
# What is no name: rules by their ids, digests, addresses, kinds of files, and what Greek writes that way.
NO_WORD = re.compile(
    r"https?://\S+|\b(?:CHAMP|AMB)-[A-Z]+-\d+\b|\b[0-9a-f]{8,}\b|\b(?:CSV|JSON|PDF|QR|XLSX|e-mail)\b|docs/translate\.md"
)
LATIN = re.compile(r"[A-Za-z]{2,}")


def board() -> str:
    deeds = load("championship").board.deeds
    names = [(deed.id, f"Οδός {LETTERS[i // 5]}{LETTERS[i % 5]}") for i, deed in enumerate(deeds)]
    lines = [f'{id} = {{ el = "{name}", en = "{id} here" }}' for id, name in names]
    return "\n".join(["\n[board.spaces]", *lines, "[board.groups]", 'brown = { el = "Γειτονιά" }'])


@cache
def greek_text() -> str:
    text = preset_text("single-evening")
    for old, new in GREEK.items():
        assert old in text
        text = text.replace(old, new)
    return text + board()


@cache
def played(stop: Callable[[commands.Command], bool]) -> Recorded:
    course = Recorded(greek_text(), 3, stop)
    try:
        course.run()
    except Stopped:
        assert stop is not never
    return course


def kept(server: Running, id: str, stop: Callable[[commands.Command], bool] = never) -> Office:
    course = played(stop)
    terms = {"el": "Όλοι παίζουν τίμια.", "en": "Everybody plays fair."}
    return server.site.offices.adopt(greek_text(), course.championship, course.log, now(), id=id, terms=terms)


@pytest.fixture(scope="module")
def finished(server: Running) -> Office:
    return kept(server, "vradia")


@pytest.fixture(scope="module")
def scored(server: Running) -> Office:
    """The sheets of the first round are awaited."""
    return kept(server, "vradia-b", before(commands.EnterSheet))


def given_names(office: Office) -> list[str]:
    people = [name for one in office.championship.people.rows.values() for name in (one.name, one.nickname, one.drawn)]
    officials = [name for one in office.officials() for name in (one.name, one.id)]
    judges = [table.judge for one in office.championship.state.sessions.values() for table in one.tables]
    codes = [part for code in office.badges.values() for part in (code, code[:4], code[4:])]
    return sorted([*people, *officials, *judges, *codes, office.id, "passgo"], key=len, reverse=True)


def latin(text: str, office: Office) -> list[str]:
    """The words in Latin letters that nobody is called."""
    text = NO_WORD.sub(" ", plain(text))
    for name in filter(None, given_names(office)):
        text = text.replace(name, " ")
    return sorted(set(LATIN.findall(text)))


def paper(office: Office, kind: str, language: str = "el") -> str:
    return re.sub(r"\s+", " ", " ".join(pages(work_of(office, Wish(kind, "hall", language, "https://cup.example"))())))


def words_of(page: str) -> str:
    """What a page says: no markup, no scripts, and no names of other languages in the menus for them."""
    page = re.sub(r"(?s)<(script|style|head|footer|template|svg)\b.*?</\1>", " ", page)
    page = re.sub(r"(?s)<(\w+)[^>]* lang=\"(?!el\")[^>]*>.*?</\1>", " ", page)
    said = re.findall(r'(?:aria-label|title|placeholder|alt)="([^"]*)"', page)
    return " ".join([re.sub(r"<[^>]*>", " ", page), *said])


@pytest.fixture
def greek(server: Running) -> Iterator[Browser]:
    browser = Browser(server)
    browser.http.cookies.set("language", "el")
    yield browser
    browser.close()


@pytest.fixture
def official(server: Running, scored: Office, request: pytest.FixtureRequest) -> Iterator[Browser]:
    browser = desk(server, scored, request.param, "Δήμητρα")
    browser.http.cookies.set("language", "el")
    yield browser
    browser.close()


@pytest.mark.parametrize("kind", ["calls", "badges", "seating", "wall", "judges", "sheets", "certificates", "press"])
def test_greek_paper_has_no_english_name(server: Running, finished: Office, kind: str) -> None:
    office = kept(server, f"vradia-{kind}", before(commands.Phone)) if kind in ("calls", "badges") else finished
    assert latin(paper(office, kind), office) == []


def test_the_sheet_lists_the_deeds_of_the_hall(finished: Office) -> None:
    assert "Οδός ΑΑ" in paper(finished, "sheets")
    assert "Τελικός" in paper(finished, "sheets")
    assert "baltic-avenue here" in paper(finished, "sheets", "en")
    assert "Βόλος" not in paper(finished, "press", "en")


@pytest.mark.parametrize("path", ["", "/board", "/projector", "/clock"])
def test_greek_public_pages_have_no_english_name(finished: Office, greek: Browser, path: str) -> None:
    if path == "/clock":
        session = next(iter(finished.championship.state.sessions))
        path = f"/clock/{session}/1"
    page = greek.get(f"/c/{finished.id}{path}").text
    assert " ".join(latin(words_of(page), finished)) == ""
    assert "Βραδιά στα τραπέζια" in page or "Βόλος" in page


@pytest.mark.parametrize("official", [JUDGE], indirect=True)
def test_the_judges_panel_names_the_board_of_the_hall(scored: Office, official: Browser) -> None:
    carried = {name: json.loads(text) for name, text in CARRIED.findall(official.get(table_address(scored)).text)}
    facts = carried["facts"]
    assert facts["deeds"][0]["name"] == "Οδός ΑΑ"
    assert facts["groups"][0]["name"] == "Γειτονιά"
    assert facts["zone"] == "Europe/Athens"
    shown = [facts["championship"], facts["heading"], *(one["name"] for one in [*facts["deeds"], *facts["groups"]])]
    assert latin(" ".join(shown), scored) == []


@pytest.mark.parametrize("official", [DIRECTOR], indirect=True)
def test_the_directors_pages_are_greek(scored: Office, official: Browser) -> None:
    for path in ("director", "sheets", "clock", "director/entrants", "registrar", "paper"):
        page = official.get(f"/c/{scored.id}/{path}").text
        assert " ".join(latin(words_of(page), scored)) == "", path


@pytest.mark.parametrize(
    ("kind", "arguments"),
    [
        ("registered", {}),
        ("confirmed", {}),
        ("seated", {"table": "1", "heat": "1"}),
        ("qualified", {"stage": "final"}),
        ("prize", {}),
        ("champion", {}),
    ],
)
def test_greek_mail_has_no_english_name(finished: Office, kind: str, arguments: dict[str, str]) -> None:
    entrant = next(iter(finished.championship.people.rows))
    rendered = finished.render(Letter("1", entrant, kind, arguments, 0, None, 0, ""), "el", "https://cup.example")
    assert rendered is not None
    assert latin(f"{rendered.subject} {rendered.body}", finished) == []
    if kind == "qualified":
        assert "Τελικός" in rendered.body


def test_a_stage_that_an_older_letter_names_is_still_said(finished: Office) -> None:
    entrant = next(iter(finished.championship.people.rows))
    rendered = finished.render(Letter("1", entrant, "qualified", {"stage": "Semi-final"}, 0, None, 0, ""), "en")
    assert rendered is not None
    assert "Semi-final" in rendered.body


@pytest.mark.rule("CHAMP-POST-2")
def test_a_nickname_that_names_the_city_in_any_language_is_a_concern(server: Running) -> None:
    office = kept(server, "vradia-names", before(commands.ProposeNickname))
    entrant = next(iter(office.championship.people.rows))
    for nickname in ("Boot of Volos", "Μπότα Βόλος"):
        wish = commands.ProposeNickname(commands.Actor("rena", "registrar"), entrant, nickname)
        (event,) = office.championship.handle(wish, office.machine_time(now()))
        assert getattr(event, "concerns", ()) != ()


def test_times_are_those_of_the_venue_after_a_restart(finished: Office) -> None:
    """The log keeps times in UTC."""
    session = list(finished.championship.state.sessions.values())[-1]
    assert session.starts is not None
    session.starts = session.starts.astimezone(datetime.UTC)
    local = session.starts.astimezone(finished.championship.format.venues[0].starts.tzinfo)
    assert local.strftime("%-H:%M") == "19:31"
    assert "7:31 μ.μ." in paper(finished, "judges")
    assert "5:31 μ.μ." not in paper(finished, "judges")
