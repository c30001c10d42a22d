"""Texts under review by number, and proposals: kept without a name, refused by name."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.web.running import Running, running

from passgo.i18n.catalogues import numbered
from passgo.store import proposals
from passgo.store.proposals import Proposal

BID = {"language": "de", "file": "ui.ftl", "key": "act-bid"}
NUMBER = numbered("de").index(("ui.ftl", "act-bid"))


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as server:
        yield server


def propose(http: httpx.Client, proposed: str, **more: Any) -> tuple[int, str]:
    answer = http.post("/api/proposals", json={**BID, "proposed": proposed, **more})
    return answer.status_code, answer.json().get("error", {}).get("code", "")


def kept(server: Running) -> list[Proposal]:
    return server.site.store.ask(proposals.listing)


def test_a_text_is_had_by_the_number_of_its_mark(server: Running) -> None:
    with server.client() as http:
        text = http.get(f"/api/texts/de/{NUMBER}").json()
    assert (text["file"], text["key"], text["current"]) == ("ui.ftl", "act-bid", "{ $amount } bieten")
    assert (text["english"], text["arguments"]) == ("Bid { $amount }", ["amount"])
    assert {"english": "bid", "term": "Gebot"} in text["terms"]


@pytest.mark.parametrize(
    ("path", "code"),
    [("xx/1", "no-such-language"), ("de-x-review/1", "no-such-language"), ("de/-1", "no-such-text"),
     ("de/99999", "no-such-text"), ("de/x", "no-such-text"), ("de/" + "9" * 300, "no-such-text")],
)  # fmt: skip
def test_an_unknown_text_is_refused(server: Running, path: str, code: str) -> None:
    with server.client() as http:
        answer = http.get(f"/api/texts/{path}")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, code)


def test_anybody_can_propose_a_text_and_nobody_is_named(site: Running) -> None:
    with site.client() as http:
        assert propose(http, "Biete {$amount}", why="Die anderen Knöpfe sagen es so.") == (201, "")
    (found,) = kept(site)
    assert (found.language, found.file, found.key) == ("de", "ui.ftl", "act-bid")
    assert (found.current, found.proposed) == ("{ $amount } bieten", "Biete { $amount }")
    assert found.why == "Die anderen Knöpfe sagen es so."


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"language": "xx"}, "no-such-language"),
        ({"key": "act-nothing"}, "no-such-text"),
        ({"file": "../en/ui.ftl"}, "no-such-text"),
        ({"proposed": "{ $amount } bieten"}, "proposal-unchanged"),
        ({"proposed": "<b>{ $amount }</b>"}, "proposal-markup"),
        ({"proposed": "{ $amount }" * 1000}, "proposal-too-long"),
        ({"why": "x" * 501}, "proposal-too-long"),
        ({"proposed": "Bieten"}, "proposal-arguments"),
        ({"proposed": "{ $amount } { $player }"}, "proposal-arguments"),
        ({"proposed": "{ $amount"}, "proposal-unreadable"),
        ({"proposed": "{" * 8}, "proposal-unreadable"),
        ({"proposed": "{ $amount ->\n [one] a\n [two] b\n *[other] c\n}"}, "proposal-plurals"),
        ({"proposed": 5}, "bad-command"),
        ({"more": 5}, "bad-command"),
    ],
)
def test_a_bad_proposal_is_refused_by_name_and_not_kept(server: Running, wish: dict[str, Any], code: str) -> None:
    with server.client() as http:
        status, found = propose(http, **{"proposed": "Biete { $amount }", **wish})
    assert (status, found) == (404 if code.startswith("no-such") else 422, code)
    assert kept(server) == []


def test_a_hundred_at_once_are_too_fast(site: Running) -> None:
    with site.client() as http:
        answers = [propose(http, f"{{ $amount }} bieten {number}") for number in range(100)]
    assert answers.count((201, "")) == len(kept(site)) == 60
    assert answers[-1] == (429, "too-fast")


def test_without_room_a_proposal_is_refused(site: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proposals.add, "__defaults__", (1,))
    with site.client() as http:
        assert propose(http, "{ $amount } bieten!") == (201, "")
        assert propose(http, "{ $amount } bieten?") == (503, "too-many-proposals")
    assert len(kept(site)) == 1


def test_a_browser_sends_the_token_that_came_with_the_text(site: Running) -> None:
    with site.client() as http:
        http.get("/create")  # sets the cookie that forms are bound to
        assert propose(http, "{ $amount } bieten!") == (403, "bad-form-token")
        token = http.get(f"/api/texts/de/{NUMBER}").json()["form_token"]
        http.headers["x-csrf-token"] = token
        assert propose(http, "{ $amount } bieten!") == (201, "")


def test_a_program_needs_no_token_and_gets_none(server: Running) -> None:
    with server.client() as http:
        bearer = http.post("/api/guests", json={"name": "Ann"}).json()["token"]
        http.headers["authorization"] = f"Bearer {bearer}"
        assert http.get(f"/api/texts/de/{NUMBER}").json()["form_token"] == ""
