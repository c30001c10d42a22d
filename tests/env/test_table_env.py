"""A whole table: rewards, ends, and what is refused by name."""

import numpy as np
import pytest

from passgo.env import EnvError, EpisodeOver, IllegalChoice, TableEnv

SEED = 11


def played(env: TableEnv, seed: int) -> tuple[dict[str, float], set[str]]:
    """A random game to its end: what every agent got in all, and who was truncated."""
    random = np.random.default_rng(seed)
    env.reset(seed=seed)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    cut = set()
    while env.agents:
        agent = env.agent_selection
        _, reward, terminated, truncated, info = env.last(observe=False)
        totals[agent] += reward
        if terminated or truncated:
            cut |= {agent} if truncated else set()
            env.step(None)
        else:
            legal = info["action_mask"].nonzero()[0]
            env.step(int(legal[int(random.integers(len(legal)))]))
    return totals, cut


def test_the_winner_takes_what_the_losers_pay() -> None:
    env = TableEnv("cthulhu-short")
    totals, cut = played(env, SEED)
    winners = env.playing().game.winners
    assert not cut
    assert len(winners) == 1
    assert totals == {f"seat_{s}": 1.0 if s in winners else pytest.approx(-1 / 3) for s in range(4)}


def test_who_goes_out_pays_at_once_and_is_no_longer_asked() -> None:
    env = TableEnv("classic", seats=3)
    env.reset(seed=SEED)
    random = np.random.default_rng(SEED)
    while len(env.playing().game.fallen) == 0:
        legal = env.last(observe=False)[4]["action_mask"].nonzero()[0]
        env.step(int(legal[int(random.integers(len(legal)))]))
    out = f"seat_{env.playing().game.fallen[0]}"
    assert env.agent_selection == out
    assert env.last()[1:4] == (-0.5, True, False)
    with pytest.raises(EpisodeOver, match=f"{out} is out"):
        env.step(0)
    env.step(None)
    assert len(env.agents) == 2
    assert out not in env.agents


def test_a_game_out_of_turns_is_truncated_and_pays_nothing() -> None:
    totals, cut = played(TableEnv("classic", turns=2), SEED + 1)
    assert cut == {"seat_0", "seat_1", "seat_2", "seat_3"}
    assert set(totals.values()) == {0.0}


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = TableEnv("mario"), TableEnv("mario")
    played(one, SEED)
    played(other, SEED)
    assert one.render() is None
    assert one.playing().game.winners == other.playing().game.winners
    assert one.playing().game.turns == other.playing().game.turns


def test_without_a_seed_every_game_is_another() -> None:
    env = TableEnv("classic")
    env.reset(seed=SEED)
    first = env.playing().game.piles[0].cards[:]
    env.reset()
    assert env.playing().game.piles[0].cards != first


def test_a_step_after_the_end_is_refused_by_name() -> None:
    env = TableEnv("classic", turns=1)
    with pytest.raises(EpisodeOver, match=r"call reset\(\)"):
        env.step(0)
    played(env, SEED)
    with pytest.raises(EpisodeOver, match=r"the game is over; call reset\(\)"):
        env.step(0)
    env.close()
    with pytest.raises(EpisodeOver, match=r"call reset\(\)"):
        env.observe("seat_0")


@pytest.mark.parametrize("choice", [None, -1, 10_000, 3])
def test_a_choice_outside_the_mask_is_refused_by_name(choice: int | None) -> None:
    env = TableEnv("classic")
    env.reset(seed=SEED)
    with pytest.raises(IllegalChoice, match="not in its action mask"):
        env.step(choice)
    assert env.last(observe=False)[4]["action_mask"][0] == 1


@pytest.mark.parametrize(
    ("wanted", "words"),
    [({"seats": 1}, "seats must be 2 to 8, not 1"), ({"seats": 9}, "not 9"), ({"turns": 0}, "turns must be 1 to")],
)
def test_a_table_that_cannot_be_is_refused(wanted: dict[str, int], words: str) -> None:
    with pytest.raises(EnvError, match=words):
        TableEnv("classic", seats=wanted.get("seats", 4), turns=wanted.get("turns", 10))


def test_it_can_be_looked_at() -> None:
    env = TableEnv("classic", render_mode="ansi")
    env.reset(seed=SEED)
    lines = (env.render() or "").splitlines()
    assert lines[0].endswith("turn 0")
    assert len(lines) == 6
    assert "is asked: roll" in lines[-1]
