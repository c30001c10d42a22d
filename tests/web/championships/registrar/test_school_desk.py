"""The registrar of a school: classes, people of the same name, and files as spreadsheets write them."""

import csv
import io
import zipfile
from collections.abc import Iterator

import pytest
from tests.printing.paperwork import pages
from tests.web.championships.entrant.test_families import CHILD, Child, keep, send
from tests.web.championships.opening import desk, now
from tests.web.championships.public.test_pages import words
from tests.web.championships.registrar.test_desk import take_in
from tests.web.running import Browser, Running

from passgo.championship import Actor, commands
from passgo.championship.commands import DIRECTOR, REGISTRAR
from passgo.office import Office
from passgo.web.championships.documents import Wish, work_of
from passgo.web.championships.encodings import NotText, decoded

GREEK = "Άννα Παπαδοπούλου"
ROW = {
    "venue": "hall", "name": "Anna Doe", "email": "mum@mail.example", "phone": "2100000000", "born": CHILD,
    "guardian": "Maria Doe", "group": "3b", "answer-lunch": "λαχανικά", "answer-photo": "ναι",
    "declaration-true-data": "yes", "consent-terms": "yes", "consent-data": "yes", "consent-guardian": "yes",
}  # fmt: skip


def text_of(*rows: dict[str, str], comma: str = ",") -> str:
    out = io.StringIO()
    writer = csv.DictWriter(out, rows[0].keys(), delimiter=comma)
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


@pytest.fixture
def clerk(server: Running) -> Iterator[Browser]:
    office = server.site.offices.opened.get("paper") or keep(server, "paper")
    browser = desk(server, office)
    yield browser
    browser.close()


def sit_down(server: Running, office: Office, role: str = REGISTRAR) -> Browser:
    return desk(server, office, role)


# Encodings


@pytest.mark.parametrize(
    ("encoding", "told"),
    [
        ("utf-8", "UTF-8"), ("utf-8-sig", "UTF-8"), ("utf-16", "UTF-16"), ("utf-16-le", "UTF-16"),
        ("utf-16-be", "UTF-16"), ("cp1253", "Windows-1253"), ("iso8859-7", "ISO-8859-7"),
    ],
)  # fmt: skip
def test_greek_is_read_in_whatever_a_spreadsheet_wrote(encoding: str, told: str) -> None:
    text = f"name;born\r\n{GREEK};2016-01-01\r\nΓιώργος Ώρας;2015-01-01\r\n"
    assert decoded(text.encode(encoding)) == (text, told)


@pytest.mark.parametrize("name", ["Zoë Müller", "José Ñandú", "Åsa Öberg", "Dvořák".replace("ř", "r"), "Anna O’Neil"])
def test_western_names_stay_western(name: str) -> None:
    text = f"name,born\n{name},2016-01-01\n"
    assert decoded(text.encode("cp1252")) == (text, "Windows-1252")
    assert decoded(text.encode()) == (text, "UTF-8")


@pytest.mark.parametrize("content", [b"PK\x03\x04\x14\x00\x06\x00", b"\xff\xfe\x00", b"\x00\x01\x02\x03", b"%PDF\x07"])
def test_what_is_no_text_is_refused(content: bytes) -> None:
    with pytest.raises(NotText):
        decoded(content)


@pytest.mark.parametrize(("encoding", "comma"), [("cp1253", ";"), ("utf-16", "\t"), ("iso8859-7", ",")])
def test_a_file_of_a_greek_spreadsheet_comes_in_and_its_encoding_is_said(
    server: Running, encoding: str, comma: str
) -> None:
    office = keep(server, f"greek-{encoding}")
    clerk = sit_down(server, office)
    said = take_in(clerk, office.id, text_of({**ROW, "name": GREEK}, comma=comma).encode(encoding))
    clerk.close()
    assert "1 entry imported." in said
    assert "The file was read as " in said
    (person,) = office.championship.people.rows.values()
    assert person.name == GREEK


# Columns


def test_a_line_brings_guardian_class_and_answers(server: Running) -> None:
    office = keep(server, "lines")
    clerk = sit_down(server, office)
    said = take_in(clerk, office.id, text_of(ROW, {**ROW, "name": "Boris Doe"}).encode())
    clerk.close()
    assert "2 entries imported." in said
    assert "was read as" not in said
    person = next(iter(office.championship.people.rows.values()))
    assert (person.guardian, person.guardian_email, person.group) == ("Maria Doe", "mum@mail.example", "3B")
    assert person.answers == (("lunch", "Vegetables"), ("photo", "yes"))
    one = next(iter(office.championship.state.entrants.values()))
    assert (one.consents["guardian"], one.consents["publicity"]) == (True, False)


def test_columns_of_what_is_optional_can_be_left_out(clerk: Browser) -> None:
    page = words(clerk.get("/c/paper/registrar/import").text)
    needed, optional = page.split("they can be left out:")
    for name in ("group", "answer-lunch", "consent-data"):
        assert name in needed
    for name in ("guardian_email", "answer-allergies", "consent-promotion", "consent-guardian"):
        assert name in optional
    without = {name: value for name, value in ROW.items() if name != "group"}
    assert "The column “group” is missing." in take_in(clerk, "paper", text_of(without).encode())


def test_faults_are_told_for_each_line_and_nobody_comes_in(server: Running, clerk: Browser) -> None:
    said = take_in(
        clerk, "paper",
        text_of(
            ROW,
            {**ROW, "name": "Boris Doe", "guardian": ""},
            {**ROW, "name": "Clio Doe", "consent-guardian": ""},
            {**ROW, "name": "Dora Doe", "group": "9Z", "answer-lunch": "Chips"},
            {**ROW, "name": "Grown Doe", "born": "1980-01-01", "guardian": "", "consent-guardian": ""},
            {**ROW, "name": "anna  DOE"},
        ).encode(),
    )  # fmt: skip
    assert "5 errors found. Nobody was registered." in said
    for told in (
        "Line 3: A player this young needs a parent or guardian", "Line 4: “consent-guardian” must be yes.",
        "Line 5: “group” must have one of the possible answers.",
        "Line 5: “answer-lunch” must have one of the possible answers.",
        "Line 7: This person is already registered.",
    ):  # fmt: skip
        assert told in said
    assert server.site.offices.open("paper").championship.state.entrants == {}


def test_the_list_for_spreadsheets_has_guardian_class_answers_and_nickname(server: Running, browser: Browser) -> None:
    office = keep(server, "listed")
    send(browser, "listed", Child())
    clerk = sit_down(server, office)
    answer = clerk.get("/c/listed/registrar/entries.csv")
    workbook = clerk.get("/c/listed/registrar/entries.xlsx")
    clerk.close()
    with zipfile.ZipFile(io.BytesIO(workbook.content)) as parts:
        sheet = parts.read("xl/worksheets/sheet1.xml").decode()
    assert "answer-allergies" in sheet
    assert "nuts, fish &lt;b&gt;" in sheet
    (row,) = csv.DictReader(io.StringIO(answer.text.removeprefix("\ufeff")))
    (person,) = office.championship.people.rows.values()
    assert (row["guardian"], row["guardian_email"], row["group"]) == ("Maria Doe", "mum@mail.example", "3B")
    assert (row["answer-lunch"], row["answer-allergies"], row["answer-photo"]) == ("Fish", "nuts, fish <b>", "yes")
    assert row["drawn_nickname"] == person.drawn


# Lists


@pytest.fixture(scope="module")
def namesakes(server: Running) -> Office:
    """Two girls of one name in two classes, and somebody else."""
    office = keep(server, "same")
    for name, born, group in (
        ("Anna Doe", CHILD, "3A"), ("Anna Doe", f"{now().year - 11}-05-06", "3B"), ("Boris Roe", CHILD, "3B"),
    ):  # fmt: skip
        browser = Browser(server)
        assert send(browser, "same", Child(name=name, born=born, more={"group": group})).status_code == 200
        browser.close()
    return office


def test_people_of_one_name_are_told_apart_by_class_year_and_code(server: Running, namesakes: Office) -> None:
    first, second, other = namesakes.championship.state.entrants
    code = namesakes.badge_code
    for role, path in ((REGISTRAR, "registrar"), (DIRECTOR, "director/entrants")):
        official = sit_down(server, namesakes, role)
        page = words(official.get(f"/c/same/{path}").text)
        official.close()
        assert f"3A · {now().year - 10} · {code(first)}" in page
        assert f"3B · {now().year - 11} · {code(second)}" in page
        assert code(other) not in page


def test_a_list_can_be_of_one_class(server: Running, namesakes: Office) -> None:
    clerk = sit_down(server, namesakes)
    page = clerk.get("/c/same/registrar?list=calls&group=3A").text
    assert "Boris Roe" not in page
    assert page.count("Anna Doe") == 1
    assert "<option selected>3A</option>" in page
    assert "Boris Roe" in clerk.get("/c/same/registrar?list=calls&group=nowhere").text
    clerk.post("/c/same/registrar/search", q="3A")
    assert page.count("Anna Doe") == 1
    clerk.close()


def test_the_desk_shows_guardian_and_answers_of_one_entry(server: Running, namesakes: Office) -> None:
    clerk = sit_down(server, namesakes)
    page = words(clerk.get(f"/c/same/registrar/entrants/{next(iter(namesakes.championship.state.entrants))}").text)
    clerk.close()
    for told in ("Maria Doe", "mum@mail.example", "Lunch Fish", "Class 3A", "May we take photos? Yes"):
        assert told in page


def test_call_lists_and_badges_have_the_class(namesakes: Office) -> None:
    first, second, other = namesakes.championship.state.entrants
    calls = " ".join(pages(work_of(namesakes, Wish("calls", "hall", "en", "https://cup.example"))()))
    for mark in (f"3A · {namesakes.badge_code(first)}", f"3B · {namesakes.badge_code(second)}"):
        assert mark in calls
    assert namesakes.badge_code(other) not in calls
    badges = "\n".join(pages(work_of(namesakes, Wish("badges", "hall", "en", "https://cup.example"))()))
    lines = badges.splitlines()  # whole lines: a code may have the letters of a class in it
    assert lines.count("3A") == 1
    assert lines.count("3B") == 2


def test_a_printed_badge_of_somebody_who_was_erased_gets_a_plain_sentence(server: Running, browser: Browser) -> None:
    office = keep(server, "erased")
    send(browser, "erased", Child())
    (id,) = office.championship.state.entrants
    code = office.badge_code(id)
    office.perform(commands.Erase(Actor("r1", REGISTRAR), id), now())
    clerk = sit_down(server, office)
    page = words(clerk.get(f"/c/erased/registrar/check-in?code={code}").text)
    clerk.close()
    assert "If it’s on a printed badge, that entry was deleted." in page
