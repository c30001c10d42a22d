"""One seat among bots."""

import numpy as np
import pytest

from passgo.bots import UnknownBot
from passgo.env import EnvError, EpisodeOver, SeatEnv

SEED = 4


def played(env: SeatEnv, seed: int) -> tuple[float, bool, bool]:
    random = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    while True:
        legal = info["action_mask"].nonzero()[0]
        _, reward, terminated, truncated, info = env.step(int(legal[int(random.integers(len(legal)))]))
        if terminated or truncated:
            return reward, terminated, truncated


def test_who_loses_pays_and_who_wins_is_paid() -> None:
    found = {played(SeatEnv("cthulhu-short", ["random"]), seed) for seed in range(6)}
    assert found == {(1.0, True, False), (-1.0, True, False)}


def test_only_the_own_seat_is_asked() -> None:
    env = SeatEnv("classic", ["builder", "novice"], seat=2)
    env.reset(seed=SEED)
    for _ in range(50):
        asking = env.playing()
        assert asking.decision is not None
        assert asking.decision.seat == 2
        env.step(int(env.action_masks().nonzero()[0][0]))


def test_the_seat_is_drawn_anew_in_every_game() -> None:
    env = SeatEnv("classic", ["novice"] * 3)
    env.reset(seed=SEED)
    seats = set()
    for _ in range(20):
        env.reset()
        seats.add(env.mine)
    assert len(seats) > 1


def test_an_illegal_choice_is_played_as_the_plainest_and_told() -> None:
    env = SeatEnv("classic", ["novice"], seat=0)
    env.reset(seed=SEED)
    turns = env.playing().game.turns
    buy = 2
    assert env.action_masks()[buy] == 0
    *_, info = env.step(buy)
    assert info["illegal"] is True
    assert (env.playing().game.rolled, env.playing().game.turns) != (False, turns)
    *_, info = env.step(int(env.action_masks().nonzero()[0][0]))
    assert info["illegal"] is False


def test_an_illegal_choice_drops_a_deal_in_the_making() -> None:
    env = SeatEnv("classic", ["novice"], seat=0)
    env.reset(seed=SEED)
    env.step(env.choices.partner.first)
    assert env.playing().draft is not None
    env.step(0)
    assert env.playing().draft is None


def test_a_game_out_of_turns_is_truncated() -> None:
    assert played(SeatEnv("classic", ["builder"] * 3, turns=12), SEED) == (0.0, False, True)


def test_a_step_after_the_end_is_refused_by_name() -> None:
    env = SeatEnv("classic", ["builder"], turns=4)
    with pytest.raises(EpisodeOver, match=r"there is no game yet; call reset\(\)"):
        env.step(0)
    played(env, SEED)
    with pytest.raises(EpisodeOver, match=r"the game is over; call reset\(\)"):
        env.step(0)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'nobody'"):
        SeatEnv("classic", ["nobody"])
    with pytest.raises(EnvError, match="seats must be 2 to 8, not 1"):
        SeatEnv("classic", [])
    with pytest.raises(EnvError, match="seat must be 0 to 1"):
        SeatEnv("classic", ["builder"], seat=2)
