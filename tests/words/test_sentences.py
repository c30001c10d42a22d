import pytest
from tests.play.sitting import named

from passgo.editions import load
from passgo.editions import names as shipped
from passgo.engine import events
from passgo.engine.actions import Deal
from passgo.engine.chance import SeededChance
from passgo.engine.events import Event
from passgo.engine.log import Log
from passgo.engine.state import REASON_CARD, REASON_RENT, Offer
from passgo.testing import RandomPlayer
from passgo.words.sentences import sentence, tell


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Event(events.ROLLED, 0, numbers=[3, 4]), "Ann rolls 3 + 4."),
        (Event(events.MOVED, 0, 7, 7), "Ann moves to Chance."),
        (Event(events.MOVED, 0, 4, -3), "Ann moves back to Income Tax."),
        (Event(events.PAID, 0, 1, 10, 1, [REASON_RENT]), "Ann pays Bob $10 rent for Mediterranean Avenue."),
        (Event(events.PAID, 0, -1, 15, -1, [REASON_CARD]), "Ann pays the Bank $15."),
        (Event(events.OWED, 2, 39, 2000, 1, [REASON_RENT]), "Cy owes Bob $2,000 rent for Boardwalk."),
        (Event(events.RENT_DUE, 0, 12, 0, 1), "Ann lands on Bob’s Electric Company. The dice decide the rent."),
        (Event(events.FREED, 0, amount=50), "Ann pays $50 and gets out of jail."),
        (Event(events.FREED, 0), "Ann gets out of jail."),
        (Event(events.AUCTION_WON, 1, -1, 50), "Bob wins the building at auction for $50."),
        (Event(events.BUILT, 0, 1, 50, 5), "Ann builds on Mediterranean Avenue for $50: now a hotel."),
        (Event(events.BUILT, 0, 1, 0, 2), "Ann builds on Mediterranean Avenue: now 2 houses."),
        (Event(events.BANKRUPTCY, 0, other=-1), "Ann is bankrupt. What is left goes to the Bank."),
        (Event(events.GAME_OVER, -1, numbers=[1]), "Game over: Bob wins."),
        (Event(events.GAME_OVER, -1, numbers=[1, 2]), "Game over: Bob and Cy share the win."),
        (
            Event(events.CARD_DRAWN, 0, amount=9, other=0),
            "Ann draws Chance: Go straight to jail. You collect no salary.",
        ),
    ],
)  # fmt: skip
def test_a_sentence_for_an_event(event: Event, said: str) -> None:
    assert sentence(event, named()) == said


def test_an_offer_is_told_with_its_terms() -> None:
    offers = [Offer(0, 2, Deal(5, [], 0, 0, [39], 0)), Offer(0, 1, Deal(50, [], 0, 0, [], 1))]
    assert tell([Event(events.OFFERED, 0, other=1)], named(), offers) == ["Ann offers Bob $50 for 1 jail card."]


def test_what_the_bank_pays_is_told_once() -> None:
    happened = [
        Event(events.SALARY, 0, amount=200),
        Event(events.RECEIVED, 0, amount=200),
        Event(events.MOVED, 0, 1, 5),
    ]
    assert tell(happened, named(), []) == ["Ann moves to Mediterranean Avenue. GO pays $200."]


def test_a_name_with_a_full_stop_ends_its_sentence() -> None:
    bowser_jr = next(space.pos for space in named("mario").board.spaces if space.name == "Bowser Jr.")
    assert sentence(Event(events.MOVED, 0, bowser_jr, 3), named("mario")) == "Ann moves to Bowser Jr."


def test_less_than_was_due_is_told() -> None:
    happened = [Event(events.SALARY, 0, amount=200), Event(events.RECEIVED, 0, amount=60)]
    assert tell(happened, named(), [])[1] == "Ann collects $60."


def test_money_from_a_card_is_told() -> None:
    assert tell([Event(events.RECEIVED, 0, amount=50)], named(), []) == ["Ann collects $50."]


@pytest.mark.parametrize("edition", shipped())
def test_random_games_of_every_edition_are_told(edition: str) -> None:
    told = 0
    words = named(edition)
    for seed in range(3):
        player = RandomPlayer(seed)
        log = Log(load(edition).board, 3, SeededChance(seed), opening=True)
        while not log.game.is_over() and len(log.records) < 1500:
            happened = log.apply(*player.choose(log.game))
            sentences = tell(happened, words, log.game.offers)
            assert all(sentence.endswith((".", "!")) and "  " not in sentence for sentence in sentences), sentences
            told += len(sentences)
    assert told > 500
