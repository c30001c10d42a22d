"""All seats of a table as agents: PettingZoo's AEC environment."""

from collections.abc import Mapping
from typing import Any, Final, cast

import numpy as np
from gymnasium.spaces import Box, Discrete, Space
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from passgo.editions import Edition, load
from passgo.env.asking import Asking, EnvError, EpisodeOver
from passgo.env.choices import Choices
from passgo.env.drawing import draw
from passgo.env.seeing import Seeing, Sight

TURNS: Final = 1_000
LARGEST_SEED: Final = 2**32


class TableEnv(AECEnv[str, Sight, int | None]):  # type: ignore[misc]  # PettingZoo has no types
    """One game; the agents are `seat_0`, `seat_1` … The mask of the agent that is asked is in its info."""

    metadata = {"name": "passgo_table_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012  # the base class declares it so

    def __init__(
        self,
        edition: str = "classic",
        seats: int = 4,
        turns: int = TURNS,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.edition = edition_for(edition, options or {})
        check_table(self.edition.board.players_max, seats, turns)
        self.choices = Choices(self.edition.board, seats)
        self.seeing = Seeing(self.edition.board, seats, turns)
        self.turns = turns
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.seeing) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.choices.size) for agent in self.possible_agents}
        self.random: np.random.Generator | None = None
        self.asking: Asking | None = None

    def observation_space(self, agent: str) -> Space[Sight]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  # PettingZoo's
        if seed is not None or self.random is None:
            self.random, _ = np_random(seed)
        dice = int(self.random.integers(LARGEST_SEED))
        self.asking = Asking(self.choices, [None] * self.choices.seats, dice, self.turns)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.gone = 0  # players who were out when rewards were last given
        self.select()

    def playing(self) -> Asking:
        if self.asking is None:
            raise EpisodeOver("there is no game yet; call reset()")
        return self.asking

    def select(self) -> None:
        """The agent that is asked gets its mask."""
        asking = self.playing()
        if asking.decision is not None:
            self.agent_selection = self.possible_agents[asking.decision.seat]
            self.infos[self.agent_selection] = {"action_mask": asking.mask()}

    def observe(self, agent: str) -> Sight:
        return self.seeing.look(self.playing(), self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        asking = self.playing()
        if not self.agents:
            raise EpisodeOver("the game is over; call reset()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise EpisodeOver(f"{agent} is out of the game; step(None) takes it from the table")
            self._was_dead_step(action)
            return
        asking.choose(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self.reward()
        self.select()
        self._accumulate_rewards()
        self._deads_step_first()

    def reward(self) -> None:
        """Nobody is paid before somebody is out, the game is over or its turns are."""
        asking = self.playing()
        self._clear_rewards()
        gone = len(asking.game.fallen)
        if gone == self.gone and asking.decision is not None:
            return
        self.gone = gone
        for seat, reward in enumerate(asking.rewards()):
            agent = self.possible_agents[seat]
            if agent not in self.terminations:
                continue
            done = asking.is_done(seat)
            self.rewards[agent] = reward if done and not self.terminations[agent] else 0.0
            self.terminations[agent] = done
            self.truncations[agent] = asking.truncated() and not done

    def render(self) -> str | None:
        return draw(self.playing(), self.edition) if self.render_mode == "ansi" else None

    def close(self) -> None:
        self.asking = None
        self.agents = []


def edition_for(name: str, options: Mapping[str, object]) -> Edition:
    """Where cash is hidden, offers are blind: else the mask would tell, sum by sum, how much another holds."""
    edition = load(name, options)
    rules = edition.board.rules
    if rules.money_hidden and not rules.trade_blind_offers:
        return load(name, {**options, "trade.blindOffers": True})
    return edition


def check_table(most: int, seats: int, turns: int) -> None:
    if not 2 <= seats <= most:
        raise EnvError(f"seats must be 2 to {most}, not {seats}")
    if not 1 <= turns <= 1_000_000:
        raise EnvError(f"turns must be 1 to 1000000, not {turns}")


def observation_space(seeing: Seeing) -> Space[Sight]:
    return cast(Space[Sight], Box(-1.0, 1.0, (seeing.size,), np.float32))
