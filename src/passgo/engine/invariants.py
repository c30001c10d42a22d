"""What must hold in every position: the assertions of the rules, for tests and for games that come from outside."""

from passgo.engine.board import EFFECT_JAIL_FREE, HOTEL
from passgo.engine.buildings import keeps_even, rank
from passgo.engine.game import Game
from passgo.engine.state import BANK, STAGE_OVER


def broken(game: Game) -> list[str]:
    """Every invariant that does not hold, in words; an empty list is a sound game."""
    faults: list[str] = []
    check_money(game, faults)
    check_buildings(game, faults)
    check_levels(game, faults)
    check_counts(game, faults)
    check_cards(game, faults)
    if game.stage != STAGE_OVER and not game.awaiting():
        faults.append("nobody is awaited and the game is not over")
    return faults


def check_money(game: Game, faults: list[str]) -> None:
    total = game.bank
    for player in game.players:
        total += player.cash
        if player.cash < 0:
            faults.append(f"seat {player.seat} has {player.cash} in cash")
        if player.out and (player.cash or player.cards):
            faults.append(f"seat {player.seat} is out and still holds something")
    if total != (0 if game.rules.bank_unlimited else game.rules.bank_money):
        faults.append(f"the money adds up to {total}")


def pieces(game: Game) -> tuple[int, int]:
    """Houses and hotels in the Bank and on the board."""
    houses = game.houses
    hotels = game.hotels
    for title in game.titles:
        if title.level == HOTEL:
            hotels += 1
        else:
            houses += title.level
    return houses, hotels


def check_buildings(game: Game, faults: list[str]) -> None:
    houses, hotels = pieces(game)
    if game.houses < 0 or game.hotels < 0:
        faults.append("the Bank owes buildings")
    if houses > game.rules.stock_houses or hotels > game.rules.stock_hotels:
        faults.append(f"there are {houses} houses and {hotels} hotels")
    for title in game.titles:
        if title.level and (title.owner == BANK or title.mortgaged):
            faults.append(f"{title.space.id} is built on without a free owner")
        if title.level > game.rules.build_max_houses and title.level != HOTEL:
            faults.append(f"{title.space.id} has level {title.level}")
        if title.paid and (game.rules.sell_half_of != "paid" or len(title.paid) > title.level):
            faults.append(f"{title.space.id} remembers prices of buildings that do not stand there")


def check_levels(game: Game, faults: list[str]) -> None:
    """Groups are built evenly and never while mortgaged; where single streets are cleared, this is not demanded."""
    if game.rules.clear_scope != "group":
        return
    for i in range(len(game.sets)):
        if game.sets[i].levels == 0:
            continue
        group = game.board.groups[i]
        ranks = [rank(game.rules, game.titles[deed].level) for deed in group.deeds]
        if keeps_even(game.rules) and max(ranks) - min(ranks) > 1:
            faults.append(f"{group.id} is built unevenly")
        if game.sets[i].mortgaged or game.sets[i].owner == BANK:
            faults.append(f"{group.id} is built on while mortgaged or incomplete")


def check_counts(game: Game, faults: list[str]) -> None:
    """The derived counts agree with the titles."""
    for i in range(len(game.sets)):
        group = game.board.groups[i]
        held = [0] * len(game.players)
        levels = 0
        mortgaged = 0
        for deed in group.deeds:
            title = game.titles[deed]
            if title.owner != BANK:
                held[title.owner] += 1
            levels += title.level
            mortgaged += 1 if title.mortgaged else 0
        owner = held.index(group.size) if group.size in held else BANK
        counts = game.sets[i]
        if (counts.owner, counts.levels, counts.mortgaged) != (owner, levels, mortgaged):
            faults.append(f"the counts of {group.id} are wrong")
        if [player.held[i] for player in game.players] != held:
            faults.append(f"the holdings of {group.id} are wrong")


def check_cards(game: Game, faults: list[str]) -> None:
    """Every card is in its deck, in its discards or in one hand, and only jail cards are in hands."""
    found: list[list[int]] = [pile.cards + pile.discards for pile in game.piles]
    for player in game.players:
        for card in player.cards:
            found[card >> 8].append(card & 255)
            if game.board.decks[card >> 8].cards[card & 255].effect != EFFECT_JAIL_FREE:
                faults.append(f"seat {player.seat} keeps a card that is no jail card")
    for deck, cards in zip(game.board.decks, found, strict=True):
        if sorted(cards) != list(range(len(deck.cards))):
            faults.append(f"the cards of {deck.id} are not all there")
