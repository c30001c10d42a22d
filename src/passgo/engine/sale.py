"""The course of auctions as people follow it: whose estate is sold, which of its deeds this is, who bid what.

The rules do not ask for any of it, so no position holds it: it is told by the events.
"""

from passgo.engine import events
from passgo.engine.events import Event
from passgo.engine.state import BANK, State


class Estate:
    """The deeds of a player who is out, in the order in which the Bank sells them."""

    def __init__(self, seat: int, spaces: list[int]) -> None:
        self.seat = seat
        self.spaces = spaces


class Sale:
    """What one who has followed the events knows of the auction that is open."""

    def __init__(self) -> None:
        self.estates: list[Estate] = []
        self.bids: dict[int, int] = {}  # the latest of each seat

    def copy(self) -> "Sale":
        twin = Sale()
        twin.estates = self.estates[:]  # an estate is never changed
        twin.bids = self.bids.copy()
        return twin

    def follow(self, game: State, happened: list[Event]) -> None:
        """Take in what an action has brought about."""
        for event in happened:
            if event.type == events.BID_MADE:
                self.bids[event.seat] = event.amount
            elif event.type == events.ESTATE_PASSED and event.other == BANK:
                self.estates.append(Estate(event.seat, event.numbers or []))
        if game.auction is None or game.auction.bidder < 0:  # a new one, or one whose bids are void
            self.bids = {}
        if game.auction is None and not game.estate:
            self.estates = []

    def estate(self, game: State) -> Estate | None:
        """The estate that the deed under the hammer belongs to."""
        if game.auction is not None:
            for estate in self.estates:
                if game.auction.pos in estate.spaces:
                    return estate
        return None

    def to_json(self) -> dict[str, object]:
        return {"estates": [[estate.seat, estate.spaces] for estate in self.estates], "bids": self.bids}
