"""Standard environments for learning: PettingZoo's AEC for all seats, Gymnasium for one seat among bots."""

try:
    import gymnasium
    import pettingzoo as _  # type: ignore[import-untyped]  # noqa: F401  # to tell at once when it is missing
except ImportError:
    raise ImportError("environments need the extra: pip install 'passgo[gym]'") from None

from passgo.env.asking import EnvError, EpisodeOver, IllegalChoice
from passgo.env.choices import Choices
from passgo.env.seat_env import SeatEnv
from passgo.env.seeing import Seeing
from passgo.env.table_env import TableEnv

SEAT_ENV = "passgo/Seat-v0"

if SEAT_ENV not in gymnasium.registry:
    gymnasium.register(SEAT_ENV, "passgo.env:SeatEnv")

__all__ = [
    "SEAT_ENV",
    "Choices",
    "EnvError",
    "EpisodeOver",
    "IllegalChoice",
    "SeatEnv",
    "Seeing",
    "TableEnv",
]
