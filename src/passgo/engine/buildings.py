"""Houses and hotels: where they may stand, what they cost, how they go back to the Bank."""

from passgo.engine import events
from passgo.engine.board import HOTEL, SPACE_STREET, Space
from passgo.engine.money import receive, short_of_cash
from passgo.engine.rules import Rules
from passgo.engine.state import Player, State, Title, note, refuse, set_level


def rank(rules: Rules, level: int) -> int:
    """How a level counts for evenness: a hotel one above full houses, or as full houses (AMB-VOYAGE-8)."""
    if level < HOTEL:
        return level
    return rules.build_max_houses + 1 if rules.hotel_prerequisite == "group" else rules.build_max_houses


def keeps_even(rules: Rules) -> bool:
    """Whether a group stands evenly in every position: not where one street may be cleared before the others,
    by a debtor or by a returned hotel (AMB-VOYAGE-10, VOYAGE-SELL-2).
    """
    returned_evenly = not rules.sell_uneven and not rules.sell_uneven_in_debt
    return rules.clear_scope == "group" and returned_evenly and rules.sell_hotel_returns_houses > 0


def next_level(rules: Rules, level: int) -> int:
    return level + 1 if level < rules.build_max_houses else HOTEL


def takes_hotel(game: State, title: Title) -> bool:
    return title.level == game.rules.build_max_houses


def price_of_next(game: State, title: Title) -> int:
    return price_of_piece(title.space, takes_hotel(game, title))


def price_of_piece(space: Space, hotel: bool) -> int:
    return space.hotel_cost if hotel else space.house_cost


def why_not_place(game: State, seat: int, pos: int) -> str:
    """Why no building may be put there now, cash and stock apart; empty if one may."""
    space = game.board.spaces[pos]
    if space.kind != SPACE_STREET:
        return "not-a-set"
    title = game.titles[space.deed]
    if title.owner != seat:
        return "not-owner"
    group = game.sets[space.group]
    if group.owner != seat:
        return "not-a-set"
    if is_barred(game, title):
        return "set-mortgaged" if game.rules.clear_scope == "group" else "mortgaged"
    if title.level == HOTEL:
        return "max-buildings"
    new_rank = rank(game.rules, next_level(game.rules, title.level))
    for deed in game.board.groups[space.group].deeds:
        if rank(game.rules, game.titles[deed].level) < new_rank - 1:
            return "build-evenly"
    return ""


def why_not_there(game: State, seat: int, pos: int, hotel: bool) -> str:
    """Why that kind of building has no place there now, cash and stock apart; empty if it has (AMB-GEN-13)."""
    why = why_not_place(game, seat, pos)
    if why == "" and takes_hotel(game, game.title_at(pos)) != hotel:
        why = "bad-choice"
    return why


def why_no_piece(game: State, hotel: bool) -> str:
    """Why the Bank cannot supply the piece; empty if it can."""
    if hotel:
        if game.hotels == 0:
            return "no-stock"
        if game.rules.hotel_require_bank_houses == "literal4" and game.houses < game.rules.build_max_houses:
            return "no-stock"  # AMB-CHAMP-28, literal reading
        return ""
    return "no-stock" if game.houses == 0 else ""


def could_buy(game: State, player: Player, hotel: bool, cash: int) -> int:
    """How many pieces of one kind a player could place and pay for at list price, cheapest places first.

    Hotels are counted where they could stand now: a street that still lacks houses is a place for houses (RULING-1).
    """
    if player.out or player.sets == 0:
        return 0
    pieces = 0
    for deed in game.board.by_hotel_cost if hotel else game.board.by_house_cost:
        title = game.titles[deed]
        if title.owner != player.seat:
            continue
        places = places_for(game, title, hotel)
        if places == 0:
            continue
        price = price_of_piece(title.space, hotel)
        if price * places > cash:
            return pieces + (cash // price if price else places)
        cash -= price * places
        pieces += places
    return pieces


def places_for(game: State, title: Title, hotel: bool) -> int:
    """How many pieces of one kind a street has room for, now or after others of its group."""
    if title.space.kind != SPACE_STREET or game.sets[title.space.group].owner != title.owner or is_barred(game, title):
        return 0
    return places_for_hotel(game, title) if hotel else places_for_houses(game, title)


def places_for_hotel(game: State, title: Title) -> int:
    return 1 if why_not_there(game, title.owner, title.space.pos, True) == "" else 0


def places_for_houses(game: State, title: Title) -> int:
    """Houses that a street can still take while the others of its group are built up with it.

    A street that was mortgaged on its own stays as it is and holds the others back (AMB-VOYAGE-18).
    """
    most = game.rules.build_max_houses
    if game.sets[title.space.group].mortgaged:
        for deed in game.board.groups[title.space.group].deeds:
            if game.titles[deed].mortgaged:
                most = min(most, game.titles[deed].level + 1)
    return max(most - title.level, 0)


def is_barred(game: State, title: Title) -> bool:
    """Whether a mortgage keeps buildings off a street of a complete group."""
    if game.rules.clear_scope == "group":
        return game.sets[title.space.group].mortgaged > 0
    return title.mortgaged


def place(game: State, title: Title, price: int) -> None:
    """Buy the next building and put it up."""
    game.players[title.owner].cash -= price
    game.bank += price
    put_up(game, title, price)
    note(game, events.BUILT, title.owner, title.space.pos, price, title.level)


def put_up(game: State, title: Title, price: int) -> None:
    """The next building stands; the hotel's houses return to the Bank."""
    paid = [*prices_paid(game, title, title.level), price] if game.rules.sell_half_of == "paid" else title.paid
    if takes_hotel(game, title):
        game.hotels -= 1
        game.houses += game.rules.build_max_houses
    else:
        game.houses -= 1
    set_level(game, title, next_level(game.rules, title.level))
    title.paid = paid


def prices_paid(game: State, title: Title, level: int) -> list[int]:
    """For each building up to a level, oldest first: what it cost, the printed price where that is not known."""
    space = title.space
    paid = title.paid[:level]
    houses = min(level, game.rules.build_max_houses)
    printed = [space.house_cost] * houses + ([space.hotel_cost] if level == HOTEL else [])
    return paid + printed[len(paid) :]


def refund(game: State, title: Title, level: int) -> int:
    """Half the price of all that stands on a street up to a level (VOYAGE-SELL-1)."""
    space = title.space
    if game.rules.sell_half_of == "paid":
        total = 0
        for price in prices_paid(game, title, level):
            total += game.rules.half(price)
        return total
    if level == HOTEL:
        return game.rules.half(space.hotel_cost) + game.rules.build_max_houses * game.rules.half(space.house_cost)
    return level * game.rules.half(space.house_cost)


def sale_value(game: State, title: Title, level: int) -> int:
    """What the Bank pays for the buildings above a level."""
    return refund(game, title, title.level) - refund(game, title, level)


def value_of_buildings(game: State, seat: int) -> int:
    total = 0
    for title in game.titles:
        if title.level and title.owner == seat:
            total += refund(game, title, title.level)
    return total


def why_not_sell(game: State, seat: int, pos: int) -> str:
    """Why no building may be taken down there; empty if one may."""
    space = game.board.spaces[pos]
    if space.deed < 0:
        return "no-buildings"
    title = game.titles[space.deed]
    if title.owner != seat:
        return "not-owner"
    if title.level == 0:
        return "no-buildings"
    rules = game.rules
    if title.level == HOTEL:
        if rules.sell_hotel_returns_houses == 0:
            return ""  # VOYAGE-SELL-2: a returned hotel clears its street
        if hotels_must_wait(game, seat):
            return "not-now"
    if rules.sell_uneven:
        return ""  # RULING-4
    if rules.sell_uneven_in_debt and short_of_cash(game, seat):
        return ""  # AMB-VOYAGE-10
    mine = rank(rules, title.level)
    for deed in game.board.groups[space.group].deeds:
        if rank(rules, game.titles[deed].level) > mine:
            return "sell-evenly"
    return ""


def hotels_must_wait(game: State, seat: int) -> bool:
    """While houses are in short supply their buyers go first (RULING-3, RULING-8); a debtor may always raise money."""
    if not game.rules.shortage_houses_before_hotel_sales or short_of_cash(game, seat):
        return False
    return game.shortage is not None or (game.auction is not None and game.auction.pos < 0)


def sell(game: State, seat: int, pos: int) -> None:
    why = why_not_sell(game, seat, pos)
    if why:
        raise refuse(why, {"space": pos})
    for cut in cuts_of_sale(game, game.title_at(pos)):
        sell_down(game, cut)


class Cut:
    """A street and the level it is taken down to when buildings are sold."""

    def __init__(self, title: Title, level: int) -> None:
        self.title = title
        self.level = level


def cuts_of_sale(game: State, title: Title) -> list[Cut]:
    """What the sale of the topmost building of a street takes down: that street, or its whole group."""
    rules = game.rules
    if title.level < HOTEL:
        return [Cut(title, title.level - 1)]
    if rules.sell_hotel_returns_houses == 0:
        return [Cut(title, 0)]
    if game.houses >= rules.build_max_houses:
        return [Cut(title, rules.build_max_houses)]
    return cuts_of_group(game, title.space.group)


def cuts_of_group(game: State, group: int) -> list[Cut]:
    """A whole group goes down to the highest equal level the supply of houses allows (AMB-GEN-7)."""
    level = common_level(game, group)
    return [Cut(game.titles[deed], level) for deed in game.board.groups[group].deeds]


def sell_down(game: State, cut: Cut) -> None:
    """Pay half for every level given up and move the pieces; what is left are houses."""
    title = cut.title
    amount = sale_value(game, title, cut.level)
    take_pieces_back(game, title)
    game.houses -= cut.level
    set_level(game, title, cut.level)
    note(game, events.SOLD, title.owner, title.space.pos, amount, cut.level)
    receive(game, game.players[title.owner], amount)


def common_level(game: State, group: int) -> int:
    """The highest equal level of a group that its own and the Bank's houses allow."""
    deeds = game.board.groups[group].deeds
    level = min(game.rules.build_max_houses, houses_of(game, group) // len(deeds))
    for deed in deeds:
        level = min(level, game.titles[deed].level)
    return level


def houses_of(game: State, group: int) -> int:
    """The Bank's houses and those that stand on a group."""
    houses = game.houses
    for deed in game.board.groups[group].deeds:
        if game.titles[deed].level < HOTEL:
            houses += game.titles[deed].level
    return houses


def houses_after_sale(game: State, group: int, hotels: int) -> int:
    """What the Bank would hold after that many hotels of a group are sold."""
    needed = hotels * game.rules.build_max_houses
    if game.houses >= needed:
        return game.houses - needed
    return houses_of(game, group) - common_level(game, group) * game.board.groups[group].size


def take_pieces_back(game: State, title: Title) -> None:
    if title.level == HOTEL:
        game.hotels += 1
    else:
        game.houses += title.level


def why_not_sell_hotels(game: State, seat: int, group: int) -> str:
    if not game.rules.sell_hotels_at_once:
        return "bad-action"
    if not 0 <= group < len(game.board.groups):
        return "unknown-space"
    if game.sets[group].owner != seat:
        return "not-owner"
    if not hotels_in(game, group):
        return "no-buildings"
    return "not-now" if hotels_must_wait(game, seat) else ""


def sell_hotels(game: State, seat: int, group: int) -> None:
    """All hotels of a group at once (CHAMP-SELL-6)."""
    why = why_not_sell_hotels(game, seat, group)
    if why:
        raise refuse(why)
    for cut in cuts_of_hotels(game, group):
        sell_down(game, cut)


def cuts_of_hotels(game: State, group: int) -> list[Cut]:
    """What the sale of all hotels of a group takes down."""
    hotels = hotels_in(game, group)
    houses = game.rules.build_max_houses
    if game.houses < houses * len(hotels):
        return cuts_of_group(game, group)
    return [Cut(title, houses) for title in hotels]


def hotels_in(game: State, group: int) -> list[Title]:
    return [game.titles[deed] for deed in game.board.groups[group].deeds if game.titles[deed].level == HOTEL]


def clear_all(game: State, seat: int) -> int:
    """Everything a player built goes back to the Bank at half price, whatever its stock; the sum it pays."""
    total = 0
    for title in game.titles:
        if title.level and title.owner == seat:
            take_pieces_back(game, title)
            total += refund(game, title, title.level)
            set_level(game, title, 0)
    return total
