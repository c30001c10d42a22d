"""The command line as a person meets it: what it prints, where, and with which exit code."""

import io
import json
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import passgo
from passgo.cli.app import main
from passgo.editions import names as shipped


class Ended(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Ended]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run `passgo` with these arguments and this input."""

    def passgo_with(*arguments: str | Path, typed: str | None = "") -> Ended:
        monkeypatch.setenv("LC_ALL", "C.UTF-8")  # the game speaks the language of its terminal
        monkeypatch.setattr(sys, "argv", ["passgo", *(str(argument) for argument in arguments)])
        monkeypatch.setattr(sys, "stdin", None if typed is None else io.StringIO(typed))
        with pytest.raises(SystemExit) as ended:
            main()
        out, err = capsys.readouterr()
        return Ended(ended.value.code if isinstance(ended.value.code, int) else 0, out, err)

    return passgo_with


def test_the_version_says_how_the_engine_runs(run: Run) -> None:
    assert run("--version") == (0, f"passgo {passgo.__version__} ({passgo.mode()})\n", "")


@pytest.mark.parametrize("command", ["play", "check", "edition", "bench"])
def test_the_help_lists_the_commands(run: Run, command: str) -> None:
    assert command in run("--help").out


def test_the_terminal_game_speaks_the_language_that_is_wished(run: Run) -> None:
    ended = run("play", "--watch", "--seed", "1", "--turns", "1", "--language", "de-AT")
    assert ended.code == 0
    assert "Bob würfelt" in ended.out


# Bad input: one clear line, exit code 2.


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--edition", "clasic"], "no such edition (perhaps classic"),
        (["--edition", "nowhere/edition.toml"], "no such file"),
        (["--edition", "\x1b[2J"], "?[2J: no such edition"),
        (["--option", "start.freeDeeds=8"], "start.freeDeeds deals 32 deeds and there are 28"),
        (["--language", "tlh"], "there are no texts in 'tlh': --language takes one of en, "),
        (["--bots", "hal9000"], "there is no bot 'hal9000'; there are"),
        (["--bots", "builder,"], "there is no bot ''"),
        (["--option", "jail.fin=10"], "unknown rule option (perhaps jail.fine"),
        (["--option", "jail.fine=ten"], "wrong type: 'ten'"),
        (["--option", "jail.fine"], "not a setting"),
        (["--option", "bank.unlimited=false", "--option", "bank.money=3000"], "bank.money is 3000 and 4 players"),
        (["--variant", "shorter"], "unknown variant (perhaps short"),
        (["--players", "1"], "classic is played by 2 to 8, not by 1: change --players"),
        (["--players", "9"], "classic is played by 2 to 8, not by 9: change --players"),
        (["--players", "-5"], "change --players"),
        (["--humans", "5"], "5 people cannot sit on 4 seats"),
        (["--humans", "-1"], "-1 people cannot sit on 4 seats"),
        (["--watch", "--humans", "1"], "--watch is for bots only"),
        (["--name", "judge"], "'judge' cannot be a player's name"),
        (["--name", "Ann", "--name", "Ben"], "2 names for 1 people"),
        (["--name", "Ann", "--name", "ann", "--humans", "2"], "two players have the same name"),
        (["--token", "spoon"], "no token 'spoon' in classic: --token takes one of car, top-hat, "),
        (["--token", "dog", "--token", "dog", "--humans", "2"], "Dog is taken: give every --token once"),
        (["--token", "dog", "--token", "car"], "2 tokens for 1 people"),
        (["--load", "nothing.json", "--token", "dog"], "give --load without them"),
        (["--load", "nothing.json"], "nothing.json: cannot be read: No such file or directory"),
        (["--load", "nothing.json", "--seed", "1"], "give --load without them"),
        (["--load", "nothing.json", "--option", "jail.fine=1"], "without --option"),
        (["--save", "no/such/folder/game.json"], "the game cannot be saved here: No such file or directory"),
    ],
)
def test_bad_input_is_named_in_one_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    ended = run("play", *arguments)
    assert ended.code == 2
    assert said in ended.err
    assert ended.err.count("\n") == 1
    assert ended.out == ""


@pytest.mark.parametrize(
    "arguments", [["--seed", "x"], ["--seed", "-1"], ["--turns", "0"], ["--nonsense"], ["--players", "many"]]
)
def test_a_flag_that_cannot_be_read_is_named(run: Run, arguments: list[str]) -> None:
    ended = run("play", *arguments)
    assert ended.code == 2
    assert arguments[0] in ended.err


def test_broken_toml_is_named(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "edition.toml"
    path.write_text("[edition\n")
    ended = run("play", "--edition", path)
    assert (ended.code, ended.err.count("\n")) == (2, 1)
    assert "broken TOML" in ended.err


def test_every_fault_of_an_edition_has_its_line(run: Run) -> None:
    ended = run("play", "--option", "jail.fine=ten", "--option", "go.salary=much")
    assert (ended.code, ended.err.count("\n")) == (2, 2)


# Saved games.


def test_a_game_is_saved_and_continued(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    first = run("play", "--seed", "4", "--save", path, typed="roll\nroll\n")
    assert first.code == 0
    again = run("play", "--load", path, typed="quit\n")
    assert again.code == 0
    assert "continued after" in again.out


def test_an_existing_file_is_never_overwritten(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("dear diary")
    ended = run("play", "--save", path)
    assert (ended.code, path.read_text()) == (2, "dear diary")
    assert "exists already; continue it with --load" in ended.err


@pytest.mark.parametrize("content", ['{"format": "passgo-game", "records": [', "score,name\n", ""])
def test_a_cut_or_foreign_file_is_refused_and_kept(run: Run, tmp_path: Path, content: str) -> None:
    path = tmp_path / "game.json"
    path.write_text(content)
    ended = run("play", "--load", path)
    assert (ended.code, ended.err.count("\n"), path.read_text()) == (2, 1, content)
    assert "not changed" in ended.err


def test_a_loaded_game_can_be_kept_elsewhere(run: Run, tmp_path: Path) -> None:
    run("play", "--seed", "4", "--save", tmp_path / "one.json", typed="roll\n")
    before = (tmp_path / "one.json").read_text()
    run("play", "--load", tmp_path / "one.json", "--save", tmp_path / "two.json", typed="1\n1\n1\n")
    assert (tmp_path / "one.json").read_text() == before
    assert len((tmp_path / "two.json").read_text()) > len(before)


def test_a_game_of_people_cannot_be_watched(run: Run, tmp_path: Path) -> None:
    run("play", "--save", tmp_path / "game.json")
    assert "leave --watch out" in run("play", "--watch", "--load", tmp_path / "game.json").err


def test_a_finished_game_shows_its_result_again(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "--edition", "cthulhu-short", "--watch", "--seed", "1", "--save", path)
    ended = run("play", "--load", path)
    assert ended.code == 0
    assert "Game over" in ended.out


def test_an_edition_in_a_file_is_found_again_from_elsewhere(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run("edition", "new", "mine.toml")
    assert run("play", "--edition", "mine.toml", "--players", "2", "--save", "game.json").code == 0
    (tmp_path / "below").mkdir()
    monkeypatch.chdir(tmp_path / "below")
    assert run("play", "--load", "../game.json").code == 0


# Watching.


@pytest.mark.parametrize("edition", shipped())
def test_the_same_seed_shows_the_same_game(run: Run, edition: str) -> None:
    first = run("play", "--watch", "--edition", edition, "--seed", "9", "--turns", "25")
    again = run("play", "--watch", "--edition", edition, "--seed", "9", "--turns", "25")
    other = run("play", "--watch", "--edition", edition, "--seed", "10", "--turns", "25")
    assert first == again
    assert first.code == 0
    assert first.out != other.out


def test_a_watched_game_stops_at_its_limit_and_shows_the_standing(run: Run) -> None:
    ended = run("play", "--watch", "--seed", "1", "--turns", "5")
    assert "Stopped after turn 5; the game isn’t over." in ended.out
    assert "─ Net worth ─" in ended.out


def test_random_bots_can_be_watched_against_others(run: Run) -> None:
    assert run("play", "--watch", "--bots", "random,builder", "--seed", "1", "--turns", "20").code == 0


def test_a_seed_that_was_not_chosen_is_shown(run: Run) -> None:
    assert "seed " in run("play", "--watch", "--turns", "1").out


# A real process.


def test_ctrl_c_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    command = [
        sys.executable,
        "-c",
        "from passgo.cli.app import main; main()",
        "play",
        "--seed",
        "2",
        "--save",
        str(path),
    ]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8"
    ) as process:
        assert process.stdout is not None
        shown = ""
        while "> " not in shown:  # the prompt: it waits for a line now
            letter = process.stdout.read(1)
            assert letter, shown
            shown += letter
        process.send_signal(signal.SIGINT)
        rest, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert errors == ""
    assert "--load" in rest
    assert json.loads(path.read_text())["format"] == "passgo-game"


def test_a_line_without_end_is_not_kept_in_memory(run: Run) -> None:
    ended = run("play", "--seed", "2", typed="x" * 1_000_000 + "\nquit\nquit\n")
    assert ended.code == 0
    assert "That’s too long." in ended.out


def test_odd_bytes_are_no_command() -> None:
    command = [sys.executable, "-c", "from passgo.cli.app import main; main()", "play", "--language", "en"]
    ended = subprocess.run(command, input=b"\xff\xfe roll\nquit\nquit\n", capture_output=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert "There’s no command".encode() in ended.stdout


def test_a_process_without_input_leaves_the_game(run: Run) -> None:
    assert "The game wasn’t saved." in run("play", "--seed", "2", typed=None).out


# Other commands are mounted.


def test_scenarios_are_checked(run: Run, tmp_path: Path) -> None:
    ended = run("check", tmp_path / "none.yaml")
    assert ended.code == 2
    assert "none.yaml" in ended.err


def test_editions_are_listed(run: Run) -> None:
    assert "cthulhu-short" in run("edition", "list").out
