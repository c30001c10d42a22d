"""The judge's panel of a table over the board: what its page carries, and what becomes of what it sends."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from tests.web.championships.judging import PLAYING, Judging, out, table_address
from tests.web.championships.opening import desk, now
from tests.web.championships.staging import EVENING, before
from tests.web.championships.staging import plain as words
from tests.web.compiling import compiled
from tests.web.running import Browser, Running

from passgo.championship import Sheet, commands
from passgo.championship.codec import digest_of
from passgo.championship.commands import DIRECTOR, JUDGE


@pytest.fixture
def judging(server: Running) -> Iterator[Judging]:
    """After the time call: the sheets are awaited."""
    there = Judging(server)
    yield there
    there.close()


@pytest.fixture
def gathering(server: Running) -> Iterator[Judging]:
    """Before the roll call."""
    there = Judging(server, before(commands.CallRoll))
    yield there
    there.close()


@pytest.fixture
def playing(server: Running) -> Iterator[Judging]:
    there = Judging(server, PLAYING)
    yield there
    there.close()


def survivors(judging: Judging) -> list[str]:
    gone = {entrant for entrant, _ in judging.table.out}
    return [player for player in judging.players if player not in gone]


def full_sheet(judging: Judging, *cash: int, **more: Any) -> Sheet:
    """Who was recorded as out stays out; the others have this cash, the last amount again and again."""
    amounts = {id: cash[min(i, len(cash) - 1)] for i, id in enumerate(survivors(judging))}
    sheet = judging.sheet([amounts.get(id, 0) for id in judging.players], **more)
    lines = tuple(line if line.entrant in amounts else out(line) for line in sheet.lines)
    return Sheet(lines, tuple(id for id, _ in judging.table.out), sheet.signed, sheet.decided)


# The page.


def test_a_judge_finds_his_own_tables_first(server: Running, judging: Judging) -> None:
    page = judging.judge.get(f"/c/{judging.office.id}/judge").text
    assert judging.address in page
    assert page.index(judging.address) < page.index("Other tables")
    newcomer = desk(server, judging.office, JUDGE, "New")
    assert "No table is assigned to you right now." in newcomer.get(f"/c/{judging.office.id}/judge").text
    newcomer.close()


@pytest.mark.parametrize("slash", ["/", "%2F"])
def test_the_address_of_the_printed_sheet_leads_to_the_panel(judging: Judging, slash: str) -> None:
    address = f"/c/{judging.office.id}/judge/{EVENING.replace('/', slash)}/1"
    assert 'id="judge-panel"' in judging.judge.get(address).text


@pytest.mark.parametrize("place", ["evening/hall/1/99", "evening/hall/7/1", "evening/nowhere/1/1", "evening/hall/1/x"])
def test_a_table_that_is_not_there_is_an_unknown_page(judging: Judging, place: str) -> None:
    assert judging.judge.get(f"/c/{judging.office.id}/judge/{place}").status_code == 404


def test_without_a_link_nobody_sees_a_panel(server: Running, judging: Judging) -> None:
    stranger = Browser(server)
    for address in (judging.address, f"{judging.address}/now", f"/c/{judging.office.id}/judge"):
        assert stranger.get(address).status_code == 403
    stranger.close()


def test_the_page_carries_board_scoring_rules_and_texts(judging: Judging) -> None:
    facts = judging.carried()["facts"]
    kept = judging.office.championship
    assert {deed["id"]: deed["price"] for deed in facts["deeds"]} == {
        id: price.price for id, price in kept.prices.deeds.items()
    }
    assert (facts["houses"], facts["hotels"], facts["salary"]) == (32, 12, 200)
    assert facts["points"] == [list(row) for row in kept.format.points]
    street = next(deed for deed in facts["deeds"] if deed["price"] == 60)
    assert street["worth"] == {"free": 60, "mortgaged": 30, "houses": [0, 50, 100, 150, 200], "hotel": 250}
    assert [language for language, _ in facts["texts"]] == ["en"]
    assert any(rule["id"] == "CHAMP-SHORTAGE-3" for rule in facts["rules"])


def test_a_tap_is_shown_with_its_time_on_panel_and_sheet(judging: Judging) -> None:
    tapped = judging.office.machine_time(now()).replace(microsecond=0)
    sheet = replace(full_sheet(judging, 500, 400, 300), taps=((judging.players[0], tapped),))
    assert judging.enter(sheet).status_code == 200
    assert judging.carried()["now"]["taps"] == {judging.players[0]: tapped.timestamp() * 1000}
    page = judging.scorer.get(judging.address.replace("/judge/", "/sheets/", 1)).text
    zone = ZoneInfo(judging.office.championship.format.venues[0].zone)
    assert words(page).count(f"signed at {tapped.astimezone(zone):%H:%M}") == 1


@pytest.mark.parametrize("when", ["yesterday", "2026-01-31T18:00:00", "9" * 400])
def test_a_time_that_is_none_is_refused(playing: Judging, when: str) -> None:
    (leaver, *_), before = survivors(playing), list(playing.table.out)
    body = {"lines": [], "signed": [playing.jo], "taps": [[playing.jo, when]]}
    for answer in (
        playing.send("out", entrant=leaver, signed="1", tapped=when),
        playing.send("enter", sheet=json.dumps(body)),
    ):
        assert answer.status_code == 422
        assert "json" not in answer.headers["content-type"]  # no refusal that a judge could do something about
    assert playing.table.out == before


def test_a_deed_says_what_is_printed_on_it(judging: Judging) -> None:
    (deed,) = (one for one in judging.carried()["facts"]["deeds"] if one["id"] == "boardwalk")
    printed = {name: deed[name] for name in ("price", "house", "hotel", "mortgage", "redeem", "interest")}
    assert printed == {"price": 400, "house": 200, "hotel": 200, "mortgage": 200, "redeem": 220, "interest": 20}
    assert deed["rents"] == [50, 200, 600, 1400, 1700, 2000]


def test_the_panel_knows_nicknames_and_no_real_name(judging: Judging) -> None:
    text = json.dumps(judging.carried(), ensure_ascii=False)
    for id in judging.players:
        person = judging.office.championship.people.rows[id]
        assert person.nickname in text
        assert person.name not in text
        assert person.email not in text


def test_no_name_can_end_the_element_it_is_carried_in(judging: Judging) -> None:
    people = judging.office.championship.people
    id = judging.players[0]
    row = people.rows[id]
    people.rows[id] = type(row)(**{**vars(row), "nickname": "</script><b>&"})
    assert judging.carried()["now"]["players"][0]["name"] == "</script><b>&"


def test_the_panel_is_told_only_what_is_new(judging: Judging) -> None:
    version = judging.carried()["now"]["version"]
    assert judging.judge.get(f"{judging.address}/now?version={version}").status_code == 204
    assert judging.judge.get(f"{judging.address}/now?version={version - 1}").json()["version"] == version
    assert judging.judge.get(f"{judging.address}/now?version=soon").status_code == 422


# While the game is on.


def test_a_bankrupt_player_signs_as_he_leaves(playing: Judging) -> None:
    player = survivors(playing)[0]
    answer = playing.send("out", entrant=player, signed="1").json()
    assert answer["refusal"] is None
    assert answer["table"]["out"][-1] == [player, "bankrupt"]
    assert player in answer["table"]["signed"]


def test_a_player_is_expelled_with_a_reason(playing: Judging) -> None:
    player = survivors(playing)[0]
    refused = playing.send("expel", entrant=player, reason=" ")
    assert refused.status_code == 422
    assert refused.json()["refusal"]["text"]
    answer = playing.send("expel", entrant=player, reason="threw the dice").json()
    assert answer["table"]["out"][-1] == [player, "expelled"]


def test_a_judge_expels_nobody_of_another_table(playing: Judging) -> None:
    other = playing.office.championship.state.sessions[EVENING].tables[1].players[0]
    assert playing.send("expel", entrant=other, reason="a reason").status_code == 422
    assert playing.office.championship.state.entrants[other].status == "confirmed"


def test_only_the_judge_of_the_table_announces_the_time(server: Running, playing: Judging) -> None:
    assert "announce" in playing.carried()["now"]["may"]
    assert playing.send("announce").status_code == 200
    other = desk(server, playing.office, JUDGE, "Other")
    assert "announce" not in playing.carried(other)["now"]["may"]
    assert playing.send("announce", other).json()["refusal"]["rule"] == "CHAMP-TIME-5"
    other.close()


def test_a_command_sent_twice_is_done_once(playing: Judging) -> None:
    player = survivors(playing)[0]
    first = playing.send("out", id="the-same", entrant=player, signed="1")
    version = playing.office.version
    again = playing.send("out", id="the-same", entrant=player, signed="1")
    assert (first.status_code, again.status_code) == (200, 200)
    assert playing.office.version == version
    assert again.json()["refusal"] is None


def test_a_sheet_before_the_time_call_is_refused_with_its_rule(playing: Judging) -> None:
    answer = playing.enter(full_sheet(playing, 900, 800))
    assert answer.status_code == 422
    assert answer.json()["refusal"]["rule"] == "CHAMP-TIME-7"


# The sheet.


def test_what_the_panel_is_told_has_the_types_it_knows(judging: Judging, tmp_path: Path) -> None:
    carried = judging.carried()
    entered = judging.enter(full_sheet(judging, 900, 800)).json()
    refused = judging.send("confirm", digest=entered["table"]["entered"]["digest"]).json()
    told: list[tuple[str, object]] = [
        ("Facts", carried["facts"]),
        ("TableNow", carried["now"]),
        ("Answer", entered),
        ("Answer", refused),
    ]
    assert refused["refusal"] is not None
    assert compiled(tmp_path, "panel/wire", told) == ""


def test_a_sheet_is_entered_and_confirmed_by_a_second_person(judging: Judging) -> None:
    sheet = full_sheet(judging, 900, 800, 700, 600, 500, 400)
    entered = judging.enter(sheet).json()["table"]["entered"]
    assert (entered["by"], entered["own"], entered["digest"]) == ("Jo", True, digest_of(sheet))
    seen = judging.carried(judging.scorer)["now"]["entered"]
    assert (seen["own"], seen["sheet"]) == (False, entered["sheet"])
    own = judging.send("confirm", digest=entered["digest"]).json()
    assert own["refusal"]["rule"] == "CHAMP-WORTH-8"
    done = judging.send("confirm", judging.scorer, digest=entered["digest"]).json()
    assert done["table"]["entered"]["confirmed_by"] == "Sofia"


def test_a_changed_sheet_is_not_confirmed_by_its_old_fingerprint(judging: Judging) -> None:
    old = judging.enter(full_sheet(judging, 900, 800)).json()["table"]["entered"]
    fixed = full_sheet(judging, 901, 800)
    corrected = judging.enter(fixed, do="correct", replaces=old["version"], reason="a note was missed")
    assert corrected.json()["table"]["entered"]["digest"] == digest_of(fixed)
    assert judging.send("confirm", judging.scorer, digest=old["digest"]).status_code == 422
    assert not judging.table.confirmed()


def test_a_correction_names_what_it_replaces_and_why(judging: Judging) -> None:
    version = judging.enter(full_sheet(judging, 900, 800)).json()["table"]["entered"]["version"]
    fixed = full_sheet(judging, 901, 800)
    assert judging.enter(fixed, do="correct", replaces=version, reason="").status_code == 422
    assert judging.enter(fixed, do="correct", replaces=version - 1, reason="why").status_code == 422
    assert judging.enter(fixed, do="correct", replaces=version, reason="why").status_code == 200


def test_a_rejected_sheet_is_awaited_again(judging: Judging) -> None:
    judging.enter(full_sheet(judging, 900, 800))
    answer = judging.send("reject", judging.scorer, reason="the paper says otherwise").json()
    assert answer["table"]["entered"] is None
    back = judging.carried()["now"]["returned"]
    assert (back["by"], back["reason"]) == ("Sofia", "the paper says otherwise")
    shown = {line["entrant"]: line["cash"] for line in back["sheet"]["lines"]}
    assert [shown[id] for id in survivors(judging)[:2]] == [900, 800]


def test_a_wrong_bankruptcy_is_undone_when_a_second_official_agrees(judging: Judging) -> None:
    loser = judging.table.out[0][0]
    first = judging.send("undo-out", entrant=loser, reason="the wrong row").json()
    assert (first["table"]["undos"], loser in dict(first["table"]["out"])) == ([loser], True)
    second = judging.send("undo-out", judging.scorer, entrant=loser, reason="the same")
    assert (second.status_code, len(judging.office.championship.state.undos)) == (422, 1)


def test_the_judge_ticks_who_is_at_the_table(gathering: Judging) -> None:
    now = gathering.carried()["now"]
    one = now["door"][0]
    absent = [id for id in gathering.players if id not in now["door"]]
    assert ("tick" in now["may"], now["ticks"][one], [now["ticks"][id] for id in absent]) == (True, True, [False])
    now = gathering.send("tick", entrant=one, here="").json()["table"]
    assert now["ticks"][one] is False
    assert gathering.send("tick", entrant=one, here="1").json()["table"]["ticks"][one] is True


def test_every_mistake_of_a_sheet_is_told_with_its_rule_and_player(judging: Judging) -> None:
    sheet = full_sheet(judging, 900, 800)
    wrong = next(line for line in sheet.lines if line.entrant == survivors(judging)[0])
    lines = tuple(type(line)(line.entrant, line.cash, 7) if line is wrong else line for line in sheet.lines)
    answer = judging.enter(Sheet(lines, sheet.out, sheet.signed))
    assert answer.status_code == 422
    fault = {"code": "sums-differ", "rule": "CHAMP-WORTH-7", "entrant": wrong.entrant}
    assert answer.json()["refusal"]["faults"] == [fault]
    assert judging.table.sheet is None


def test_a_director_opens_any_panel(server: Running, judging: Judging) -> None:
    director = desk(server, judging.office, DIRECTOR, "Dora")
    assert set(judging.carried(director)["now"]["may"]) == {"call", "out", "expel", "sheet", "tick"}
    director.close()


# Whatever comes in.


@pytest.mark.parametrize(
    "fields",
    [
        {"do": "fly"},
        {"do": "enter", "sheet": "no JSON"},
        {"do": "enter", "sheet": "[]"},
        {"do": "enter", "sheet": '{"lines": 1}'},
        {"do": "enter", "sheet": '{"lines": [], "more": 1}'},
        {"do": "enter", "sheet": '{"lines": [{"entrant": 1}]}'},
        {"do": "enter", "sheet": "[" * 9_000},
        {"do": "enter", "sheet": "x" * 20_000},
        {"do": "correct", "sheet": '{"lines": []}', "replaces": "one", "reason": "x"},
        {"do": "out", "entrant": "nobody"},
        {"do": "confirm", "digest": "\ud800".encode("utf-8", "surrogatepass")},
        {"do": "announce", "id": "x" * 200},
    ],
)
def test_what_no_panel_sends_is_refused_and_changes_nothing(server: Running, fields: dict[str, Any]) -> None:
    there = Judging(server)
    version = there.office.version
    answer = there.send(**fields)
    assert answer.status_code in (400, 422), answer.text
    assert there.office.version == version
    there.close()


def test_a_command_needs_the_token_of_our_own_page(judging: Judging) -> None:
    fields = {"do": "out", "id": "1", "entrant": judging.players[0]}
    for csrf, origin in (("", judging.judge.server.url), (judging.carried()["now"]["csrf"], "https://evil.example")):
        answer = judging.judge.http.post(judging.address, data={**fields, "csrf": csrf}, headers={"origin": origin})
        assert answer.status_code == 403


def test_a_revoked_link_shuts_the_panel(judging: Judging) -> None:
    judging.office.revoke(judging.jo)
    assert judging.judge.get(f"{judging.address}/now").status_code == 403


def test_the_sheet_page_leads_to_the_panel(judging: Judging) -> None:
    page = judging.scorer.get(f"/c/{judging.office.id}/sheets/{EVENING}/1").text
    assert f'href="{table_address(judging.office)}"' in page
