"""What a role may see. A view is a facade over the game: deck order, seeds and, where the edition hides it, other
players' cash are not among its methods, so nobody who holds a view can send or use them."""

from typing import Final

from passgo.engine.actions import ROLE_JUDGE, Action, Deal
from passgo.engine.auction import lowest_bid
from passgo.engine.board import Board, Space
from passgo.engine.buildings import could_buy, why_not_place, why_not_sell
from passgo.engine.chance import Chance
from passgo.engine.consequences import Consequence, consequence
from passgo.engine.deals import why_not_accept, why_not_offer, why_not_trade
from passgo.engine.debt import could_raise, first_debt
from passgo.engine.ending import worth
from passgo.engine.game import Decision, Game, asked_seats
from passgo.engine.legal import Legal, legal
from passgo.engine.mortgage import redeem_cost, why_not_mortgage
from passgo.engine.rent import open_landing, rent_of
from passgo.engine.shortage import is_contested, why_not_declare
from passgo.engine.state import BANK, Choice, Debt, Offer, SetState, Title

ROLE_SPECTATOR: Final = -4
UNKNOWN: Final = -1  # cash that this role may not see


class View:
    """The game as one seat, the judge or a spectator sees it."""

    def __init__(self, game: Game, role: int) -> None:
        self._game = game
        self.role = role
        self.board: Board = game.board

    def sees_cash_of(self, seat: int) -> bool:
        return not self._game.rules.money_hidden or self.role == seat or self.role == ROLE_JUDGE

    # Players.

    def seats(self) -> int:
        return len(self._game.players)

    def cash(self, seat: int) -> int:
        return self._game.players[seat].cash if self.sees_cash_of(seat) else UNKNOWN

    def my_cash(self) -> int:
        return self._game.players[self.role].cash

    def position(self, seat: int) -> int:
        return self._game.players[seat].pos

    def jail_turns(self, seat: int) -> int:
        """Turns tried in jail, or -1 for a free player."""
        return self._game.players[seat].jail

    def jail_cards(self, seat: int) -> int:
        return len(self._game.players[seat].cards)

    def is_out(self, seat: int) -> bool:
        return self._game.players[seat].out

    def held(self, seat: int, group: int) -> int:
        """Deeds of a group in one hand."""
        return self._game.players[seat].held[group]

    def sets(self, seat: int) -> int:
        """Complete groups of streets in one hand."""
        return self._game.players[seat].sets

    def worth(self, seat: int) -> int:
        return worth(self._game, seat) if self.sees_cash_of(seat) else UNKNOWN

    def could_raise(self) -> int:
        """What this seat could pay if it sold and mortgaged everything."""
        return could_raise(self._game, self._game.players[self.role])

    # Board.

    def owner(self, pos: int) -> int:
        return self._game.title_at(pos).owner

    def level(self, pos: int) -> int:
        return self._game.title_at(pos).level

    def mortgaged(self, pos: int) -> bool:
        return self._game.title_at(pos).mortgaged

    def titles(self) -> list[Title]:
        """All deeds in board order; to be read, never changed."""
        return self._game.titles

    def holds_a_set(self) -> bool:
        """Whether this role has a whole group of streets."""
        return self._game.players[self.role].sets > 0

    def set_of(self, group: int) -> SetState:
        return self._game.sets[group]

    def rent(self, pos: int) -> int:
        """What a visitor of a street or station would owe now."""
        return rent_of(self._game, self._game.title_at(pos))

    def redeem_cost(self, pos: int) -> int:
        return redeem_cost(self._game, self._game.title_at(pos))

    def bank_houses(self) -> int:
        return self._game.houses

    def bank_hotels(self) -> int:
        return self._game.hotels

    def may_place(self, pos: int) -> bool:
        """Whether this seat may put a building there, cash and stock apart."""
        return why_not_place(self._game, self.role, pos) == ""

    def may_sell(self, pos: int) -> bool:
        """Whether this seat may take a building down there, an auction that stops it apart."""
        return why_not_sell(self._game, self.role, pos) == ""

    def may_mortgage(self, pos: int) -> bool:
        """Whether this seat may mortgage that deed, an auction that stops it apart."""
        return why_not_mortgage(self._game, self.role, pos) == ""

    def could_buy(self, hotel: bool) -> int:
        """How many pieces of that kind this seat could place and pay for at list price."""
        player = self._game.players[self.role]
        return could_buy(self._game, player, hotel, player.cash)

    # The turn and what is open.

    def turn(self) -> int:
        return self._game.turn

    def turns(self) -> int:
        return self._game.turns

    def has_rolled(self) -> bool:
        return self._game.rolled

    def dice(self) -> list[int]:
        return self._game.dice

    def awaiting(self) -> list[Decision]:
        return self._game.awaiting()

    def legal(self) -> Legal:
        return legal(self._game, self.role)

    def consequence(self, action: Action) -> Consequence | None:
        """What a legal action of this seat changes directly."""
        return consequence(self._game, self.role, action)

    def debt(self) -> Debt | None:
        return first_debt(self._game, self.role)

    def choice(self) -> Choice | None:
        for choice in self._game.choices:
            if choice.seat == self.role:
                return choice
        return None

    def claimable(self) -> int:
        """The space of the latest visit for which this seat may claim rent, or -1."""
        found = open_landing(self._game, self.role, -1)
        return -1 if found < 0 else self._game.landings[found].pos

    def offers(self) -> list[Offer]:
        """Offers are made in the open; to be read, never changed."""
        return self._game.offers

    def may_trade(self, pos: int) -> bool:
        """Whether its owner may hand this deed over in a deal now."""
        title = self._game.title_at(pos)
        return title.owner != BANK and why_not_trade(self._game, self._game.players[title.owner], pos) == ""

    def may_offer(self, to: int, deal: Deal) -> bool:
        """Whether this seat may offer the deal now."""
        game = self._game
        if game.players[to].out or to == self.role:
            return False
        return why_not_offer(game, game.players[self.role], game.players[to], deal) == ""

    def may_accept(self, maker: int) -> bool:
        """Whether this seat may accept that player's offer now."""
        return why_not_accept(self._game, self.role, maker) == ""

    def imagine(self, chance: Chance) -> Game:
        """A game that could be this one as far as this role knows: decks shuffled again, hidden cash guessed."""
        game = self._game.copy(chance)
        for pile in game.piles:
            pile.cards = [pile.cards[i] for i in chance.shuffle(len(pile.cards))]
        for player in game.players:
            if not self.sees_cash_of(player.seat) and not player.out:
                player.cash = game.rules.start_cash // 2
        return game

    def short_of_hotels(self) -> bool:
        """Whether the shortage that is open is one of hotels; else it is one of houses."""
        return self._game.shortage is not None and self._game.shortage.hotel

    def is_asked_for_wishes(self) -> bool:
        """Whether this seat is to say how many scarce buildings it wants."""
        return why_not_declare(self._game, self.role) == ""

    def would_be_contested(self, hotel: bool, pieces: int) -> bool:
        """Whether others would be asked first if this seat took that many pieces."""
        return is_contested(self._game, self.role, hotel, pieces)

    def auction_space(self) -> int:
        """The deed under the hammer, or the space this seat declared for a building; -1 if none."""
        auction = self._game.auction
        if auction is None:
            return -1
        return auction.pos if auction.pos >= 0 or self.role < 0 else auction.wants[self.role]

    def auction_is_for_building(self) -> bool:
        return self._game.auction is not None and self._game.auction.pos < 0

    def auction_bid(self) -> int:
        return 0 if self._game.auction is None else self._game.auction.high

    def auction_bidder(self) -> int:
        return -1 if self._game.auction is None else self._game.auction.bidder

    def lowest_bid(self) -> int:
        return 0 if self._game.auction is None else lowest_bid(self._game, self._game.auction)

    def winners(self) -> list[int]:
        return self._game.winners

    def space(self, pos: int) -> Space:
        return self.board.spaces[pos]

    def to_json(self) -> dict[str, object]:
        """The view as data: names by number, nothing that this role may not know."""
        game = self._game
        return {
            "role": self.role,
            "edition": game.board.hash,
            "players": [self.player_json(seat) for seat in range(len(game.players))],
            "titles": [
                {"space": t.space.pos, "owner": t.owner, "level": t.level, "mortgaged": t.mortgaged}
                for t in game.titles
                if t.owner != BANK
            ],
            "bank": {"houses": game.houses, "hotels": game.hotels},
            "decks": [{"cards": len(p.cards), "discards": p.discards} for p in game.piles],
            "order": game.order,
            "turn": game.turn,
            "turns": game.turns,
            "dice": game.dice,
            "awaiting": {str(decision.seat): decision.name() for decision in game.awaiting()},
            "debts": [
                {"debtor": d.debtor, "creditor": d.creditor, "amount": d.amount, "space": d.pos} for d in game.debts
            ],
            "auction": self.auction_json(),
            "shortage": self.shortage_json(),
            "offers": [{"maker": o.maker, "to": o.to, "deal": o.deal.to_json()} for o in game.offers],
            "last_round": game.last_round,
            "over": game.is_over(),
            "winners": game.winners,
        }

    def player_json(self, seat: int) -> dict[str, object]:
        player = self._game.players[seat]
        data: dict[str, object] = {
            "seat": seat,
            "at": player.pos,
            "jail": player.jail,
            "jail_cards": [card >> 8 for card in player.cards],
            "out": player.out,
        }
        if self.sees_cash_of(seat):
            data["cash"] = player.cash
        return data

    def auction_json(self) -> dict[str, object] | None:
        auction = self._game.auction
        if auction is None:
            return None
        return {
            "space": auction.pos,
            "wants": auction.wants,
            "bid": auction.high,
            "bidder": auction.bidder,
            "lowest": lowest_bid(self._game, auction),
            "asked": asked_seats(auction.asked),
        }

    def shortage_json(self) -> dict[str, object] | None:
        shortage = self._game.shortage
        if shortage is None:
            return None
        return {
            "opener": shortage.opener,
            "hotel": shortage.hotel,
            "wants": shortage.wants,
            "asked": asked_seats(shortage.asked),
        }
