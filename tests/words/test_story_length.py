"""The story is shorter than its events: at least 35 % fewer lines, over seeded games of each edition."""

import pytest
from tests.breadth import wide

from passgo.bots import Playing, make
from passgo.editions import load, names
from passgo.engine import SeededChance, events, new_game
from passgo.engine.events import Event
from passgo.words.sentences import kind_of
from passgo.words.story import story

GAMES = 20
TURNS = 150
LEAST_SAVED = 0.35
# Alone, these were left out of the log before it told a story: the sentence before had named the amount.
TOLD_BEFORE = (
    events.SALARY, events.MORTGAGED, events.SOLD, events.SURRENDERED, events.QUESTION_ASKED, events.LIQUIDATED,
)  # fmt: skip


def played(edition: str, seed: int) -> list[Event]:
    """All events of a game between four traders."""
    game = new_game(load(edition).board, 4, SeededChance(seed), True)
    game.listen()
    playing = Playing(game, [make("trader", seed * 4 + seat) for seat in range(4)])
    happened: list[Event] = []
    while game.turns < TURNS and not game.is_over() and playing.step():
        happened += game.events or []
    return happened


def one_by_one(happened: list[Event]) -> int:
    """Lines of a log that tells every event but a payment that the one before has named."""
    pairs = zip([None, *happened], happened, strict=False)
    return sum(not (one.type == events.RECEIVED and before and before.type in TOLD_BEFORE) for before, one in pairs)


@pytest.mark.parametrize("edition", [name if name == "classic" else wide(name) for name in names()])
def test_the_story_has_a_third_fewer_lines(edition: str) -> None:
    before = after = 0
    for seed in range(GAMES):
        happened = played(edition, seed)
        before += one_by_one(happened)
        kinds = [kind_of(event) for event in happened]
        after += len(list(story(kinds, [event.seat for event in happened])))
    assert after <= (1 - LEAST_SAVED) * before
