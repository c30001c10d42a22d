"""Schools and families register: guardians of minors, brothers and sisters, classes and the organisers' questions."""

import re
from dataclasses import dataclass, field

import httpx
import pytest
from tests.championship.families import school_text
from tests.web.championships.opening import DAY, ENTRY, NONCE, TERMS, now
from tests.web.championships.public.test_pages import words
from tests.web.running import Browser, Running

from passgo.office import Office

CHILD = f"{now().year - 10}-02-03"
GROWN = "1990-05-01"


def keep(server: Running, id: str, *changes: tuple[str, str]) -> Office:
    today = now().date()
    text = school_text().replace('id = "school"', f'id = "{id}"')
    text = text.replace("2026-01-05T00", f"{today - 5 * DAY}T00").replace("2026-01-30", f"{today + 5 * DAY}")
    text = text.replace("2026-01-31T18", f"{today + 20 * DAY}T18")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return server.site.offices.create(text, now() - DAY, terms=TERMS)


@dataclass
class Child:
    """A form as a parent fills it in."""

    name: str = "Anna Doe"
    born: str = CHILD
    left_out: tuple[str, ...] = ()
    more: dict[str, str] = field(default_factory=dict)

    def fields(self) -> dict[str, str]:
        said = {
            "venue": "hall", "name": self.name, "born": self.born, "email": "mum@mail.example",
            "phone": "+30 210 0000 001", "guardian": "Maria Doe", "guardian_email": "", "guardian_phone": "",
            "group": "3B", "answer-lunch": "Fish", "answer-allergies": "nuts, fish <b>", "answer-photo": "yes",
            "declaration-true-data": "1", "consent-terms": "1", "consent-data": "1", "consent-guardian": "1",
        }  # fmt: skip
        return {name: value for name, value in (said | self.more).items() if name not in self.left_out}


def send(browser: Browser, id: str, child: Child) -> httpx.Response:
    browser.get(f"/c/{id}/register")
    return send_open(browser, id, child)


def send_open(browser: Browser, id: str, child: Child) -> httpx.Response:
    nonce, terms = NONCE.search(browser.page), re.search(r'name="terms" value="(\d+)"', browser.page)
    assert nonce is not None
    assert terms is not None
    return browser.post(f"/c/{id}/register", **{"nonce": nonce[1], "terms": terms[1], **child.fields()})


def entry_in(page: str) -> str:
    found = ENTRY.search(page)
    assert found is not None, page
    return f"/entry/{found[1]}"


def only(office: Office) -> str:
    (id,) = office.championship.state.entrants
    return id


def test_a_child_registers_with_guardian_class_and_answers(server: Running, browser: Browser) -> None:
    office = keep(server, "child")
    assert send(browser, "child", Child()).status_code == 200
    person = office.championship.people.rows[only(office)]
    assert (person.guardian, person.guardian_email, person.guardian_phone) == (
        "Maria Doe", "mum@mail.example", "+30 210 0000 001",
    )  # fmt: skip
    assert person.group == "3B"
    assert person.answers == (("lunch", "Fish"), ("allergies", "nuts, fish <b>"), ("photo", "yes"))
    assert office.championship.state.entrants[only(office)].consents["guardian"] is True


@pytest.mark.parametrize(
    ("child", "marked"),
    [
        (Child(more={"guardian": ""}), ["guardian"]),
        (
            Child(more={"phone": "", "guardian": "", "group": ""}, left_out=("consent-guardian", "consent-data")),
            ["phone", "group", "guardian", "consent-guardian", "consent-data"],
        ),
        (Child(more={"phone": "", "guardian_phone": "+30 210 1111"}), ["phone"]),
        (Child(more={"guardian_email": "mum"}), ["guardian_email"]),
        (Child(more={"guardian_phone": "call me"}), ["guardian_phone"]),
        (Child(left_out=("consent-guardian",)), ["consent-guardian"]),
        (Child(more={"group": "3D"}), ["group"]),
        (Child(left_out=("group", "answer-lunch")), ["group", "answer-lunch"]),
        (Child(more={"answer-lunch": "Chips"}), ["answer-lunch"]),
        (Child(more={"answer-photo": "perhaps"}), ["answer-photo"]),
        (Child(more={"answer-allergies": "x" * 301}), ["answer-allergies"]),
    ],
)
def test_what_is_missing_is_marked_and_nothing_is_lost(
    server: Running, browser: Browser, child: Child, marked: list[str]
) -> None:
    office = server.site.offices.opened.get("marked") or keep(server, "marked")
    answer = send(browser, "marked", child)
    assert answer.status_code == 422
    assert re.findall(r'class="fault" id="([^"]+)-fault"', answer.text) == marked
    assert 'value="Anna Doe"' in answer.text
    for name in ("group", "answer-lunch", "guardian"):
        if name in child.fields() and name not in marked:
            assert f'value="{child.fields()[name]}"' in answer.text
    if "answer-allergies" not in marked:
        assert 'value="nuts, fish &lt;b&gt;"' in answer.text
    assert not office.championship.state.entrants


def test_a_grown_up_needs_no_guardian_and_none_is_kept(server: Running, browser: Browser) -> None:
    office = keep(server, "grown")
    assert send(browser, "grown", Child(born=GROWN, left_out=("consent-guardian",))).status_code == 200
    person = office.championship.people.rows[only(office)]
    assert (person.guardian, person.guardian_email, person.guardian_phone) == ("", "", "")
    assert "guardian" not in office.championship.state.entrants[only(office)].consents


def test_another_child_is_registered_with_the_same_contact(server: Running, browser: Browser) -> None:
    office = keep(server, "siblings")
    done = send(browser, "siblings", Child())
    path = entry_in(done.text)
    assert f'href="{path}/another"' in done.text
    page = browser.get(f"{path}/another").text
    for kept in ("mum@mail.example", "+30 210 0000 001", "Maria Doe"):
        assert f'value="{kept}"' in page
    assert "Anna" not in page
    assert "nuts" not in page
    assert send_open(browser, "siblings", Child(name="Boris Doe")).status_code == 200
    people = office.championship.people.rows.values()
    assert sorted(person.name for person in people) == ["Anna Doe", "Boris Doe"]
    assert {person.email for person in people} == {"mum@mail.example"}
    subjects = [rendered.subject for rendered in map(office.render, office.emails()) if rendered is not None]
    assert sorted(subject.partition(" – ")[0] for subject in subjects) == ["Anna Doe", "Boris Doe"]


def test_the_same_child_is_registered_once(server: Running, browser: Browser) -> None:
    office = keep(server, "once")
    send(browser, "once", Child())
    answer = send(browser, "once", Child(name="ANNA  DOE", more={"email": "dad@mail.example"}))
    assert answer.status_code == 422
    assert "This person is already registered." in answer.text
    assert len(office.championship.state.entrants) == 1


def test_where_everybody_needs_an_address_there_is_no_second_form(server: Running, browser: Browser) -> None:
    keep(server, "own", ('["true-data"]', '["own-email", "true-data"]'))
    done = send(browser, "own", Child(more={"declaration-own-email": "1"}))
    assert done.status_code == 200
    assert "/another" not in done.text
    page = browser.get(f"{entry_in(done.text)}/another")
    assert page.url.path == "/c/own/register"
    assert "mum@mail.example" not in page.text


def test_my_entry_shows_and_changes_what_was_answered(server: Running, browser: Browser) -> None:
    office = keep(server, "answers")
    path = entry_in(send(browser, "answers", Child()).text)
    page = browser.get(path).text
    assert 'value="nuts, fish &lt;b&gt;"' in page
    assert 'value="Maria Doe"' in page
    contact = {name: value for name, value in Child().fields().items() if not name.startswith(("consent", "decl"))}
    answer = browser.post(f"{path}/contact", **{**contact, "answer-lunch": "Chips"})
    assert answer.status_code == 422
    assert 'id="answer-lunch-fault"' in answer.text
    assert (
        browser.post(f"{path}/contact", **{**contact, "answer-lunch": "Vegetables", "group": "3A"}).status_code == 200
    )
    person = office.championship.people.rows[only(office)]
    assert (person.group, dict(person.answers)["lunch"]) == ("3A", "Vegetables")
    told = browser.get(f"{path}/export").json()["person"]
    assert (told["guardian"], told["group"]) == ("Maria Doe", "3A")
    assert told["answers"] == {"lunch": "Vegetables", "allergies": "nuts, fish <b>", "photo": "yes"}
    assert "Vegetables" not in str(browser.get(f"{path}/export").json()["history"])


def test_a_guardian_who_takes_the_consent_back_ends_the_entry(server: Running, browser: Browser) -> None:
    office = keep(server, "back")
    path = entry_in(send(browser, "back", Child()).text)
    browser.get(path)
    browser.post(f"{path}/consent", consent="guardian", given="0")
    assert office.championship.state.entrants[only(office)].status == "withdrawn"


def test_questions_are_asked_in_the_language_of_the_page(server: Running, browser: Browser) -> None:
    keep(server, "greek")
    form = browser.get("/c/greek/register?language=el").text
    assert 'value="Vegetables"' in form  # one answer for all languages
    page = words(form)
    assert "Γεύμα" in page
    assert "Λαχανικά" in page
    assert "Τάξη" in page


def test_a_nickname_is_drawn_and_can_be_changed_for_another(server: Running, browser: Browser) -> None:
    office = keep(server, "drawn")
    path = entry_in(send(browser, "drawn", Child()).text)
    drawn = office.championship.people.rows[only(office)].drawn
    assert f"you’ll be shown as “{drawn}”" in words(browser.get(path).text)
    browser.post(f"{path}/nickname", nickname="Iron Top Hat")
    assert "“Iron Top Hat” is waiting for approval." in words(browser.page)
    assert drawn in browser.page
