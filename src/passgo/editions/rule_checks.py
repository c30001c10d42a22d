"""Do the rule options fit each other, the frame and the board."""

from collections.abc import Mapping

from passgo.editions.board_checks import count_deeds, place
from passgo.editions.cells import number, table, tables, text, whole, wholes
from passgo.editions.faults import Findings
from passgo.editions.form import OPTION_SHAPES
from passgo.editions.shapes import Table, near
from passgo.engine.rules import OPTIONS


def options_in(rules: Table) -> dict[str, object]:
    """The options an edition sets, by their dotted names, without those that were faulty."""
    flat: dict[str, object] = {}
    for name, value in rules.items():
        if isinstance(value, dict):
            flat.update({f"{name}.{inner}": entry for inner, entry in value.items()})
        else:
            flat[name] = value
    return {name: value for name, value in flat.items() if value is not None}


def read_overrides(options: Mapping[str, object]) -> tuple[dict[str, object], Findings]:
    """Options given by name for one game; they obey the same shapes as those of a file."""
    found = Findings("options")
    clean: dict[str, object] = {}
    for name, value in options.items():
        shape = OPTION_SHAPES.get(name)
        if shape is None:
            found.add(str(name), "unknown rule option", near(str(name), list(OPTION_SHAPES)))
            continue
        read = shape.read(value, name, found)
        if read is not None:
            clean[name] = read
    return clean, found


def check_rules(data: Table, options: Mapping[str, object], changed: Mapping[str, object], found: Findings) -> None:
    """The options in force, some of them changed for one game.

    An edition must work for its largest table. A changed option need only work for the smallest, since how many will
    play that one game is not known here.
    """
    values = {option.name: options.get(option.name, option.default) for option in OPTIONS}
    players = wholes(table(data, "edition"), "players")
    fewest, most = min(players, default=0), max(players, default=0)
    check_frame(table(data, "edition"), players, found)
    check_dice(values, found)
    check_hotels(values, found)
    check_money(values, fewest if "start.cash" in changed or "bank.money" in changed else most, found)
    check_points(values, fewest if "score.points" in changed else most, found)
    check_deal_out(data, values, fewest if "start.freeDeeds" in changed else most, found)
    if values["mortgage.redeem"] == "printed":
        check_printed(data, found)


def check_frame(edition: Table, players: list[int], found: Findings) -> None:
    if len(players) == 2 and players[0] > players[1]:
        found.add("edition.players", f"the fewest, {players[0]}, is more than the most, {players[1]}", "[fewest, most]")
    check_tokens(edition, max(players, default=0), found)


def check_tokens(edition: Table, players: int, found: Findings) -> None:
    """One for everybody, and no two by the same id."""
    named = tables(edition, "tokens")
    tokens = len(named) or number(edition, "tokens")
    if tokens and tokens < players:
        found.add("edition.tokens", f"{tokens} tokens for {players} players", f"at least {players}")
    seen: set[str] = set()
    for i, token in enumerate(named):
        token_id = text(token, "id")
        if token_id and token_id in seen:
            found.add(f"edition.tokens[{i} {token_id}].id", "is there twice", "a unique id")
        seen.add(token_id)


def check_dice(values: Mapping[str, object], found: Findings) -> None:
    if values["dice.count"] != 1:
        return
    if values["dice.speedDie"]:
        found.add("rules.dice.speedDie", "the Speed Die is rolled with two white dice", "false with dice.count = 1")
    if values["jail.exitRoll"] == "doubles":
        found.add("rules.jail.exitRoll", "one die cannot show doubles", "six with dice.count = 1")


def check_hotels(values: Mapping[str, object], found: Findings) -> None:
    houses = values["build.maxHouses"]
    if values["sell.hotelReturnsHouses"] not in (0, houses):
        what = f"{values['sell.hotelReturnsHouses']} houses come back but {houses} were given"
        found.add("rules.sell.hotelReturnsHouses", what, f"0 or build.maxHouses, here {houses}")


def check_money(values: Mapping[str, object], players: int, found: Findings) -> None:
    """A limited Bank must be able to hand out the starting cash."""
    cash, money = values["start.cash"], values["bank.money"]
    if values["bank.unlimited"] or not isinstance(cash, int) or not isinstance(money, int):
        return
    if cash * players > money:
        found.add("rules.bank.money", f"{money} is not {cash} for each of {players}", f"at least {cash * players}")


def check_points(values: Mapping[str, object], players: int, found: Findings) -> None:
    rows = values["score.points"]
    if not isinstance(rows, list) or not rows:
        return
    for i, row in enumerate(rows):
        if isinstance(row, list) and len(row) != i + 1:
            found.add(f"rules.score.points[{i}]", f"{len(row)} ranks for {i + 1} survivors", f"{i + 1} numbers")
    if len(rows) < players:
        found.add("rules.score.points", f"{len(rows)} rows for {players} players", f"at least {players} rows")


def check_deal_out(data: Table, values: Mapping[str, object], players: int, found: Findings) -> None:
    deeds = count_deeds(tables(table(data, "board"), "spaces"))
    free = values["start.freeDeeds"]
    if isinstance(free, int) and deeds and free * players > deeds:
        what = f"{free} for each of {players} players, but there are {deeds} deeds"
        found.add("rules.start.freeDeeds", what, f"at most {deeds // players}")


def check_printed(data: Table, found: Findings) -> None:
    for i, space in enumerate(tables(table(data, "board"), "spaces")):
        mortgage = whole(space, "mortgage")
        if mortgage is not None and "unmortgage" not in space:
            key = f"{place(i, space)}.unmortgage"
            found.add(key, "is missing, and mortgage.redeem is printed", f"at least {mortgage}")
