"""Chances and sets on the plain page of a table, in words."""

from dataclasses import dataclass

from passgo.engine.board import SPACE_GO_TO_JAIL, SPACE_JAIL
from passgo.tables.shown.outlook import OutlookFacts, RollFacts, SetFacts
from passgo.words.names import Names


@dataclass
class RollLines:
    title: str
    chances: list[tuple[str, str]]
    cost: str  # empty where the roll costs nothing


@dataclass
class SetRow:
    name: str
    held: list[str]  # by player, in the order of play
    rent: str
    build: str


@dataclass
class OutlookPage:
    rolls: list[RollLines]
    players: list[str]
    sets: list[SetRow]


def present(found: OutlookFacts, order: list[int], names: Names) -> OutlookPage:
    """What the page shows. `order` names the seats still in the game."""
    return OutlookPage(
        [roll_lines(roll, names) for roll in found.rolls],
        [names.player(seat) for seat in order],
        [set_row(one, order, names) for one in found.sets],
    )


def percent(chance: float, names: Names) -> str:
    """A chance as people read it; what is possible is never nothing."""
    return names.speech.catalogue.percent(max(1, round(100 * chance)) if chance else 0)


def roll_lines(roll: RollFacts, names: Names) -> RollLines:
    say = names.say
    fine = names.money(names.edition.board.rules.jail_fine)
    title = say("outlook-roll", player=names.player(roll.seat)) if roll.first == "roll" else ""
    kinds = [space.kind for space in names.edition.board.spaces]
    jail = kinds.index(SPACE_GO_TO_JAIL if SPACE_GO_TO_JAIL in kinds else SPACE_JAIL)
    chances = [
        (say("deed-rent"), roll.rent),
        (say("outlook-charge"), roll.charge),
        (say("deed-free"), roll.sale),
        (say("outlook-own"), roll.own),
        (names.space(jail), roll.jail),
        (say("outlook-nothing"), roll.nothing),
    ]
    cost = say(
        "outlook-cost",
        mean=names.money(round(roll.mean)),
        worst=names.money(roll.worst),
        space=names.space(roll.worst_space),
    )
    return RollLines(
        title or say(f"act-{roll.first}", amount=fine),
        [(label, percent(chance, names)) for label, chance in chances],
        cost if roll.worst else "",
    )


def set_row(one: SetFacts, order: list[int], names: Names) -> SetRow:
    size = names.edition.board.groups[one.group].size
    return SetRow(
        names.group(one.group),
        [f"{one.held[seat]}/{size}" for seat in order],
        names.money(one.rent) if one.rent else "–",
        names.money(one.build) if one.build else "–",
    )
