import itertools
import random
import signal
from pathlib import Path

import pytest
from tests.play.sitting import Sitting, placed, table

from passgo.editions import names as shipped
from passgo.engine.snapshot import digest
from passgo.play.interrupts import Interrupts
from passgo.play.saves import read

VISITED = {"Ann": {"deeds": ["baltic-avenue"]}, "Bob": {"at": "go"}, "turn": "Bob"}
HOT_SEAT = ("", "", "builder")


# A game with bots.


def test_a_game_is_played_to_its_end_at_one_keyboard_with_bots() -> None:
    sitting = Sitting(table(["", "", "builder", "builder"], seed=7), itertools.repeat("1"))
    assert sitting.play() == 0
    assert sitting.game.is_over()
    assert "Game over:" in sitting.shown
    assert "Rank Player Net worth" in sitting.shown


def test_people_take_part_in_auctions() -> None:
    game = placed(table(), {"Ann": {"at": "go"}, "Bob": {"cash": 0}, "Cy": {"cash": 0}}, [1, 2])
    sitting = Sitting(game, ["roll", "decline", "bid 5"])
    sitting.play()
    assert "You win Baltic Avenue at auction for $5." in sitting.shown


def test_a_list_is_opened_by_its_number() -> None:
    given = {"Ann": {"deeds": ["mediterranean-avenue", "baltic-avenue"]}}
    sitting = Sitting(placed(table(), given), ["2", "2"])
    sitting.play()
    assert "You build on Baltic Avenue for $50: now 1 house." in sitting.shown


def test_an_empty_line_leaves_a_list() -> None:
    given = {"Ann": {"deeds": ["mediterranean-avenue", "baltic-avenue"]}}
    sitting = Sitting(placed(table(), given, [1, 2]), ["2", "", "1"])
    sitting.play()
    assert "You roll 1 + 2" in sitting.shown


def test_a_debtor_is_told_what_he_owes_and_raises_it() -> None:
    given = {"Ann": {"cash": 10, "at": "go", "deeds": ["boardwalk"]}}
    sitting = Sitting(placed(table(), given, [1, 3]), ["roll", "mortgage boardwalk", "pay"])
    sitting.play()
    assert "You owe the Bank $200 and have $10." in sitting.shown
    assert "You pay $200 for Income Tax." in sitting.shown


def test_when_all_people_are_out_the_bots_play_on_to_an_end() -> None:
    sitting = Sitting(placed(table(), {"Ann": {"out": True}}), [])
    assert sitting.play() == 0
    assert "Ann out" in sitting.shown
    assert sitting.typist.prompts == []


# Rent and offers, in passing.


def test_rent_is_offered_to_its_owner_before_play_goes_on() -> None:
    sitting = Sitting(placed(table(), VISITED, [1, 2]), [""], turns=1)
    sitting.play()
    assert "Bob lands on your Baltic Avenue. Rent is $4. 1 Claim rent" in sitting.shown
    assert "Bob pays you $4 rent for Baltic Avenue." in sitting.shown


def test_rent_that_is_not_asked_for_lapses() -> None:
    sitting = Sitting(placed(table(), VISITED, [1, 2, 4, 6]), ["wait"], turns=2)
    sitting.play()
    assert "You didn’t claim the rent for Baltic Avenue in time." in sitting.shown
    assert sitting.shown.count("Claim rent for Baltic Avenue") == 1


def test_rent_can_still_be_asked_for_later() -> None:
    given = {"Ann": {"deeds": ["baltic-avenue"]}, "turn": "Cy"}
    sitting = Sitting(placed(table(), given, [1, 2]), ["wait", "claim"], turns=2)
    sitting.play()
    assert "Cy pays you $4 rent for Baltic Avenue." in sitting.shown


def test_an_offer_to_a_bot_is_answered() -> None:
    given = {"Ann": {"deeds": ["boardwalk"]}}
    sitting = Sitting(placed(table(), given), ["offer bob: boardwalk for 1"])
    sitting.play()
    assert "You offer Bob Boardwalk for $1." in sitting.shown
    assert not sitting.game.offers


def test_an_offer_to_a_person_is_put_to_him() -> None:
    given = {"Ben": {"deeds": ["boardwalk"]}}
    sitting = Sitting(placed(table(HOT_SEAT), given), ["offer ben: 400 for boardwalk", "1"])
    sitting.play()
    assert (
        "Ann offers Ben $400 for Boardwalk. Ann’s cash afterwards: $1,100 Ben’s cash afterwards: $1,900 "
        "1 Accept Ann’s offer"
    ) in sitting.shown
    assert "Ben accepts Ann’s offer." in sitting.shown


def test_an_offer_may_be_left_open_and_is_put_once() -> None:
    given = {"Ben": {"deeds": ["boardwalk"]}}
    sitting = Sitting(placed(table(HOT_SEAT), given), ["offer ben: 400 for boardwalk", "wait", "withdraw"])
    sitting.play()
    assert sitting.shown.count("Accept Ann’s offer") == 1
    assert "Ann withdraws an offer." in sitting.shown


# Several people at one keyboard.


def test_it_is_said_whose_eyes_are_wanted() -> None:
    sitting = Sitting(table(HOT_SEAT), ["roll"])
    sitting.play()
    assert "Pass the device to Ann" in sitting.shown
    assert "Pass the device to Ben" in sitting.shown


def test_another_person_acts_by_his_name() -> None:
    given = {"Ben": {"deeds": ["boardwalk"]}}
    sitting = Sitting(placed(table(HOT_SEAT), given), ["ben: mortgage boardwalk"])
    sitting.play()
    assert "Ben mortgages Boardwalk for $200." in sitting.shown


def test_nobody_acts_for_a_bot() -> None:
    sitting = Sitting(placed(table(), {"turn": "Ann"}), ["bob: roll"])
    sitting.play()
    assert "That’s not your seat." in sitting.shown
    assert not sitting.table.log.records


def test_the_judge_calls_time_where_the_edition_knows_it() -> None:
    sitting = Sitting(placed(table(edition="championship"), {}), ["judge: time"])
    assert sitting.play() == 0
    assert "The judge calls time." in sitting.shown
    assert sitting.game.is_over()


def test_hidden_cash_is_shown_to_its_owner_only() -> None:
    sitting = Sitting(placed(table(HOT_SEAT, edition="championship"), {"Ben": {"cash": 777}}), ["", "players"])
    sitting.play()
    assert sitting.typist.prompts[0] == "Pass the device to Ann (Enter) "
    assert "hidden" in sitting.shown
    assert "777" not in sitting.shown


# Commands that only show.


@pytest.mark.parametrize(
    ("command", "shown"),
    [
        ("help", "offer NAME: 50 + baltic-avenue"),
        ("?", "offer NAME: 50 + baltic-avenue"),
        ("board", "Boardwalk (Ann, mortgaged)"),
        ("players", "Jail cards"),
        ("deeds", "Properties: Ann"),
        ("deeds cy", "Cy: no properties"),
        ("deeds baltic", "2 houses"),
        ("deed reading", "25/50/100/200"),
        ("deed water", "4/10 × Dice"),
        ("deeds go", "There’s no space called go."),
        ("choices", "Roll the dice"),
        ("history", "Nothing yet."),
        ("save", "Say where to save it:"),
        ("0", "Type a number from 1 to"),
        ("99999999999999999999", "Type a number from 1 to"),
        ("wait", "There’s no command wait."),
    ],
)
def test_a_command_that_shows_something(command: str, shown: str) -> None:
    given = {
        "Ann": {"deeds": ["boardwalk"], "mortgaged": ["boardwalk"], "jail_cards": ["chance"]},
        "Bob": {"deeds": ["baltic-avenue", "mediterranean-avenue"],
                "buildings": {"baltic-avenue": 2, "mediterranean-avenue": 1}},
    }  # fmt: skip
    sitting = Sitting(placed(table(), given), [command])
    before = digest(sitting.game)
    assert sitting.play() == 0
    assert shown in sitting.shown
    assert digest(sitting.game) == before


def test_history_tells_what_happened() -> None:
    sitting = Sitting(placed(table(), {}, [1, 2]), ["roll", "history"])
    sitting.play()
    assert sitting.shown.count("You roll 1 + 2 and land on Baltic Avenue.") == 2


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("x" * 10_000, "That’s too long."),
        ("\x1b[2Jroll", "That text is empty, too long or contains unsupported characters."),
        ("ro\x00ll", "That text is empty, too long or contains unsupported characters."),
        ("bid \ud800", "That text is empty, too long or contains unsupported characters."),
        ("[red]roll[/red]", "There’s no command [red]roll[/red]."),
    ],
)
def test_absurd_lines_are_refused(line: str, answer: str) -> None:
    sitting = Sitting(placed(table(), {}), [line])
    assert sitting.play() == 0
    assert answer in sitting.shown
    assert not sitting.table.log.records


def test_a_tab_is_a_space() -> None:
    sitting = Sitting(placed(table(), {"Ann": {"deeds": ["boardwalk"]}}), ["mortgage\tboardwalk"])
    sitting.play()
    assert "You mortgage Boardwalk" in sitting.shown


# Leaving.


def test_an_interrupted_game_is_saved(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    sitting = Sitting(table(), ["roll", KeyboardInterrupt()], path)
    assert sitting.play() == 130
    assert f"passgo play --load {path}" in " ".join(sitting.out.getvalue().replace("\n", "").split())
    assert digest(read(path, None).log.game) == digest(sitting.game)


def test_the_end_of_the_input_saves_too(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    sitting = Sitting(table(), ["roll"], path)
    assert sitting.play() == 0
    assert "Saved in" in sitting.shown
    assert digest(read(path, None).log.game) == digest(sitting.game)


def test_without_a_file_it_is_said_that_the_game_is_lost() -> None:
    sitting = Sitting(table(), [KeyboardInterrupt()])
    assert sitting.play() == 130
    assert "The game wasn’t saved." in sitting.shown


def test_quitting_an_unsaved_game_is_asked_twice() -> None:
    sitting = Sitting(table(), ["quit", "quit", "roll"])
    assert sitting.play() == 0
    assert "This game isn’t saved." in sitting.shown
    assert not [record for record in sitting.table.log.records if record.seat == 0]


def test_a_saved_game_is_quit_at_once(tmp_path: Path) -> None:
    sitting = Sitting(table(), ["exit", "roll"], tmp_path / "game.json")
    assert sitting.play() == 0
    assert len(sitting.typist.prompts) == 1


def test_a_game_is_kept_from_now_on_where_it_is_saved(tmp_path: Path) -> None:
    path = tmp_path / "later.json"
    sitting = Sitting(table(), [f"save {path}", "roll", "save", "quit"])
    sitting.play()
    assert digest(read(path, None).log.game) == digest(sitting.game)


def test_another_file_is_not_overwritten_from_within(tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("dear diary")
    sitting = Sitting(table(), [f"save {path}"])
    sitting.play()
    assert "already exists. Choose another file." in sitting.shown
    assert path.read_text() == "dear diary"


def test_a_disk_that_fails_does_not_end_the_game(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    sitting = Sitting(table(), ["roll"], folder / "game.json")
    folder.rmdir()
    assert sitting.play() == 0
    assert "The game can’t be saved in" in sitting.shown
    assert "The game wasn’t saved." in sitting.shown


def test_ctrl_c_waits_until_a_move_is_whole() -> None:
    done: list[str] = []

    def move(interrupts: Interrupts) -> None:
        with interrupts.held():
            signal.raise_signal(signal.SIGINT)
            done.append("whole")
        done.append("more")

    with Interrupts() as interrupts, pytest.raises(KeyboardInterrupt):
        move(interrupts)
    assert done == ["whole"]


def test_ctrl_c_is_heard_at_once_between_moves() -> None:
    with Interrupts(), pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def test_afterwards_ctrl_c_is_what_it_was() -> None:
    before = signal.getsignal(signal.SIGINT)
    with Interrupts():
        pass
    assert signal.getsignal(signal.SIGINT) is before


# Anything at all.

ODD_LINES = [
    "", "0", "-1", "offer bob: 1 for nothing", "choose stay", "board", "deeds bob", "history", "claim", "pay", "bid x",
    "bid 99999999999", "build 0", "sell-hotels brown", "judge: expel bob", "banker: close", "withdraw", "reject bob",
    "redeem go", "default", "bankrupt", "é", "wait", "back", "offer :::for", "judge: roll", "Bob: roll", "x" * 9_999,
]  # fmt: skip


@pytest.mark.parametrize("edition", shipped())
def test_people_who_type_anything_never_break_a_game(edition: str, tmp_path: Path) -> None:
    chosen = random.Random(11)
    lines = [chosen.choice(ODD_LINES) if chosen.random() < 0.2 else str(chosen.randint(1, 6)) for _ in range(200)]
    path = tmp_path / "game.json"
    sitting = Sitting(table(["", "", "random", "builder"], edition=edition, seed=3), lines, path)
    assert sitting.play() == 0
    assert digest(read(path, None).log.game) == digest(sitting.game)
