"""The sweep that goes on for as long as the server runs."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from passgo.store import StoreError
from passgo.web.people import sweep


class Stopped(Exception):
    """The test has seen enough."""


def test_a_sweep_comes_every_hour_even_after_one_that_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str | float] = []

    async def sweep_once(_site: Any) -> int:
        done.append("swept")
        raise StoreError

    async def wait(seconds: float) -> None:
        done.append(seconds)
        if len(done) == 4:
            raise Stopped

    monkeypatch.setattr(sweep, "sweep", sweep_once)
    monkeypatch.setattr(sweep, "asyncio", SimpleNamespace(sleep=wait))
    site: Any = None
    with pytest.raises(Stopped):
        asyncio.run(sweep.sweep_for_ever(site))
    assert done == ["swept", 3600.0, "swept", 3600.0]
