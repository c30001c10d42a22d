"""Services that live tables share with the rest of a server."""

from collections.abc import Callable
from dataclasses import dataclass, field

from passgo.engine.chance import Chance
from passgo.store import Store, Writer
from passgo.web.cluster.bus import Bus
from passgo.web.edge.metrics import Metrics
from passgo.web.live.connection import Connections
from passgo.web.live.storage import SystemChance
from passgo.web.settings import Settings


@dataclass
class Services:
    """Store, clock, chance and figures, and everybody who is connected."""

    settings: Settings
    store: Store
    writer: Writer
    metrics: Metrics
    connections: Connections
    clock: Callable[[], int]
    bus: Bus = field(default_factory=Bus)
    chance: Chance = field(default_factory=SystemChance)
