"""How an edition is played, in sentences: the rules in force decide which of them apply."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from passgo.engine.board import HOTEL, SPACE_KINDS
from passgo.play.names import Names

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
    parts = {
        "guide-aim": aim(names),
        "guide-setup": setup(names),
        "guide-turn": turn(names),
        "guide-speed": speed_die(names),
        "guide-spaces": [],
        "guide-buy": buying(names),
        "guide-rent": rent(names),
        "guide-build": building(names),
        "guide-mortgage": mortgage(names),
        "guide-jail": jail(names),
        "guide-deals": deals(names),
        "guide-debt": debt(names),
        "guide-end": end(names),
    }
    chapters = []
    for part, keys in parts.items():
        lines = [names.say(key, **{**arguments, **own.get(key, {})}) for key in keys]
        lines += special_spaces(names, arguments) if part == "guide-spaces" else []
        if lines:
            chapters.append(Chapter(part, names.say(part, **arguments), lines))
    return chapters


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
        "percent": rules.mortgage_interest,
        "decks": listed([names.deck(number) for number in range(len(names.board.decks))]),
        # A line may end behind a slash, but never begin with one; two factors stay together.
        "rents": "\u00a0/ ".join(names.money(rent) for rent in names.board.station_rents),
        "factors": "\u00a0/\u00a0".join(names.speech.catalogue.number(one) for one in names.board.utility_factors),
    }


def own_arguments(names: Names) -> dict[str, dict[str, object]]:
    """What only one sentence needs."""
    rules = names.board.rules
    return {
        "guide-setup-deeds": {"count": rules.start_free_deeds},
        "guide-buy-auction": {"amount": names.money(rules.auction_min_bid)},
        "guide-rent-window": {"count": rules.rent_claim_window},
        "guide-rent-stations": {"group": group_of_kind(names, "station")},
        "guide-rent-utilities": {"group": group_of_kind(names, "utility")},
        "guide-jail-last": {"count": rules.jail_forced_turn},
        "guide-deals-card": {"amount": names.money(rules.jail_card_min_price)},
    }


def spaces_of_kind(names: Names, kind: str) -> str:
    """Their names, each once: twins have the same."""
    found = [names.space(space.pos) for space in names.board.spaces if SPACE_KINDS[space.kind] == kind]
    return names.speech.catalogue.listed(list(dict.fromkeys(found)))


def group_of_kind(names: Names, kind: str) -> str:
    groups = [names.group(number) for number, row in enumerate(names.board.groups) if SPACE_KINDS[row.kind] == kind]
    return names.speech.catalogue.listed(groups)


def dashed(value: str) -> str:
    """An option's value as it stands in keys: `afterTurn`, `redeemOr10` become `after-turn`, `redeem-or-10`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z0-9])", "-", value).lower()


def aim(names: Names) -> Iterator[str]:
    yield f"guide-aim-{dashed(names.board.rules.end_condition)}"


def setup(names: Names) -> Iterator[str]:
    rules = names.board.rules
    yield "guide-setup-cash"
    if rules.start_free_deeds:
        yield "guide-setup-deeds"
    yield f"guide-setup-{dashed(rules.order_mode)}"
    if rules.money_hidden:
        yield "guide-setup-hidden"


def turn(names: Names) -> Iterator[str]:
    rules = names.board.rules
    yield "guide-turn-speed" if rules.dice_speed_die else "guide-turn-two" if rules.dice_count > 1 else "guide-turn-one"
    if rules.doubles_enabled:
        yield "guide-turn-doubles-white" if rules.dice_speed_die else "guide-turn-doubles"
    yield "guide-turn-salary"


def speed_die(names: Names) -> Iterator[str]:
    if names.board.rules.dice_speed_die:
        yield from ("guide-speed-numbers", "guide-speed-bus", "guide-speed-next", "guide-speed-triple")


def special_spaces(names: Names, arguments: dict[str, object]) -> list[str]:
    lines = []
    for kind in SPECIAL:
        there = [space for space in names.board.spaces if SPACE_KINDS[space.kind] == kind]
        if there:
            about = {**arguments, "spaces": spaces_of_kind(names, kind), "amount": names.money(there[0].fare)}
            lines.append(names.say(f"guide-space-{kind}", **about))
    return lines


def buying(names: Names) -> Iterator[str]:
    rules = names.board.rules
    yield "guide-buy-first"
    yield f"guide-buy-{rules.unowned_decline}"
    if rules.auction_cover == "default":
        yield "guide-buy-default"


def rent(names: Names) -> Iterator[str]:
    rules = names.board.rules
    if rules.rent_claim_required:
        yield from ("guide-rent-claim", "guide-rent-window")
    else:
        yield "guide-rent-automatic"
    yield "guide-rent-set-unmortgaged" if rules.rent_double_needs_unmortgaged_set else "guide-rent-set"
    if names.board.station_rents:
        yield "guide-rent-stations"
    if names.board.utility_factors:
        yield "guide-rent-utilities"
    yield "guide-rent-mortgaged"


def building(names: Names) -> Iterator[str]:
    rules = names.board.rules
    yield f"guide-build-when-{rules.clear_scope}"
    yield "guide-build-even"
    yield f"guide-build-top-{rules.hotel_prerequisite}"
    yield from ("guide-build-scarce", "guide-build-sell")


def mortgage(names: Names) -> Iterator[str]:
    rules = names.board.rules
    yield f"guide-mortgage-{rules.clear_scope}"
    yield f"guide-mortgage-{rules.mortgage_redeem}"
    yield f"guide-mortgage-transfer-{dashed(rules.mortgage_transfer)}"


def jail(names: Names) -> Iterator[str]:
    yield "guide-jail-visit"
    yield f"guide-jail-{names.board.rules.jail_exit_roll}"
    yield from ("guide-jail-last", "guide-jail-business")


def deals(names: Names) -> Iterator[str]:
    rules = names.board.rules
    yield "guide-deals-own" if rules.trade_when == "ownOrBetween" else "guide-deals-any"
    yield "guide-deals-what"
    if rules.jail_card_min_price:
        yield "guide-deals-card"


def debt(names: Names) -> Iterator[str]:
    yield "guide-debt-raise"
    if names.board.rules.sell_property_to_bank:
        yield "guide-debt-surrender"
    yield "guide-debt-bankrupt"


def end(names: Names) -> Iterator[str]:
    rules = names.board.rules
    yield f"guide-end-{dashed(rules.end_condition)}"
    if rules.end_time != "none":
        yield f"guide-end-{dashed(rules.end_time)}"
    if rules.score_points:
        yield "guide-end-points"
