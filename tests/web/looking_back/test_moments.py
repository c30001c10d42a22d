"""Many moments of a game at once, and its course: as much as a role may know, and no more."""

import asyncio
from typing import Any

import httpx
import msgspec
import pytest
from tests.tables.driving import SHORT
from tests.tables.log.test_carry_over import game_of_bots
from tests.web.connect.test_sockets import two_at_a_table
from tests.web.looking_back.test_replays import finished
from tests.web.running import Browser, Running

from passgo.client import Server
from passgo.tables.log.replay import Replay
from passgo.web.looking_back.moments import MOST
from passgo.web.looking_back.moments import course_of as course_of_replay


def ask(server: Running, path: str) -> httpx.Response:
    with server.client() as client:
        return client.get(path)


@pytest.fixture(scope="module")
def game(server: Running) -> str:
    _, _, table = asyncio.run(finished(server))
    return table


def versions(server: Running, game: str) -> int:
    count: int = ask(server, f"/games/{game}/course").json()["versions"]
    return count


def test_moments_are_the_versions_of_the_replay(server: Running, game: str) -> None:
    told = ask(server, f"/games/{game}/moments?role=spectator&first=0").json()["moments"]
    last = min(MOST - 1, versions(server, game))
    assert [moment["version"] for moment in told] == list(range(last + 1))
    table = None
    for moment in told:
        table = moment["table"] or table
        one = ask(server, f"/api/games/{game}/versions/{moment['version']}?role=spectator").json()
        assert (moment["events"], moment["game"], moment["own"]) == (
            one["events"],
            one["view"]["game"],
            one["view"]["own"],
        )
        assert table == one["view"]["table"]


def test_moments_begin_at_the_beginning_unless_another_is_asked_for(server: Running, game: str) -> None:
    from_the_start = ask(server, f"/games/{game}/moments?role=spectator").json()["moments"]
    assert from_the_start[0]["version"] == 0


def test_the_whole_log_is_told_at_once(server: Running, game: str) -> None:
    told = ask(server, f"/games/{game}/told?role=spectator").json()["events"]
    assert len(told) == versions(server, game) + 1
    moments = ask(server, f"/games/{game}/moments?role=spectator&first=0").json()["moments"]
    assert told[: len(moments)] == [moment["events"] for moment in moments]
    assert ask(server, f"/games/{game}/told?role=seat:7").status_code == 403


def test_every_part_can_be_shown_by_itself(server: Running, game: str) -> None:
    last = versions(server, game)
    (moment,) = ask(server, f"/games/{game}/moments?role=judge&first={last}").json()["moments"]
    assert moment["table"]["id"] == game
    assert moment["own"]["of"] == "judge"


@pytest.mark.parametrize(
    ("query", "status"),
    [("role=spectator&first=100000", 404), ("role=spectator&first=-1", 404), ("role=seat:7", 403), ("role=", 403)],
)
def test_a_moment_that_is_not_there_or_not_allowed_is_refused(
    server: Running, game: str, query: str, status: int
) -> None:
    assert ask(server, f"/games/{game}/moments?{query}").status_code == status


def test_every_turn_is_marked_where_it_begins() -> None:
    desk = game_of_bots(**SHORT)
    desk.play_out()
    replay = Replay("t1", desk.entries)
    marks = course_of_replay(replay, "ann").turns
    assert [mark.turn for mark in marks] == list(range(41))
    for mark in marks:
        game, before = replay.state_at(mark.version).playing(), replay.state_at(mark.version - 1).game
        assert (game.turns, game.turn) == (mark.turn, mark.seat)
        assert before is None or before.turns == mark.turn - 1


def test_the_course_tells_turns_rolls_and_worth(server: Running, game: str) -> None:
    course = ask(server, f"/games/{game}/course").json()
    turns = [mark["turn"] for mark in course["turns"]]
    assert turns == sorted(set(turns))
    assert all(len(mark["worth"]) == 2 and None not in mark["worth"] for mark in course["turns"])
    assert all(1 <= face <= 6 for faces in course["rolls"] for face in faces)


def test_the_worth_at_the_end_is_that_of_the_result(server: Running, game: str) -> None:
    course = ask(server, f"/games/{game}/course").json()
    last = ask(server, f"/api/games/{game}/versions/{course['versions']}").json()["view"]["game"]
    assert course["turns"][-1]["worth"] == last["result"]["worth"]


def test_an_official_game_tells_nobody_the_worth_of_others(server: Running) -> None:
    async def work() -> tuple[dict[str, Any], dict[str, Any]]:
        ann, _, table = await finished(server, official=True)
        stranger = Server(server.url)
        return await course_of(ann, table), await course_of(stranger, table)

    own, foreign = asyncio.run(work())
    assert {mark["worth"][0] is None for mark in own["turns"]} == {False}
    assert {mark["worth"][1] for mark in own["turns"]} == {None}
    assert {worth for mark in foreign["turns"] for worth in mark["worth"]} == {None}


async def course_of(who: Server, table: str) -> dict[str, Any]:
    return await who.call("GET", f"/games/{table}/course", None, dict[str, Any])


def test_a_running_game_tells_no_worth_and_strangers_nothing(server: Running) -> None:
    async def work() -> tuple[dict[str, Any], str]:
        ann, _, table = await two_at_a_table(server)
        return await course_of(ann, table), table

    course, table = asyncio.run(work())
    assert course["roles"] == ["seat:0"]
    assert [mark["worth"] for mark in course["turns"]] == [[] for _ in course["turns"]]
    assert ask(server, f"/games/{table}/course").status_code == 404
    assert ask(server, f"/games/{table}/moments?role=seat:0").status_code == 422


def test_the_live_replay_is_for_those_who_may_look_back(game: str, browser: Browser) -> None:
    assert browser.get(f"/games/{game}/live").status_code == 200
    assert browser.get("/games/nothing/live").status_code == 404


def test_without_a_built_board_a_game_is_looked_back_at_on_plain_pages(
    game: str, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("passgo.web.pages.app_page.build", lambda: "")
    assert browser.get(f"/games/{game}/live").url.path == f"/games/{game}"


def test_answers_are_json(server: Running, game: str) -> None:
    answer = ask(server, f"/games/{game}/course")
    assert answer.headers["content-type"] == "application/json"
    assert msgspec.json.decode(answer.content)
