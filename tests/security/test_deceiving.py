"""Who looks like somebody else, and who learns what is not for him."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from tests.web.connect.test_sockets import guest as program
from tests.web.connect.test_sockets import run
from tests.web.looking_back.test_replays import finished
from tests.web.running import Running, running

from passgo.client import Follower, Server, ServerRefused

# Each of them would pass for Ann, for nobody, or for a line of its own.
FALSE_NAMES = (
    "Ann\u3164", "\u3164", "\u115f\u1160", "\u2800\u2800", "Ann\u2800", "\uffa0", "Ann\ufffc", "Ann\u200d", "\u200d",
    "Ann\u202e", "\u2066Ann", "Ann\u00ad", "Ann\U000e0041", "A\u0300\u0301\u0302\u0303\u0304\u0305nn", "\x1b[31mAnn",
    "A" * 41, "Ann\x00",
)  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("deceiving"), limits__guests_per_hour="10000") as server:
        yield server


@pytest.fixture
def http(server: Running) -> Iterator[httpx.Client]:
    with server.client() as http:
        yield http


@pytest.mark.parametrize("name", FALSE_NAMES)
def test_nobody_comes_under_a_false_name(http: httpx.Client, name: str) -> None:
    """Neither as a guest nor by changing his name; both stand where no table looks at them."""
    assert http.post("/api/guests", json={"name": name}).status_code == 422
    ann = {"authorization": f"Bearer {http.post('/api/guests', json={'name': 'Bob'}).json()['token']}"}
    assert http.put("/api/me", json={"name": name}, headers=ann).status_code == 422
    assert http.get("/api/me", headers=ann).json()["name"] == "Bob"


def test_a_name_is_one_line(http: httpx.Client) -> None:
    made = http.post("/api/guests", json={"name": " Ann \n\t of  Bath "}).json()
    assert made["name"] == "Ann of Bath"
    ann = {"authorization": f"Bearer {made['token']}"}
    assert http.put("/api/me", json={"name": "Ann\nJudge"}, headers=ann).json()["name"] == "Ann Judge"


def test_an_onlooker_who_calls_himself_judge_is_told_from_the_judge(server: Running) -> None:
    """On the page of a player who has no script; with one the board marks him too."""

    async def work() -> None:
        ann, mallory = await program(server, "Ann"), await program(server, "Judge")
        table = (await ann.create_table({"seats": 2})).id
        assert (await ann.command(table, "take-seat", {"seat": 0})).ok
        assert (await ann.command(table, "start", {"fill": "random"})).ok
        link = (await ann.invite(table, "spectator")).token
        async with Follower(mallory, table, link) as follower:
            assert (await follower.command("join", {"name": "Judge"})).ok
            assert (await follower.command("chat", {"text": "Ann must pay."})).ok
        with server.client() as http:
            http.cookies.set("passgo_session", ann.token)
            page = http.get(f"/tables/{table}").text
        assert '<bdi>Judge</bdi></strong> <span class="tag">spectator</span>: <bdi>Ann must pay.</bdi>' in page

    run(work())


async def record(who: Server, table: str) -> Any:
    return await who.call("GET", f"/api/games/{table}/record", None, dict[str, Any])


def test_the_record_of_an_official_round_is_for_its_table_only(server: Running) -> None:
    """It tells what everybody had; and those who played may check the dice they played with."""

    async def work() -> None:
        ann, bob, table = await finished(server, official=True, watch="everybody")
        for player in (ann, bob):
            assert (await record(player, table))["entries"]
        for stranger in (Server(server.url), await program(server, "Eve")):
            with pytest.raises(ServerRefused, match="not-allowed"):
                await record(stranger, table)
        with server.client() as http:
            assert http.get(f"/games/{table}/fair").status_code == 403
            assert "/record" not in http.get(f"/games/{table}").raise_for_status().text  # as it was seen by all

    run(work())


def test_a_figure_for_the_operator_needs_his_very_token(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("figures")
    with running(folder, metrics_token="a long token") as server, server.client() as http:
        for said, status in (
            ("a long token", 200),
            ("a long toke", 403),
            ("A long token", 403),
            ("\xe4", 403),
            ("-", 403),
        ):
            heads = {b"authorization": f"Bearer {said}".encode("latin-1")}
            assert http.get("/metrics", headers=heads).status_code == status
        assert http.get("/metrics").status_code == 403
