"""Where cash is hidden, an offer must not be a question about it."""

import pytest
from tests.tables.commands.test_negotiations import Talk
from tests.tables.driving import PEOPLE

from passgo.tables.settings import Settings, settle


@pytest.mark.parametrize(("edition", "blind"), [("championship", True), ("classic", False), ("voyage", False)])
def test_offers_are_blind_where_cash_is_hidden(edition: str, blind: bool) -> None:
    settings, settled = settle(Settings(edition=edition, seats=4))
    assert settled.board.rules.trade_blind_offers is blind
    assert settings.options.get("trade.blindOffers", False) is blind


def test_every_official_round_has_blind_offers() -> None:
    _, settled = settle(Settings(edition="classic", seats=4, official=True))
    assert settled.board.rules.trade_blind_offers


def accepts(talk: Talk) -> list[dict[str, object]]:
    """What the player on turn is told they could accept."""
    own = talk.desk.view(f"seat:{talk.seat}", PEOPLE[talk.seat])["own"]
    return [action for action in own["actions"] if action["type"] == "accept"]


def test_an_offer_may_be_accepted_whether_or_not_its_maker_can_pay() -> None:
    talk = Talk()
    assert accepts(talk) == [{"type": "accept", "seat": talk.other}]
    cash = [{"seat": talk.other, "amount": -2_500}]
    version = talk.desk.table.version
    assert talk.desk.judge("judge-correct", corrects=1, reason="all spent", cash=cash, expected=version)["ok"]
    assert accepts(talk) == [{"type": "accept", "seat": talk.other}]


def test_an_offer_of_what_is_somebody_elses_by_now_cannot_be_accepted() -> None:
    talk = Talk()
    deeds = [{"space": 3, "owner": talk.other}]
    version = talk.desk.table.version
    assert talk.desk.judge("judge-correct", corrects=1, reason="sold", deeds=deeds, expected=version)["ok"]
    assert accepts(talk) == []
