"""A game is its records: saved, replayed, played on; and data that is none is refused by name."""

import copy
import json
from typing import Any

import pytest

from passgo.editions import load
from passgo.engine import BadAction, BadLog, BadSnapshot, Log, SeededChance, digest, from_json, replay, to_json
from passgo.engine.actions import action_from_json
from passgo.testing import RandomPlayer

BOARD = load("classic").board


def played(actions: int, seed: int = 4) -> Log:
    log = Log(BOARD, 3, SeededChance(seed), opening=True)
    player = RandomPlayer(seed)
    for _ in range(actions):
        log.apply(*player.choose(log.game))
    return log


def saved(actions: int = 120) -> Any:
    return json.loads(json.dumps(played(actions).to_json()))


def test_a_replayed_game_is_the_same_game() -> None:
    log = played(200)
    again = replay(BOARD, json.loads(json.dumps(log.to_json())))
    assert digest(again.game) == digest(log.game)


def test_a_replayed_game_is_played_on_with_new_chance() -> None:
    log = replay(BOARD, saved())
    log.continue_with(SeededChance(9))
    player = RandomPlayer(9)
    for _ in range(50):
        log.apply(*player.choose(log.game))
    assert digest(replay(BOARD, json.loads(json.dumps(log.to_json()))).game) == digest(log.game)


def test_a_game_of_another_content_says_which_it_needs() -> None:
    with pytest.raises(BadLog, match=f"needs edition 'classic' with hash '{BOARD.hash}'"):
        replay(load("classic", {"go.salary": 100}).board, saved())


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda data: data.update(format="chess"), "no passgo game"),
        (lambda data: data.update(version=0), "rules version 0"),
        (lambda data: data.update(seats="three"), "seats must be a number"),
        (lambda data: data.update(seats=1), "seats must be a number"),
        (lambda data: data.update(records={}), "records a list"),
        (lambda data: data.update(setup=[1, 2]), "setup"),
        (lambda data: data.update(setup="no"), "setup must be a list"),
        (lambda data: data.update(setup=["no"]), "setup must be a list"),
        (lambda data: data["records"].pop(), "do not lead to the position"),
        (lambda data: data["records"].insert(0, 5), r"records\[0\] must hold"),
        (lambda data: data["records"][0].update(action={"type": "fly"}), r"records\[0\]: unknown action 'fly'"),
        (lambda data: data["records"][0].update(action={"type": "end"}), r"records\[0\] was refused with not-now"),
        (lambda data: data["records"][0].update(draws=[7, 7]), r"records\[0\]: a die with 6 sides cannot show 7"),
        (lambda data: data["records"][0].update(draws=[]), r"records\[0\]: a die was needed"),
        (lambda data: data["records"][0]["draws"].append(1), r"records\[0\] has draws left over"),
    ],
)
def test_a_spoilt_log_is_refused(spoil: Any, said: str) -> None:
    data = saved()
    spoil(data)
    with pytest.raises(BadLog, match=said):
        replay(BOARD, data)


def test_a_log_that_is_no_object_is_refused() -> None:
    with pytest.raises(BadLog, match="no passgo game"):
        replay(BOARD, [1])


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (5, "an action is an object"),
        ({"type": 5}, "unknown action 5"),
        ({"type": "bid", "amount": "ten"}, "amount must be a whole number, not 'ten'"),
        ({"type": "bid", "amount": 10**12}, "amount must be a whole number"),
        ({"type": "bid", "amount": True}, "amount must be a whole number"),
        ({"type": "choose", "answer": "perhaps"}, "unknown answer 'perhaps'"),
        ({"type": "offer", "deal": 5}, "deal must hold give"),
        ({"type": "offer", "deal": {"give": {}}}, "deal must hold take"),
        ({"type": "offer", "deal": {"give": {"deeds": 5}, "take": {}}}, "deeds must be a list of spaces"),
        ({"type": "offer", "deal": {"give": {"deeds": ["a"]}, "take": {}}}, "deeds must be a list of spaces"),
    ],
)
def test_data_that_is_no_action_is_refused(data: object, said: str) -> None:
    with pytest.raises(BadAction, match=said):
        action_from_json(data)


def spoilt(path: list[Any], value: object, actions: int = 150, seed: int = 4) -> Any:
    data = copy.deepcopy(to_json(played(actions, seed).game))
    data = json.loads(json.dumps(data))
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (["version"], 0, "rules version"),
        (["edition"], "x", "needs edition 'x'"),
        (["players"], 5, "players must be a list"),
        (["players"], [], "players must be at least 2"),
        (["players", 0], 5, r"players\[0\] must be a list of 5"),
        (["players", 0, 0], -5, r"players\[0\] must be a whole number"),
        (["players", 0, 0], "much", r"players\[0\] must be a whole number"),
        (["players", 0, 0], 5, "the money adds up to"),
        (["players", 0, 1], 40, r"players\[0\]"),
        (["players", 0, 4], [255], "unknown card"),
        (["titles"], [], "titles must be a list of 28"),
        (["titles", 0, 0], 7, "mediterranean-avenue"),
        (["titles", 0, 1], 3, "built"),
        (["piles"], [], "piles must be a list of 2"),
        (["piles", 0, 0], [0], "cards of chance are not all there"),
        (["piles", 0, 0], "x", "piles must be a list of at most"),
        (["bank", 1], 33, "bank must be a whole number"),
        (["order"], [0, 0, 1], "order must name every seat once"),
        (["turn", 2], 9, "turn must be a whole number"),
        (["turn"], None, "turn must be a list of 6"),
        (["end", 2], [1], "end must list who is out"),
        (["debts"], [[9, 0, 1, 0, 0]], "debts must be a whole number"),
        (["choices"], [[0, 9, 0, 0]], "choices must be a whole number"),
        (["landings"], [[0, 1, 0, 5, 0, 1]], "landings names go, which is no deed"),
        (["offers"], [[0, 1, {}]], "offers: deal must hold give"),
        (["lapsed"], [2], "lapsed names community-chest"),
        (["auction"], [0, 1, [1, 1, 1], [0, 0, 0], 0, -1, 0, [], 0], "auction names go"),
        (["auction"], [1, 1, [1], [0, 0, 0], 0, -1, 0, [], 0], "auction must have one flag a seat"),
        (["auction"], [-1, 1, [1, 1, 1], [0, 0, 0], 0, -1, 0, [], 0], "must say who wants it"),
        (["auction"], [-1, 1, [1, 1, 1], [0, 0, 0], 0, -1, 0, [1], 0], "one space a seat"),
        (["shortage"], [0, 0, [], [0, 0, 0], None], "shortage must be a list of 3"),
        (["shortage"], [0, 0, [[0], [], []], [0, 0, 0], None], "shortage names go, which is no deed"),
        (["shortage"], [0, 0, [[], [], []], [0, 0, 0], {"type": "roll"}], "only building and selling may follow it"),
        (["shortage"], [0, 0, [[], [], []], [0, 0, 0], {"type": "jump"}], "shortage: unknown action 'jump'"),
        (["shortage"], [0, 0, [[], [], []], [0, 0, 0], {"type": "sell-hotels", "amount": 99}], "shortage must be a"),
        (["auction"], [-1, 1, [1, 1, 1], [0, 0, 0], 0, -1, 0, [1, 3, -1], 0], "building without its shortage"),
        (["content"], [7], "content must be a whole number"),
    ],
)  # fmt: skip
def test_a_spoilt_snapshot_is_refused(path: list[Any], value: object, said: str) -> None:
    with pytest.raises(BadSnapshot, match=said):
        from_json(BOARD, spoilt(path, value), SeededChance(1))


def test_a_snapshot_that_is_no_object_is_refused() -> None:
    with pytest.raises(BadSnapshot, match="is an object"):
        from_json(BOARD, "half a ga", SeededChance(1))
