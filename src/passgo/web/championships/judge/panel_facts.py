"""Facts for the judge's panel: the board, the scoring and the texts once, then its table again and again."""

import re
from functools import lru_cache
from importlib import resources
from typing import Annotated, Final

import msgspec

from passgo.championship import Championship, Price, PriceList, commands
from passgo.championship.codec import digest_of, plain
from passgo.championship.format import Valuation
from passgo.championship.sheets import FATES, Sheet, deed_value, hotel_value, houses_value
from passgo.championship.state import Session, Table
from passgo.engine.board import HOTEL, SPACE_KINDS, SPACE_STREET, Space
from passgo.engine.mortgage import cost_to_redeem, transfer_interest
from passgo.engine.rent import set_rent
from passgo.i18n import FALLBACK
from passgo.i18n.catalogues import PANEL_PART, source
from passgo.web.championships.names import board_names, player
from passgo.web.championships.official_desk import HallDesk
from passgo.web.championships.posting import Face, face
from passgo.web.pages.board_drawing import mark_of
from passgo.web.plumbing.texts import Speech
from passgo.words.names import Names

# The sums of every edition are written as its own texts say.
MONEY: Final = re.compile(r"^money-[a-zA-Z]+ =.*(?:\n +.*)*", re.MULTILINE)
# Texts of the panel among those of the control room.
CONTROL: Final = re.compile(r"^panel-[\w-]+ =.*(?:\n(?: +.*|}))*", re.MULTILINE)
DEAL_MINUTES: Final = 5  # CHAMP-DEAL-1


Fate = Annotated[str, msgspec.Meta(extra_json_schema={"enum": FATES})]


class Deed(msgspec.Struct, frozen=True):
    """A deed with everything that is printed on it."""

    id: str
    name: str
    group: str
    kind: str
    price: int
    house: int
    hotel: int
    mortgage: int
    redeem: int
    interest: int  # of the mortgage, when the deed changes hands (CHAMP-MORTGAGE-9)
    rents: list[int]  # of a street: bare, with each number of houses, with a hotel
    set_rent: int  # of the bare street, its whole group in one hand (CHAMP-RENT-3)
    house_back: int  # what the Bank pays for a building (CHAMP-SELL-4)
    hotel_back: int
    worth: "Value"


class Value(msgspec.Struct, frozen=True):
    """The value of a deed on a sheet, with its buildings."""

    free: int
    mortgaged: int
    houses: list[int]  # by their number, none first
    hotel: int


class Group(msgspec.Struct, frozen=True):
    id: str
    name: str
    colour: str
    letter: str


class Repair(msgspec.Struct, frozen=True):
    """A card that asks for an amount for each building."""

    name: str
    house: int
    hotel: int


class Rule(msgspec.Struct, frozen=True):
    """A rule of the catalogue, in our own words."""

    id: str
    en: str
    el: str


class Facts(msgspec.Struct, frozen=True):
    """All facts that do not change while the panel is open."""

    championship: str
    address: str
    table: int
    heading: str
    official: str
    language: str
    zone: str  # of the venue, in which all times are shown
    currency: str
    salary: int
    fine: int
    deeds: list[Deed]
    groups: list[Group]
    station_rents: list[int]
    utility_factors: list[int]
    repairs: list[Repair]
    houses: int
    hotels: int
    most_houses: int
    deal_minutes: int  # that a deal may take
    points: tuple[tuple[int, ...], ...]
    ties: tuple[str, ...]
    texts: list[tuple[str, str]]  # language and catalogue, the wanted one first
    rules: list[Rule]


class SeatedPlayer(msgspec.Struct, frozen=True):
    id: str
    name: str  # empty where there is no nickname


class Entered(msgspec.Struct, frozen=True):
    """The sheet so far. `own`: this official entered it, so somebody else confirms it."""

    version: int
    by: str
    confirmed_by: str
    own: bool
    digest: str
    sheet: Annotated[object, msgspec.Meta(extra={"shape": Sheet})]  # fields at their default are left out


class Returned(msgspec.Struct, frozen=True):
    """The last sheet, which went back to the judge: its figures, and why."""

    version: int
    by: str
    reason: str
    sheet: Annotated[object, msgspec.Meta(extra={"shape": Sheet})]


class Called(msgspec.Struct, frozen=True):
    """The table has called the head judge."""

    at_ms: int
    taken_by: str  # by name; empty while nobody has


class Notice(msgspec.Struct, frozen=True):
    """A sentence in the judge's language, and where to read on."""

    text: str
    more: str
    address: str


class TableNow(msgspec.Struct, frozen=True):
    """The table at this moment."""

    version: int
    now_ms: int
    csrf: str
    me: str
    may: tuple[str, ...]
    judge: str
    judge_name: str
    clock: Face
    players: tuple[SeatedPlayer, ...]
    out: tuple[tuple[str, Fate], ...]  # players who went out and how, in order
    signed: tuple[str, ...]  # players who signed when they left
    taps: dict[str, int]  # when players signed on a screen
    entered: Entered | None
    returned: Returned | None
    ticks: dict[str, bool]  # players seen at the table before the start, and those not yet
    door: tuple[str, ...]  # players checked in at the door
    undos: tuple[str, ...]  # players whose bankruptcy or expulsion somebody wants undone
    called: Called | None
    notice: Notice | None = None  # the computer's clock has jumped


@lru_cache(maxsize=1)
def rules() -> list[Rule]:
    """The catalogue of the table, kept in the package because judges look it up without a network."""
    text = (resources.files("passgo.web.championships.judge") / "rules.json").read_text(encoding="utf-8")
    return msgspec.json.decode(text, type=list[Rule])


@lru_cache(maxsize=64)
def texts(language: str) -> str:
    return "\n".join(
        [
            *MONEY.findall(source(language, "ui")),
            *CONTROL.findall(source(language, "championship-control")),
            source(language, PANEL_PART),
        ]
    )


def facts(desk: HallDesk, session: Session, table: int, heading: str) -> Facts:
    kept = desk.office.championship
    names = board_names(desk)
    board, prices = names.board, kept.prices
    return Facts(
        championship=desk.name,
        address=desk.here,
        table=table,
        heading=heading,
        official=desk.official,
        language=desk.language,
        zone=desk.core.venue(session.venue).zone,
        currency=names.edition.currency,
        salary=board.rules.go_salary,
        fine=board.rules.jail_fine,
        deeds=deeds(names, prices, kept.format.valuation),
        groups=groups(names),
        station_rents=board.station_rents,
        utility_factors=board.utility_factors,
        repairs=repairs(names),
        houses=prices.houses,
        hotels=prices.hotels,
        most_houses=prices.most_houses,
        deal_minutes=DEAL_MINUTES,
        points=kept.format.points,
        ties=kept.format.table_ties,
        texts=[(one, texts(one)) for one in dict.fromkeys((desk.language, FALLBACK))],
        rules=rules(),
    )


def deeds(names: Names, prices: PriceList, valuation: Valuation) -> list[Deed]:
    """All deeds in board order. What a sheet needs is as it was when the championship was created."""
    found = [(space, prices.deeds[space.id]) for space in names.board.deeds if space.id in prices.deeds]
    return [deed(names, space, price, value(price, prices.most_houses, valuation)) for space, price in found]


def value(price: Price, most_houses: int, valuation: Valuation) -> Value:
    return Value(
        deed_value(price, False, valuation),
        deed_value(price, True, valuation),
        [houses_value(price, houses, valuation) for houses in range(most_houses + 1)],
        hotel_value(price, valuation),
    )


def deed(names: Names, space: Space, price: Price, worth: Value) -> Deed:
    rules = names.board.rules
    rents = [*space.rents[: rules.build_max_houses + 1], space.rents[HOTEL]] if space.kind == SPACE_STREET else []
    return Deed(
        space.id, str(names.space(space.pos)), price.group, SPACE_KINDS[space.kind], price.price, price.house,
        price.hotel, space.mortgage, cost_to_redeem(rules, space, rules.mortgage_interest),
        transfer_interest(rules, space), rents, set_rent(space) if rents else 0, rules.half(price.house),
        rules.half(price.hotel), worth,
    )  # fmt: skip


def groups(names: Names) -> list[Group]:
    marks = [mark_of(names.board, number) for number in range(len(names.board.groups))]
    return [
        Group(group.id, str(names.group(number)), marks[number].colour, marks[number].letter)
        for number, group in enumerate(names.board.groups)
    ]


def repairs(names: Names) -> list[Repair]:
    return [
        Repair(str(names.deck(number)), card.per_house, card.per_hotel)
        for number, deck in enumerate(names.board.decks)
        for card in deck.cards
        if card.per_house or card.per_hotel
    ]


# The table at this moment.


def table_now(desk: HallDesk, session: Session, table: Table, csrf: str, speech: Speech) -> TableNow:
    """The table at this moment; call it under the lock of the office."""
    kept: Championship = desk.office.championship
    known = {one.id: one.name for one in desk.office.officials()}
    return TableNow(
        kept.state.version,
        int(desk.time.timestamp() * 1000),
        csrf,
        desk.person.id,
        tuple(may(desk, table)),
        table.judge,
        known.get(table.judge, ""),
        face(kept, session, table.heat),
        tuple(SeatedPlayer(id, player(desk, id).name) for id in table.players),
        tuple(table.out),
        signed_apart(table),
        {who: int(at.timestamp() * 1000) for who, at in table.tapped().items()},
        entered(desk, table, known),
        returned(table, known),
        table.ticks,
        tuple(id for id in table.players if session.venue in kept.state.entrants[id].present),
        tuple(undo.entrant for undo in kept.state.undos.values() if undo.entrant in table.players),
        called(table, known),
        notice(desk, speech),
    )


def called(table: Table, known: dict[str, str]) -> Called | None:
    call = table.call
    if call is None:
        return None
    return Called(int(call.at.timestamp() * 1000), known.get(call.taken_by, call.taken_by))


def signed_apart(table: Table) -> tuple[str, ...]:
    """Who has signed apart from the sheet: as they left, or on their own screen; or was let off."""
    own = () if table.sheet is None else (*table.sheet.own, *table.sheet.waived)
    return (*table.signed, *own)


def notice(desk: HallDesk, speech: Speech) -> Notice | None:
    report = desk.report
    if report is None:
        return None
    was, says = speech.catalogue.moment(report.was), speech.catalogue.moment(report.says)
    return Notice(speech.say("hall-time-jumped", was=was, says=says), speech.say("hall-time-open"), report.address)


def may(desk: HallDesk, table: Table) -> list[str]:
    """The actions that the official's roles allow; the championship decides whether the moment is right."""
    given = {
        "tick": desk.may(commands.TickPlayer),
        "announce": desk.may(commands.AnnounceTime) and desk.person.id == table.judge,  # CHAMP-TIME-5
        "out": desk.may(commands.RecordOut),
        "expel": desk.may(commands.Expel),
        "call": desk.may(commands.CallHeadJudge),
        "sheet": desk.may(commands.EnterSheet),
    }
    return [name for name, allowed in given.items() if allowed]


def returned(table: Table, known: dict[str, str]) -> Returned | None:
    back = table.returned
    return None if back is None else Returned(back.version, known.get(back.by, back.by), back.reason, plain(back.sheet))


def entered(desk: HallDesk, table: Table, known: dict[str, str]) -> Entered | None:
    sheet = table.sheet
    if sheet is None:
        return None
    own = any(one.id == sheet.by for one in desk.people)
    return Entered(
        sheet.version, known.get(sheet.by, sheet.by), known.get(sheet.confirmed_by, sheet.confirmed_by), own,
        digest_of(sheet.sheet), plain(sheet.sheet),
    )  # fmt: skip
