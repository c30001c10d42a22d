"""Python's garbage collector at a server's pace.

Left to itself it comes when many objects have been made, and then looks at all that were made since it last came: with
a thousand tables that stops everybody for a third of a second, and finds nothing. So it is called by the clock: every
second for what is new, which is little, and seldom for everything.
"""

import asyncio
import gc
from typing import Final

YOUNG: Final = 0
ALL: Final = 2
ALL_EVERY: Final = 600  # seconds; with a thousand tables and four thousand sockets it takes half a second


def by_the_clock_only() -> None:
    """What is loaded by now stays until the end: the collector need never look at it again."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def collect_for_ever() -> None:
    second = 0
    while True:
        await asyncio.sleep(1)
        second += 1
        gc.collect(YOUNG if second % ALL_EVERY else ALL)
