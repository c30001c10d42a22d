"""The position a scenario starts from: what `given` says, checked against the edition's own limits."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from passgo.engine.board import EFFECT_JAIL_FREE, HOTEL, SPACE_STREET, Board
from passgo.engine.buildings import keeps_even, rank
from passgo.engine.chance import Chance
from passgo.engine.game import Game, new_game
from passgo.engine.state import BANK, FREE, Player, give_title, set_level, set_mortgaged
from passgo.scenarios.reading import Node
from passgo.scenarios.words import Words

PLAYER_KEYS: Final = ("cash", "at", "deeds", "buildings", "mortgaged", "jail", "jail_cards", "out")
TABLE_KEYS: Final = ("bank", "decks", "turn", "doubles")

Fields: TypeAlias = Mapping[str, Node]


def position(board: Board, players: Sequence[str], given: Node, chance: Chance, opening: bool = False) -> Game:
    """A game of these players in the position given; raises ScenarioError if the edition allows no such position."""
    words = Words(board, players)
    if not 2 <= len(players) <= board.players_max:
        raise given.wrong(f"{len(players)} players", f"{board.edition} takes 2 to {board.players_max}")
    blocks = given.fields((*players, *TABLE_KEYS))
    holdings = [blocks[name].fields(PLAYER_KEYS) if name in blocks else {} for name in players]
    game = new_game(board, len(players), chance, opening)
    give_deeds(game, words, holdings)
    for player, fields in zip(game.players, holdings, strict=True):
        put_player(game, words, player, fields)
    for player, fields in zip(game.players, holdings, strict=True):
        if "buildings" in fields:
            check_buildings(game, player, fields["buildings"])
        if "out" in fields and fields["out"].truth():
            put_out(game, player, fields)
    set_bank(game, given, blocks.get("bank"))
    if "decks" in blocks:
        set_decks(game, words, blocks["decks"])
    set_turn(game, words, given, blocks)
    return game


def give_deeds(game: Game, words: Words, holdings: Sequence[Fields]) -> None:
    """Each player's deeds; what an edition has dealt before gives way to what is named."""
    named: dict[int, int] = {}
    for seat, fields in enumerate(holdings):
        for pos in words.read_deeds(fields["deeds"]) if "deeds" in fields else []:
            if pos in named:
                owner = words.players[named[pos]]
                raise fields["deeds"].wrong(f"{words.spaces[pos]} already belongs to {owner}", "a deed has one owner")
            named[pos] = seat
    for title in game.titles:
        if title.owner != BANK and "deeds" in holdings[title.owner]:
            give_title(game, title, BANK)
    for pos, seat in named.items():
        title = game.title_at(pos)
        if title.owner != BANK:
            replace_dealt(game, title.owner, named)
        give_title(game, title, seat)


def replace_dealt(game: Game, seat: int, named: Mapping[int, int]) -> None:
    """Another free deed for one that was dealt and is named for somebody else."""
    for title in game.titles:
        if title.owner == BANK and title.space.pos not in named:
            give_title(game, title, seat)
            return


def put_player(game: Game, words: Words, player: Player, fields: Fields) -> None:
    if "cash" in fields:
        set_cash(game, player, fields["cash"].amount())
    if "at" in fields:
        player.pos = words.read_space(fields["at"])
    if "jail" in fields:
        set_jail(game, player, fields)
    if "mortgaged" in fields:
        for pos in words.read_deeds(fields["mortgaged"]):
            if game.title_at(pos).owner != player.seat:
                raise fields["mortgaged"].wrong(f"{words.spaces[pos]} is not his", "only deeds held can be mortgaged")
            set_mortgaged(game, game.title_at(pos), True)
    if "buildings" in fields:
        set_buildings(game, words, player, fields["buildings"])
    for node in fields["jail_cards"].items() if "jail_cards" in fields else []:
        take_jail_card(game, words, player, node)


def set_cash(game: Game, player: Player, amount: int) -> None:
    """Money never appears from nothing: the Bank holds the difference."""
    game.bank -= amount - player.cash
    player.cash = amount


def set_jail(game: Game, player: Player, fields: Fields) -> None:
    node = fields["jail"]
    if node.text() == "free":
        return
    tried = node.whole(0, game.rules.jail_forced_turn - 1)
    if "at" in fields and player.pos != game.board.jail_pos:
        jail = game.board.spaces[game.board.jail_pos].id
        raise fields["at"].wrong("who is in jail cannot stand elsewhere", f"leave `at` out or write {jail}")
    player.jail = tried
    player.pos = game.board.jail_pos


def take_jail_card(game: Game, words: Words, player: Player, node: Node) -> None:
    deck = words.read_deck(node)
    pile = game.piles[deck].cards
    for card in pile:
        if game.board.decks[deck].cards[card].effect == EFFECT_JAIL_FREE:
            pile.remove(card)
            player.cards.append(deck << 8 | card)
            return
    raise node.wrong(f"no jail card is left in {words.decks[deck]}", "each exists once in its deck")


def set_buildings(game: Game, words: Words, player: Player, node: Node) -> None:
    for word, level_node in node.mapping().items():
        pos = words.read_deed(level_node, word)
        title = game.title_at(pos)
        if title.owner != player.seat or title.space.kind != SPACE_STREET:
            raise level_node.wrong(f"{words.spaces[pos]} cannot be built on", "name streets among his deeds")
        if title.level:
            raise level_node.wrong(f"{words.spaces[pos]} stands twice", "give each key once")
        set_level(game, title, read_level(game, level_node))


def read_level(game: Game, node: Node) -> int:
    """Houses up to the edition's most, or 5 for a hotel."""
    level = node.whole(0, HOTEL)
    most = game.rules.build_max_houses
    if most < level < HOTEL:
        raise node.wrong(f"no street holds {level} houses", f"0 to {most}, or {HOTEL} for a hotel")
    return level


def check_buildings(game: Game, player: Player, node: Node) -> None:
    """Complete, even and free of mortgages, as far as the edition demands it."""
    rules = game.rules
    for i, group in enumerate(game.board.groups):
        titles = [game.titles[deed] for deed in group.deeds]
        built = [title for title in titles if title.level and title.owner == player.seat]
        if not built:
            continue
        if any(title.mortgaged for title in built):
            raise node.wrong(f"a mortgaged street of {group.id} is built on", "redeem it or clear it")
        if rules.clear_scope != "group":  # AMB-VOYAGE-11: single streets are cleared, so groups may stand anyhow
            continue
        if game.sets[i].owner != player.seat:
            raise node.wrong(f"{group.id} is built on and not complete", "give him all its deeds")
        if game.sets[i].mortgaged:
            raise node.wrong(f"{group.id} is built on while part of it is mortgaged", "redeem it or clear it")
        ranks = [rank(rules, title.level) for title in titles]
        if keeps_even(rules) and max(ranks) - min(ranks) > 1:
            raise node.wrong(f"{group.id} is built unevenly", "levels differ by 1 at most")


def put_out(game: Game, player: Player, fields: Fields) -> None:
    node = fields["out"]
    if game.start_due:
        raise node.wrong("nobody is out before the opening", "leave `out` or `opening` away")
    if game.rules.end_condition == "firstBankruptcy":
        raise node.wrong("the first player out ends this game", "leave `out` away")
    if "cash" not in fields:
        set_cash(game, player, 0)
    if player.cash or player.cards or sum(player.held) or player.jail != FREE:
        raise node.wrong("who is out owns nothing and is not in jail", "leave the rest away")
    player.out = True
    game.fallen.append(player.seat)
    if game.in_game() < 2:
        raise node.wrong("the game is over when one is left", "leave two players in the game")


def set_bank(game: Game, given: Node, node: Node | None) -> None:
    """The stock is what stands in the box: full, less what is on the board, less what is lost."""
    for title in game.titles:
        if title.level == HOTEL:
            game.hotels -= 1
        else:
            game.houses -= title.level
    if game.houses < 0 or game.hotels < 0:
        limit = f"{game.rules.stock_houses} houses and {game.rules.stock_hotels} hotels exist"
        raise given.wrong("more buildings stand than the edition has", limit)
    if game.bank < 0 and not game.rules.bank_unlimited:
        raise given.wrong("the players hold more money than there is", f"{game.rules.bank_money} exist")
    if node is not None:
        stock = node.fields(("houses", "hotels"))
        if "houses" in stock:
            game.houses = stock["houses"].whole(0, game.houses)
        if "hotels" in stock:
            game.hotels = stock["hotels"].whole(0, game.hotels)


def set_decks(game: Game, words: Words, node: Node) -> None:
    for name, cards in node.fields(words.decks).items():
        deck = words.decks.index(name)
        ids = [card.id for card in game.board.decks[deck].cards]
        top: list[int] = []
        for item in cards.items():
            card = ids.index(item.one_of("card", ids))
            if card in top:
                raise item.wrong(f"{ids[card]} stands twice", "each card exists once")
            top.append(card)
        game.piles[deck].cards = top + [card for card in free_cards(game, deck, top, cards) if card not in top]


def free_cards(game: Game, deck: int, top: Sequence[int], node: Node) -> list[int]:
    """The cards of a deck that nobody holds; a jail card in hand is exchanged for one that is not on top."""
    free = game.piles[deck].cards
    jail_cards = [
        card for card in free if game.board.decks[deck].cards[card].effect == EFFECT_JAIL_FREE and card not in top
    ]
    for player in game.players:
        for i, held in enumerate(player.cards):
            if held >> 8 == deck and held & 255 in top:
                if not jail_cards:
                    card = game.board.decks[deck].cards[held & 255].id
                    raise node.wrong(f"{card} is in a player's hand", "a card is in the deck or in a hand")
                spare = jail_cards.pop()
                player.cards[i] = deck << 8 | spare
                free = [card for card in free if card != spare] + [held & 255]
    return free


def set_turn(game: Game, words: Words, given: Node, blocks: Fields) -> None:
    if game.start_due:
        for key in ("turn", "doubles"):
            if key in blocks:
                raise blocks[key].wrong(f"`{key}` cannot be given before the opening", "leave `opening` away")
        return
    game.turn = words.read_seat(blocks["turn"]) if "turn" in blocks else first_in_game(game)
    if game.players[game.turn].out:
        raise blocks.get("turn", given).wrong("a player who is out has no turn", "name a player in the game")
    if "doubles" in blocks:
        set_doubles(game, blocks["doubles"])


def first_in_game(game: Game) -> int:
    return next(seat for seat in game.order if not game.players[seat].out)


def set_doubles(game: Game, node: Node) -> None:
    rolled = node.whole(0, 2 if game.rules.doubles_enabled else 0)
    if rolled and game.player_on_turn().jail != FREE:
        raise node.wrong("who is in jail has rolled no doubles in this turn", "leave `doubles` away")
    game.doubles = rolled
    game.rolled = rolled > 0
