"""The plain page of a table: what it asks, and when it looks again by itself."""

import pytest
from msgspec.structs import replace
from tests.tables.shown.test_sums import table

from passgo.editions import load
from passgo.tables.shown.facts import AuctionFacts, AwaitFacts, ChoiceFacts, GameFacts, SeatOwnFacts
from passgo.tables.shown.views import typed_view
from passgo.web.pages.table_lines import TablePage, present

ISOLATES = dict.fromkeys(map(ord, "\u2068\u2069"))
AUCTION = AuctionFacts(
    space=1,
    hotel=False,
    wants=[],
    bid=0,
    bidder=-1,
    lowest=10,
    bids=[0, 0, 0],
    asked=[],
    estate=-1,
    lot=0,
    lots=0,
    closed=False,
    stage=0,
    deadline_ms=0,
)


def anns_page() -> TablePage:
    desk = table()
    return present("", "en", typed_view(desk.table.state, {}, "seat:0", "ann"), load("classic"), desk.now)


def game_on(page: TablePage) -> GameFacts:
    assert page.view.game is not None
    return page.view.game


@pytest.mark.parametrize(
    ("auction", "awaited", "seconds"), [(AUCTION, 0, 3), (AUCTION, 1, 3), (None, 0, 20), (None, 1, 3)]
)
def test_the_page_looks_again_soon_unless_only_its_reader_is_awaited(
    auction: AuctionFacts | None, awaited: int, seconds: int
) -> None:
    page = anns_page()
    awaiting = [AwaitFacts(awaited, "roll", 0, 0)]
    page.view = replace(page.view, game=replace(game_on(page), auction=auction, awaiting=awaiting))
    assert page.refresh() == 0
    page.follows = True
    assert page.refresh() == seconds


def test_of_several_mortgaged_deeds_the_first_is_asked_about() -> None:
    page = anns_page()
    assert isinstance(page.view.own, SeatOwnFacts)
    choices = [ChoiceFacts("mortgaged-deed", 1), ChoiceFacts("mortgaged-deed", 3)]
    page.view = replace(page.view, own=replace(page.view.own, choices=choices))
    asked = page.asked_of_me(AwaitFacts(0, "choose", 0, 0))
    assert asked.translate(ISOLATES) == "You’ve received Mediterranean Avenue with a mortgage. What now?"


@pytest.mark.parametrize(("left_ms", "seconds"), [(1, 1), (1000, 1), (1001, 2), (0, 0), (-5000, 0)])
def test_seconds_that_are_left_are_rounded_up(left_ms: int, seconds: int) -> None:
    page = anns_page()
    assert page.seconds(page.now_ms + left_ms) == seconds
    assert page.seconds(0) == 0


def test_an_auction_tells_whose_estate_it_is_and_what_everybody_bid() -> None:
    page = anns_page()
    auction = replace(AUCTION, bid=40, bidder=0, bids=[40, 0, 30], asked=[0, 2], estate=1, lot=2, lots=5)
    page.view = replace(page.view, game=replace(game_on(page), auction=auction))
    told = [line.translate(ISOLATES) for line in page.auction()]
    assert told[1] == "Seat 2’s estate: 2 of 5."
    assert told[2:5] == [
        "You bid $40.",
        "Seat 3 bids $30.",
        "Seat 2 passes.",
    ]


def test_others_are_told_what_a_choice_is_about() -> None:
    page = anns_page()
    asked = page.asked_of_another(AwaitFacts(1, "choose", 0, 0, "mortgaged-deed", 39))
    assert asked.translate(ISOLATES).endswith("is deciding about the mortgage on Boardwalk.")
