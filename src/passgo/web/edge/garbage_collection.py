"""Python's garbage collector at a server's pace.

Left alone, it runs when many objects have been made, and looks at all those made since its last run: with a thousand
tables that stops everybody for a third of a second, and finds nothing. So the server runs it by the clock: every second
for the few new objects, and seldom for all.
"""

import asyncio
import gc
from typing import Final

YOUNG: Final = 0
ALL: Final = 2
ALL_EVERY: Final = 600  # seconds; with a thousand tables and four thousand sockets it takes half a second


def by_the_clock_only() -> None:
    """Collect by the clock only, and never look again at what is loaded by now: it stays until the end."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def collect_for_ever() -> None:
    second = 0
    while True:
        await asyncio.sleep(1)
        second += 1
        gc.collect(YOUNG if second % ALL_EVERY else ALL)
