"""Settings: what the host chooses before the start."""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from passgo.bots import BOTS
from passgo.editions import Edition, EditionError, load, names
from passgo.editions.keeping import load_kept
from passgo.engine.rules import RULES_VERSION
from passgo.tables.refusals import Refused

MOST_SEATS: Final = 8
MOST_OPTIONS: Final = 100
DAY_MS: Final = 24 * 60 * 60 * 1000
CHAMPIONSHIP_DEAL_MS: Final = 5 * 60 * 1000  # CHAMP-DEAL-1
DECISION_MS: Final = 90_000

Watch = Literal["nobody", "link", "everybody"]
Milliseconds = Annotated[int, Meta(ge=0, le=DAY_MS)]
Pace = Annotated[int, Meta(ge=0, le=60_000)]


class Clocks(Struct, frozen=True, forbid_unknown_fields=True):
    """Times in milliseconds; 0 is no clock."""

    # For one decision; then the table gives the plainest legal answer. None: see `for_players`.
    decision_ms: Milliseconds | None = None
    auction_ms: Milliseconds = 5_000  # from a bid to "going once", to "going twice", to "sold"
    deal_ms: Milliseconds | None = None  # for one negotiation; None: five minutes at championship tables, else none
    game_ms: Milliseconds = 0  # from the first roll to the last round
    absent_ms: Milliseconds = 120_000  # an awaited player without a connection counts as a leaver after this time


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a table: known before its start. After it only the pace of the bots changes."""

    edition: Annotated[str, Meta(max_length=60)] = "classic"
    options: dict[str, bool | int | str | list[list[int]]] = {}
    seats: Annotated[int, Meta(ge=2, le=MOST_SEATS)] = 4
    clocks: Clocks = Clocks()
    watch: Watch = "link"
    watch_delay_ms: Annotated[int, Meta(ge=0, le=600_000)] = 0
    listed: bool = False  # the table is in the public list
    open_seats: bool = False  # anybody may sit down, without an invitation
    leavers: Literal["bot", "skip", "withdraw"] = "bot"
    # A player who lets so many decisions in a row run out counts as a leaver until they are back; 0: never.
    missed_decisions: Annotated[int, Meta(ge=0, le=100)] = 0
    stand_in: str = "builder"  # the bot that plays for a leaver
    undo: bool = True  # a player may take their own last decision back; never in official rounds
    claim_help: Literal["automatic", "reminder", "none"] = "reminder"
    official: bool = False
    pace_ms: Pace = 3_000  # how long bots wait before they roll or end
    physical_dice: bool = False  # dice are rolled on a real table and typed in by the judge
    shared_device: bool = False  # people hand one device round: no clock for decisions and auctions
    unattended: bool = False  # bots and clocks go on when nobody is connected


@lru_cache(maxsize=64)
def edition_for(name: str, options: str, pinned: str | None, rules: int) -> Edition:
    return load(name, json.loads(options), pinned, rules)


@lru_cache(maxsize=64)
def kept_edition(content: str, pinned: str, rules: int) -> Edition:
    return load_kept(content, pinned, rules)


def pinned_edition(settings: Settings, pinned: str, rules: int, kept: Mapping[str, str]) -> Edition:
    """The edition that a table was made with: the installed one if it still fits, otherwise the one in the store."""
    try:
        return edition_of(settings, pinned, rules)
    except Refused:
        if pinned not in kept:
            raise
    try:
        return kept_edition(kept[pinned], pinned, rules)
    except EditionError as error:
        raise Refused("bad-settings", field="edition") from error


def edition_of(settings: Settings, pinned: str | None = None, rules: int = RULES_VERSION) -> Edition:
    """The edition with the options of this table; only an installed edition, never a path from outside."""
    if settings.edition not in names():
        raise Refused("bad-settings", field="edition")
    if len(settings.options) > MOST_OPTIONS:
        raise Refused("bad-settings", field="options")
    try:
        return edition_for(settings.edition, json.dumps(settings.options, sort_keys=True), pinned, rules)
    except EditionError as error:
        fault = error.faults[0] if error.faults else None
        raise Refused("bad-settings", field="options" if fault is None else fault.key) from error


def settle(settings: Settings) -> tuple[Settings, Edition]:
    """The settings as they will be in force, with their edition; refused if they do not fit together."""
    if settings.official:
        # CHAMP-RENT-7, CHAMP-SETUP-6: nobody is prompted and nobody's cash is shown in an official round; what is
        # done is done, and only the judge corrects a mistake.
        options: Mapping[str, bool | int | str | list[list[int]]] = {**settings.options, "money.hidden": True}
        settings = replace(settings, claim_help="none", undo=False, options=dict(options))
    if settings.shared_device:
        if settings.official:
            raise Refused("bad-settings", field="shared_device")  # CHAMP-SETUP-6: players look after their own cash
        settings = replace(settings, clocks=replace(settings.clocks, decision_ms=0, auction_ms=0))
    edition = edition_of(settings)
    if edition.board.rules.money_hidden and not edition.board.rules.trade_blind_offers:
        # Refused offers would reveal, sum by sum, how much the other player holds.
        settings = replace(settings, options={**settings.options, "trade.blindOffers": True})
        edition = edition_of(settings)
    rules = edition.board.rules
    fewest, most = edition.players
    if not max(2, fewest) <= settings.seats <= min(most, MOST_SEATS):
        raise Refused("bad-settings", field="seats", least=max(2, fewest), most=min(most, MOST_SEATS))
    if settings.stand_in not in BOTS:
        raise Refused("unknown-bot", bot=settings.stand_in)
    if settings.clocks.game_ms and rules.end_time == "none":
        raise Refused("bad-settings", field="clocks.game_ms")
    if settings.clocks.deal_ms is None:
        championship = settings.official or rules.trade_when == "ownOrBetween"
        clocks = replace(settings.clocks, deal_ms=CHAMPIONSHIP_DEAL_MS if championship else 0)
        settings = replace(settings, clocks=clocks)
    return settings, edition


def for_players(settings: Settings, people: int) -> Settings:
    """The settings at the start: without a choice of the host, a person who plays alone against bots is not hurried."""
    if settings.clocks.decision_ms is not None:
        return settings
    alone = people < 2 and not settings.official
    return replace(settings, clocks=replace(settings.clocks, decision_ms=0 if alone else DECISION_MS))
