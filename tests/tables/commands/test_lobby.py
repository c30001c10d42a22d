"""Before and after the game."""

import pytest
from tests.tables.driving import SHORT, Desk, lobby, playing

from passgo.engine import SeededChance
from passgo.tables import CreateTable, Table
from passgo.tables.settings import Clocks, Settings


def test_a_table_begins_in_its_lobby() -> None:
    desk = lobby(3)
    assert desk.view("spectator")["table"]["status"] == "lobby"
    assert [seat["player"] for seat in desk.view("spectator")["table"]["seats"]] == ["open"] * 3


def test_nothing_can_be_done_with_a_table_that_was_not_created() -> None:
    desk = Desk()
    assert desk.refused("start", "ann") == "not-created"


def test_a_table_is_created_once() -> None:
    assert lobby().refused("create", "bob", settings={}) == "already-created"


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"edition": "nonsense"}, "bad-settings"),
        ({"edition": "../classic"}, "bad-settings"),
        ({"edition": "/etc/passwd"}, "bad-settings"),
        ({"options": {"start.cash": "much"}}, "bad-settings"),
        ({"options": {"no.such": 1}}, "bad-settings"),
        ({"options": {f"no.such{i}": 1 for i in range(200)}}, "bad-settings"),
        ({"seats": 1}, "bad-command"),
        ({"seats": 9}, "bad-command"),
        ({"seats": "four"}, "bad-command"),
        ({"clocks": {"decision_ms": -1}}, "bad-command"),
        ({"clocks": {"game_ms": 60_000}}, "bad-settings"),
        ({"watch": "sometimes"}, "bad-command"),
        ({"stand_in": "nobody"}, "unknown-bot"),
        ({"colour": "red"}, "bad-command"),
    ],
)
def test_settings_that_cannot_be_are_refused(settings: dict[str, object], code: str) -> None:
    assert lobby().refused("settings", "ann", settings=settings) == code


def test_only_the_host_chooses() -> None:
    desk = lobby()
    assert desk.refused("settings", "bob", settings={}) == "not-host"
    assert desk.refused("add-bot", "bob") == "not-host"
    assert desk.refused("start", "bob", fill="builder") == "not-host"


def test_the_edition_is_pinned_by_its_hash() -> None:
    desk = lobby(edition="classic", options={"start.cash": 2000})
    assert desk.table.state.edition is not None
    assert desk.table.state.edition.board.rules.start_cash == 2000
    assert desk.table.state.edition.hash in desk.entries[0].body


def test_fewer_seats_are_refused_while_somebody_sits_there() -> None:
    desk = lobby(4)
    desk.ok("take-seat", "bob", seat=3)
    assert desk.refused("settings", "ann", settings={"seats": 2}) == "seat-taken"


def test_official_rounds_hide_cash_and_prompt_nobody() -> None:
    settings = lobby(2, official=True, claim_help="automatic").table.state.settings
    assert settings.claim_help == "none"
    assert settings.options["money.hidden"] is True
    assert settings.clocks.deal_ms == 5 * 60 * 1000


def test_championship_tables_have_a_deal_clock_of_five_minutes() -> None:
    assert lobby(4, edition="championship").table.state.settings.clocks.deal_ms == 300_000
    assert lobby(4).table.state.settings.clocks.deal_ms == 0


def test_a_game_starts_when_every_seat_is_filled() -> None:
    desk = lobby(3)
    desk.ok("take-seat", "ann")
    assert desk.refused("start", "ann") == "seat-empty"
    desk.ok("start", "ann", fill="trader")
    assert [seat["player"] for seat in desk.view("spectator")["table"]["seats"]] == ["person", "bot", "bot"]
    assert desk.table.state.status == "playing"


def test_nothing_is_chosen_after_the_start() -> None:
    desk = playing()
    assert desk.refused("settings", "ann", settings={}) == "already-started"
    assert desk.refused("add-bot", "ann") == "already-started"
    assert desk.refused("remove-bot", "ann", seat=0) == "already-started"
    assert desk.refused("start", "ann") == "already-started"
    assert desk.refused("close", "ann") == "already-started"


def test_a_table_for_real_dice_needs_a_judge() -> None:
    desk = lobby(2, physical_dice=True)
    assert desk.refused("start", "ann", fill="builder") == "no-judge"


def test_the_host_may_give_a_lobby_up() -> None:
    desk = lobby()
    desk.ok("close", "ann")
    assert desk.table.state.status == "abandoned"


def finished() -> Desk:
    desk = lobby(3, pace_ms=0, options=SHORT)
    desk.watch("ann")
    desk.ok("start", "ann", fill="builder")
    desk.play_out()
    assert desk.table.state.status == "finished"
    return desk


def test_a_rematch_keeps_settings_and_moves_everybody_one_seat_on() -> None:
    desk = lobby(3, pace_ms=0, options=SHORT)
    desk.ok("take-seat", "ann", seat=0)
    desk.ok("add-bot", "ann", seat=1, bot="trader")
    desk.ok("add-bot", "ann", seat=2, bot="novice")
    desk.connect("ann", "seat", 0)
    desk.ok("start", "ann")
    desk.ok("leave", "ann")
    desk.play_out()
    desk.ok("rematch", "ann", table="t2")
    made = next(effect for effect in desk.outcome.effects if isinstance(effect, CreateTable))
    again = Table("t2")
    again.handle(made.command, desk.now, SeededChance(1))
    again.commit()
    assert again.state.settings == desk.table.state.settings
    assert [(seat.person, seat.bot) for seat in again.state.seats] == [("", "trader"), ("", "novice"), ("ann", "")]
    assert again.state.host == "ann"


def test_a_second_rematch_leads_to_the_same_table() -> None:
    desk = finished()
    desk.ok("rematch", "ann", table="t2")
    desk.ok("rematch", "ann", table="t3")
    assert desk.view("spectator")["table"]["rematch"] == "t2"


def test_a_rematch_needs_a_finished_game_and_somebody_of_it() -> None:
    assert playing().refused("rematch", "ann", table="t2") == "not-finished"
    assert finished().refused("rematch", "stranger", table="t2") == "not-allowed"


def test_a_table_for_which_nothing_is_chosen() -> None:
    assert Settings() == Settings(
        edition="classic",
        options={},
        seats=4,
        clocks=Clocks(decision_ms=None, auction_ms=5_000, deal_ms=None, game_ms=0, absent_ms=120_000),
        watch="link",
        watch_delay_ms=0,
        listed=False,
        open_seats=False,
        leavers="bot",
        missed_decisions=0,
        stand_in="builder",
        undo=True,
        claim_help="reminder",
        official=False,
        pace_ms=3_000,
        physical_dice=False,
        unattended=False,
        shared_device=False,
    )
