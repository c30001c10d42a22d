"""A server that cheats while it plays, in a log that follows all the rules of play; and honest games that look odd."""

import json
from random import Random
from typing import Any

import pytest
from msgspec import convert
from tests.fair.games import SEEDS, SERVER, chained, commit, fair_lobby, finished, news, play_by_bots, reveal
from tests.fair.test_checking import findings, first_wrong, replaced
from tests.tables.driving import PEOPLE, QUICK, Desk, stored

from passgo.editions import Edition
from passgo.engine import new_game
from passgo.fair import FairChance, game_key, seat_commitment, server_commitment
from passgo.store import NewEntry
from passgo.tables import JUDGE, SEAT
from passgo.tables.log.draws import Drawing
from passgo.tables.log.entries import SettingsChosen, Started, to_new_entry
from passgo.tables.settings import Settings, edition_of


def played_on(desk: Desk, log: list[NewEntry]) -> list[NewEntry]:
    """Bots play a game to its end from a log that was tampered with."""
    desk.entries = [stored("t1", version, entry) for version, entry in enumerate(log, 1)]
    desk.table = desk.again()
    desk.table.load_seed(SERVER)
    for seat in range(2):
        desk.connect(PEOPLE[seat], SEAT, seat)
        desk.ok("leave", PEOPLE[seat])
    desk.play_out()
    return news(desk)


def test_a_server_that_tries_editions_when_it_knows_all_seeds_is_caught() -> None:
    """Options nobody cares about are part of the edition, and so of the key: one in sixteen puts his card on top."""
    desk = fair_lobby()
    commit(desk, 0, 1)
    desk.ok("start", "ann")
    reveal(desk, 0, 1)
    log = [entry for entry in news(desk) if entry.kind != "started"]
    settings, edition = lucky(json.loads(log[0].body)["settings"])
    commitment = server_commitment(SERVER, "t1", edition.hash)
    body = SettingsChosen(settings=settings, hash=edition.hash, commitment=commitment)
    started = Drawing(FairChance(game_key(SERVER, "t1", edition.hash, SEEDS[:2])))
    new_game(edition.board, 2, started, True)
    begun = Started(seeds=SEEDS[:2], draws=started.draws, asked=started.asked)
    late = [to_new_entry(body, desk.now), to_new_entry(begun, desk.now)]
    wrong = first_wrong(chained("t1", played_on(desk, [*log, *late])))
    assert wrong is not None
    assert (wrong.check, wrong.version) == ("server", len(log) + 1)


def lucky(chosen: dict[str, Any]) -> tuple[Settings, Edition]:
    """The first options under which the deck begins with the card that the server likes."""
    for turns in range(40, 400):
        settings = convert({**chosen, "options": {"end.turns": turns}}, Settings)
        edition = edition_of(settings)
        if FairChance(game_key(SERVER, "t1", edition.hash, SEEDS[:2])).shuffle(16)[0] == 0:
            return settings, edition
    raise AssertionError("none is lucky")


def judged() -> Desk:
    """A judge gives Ann 50 when the order of play is rolled out."""
    desk = fair_lobby(options={"end.turns": 8})
    desk.ok("take-judge", "judge", JUDGE)
    desk.connect("judge", JUDGE)
    desk.ok("start", "ann")
    while desk.table.state.playing().start_due:
        assert desk.act(PEOPLE[desk.table.state.playing().start_due[0]], "roll")["ok"]
    now, cash = desk.table.version, [{"seat": 0, "amount": 50}]
    assert desk.judge("judge-correct", corrects=now, reason="miscounted", cash=cash, expected=now)["ok"]
    return desk


def test_what_a_judge_puts_right_is_right() -> None:
    desk = judged()
    found = findings(chained("t1", played_on(desk, news(desk))))
    assert [one.ok for one in found] == [True] * 5
    corrected = desk.kinds().index("corrected") + 1
    assert found[-1].text.endswith(f"; what a judge put right in entry {corrected} rests on their word")


def test_a_table_at_which_only_the_server_chose_is_told_so() -> None:
    desk = judged()
    found = findings(chained("t1", played_on(desk, news(desk))))
    assert (
        found[2].text
        == "0 of 2 seats put a seed of their own in: the server may have chosen among many seeds of its own"
    )


@pytest.mark.parametrize("what", ["piles", "order"])
def test_a_correction_changes_what_it_says_and_no_deck_besides(what: str) -> None:
    desk = judged()
    log = news(desk)
    position = json.loads(log[-1].body)["position"]
    if what == "piles":
        position["piles"][0][0].reverse()
    else:
        position["order"].reverse()
    wrong = first_wrong(chained("t1", played_on(desk, replaced(log, "corrected", position=position))))
    assert wrong is not None
    assert "the position is not what the changes lead to" in wrong.text


def test_a_log_that_no_table_has_written_is_wrong_and_no_crash() -> None:
    log = news(finished(turns=4))
    for kind in ("deal-timed", "corrected", "undone", "unheard-of"):
        wrong = first_wrong(chained("t1", [*log[:-1], NewEntry(kind, '{"one":7}', log[-1].at_ms), log[-1]]))
        assert wrong is not None, kind


def test_a_lobby_that_became_smaller_is_no_reason_to_accuse_anybody() -> None:
    desk = fair_lobby(3, options={"end.turns": 4})
    commit(desk, 0, 1, 2)
    desk.ok("leave", PEOPLE[2])
    desk.disconnect(PEOPLE[2], SEAT, 2)
    desk.ok("settings", "ann", settings={"seats": 2, "clocks": QUICK, "pace_ms": 0, "options": {"end.turns": 4}})
    desk.ok("start", "ann")
    reveal(desk, 0, 1)
    play_by_bots(desk, 2)
    assert first_wrong(chained("t1", news(desk))) is None


def test_who_changes_his_seat_before_the_start_puts_his_part_in_there() -> None:
    desk = fair_lobby(3, options={"end.turns": 4}, open_seats=True)
    commit(desk, 0, 1, 2)
    desk.ok("leave", PEOPLE[2])
    desk.disconnect(PEOPLE[2], SEAT, 2)
    desk.ok("take-seat", PEOPLE[1], SEAT, 2)
    commit(desk, 1)
    desk.ok("add-bot", "ann", bot="builder", seat=1)
    desk.ok("start", "ann")
    reveal(desk, 0, 1)
    for person in PEOPLE[:2]:
        desk.ok("leave", person)
    desk.play_out()
    found = findings(chained("t1", news(desk)))
    assert [one.ok for one in found] == [True] * 5, found[-1]
    assert found[2].text == "2 of 3 seats put a seed of their own in"


@pytest.mark.parametrize("seed", range(20))
def test_whatever_happens_in_a_lobby_an_honest_game_is_right(seed: int) -> None:
    """People sit down, change seats, leave, commit and commit again, in lobbies that grow and shrink."""
    rng = Random(seed)
    desk = fair_lobby(4, options={"end.turns": 2}, open_seats=True)
    parts = {person: f"{i:02x}" * 32 for i, person in enumerate(PEOPLE[:6])}
    for _ in range(30):
        person, seats = rng.choice(PEOPLE[:6]), rng.randint(4, 6)
        settings = {"seats": seats, "clocks": QUICK, "pace_ms": 0, "options": {"end.turns": 2}, "open_seats": True}
        doings: list[tuple[str, str, dict[str, Any]]] = [
            ("take-seat", person, {"seat": rng.randrange(4), "take_over": True}),
            ("leave", person, {}),
            ("fair-commit", person, {"commitment": seat_commitment(parts[person], "t1")}),
            ("add-bot", "ann", {"bot": "builder", "seat": rng.randrange(4)}),
            ("settings", "ann", {"settings": settings}),
        ]
        kind, who, body = rng.choices(doings, [6, 2, 6, 1, 1])[0]
        desk.do(kind, who, **body)  # refused or not
    desk.ok("start", "ann", fill="builder")
    for person in rng.sample(PEOPLE[:6], 4):
        desk.do("fair-reveal", person, seed=parts[person])
    desk.run(10_000)
    for person in parts:
        desk.do("leave", person)
    desk.tick()
    desk.play_out()
    assert first_wrong(chained("t1", news(desk))) is None
