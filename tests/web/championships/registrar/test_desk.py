"""The registrar's desk: calls, search, check-in, lists in and out of files."""

import csv
import html
import io
import re
from collections.abc import Callable, Iterator

import pytest
from tests.web.championships.entrant.test_entry import CLERK, HOSTILE, entrant_of
from tests.web.championships.opening import Form, desk, keep, now, register, somebody
from tests.web.championships.public.test_pages import words
from tests.web.running import Browser, Running

from passgo.championship import Actor, commands
from passgo.championship.commands import DIRECTOR, HEAD_JUDGE, JUDGE, REGISTRAR, SCORER
from passgo.office import Office
from passgo.web.championships.registrar.check_in import code_in
from passgo.web.championships.spreadsheets import plain_cell, safe_cell
from passgo.web.pages.table_pages import qr_code

TICKS = (
    "declaration-own-email", "declaration-true-data", "declaration-of-age", "declaration-contact",
    "consent-terms", "consent-data", "consent-publicity",
)  # fmt: skip
COLUMNS = (
    "venue",
    "name",
    "email",
    "phone",
    "born",
    "citizenship",
    "employee",
    "relative",
    *TICKS,
    "consent-promotion",
)


def people(server: Running, browser: Browser, id: str, count: int, **wishes: object) -> list[str]:
    return [entrant_of(server, register(browser, id, somebody(number, **wishes))) for number in range(count)]


Desks = Callable[..., Browser]


@pytest.fixture
def desks(server: Running) -> Iterator[Desks]:
    """Officials at their desks; they go home when the test is over."""
    opened: list[Browser] = []

    def sit_down(office: Office, role: str = REGISTRAR, name: str = "Rena", venue: str = "") -> Browser:
        opened.append(desk(server, office, role, name, venue))
        return opened[-1]

    yield sit_down
    for browser in opened:
        browser.close()


# Links.


def test_a_link_opens_the_desk_and_the_token_leaves_the_address(server: Running, desks: Desks) -> None:
    office = keep(server, "links")
    clerk = desks(office)
    assert clerk.get("/c/links/registrar").status_code == 200
    assert "passgo_desk_links_registrar" in clerk.http.cookies


def test_a_revoked_link_ends_at_once(server: Running, desks: Desks) -> None:
    office = keep(server, "revoked")
    clerk = desks(office)
    office.revoke(next(one.id for one in office.officials()))
    answer = clerk.get("/c/revoked/registrar")
    assert answer.status_code == 403
    assert "Open it with your private link." in answer.text


@pytest.mark.parametrize("token", ["nonsense", "x" * 300])
def test_a_wrong_link_says_where_to_ask(browser: Browser, token: str) -> None:
    answer = browser.get(f"/desk/{token}")
    assert answer.status_code == 404
    assert "Ask the director for a new one." in answer.text


@pytest.mark.parametrize("role", [HEAD_JUDGE, JUDGE, SCORER])
def test_personal_data_are_for_registrar_and_director_only(
    server: Running, browser: Browser, role: str, desks: Desks
) -> None:
    office = server.site.offices.opened.get("roles") or keep(server, "roles")
    if not office.championship.people.rows:
        register(browser, "roles", Form())
    (entrant,) = office.championship.people.rows
    other = desks(office, role, f"Otto {role}")
    for path in ("", "/check-in", "/import", "/entries.csv", f"/entrants/{entrant}", f"/entrants/{entrant}/export"):
        answer = other.get(f"/c/roles/registrar{path}")
        assert answer.status_code == 403
        assert "Eleni" not in answer.text


def test_a_director_at_the_registration_desk_finds_the_way_back(server: Running, desks: Desks) -> None:
    office = keep(server, "way-back")
    back = 'href="/c/way-back/director"'
    assert back in desks(office, DIRECTOR, "Dora").get("/c/way-back/registrar").text
    assert back not in desks(office).get("/c/way-back/registrar").text


def test_the_registrar_of_another_championship_is_a_stranger(server: Running, browser: Browser, desks: Desks) -> None:
    register(browser, keep(server, "mine").id, Form())
    clerk = desks(keep(server, "theirs"))
    clerk.http.cookies.set("passgo_desk_mine_registrar", clerk.http.cookies["passgo_desk_theirs_registrar"])
    assert clerk.get("/c/mine/registrar").status_code == 403


def test_a_registrar_of_one_venue_sees_its_people_only(server: Running, browser: Browser, desks: Desks) -> None:
    office = keep(server, "bound")
    (here,) = people(server, browser, "bound", 1, venue="patras")
    elsewhere = entrant_of(server, register(browser, "bound", Form(venue="volos")))
    clerk = desks(office, venue="patras")
    page = clerk.get("/c/bound/registrar?venue=volos").text
    assert "Person AA" in page
    assert "Eleni" not in page
    assert clerk.get(f"/c/bound/registrar/entrants/{here}").status_code == 200
    assert clerk.get(f"/c/bound/registrar/entrants/{elsewhere}").status_code == 404
    code = office.badge_code(elsewhere)
    assert "Eleni" not in clerk.get(f"/c/bound/registrar/check-in?code={code}").text
    assert "Eleni" not in clerk.get("/c/bound/registrar/entries.csv").text
    clerk.get("/c/bound/registrar")
    assert clerk.post("/c/bound/registrar/do", kind="declines", entrant=elsewhere).status_code == 404
    assert office.championship.state.entrants[elsewhere].status == "pending"


# Calls.


@pytest.mark.rule("CHAMP-REG-2", "CHAMP-REG-3", "CHAMP-REG-4")
def test_calls_confirm_or_end_entries_in_the_order_of_registration(
    server: Running, browser: Browser, desks: Desks
) -> None:
    office = keep(server, "calls", capacity=2)
    first, second, third = people(server, browser, "calls", 3)
    clerk = desks(office)
    page = clerk.get("/c/calls/registrar?venue=athens").text
    assert page.index("Person AA") < page.index("Person AB")
    assert "Person AC" not in page
    assert 'href="tel:+302100000000"' in page

    clerk.post("/c/calls/registrar/do", kind="comes", entrant=first, list="calls", venue="athens")
    assert "Recorded: coming." in clerk.page
    clerk.post("/c/calls/registrar/do", kind="declines", entrant=second, list="calls", venue="athens")
    states = office.championship.state.entrants
    assert [states[id].status for id in (first, second, third)] == ["confirmed", "withdrawn", "pending"]
    assert "Person AC" in clerk.page
    assert "Said by phone: not coming." in clerk.get(f"/c/calls/registrar/entrants/{second}").text


def test_calling_twice_is_refused_and_told(server: Running, browser: Browser, desks: Desks) -> None:
    office = keep(server, "again")
    (first,) = people(server, browser, "again", 1)
    clerk = desks(office)
    clerk.get("/c/again/registrar")
    clerk.post("/c/again/registrar/do", kind="comes", entrant=first, list="calls")
    answer = clerk.post("/c/again/registrar/do", kind="comes", entrant=first, list="calls")
    assert answer.status_code == 422
    assert "That’s already been done." in answer.text


@pytest.mark.rule("CHAMP-ALT-2")
def test_alternates_stand_in_the_order_of_their_numbers(server: Running, browser: Browser, desks: Desks) -> None:
    office = keep(server, "waiting", capacity=1)
    people(server, browser, "waiting", 3)
    clerk = desks(office)
    page = words(clerk.get("/c/waiting/registrar?list=alternates&venue=athens").text)
    assert page.index("Alternate number 1") < page.index("Alternate number 2")


@pytest.mark.parametrize("q", ["eleni", "ELÉNI", "doe", "eleni@mail", "0000 001", "lucky", "code"])
def test_people_are_found_by_whatever_they_say(server: Running, browser: Browser, q: str, desks: Desks) -> None:
    office = server.site.offices.opened.get("search")
    if office is None:
        office = keep(server, "search")
        id = entrant_of(server, register(browser, "search", Form()))
        office.perform(commands.ProposeNickname(Actor(id, "entrant"), id, "Lucky Boot"), now())
        register(browser, "search", somebody(30))
    (eleni,) = [id for id, person in office.championship.people.rows.items() if person.name == "Eleni Doe"]
    clerk = desks(office)
    clerk.get("/c/search/registrar")
    answer = clerk.post("/c/search/registrar/search", q=office.badge_code(eleni) if q == "code" else q)
    assert str(answer.url).endswith("/registrar/search")
    assert "Eleni Doe" in answer.text
    assert "Person BE" not in answer.text


def test_a_search_for_nothing_finds_nobody(server: Running, browser: Browser, desks: Desks) -> None:
    office = keep(server, "nothing")
    people(server, browser, "nothing", 1)
    clerk = desks(office)
    clerk.get("/c/nothing/registrar")
    for q in ("", "e", "%", HOSTILE, "x" * 5000):
        answer = clerk.post("/c/nothing/registrar/search", q=q)
        assert answer.status_code == 200
        assert "Person AA" not in answer.text
        assert "<script>alert" not in answer.text


# One entry.


def test_the_desk_does_what_somebody_asks_for_by_telephone(server: Running, browser: Browser, desks: Desks) -> None:
    office = keep(server, "behalf")
    mine = register(browser, "behalf", Form())
    id = entrant_of(server, mine)
    clerk = desks(office)
    path = f"/c/behalf/registrar/entrants/{id}"
    assert "Eleni Doe" in clerk.get(path).text
    clerk.post(f"{path}/contact", email="e@mail.example", phone="12345")
    assert office.championship.people.rows[id].email == "e@mail.example"
    clerk.post(f"{path}/nickname", nickname="Silver Hat")
    assert office.championship.state.entrants[id].nickname == "proposed"
    clerk.post(f"{path}/consent", consent="publicity", given="0")
    assert office.championship.state.entrants[id].consents["publicity"] is False
    link = clerk.post(f"{path}/link").text
    assert "/entry/" in link
    assert clerk.get(f"{path}/export").json()["person"]["name"] == "Eleni Doe"
    clerk.get(path)
    assert "Eleni Doe" in clerk.post(f"{path}/erase").text  # nobody is erased by one wrong click
    clerk.post(f"{path}/erase", sure="1")
    assert "(no name kept)" in clerk.page
    assert "Eleni" not in clerk.page
    assert browser.get(mine).status_code == 404


def test_no_name_stands_in_any_address(server: Running, browser: Browser, desks: Desks) -> None:
    office = keep(server, "addresses")
    people(server, browser, "addresses", 2)
    clerk = desks(office)
    for path in ("", "?list=confirmed", "/check-in", "/import"):
        page = clerk.get(f"/c/addresses/registrar{path}").text
        links = [part.split('"')[0] for part in page.split('href="')[1:] + page.split('action="')[1:]]
        assert not [link for link in links if "Person" in link or "mail.example" in link]


# Check-in.


@pytest.mark.parametrize("said", ["{code}", "{lower}", " {code} ", "{spaced}", "{url}"])
def test_a_code_is_typed_or_scanned(server: Running, browser: Browser, said: str, desks: Desks) -> None:
    office = server.site.offices.opened.get("codes")
    if office is None:
        office = keep(server, "codes")
        people(server, browser, "codes", 1)
    (id,) = office.championship.people.rows
    code = office.badge_code(id)
    url = f"https://games.example/c/codes/registrar/check-in?code={code}"
    typed = said.format(code=code, lower=code.lower(), spaced=f"{code[:4]} {code[4:]}", url=url)
    assert code_in(typed) == code
    clerk = desks(office)
    answer = clerk.http.get("/c/codes/registrar/check-in", params={"code": typed})
    assert '<section class="found ' in answer.text
    assert "Person AA" in answer.text


@pytest.mark.parametrize("said", ["", "ÄÖ", "x" * 200, HOSTILE, "https://evil.example/?code=" + "A" * 300, "code="])
def test_what_is_no_code_is_none(said: str) -> None:
    assert code_in(said) == ""


def test_an_unknown_code_is_told(server: Running, desks: Desks) -> None:
    clerk = desks(keep(server, "unknown-code"))
    answer = clerk.get("/c/unknown-code/registrar/check-in?code=ABCDEFGH")
    assert "Nobody has this code." in answer.text


def check_in(clerk: Browser, office: Office, entrant: str, present: str = "1", venue: str = "athens") -> int:
    path = f"/c/{office.id}/registrar/check-in"
    clerk.get(f"/c/{office.id}/registrar")
    return clerk.post(path, entrant=entrant, venue=venue, present=present).status_code


def test_checking_in_can_be_undone(server: Running, browser: Browser, desks: Desks) -> None:
    office = keep(server, "door")
    (id,) = people(server, browser, "door", 1)
    clerk = desks(office)
    assert check_in(clerk, office, id) == 422  # nobody has called yet
    office.perform(commands.Phone(CLERK, id), now())
    assert check_in(clerk, office, id) == 200
    assert "1 present, 0 expected" in words(clerk.page)
    assert check_in(clerk, office, id) == 422
    assert check_in(clerk, office, id, present="0") == 200
    assert "0 present, 1 expected" in words(clerk.page)


@pytest.mark.rule("CHAMP-REG-1")
def test_nobody_is_checked_in_at_a_city_he_is_not_registered_for(
    server: Running, browser: Browser, desks: Desks
) -> None:
    office = keep(server, "cities")
    (id,) = people(server, browser, "cities", 1)
    office.perform(commands.Phone(CLERK, id), now())
    clerk = desks(office)
    assert check_in(clerk, office, id, venue="volos") == 422
    assert not office.championship.state.entrants[id].present


def test_the_qr_of_an_entry_leads_to_the_desk(server: Running, browser: Browser, desks: Desks) -> None:
    office = keep(server, "scans")
    path = register(browser, "scans", Form())
    code = office.badge_code(entrant_of(server, path))
    page = html.unescape(browser.get(path).text)
    assert code in page
    assert qr_code(f"{server.url}/c/scans/registrar/check-in?code={code}") in page
    assert browser.get(f"/c/scans/registrar/check-in?code={code}").status_code == 403
    assert "Eleni" not in browser.page
    clerk = desks(office)
    assert "Eleni Doe" in clerk.get(f"/c/scans/registrar/check-in?code={code}").text


# Files.


def line(number: int, **cells: str) -> dict[str, str]:
    said = {
        "venue": "patras", "name": f"Paper {chr(65 + number)}x", "email": f"paper{number}@mail.example",
        "phone": "2100000000", "born": "31.12.1980", "citizenship": "GR", **dict.fromkeys(TICKS, "yes"),
    }  # fmt: skip
    return {**said, **cells}


def file_of(*lines: dict[str, str], columns: tuple[str, ...] = COLUMNS, delimiter: str = ",") -> bytes:
    out = io.StringIO()
    writer = csv.DictWriter(out, columns, restval="", delimiter=delimiter)
    writer.writeheader()
    writer.writerows(lines)
    return out.getvalue().encode()


def take_in(clerk: Browser, id: str, content: bytes, **fields: str) -> str:
    clerk.get(f"/c/{id}/registrar/import")
    answer = clerk.http.post(
        f"/c/{id}/registrar/import",
        data={"csrf": clerk.token(), **fields},
        files={"file": ("entries.csv", content)},
        headers={"origin": clerk.server.url},
    )
    return words(answer.text)


@pytest.mark.parametrize("delimiter", [",", ";"])
def test_entries_come_from_a_file_in_their_order(server: Running, delimiter: str, desks: Desks) -> None:
    office = keep(server, f"import-{ord(delimiter)}")
    clerk = desks(office)
    page = take_in(clerk, office.id, b"\xef\xbb\xbf" + file_of(*(line(n) for n in range(3)), delimiter=delimiter))
    assert "3 entries imported." in page
    rows = office.championship.people.rows.values()
    assert [row.name for row in rows] == ["Paper Ax", "Paper Bx", "Paper Cx"]
    assert all(one.consents["data"] for one in office.championship.state.entrants.values())
    assert len(office.emails()) == 3


def test_all_faults_are_told_by_line_and_nobody_comes_in(server: Running, browser: Browser, desks: Desks) -> None:
    office = keep(server, "import-faults")
    register(browser, "import-faults", Form())
    clerk = desks(office)
    page = take_in(
        clerk, office.id,
        file_of(
            line(0),
            line(1, born="never", email="nowhere"),
            line(2, venue="atlantis"),
            line(3, **{"consent-data": "no"}),
            line(4, born="2020-01-01"),
            line(5, email="paper0@mail.example"),
            line(6, name="Eleni Doe", born="1990-05-01"),
            line(7, employee="yes"),
            line(8, name="!!"),
        ),
    )  # fmt: skip
    assert "9 errors found. Nobody was registered." in page
    assert "not shown" not in page
    told = [
        "Line 3: Enter an email address", "Line 3: Enter a date of birth", "Line 4: The venue must be one of",
        "Line 5: “consent-data” must be yes. CHAMP-DECL-5", "Line 6: You must be at least 18", "CHAMP-ELIG-3",
        "Line 7: This person is already registered.", "Line 8: This person is already registered.", "AMB-CHAMP-45",
        "Line 9: Employees of the organisers", "Line 10: Enter a first and last name",
    ]  # fmt: skip
    assert [text for text in told if text not in page] == []
    assert len(office.championship.state.entrants) == 1


def test_a_list_of_alternates_that_would_overflow_takes_nobody(server: Running, desks: Desks) -> None:
    office = keep(server, "import-overflow", capacity=1, alternates=1)
    clerk = desks(office)
    page = take_in(clerk, office.id, file_of(*(line(n, venue="athens") for n in range(4))))
    assert page.count("This venue is full, and so is its list of 1 alternates.") == 2
    assert not office.championship.state.entrants


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "no line with an entry"),
        (b"venue,name\n", "no line with an entry"),
        (b"\xff\xfe\x00", "it must be CSV"),
        (b'venue,name\n"unclosed', "it must be CSV"),
        (b"a\n" * 600, "too many lines"),
        (b"," * 60000, "no line with an entry"),
        (b"x," * 20000 + b"\n" + b"y,z\n", "errors found"),
        (b"venue,name,shoe\np,n,44\n", "Unexpected column “shoe”."),
        (b"venue,name,name\np,n,m\n", "Unexpected column “name”."),
        (file_of(line(0)) + b"patras,too,few\n", "Line 3: The line has 3 cells instead of 16."),
    ],
)
def test_a_file_that_cannot_be_is_refused_whole(server: Running, content: bytes, told: str, desks: Desks) -> None:
    office = server.site.offices.opened.get("import-bad") or keep(server, "import-bad")
    clerk = desks(office)
    assert told in take_in(clerk, office.id, content)
    assert not office.championship.state.entrants


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b'venue,name\n"unclosed', b"a\n" * 600])
def test_a_fault_of_the_whole_file_names_no_line(server: Running, content: bytes, desks: Desks) -> None:
    office = server.site.offices.opened.get("import-whole") or keep(server, "import-whole")
    page = take_in(desks(office), office.id, content)
    assert re.findall(r"Line \S*:", page) == []
    assert re.findall(r"\d+ more", page) == []


def test_a_file_beyond_the_limit_is_refused_by_its_size(server: Running, desks: Desks) -> None:
    office = keep(server, "import-huge")
    clerk = desks(office)
    clerk.get("/c/import-huge/registrar/import")
    answer = clerk.http.post(
        "/c/import-huge/registrar/import",
        data={"csrf": clerk.token()},
        files={"file": ("bomb.csv", b"=1+1," * 100_000)},
        headers={"origin": server.url},
    )
    assert answer.status_code == 413


@pytest.mark.parametrize("text", ["=1+1", "+30 210", "-1", "@SUM(A1)", "\t=1", "\r=1"])
def test_no_cell_is_a_formula(text: str) -> None:
    assert safe_cell(text) == f"'{text}"
    assert plain_cell(safe_cell(text)) == text.strip()


def test_the_list_for_the_desk_holds_no_formulas_and_all_columns(
    server: Running, browser: Browser, desks: Desks
) -> None:
    office = keep(server, "export-list")
    register(browser, "export-list", Form(name="=HYPERLINK(evil) Doe"))
    clerk = desks(office, DIRECTOR, "Dora")
    answer = clerk.get("/c/export-list/registrar/entries.csv")
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    (row,) = csv.DictReader(io.StringIO(answer.text.removeprefix("\ufeff")))
    assert row["name"] == "'=HYPERLINK(evil) Doe"
    assert row["phone"] == "'+30 210 0000 001"
    assert (row["status"], row["registration"], row["consents"]) == ("pending", "1", "terms data publicity")


def test_the_empty_file_can_be_filled_in_and_sent_back(server: Running, desks: Desks) -> None:
    office = keep(server, "template")
    clerk = desks(office)
    head = clerk.get("/c/template/registrar/template.csv").text.strip().removeprefix("\ufeff")
    assert tuple(head.split(",")) == COLUMNS


def test_hostile_names_are_shown_as_text_on_every_page_of_the_desk(
    server: Running, browser: Browser, desks: Desks
) -> None:
    office = keep(server, "hostile")
    id = entrant_of(server, register(browser, "hostile", Form(name=f"Eve {HOSTILE}")))
    office.perform(commands.Phone(CLERK, id), now())
    clerk = desks(office, name=f"Rena {HOSTILE}")
    for path in ("?list=confirmed", "/check-in", f"/check-in?code={office.badge_code(id)}", f"/entrants/{id}"):
        page = clerk.get(f"/c/hostile/registrar{path}").text
        assert "<script>alert" not in page
        assert "&lt;script&gt;alert(1)" in page
