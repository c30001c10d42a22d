"""A table whose people hand one device round."""

import pytest

from passgo.tables.refusals import Refused
from passgo.tables.settings import Clocks, Settings, settle


def test_nobody_is_hurried_by_a_clock_while_the_device_goes_round() -> None:
    clocks = Clocks(decision_ms=30_000, auction_ms=5_000, absent_ms=60_000)
    settings, _ = settle(Settings(shared_device=True, clocks=clocks))
    assert (settings.clocks.decision_ms, settings.clocks.auction_ms, settings.clocks.absent_ms) == (0, 0, 60_000)


def test_an_official_round_is_not_handed_round() -> None:
    with pytest.raises(Refused, match="bad-settings") as refused:
        settle(Settings(edition="championship", official=True, shared_device=True))
    assert refused.value.details == {"field": "shared_device"}
