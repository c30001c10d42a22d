"""Auctions of deeds and of scarce buildings: bids in any order, a pass holds, the last one standing buys."""

from passgo.engine import events
from passgo.engine.buildings import put_up, why_no_piece, why_not_there
from passgo.engine.money import charge
from passgo.engine.state import BANK, REASON_AUCTION, Auction, State, give_title, note, refuse


def open_deed(game: State, pos: int) -> None:
    """Everybody in the game is asked, whatever his cash, also who declined (AMB-GEN-9)."""
    asked = [not player.out for player in game.players]
    game.auction = Auction(pos, game.rules.auction_min_bid, asked, [False] * len(asked))
    note(game, events.AUCTION_OPENED, -1, pos, game.rules.auction_min_bid)


def open_building(game: State, hotel: bool, wants: list[int], opening: int) -> None:
    """One scarce building is auctioned among those who declared a place for it."""
    asked = [space >= 0 for space in wants]
    auction = Auction(-1, opening, asked, [space < 0 for space in wants])
    auction.wants = wants
    auction.hotel = hotel
    game.auction = auction
    note(game, events.AUCTION_OPENED, -1, amount=opening, numbers=wants)


def lowest_bid(game: State, auction: Auction) -> int:
    return auction.opening if auction.bidder < 0 else auction.high + game.rules.auction_min_raise


def why_not_bid(game: State, seat: int) -> str:
    auction = game.auction
    if auction is None or auction.closed or game.held_up():
        return "not-now"
    if auction.excluded[seat]:
        return "excluded"
    return "" if auction.asked[seat] else "not-now"


def why_not_deliver(game: State, auction: Auction, seat: int) -> str:
    """Why a bidder could not put the building where he declared it (AMB-GEN-13); empty for a deed."""
    return "" if auction.pos >= 0 else why_not_there(game, seat, auction.wants[seat], auction.hotel)


def bid(game: State, seat: int, amount: int) -> None:
    why = why_not_bid(game, seat)
    if why:
        raise refuse(why)
    auction = game.auction
    assert auction is not None
    why = why_not_deliver(game, auction, seat)
    if why:
        raise refuse(why, {"space": auction.wants[seat]})
    if amount < lowest_bid(game, auction):
        raise refuse("bid-too-low", {"amount": lowest_bid(game, auction)})
    if game.rules.auction_cover == "cash" and amount > game.players[seat].cash:
        raise refuse("not-enough-cash", {"amount": amount})
    auction.high = amount
    auction.bidder = seat
    note(game, events.BID_MADE, seat, auction.pos, amount)
    close_if_decided(game, auction)


def pass_bid(game: State, seat: int) -> None:
    why = why_not_bid(game, seat)
    if why:
        raise refuse(why)
    auction = game.auction
    assert auction is not None
    if auction.bidder == seat:
        raise refuse("not-now")
    auction.asked[seat] = False
    note(game, events.PASSED, seat, auction.pos)
    close_if_decided(game, auction)


def close_if_decided(game: State, auction: Auction) -> None:
    """An auction ends when nobody but the highest bidder is still asked."""
    for seat in range(len(auction.asked)):
        if auction.asked[seat] and seat != auction.bidder:
            return
    close(game, auction)


def banker_closes(game: State) -> None:
    if game.auction is None or game.auction.closed or game.held_up():
        raise refuse("not-now")
    close(game, game.auction)


def close(game: State, auction: Auction) -> None:
    if auction.bidder < 0:
        game.auction = None
        note(game, events.AUCTION_UNSOLD, -1, auction.pos)
        if auction.pos < 0:  # RULING-1: if all pass, the piece stays with the Bank
            end_shortage(game)
        return
    auction.closed = True
    winner = game.players[auction.bidder]
    note(game, events.AUCTION_WON, winner.seat, auction.pos, auction.high)
    if charge(game, winner, BANK, auction.high, REASON_AUCTION, auction.pos):
        deliver(game)


def deliver(game: State) -> None:
    """The price is paid: the deed, or the building on its declared place, is the winner's."""
    auction = game.auction
    assert auction is not None
    game.auction = None
    if auction.pos >= 0:
        give_title(game, game.title_at(auction.pos), auction.bidder)
        return
    pos = auction.wants[auction.bidder]
    if is_void(game, auction):
        # Selling buildings after the bid undid the place declared: the sale is void.
        game.players[auction.bidder].cash += auction.high
        game.bank -= auction.high
        end_shortage(game)
        return
    take_from_wishes(game, auction.bidder)
    title = game.title_at(pos)
    put_up(game, title, auction.high)
    note(game, events.BUILT, auction.bidder, pos, 0, title.level)


def is_void(game: State, auction: Auction) -> bool:
    """Whether the building cannot be put where its buyer declared it."""
    if auction.pos >= 0:
        return False
    return why_not_deliver(game, auction, auction.bidder) != "" or why_no_piece(game, auction.hotel) != ""


def take_from_wishes(game: State, seat: int) -> None:
    """The winner has what he wanted first; in the older reading one piece was all that was at stake (AMB-GEN-13)."""
    if game.rules.shortage_contested == "able":
        end_shortage(game)
    elif game.shortage is not None:
        game.shortage.wants[seat] = game.shortage.wants[seat][1:]


def end_shortage(game: State) -> None:
    """No further piece is sold; what waits for the end of the shortage goes on."""
    if game.shortage is not None:
        game.shortage.wants = [[] for _ in game.players]


def exclude(game: State, seat: int) -> None:
    """The winner cannot pay or has left the game: everybody else is asked again (CHAMP-AUCTION-6, AMB-CHAMP-40)."""
    auction = game.auction
    assert auction is not None
    demand = game.rules.shortage_contested != "able"  # in the older reading the others bid on (AMB-GEN-13)
    if demand and auction.pos < 0 and game.players[seat].out and auction.bidder in (seat, -1):
        game.auction = None  # RULING-1: of those who still want the piece, one alone needs no auction
        return
    auction.excluded[seat] = True
    if auction.bidder == seat:
        auction.bidder = -1
        auction.high = 0
        auction.closed = False
        for i in range(len(auction.asked)):
            auction.asked[i] = not auction.excluded[i] and not game.players[i].out
    else:
        auction.asked[seat] = False
    if not auction.closed:
        close_if_decided(game, auction)
