"""The hall's clock: everybody sees it, the head judge sets it, and nothing that happens to a screen changes it."""

import datetime
from collections.abc import Iterator
from itertools import count
from zoneinfo import ZoneInfo

import httpx
import pytest
from tests.web.championships.opening import now
from tests.web.championships.staging import EVENING, Crew, before, do, read, rehearsed, travel
from tests.web.running import Running

from passgo.championship import commands
from passgo.i18n import catalogue
from passgo.web.championships.hall.clock import shown_time

MINUTE = datetime.timedelta(minutes=1)
ALL_MS = 45 * 60_000
NUMBER = count(1)


@pytest.fixture
def crew(server: Running) -> Iterator[Crew]:
    """The roll is called; the clock has not begun."""
    made = Crew(server, rehearsed(server, f"clock-{next(NUMBER)}", before(commands.StartHeat)))
    yield made
    made.close()


def address(crew: Crew) -> str:
    return f"/c/{crew.office.id}/clock/{EVENING}/1"


def time_of(crew: Crew) -> dict[str, int | str | None]:
    answer: httpx.Response = crew.director.http.get(f"{address(crew)}/time")
    found: dict[str, int | str | None] = answer.json()
    return found


def left(crew: Crew) -> int:
    told = time_of(crew)
    return int(told["left_ms"] or 0) if told["ends_ms"] is None else int(told["ends_ms"]) - int(told["now_ms"] or 0)


def test_everybody_sees_the_clock_and_nobody_but_the_head_judge_its_buttons(server: Running, crew: Crew) -> None:
    with server.client() as public:
        page = public.get(address(crew)).text
    assert "45:00" in page
    assert "<form" not in page
    assert "Start all 4 tables together" in read(crew.head_judge, address(crew))


@pytest.mark.parametrize("official", ["director", "scorer"])
def test_no_other_official_sets_the_clock(crew: Crew, official: str) -> None:
    browser = getattr(crew, official)
    browser.get("/account")
    answer = browser.post(address(crew), do="clock-start")
    assert answer.status_code == 403
    assert time_of(crew)["status"] == "rolled"


def test_the_clock_runs_from_the_start_of_all_tables(crew: Crew) -> None:
    waiting = time_of(crew)
    assert (waiting["ends_ms"], waiting["left_ms"], waiting["total_ms"]) == (None, ALL_MS, ALL_MS)
    do(crew.head_judge, address(crew), "clock-start")
    started = crew.office.championship.state.sessions[EVENING].heats[1].started
    assert started is not None
    told = time_of(crew)
    assert told["status"] == "running"
    assert told["ends_ms"] == round(started.timestamp() * 1000) + ALL_MS


def test_a_pause_needs_a_reason_and_does_not_count(crew: Crew) -> None:
    do(crew.head_judge, address(crew), "clock-start")
    assert 'class="told bad"' in do(crew.head_judge, address(crew), "clock-pause", reason="")
    do(crew.head_judge, address(crew), "clock-pause", reason="fire alarm")
    before_pause = time_of(crew)
    assert (before_pause["status"], before_pause["ends_ms"]) == ("paused", None)
    with crew.head_judge.server.client() as everybody:
        assert "fire alarm" in everybody.get(address(crew)).text
    travel(crew, local(crew) + 30 * MINUTE)
    assert time_of(crew)["left_ms"] == before_pause["left_ms"]
    do(crew.head_judge, address(crew), "clock-resume")
    assert int(before_pause["left_ms"] or 0) - left(crew) < 60_000  # a minute at most, for a slow machine


def test_the_last_round_is_not_called_long_before_the_time(crew: Crew) -> None:
    do(crew.head_judge, address(crew), "clock-start")
    page = do(crew.head_judge, address(crew), "clock-last-round")
    started = crew.office.championship.state.sessions[EVENING].heats[1].started
    assert started is not None
    allowed = started.astimezone(ZoneInfo("Europe/Athens")) + (45 - 5) * MINUTE
    told = page.partition("<main")[0]  # news of the hall replace the rest of the page
    assert "CHAMP-TIME-1" in told
    assert f"The last round can be called from {catalogue('en').moment(allowed)}." in told
    assert time_of(crew)["status"] == "running"


def test_last_round_and_time_are_called_when_the_time_is_over(crew: Crew) -> None:
    do(crew.head_judge, address(crew), "clock-start")
    travel(crew, local(crew) + 46 * MINUTE)
    assert read(crew.head_judge, address(crew)).count("Call time") == 0  # the last round comes first (CHAMP-TIME-2)
    do(crew.head_judge, address(crew), "clock-last-round")
    assert time_of(crew)["status"] == "last-round"
    assert read(crew.head_judge, address(crew)).count("Call time") == 1
    do(crew.head_judge, address(crew), "clock-end")
    assert time_of(crew)["status"] == "over"


def local(crew: Crew) -> datetime.datetime:
    zone = crew.office.championship.format.venues[0].starts.tzinfo
    return crew.office.machine_time(now()).astimezone(zone)


def test_a_clock_that_is_over_shows_by_how_much(crew: Crew) -> None:
    do(crew.head_judge, address(crew), "clock-start")
    travel(crew, local(crew) + 50 * MINUTE)
    assert ">+" in read(crew.head_judge, address(crew))


@pytest.mark.parametrize(
    ("ms", "shown"),
    [
        (0, "0:00"),
        (1, "0:01"),
        (999, "0:01"),
        (60_000, "1:00"),
        (4_500_000, "75:00"),
        (-1, "+0:01"),
        (-61_000, "+1:01"),
    ],
)
def test_the_last_second_is_shown_until_it_is_over(ms: int, shown: str) -> None:
    assert shown_time(ms) == shown


def test_all_clocks_are_listed_for_officials(crew: Crew) -> None:
    assert f'href="{address(crew)}"' in read(crew.scorer, f"/c/{crew.office.id}/clock")


@pytest.mark.parametrize("heat", ["2", "x", "9999999"])
def test_an_unknown_heat_is_an_unknown_page(crew: Crew, heat: str) -> None:
    for tail in ("", "/time"):
        assert crew.head_judge.get(f"/c/{crew.office.id}/clock/{EVENING}/{heat}{tail}").status_code == 404


def test_a_heat_has_no_clock_before_its_seating_is_published(server: Running) -> None:
    office = rehearsed(server, "unpublished", before(commands.PublishSeating))
    with server.client() as public:
        assert public.get(f"/c/{office.id}/clock/{EVENING}/1").status_code == 404
