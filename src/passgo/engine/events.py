"""Events: what happened, for people to read. They are built only when somebody listens."""

from typing import Final

START_ROLLED: Final = "start-rolled"
STARTED: Final = "started"
DEALT: Final = "dealt"
TURN: Final = "turn"
CLOCK_STARTED: Final = "clock-started"
ROLLED: Final = "rolled"
MOVED: Final = "moved"
SALARY: Final = "salary"
JAILED: Final = "jailed"
FREED: Final = "freed"
STAYED_IN_JAIL: Final = "stayed-in-jail"
BOUGHT: Final = "bought"
DECLINED: Final = "declined"
AUCTION_OPENED: Final = "auction-opened"
BID_MADE: Final = "bid"
PASSED: Final = "passed"
AUCTION_WON: Final = "auction-won"
AUCTION_UNSOLD: Final = "auction-unsold"
DEFAULTED: Final = "defaulted"
RENT_DUE: Final = "rent-due"
CLAIM_LAPSED: Final = "claim-lapsed"
OWED: Final = "owed"
PAID: Final = "paid"
RECEIVED: Final = "received"
CARD_DRAWN: Final = "card-drawn"
CARD_SHOWN: Final = "card-shown"
CARD_USED: Final = "card-used"
DECK_SHUFFLED: Final = "deck-shuffled"
DICE: Final = "dice"
ENTITY_FOUGHT: Final = "entity-fought"
QUESTION_ASKED: Final = "question"
RIDE_TAKEN: Final = "ride"
BUILT: Final = "built"
SOLD: Final = "sold"
SHORTAGE: Final = "shortage"
WANTED: Final = "wanted"
MORTGAGED: Final = "mortgaged"
REDEEMED: Final = "redeemed"
KEPT: Final = "kept"
DEFERRED: Final = "deferred"
SURRENDERED: Final = "surrendered"
OFFERED: Final = "offered"
ACCEPTED: Final = "accepted"
REJECTED: Final = "rejected"
WITHDRAWN: Final = "withdrawn"
BANKRUPTCY: Final = "bankrupt"
LIQUIDATED: Final = "liquidated"
ESTATE_PASSED: Final = "estate-passed"
EXPELLED: Final = "expelled"
DEED_PASSED: Final = "deed-passed"
LAST_ROUND_CALLED: Final = "last-round"
TIME_CALLED: Final = "time"
GAME_OVER: Final = "game-over"


class Event:
    """One happening. Fields that a type does not use keep their defaults and are left out of the JSON."""

    def __init__(
        self, type: str, seat: int, space: int = -1, amount: int = 0, other: int = -1, numbers: list[int] | None = None
    ) -> None:
        self.type = type
        self.seat = seat
        self.space = space
        self.amount = amount
        self.other = other  # another seat, a deck or a level, as the type says
        self.numbers = numbers  # dice, seats, spaces

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {"type": self.type}
        if self.seat != -1:
            data["seat"] = self.seat
        if self.space >= 0:
            data["space"] = self.space
        if self.amount:
            data["amount"] = self.amount
        if self.other != -1:
            data["other"] = self.other
        if self.numbers is not None:
            data["numbers"] = self.numbers
        return data
