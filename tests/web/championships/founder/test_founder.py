"""A championship is created by forms: proposed, checked, kept as a draft, published, and found again anywhere."""

import datetime
import html
import json
import re
import tomllib

import httpx
import pytest
from tests.web.championships.opening import format_text, now
from tests.web.running import Browser, Running

from passgo.championship import parse
from passgo.championship.commands import DIRECTOR
from passgo.championship.form_questions import Groups
from passgo.championship.format import preset_text
from passgo.web.championships.founder.proposals import next_evening, zone_of

DAY = datetime.timedelta(days=1)
LINK = re.compile(r'href="http[^"]*/desk/([\w-]+)"')
FAULT = re.compile(r'class="fault" id="([\w-]+)-fault">([^<]*)<')


def to_play(days: int = 20) -> str:
    return (now().date() + days * DAY).isoformat()


def evening(**changes: str) -> dict[str, str]:
    said = {"title": "School cup", "day": to_play(), "place": "School hall, Volos", "players": "35"}
    return {"do": "single-evening", "zone": "Europe/Athens", **said, **changes}


def begin(browser: Browser, **changes: str) -> str:
    """The address of a new draft of an evening."""
    browser.get("/championships/new")
    answer = browser.post("/championships/new", **evening(**changes))
    assert answer.status_code == 200
    return re.sub(r"/check$", "", answer.url.path)


def faults(page: str) -> dict[str, str]:
    return {name: words(text) for name, text in FAULT.findall(page)}


def words(text: str) -> str:
    """A text of a page without the marks around what was put into it."""
    return html.unescape(text).replace("\u2068", "").replace("\u2069", "")


def publish(browser: Browser, draft: str, login: str) -> httpx.Response:
    browser.get(f"{draft}/check")
    return browser.post(f"{draft}/publish", director="Dora", login=login, password="a long password")


def import_file(browser: Browser, text: str | bytes) -> httpx.Response:
    browser.get("/championships/new")
    return browser.http.post(
        "/championships/new",
        data={"csrf": browser.token(), "do": "file"},
        files={"file": ("cup.toml", text if isinstance(text, bytes) else text.encode())},
        headers={"origin": browser.server.url},
        follow_redirects=True,
    )


# An evening from four answers.


def test_four_answers_and_an_account_make_a_championship(server: Running, browser: Browser) -> None:
    draft = begin(browser)
    assert "Everything is there." in browser.get(f"{draft}/check").text
    page = publish(browser, draft, "dora-evening").text
    assert "page-recovery" not in page
    assert len(re.findall(r"[A-Z2-7]{4}-[A-Z2-7]{4}-[A-Z2-7]{4}-[A-Z2-7]{4}", page)) == 10
    assert LINK.search(page)

    office = server.site.offices.open(f"school-cup-{to_play()[:4]}")
    format, venue = office.championship.format, office.championship.format.venues[0]
    assert (str(format.name), venue.name, venue.city) == ("School cup", "School hall", "Volos")
    assert (venue.capacity, venue.tables, venue.starts.isoformat()[:16]) == (35, 6, f"{to_play()}T17:00")
    assert format.registration.opens.date() == now().date()
    assert format.registration.closes.isoformat() == to_play(19)
    assert format.organisers == ("Dora",)
    assert office.terms() is not None
    assert [(one.name, one.role) for one in office.officials()] == [("Dora", DIRECTOR)]


def test_nothing_typed_is_lost_when_an_answer_is_wrong(browser: Browser) -> None:
    browser.get("/championships/new")
    answer = browser.post("/championships/new", **evening(title="", day=to_play(0), players="two"))
    assert answer.status_code == 422
    assert faults(answer.text) == {
        "title": "Fill this in.",
        "day": "This is in the past. Choose a date to come.",
        "players": "Enter a whole number from 3 to 200.",
    }
    assert 'value="School hall, Volos"' in answer.text


@pytest.mark.parametrize(("players", "tables", "stages"), [("3", 1, 1), ("6", 1, 1), ("7", 2, 2), ("200", 34, 2)])
def test_any_number_of_players_gets_a_plan_that_works(browser: Browser, players: str, tables: int, stages: int) -> None:
    draft = begin(browser, players=players)
    format = parse(browser.get(f"{draft}/file").text)
    assert (format.venues[0].tables, len(format.stages)) == (tables, stages)


def test_the_proposed_day_is_a_saturday_in_two_weeks() -> None:
    assert next_evening(datetime.date(2026, 11, 18)) == datetime.date(2026, 12, 5)
    assert next_evening(datetime.date(2026, 11, 21)) == datetime.date(2026, 12, 5)


# Drafts.


def test_a_draft_is_its_authors_alone(server: Running, browser: Browser) -> None:
    draft = begin(browser)
    other = Browser(server)
    begin(other)
    for path in (f"{draft}/check", f"{draft}/what", f"{draft}/preview", f"{draft}/file"):
        assert browser.get(path).status_code == 200
        assert other.get(path).status_code == 404
    other.get("/championships/new")
    for act in ("publish", "discard", "what"):
        assert other.post(f"{draft}/{act}", director="Eve").status_code == 404
    assert "School cup" in browser.get("/championships/mine").text
    other.close()


def test_wrong_fields_are_kept_and_told_at_their_place(browser: Browser) -> None:
    draft = begin(browser)
    browser.get(f"{draft}/where")
    wrong = {"venue-0-name": "", "venue-0-starts": "2015-05-05T12:00", "venue-0-capacity": "many", "do": "next"}
    page = browser.post(
        f"{draft}/where",
        **{
            "venue-0-city": "Volos",
            "venue-0-zone": "Europe/Athens",
            **wrong,
            "venue-0-tables": "6",
            "venue-0-heats": "1",
            "venue-0-registers": "1",
        },
    )
    assert page.status_code == 422
    assert faults(page.text) == {
        "venue-0-name": "Fill this in.",
        "venue-0-starts": "This is in the past. Choose a date to come.",
        "venue-0-capacity": "Enter a whole number from 1 to 1,000.",
    }
    assert 'value="many"' in browser.get(f"{draft}/where").text
    check = browser.get(f"{draft}/check").text
    assert "Where and when: 3 fields to complete" in words(check)
    assert browser.get(f"{draft}/preview").url.path == f"{draft}/check"
    assert browser.post(f"{draft}/publish", director="Dora").status_code == 422


WHO = {"opens": "2026-01-05T00:00", "closes": to_play(5), "alternates": "10", "do": "next"}


def test_a_school_asks_for_guardians_and_classes(browser: Browser) -> None:
    draft = begin(browser)
    browser.get(f"{draft}/who")
    school = {
        "guardian_below": "16",
        "shared_email": "1",
        "group": "Class",
        "group_list": "3A\n3B",
        "apart_groups": "1",
    }
    page = browser.post(f"{draft}/who", **WHO, **school)
    assert faults(page.text) == {}
    file = parse(browser.get(f"{draft}/file").text)
    assert (file.registration.guardian_below, file.registration.one_email_each) == (16, False)
    assert file.groups == Groups("Class", ("3A", "3B"), apart=True)
    page = browser.get(f"{draft}/who")
    assert 'value="16"' in page.text
    browser.post(f"{draft}/who", **WHO)
    file = parse(browser.get(f"{draft}/file").text)
    assert (file.registration.guardian_below, file.registration.one_email_each, file.groups) == (0, True, None)


def test_a_guardian_for_nobody_and_groups_without_a_name_are_told(browser: Browser) -> None:
    draft = begin(browser)
    browser.get(f"{draft}/who")
    page = browser.post(f"{draft}/who", **WHO, age="18", guardian_below="16", group_list="3A")
    assert faults(page.text) == {
        "guardian_below": "Enter a whole number from 19 to 30.", "group": "Fill this in.",
    }  # fmt: skip


def test_a_capacity_beyond_the_tables_is_told_at_its_field(browser: Browser) -> None:
    draft = begin(browser)
    browser.get(f"{draft}/where")
    said = {
        "name": "Hall",
        "city": "Volos",
        "zone": "Europe/Athens",
        "starts": f"{to_play()}T17:00",
        "capacity": "40",
        "tables": "2",
        "heats": "1",
        "registers": "1",
    }
    page = browser.post(f"{draft}/where", do="next", **{f"venue-0-{name}": text for name, text in said.items()})
    assert page.status_code == 422
    told = faults(page.text)["venue-0-capacity"]
    assert told == "The tables have 12 seats. Add tables, or lower the number of players."


def test_venues_and_stages_are_added_and_removed(browser: Browser) -> None:
    draft = begin(browser)
    browser.get(f"{draft}/stages")
    names = {
        "stage-0-name": "First",
        "stage-0-at": "venues",
        "stage-0-fewest": "3",
        "stage-0-most": "6",
        "stage-0-advance": "4",
        "stage-1-name": "Final",
        "stage-1-at": "venues",
        "stage-1-fewest": "2",
        "stage-1-most": "6",
        "stage-1-advance": "1",
    }
    page = browser.post(f"{draft}/stages", do="add", **names)
    assert 'name="stage-2-name"' in page.text
    page = browser.post(f"{draft}/stages", do="remove-1", **names)
    assert 'name="stage-2-name"' not in page.text
    assert browser.post(f"{draft}/stages", do="remove-9", **names).status_code == 422
    assert browser.post(f"{draft}/terms", do="add").status_code == 422


def test_officials_get_links_when_it_is_published(server: Running, browser: Browser) -> None:
    draft = begin(browser, title="With officials")
    browser.get(f"{draft}/officials")
    browser.post(
        f"{draft}/officials",
        **{
            "director": "Dora",
            "official-1-name": "Nikos",
            "official-1-role": "registrar",
            "official-2-name": "Rea",
            "official-2-role": "judge",
            "do": "next",
        },
    )
    page = publish(browser, draft, "dora-officials").text
    links = LINK.findall(page)
    assert len(set(links)) == 3
    office = server.site.offices.open(f"with-officials-{to_play()[:4]}")
    assert sorted((one.name, one.role) for one in office.officials()) == [
        ("Dora", "director"), ("Nikos", "registrar"), ("Rea", "judge")]  # fmt: skip


def test_drafts_have_a_limit(browser: Browser) -> None:
    for number in range(20):
        begin(browser, title=f"Draft {number}")
    answer = browser.post("/championships/new", **evening())
    assert answer.status_code == 422
    assert "20 drafts" in words(answer.text)
    browser.get("/championships/mine")
    first = re.search(r'action="(/championships/drafts/[\w-]+)/discard"', browser.page)
    assert first is not None
    assert browser.post(f"{first[1]}/discard").status_code == 200
    assert begin(browser)


# Publishing, and finding it again.


def test_a_draft_is_published_once(browser: Browser) -> None:
    draft = begin(browser, title="Once")
    assert publish(browser, draft, "dora-once").status_code == 200
    browser.get("/championships/new")
    assert browser.post(f"{draft}/publish", director="Dora").status_code == 404


def test_nobody_publishes_without_an_account(server: Running, browser: Browser) -> None:
    draft = begin(browser, title="No account")
    browser.get(f"{draft}/check")
    assert browser.post(f"{draft}/publish", director="Dora").status_code == 401
    assert f"no-account-{to_play()[:4]}" not in server.site.offices.ids()


def test_the_founder_opens_the_desk_on_another_device(server: Running, browser: Browser) -> None:
    draft = begin(browser, title="Two devices")
    publish(browser, draft, "dora-devices")
    id = f"two-devices-{to_play()[:4]}"
    elsewhere = Browser(server)
    assert elsewhere.get(f"/c/{id}/director").status_code == 403
    elsewhere.get("/account")
    elsewhere.post("/account/sign-in", login="dora-devices", password="a long password")
    assert elsewhere.get(f"/c/{id}/director").status_code == 403  # only when they ask for it
    elsewhere.get("/championships/mine")
    assert elsewhere.post(f"/championships/mine/{id}/desk").url.path == f"/c/{id}/director"
    # The link of the first device goes on working.
    browser.get("/championships/mine")
    assert browser.post(f"/championships/mine/{id}/desk").status_code == 200

    stranger = Browser(server)
    publish(stranger, begin(stranger, title="Other"), "other-founder")
    stranger.get("/championships/mine")
    for act in ("desk", "copy"):
        assert stranger.post(f"/championships/mine/{id}/{act}").status_code == 404
    assert stranger.get(f"/championships/mine/{id}/file").status_code == 404

    office = server.site.offices.open(id)
    office.revoke(office.officials()[0].id)
    elsewhere.get("/championships/mine")
    assert elsewhere.post(f"/championships/mine/{id}/desk").status_code == 404
    assert elsewhere.get(f"/c/{id}/director").status_code == 403
    elsewhere.close()
    stranger.close()


def test_an_account_is_made_before_any_game(browser: Browser) -> None:
    browser.get("/account")
    page = browser.post("/account/create", name="", login="dora-no-game", password="a long password").text
    assert "Signed in as dora-no-game." in words(page)
    assert publish(browser, begin(browser, title="No game"), "").status_code == 200


def test_drafts_and_championships_are_part_of_what_is_stored_about_somebody(browser: Browser) -> None:
    publish(browser, begin(browser, title="Stored"), "dora-stored")
    begin(browser, title="Not yet")
    told = browser.get("/account/export").json()
    assert told["championships"] == [f"stored-{to_play()[:4]}"]
    assert [json.loads(one["draft"])["said"]["title"] for one in told["championship_drafts"]] == ["Not yet"]


def test_a_draft_goes_along_to_the_account_that_signs_in(server: Running, browser: Browser) -> None:
    publish(browser, begin(browser, title="First"), "dora-along")
    guest = Browser(server)
    draft = begin(guest, title="As a guest")
    guest.get(f"{draft}/check")
    assert guest.post(f"{draft}/sign-in", login="dora-along", password="wrong password").status_code == 401
    guest.get(f"{draft}/check")
    assert guest.post(f"{draft}/sign-in", login="dora-along", password="a long password").url.path == f"{draft}/check"
    assert "As a guest" in browser.get("/championships/mine").text
    guest.close()


def test_a_championship_is_held_again_a_year_later(server: Running, browser: Browser) -> None:
    publish(browser, begin(browser, title="Yearly"), "dora-yearly")
    id = f"yearly-{to_play()[:4]}"
    browser.get("/championships/mine")
    page = browser.post(f"/championships/mine/{id}/copy")
    assert 'value="Yearly"' in page.text
    draft = page.url.path.removesuffix("/what")
    assert publish(browser, draft, "").status_code == 200
    assert f"{id}-2" in server.site.offices.ids()


# Files.


def test_a_file_is_downloaded_and_brought_back(browser: Browser) -> None:
    draft = begin(browser, title="Round trip", players="24")
    text = browser.get(f"{draft}/file").text
    assert tomllib.loads(text)["championship"]["name"] == "Round trip"
    again = import_file(browser, text).url.path.removesuffix("/check")
    assert again != draft
    assert browser.get(f"{again}/file").text == text


def test_faults_of_a_file_are_listed(browser: Browser) -> None:
    page = import_file(browser, format_text("faulty").replace("capacity = 36", "capacity = -1"))
    assert page.status_code == 422
    assert "The file has" in page.text
    assert page.text.count("capacity</code>") == 4
    assert import_file(browser, b"\xff\xfe").status_code == 422


def test_a_file_of_the_past_is_told_so_and_cannot_be_published(server: Running, browser: Browser) -> None:
    before = set(server.site.offices.ids())
    page = import_file(browser, preset_text("greece-2015"))
    draft = page.url.path.removesuffix("/check")
    told = faults(browser.get(f"{draft}/where?checked=1").text)
    assert told["venue-0-starts"] == "This is in the past. Choose a date to come."
    assert browser.post(f"{draft}/publish", director="Dora").status_code == 422
    assert set(server.site.offices.ids()) == before


@pytest.mark.parametrize("name", ["greece-2015", "worlds-2015"])
def test_an_example_is_ready_but_for_its_terms_and_director(browser: Browser, name: str) -> None:
    browser.get("/championships/new")
    page = browser.post("/championships/new", do=name)
    draft = page.url.path.removesuffix("/what")
    assert "Everything is there." in browser.get(f"{draft}/check").text
    assert browser.get(f"{draft}/preview").status_code == 200
    for step in ("what", "where", "who", "stages", "clocks", "points", "terms", "officials"):
        assert browser.get(f"{draft}/{step}?checked=1").status_code == 200


@pytest.mark.parametrize(
    ("language", "zone"),
    [("el", "Europe/Athens"), ("en-GB,en;q=0.9", "Europe/London"), ("de-AT", "Europe/Vienna"), ("ar", "Africa/Cairo")],
)
def test_the_time_zone_is_that_of_the_visitors_country(language: str, zone: str) -> None:
    assert zone_of(language.partition(",")[0].partition("-")[0], language) == zone
