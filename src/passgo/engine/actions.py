"""Actions: what a player, the banker or a judge wants. Whether it may be done is decided by `Game.apply`."""

from typing import Final

# Actors that hold no seat.
ROLE_BANKER: Final = -2
ROLE_JUDGE: Final = -3
ROLE_STEWARD: Final = -5  # the person who runs the table, in every edition

ROLL: Final = 0
END: Final = 1
BUY: Final = 2
DECLINE: Final = 3
CLAIM: Final = 4
BID: Final = 5
PASS: Final = 6
BUILD: Final = 7
SELL: Final = 8
MORTGAGE: Final = 9
REDEEM: Final = 10
PAY: Final = 11
BANKRUPT: Final = 12
FINE: Final = 13
CARD: Final = 14
CHOOSE: Final = 15
OFFER: Final = 16
ACCEPT: Final = 17
REJECT: Final = 18
WITHDRAW: Final = 19
WANT: Final = 20
DEFAULT: Final = 21
SURRENDER: Final = 22
SELL_HOTELS: Final = 23
CLOSE: Final = 24
LAST_ROUND: Final = 25
TIME: Final = 26
EXPEL: Final = 27

ACTION_NAMES: Final = [
    "roll", "end", "buy", "decline", "claim", "bid", "pass", "build", "sell", "mortgage", "redeem", "pay", "bankrupt",
    "fine", "card", "choose", "offer", "accept", "reject", "withdraw", "want", "default", "surrender", "sell-hotels",
    "close", "last-round", "time", "expel",
]  # fmt: skip

# What a `choose` answers.
ANSWER_NONE: Final = 0
ANSWER_STEPS: Final = 1  # a number of spaces
ANSWER_SPACE: Final = 2  # a space
ANSWER_STAY: Final = 3
ANSWER_REDEEM: Final = 4
ANSWER_KEEP: Final = 5
ANSWER_DEFER: Final = 6
ANSWER_TURN: Final = 7  # of a `pass`: no building is wanted for the rest of the turn

ANSWER_NAMES: Final = ["", "steps", "space", "stay", "redeem", "keep", "defer", "turn"]

MOST_LEVELS: Final = 100  # that one action may declare


REFUSAL_CODES: Final = [
    "not-your-turn", "not-now", "bid-too-low", "not-enough-cash", "excluded", "not-owner", "already-owned", "not-a-set",
    "build-evenly", "sell-evenly", "max-buildings", "no-buildings", "no-stock", "mortgaged", "not-mortgaged",
    "set-mortgaged", "has-buildings", "window-closed", "nothing-owed", "not-tradable", "card-price-too-low", "no-card",
    "no-offer", "bad-choice", "can-raise", "unknown-space", "unknown-player", "bad-action", "game-over",
]  # fmt: skip


class IllegalAction(Exception):
    """A refusal: its code is one of the named codes, its details make a clear message possible."""

    def __init__(self, code: str, details: dict[str, object]) -> None:
        super().__init__(code)
        self.code = code
        self.details = details


class Deal:
    """What changes hands: cash, deeds (by position, ascending) and a number of jail cards on each side."""

    def __init__(
        self,
        give_cash: int,
        give_deeds: list[int],
        give_cards: int,
        take_cash: int,
        take_deeds: list[int],
        take_cards: int,
    ) -> None:
        self.give_cash = give_cash
        self.give_deeds = give_deeds
        self.give_cards = give_cards
        self.take_cash = take_cash
        self.take_deeds = take_deeds
        self.take_cards = take_cards

    def to_json(self) -> dict[str, object]:
        return {
            "give": {"cash": self.give_cash, "deeds": self.give_deeds, "cards": self.give_cards},
            "take": {"cash": self.take_cash, "deeds": self.take_deeds, "cards": self.take_cards},
        }


class Action:
    """One wish. Fields that a kind does not use keep their defaults; an action is never changed."""

    def __init__(
        self,
        kind: int,
        amount: int = 0,
        space: int = -1,
        seat: int = -1,
        answer: int = ANSWER_NONE,
        deal: Deal | None = None,
        spaces: list[int] | None = None,
    ) -> None:
        self.kind = kind
        self.amount = amount  # a bid; the steps of an answer; the group of sell-hotels
        self.space = space  # the only one, or the first of `spaces`
        self.spaces = spaces  # several levels declared at once, in their order
        self.seat = seat  # the other player: of an offer, its answer, an expulsion
        self.answer = answer
        self.deal = deal

    def name(self) -> str:
        return ACTION_NAMES[self.kind]

    def places(self) -> list[int]:
        """The levels it declares, in their order."""
        return [self.space] if self.spaces is None else self.spaces

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {"type": ACTION_NAMES[self.kind]}
        if self.amount:
            data["amount"] = self.amount
        if self.spaces is not None:
            data["spaces"] = self.spaces
        elif self.space >= 0:
            data["space"] = self.space
        if self.seat >= 0:
            data["seat"] = self.seat
        if self.answer:
            data["answer"] = ANSWER_NAMES[self.answer]
        if self.deal is not None:
            data["deal"] = self.deal.to_json()
        return data


# Actions without arguments are shared.
ROLL_DICE: Final = Action(ROLL)
END_TURN: Final = Action(END)
BUY_DEED: Final = Action(BUY)
DECLINE_DEED: Final = Action(DECLINE)
CLAIM_LATEST: Final = Action(CLAIM)
PASS_ON: Final = Action(PASS)
PASS_TURN: Final = Action(PASS, answer=ANSWER_TURN)
PAY_DEBT: Final = Action(PAY)
GO_BANKRUPT: Final = Action(BANKRUPT)
PAY_FINE: Final = Action(FINE)
USE_CARD: Final = Action(CARD)
WITHDRAW_OFFER: Final = Action(WITHDRAW)
DEFAULT_BID: Final = Action(DEFAULT)
CHOOSE_STAY: Final = Action(CHOOSE, answer=ANSWER_STAY)
CLOSE_AUCTION: Final = Action(CLOSE)
CALL_LAST_ROUND: Final = Action(LAST_ROUND)
CALL_TIME: Final = Action(TIME)


def bid(amount: int) -> Action:
    return Action(BID, amount=amount)


def claim(space: int) -> Action:
    return Action(CLAIM, space=space)


def build(space: int) -> Action:
    return Action(BUILD, space=space)


def build_all(spaces: list[int]) -> Action:
    return declared(BUILD, spaces)


def sell(space: int) -> Action:
    return Action(SELL, space=space)


def want(space: int) -> Action:
    return Action(WANT, space=space)


def want_all(spaces: list[int]) -> Action:
    return declared(WANT, spaces)


def declared(kind: int, spaces: list[int]) -> Action:
    """One level is written as a space, several as a list: the same wish has one form."""
    return Action(kind, space=spaces[0], spaces=spaces if len(spaces) > 1 else None)


def sell_hotels(group: int) -> Action:
    return Action(SELL_HOTELS, amount=group)


def mortgage(space: int) -> Action:
    return Action(MORTGAGE, space=space)


def redeem(space: int) -> Action:
    return Action(REDEEM, space=space)


def surrender(space: int) -> Action:
    return Action(SURRENDER, space=space)


def choose_steps(steps: int) -> Action:
    return Action(CHOOSE, amount=steps, answer=ANSWER_STEPS)


def choose_space(space: int) -> Action:
    return Action(CHOOSE, space=space, answer=ANSWER_SPACE)


def choose_redeem(space: int) -> Action:
    return Action(CHOOSE, space=space, answer=ANSWER_REDEEM)


def choose_keep(space: int) -> Action:
    return Action(CHOOSE, space=space, answer=ANSWER_KEEP)


def choose_defer(space: int) -> Action:
    return Action(CHOOSE, space=space, answer=ANSWER_DEFER)


def offer(seat: int, deal: Deal) -> Action:
    return Action(OFFER, seat=seat, deal=deal)


def accept(seat: int) -> Action:
    return Action(ACCEPT, seat=seat)


def reject(seat: int) -> Action:
    return Action(REJECT, seat=seat)


def expel(seat: int) -> Action:
    return Action(EXPEL, seat=seat)


class BadAction(ValueError):
    """Data that is no action at all."""


def number(data: dict[str, object], key: str, default: int) -> int:
    value = data.get(key, default)
    if type(value) is not int or abs(value) > 1_000_000_000:
        raise BadAction(f"{key} must be a whole number, not {value!r}")
    return value


def number_list(value: object, key: str) -> list[int]:
    if not isinstance(value, list) or len(value) > MOST_LEVELS:
        raise BadAction(f"{key} must be a list of spaces")
    numbers: list[int] = []
    for item in value:
        if type(item) is not int or not 0 <= item < 1000:
            raise BadAction(f"{key} must be a list of spaces")
        numbers.append(item)
    return numbers


def side(data: object, key: str) -> dict[str, object]:
    if not isinstance(data, dict) or not isinstance(data.get(key), dict):
        raise BadAction(f"deal must hold {key}")
    half: dict[str, object] = data[key]
    return half


def deal_from_json(data: object) -> Deal:
    give = side(data, "give")
    take = side(data, "take")
    return Deal(
        number(give, "cash", 0),
        sorted(number_list(give.get("deeds", []), "deeds")),
        number(give, "cards", 0),
        number(take, "cash", 0),
        sorted(number_list(take.get("deeds", []), "deeds")),
        number(take, "cards", 0),
    )


def action_from_json(data: object) -> Action:
    """The action that some JSON means; BadAction says what is wrong with it."""
    if not isinstance(data, dict):
        raise BadAction("an action is an object")
    name = data.get("type")
    if not isinstance(name, str) or name not in ACTION_NAMES:
        raise BadAction(f"unknown action {name!r}")
    answer = data.get("answer", "")
    if not isinstance(answer, str) or answer not in ANSWER_NAMES:
        raise BadAction(f"unknown answer {answer!r}")
    deal = data.get("deal")
    kind = ACTION_NAMES.index(name)
    if "spaces" in data:
        spaces = number_list(data["spaces"], "spaces")
        if kind not in (BUILD, WANT) or not spaces or len(data) > 2:
            raise BadAction("spaces belong to build and want, and stand alone there")
        return declared(kind, spaces)
    return Action(
        kind,
        number(data, "amount", 0),
        number(data, "space", -1),
        number(data, "seat", -1),
        ANSWER_NAMES.index(answer),
        None if deal is None else deal_from_json(deal),
    )
