"""Where cash is hidden, an offer must not be a question about it."""

import pytest

from passgo.tables.settings import Settings, settle


@pytest.mark.parametrize(("edition", "blind"), [("championship", True), ("classic", False), ("voyage", False)])
def test_offers_are_blind_where_cash_is_hidden(edition: str, blind: bool) -> None:
    settings, settled = settle(Settings(edition=edition, seats=4))
    assert settled.board.rules.trade_blind_offers is blind
    assert settings.options.get("trade.blindOffers", False) is blind


def test_every_official_round_has_blind_offers() -> None:
    _, settled = settle(Settings(edition="classic", seats=4, official=True))
    assert settled.board.rules.trade_blind_offers
