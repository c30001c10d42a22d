"""What the public sees: scores by nickname after release, never net worth, never a person (CHAMP-POST-1, -2, -6)."""

import asyncio
import csv
import io
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count

import httpx
import pytest
from tests.web.championships.opening import now
from tests.web.championships.staging import EVENING, before, plain, rehearsed
from tests.web.running import DEADLINE, Running

from passgo.championship import Actor, commands
from passgo.championship.commands import DIRECTOR, REGISTRAR
from passgo.office import Office
from passgo.web.championships.public.stream import Watch
from passgo.web.live.connection import Connection

NUMBER = count(1)
DIRECTOR_ACTOR = Actor("director", DIRECTOR)


@pytest.fixture
def unreleased(server: Running) -> Office:
    """Every sheet of the first round is confirmed."""
    return rehearsed(server, f"board-{next(NUMBER)}", before(commands.ReleaseScores))


@pytest.fixture
def public(server: Running) -> Iterator[httpx.Client]:
    with server.client() as client:
        yield client


def release(office: Office) -> None:
    office.perform(commands.ReleaseScores(DIRECTOR_ACTOR, EVENING), office.machine_time(now()))


def test_nothing_is_posted_before_the_release(unreleased: Office, public: httpx.Client) -> None:
    assert "No scores published yet." in public.get(f"/c/{unreleased.id}/board").text
    assert public.get(f"/c/{unreleased.id}/standings.json").json()["boards"] == []
    assert len(public.get(f"/c/{unreleased.id}/standings.csv").text.splitlines()) == 1


@pytest.mark.rule("CHAMP-POST-6")
def test_points_are_posted_by_nickname_after_the_release(unreleased: Office, public: httpx.Client) -> None:
    release(unreleased)
    boards = public.get(f"/c/{unreleased.id}/standings.json").json()["boards"]
    lines = boards[0]["lines"]
    nicknames = {person.nickname for person in unreleased.championship.people.rows.values()}
    assert {line["nickname"] for line in lines} <= nicknames
    assert lines[0]["points"] == max(line["points"] for line in lines)
    page = public.get(f"/c/{unreleased.id}/board").text
    assert all(line["nickname"] in page for line in lines)


def test_equal_points_share_a_rank(unreleased: Office, public: httpx.Client) -> None:
    release(unreleased)
    lines = public.get(f"/c/{unreleased.id}/standings.json").json()["boards"][0]["lines"]
    for line in lines:
        better = sum(other["points"] > line["points"] for other in lines)
        assert line["rank"] == better + 1


def test_a_line_has_rank_nickname_and_points_and_nothing_else(unreleased: Office, public: httpx.Client) -> None:
    release(unreleased)
    for board in public.get(f"/c/{unreleased.id}/standings.json").json()["boards"]:
        assert set(board) == {"stage", "name", "hall", "round", "lines"}
        assert all(set(line) == {"rank", "nickname", "points"} for line in board["lines"])


def test_a_returned_nickname_is_gone_at_once(unreleased: Office, public: httpx.Client) -> None:
    release(unreleased)
    entrant = unreleased.championship.state.sessions[EVENING].tables[0].players[0]
    nickname = unreleased.championship.people.nickname(entrant)
    at = unreleased.machine_time(now())
    unreleased.perform(commands.ReturnNickname(DIRECTOR_ACTOR, entrant, "not so fine after all"), at)
    page = public.get(f"/c/{unreleased.id}/board").text
    assert nickname not in page
    assert unreleased.championship.people.rows[entrant].drawn in page


def test_no_cell_of_the_standings_is_a_formula(unreleased: Office, public: httpx.Client) -> None:
    entrant = unreleased.championship.state.sessions[EVENING].tables[0].players[0]
    at = unreleased.machine_time(now())
    unreleased.perform(commands.ProposeNickname(Actor("r1", REGISTRAR), entrant, '=HYPERLINK("bank")'), at)
    unreleased.perform(commands.ApproveNickname(DIRECTOR_ACTOR, entrant), at)
    release(unreleased)
    rows = list(csv.reader(io.StringIO(public.get(f"/c/{unreleased.id}/standings.csv").text)))
    assert any(row[4] == '\'=HYPERLINK("bank")' for row in rows)
    assert not any(cell.startswith(("=", "+", "-", "@")) for row in rows for cell in row)


def test_markup_in_a_nickname_stays_text(unreleased: Office, public: httpx.Client) -> None:
    entrant = unreleased.championship.state.sessions[EVENING].tables[0].players[0]
    at = unreleased.machine_time(now())
    unreleased.perform(commands.ProposeNickname(Actor("r1", REGISTRAR), entrant, "<b>Bank</b>"), at)
    unreleased.perform(commands.ApproveNickname(DIRECTOR_ACTOR, entrant), at)
    release(unreleased)
    for page in ("board", "projector"):
        text = public.get(f"/c/{unreleased.id}/{page}").text
        assert "<b>Bank" not in text
        assert "&lt;b&gt;Bank" in text


def test_a_published_seating_stands_on_the_projector_by_nickname(server: Running, public: httpx.Client) -> None:
    office = rehearsed(server, "on-the-wall", before(commands.CallRoll))
    page = plain(public.get(f"/c/{office.id}/projector?hall=1").text)
    people = office.championship.people
    assert "Table 4" in page
    for table in office.championship.state.sessions[EVENING].tables:
        assert all(people.nickname(player) in page for player in table.players)


def test_a_draft_is_nobodys_business(server: Running, public: httpx.Client) -> None:
    office = rehearsed(server, "a-draft", before(commands.PublishSeating))
    player = office.championship.state.sessions[EVENING].tables[0].players[0]
    nickname = office.championship.people.nickname(player)
    answer = public.get(f"/c/{office.id}/projector")
    assert (answer.status_code, nickname in answer.text) == (200, False)


def test_the_champion_is_named_by_nickname(server: Running, public: httpx.Client) -> None:
    office = rehearsed(server, "crowned")
    nickname = office.championship.people.nickname(office.championship.champion())
    for page in ("", "/board", "/projector"):
        assert f"Champion: {nickname}" in plain(public.get(f"/c/{office.id}{page}").text)


@pytest.mark.parametrize("path", ["board", "projector", "standings.csv", "standings.json", "projector?hall=77"])
def test_what_is_not_there_is_not_found(unreleased: Office, public: httpx.Client, path: str) -> None:
    id = unreleased.id if "hall" in path else "nowhere"
    assert public.get(f"/c/{id}/{path}").status_code == 404


# The stream.


class Stream:
    """Events of the live board as they come."""

    def __init__(self, answer: httpx.Response) -> None:
        self.lines = answer.iter_lines()

    def next(self) -> tuple[int, dict[str, object]]:
        id = -1
        for line in self.lines:
            if line.startswith("id: "):
                id = int(line[4:])
            if line.startswith("data: "):
                return id, json.loads(line[6:])
            assert not line.startswith(":"), "nothing was told until the heartbeat"
        raise AssertionError("the stream has ended")


@contextmanager
def listening(
    server: Running, office: Office, last: int | None = None, path: str = "", cookies: httpx.Cookies | None = None
) -> Iterator[Stream]:
    headers = {} if last is None else {"last-event-id": str(last)}
    with (
        httpx.Client(base_url=server.url, timeout=DEADLINE, trust_env=False, cookies=cookies) as client,
        client.stream("GET", f"/sse/championships/{office.id}{path}", headers=headers) as answer,
    ):
        assert answer.headers["content-type"].startswith("text/event-stream")
        yield Stream(answer)


def test_a_follower_gets_the_board_and_then_every_release(server: Running, unreleased: Office) -> None:
    with listening(server, unreleased) as stream:
        version, first = stream.next()
        assert version == first["version"] == unreleased.version
        assert first["posting"]["boards"] == []  # type: ignore[index]  # JSON
        release(unreleased)
        version, second = stream.next()
        assert version == unreleased.version
        assert second["posting"]["boards"] != []  # type: ignore[index]  # JSON


def test_who_has_seen_the_newest_board_is_sent_the_next_one_only(server: Running, unreleased: Office) -> None:
    with listening(server, unreleased, last=unreleased.version) as stream:
        release(unreleased)
        _, event = stream.next()
        assert event["posting"]["boards"] != []  # type: ignore[index]  # JSON


def test_who_missed_something_is_sent_it_at_once(server: Running, unreleased: Office) -> None:
    seen = unreleased.version
    release(unreleased)
    with listening(server, unreleased, last=seen) as stream:
        _, event = stream.next()
        assert event["posting"]["boards"] != []  # type: ignore[index]  # JSON


def test_what_the_public_cannot_see_wakes_nobody(server: Running, unreleased: Office) -> None:
    """A returned proposal is no event of the stream: the next thing heard is the release."""
    with listening(server, unreleased) as stream:
        stream.next()
        waiting = unreleased.championship.state.alternates("hall")[0].id
        at = unreleased.machine_time(now())
        unreleased.perform(commands.ProposeNickname(Actor("r1", REGISTRAR), waiting, "Quiet Bank"), at)
        release(unreleased)
        _, event = stream.next()
        assert event["posting"]["boards"] != []  # type: ignore[index]  # JSON


def test_who_joins_at_the_moment_of_a_release_does_not_keep_it_from_the_others(
    server: Running, unreleased: Office
) -> None:
    """Who joins looks at the board too, perhaps before the watch does: the others are sent what he has found."""
    site = server.site

    def follower() -> Connection:
        return Connection(site.settings.limits, site.metrics, role="public")

    async def joining() -> list[int]:
        with ThreadPoolExecutor(1) as threads:
            watch = Watch(unreleased, threads, site)
            early, late = follower(), follower()
            await watch.join(early, None)
            assert watch.task is not None
            watch.task.cancel()  # it takes its breath between two looks
            release(unreleased)
            await watch.join(late, None)
            watch.leave(early)
            watch.leave(late)
            return [len(early.waiting), len(late.waiting)]

    assert asyncio.run(joining()) == [2, 1]


def test_a_stream_of_nothing_is_not_found(server: Running) -> None:
    with server.client() as client:
        assert client.get("/sse/championships/nowhere").status_code == 404
