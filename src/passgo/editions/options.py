"""Options for one game: the official variants by name, and settings as a person types them."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from passgo.editions.faults import EditionError, Findings
from passgo.editions.loader import Edition
from passgo.editions.shapes import near


@dataclass(frozen=True)
class Variant:
    """A way of playing that a rulebook offers, as the options it sets."""

    name: str
    meaning: str
    ids: str
    options: dict[str, object]
    editions: tuple[str, ...] = ()  # whose rulebook offers it; on any other it can be played all the same


# House rules that the rulebooks forbid (a Free Parking pot, loans, rent immunity) have no option and no variant.
VARIANTS: Final = [
    Variant(
        "short",
        "Three free deeds each, hotels after three houses, one turn in jail, the first bankruptcy ends the game.",
        "CTHULHU-SHORT-1 CTHULHU-SHORT-2 CTHULHU-SHORT-5 CTHULHU-SHORT-6 CTHULHU-SHORT-8",
        {
            "start.freeDeeds": 3,
            "build.maxHouses": 3,
            "sell.hotelReturnsHouses": 3,
            "jail.attempts": 1,
            "jail.forcedTurn": 1,
            "jail.prepayTurns": 1,
            "end.condition": "firstBankruptcy",
        },
        ("cthulhu",),
    ),
    Variant(
        "timed",
        "Time may be called; the running turn is finished and the richest wins.",
        "VOYAGE-TIMED-1 AMB-VOYAGE-22",
        {"end.time": "afterTurn"},
        ("voyage",),
    ),
    Variant(
        "speed-die",
        "The Speed Die is rolled from the first turn and brings 1000 extra to begin with.",
        "CHAMP-SPEED-1 RULING-10",
        {"dice.speedDie": True},
        ("classic", "championship"),
    ),
    Variant(
        "no-speed-die",
        "Only the white dice are rolled; the extra 1000 are not given.",
        "GHOST-COMP-8 RULING-10",
        {"dice.speedDie": False},
        ("classic", "championship"),
    ),
    Variant(
        "auction",
        "A deed that is not bought is auctioned.",
        "GHOST-BUY-1",
        {"unowned.decline": "auction"},
        ("voyage",),
    ),
    Variant("no-auction", "A deed that is not bought stays free.", "AMB-VOYAGE-3", {"unowned.decline": "nothing"}),
    Variant(
        "sound",
        "The Question Block plays a sound that decides, instead of the printed table.",
        "MARIO-QBLOCK-2 RULING-12",
        {"qblock.distribution": "sounds"},
        ("mario",),
    ),
    Variant(
        "no-plot-deals",
        "Streets pass only through the Bank; stations and utilities may be dealt in.",
        "AMB-VOYAGE-13 RULING-12",
        {"trade.plots": "never"},
        ("voyage",),
    ),
]

# Official options with a number in them: set the option itself.
NUMBERED: Final = [
    ("end.turns", "A game timed by turns: it ends after this many and the richest wins."),
    ("stock.houses", "The number of houses."),
    ("stock.hotels", "The number of hotels."),
]


def offered(edition: Edition) -> list[Variant]:
    """The variants that the edition's own rulebook offers and that would change something in it."""
    in_force = edition.board.rules.in_force()
    return [
        variant
        for variant in VARIANTS
        if edition.id in variant.editions
        and any(in_force[name] != value for name, value in variant_options([variant.name], edition).items())
    ]


def variant_options(names: Iterable[str], edition: Edition) -> dict[str, object]:
    """The options that the named variants set for this edition."""
    known = {variant.name: variant for variant in VARIANTS}
    found = Findings("options")
    options: dict[str, object] = {}
    for name in names:
        if name in known:
            options.update(known[name].options)
        else:
            found.add(name, "unknown variant", near(name, list(known)))
    found.raise_if_any()
    # VOYAGE-SELL-2: where a returned hotel leaves nothing standing, it does so in the short game too.
    if edition.board.rules.sell_hotel_returns_houses == 0:
        options.pop("sell.hotelReturnsHouses", None)
    options.update(money_of_speed_die(options, edition))
    return options


def money_of_speed_die(options: dict[str, object], edition: Edition) -> dict[str, object]:
    """RULING-10: with the die come 1000 to the usual 1500, on other boards as large a share; without it they go."""
    rules = edition.board.rules
    wanted = options.get("dice.speedDie", rules.dice_speed_die)
    if wanted == rules.dice_speed_die:
        return {}
    return {"start.cash": rules.start_cash * 5 // 3 if wanted else rules.start_cash * 3 // 5}


def read_setting(setting: str) -> tuple[str, object]:
    """`jail.fine=10` as a name and a value. Words need no quotes; the value is checked when the edition is loaded."""
    name, equals, value = setting.partition("=")
    if not equals or not name.strip():
        found = Findings("options")
        found.add(setting, "not a setting", "name=value, like jail.fine=10")
        raise EditionError(found.faults)
    try:
        return name.strip(), tomllib.loads(f"value = {value}")["value"]
    except (ValueError, RecursionError):
        return name.strip(), value.strip()
