"""Rates and counts per address and person. Everything here is bounded, so that it cannot itself be flooded."""

import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import ip_address
from typing import Final

REMEMBERED: Final = 20_000


class Rate:
    """Token buckets: `per_second` in the long run, `burst` at once, for each key."""

    def __init__(
        self,
        per_second: float,
        burst: int,
        clock: Callable[[], float] = time.monotonic,
        remembered: int = REMEMBERED,
    ) -> None:
        self.per_second = per_second
        self.burst = burst
        self.clock = clock
        self.remembered = remembered
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str, cost: float = 1.0) -> bool:
        """Take from the bucket of this key, if there is enough in it."""
        now = self.clock()
        left, since = self.buckets.get(key, (float(self.burst), now))
        left = min(float(self.burst), left + (now - since) * self.per_second)
        enough = left >= cost
        self.buckets[key] = (left - cost if enough else left, now)
        self.buckets.move_to_end(key)
        if len(self.buckets) > self.remembered:
            self.buckets.popitem(last=False)  # the least recently seen one, most likely full again
        return enough


class Counts:
    """Counts of something that each key holds now, up to a limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held: dict[str, int] = {}

    def take(self, key: str) -> bool:
        count = self.held.get(key, 0)
        if count >= self.most:
            return False
        self.held[key] = count + 1
        return True

    def give_back(self, key: str) -> None:
        count = self.held[key] - 1
        if count:
            self.held[key] = count
        else:
            del self.held[key]


def address_key(address: str | None) -> str:
    """The key that counts as one visitor's address: in IPv6 the network of a household."""
    if address is None:
        return "unknown"
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if parsed.version == 6:
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ip_address(int(parsed) >> 64 << 64))
    return str(parsed)
