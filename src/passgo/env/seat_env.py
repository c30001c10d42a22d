"""One seat of a table, the others played by bots: a Gymnasium environment."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete

from passgo.bots import make
from passgo.bots.protocol import Bot
from passgo.env.asking import Asking, EnvError, EpisodeOver, Mask
from passgo.env.choices import Choices
from passgo.env.drawing import draw
from passgo.env.seeing import Seeing, Sight
from passgo.env.table_env import LARGEST_SEED, TURNS, check_table, edition_for, observation_space


class SeatEnv(gymnasium.Env[Sight, np.int64]):
    """Play one seat against bots. `info["action_mask"]` says what may be chosen; anything else is played as the
    plainest legal choice, and `info["illegal"]` tells so."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # the base class declares it so

    def __init__(
        self,
        edition: str = "classic",
        opponents: Sequence[str] = ("builder", "builder", "builder"),
        seat: int | None = None,
        turns: int = TURNS,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.edition = edition_for(edition, options or {})
        self.opponents = list(opponents)
        seats = len(self.opponents) + 1
        check_table(self.edition.board.players_max, seats, turns)
        if seat is not None and not 0 <= seat < seats:
            raise EnvError(f"seat must be 0 to {seats - 1}, or None for another one in every game; not {seat}")
        for name in self.opponents:
            make(name, 0)
        self.seat = seat
        self.turns = turns
        self.render_mode = render_mode
        self.choices = Choices(self.edition.board, seats)
        self.seeing = Seeing(self.edition.board, seats, turns)
        self.observation_space = observation_space(self.seeing)
        self.action_space = Discrete(self.choices.size)
        self.mine = 0
        self.asking: Asking | None = None
        self.over = True

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  # Gymnasium's
    ) -> tuple[Sight, dict[str, Any]]:
        super().reset(seed=seed)
        seats = self.choices.seats
        self.mine = int(self.np_random.integers(seats)) if self.seat is None else self.seat
        dice = int(self.np_random.integers(LARGEST_SEED))
        bots: list[Bot | None] = [make(name, dice + number) for number, name in enumerate(self.opponents)]
        bots.insert(self.mine, None)
        self.asking = Asking(self.choices, bots, dice, self.turns)
        self.over = self.asking.decision is None
        return self.seeing.look(self.asking, self.mine), self.info(False)

    def info(self, illegal: bool) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "illegal": illegal}

    def action_masks(self) -> Mask:
        """What may be chosen now, by the name under which learners with masks look for it."""
        return self.playing().mask()

    def playing(self) -> Asking:
        if self.asking is None:
            raise EpisodeOver("there is no game yet; call reset()")
        return self.asking

    def step(self, action: np.int64 | int) -> tuple[Sight, float, bool, bool, dict[str, Any]]:
        asking = self.playing()
        if self.over:
            raise EpisodeOver("the game is over; call reset()")
        number = int(action)
        illegal = number not in asking.legal()
        asking.choose(self.plainest() if illegal else number)
        terminated = asking.is_done(self.mine)
        truncated = asking.truncated() and not terminated
        self.over = terminated or truncated
        reward = asking.rewards()[self.mine] if terminated else 0.0
        return self.seeing.look(asking, self.mine), reward, terminated, truncated, self.info(illegal)

    def plainest(self) -> int:
        """What stands in for a choice that is not legal; a deal in the making is dropped."""
        asking = self.playing()
        return asking.plainest() if asking.draft is None else self.choices.drop.first

    def render(self) -> str | None:
        return draw(self.playing(), self.edition) if self.render_mode == "ansi" else None
