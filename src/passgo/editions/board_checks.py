"""Does the board make sense: its order, its corners, its groups and the figures on its deeds."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from passgo.editions.cells import number, table, tables, text, whole, wholes, word
from passgo.editions.faults import Findings
from passgo.editions.shapes import Table, label, near

DEED_KINDS: Final = ("street", "station", "utility")


def place(index: int, space: Table) -> str:
    return f"board.spaces[{label(index, space)}]"


def of_kind(spaces: list[Table], kind: str) -> list[int]:
    return [i for i, space in enumerate(spaces) if space.get("kind") == kind]


def check_board(data: Table, found: Findings) -> None:
    board = table(data, "board")
    spaces = tables(board, "spaces")
    if not spaces:
        return  # already reported as missing
    check_order(spaces, found)
    check_corners(spaces, found)
    if isinstance(data.get("groups"), dict):
        check_groups(spaces, table(data, "groups"), found)
    for i, space in enumerate(spaces):
        check_deed(space, place(i, space), found)
    check_rising("board.station_rents", wholes(board, "station_rents"), found)
    check_rising("board.utility_factors", wholes(board, "utility_factors"), found)
    check_per_count(board, spaces, "station", "station_rents", found)
    check_per_count(board, spaces, "utility", "utility_factors", found)
    check_components(spaces, table(data, "components"), found)


def check_order(spaces: list[Table], found: Findings) -> None:
    """Positions run 0, 1, 2 … and no id stands twice."""
    before = -1
    for i, space in enumerate(spaces):
        pos = whole(space, "pos")
        if pos is not None and pos != before + 1:
            what = "a gap" if pos > before + 1 else "out of order"
            where = f"{pos} after {before}" if i else f"the first is {pos}"
            found.add(f"{place(i, space)}.pos", f"{what}: {where}", str(before + 1))
        before = before + 1 if pos is None else pos
    first: dict[str, int] = {}
    for i, space in enumerate(spaces):
        space_id = word(space, "id")
        if space_id is not None and first.setdefault(space_id, i) != i:
            what = f"{space_id} is already space {first[space_id]}"
            found.add(f"{place(i, space)}.id", what, "an id no other space has")


def check_corners(spaces: list[Table], found: Findings) -> None:
    for kind in ("go", "jail"):
        places = of_kind(spaces, kind)
        if not places:
            found.add("board.spaces", f"no space of kind {kind}", "exactly one")
        for i in places[1:]:
            found.add(f"{place(i, spaces[i])}.kind", f"a second space of kind {kind}", "exactly one")
    if of_kind(spaces, "go") and of_kind(spaces, "go")[0] != 0:
        i = of_kind(spaces, "go")[0]
        found.add(f"{place(i, spaces[i])}.pos", "GO is not the first space", "0")
    if not of_kind(spaces, "jail"):
        for i in of_kind(spaces, "go-to-jail"):
            found.add(f"{place(i, spaces[i])}.kind", "sends to jail but the board has none", "a space of kind jail")
    rides = of_kind(spaces, "ride")
    if len(rides) == 1:
        found.add(place(rides[0], spaces[rides[0]]), "a single ride space leads nowhere", "none, or at least 2")


def check_groups(spaces: list[Table], groups: Table, found: Findings) -> None:
    kinds: dict[str, str] = {}
    group_of_kind: dict[str, str] = {}
    for i, space in enumerate(spaces):
        group, kind = word(space, "group"), text(space, "kind")
        if group is None:
            continue
        key = f"{place(i, space)}.group"
        if group not in groups:
            found.add(key, f"unknown group {group}", near(group, list(groups)))
        elif kinds.setdefault(group, kind) != kind:
            found.add(key, f"a {kind} in {group}, a group of kind {kinds[group]}", "deeds of one kind in a group")
        elif kind != "street" and group_of_kind.setdefault(kind, group) != group:
            found.add(key, f"a second group of kind {kind}", group_of_kind[kind])
    for group in groups:
        if group not in kinds:
            found.add(f"groups.{group}", "no space belongs to it", "a group of at least one deed")
    if not kinds and not any(space.get("kind") in DEED_KINDS for space in spaces):
        found.add("board.spaces", "nothing to own", "at least one street, station or utility")


def check_deed(space: Table, key: str, found: Findings) -> None:
    price, mortgage, unmortgage = whole(space, "price"), whole(space, "mortgage"), whole(space, "unmortgage")
    check_rising(f"{key}.rents", wholes(space, "rents"), found)
    # A loan above the price, or one that costs less to end than it brought, would be money from nothing.
    if price is not None and mortgage is not None and mortgage > price:
        found.add(f"{key}.mortgage", f"{mortgage} is more than the price", f"at most {price}")
    if mortgage is not None and unmortgage is not None and unmortgage < mortgage:
        found.add(f"{key}.unmortgage", f"{unmortgage} is less than the mortgage", f"at least {mortgage}")


def check_rising(key: str, numbers: list[int], found: Findings) -> None:
    for before, after in pairwise(numbers):
        if after < before:
            found.add(key, f"falls from {before} to {after}", "each at least the one before")


def check_per_count(board: Table, spaces: list[Table], kind: str, key: str, found: Findings) -> None:
    """A figure for every number of stations (or utilities) that one player may own."""
    owned, given = len(of_kind(spaces, kind)), wholes(board, key)
    if owned and key not in board:
        found.add(f"board.{key}", "is missing", f"{owned} numbers, one for each {kind}")
    elif given and len(given) < owned:
        found.add(f"board.{key}", f"{len(given)} numbers for {owned} spaces of kind {kind}", f"at least {owned}")


def check_components(spaces: list[Table], components: Table, found: Findings) -> None:
    deeds = count_deeds(spaces)
    if number(components, "deeds", deeds) != deeds:
        found.add("components.deeds", f"{components['deeds']} in the box, {deeds} on the board", str(deeds))


def count_deeds(spaces: Iterable[Table]) -> int:
    return sum(space.get("kind") in DEED_KINDS for space in spaces)
