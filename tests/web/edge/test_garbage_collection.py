"""The server's garbage: what is young goes within a second, what is old when its time has come."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from passgo.web.edge import garbage_collection


class Knot:
    """Holds itself, so that only the collector can free it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def nobody_else_collects() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


def dropped_knot() -> "weakref.ref[Knot]":
    return weakref.ref(Knot())


async def collected(knots: "list[weakref.ref[Knot]]") -> None:
    collecting = asyncio.create_task(garbage_collection.collect_for_ever())
    async with asyncio.timeout(30):
        while any(knot() is not None for knot in knots):
            await asyncio.sleep(0.01)
    collecting.cancel()


def test_what_is_young_goes_within_a_second() -> None:
    asyncio.run(collected([dropped_knot()]))


def test_what_is_old_goes_when_everything_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage_collection, "ALL_EVERY", 2)
    knot = Knot()
    gc.collect()  # it survives, and is old from now on
    old = weakref.ref(knot)
    del knot
    gc.collect(garbage_collection.YOUNG)
    assert old() is not None
    asyncio.run(collected([old, dropped_knot()]))
