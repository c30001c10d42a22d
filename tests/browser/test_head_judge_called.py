"""A call from a judge's panel appears on the page of the head judge, who takes it, and the panel says who comes."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.browser.judging import filled
from tests.browser.sitting import People
from tests.browser.test_championship_judge import panel, refused_connections
from tests.web.championships.judging import PLAYING, Judging
from tests.web.championships.opening import now
from tests.web.running import Running

from passgo.championship.commands import HEAD_JUDGE


@pytest.fixture
def playing(server: Running) -> Iterator[Judging]:
    there = Judging(server, PLAYING)
    yield there
    there.close()


def test_a_call_made_without_a_network_reaches_the_head_judge(people: People, playing: Judging) -> None:
    page = panel(people, playing, width=390, height=844)
    url = playing.judge.server.url
    hector = people.page()
    _, token = playing.office.invite(HEAD_JUDGE, "Hector", now())
    hector.goto(f"{url}/desk/{token}")
    hector.goto(f"{url}/c/{playing.office.id}/control")
    page.context.set_offline(True)
    page.get_by_role("button", name="Call the head judge").click()
    expect(page.locator(".queue")).to_contain_text("Call for the head judge")
    page.context.set_offline(False)
    expect(hector.locator(".calls")).to_contain_text("Table", timeout=15_000)
    hector.get_by_role("button", name="I’m on my way").click()
    expect(hector.locator(".calls")).to_contain_text(f"{filled('Hector')} is on the way.")
    expect(page.locator(".call")).to_contain_text(f"{filled('Hector')} is on the way.", timeout=15_000)
    page.locator(".call").get_by_role("button", name="Settled").click()
    expect(hector.locator(".calls")).to_have_count(0, timeout=15_000)
    refused_connections(people)


def test_a_timer_ends_aloud_and_outlives_a_reload(people: People, playing: Judging) -> None:
    page = panel(people, playing, width=390, height=844)
    page.clock.install()
    page.reload()
    limit = page.get_by_role("group", name="Time limit")
    limit.get_by_label("Minutes").fill("1")
    limit.get_by_role("button", name="Start").click()
    page.clock.run_for(20_000)
    expect(limit.get_by_role("timer")).to_have_text("00:40")
    page.locator(".parts a[href='#bank']").click()
    expect(page.locator(".timers-above")).to_contain_text("00:40")
    page.clock.run_for(41_000)
    expect(page.get_by_role("alert").filter(has_text="The time limit is up.")).to_be_visible()
    page.get_by_role("button", name="OK").click()
    expect(page.get_by_text("The time limit is up.")).to_have_count(0)
