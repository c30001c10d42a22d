"""A cache of recent replays."""

import asyncio
from collections import OrderedDict
from typing import Final

from passgo.tables.log.replay import Replay

KEPT: Final = 16


class Replays:
    """The most recent replays; each takes some megabytes."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int], Replay] = OrderedDict()
        # One is worked out at a time: a visitor who asks for many waits, and the tables do not.
        self.working = asyncio.Lock()

    def get(self, table: str, version: int) -> Replay | None:
        found = self.kept.get((table, version))
        if found is not None:
            self.kept.move_to_end((table, version))
        return found

    def keep(self, table: str, replay: Replay) -> None:
        self.kept[table, replay.versions()] = replay
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
