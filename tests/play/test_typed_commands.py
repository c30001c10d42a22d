import pytest
from tests.play.sitting import at, named

from passgo.editions import load
from passgo.editions import names as shipped
from passgo.engine import actions
from passgo.engine.actions import Deal, IllegalAction
from passgo.engine.chance import SeededChance
from passgo.engine.game import new_game
from passgo.play.typed_commands import actor_of, parse, phrase
from passgo.testing import RandomPlayer


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("roll", actions.ROLL_DICE),
        ("  ROLL ", actions.ROLL_DICE),
        ("bid 120", actions.bid(120)),
        ("build baltic-avenue", actions.build(3)),
        ("build baltic", actions.build(3)),
        ("Build Baltic", actions.build(3)),
        ("build St. Charles", actions.build(11)),
        ("mortgage B. & O. Railroad", actions.mortgage(25)),
        ("choose keep park place", actions.choose_keep(37)),
        ("offer bob: park place + 5 for b. & o.", actions.offer(1, Deal(5, [37], 0, 0, [25], 0))),
        ("mortgage 39", actions.mortgage(39)),
        ("claim", actions.CLAIM_LATEST),
        ("claim boardwalk", actions.claim(39)),
        ("accept BOB", actions.accept(1)),
        ("choose redeem baltic", actions.choose_redeem(3)),
        ("choose stay", actions.CHOOSE_STAY),
        ("choose board", actions.choose_space(39)),
        ("offer bob: 50 + baltic for jail-card", actions.offer(1, Deal(50, [3], 0, 0, [], 1))),
        ("offer Cy:nothing for 20+boardwalk", actions.offer(2, Deal(0, [], 0, 20, [39], 0))),
        ("offer cy: Baltic FOR Park", actions.offer(2, Deal(0, [3], 0, 0, [37], 0))),
    ],
)
def test_what_is_typed(typed: str, action: actions.Action) -> None:
    assert parse(at(), named(), 0, typed).to_json() == action.to_json()


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "bad-action"),
        ("dance", "bad-action"),
        ("bid", "bad-action"),
        ("bid much", "bad-action"),
        ("bid 1.5", "bad-action"),
        ("bid 9999999999999999999", "bad-action"),
        ("build", "bad-action"),
        ("build nowhere", "unknown-space"),
        ("build st", "unknown-space"),  # several begin so
        ("build 40", "unknown-space"),
        ("accept eve", "unknown-player"),
        ("offer eve: 5 for 6", "unknown-player"),
        ("offer bob 5 for 6", "bad-action"),
        ("offer bob: 5", "bad-action"),
        ("offer bob: 5 + for 6", "bad-action"),
        ("sell-hotels mauve", "unknown-space"),
    ],
)
def test_what_means_nothing_is_refused_by_code(typed: str, code: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        parse(at(), named(), 0, typed)
    assert refusal.value.code == code


@pytest.mark.parametrize(
    ("line", "actor", "rest"),
    [
        ("bob: claim", "bob", "claim"),
        ("judge: time", "judge", "time"),
        ("Banker : close", "Banker", "close"),
        ("offer bob: 5 for 6", "", "offer bob: 5 for 6"),
        ("roll", "", "roll"),
    ],
)
def test_a_name_before_a_colon_acts(line: str, actor: str, rest: str) -> None:
    assert actor_of(named(), line) == (actor, rest)


@pytest.mark.parametrize("edition", shipped())
def test_every_action_can_be_typed(edition: str) -> None:
    player = RandomPlayer(4)
    game = new_game(load(edition).board, 3, SeededChance(4), True)
    words = named(edition)
    typed = 0
    while not game.is_over() and typed < 20_000:
        for seat in range(3):
            for action in game.legal(seat).actions:
                assert parse(game, words, seat, phrase(action, words)).to_json() == action.to_json()
                typed += 1
        seat, action = player.choose(game)
        assert parse(game, words, seat, phrase(action, words)).to_json() == action.to_json()
        game.apply(seat, action)
    assert typed > 200
