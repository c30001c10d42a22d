"""Decks in play. A card in hand or on its way is one number: deck * 256 + card."""

from passgo.engine import events
from passgo.engine.state import Pile, State, note


def shuffle_decks(game: State) -> None:
    for deck in game.board.decks:
        game.piles.append(Pile(game.chance.shuffle(len(deck.cards))))


def draw(game: State, deck: int) -> int:
    """Take the top card; an empty face-up deck is shuffled again first (AMB-GHOST-4)."""
    pile = game.piles[deck]
    if not pile.cards:
        pile.cards = [pile.discards[i] for i in game.chance.shuffle(len(pile.discards))]
        pile.discards = []
        note(game, events.DECK_SHUFFLED, -1, other=deck)
    return deck << 8 | pile.cards.pop(0)


def put_back(game: State, card: int) -> None:
    """A used card goes under its deck, or face up beside it."""
    deck = card >> 8
    pile = game.piles[deck]
    if game.board.decks[deck].face_up:
        pile.discards.append(card & 255)
    else:
        pile.cards.append(card & 255)
