"""Calls for the head judge: from the panel, from the list of online tables, answered on any page of the head judge."""

from collections.abc import Iterator

import httpx
import pytest
from tests.web.championships.judging import PLAYING, Judging
from tests.web.championships.opening import desk
from tests.web.championships.staging import EVENING, plain, read
from tests.web.running import Browser, Running

from passgo.championship.commands import HEAD_JUDGE


@pytest.fixture
def playing(server: Running) -> Iterator[Judging]:
    there = Judging(server, PLAYING)
    yield there
    there.close()


@pytest.fixture
def hector(server: Running, playing: Judging) -> Iterator[Browser]:
    there = desk(server, playing.office, HEAD_JUDGE, "Hector")
    yield there
    there.close()


def answer(browser: Browser, playing: Judging, do: str, **fields: object) -> httpx.Response:
    browser.get(f"/c/{playing.office.id}/calls")
    return browser.post(f"/c/{playing.office.id}/calls", do=do, session=EVENING, table=1, **fields)


def test_a_call_from_the_panel_is_on_every_page_of_the_head_judge(playing: Judging, hector: Browser) -> None:
    called = playing.send("call").json()["table"]["called"]
    assert called["taken_by"] == ""
    for page in ("director", "control", "sheets", "clock", f"clock/{EVENING}/1"):
        assert "Table 1 (" in read(hector, f"/c/{playing.office.id}/{page}"), page
    assert "1 call" in read(hector, f"/c/{playing.office.id}/control")


def test_the_table_sees_who_comes_and_that_it_is_settled(playing: Judging, hector: Browser) -> None:
    playing.send("call")
    answer(hector, playing, "take")
    assert playing.carried()["now"]["called"]["taken_by"] == "Hector"
    assert playing.send("end-call").json()["table"]["called"] is None
    assert "No table is waiting." in read(hector, f"/c/{playing.office.id}/calls")


def test_a_repeated_entry_of_the_panel_calls_once(playing: Judging) -> None:
    first = playing.send("call", id="same").json()
    version = playing.office.version
    again = playing.send("call", id="same").json()
    assert (again["refusal"], playing.office.version) == (None, version)
    assert again["table"]["called"] == first["table"]["called"]


def test_an_answer_leads_back_to_the_page_it_was_given_on(playing: Judging, hector: Browser) -> None:
    playing.send("call")
    there = answer(hector, playing, "take", back="control")
    assert there.url.path == f"/c/{playing.office.id}/control"
    assert "Hector is on the way." in plain(there.text)


@pytest.mark.parametrize("back", ["//evil.example", "https://evil.example", "../../evil"])
def test_an_answer_leads_to_no_other_site(playing: Judging, hector: Browser, back: str) -> None:
    playing.send("call")
    there = answer(hector, playing, "take", back=back)
    assert there.url.host == httpx.URL(hector.server.url).host
    assert there.url.path.startswith(f"/c/{playing.office.id}/")


def test_only_those_who_answer_take_a_call(playing: Judging) -> None:
    playing.send("call")
    refused = playing.judge.http.post(
        f"/c/{playing.office.id}/calls",
        data={"csrf": playing.carried()["now"]["csrf"], "do": "take", "session": EVENING, "table": "1"},
        headers={"origin": playing.judge.server.url},
    )
    assert refused.status_code == 422
    call = playing.table.call
    assert call is not None
    assert call.taken_by == ""
