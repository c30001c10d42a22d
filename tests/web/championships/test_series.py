"""A series on its pages: directors make it, entrants let their results count, everybody reads the ranking."""

import re
from collections.abc import Iterator

import pytest
from tests.web.championships.opening import Form, desk, keep, now, register
from tests.web.championships.staging import do, plain, read, rehearsed
from tests.web.running import Browser, Running

from passgo.championship.commands import DIRECTOR
from passgo.office import Office
from passgo.office.seasons import series_at

CUPS = {"name-en": "City cups", "points": "10 7 5 3 2 1", "best": "2"}


def series_page(office: Office) -> str:
    return f"/c/{office.id}/director/series"


def address(office: Office) -> str:
    found = series_at(office)
    assert found is not None
    return f"/series/{found.id}"


def open_too(browser: Browser, office: Office, venue: str = "") -> None:
    """One browser at a second desk."""
    _, token = office.invite(DIRECTOR, "Dora", now(), venue=venue)
    assert browser.http.get(f"/desk/{token}", follow_redirects=False).status_code == 303


def entry_of(browser: Browser, office: Office, entrant: str) -> str:
    path = f"/entry/{office.entry_token(entrant, now())}"
    browser.get(path)
    return path


@pytest.fixture
def public(server: Running) -> Iterator[Browser]:
    found = Browser(server)
    yield found
    found.close()


@pytest.fixture
def player(server: Running) -> Iterator[Browser]:
    """Somebody with an account."""
    found = Browser(server)
    found.get("/account")
    found.post("/account/create", name="", login=f"player-{id(found)}", password="a long password")
    yield found
    found.close()


def test_two_evenings_become_a_season(server: Running, public: Browser, player: Browser) -> None:
    spring, autumn = rehearsed(server, "season-spring"), rehearsed(server, "season-autumn", seed=4)
    director = desk(server, spring, DIRECTOR, "Dora")
    do(director, series_page(spring), "create", **CUPS)
    open_too(director, autumn)
    assert "Join City cups" in read(director, series_page(autumn))
    do(director, series_page(autumn), "join", series=address(spring).rpartition("/")[2])
    director.close()
    assert address(autumn) == address(spring)
    assert "Nobody" in public.get(address(spring)).text

    champion, third = spring.championship.champion(), autumn.championship.state.outcomes["final", "hall"].ranking[2]
    for office, entrant in ((spring, champion), (autumn, third)):
        player.post(f"{entry_of(player, office, entrant)}/series", counted="1")
    shown = public.get(f"{address(spring)}/ranking.json").json()
    order = [one["championship"] for one in shown["championships"]]
    points = {"season-spring": 10, "season-autumn": 5}
    assert [(one["rank"], one["points"], one["total"]) for one in shown["lines"]] == [
        (1, [points[id] for id in order], 15),
    ]  # fmt: skip
    page = plain(public.get(address(spring)).text)
    assert shown["lines"][0]["nickname"] in page
    kept = player.get("/account/export").json()["counts_in_series"]
    assert {one["championship"] for one in kept} == {"season-autumn", "season-spring"}
    assert not any(person.name in page for person in spring.championship.people.rows.values())
    assert champion not in page
    assert address(spring) in public.get(f"/c/{autumn.id}").text

    player.post(f"{entry_of(player, spring, champion)}/series", counted="0")
    lines = public.get(f"{address(spring)}/ranking.json").json()["lines"]
    assert [(one["total"], sorted(one["points"], key=str)) for one in lines] == [(5, [5, None])]


def test_only_a_director_of_both_adds_a_championship(server: Running) -> None:
    first, other = keep(server, "series-first"), keep(server, "series-other")
    director = desk(server, first, DIRECTOR, "Dora")
    do(director, series_page(first), "create", **CUPS)
    series = address(first).rpartition("/")[2]
    stranger = desk(server, other, DIRECTOR, "Otto")
    open_too(stranger, first, venue="volos")
    assert "Join" not in read(stranger, series_page(other))
    assert stranger.post(series_page(other), do="join", series=series).status_code == 422
    assert series_at(other) is None
    stranger.close()
    director.close()


def test_a_director_of_one_venue_has_no_series(server: Running) -> None:
    office = keep(server, "series-venue")
    local = desk(server, office, DIRECTOR, "Vera", venue="volos")
    assert local.get(series_page(office)).status_code == 403
    local.close()


def test_a_rule_is_changed_and_a_wrong_one_is_refused_with_what_was_typed(server: Running) -> None:
    office = keep(server, "series-rule")
    director = desk(server, office, DIRECTOR, "Dora")
    page = do(director, series_page(office), "create", **{**CUPS, "points": "1 2 3"})
    assert "never rising" in page
    assert 'value="1 2 3"' in page
    assert "Give the series a name" in do(director, series_page(office), "create", points="3", best="")
    do(director, series_page(office), "create", **CUPS)
    do(director, series_page(office), "change", **{**CUPS, "name-el": "Κύπελλα", "points": "5 3", "best": ""})
    found = series_at(office)
    assert found is not None
    assert (found.rule.points, found.rule.best, found.name.said("el")) == ((5, 3), 0, "Κύπελλα")
    do(director, series_page(office), "leave")
    assert series_at(office) is None
    director.close()


def test_counting_needs_an_account_and_one_account_counts_once(
    server: Running, public: Browser, player: Browser
) -> None:
    office = keep(server, "series-entry")
    one = register(public, office.id, Form())
    assert "Count my results" not in player.get(one).text
    director = desk(server, office, DIRECTOR, "Dora")
    do(director, series_page(office), "create", **CUPS)
    director.close()
    assert "Count my results" not in public.get(one).text
    assert re.search(r'href="/account">Sign in', public.page)
    assert public.post(f"{one}/series", counted="1").status_code == 401
    other = register(public, office.id, Form(email="other@mail.example", name="Other Doe", born="1991-05-01"))
    player.get(one)
    assert 'name="counted" value="0"' in player.post(f"{one}/series", counted="1").text
    player.get(other)
    answer = player.post(f"{other}/series", counted="1")
    assert answer.status_code == 422
    assert "already counts for another entry" in answer.text


def test_there_is_no_other_series(public: Browser) -> None:
    assert public.get("/series/none").status_code == 404
    assert public.get(f"/series/{'x' * 100}/ranking.json").status_code == 404
