"""Fair dice in real browsers: everybody puts a part in, and the page checks the game and finds a tampered one."""

import itertools
import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.sitting import People, invitation, join, new_table, play_until, sit_down, start
from tests.browser.test_pages import SMALL
from tests.browser.test_table import serious_findings
from tests.fair.games import chained
from tests.web.running import Running

from passgo.fair import FairChance, game_key, server_commitment
from passgo.store import NewEntry
from passgo.store.games import export_game

CHECKS = ("chain", "server", "seats", "draws")


def two_play(server: Running, people: People) -> tuple[Page, str]:
    """Ada and Ben play a short game to its end, each in a browser; returns Ada's page and the game."""
    ada, ben = people.page(), people.page()
    table = new_table(ada, server, seats="2", options="end.turns = 12")
    link = invitation(ada, server, table)
    sit_down(ada, server, table)
    join(ben, server, link, "Ben")
    sit_down(ben, server, table)
    room = server.site.tables.rooms[table.rpartition("/")[2]]
    while not all(seat.commitment for seat in room.table.state.seats):
        ada.wait_for_timeout(20)
    start(ada)
    play_until([ada, ben], ".end")
    return ada, table.rpartition("/")[2]


def verdicts(page: Page) -> list[str | None]:
    return [page.locator(f"[data-check={check}]").get_attribute("data-state") for check in CHECKS]


def test_players_put_their_parts_in_and_check_the_game_themselves(
    server: Running, people: People, tmp_path: Path
) -> None:
    page, game = two_play(server, people)
    page.get_by_role("link", name="Check the dice").click()
    expect(page.locator("#fair")).to_have_attribute("data-state", "right")
    assert verdicts(page) == ["ok"] * 4
    parts = page.locator("#fair-seats li")
    expect(parts).to_have_count(2)
    assert all("part used" in text for text in parts.all_inner_texts())
    expect(page.locator("#fair-noted")).to_contain_text("This game was played with exactly that")
    assert serious_findings(page) == []
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert page.evaluate(SMALL) == []
    rolls = page.locator("#fair-rolls tr").count()
    assert rolls > 10
    record = server.site.store.ask(lambda conn: export_game(conn, game))

    # The same file once more, dropped by hand; then with one roll made a little luckier and everything chained anew.
    honest, luckier = tmp_path / "honest.json", tmp_path / "luckier.json"
    honest.write_bytes(record)
    luckier.write_bytes(tampered(record))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.set_input_files("#fair-file", luckier)
    expect(page.locator("#fair")).to_have_attribute("data-state", "wrong")
    assert verdicts(page) == ["ok", "ok", "ok", "bad"]
    page.set_input_files("#fair-file", honest)
    expect(page.locator("#fair")).to_have_attribute("data-state", "right")
    assert page.locator("#fair-rolls tr").count() == rolls
    other = tmp_path / "other.json"
    other.write_text("no game")
    page.set_input_files("#fair-file", other)
    expect(page.locator("#fair-verdict")).to_have_text("This isn’t a game whose dice can be checked.")

    # A server that has written the whole log anew, for a seed it likes better, when it knew the players' parts.
    anew = tmp_path / "anew.json"
    anew.write_bytes(written_anew(record))
    page.set_input_files("#fair-file", anew)
    expect(page.locator("#fair-noted")).to_contain_text("This game was played with something else")
    assert verdicts(page) == ["ok"] * 4
    expect(page.locator("#fair")).to_have_attribute("data-state", "wrong")
    assert asked == []  # the browser computed all of it by itself
    stranger = people.page()
    stranger.goto(f"{server.url}/fair")
    stranger.set_input_files("#fair-file", anew)
    expect(stranger.locator("#fair")).to_have_attribute("data-state", "right")
    expect(stranger.locator("#fair-noted")).to_be_hidden()


def written_anew(record: bytes) -> bytes:
    document = json.loads(record)
    table, seed = document["stream"], "77" * 32
    log = [(entry["kind"], json.loads(entry["body"]), entry["at_ms"]) for entry in document["entries"]]
    edition = [body["hash"] for kind, body, _ in log if kind in ("created", "settings-chosen")][-1]
    parts = next(body["seeds"] for kind, body, _ in log if kind == "started")
    stream = FairChance(game_key(seed, table, edition, parts))
    for kind, body, _ in log:
        if kind in ("created", "settings-chosen"):
            body["commitment"] = server_commitment(seed, table, body["hash"])
        if kind == "revealed":
            body["server_seed"] = seed
        if "asked" in body:
            drawn = [stream.shuffle(-sides) if sides < 0 else [stream.die(sides)] for sides in body["asked"]]
            body["draws"] = list(itertools.chain.from_iterable(drawn))
    return json.dumps(chained(table, [NewEntry(kind, json.dumps(body), at_ms) for kind, body, at_ms in log])).encode()


def tampered(record: bytes) -> bytes:
    document = json.loads(record)
    log = [NewEntry(entry["kind"], entry["body"], entry["at_ms"]) for entry in document["entries"]]
    i = max(i for i, entry in enumerate(log) if '"asked":[6,6]' in entry.body)
    body = json.loads(log[i].body)
    body["draws"] = [face % 6 + 1 for face in body["draws"]]
    log[i] = NewEntry(log[i].kind, json.dumps(body), log[i].at_ms)
    return json.dumps(chained(document["stream"], log)).encode()


def test_a_game_against_bots_from_the_home_page_has_its_player_in_the_dice(server: Running, people: People) -> None:
    page = people.page()
    page.goto(server.url)
    page.locator("form[action='/play'] button[name=where]").first.click()
    page.wait_for_selector(".board")
    expect(page).to_have_url(re.compile("/live$"))
    table = page.url.split("/")[-2]
    seats = server.site.tables.rooms[table].table.state.seats
    assert [bool(seat.seed) for seat in seats] == [True, False, False, False]


def test_another_site_cannot_begin_a_game_for_its_host(server: Running, people: People) -> None:
    page = people.page()
    table = new_table(page, server)
    page.goto(f"{server.url}{table}/live?begin=builder&token={'0' * 64}")
    page.wait_for_selector(".lobby")
    assert page.locator("#live-table").get_attribute("data-begin") == ""


def test_a_game_that_is_not_over_shows_what_the_server_has_fixed(server: Running, people: People) -> None:
    page = people.page()
    table = new_table(page, server)
    sit_down(page, server, table)
    start(page)
    page.goto(f"{server.url}{table.replace('/tables/', '/games/')}/fair")
    expect(page.locator("#fair-verdict")).to_contain_text("The game isn’t over")
    expect(page.locator("code.token").first).to_have_text(
        server.site.tables.rooms[table.rpartition("/")[2]].table.state.commitment
    )
