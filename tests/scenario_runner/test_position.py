"""A position from a scenario's `given`."""

import pytest

from passgo.editions import load
from passgo.engine.chance import SeededChance
from passgo.engine.game import Game
from passgo.engine.invariants import broken
from passgo.scenarios import ScenarioError, position
from passgo.scenarios.reading import node_of


def given(edition: str, data: object, opening: bool = False, players: int = 3) -> Game:
    names = ["ann", "bob", "cy", "dee"][:players]
    return position(load(edition).board, names, node_of(data), SeededChance(1), opening)


class TestPosition:
    def test_everything_at_once_is_sound(self) -> None:
        holding = {"deeds": ["boardwalk", "park-place"], "buildings": {"boardwalk": 5, "park-place": 4}, "cash": 7}
        ann = {**holding, "jail": 2, "jail_cards": ["chance", "community-chest"]}
        bob = {"deeds": ["short-line"], "mortgaged": ["short-line"], "at": "free-parking"}
        game = given("classic", {"ann": ann, "bob": bob, "cy": {"out": True}, "turn": "bob", "doubles": 2})
        assert broken(game) == []
        assert (game.houses, game.hotels) == (28, 11)
        assert (game.turn, game.doubles, game.rolled) == (1, 2, True)
        assert [player.cash for player in game.players] == [7, 1500, 0]
        assert (game.players[0].pos, game.players[1].pos) == (game.board.jail_pos, 20)

    def test_missing_pieces_are_out_of_the_game(self) -> None:
        game = given("classic", {"bank": {"houses": 3, "hotels": 0}})
        assert (game.houses, game.hotels) == (3, 0)
        assert broken(game) == []

    def test_who_is_out_is_passed_over_for_the_first_turn(self) -> None:
        assert given("classic", {"ann": {"out": True, "cash": 0, "deeds": []}}).turn == 1

    def test_cards_named_are_on_top_and_the_others_follow(self) -> None:
        game = given("classic", {"decks": {"chance": ["to-go", "go-to-jail"]}})
        deck = game.board.decks[game.board.deck_named("chance")].cards
        pile = game.piles[game.board.deck_named("chance")].cards
        assert [deck[card].id for card in pile[:2]] == ["to-go", "go-to-jail"]
        assert sorted(pile) == list(range(len(deck)))

    def test_a_card_in_hand_gives_way_to_one_named_on_top_where_the_deck_has_two(self) -> None:
        board = load("mario").board
        jail_cards = [card.id for card in board.decks[0].cards if card.effect == 4]
        assert len(jail_cards) >= 2
        for card in jail_cards:
            holding = {"jail_cards": [board.decks[0].id]}
            game = given("mario", {"ann": holding, "decks": {board.decks[0].id: [card]}})
            assert board.decks[0].cards[game.piles[0].cards[0]].id == card
            assert broken(game) == []

    def test_dealt_deeds_give_way_to_those_named(self) -> None:
        dealt = given("cthulhu-short", {}, opening=True)
        ids = [title.space.id for title in dealt.titles if title.owner == 1]
        game = given("cthulhu-short", {"ann": {"deeds": ids[:1]}}, opening=True)
        assert [title.space.id for title in game.titles if title.owner == 0] == ids[:1]
        assert len([title for title in game.titles if title.owner == 1]) == 3
        assert broken(game) == []

    def test_a_group_may_stand_anyhow_where_single_streets_are_cleared(self) -> None:
        holding = {"deeds": ["etna", "krakatoa"], "buildings": {"etna": 3}, "mortgaged": ["krakatoa"]}
        assert broken(given("voyage", {"ann": holding})) == []

    def test_the_fewest_players_of_an_edition_are_not_demanded(self) -> None:
        assert len(given("championship", {}, players=2).players) == 2

    def test_too_many_players_are_refused(self) -> None:
        with pytest.raises(ScenarioError, match="9 players"):
            position(load("classic").board, list("abcdefghi"), node_of({}), SeededChance(1))
