"""Registering, and one's own entry behind its private link."""

import datetime
import json
import re

import pytest
from tests.web.championships.opening import (
    DAY,
    ENTRY,
    TERMS,
    Form,
    format_text,
    keep,
    now,
    register,
    send,
    send_again,
    somebody,
)
from tests.web.championships.public.test_pages import DIRECTING, words
from tests.web.running import Browser, Running

from passgo.championship import Actor, commands
from passgo.championship.commands import REGISTRAR
from passgo.championship.rounds import RoundId
from passgo.office import Office

CLERK = Actor("o2", REGISTRAR)
HOSTILE = '"><script>alert(1)</script>'


def entrant_of(server: Running, path: str) -> str:
    found = server.site.offices.entrant(path.rpartition("/")[2])
    assert found is not None
    return found[1]


@pytest.mark.rule("CHAMP-REG-1", "CHAMP-DECL-1", "CHAMP-DECL-2", "CHAMP-DECL-4")
def test_somebody_registers_and_gets_his_private_link(server: Running, browser: Browser) -> None:
    office = keep(server, "first")
    path = register(browser, "first", Form(more={"consent-promotion": "1"}))
    entrant = office.championship.state.entrants[entrant_of(server, path)]
    assert entrant.status == "pending"
    assert entrant.consents == {"terms": True, "data": True, "publicity": True, "promotion": True}
    assert office.championship.people.rows[entrant.id].name == "Eleni Doe"
    assert "Waiting for confirmation" in browser.get(path).text


def test_the_link_also_goes_out_by_letter(server: Running, browser: Browser) -> None:
    office = keep(server, "letters")
    register(browser, "letters", Form())
    (letter,) = office.emails()
    rendered = office.render(letter, base="http://here.example")
    assert rendered is not None
    assert rendered.to == "eleni@mail.example"
    found = ENTRY.search(rendered.body)
    assert found is not None
    assert "Eleni Doe" in browser.get(f"/entry/{found[1]}").text


@pytest.mark.parametrize(
    "left_out",
    ["declaration-own-email", "declaration-true-data", "declaration-of-age", "declaration-contact", "consent-terms",
     "consent-data", "consent-publicity"],
)  # fmt: skip
@pytest.mark.rule("CHAMP-DECL-5", "CHAMP-DECL-3", "CHAMP-ELIG-5", "CHAMP-DATA-1", "CHAMP-PUB-1")
def test_every_declaration_and_consent_is_needed_by_itself(server: Running, browser: Browser, left_out: str) -> None:
    office = server.site.offices.opened.get("needed") or keep(server, "needed")
    answer = send(browser, "needed", Form(left_out=(left_out,)))
    assert answer.status_code == 422
    assert f'id="{left_out}-fault"' in answer.text
    assert answer.text.count('class="fault"') == 1
    assert not office.championship.state.entrants


def test_promotion_is_free_and_apart(server: Running, browser: Browser) -> None:
    keep(server, "free")
    page = browser.get("/c/free/register").text
    optional = page[page.index('<fieldset class="optional">') :]
    assert 'name="consent-promotion"' in optional
    assert "required" not in optional[: optional.index("</fieldset>")]
    assert send(browser, "free", Form()).status_code == 200


def test_a_refused_form_keeps_what_was_written(server: Running, browser: Browser) -> None:
    keep(server, "draft")
    answer = send(browser, "draft", Form(name=HOSTILE, email="wrong", venue="patras", left_out=("consent-data",)))
    assert answer.status_code == 422
    page = answer.text
    assert "<script>alert" not in page
    assert "&lt;script&gt;alert(1)" in page
    assert 'value="wrong"' in page
    assert 'value="+30 210 0000 001"' in page
    assert 'value="1990-05-01"' in page
    assert 'value="patras" checked' in page
    assert 'name="consent-terms" value="1" checked' in page
    assert 'name="consent-data" value="1" required' in page
    assert '<option value="GR" selected>' in page


@pytest.mark.parametrize(
    ("wrong", "fields"),
    [
        ({"name": ""}, ["name"]),
        ({"name": "x" * 9999}, ["name"]),
        ({"name": "\u202eevil\u202c"}, ["name"]),
        ({"email": "a@b"}, ["email"]),
        ({"email": "a b@c.de"}, ["email"]),
        ({"phone": "call me"}, ["phone"]),
        ({"phone": "1" * 21}, ["phone"]),
        ({"born": "yesterday"}, ["born"]),
        ({"born": "2099-01-01"}, ["born"]),
        ({"born": "1800-01-01"}, ["born"]),
        ({"citizenship": "XX"}, ["citizenship"]),
        ({"venue": "atlantis"}, ["venue"]),
        ({"venue": "syntagma"}, ["venue"]),
        ({"name": "", "email": "", "phone": "", "born": ""}, ["name", "email", "phone", "born"]),
    ],
)
def test_all_wrong_fields_are_marked_at_once(
    server: Running, browser: Browser, wrong: dict[str, str], fields: list[str]
) -> None:
    office = server.site.offices.opened.get("fields") or keep(server, "fields")
    answer = send(browser, "fields", Form(**wrong))  # type: ignore[arg-type]  # texts only
    assert answer.status_code == 422
    assert answer.text.count('class="fault"') == len(fields)
    assert not office.championship.state.entrants


def test_figures_of_other_scripts_are_understood(server: Running, browser: Browser) -> None:
    office = keep(server, "figures")
    path = register(browser, "figures", Form(name="محمد الطويل", phone="٠٢١٠٠٠٠٠٠", born="١٩٩٠-٠٥-٠١"))
    person = office.championship.people.rows[entrant_of(server, path)]
    assert (person.phone, person.born) == ("021000000", datetime.date(1990, 5, 1))


@pytest.mark.parametrize(
    ("form", "told"),
    [
        (Form(born="2020-01-01"), "You must be at least 18 years old on"),
        (Form(citizenship="DE"), "Only citizens of Greece can take part."),
        (Form(more={"employee": "1"}), "Employees of the organisers"),
        (Form(more={"relative": "1"}), "Employees of the organisers"),
    ],
)
@pytest.mark.rule("CHAMP-ELIG-1", "CHAMP-ELIG-2", "CHAMP-ELIG-3")
def test_who_may_not_take_part_is_told_why_without_a_code(
    server: Running, browser: Browser, form: Form, told: str
) -> None:
    office = server.site.offices.opened.get("eligible") or keep(server, "eligible")
    answer = send(browser, "eligible", form)
    assert answer.status_code == 422
    assert told in words(answer.text)
    assert "CHAMP-" not in answer.text
    assert not office.championship.state.entrants


@pytest.mark.rule("CHAMP-CAL-4")
@pytest.mark.parametrize(
    ("id", "opens", "closes", "told"),
    [
        ("too-late", -9, -2, "Registration at this venue closed at the end of"),
        ("too-early", 3, 9, "Registration at this venue opens on"),
    ],
)
def test_outside_the_window_nobody_registers(
    server: Running, browser: Browser, id: str, opens: int, closes: int, told: str
) -> None:
    office = keep(server, id, opens=opens, closes=closes)
    answer = send(browser, id, Form())
    assert answer.status_code == 422
    assert told in words(answer.text)
    assert not office.championship.state.entrants


def test_the_same_person_registers_once(server: Running, browser: Browser) -> None:
    office = keep(server, "double")
    register(browser, "double", Form())
    answer = send(browser, "double", Form(email="other@mail.example", venue="patras"))
    assert answer.status_code == 422
    assert "This person is already registered." in answer.text
    assert len(office.championship.state.entrants) == 1


def test_every_form_has_a_number_that_nobody_guesses(server: Running, browser: Browser) -> None:
    keep(server, "nonces")
    numbers = [re.findall('name="nonce" value="(.*?)"', browser.get("/c/nonces/register").text) for _ in range(2)]
    assert [len(number) for (number,) in numbers] == [22, 22]  # 16 bytes
    assert numbers[0] != numbers[1]


def test_a_second_click_does_not_register_twice(server: Running, browser: Browser) -> None:
    office = keep(server, "clicks")
    browser.get("/c/clicks/register")
    form_page = browser.page
    first = send_again(browser, "clicks", Form())
    browser.page = form_page
    second = send_again(browser, "clicks", Form())
    assert (first.status_code, second.status_code) == (200, 200)
    assert len(office.championship.state.entrants) == 1
    ids = {entrant_of(server, f"/entry/{ENTRY.search(one.text)[1]}") for one in (first, second)}  # type: ignore[index]
    assert len(ids) == 1


def test_a_full_venue_makes_alternates_and_a_full_list_refuses(server: Running, browser: Browser) -> None:
    keep(server, "full", capacity=1, alternates=1)
    register(browser, "full", somebody(0))
    page = words(browser.get("/c/full/register").text)
    assert "you’d be alternate number 1" in page
    assert "1 place left on the waiting list." in page
    path = register(browser, "full", somebody(1))
    page = browser.get("/c/full/register").text
    assert "you’d be alternate" not in words(page)
    assert "This venue is full, and so is its list of 1 alternates." in words(page)
    assert 'value="athens" disabled' in page
    assert "Alternate number 1" in words(browser.get(path).text)
    answer = send(browser, "full", somebody(2))
    assert "This venue is full, and so is its list of 1 alternates." in words(answer.text)


def test_the_number_of_the_next_alternate_is_one_that_nobody_had(server: Running, browser: Browser) -> None:
    keep(server, "numbers", capacity=1, alternates=3)
    register(browser, "numbers", somebody(0))
    gone = register(browser, "numbers", somebody(1))
    browser.get(gone)
    browser.post(f"{gone}/withdraw")
    page = words(browser.get("/c/numbers/register").text)
    assert "you’d be alternate number 2" in page
    assert "3 places left on the waiting list." in page
    assert "Alternate number 2" in words(browser.get(register(browser, "numbers", somebody(2))).text)


def test_a_full_venue_without_a_list_says_no_more(server: Running, browser: Browser) -> None:
    keep(server, "no-list", capacity=1, alternates=0)
    register(browser, "no-list", somebody(0))
    page = words(browser.get("/c/no-list/register").text)
    assert "This venue is full." in page
    assert "waiting list" not in page


@pytest.mark.rule("CHAMP-TERMS-4")
def test_terms_that_changed_meanwhile_have_to_be_accepted_anew(server: Running, browser: Browser) -> None:
    office = keep(server, "meanwhile")
    browser.get("/c/meanwhile/register")
    office.publish_terms(DIRECTING, {"en": "Something new."}, "New.", now())
    answer = send_again(browser, "meanwhile", Form())
    assert answer.status_code == 422
    assert "The terms have changed since you opened this page." in answer.text
    assert 'name="consent-terms" value="1" required' in answer.text
    assert "Something new." in answer.text
    browser.page = answer.text
    assert send_again(browser, "meanwhile", Form()).status_code == 200


# My entry.


@pytest.mark.parametrize("path", ["/entry/nonsense", "/entry/" + "x" * 5000, "/entry/nonsense/export"])
def test_without_the_token_nothing_is_shown(browser: Browser, path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 404
    assert "the registrar can issue a new one" in answer.text


def test_the_id_of_an_entry_opens_nothing(server: Running, browser: Browser) -> None:
    office = keep(server, "ids")
    id = entrant_of(server, register(browser, "ids", Form()))
    stranger = Browser(server)
    for path in (f"/entry/{id}", f"/entry/{office.badge_code(id)}", f"/c/ids/registrar/entrants/{id}"):
        answer = stranger.get(path)
        assert answer.status_code in (403, 404)
        assert "Eleni" not in answer.text
    stranger.close()


def test_one_private_link_cannot_change_another_entry(server: Running, browser: Browser) -> None:
    office = keep(server, "others")
    mine = register(browser, "others", somebody(0))
    other = entrant_of(server, register(browser, "others", somebody(1)))
    browser.get(mine)
    browser.post(f"{mine}/withdraw", entrant=other, id=other)
    assert office.championship.state.entrants[other].status == "pending"


def test_contact_data_are_corrected(server: Running, browser: Browser) -> None:
    office = keep(server, "contact")
    path = register(browser, "contact", Form())
    browser.get(path)
    answer = browser.post(f"{path}/contact", email="new@mail.example", phone="bad")
    assert answer.status_code == 422
    assert 'value="new@mail.example"' in answer.text
    assert browser.post(f"{path}/contact", email="new@mail.example", phone="2100000000").status_code == 200
    person = office.championship.people.rows[entrant_of(server, path)]
    assert (person.email, person.phone, person.name) == ("new@mail.example", "2100000000", "Eleni Doe")


@pytest.mark.rule("CHAMP-POST-2", "CHAMP-POST-5")
def test_a_nickname_is_proposed_and_waits_for_the_director(server: Running, browser: Browser) -> None:
    office = keep(server, "nicknames")
    path = register(browser, "nicknames", Form())
    browser.get(path)
    browser.post(f"{path}/nickname", nickname="Lucky <b>Boot")
    assert "is waiting for approval" in browser.page
    assert "Lucky &lt;b&gt;Boot" in browser.page
    office.perform(commands.ApproveNickname(DIRECTING, entrant_of(server, path)), now())
    assert "has been approved" in browser.get(path).text


@pytest.mark.parametrize("nickname", ["x", "y" * 25, "\u202etoob", "!?"])
def test_an_unfit_nickname_is_refused(server: Running, browser: Browser, nickname: str) -> None:
    if "unfit" not in server.site.offices.opened:
        keep(server, "unfit")
    path = register(browser, "unfit", somebody(len(server.site.offices.open("unfit").championship.state.entrants)))
    browser.get(path)
    answer = browser.post(f"{path}/nickname", nickname=nickname)
    assert answer.status_code == 422
    assert "Nicknames must have 2 to 24 plain characters" in words(answer.text)


@pytest.mark.rule("CHAMP-DATA-3")
def test_consents_are_taken_back_and_given_again(server: Running, browser: Browser) -> None:
    office = keep(server, "consents")
    path = register(browser, "consents", Form(more={"consent-promotion": "1"}))
    me = office.championship.state.entrants[entrant_of(server, path)]
    browser.get(path)
    browser.post(f"{path}/consent", consent="promotion", given="0")
    assert (me.consents["promotion"], me.status) == (False, "pending")
    browser.post(f"{path}/consent", consent="promotion", given="1")
    assert (me.consents["promotion"], me.status) == (True, "pending")
    browser.post(f"{path}/consent", consent="data", given="0")
    assert (me.consents["data"], me.status) == (False, "withdrawn")


@pytest.mark.rule("CHAMP-ELIG-6")
def test_who_is_cancelled_reads_the_reason(server: Running, browser: Browser) -> None:
    office = keep(server, "ended")
    path = register(browser, "ended", Form())
    office.perform(commands.Cancel(DIRECTING, entrant_of(server, path), f"Wrong data {HOSTILE}"), now())
    page = browser.get(path).text
    assert "Reason: Wrong data" in words(page)
    assert "<script>alert" not in page


def test_withdrawing_lets_the_first_alternate_move_up(server: Running, browser: Browser) -> None:
    keep(server, "moving", capacity=1)
    first = register(browser, "moving", somebody(0))
    second = register(browser, "moving", somebody(1))
    browser.get(first)
    browser.post(f"{first}/withdraw")
    assert "Withdrawn" in browser.page
    assert "Waiting for confirmation" in browser.get(second).text


@pytest.mark.rule("CHAMP-DATA-3")
def test_the_export_holds_everything_about_the_person(server: Running, browser: Browser) -> None:
    keep(server, "exports")
    path = register(browser, "exports", Form())
    answer = browser.get(f"{path}/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="exports-entry.json"'
    assert answer.headers["cache-control"] == "no-store"
    told = json.loads(answer.text)
    assert told["person"]["email"] == "eleni@mail.example"
    assert told["consents"]["promotion"] is False


@pytest.mark.rule("CHAMP-DATA-3")
def test_erasing_needs_a_word_of_its_own_and_leaves_nothing(server: Running, browser: Browser) -> None:
    office = keep(server, "erasing")
    path = register(browser, "erasing", Form())
    id = entrant_of(server, path)
    browser.get(path)
    browser.post(f"{path}/erase")
    assert id in office.championship.people.rows
    answer = browser.post(f"{path}/erase", sure="1")
    assert "No personal data about this entry is kept any more." in answer.text
    assert id not in office.championship.people.rows
    assert browser.get(path).status_code == 404
    assert browser.get(f"{path}/export").status_code == 404


def test_a_form_from_elsewhere_changes_nothing(server: Running, browser: Browser) -> None:
    office = keep(server, "foreign")
    path = register(browser, "foreign", Form())
    browser.get(path)
    body = {"csrf": browser.token(), "sure": "1"}
    answer = browser.http.post(f"{path}/erase", data=body, headers={"origin": "https://evil.example"})
    assert answer.status_code == 403
    assert browser.http.post(f"{path}/erase", data={"sure": "1"}).status_code == 403
    assert office.championship.people.rows


def seat_four(server: Running, browser: Browser, office: Office) -> str:
    """Four people at one table in Patras; the entry of the first."""
    paths = [register(browser, office.id, somebody(number, venue="patras")) for number in range(4)]
    for path in paths:
        office.perform(commands.Phone(CLERK, entrant_of(server, path)), now())
        office.perform(commands.CheckIn(CLERK, entrant_of(server, path), "patras"), now())
    venue = office.championship.format.venue("patras")
    assert venue is not None
    before = venue.starts - datetime.timedelta(hours=1)
    office.perform(commands.MakeSeating(DIRECTING, RoundId("city", "patras", 1), 7), before)
    assert "table 1" not in words(browser.get(paths[0]).text)
    office.perform(commands.PublishSeating(DIRECTING, RoundId("city", "patras", 1), venue.starts), before)
    return paths[0]


def test_where_one_sits_is_told_once_it_is_published(server: Running, browser: Browser) -> None:
    path = seat_four(server, browser, keep(server, "seated"))
    page = browser.get(path).text
    assert "City tournament, round 1, heat 1: table 1" in words(page)
    assert "/play" not in page


def test_who_plays_online_finds_the_way_to_his_table(server: Running, browser: Browser) -> None:
    text = format_text("online-seat").replace('id = "patras"', 'id = "patras"\nonline = true')
    office = server.site.offices.create(text, now() - DAY, terms=TERMS)
    assert "Played online, from anywhere" in browser.get("/c/online-seat").text
    path = seat_four(server, browser, office)
    assert f'href="{path}/play"' in browser.get(path).text
