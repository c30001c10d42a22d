"""Documents are made in a process of their own: bounded in number and time, and fetched by their owner alone."""

import os
import threading
import time
from collections.abc import Iterator
from functools import partial

import pytest
from tests.printing.paperwork import MADE, table

from passgo.printing import CannotPrint, score_sheets
from passgo.printing.print_shop import MOST_ORDERS, PrintShop, ShopBusy, printed_apart

LONG = 60.0


def own_process() -> bytes:
    return str(os.getpid()).encode()


def too_long() -> bytes:
    time.sleep(LONG)
    return b""


def breaks_off() -> bytes:
    os._exit(3)


@pytest.fixture
def shop() -> Iterator[PrintShop]:
    made = PrintShop(longest=0.3)
    yield made
    made.close()


def test_another_process_makes_the_document() -> None:
    assert int(printed_apart(own_process)) != os.getpid()


def test_it_is_the_same_document() -> None:
    work = partial(score_sheets, [table(1)], "en", MADE)
    assert printed_apart(work) == work()


def test_what_cannot_be_printed_is_named() -> None:
    with pytest.raises(CannotPrint) as refused:
        printed_apart(partial(score_sheets, [], "en", MADE))
    assert refused.value.code == "no-tables"


def test_a_document_that_takes_too_long_is_given_up() -> None:
    began = time.monotonic()
    with pytest.raises(CannotPrint) as refused:
        printed_apart(too_long, 0.2)
    assert refused.value.code == "too-slow"
    assert time.monotonic() - began < LONG


def test_a_process_that_dies_is_reported() -> None:
    with pytest.raises(CannotPrint) as refused:
        printed_apart(breaks_off)
    assert refused.value.code == "interrupted"


def test_too_many_orders_are_refused(shop: PrintShop) -> None:
    go_on = threading.Event()
    shop.threads.submit(go_on.wait)
    for _ in range(MOST_ORDERS):
        shop.order(own_process, "director", "paper")
    with pytest.raises(ShopBusy):
        shop.order(own_process, "director", "paper")
    go_on.set()


def test_only_the_owner_finds_an_order(shop: PrintShop) -> None:
    order = shop.order(own_process, "director", "paper")
    assert shop.find(order.id, "director") is order
    assert shop.find(order.id, "registrar") is None
