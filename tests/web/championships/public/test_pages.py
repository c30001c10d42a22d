"""The public site of a championship, and how one is created."""

import datetime
import re

import pytest
from tests.web.championships.opening import DAY, TERMS, Form, format_text, keep, now, register, somebody
from tests.web.running import Browser, Running

from passgo.championship import Actor, commands, open_championship, parse
from passgo.championship.commands import DIRECTOR
from passgo.championship.format import preset_text
from passgo.championship.refusals import REASONS
from passgo.editions import load
from passgo.i18n import catalogue, languages
from passgo.office.score_sheets import price_list
from passgo.web.championships.public.pages import Change, changes
from passgo.web.championships.public.venues import venue_lines

DIRECTING = Actor("o1", DIRECTOR)
LINK = re.compile(r"/desk/([\w-]{20,})")


def words(page: str) -> str:
    """What a reader sees."""
    bare = re.sub(r"<[^>]+>", " ", page).translate(dict.fromkeys(range(0x2066, 0x206A)))
    return re.sub(r"\s+", " ", bare)


@pytest.mark.parametrize("language", languages())
def test_every_refusal_of_a_championship_has_a_text(language: str) -> None:
    bundle = catalogue(language).bundles[0]
    assert [code for code in REASONS if not bundle.has_message(f"refusal-champ-{code}")] == []


def test_the_list_names_every_championship_with_its_cities_and_window(server: Running, browser: Browser) -> None:
    keep(server, "listed")
    page = words(browser.get("/championships").text)
    assert "Registration open" in page
    assert "Athens, Thessaloniki, Patras, Ioannina, Chania, and Volos" in page


def test_the_site_says_what_when_where_and_how_many_places_are_left(server: Running, browser: Browser) -> None:
    keep(server, "places", capacity=2)
    for number in range(3):
        register(browser, "places", somebody(number))

    page = words(browser.get("/c/places").text)
    assert "All 2 places are taken" in page
    assert "1 alternate waiting" in page
    assert "36 of 36 places are free" in page
    assert "Eastern European Time" in page


@pytest.mark.rule("CHAMP-SPECT-1", "CHAMP-TERMS-1")
def test_spectators_are_welcome_and_the_terms_are_there(server: Running, browser: Browser) -> None:
    keep(server, "welcome")
    page = words(browser.get("/c/welcome").text)
    assert "Spectators are welcome: come and watch the games live. CHAMP-SPECT-1" in page
    assert "Everybody plays fair." in browser.get("/c/welcome/terms").text


@pytest.mark.rule("CHAMP-TERMS-2", "CHAMP-TERMS-3")
def test_a_change_of_the_terms_is_noticed_by_everybody(server: Running, browser: Browser) -> None:
    office = keep(server, "changing")
    assert "The terms have changed" not in browser.get("/c/changing").text
    texts = {"en": "Everybody plays fair.\nBring a <b>photo</b> ID."}
    office.publish_terms(DIRECTING, texts, "Bring a photo ID.", now())

    assert "Bring a photo ID." in words(browser.get("/c/changing").text)
    page = browser.get("/c/changing/terms").text
    assert re.search(r'class="added".*?Bring a &lt;b&gt;photo', page)
    assert re.search(r'class="removed".*?data@club.example', page)
    old = words(browser.get("/c/changing/terms/1").text)
    assert "It’s no longer in force" in old
    assert "data@club.example" in old


def test_terms_are_read_in_the_language_of_the_visitor(server: Running, browser: Browser) -> None:
    keep(server, "many-tongues")
    browser.http.headers["accept-language"] = "el"
    assert TERMS["el"] in browser.get("/c/many-tongues/terms").text


def test_a_cancelled_championship_says_so(server: Running, browser: Browser) -> None:
    office = keep(server, "cancelled")
    office.publish_terms(DIRECTING, TERMS, "Cancelled.", now(), cancelled=True)
    page = browser.get("/c/cancelled").text
    assert "This championship has been cancelled." in page
    assert "/c/cancelled/register" not in page


@pytest.mark.parametrize("path", ["/c/nowhere", "/c/nowhere/register", "/c/" + "x" * 500, "/c/..%2f..%2fetc/terms"])
def test_an_unknown_championship_is_told(browser: Browser, path: str) -> None:
    assert browser.get(path).status_code == 404


@pytest.mark.parametrize("version", ["0", "2", "99999999", "-1", "one", "²"])
def test_a_version_of_the_terms_that_never_was_is_not_there(server: Running, browser: Browser, version: str) -> None:
    if "versions" not in server.site.offices.ids():
        keep(server, "versions")
    assert browser.get(f"/c/versions/terms/{version}").status_code == 404


def test_before_the_window_the_form_says_when_it_opens(server: Running, browser: Browser) -> None:
    keep(server, "early", opens=2, closes=5)
    assert "Registration opens on" in words(browser.get("/c/early").text)
    assert "Registration opens on" in words(browser.get("/c/early/register").text)


@pytest.mark.rule("CHAMP-CAL-4")
@pytest.mark.parametrize(
    ("moment", "athens", "volos"),
    [
        ("2015-04-30T20:59:59+00:00", "announced", "open"),
        ("2015-04-30T21:00:00+00:00", "open", "open"),
        ("2015-05-20T11:59:59+00:00", "open", "open"),
        ("2015-05-20T12:00:00+00:00", "open", "closed"),
        ("2015-05-20T21:00:00+00:00", "closed", "closed"),
    ],
)
def test_the_window_opens_and_closes_by_the_clock_of_each_venue(moment: str, athens: str, volos: str) -> None:
    text = preset_text("greece-2015")
    start = text.index('id = "volos"')
    text = text[:start] + text[start:].replace("Europe/Athens", "Pacific/Auckland", 1)
    at = datetime.datetime.fromisoformat(moment)
    format = parse(text)
    championship = open_championship(format, price_list(load(format.edition).board), at - DAY)
    championship.perform(commands.PublishTerms(DIRECTING, "Terms.", "First."), at - DAY)
    phases = {line.id: line.phase for line in venue_lines(championship, at, "en")}
    assert (phases["athens"], phases["volos"]) == (athens, volos)


def test_markup_of_an_organiser_is_shown_as_text(server: Running, browser: Browser) -> None:
    hostile = "<img src=x onerror=alert(1)>"
    text = format_text("hostile-words")
    for old in ("MONOPOLY Championship (Regional & National)", "HASBRO HELLAS AE", "Public Patras", "City final"):
        text = text.replace(old, hostile)
    office = server.site.offices.create(text, now() - DAY, terms={"en": hostile})
    office.publish_terms(DIRECTING, {"en": f"{hostile}\nMore."}, hostile, now())
    mine = register(browser, "hostile-words", somebody(0, venue="patras"))
    for path in ("/championships", "/c/hostile-words", "/c/hostile-words/terms", "/c/hostile-words/register", mine):
        page = browser.get(path).text
        assert "<img src=x" not in page
        assert "&lt;img src=x" in page


def test_nobody_is_named_on_any_public_page(server: Running, browser: Browser) -> None:
    keep(server, "private")
    register(browser, "private", Form())
    stranger = Browser(server)
    for path in ("", "/terms", "/register", "/board", "/standings.json"):
        page = stranger.get(f"/c/private{path}").text
        assert not [word for word in ("Eleni", "eleni@", "210 0000", "1990-05-01") if word in page]
    stranger.close()


def test_long_terms_are_compared_up_to_a_thousand_paragraphs() -> None:
    text = "\n".join(str(number) for number in range(999))
    assert changes(text, f"{text}\nnew") == [Change("added", "new")]
    assert changes(text, f"{text}\nnew\nnewer") == []
