"""What a phrase means as an action."""

import pytest

from passgo.editions import load
from passgo.engine.actions import Action, IllegalAction
from passgo.engine.chance import SeededChance
from passgo.engine.game import Game
from passgo.engine.state import CHOICE_BUS, Choice
from passgo.scenarios import position
from passgo.scenarios.phrases import action_of
from passgo.scenarios.reading import node_of
from passgo.scenarios.words import Words


@pytest.fixture
def game() -> Game:
    return position(load("classic").board, ["ann", "bob", "cy d"], node_of({}), SeededChance(1))


def meant(game: Game, phrase: str) -> Action:
    return action_of(phrase, game, Words(game.board, ["ann", "bob", "cy d"]), 0)


# What each phrase means, as the JSON of its action.
PHRASES: dict[str, dict[str, object]] = {
    "roll 3 4": {"type": "roll"},
    "roll": {"type": "roll"},
    "end": {"type": "end"},
    "buy": {"type": "buy"},
    "decline": {"type": "decline"},
    "bid 10": {"type": "bid", "amount": 10},
    "bid -5": {"type": "bid", "amount": -5},
    "pass": {"type": "pass"},
    "default": {"type": "default"},
    "claim": {"type": "claim"},
    "claim boardwalk": {"type": "claim", "space": 39},
    "pay": {"type": "pay"},
    "build  boardwalk": {"type": "build", "space": 39},
    "build 39": {"type": "build", "space": 39},
    "sell 1": {"type": "sell", "space": 1},
    "want 1": {"type": "want", "space": 1},
    "sell-hotels brown": {"type": "sell-hotels"},
    "mortgage 1": {"type": "mortgage", "space": 1},
    "redeem 1": {"type": "redeem", "space": 1},
    "surrender 1": {"type": "surrender", "space": 1},
    "fine": {"type": "fine"},
    "card": {"type": "card"},
    "bankrupt": {"type": "bankrupt"},
    "accept bob": {"type": "accept", "seat": 1},
    "accept cy d": {"type": "accept", "seat": 2},
    "reject bob": {"type": "reject", "seat": 1},
    "withdraw": {"type": "withdraw"},
    "choose stay": {"type": "choose", "answer": "stay"},
    "choose boardwalk": {"type": "choose", "space": 39, "answer": "space"},
    "choose 39": {"type": "choose", "space": 39, "answer": "space"},
    "choose 99": {"type": "choose", "amount": 99, "answer": "steps"},
    "choose redeem 1": {"type": "choose", "space": 1, "answer": "redeem"},
    "choose keep 1": {"type": "choose", "space": 1, "answer": "keep"},
    "choose defer 1": {"type": "choose", "space": 1, "answer": "defer"},
    "close": {"type": "close"},
    "last-round": {"type": "last-round"},
    "time": {"type": "time"},
    "expel bob": {"type": "expel", "seat": 1},
}
NONSENSE = {
    "bad-action": [
        "", "frobnicate", "bid", "bid ten", "bid 1.5", "end now", "build", "accept", "choose", "offer", "expel",
        "sell-hotels", "offer bob", "offer bob 50 for nothing", "offer bob: 50", "offer bob: nothing + 5 for boardwalk",
        "offer bob: 5 + for boardwalk", "claims boardwalk",
    ],
    "unknown-space": [
        "build nowhere", "build 40", "build -1", "claim nowhere", "choose nowhere", "choose keep nowhere",
        "sell-hotels boardwalk", "offer bob: nowhere for 5", "offer bob: 5 for nowhere", "mortgage board walk",
    ],
    "unknown-player": ["accept dee", "reject dee", "expel dee", "offer dee: 5 for boardwalk"],
}  # fmt: skip


class TestActions:
    @pytest.mark.parametrize("phrase", PHRASES)
    def test_phrase(self, game: Game, phrase: str) -> None:
        assert meant(game, phrase).to_json() == PHRASES[phrase]

    def test_a_number_chosen_on_the_bus_is_a_number_of_steps(self, game: Game) -> None:
        game.choices.append(Choice(0, CHOICE_BUS, 0, False))
        assert meant(game, "choose 3").to_json() == {"type": "choose", "amount": 3, "answer": "steps"}

    def test_an_offer(self, game: Game) -> None:
        action = meant(game, "offer cy d: 50 + boardwalk + 1 + jail-card+10 for nothing").to_json()
        give = {"cash": 61, "deeds": [39], "cards": 1}
        assert action == {
            "type": "offer",
            "seat": 2,
            "deal": {"give": give, "take": {"cash": 0, "deeds": [], "cards": 0}},
        }

    def test_the_deeds_of_an_offer_stand_in_board_order(self, game: Game) -> None:
        deal = meant(game, "offer bob: nothing for boardwalk+baltic-avenue").deal
        assert deal is not None
        assert deal.take_deeds == [3, 39]

    @pytest.mark.parametrize(("code", "phrase"), [(code, phrase) for code in NONSENSE for phrase in NONSENSE[code]])
    def test_nonsense(self, game: Game, code: str, phrase: str) -> None:
        with pytest.raises(IllegalAction) as refusal:
            meant(game, phrase)
        assert refusal.value.code == code
