"""What differs between editions: every rule option, its meaning and the catalogue ids behind it.

An edition file sets options by their dotted names (`jail.prepayTurns`); the engine reads them as plain typed
attributes (`rules.jail_prepay_turns`). There is no other switch: the engine never asks which edition it plays.
"""

from typing import Final

RULES_VERSION: Final = 2  # raised whenever the same records would lead to another position

# Earlier rules that this engine still plays exactly: options that did not exist then, with what was always played.
# Whoever raises the version adds a line here, or games of the version before are shown from what they have stored.
READINGS: Final[dict[int, dict[str, object]]] = {1: {"shortage.contested": "able"}}

type_names: Final = {
    bool: "true or false",
    int: "a whole number",
    str: "a word",
    list: "a list of lists of whole numbers",
}


def is_playable(version: int) -> bool:
    """Whether games of these rules lead to the same position here as they did then."""
    return version == RULES_VERSION or version in READINGS


class RuleError(ValueError):
    """A rule option that does not exist or cannot take the value given."""


class Option:
    """One rule option: its dotted name, default, allowed values and what it means."""

    def __init__(self, name: str, default: object, allowed: list[object], meaning: str, ids: str) -> None:
        self.name = name
        self.default = default
        self.allowed = allowed  # the words or numbers allowed; empty: any of the default's type, numbers >= 0
        self.meaning = meaning
        self.ids = ids

    def attribute(self) -> str:
        letters = ["_" + c.lower() if c.isupper() else "_" if c == "." else c for c in self.name]
        return "".join(letters)

    def check(self, value: object) -> str:
        """Why the value cannot be taken, or an empty string."""
        wanted = type(self.default)
        if type(value) is not wanted:
            return f"{self.name} must be {type_names[wanted]}, not {value!r}"
        if self.allowed and value not in self.allowed:
            return f"{self.name} must be one of {', '.join(str(v) for v in self.allowed)}, not {value!r}"
        if isinstance(value, int) and value < 0:
            return f"{self.name} must not be negative, not {value!r}"
        if isinstance(value, list) and not is_table(value):
            return f"{self.name} must be {type_names[list]}"
        return ""


def is_table(value: list[object]) -> bool:
    for row in value:
        if not isinstance(row, list):
            return False
        for number in row:
            if type(number) is not int:
                return False
    return True


OPTIONS: Final[list[Option]] = [
    Option("dice.count", 2, [1, 2], "White dice rolled to move.", "MARIO-COMP-3 GHOST-COMP-8 CTHULHU-COMP-8"),
    Option("dice.speedDie", False, [], "The Speed Die (1, 2, 3, bus, arrow, arrow) is rolled too.", "CHAMP-SPEED-1"),
    Option("doubles.enabled", True, [], "Doubles give another roll; three in a row send you to jail.", "GHOST-DOUBLES-1"),
    Option("speedDie.tripleIsDouble", False, [], "Three of a kind counts as doubles too.", "AMB-CHAMP-22"),
    Option("order.mode", "left", ["left", "byRoll"], "Play passes to the left of the starting player, or goes by starting roll, highest first.", "VOYAGE-START-2"),
    Option("start.cash", 1500, [], "Each player's cash at the start.", "GHOST-SETUP-2 CHAMP-SETUP-4"),
    Option("start.freeDeeds", 0, [], "Properties dealt to each player for free at the start.", "CTHULHU-SHORT-1"),
    Option("go.salary", 200, [], "Paid by the Bank for passing GO.", "GHOST-GO-1 MARIO-GO-1 VOYAGE-GO-1"),
    Option("go.onLand", True, [], "The salary is also paid for landing on GO.", "LANG-8 AMB-VOYAGE-2"),
    Option("unowned.decline", "auction", ["auction", "nothing"], "What happens when an unowned property isn't bought.", "GHOST-BUY-1 AMB-VOYAGE-3"),
    Option("auction.minBid", 1, [], "Minimum opening bid for a property, and for a building where the opening bid is fixed.", "GHOST-AUCTION-2 CTHULHU-AUCTION-4"),
    Option("auction.minRaise", 1, [], "A bid must beat the one before by at least this much.", "GHOST-AUCTION-3 AMB-VOYAGE-9"),
    Option("auction.cover", "cash", ["cash", "default"], "Bids are limited to cash, or a bid that can't be paid voids the auction.", "CTHULHU-AUCTION-3 CHAMP-AUCTION-5"),
    Option("auction.freezesEstate", False, [], "Nobody builds, sells or mortgages during an auction, a shortage or the choice of a move.", "AMB-CHAMP-27"),
    Option("move.freezesEstate", False, [], "Nobody builds, sells or mortgages while a roll waits for its move to be chosen.", "RULING-8"),
    Option("rent.claimRequired", True, [], "Rent is owed only when the owner claims it.", "GHOST-RENT-1 VOYAGE-RENT-4"),
    Option("rent.claimWindow", 1, [1, 2], "The claim lapses once this many of the following players have rolled.", "GHOST-RENT-2 CHAMP-RENT-6"),
    Option("rent.doubleNeedsUnmortgagedSet", False, [], "A colour set without buildings earns double rent only while none of it is mortgaged.", "CTHULHU-RENT-5"),
    Option("jail.fine", 50, [], "The fine for leaving jail.", "GHOST-JAIL-5 MARIO-JAIL-4 VOYAGE-JAIL-6"),
    Option("jail.exitRoll", "doubles", ["doubles", "six"], "The roll that frees you from jail.", "GHOST-JAIL-7 MARIO-JAIL-6"),
    Option("jail.attempts", 3, [], "Turns in jail on which a roll can free you without a fine.", "GHOST-JAIL-8 CTHULHU-SHORT-6"),
    Option("jail.forcedTurn", 3, [], "The turn in jail on which you must pay and move by your roll at the latest.", "GHOST-JAIL-9 VOYAGE-JAIL-7"),
    Option("jail.prepayTurns", 3, [], "Turns in jail on which you can pay the fine before rolling.", "AMB-GEN-1 CHAMP-JAIL-8"),
    Option("jail.doublesGiveExtraRoll", False, [], "The doubles that free you from jail also give another roll.", "AMB-CTHULHU-5 RULING-5 AMB-VOYAGE-6"),
    Option("jail.cardMinPrice", 0, [], "A Get Out of Jail Free card can't be traded for less than this.", "CHAMP-CARD-5"),
    Option("build.maxHouses", 4, [1, 2, 3, 4], "Houses on a street before its hotel.", "GHOST-BUILD-4 CTHULHU-SHORT-2"),
    Option("hotel.prerequisite", "group", ["group", "plot"], "A hotel needs full houses on the whole colour set, or only on that street.", "GHOST-HOTEL-1 AMB-VOYAGE-8"),
    Option("hotel.requireBankHouses", "sequence", ["sequence", "literal4"], "Levels are bought step by step, or the Bank must also have four houses.", "AMB-CHAMP-28"),
    Option("stock.houses", 32, [], "Houses in the game.", "GHOST-COMP-6"),
    Option("stock.hotels", 12, [], "Hotels in the game.", "GHOST-COMP-7"),
    Option("shortage.contested", "demand", ["demand", "last", "able"], "Buildings are contested when the others could place and pay for more than are left, for the last one only, or when fewer are left than players who could place one.", "RULING-1 RULING-2 AMB-GEN-13"),
    Option("shortage.housesBeforeHotelSales", False, [], "Players who want houses get them before a hotel is broken down into houses.", "RULING-3 CHAMP-SHORTAGE-3"),
    Option("shortage.opening", "fixed", ["fixed", "listPrice"], "The auction of a scarce building opens at the minimum bid or at the lowest list price declared.", "GHOST-SHORTAGE-2 CHAMP-SHORTAGE-6"),
    Option("sell.hotelReturnsHouses", 4, [], "Houses put back when a hotel is sold; 0 clears the street.", "GHOST-SELL-1 VOYAGE-SELL-2 CTHULHU-SHORT-5"),
    Option("sell.hotelsAtOnce", False, [], "All hotels of a colour set can be sold in one step.", "CHAMP-SELL-6"),
    Option("sell.uneven", False, [], "Buildings of a colour set are sold back in any order.", "RULING-4"),
    Option("sell.unevenInDebt", False, [], "A player in debt can clear one street of a colour set before the others.", "AMB-VOYAGE-10"),
    Option("sell.halfOf", "printed", ["printed", "paid"], "The Bank buys buildings back at half the printed price or half the price paid.", "VOYAGE-SELL-1 RULING-6 AMB-VOYAGE-21"),
    Option("sell.propertyToBank", False, [], "A player in debt can sell properties to the Bank at half price.", "VOYAGE-SELL-3"),
    Option("clearScope", "group", ["group", "plot"], "Where the buildings must be sold before a property is mortgaged or traded.", "GHOST-MORTGAGE-1 AMB-VOYAGE-11"),
    Option("mortgage.redeem", "percent", ["percent", "printed"], "Unmortgaging costs the mortgage plus interest, or the printed amount.", "GHOST-MORTGAGE-3 MARIO-MORTGAGE-3"),
    Option("mortgage.interest", 10, [], "Interest as a percentage of the mortgage.", "GHOST-MORTGAGE-3 VOYAGE-MORTGAGE-3"),
    Option("mortgage.transfer", "redeemOr10", ["redeemOr10", "free", "payOrDouble"], "What the new owner of a mortgaged property pays.", "GHOST-TRADE-6 MARIO-TRADE-6 VOYAGE-MORTGAGE-9"),
    Option("transfer.prepaidCoversInterest", False, [], "Interest paid on transfer isn't paid again when unmortgaging.", "AMB-VOYAGE-12"),
    Option("trade.when", "any", ["any", "ownOrBetween"], "Trades at any time, or only with the player whose turn it is or between turns.", "GHOST-TRADE-1 CHAMP-DEAL-6"),
    Option("trade.plots", "unbuilt", ["unbuilt", "never"], "Whether streets can be traded between players.", "AMB-VOYAGE-13"),
    Option("trade.swaps", True, [], "Properties can be traded for properties.", "AMB-VOYAGE-14"),
    Option("trade.blindOffers", False, [], "An offer is checked against the other player's cash only when it's accepted.", "CHAMP-SETUP-6"),
    Option("trade.cardReveal", False, [], "A Get Out of Jail Free card is shown to everyone when it's offered.", "CHAMP-CARD-2"),
    Option("money.rounding", "up", ["up", "down"], "How half prices and interest are rounded.", "AMB-GEN-8 LANG-10"),
    Option("money.hidden", False, [], "Other players' cash isn't shown.", "CHAMP-SETUP-6"),
    Option("bank.unlimited", True, [], "The Bank always pays; otherwise it pays only what it has.", "AMB-GEN-12"),
    Option("bank.money", 20580, [], "Money in the game when the Bank is limited.", "CHAMP-COMP-8"),
    Option("ecto.endsTurnWhenStaying", True, [], "Staying on a ride space ends the turn, doubles or not.", "AMB-GHOST-6"),
    Option("ecto.goPays", False, [], "A ride that ends on GO earns the salary; passing it never does.", "RULING-7 AMB-GHOST-8 GHOST-ECTO-3"),
    Option("qblock.distribution", "table", ["table", "sounds"], "The Question Block goes by the printed die table or by weighted sounds.", "AMB-MARIO-2"),
    Option("bankrupt.liquidates", False, [], "All buildings are sold and all properties mortgaged before a bankrupt player's properties pass on.", "RULING-9 AMB-GEN-6"),
    Option("end.condition", "last", ["last", "firstBankruptcy"], "Play to the last player or to the first bankruptcy.", "GHOST-END-2 CTHULHU-SHORT-8"),
    Option("end.time", "none", ["none", "atOnce", "afterTurn"], "Whether time can be called, and whether the current turn is finished.", "CHAMP-TIME-7 AMB-VOYAGE-22"),
    Option("end.turns", 0, [], "A game limited by turns ends after this many; 0 means no limit.", "VOYAGE-TIMED-1"),
    Option("tiebreak", "shared", ["shared", "unmortgaged"], "Equal net worth: shared, or decided by unmortgaged properties, then cash.", "CHAMP-TIE-1 AMB-CTHULHU-9"),
    Option("score.points", [], [], "Points by players left (row) and place (column).", "CHAMP-SCORE-3"),
]  # fmt: skip

OPTION_BY_NAME: Final[dict[str, Option]] = {option.name: option for option in OPTIONS}


class Rules:
    """The rule options in force, as typed attributes."""

    def __init__(self, values: dict[str, object]) -> None:
        self.dice_count = 2
        self.dice_speed_die = False
        self.doubles_enabled = True
        self.speed_die_triple_is_double = False
        self.order_mode = "left"
        self.start_cash = 1500
        self.start_free_deeds = 0
        self.go_salary = 200
        self.go_on_land = True
        self.unowned_decline = "auction"
        self.auction_min_bid = 1
        self.auction_min_raise = 1
        self.auction_cover = "cash"
        self.auction_freezes_estate = False
        self.move_freezes_estate = False
        self.rent_claim_required = True
        self.rent_claim_window = 1
        self.rent_double_needs_unmortgaged_set = False
        self.jail_fine = 50
        self.jail_exit_roll = "doubles"
        self.jail_attempts = 3
        self.jail_forced_turn = 3
        self.jail_prepay_turns = 3
        self.jail_doubles_give_extra_roll = False
        self.jail_card_min_price = 0
        self.build_max_houses = 4
        self.hotel_prerequisite = "group"
        self.hotel_require_bank_houses = "sequence"
        self.stock_houses = 32
        self.stock_hotels = 12
        self.shortage_contested = "demand"
        self.shortage_houses_before_hotel_sales = False
        self.shortage_opening = "fixed"
        self.sell_hotel_returns_houses = 4
        self.sell_hotels_at_once = False
        self.sell_uneven = False
        self.sell_uneven_in_debt = False
        self.sell_half_of = "printed"
        self.sell_property_to_bank = False
        self.clear_scope = "group"
        self.mortgage_redeem = "percent"
        self.mortgage_interest = 10
        self.mortgage_transfer = "redeemOr10"
        self.transfer_prepaid_covers_interest = False
        self.trade_when = "any"
        self.trade_plots = "unbuilt"
        self.trade_swaps = True
        self.trade_blind_offers = False
        self.trade_card_reveal = False
        self.money_rounding = "up"
        self.money_hidden = False
        self.bank_unlimited = True
        self.bank_money = 20580
        self.ecto_ends_turn_when_staying = True
        self.ecto_go_pays = False
        self.qblock_distribution = "table"
        self.bankrupt_liquidates = False
        self.end_condition = "last"
        self.end_time = "none"
        self.end_turns = 0
        self.tiebreak = "shared"
        self.score_points: list[list[int]] = []
        self.values = values
        self.take(values)

    def take(self, values: dict[str, object]) -> None:
        for name, value in values.items():
            option = OPTION_BY_NAME.get(name)
            if option is None:
                raise RuleError(f"unknown rule option {name!r}")
            reason = option.check(value)
            if reason:
                raise RuleError(reason)
            setattr(self, option.attribute(), value)
        if self.sell_hotel_returns_houses not in (0, self.build_max_houses):
            raise RuleError("sell.hotelReturnsHouses must be 0 or equal to build.maxHouses")

    def half(self, amount: int) -> int:
        """Half a price, rounded as the edition says (AMB-GEN-8)."""
        return (amount + 1) // 2 if self.money_rounding == "up" else amount // 2

    def percent(self, amount: int, rate: int) -> int:
        """A percentage, rounded as the edition says (AMB-GEN-8)."""
        return (amount * rate + 99) // 100 if self.money_rounding == "up" else amount * rate // 100

    def in_force(self) -> dict[str, object]:
        """Every option with its value, in the order of OPTIONS."""
        return {option.name: getattr(self, option.attribute()) for option in OPTIONS}
