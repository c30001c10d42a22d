"""The guide to an edition, in sentences: the rules in force decide which of them apply."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from passgo.engine.board import HOTEL, SPACE_KINDS, Board
from passgo.engine.rules import Rules
from passgo.words.names import Names

SPECIAL: Final = ("cards", "question", "ride", "entity", "tax", "parking", "go-to-jail")


@dataclass(frozen=True)
class Chapter:
    """A part of the guide."""

    id: str
    title: str
    lines: list[str]


def guide(names: Names) -> list[Chapter]:
    arguments = arguments_of(names)
    own = own_arguments(names)
    return [
        Chapter(
            chapter,
            names.say(chapter, **arguments),
            [names.say(key, **{**arguments, **own.get(key, {})}) for key in keys],
        )
        for chapter, keys in sentences(names.board).items()
    ]


def sentences(board: Board) -> dict[str, list[str]]:
    """The keys of all sentences that are true of a board, by chapter."""
    rules = board.rules
    parts = {
        "guide-aim": aim(rules),
        "guide-setup": setup(rules),
        "guide-turn": turn(rules),
        "guide-speed": speed_die(rules),
        "guide-spaces": special_spaces(board),
        "guide-buy": buying(rules),
        "guide-rent": rent(board),
        "guide-build": building(rules),
        "guide-mortgage": mortgage(rules),
        "guide-jail": jail(rules),
        "guide-deals": deals(rules),
        "guide-debt": debt(rules),
        "guide-end": end(rules),
    }
    chapters = {chapter: list(keys) for chapter, keys in parts.items()}
    return {chapter: keys for chapter, keys in chapters.items() if keys}


def arguments_of(names: Names) -> dict[str, object]:
    rules = names.board.rules
    listed = names.speech.catalogue.listed
    return {
        "cash": names.money(rules.start_cash),
        "salary": names.money(rules.go_salary),
        "go": names.go(),
        "jail": spaces_of_kind(names, "jail"),
        "fine": names.money(rules.jail_fine),
        "houses": names.level(rules.build_max_houses),
        "hotel": names.level(HOTEL),
        "percent": names.speech.catalogue.percent(rules.mortgage_interest),
        "decks": listed([names.deck(number) for number in range(len(names.board.decks))]),
        # A line may end with a slash, but never begin with one; two factors stay together.
        "rents": "\u00a0/ ".join(names.money(rent) for rent in names.board.station_rents),
        "factors": "\u00a0/\u00a0".join(names.speech.catalogue.number(one) for one in names.board.utility_factors),
    }


def own_arguments(names: Names) -> dict[str, dict[str, object]]:
    """Arguments that only one sentence needs."""
    rules = names.board.rules
    utilities: dict[str, object] = {"group": group_of_kind(names, "utility")}
    return {
        "guide-setup-deeds": {"count": rules.start_free_deeds},
        "guide-buy-auction": {"amount": names.money(rules.auction_min_bid)},
        "guide-rent-window": {"count": rules.rent_claim_window},
        "guide-rent-stations": {"group": group_of_kind(names, "station")},
        "guide-rent-utilities-one": utilities,
        "guide-rent-utilities-two": utilities,
        "guide-rent-utilities-speed": utilities,
        "guide-jail-prepay": {"count": rules.jail_prepay_turns},
        "guide-jail-last": {"count": rules.jail_forced_turn},
        "guide-jail-late": {"turn": rules.jail_forced_turn},
        "guide-deals-card": {"amount": names.money(rules.jail_card_min_price)},
        **{f"guide-space-{kind}": space_arguments(names, kind) for kind in SPECIAL},
    }


def space_arguments(names: Names, kind: str) -> dict[str, object]:
    fares = [space.fare for space in names.board.spaces if SPACE_KINDS[space.kind] == kind]
    return {"spaces": spaces_of_kind(names, kind), "amount": names.money(fares[0] if fares else 0)}


def spaces_of_kind(names: Names, kind: str) -> str:
    """The names of all spaces of a kind, each once: several spaces may share a name."""
    found = [names.space(space.pos) for space in names.board.spaces if SPACE_KINDS[space.kind] == kind]
    return names.speech.catalogue.listed(list(dict.fromkeys(found)))


def group_of_kind(names: Names, kind: str) -> str:
    groups = [names.group(number) for number, row in enumerate(names.board.groups) if SPACE_KINDS[row.kind] == kind]
    return names.speech.catalogue.listed(groups)


def dashed(value: str) -> str:
    """An option's value as keys spell it: `afterTurn`, `redeemOr10` become `after-turn`, `redeem-or-10`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z0-9])", "-", value).lower()


def aim(rules: Rules) -> Iterator[str]:
    yield f"guide-aim-{dashed(rules.end_condition)}"


def setup(rules: Rules) -> Iterator[str]:
    yield "guide-setup-token"  # RULING-11
    yield "guide-setup-cash"
    if rules.start_free_deeds:
        yield "guide-setup-deeds"
    yield f"guide-setup-{dashed(rules.order_mode)}"
    if rules.money_hidden:
        yield "guide-setup-hidden"


def dice(rules: Rules) -> str:
    return "speed" if rules.dice_speed_die else "two" if rules.dice_count > 1 else "one"


def turn(rules: Rules) -> Iterator[str]:
    yield f"guide-turn-{dice(rules)}"
    if rules.doubles_enabled:
        yield "guide-turn-doubles-white" if rules.dice_speed_die else "guide-turn-doubles"
    yield "guide-turn-salary"


def speed_die(rules: Rules) -> Iterator[str]:
    if rules.dice_speed_die:
        yield from ("guide-speed-numbers", "guide-speed-bus", "guide-speed-next", "guide-speed-triple")


def special_spaces(board: Board) -> Iterator[str]:
    kinds = {SPACE_KINDS[space.kind] for space in board.spaces}
    for kind in SPECIAL:
        if kind in kinds:
            yield f"guide-space-{kind}"
        if kind == "ride" and kind in kinds and board.rules.ecto_go_pays:
            yield "guide-ride-go"


def buying(rules: Rules) -> Iterator[str]:
    yield "guide-buy-first"
    yield f"guide-buy-{rules.unowned_decline}"
    if rules.auction_cover == "default":
        yield "guide-buy-default"


def rent(board: Board) -> Iterator[str]:
    rules = board.rules
    if rules.rent_claim_required:
        yield from ("guide-rent-claim", "guide-rent-window")
    else:
        yield "guide-rent-automatic"
    yield "guide-rent-set-unmortgaged" if rules.rent_double_needs_unmortgaged_set else "guide-rent-set"
    if board.station_rents:
        yield "guide-rent-stations"
    if board.utility_factors:
        yield f"guide-rent-utilities-{dice(rules)}"
    yield "guide-rent-mortgaged"


def building(rules: Rules) -> Iterator[str]:
    yield f"guide-build-when-{rules.clear_scope}"
    if rules.move_freezes_estate and not rules.auction_freezes_estate:
        yield "guide-build-pause"
    yield "guide-build-even"
    yield f"guide-build-top-{rules.hotel_prerequisite}"
    if rules.shortage_contested != "able":
        yield f"guide-build-scarce-{rules.shortage_contested}"
    if rules.shortage_houses_before_hotel_sales:
        yield "guide-build-houses-first"
    yield f"guide-build-half-{rules.sell_half_of}"
    yield "guide-build-sell-freely" if rules.sell_uneven else "guide-build-sell-evenly"


def mortgage(rules: Rules) -> Iterator[str]:
    yield f"guide-mortgage-{rules.clear_scope}"
    yield f"guide-mortgage-{rules.mortgage_redeem}"
    yield f"guide-mortgage-transfer-{dashed(rules.mortgage_transfer)}"


def jail(rules: Rules) -> Iterator[str]:
    yield "guide-jail-visit"
    yield f"guide-jail-{rules.jail_exit_roll}"
    if rules.jail_prepay_turns < rules.jail_forced_turn:
        yield "guide-jail-prepay"
    if rules.jail_exit_roll == "doubles":
        yield "guide-jail-again" if rules.jail_doubles_give_extra_roll else "guide-jail-once"
    yield "guide-jail-last" if rules.jail_forced_turn <= rules.jail_attempts else "guide-jail-late"
    yield "guide-jail-business"


def deals(rules: Rules) -> Iterator[str]:
    yield "guide-deals-own" if rules.trade_when == "ownOrBetween" else "guide-deals-any"
    yield f"guide-deals-what-{rules.clear_scope}"
    if rules.jail_card_min_price:
        yield "guide-deals-card"


def debt(rules: Rules) -> Iterator[str]:
    yield "guide-debt-raise"
    if rules.sell_property_to_bank:
        yield "guide-debt-surrender"
    yield "guide-debt-liquidates" if rules.bankrupt_liquidates else "guide-debt-stands"
    yield f"guide-debt-bank-{dashed(rules.end_condition)}"


def end(rules: Rules) -> Iterator[str]:
    yield f"guide-end-{dashed(rules.end_condition)}"
    if rules.end_time != "none":
        yield f"guide-end-{dashed(rules.end_time)}"
    if rules.end_time == "atOnce":
        yield "guide-end-last-round"
    if rules.score_points:
        yield "guide-end-points"
