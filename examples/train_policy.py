"""Train a small policy with nothing but NumPy, then see whether it beats the random bot.

    python examples/train_policy.py --episodes 1500 --games 1000

It sits among three random bots and learns by policy gradient with a learned baseline. It never begins a deal. A reward
comes with every choice: how its share of all wealth has changed; the end of the game adds the environment's own.
"""

import argparse
import sys
import time
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from passgo.env import SeatEnv
from passgo.env.seeing import PER_SEAT
from passgo.lab.statistics import wilson

Floats = NDArray[np.float32]

HIDDEN = 64
RATE = 5e-3  # of learning
FUTURE = 0.99  # what a reward is worth one choice earlier
BATCH = 4  # episodes between two updates
CURIOSITY = 0.01  # weight of the entropy
UNLIKELY = np.float32(-1e9)


class Policy:
    """One hidden layer; from it the preference for every choice and a guess at what is still to come."""

    def __init__(self, inputs: int, choices: int, random: np.random.Generator) -> None:
        self.weights: dict[str, Floats] = {
            "in": (random.standard_normal((inputs, HIDDEN)) / np.sqrt(inputs)).astype(np.float32),
            "in0": np.zeros(HIDDEN, np.float32),
            "out": np.zeros((HIDDEN, choices), np.float32),
            "out0": np.zeros(choices, np.float32),
            "guess": np.zeros(HIDDEN, np.float32),
            "guess0": np.zeros(1, np.float32),
        }
        self.means = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.updates = 0

    def hidden(self, seen: Floats) -> Floats:
        hidden: Floats = np.tanh(seen @ self.weights["in"] + self.weights["in0"])
        return hidden

    def chances(self, hidden: Floats, masks: NDArray[np.bool_]) -> Floats:
        likes = np.where(masks, hidden @ self.weights["out"] + self.weights["out0"], UNLIKELY)
        likes = np.exp(likes - likes.max(-1, keepdims=True))
        chances: Floats = likes / likes.sum(-1, keepdims=True)
        return chances

    def guess(self, hidden: Floats) -> Floats:
        return hidden @ self.weights["guess"] + self.weights["guess0"]

    def learn(self, games: list["Episode"]) -> None:
        """One step of Adam along the policy gradient."""
        seen, masks = np.array([s for g in games for s in g.seen]), np.array([m for g in games for m in g.masks])
        chosen, returns = np.concatenate([g.chosen for g in games]), np.concatenate([g.returns() for g in games])
        hidden = self.hidden(seen)
        chances = self.chances(hidden, masks)
        surprise = returns - self.guess(hidden)
        gain = (surprise - surprise.mean()) / (surprise.std() + 1e-6)
        slope = chances * gain[:, None]  # of the loss, by the preference for each choice
        slope[np.arange(len(chosen)), chosen] -= gain
        logs = np.log(chances + 1e-9)
        slope += CURIOSITY * chances * (logs - (chances * logs).sum(1, keepdims=True))
        slope /= len(chosen)
        miss = (-surprise / len(chosen)).astype(np.float32)
        back = (slope @ self.weights["out"].T + miss[:, None] * self.weights["guess"]) * (1 - hidden**2)
        self.update(
            {
                "in": seen.T @ back,
                "in0": back.sum(0),
                "out": hidden.T @ slope,
                "out0": slope.sum(0),
                "guess": hidden.T @ miss,
                "guess0": miss.sum(keepdims=True),
            }
        )

    def update(self, slopes: dict[str, Floats]) -> None:
        self.updates += 1
        for name, slope in slopes.items():
            self.means[name] += 0.1 * (slope - self.means[name])
            self.squares[name] += 0.001 * (slope**2 - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.updates)
            square = self.squares[name] / (1 - 0.999**self.updates)
            self.weights[name] -= RATE * mean / (np.sqrt(square) + 1e-8)


@dataclass
class Episode:
    """What happened in one game, choice by choice."""

    seen: list[Floats] = field(default_factory=list)
    masks: list[NDArray[np.bool_]] = field(default_factory=list)
    chosen: list[int] = field(default_factory=list)
    rewards: list[float] = field(default_factory=list)
    won: bool = False

    def returns(self) -> Floats:
        found = np.zeros(len(self.rewards), np.float32)
        total = 0.0
        for i in range(len(found) - 1, -1, -1):
            total = self.rewards[i] + FUTURE * total
            found[i] = total
        return found


def share(seen: Floats, seats: int) -> float:
    """Our part of all wealth, read from the observation."""
    worths = seen[1 : seats * len(PER_SEAT) : len(PER_SEAT)].astype(float)
    amounts = worths / (1.0 - worths)
    return float(amounts[0] / max(amounts.sum(), 1e-9))


def play(env: SeatEnv, policy: Policy, random: np.random.Generator, seed: int) -> Episode:
    """One game, chosen by the policy's chances."""
    episode = Episode()
    seats = env.choices.seats
    deals = slice(env.choices.partner.first, env.choices.partner.first + env.choices.partner.count)
    seen, info = env.reset(seed=seed)
    before = share(seen, seats)
    over = False
    while not over:
        mask = info["action_mask"].astype(bool)
        mask[deals] = False
        sums = policy.chances(policy.hidden(seen), mask).cumsum()
        number = int(np.searchsorted(sums, random.random() * sums[-1], side="right"))
        episode.seen.append(seen)
        episode.masks.append(mask)
        episode.chosen.append(number)
        seen, reward, ended, cut, info = env.step(number)
        after = share(seen, seats)
        episode.rewards.append(reward + after - before)
        before, over = after, ended or cut
        episode.won = reward > 0
    return episode


def tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def train(env: SeatEnv, episodes: int, seed: int) -> Policy:
    random = np.random.default_rng(seed)
    policy = Policy(env.seeing.size, env.choices.size, random)
    began = time.monotonic()
    wins = games = 0
    for first in range(0, episodes, BATCH):
        batch = [play(env, policy, random, seed * 1_000_003 + first + i) for i in range(BATCH)]
        policy.learn(batch)
        wins, games = wins + sum(game.won for game in batch), games + BATCH
        if games >= 200 or first + BATCH >= episodes:
            tell(f"{first + BATCH} games, {time.monotonic() - began:.0f} s: won {wins / games:.0%} of the last {games}")
            wins = games = 0
    return policy


def evaluate(env: SeatEnv, policy: Policy, games: int, seed: int) -> tuple[int, float, float]:
    """Wins in games that were not trained on, and the 95 % interval of their share."""
    random = np.random.default_rng(seed + 1)
    wins = sum(play(env, policy, random, seed * 1_000_003 + 500_000_000 + i).won for i in range(games))
    low, high = wilson(wins, games)
    return wins, low, high


def main() -> int:
    parser = argparse.ArgumentParser(description="Train a small policy against random bots.")
    parser.add_argument("--edition", default="classic")
    parser.add_argument("--episodes", type=int, default=1_500, help="games to learn from")
    parser.add_argument("--games", type=int, default=1_000, help="games to judge it by")
    parser.add_argument("--opponents", type=int, default=3, help="how many random bots")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    env = SeatEnv(wanted.edition, ["random"] * wanted.opponents)
    policy = train(env, wanted.episodes, wanted.seed)
    wins, low, high = evaluate(env, policy, wanted.games, wanted.seed)
    fair = 1 / (wanted.opponents + 1)
    tell(
        f"won {wins} of {wanted.games} games: {wins / wanted.games:.1%} ({low:.1%} - {high:.1%}); chance is {fair:.0%}"
    )
    tell("it beats random" if low > fair else "it does not beat random")
    return 0 if low > fair else 1


if __name__ == "__main__":
    sys.exit(main())
