"""The print shop: each document is made in a process of its own, so that whoever ordered it can go on answering."""

import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Final

from passgo.machine import ignore_ctrl_c, yield_processor
from passgo.printing.sheet_facts import CannotPrint

Work = Callable[[], bytes]  # a partial of a module's function and its facts: it travels to another process

AT_A_TIME: Final = 1  # documents being made; a second one would take the server's own core on a small machine
MOST_ORDERS: Final = 6  # being made or waiting
LONGEST_SECONDS: Final = 180.0
LOOK_SECONDS: Final = 0.1
KEPT_SECONDS: Final = 600.0  # a finished document, to be fetched
MOST_KEPT: Final = 12


class ShopBusy(RuntimeError):
    """Raised when too many documents wait already."""


@dataclass(frozen=True)
class Order:
    """One document: who may fetch it, under which name, and what becomes of it."""

    id: str
    owner: str
    name: str
    at: float
    made: "Future[bytes]"


class PrintShop:
    """Thread-safe. Documents wait for each other; nothing is written to a disk."""

    def __init__(self, longest: float = LONGEST_SECONDS) -> None:
        self.longest = longest
        self.orders: dict[str, Order] = {}
        self.lock = threading.Lock()
        self.closed = threading.Event()
        self.threads = ThreadPoolExecutor(AT_A_TIME, thread_name_prefix="passgo-print")

    def order(self, work: Work, owner: str, name: str) -> Order:
        with self.lock:
            self.tidy()
            if sum(not one.made.done() for one in self.orders.values()) >= MOST_ORDERS:
                raise ShopBusy(f"{MOST_ORDERS} documents are being printed; try again in a minute")
            made = self.threads.submit(printed_apart, work, self.longest, self.closed)
            found = Order(secrets.token_hex(16), owner, name, time.monotonic(), made)
            self.orders[found.id] = found
            return found

    def find(self, id: str, owner: str) -> Order | None:
        """The order of this owner; nobody else's."""
        with self.lock:
            self.tidy()
            found = self.orders.get(id)
            return found if found is not None and found.owner == owner else None

    def tidy(self) -> None:
        """Throw away what nobody fetches: it holds names."""
        done = [one for one in self.orders.values() if one.made.done()]
        late = time.monotonic() - KEPT_SECONDS - self.longest
        for i, one in enumerate(reversed(done)):
            if i >= MOST_KEPT or one.at < late:
                del self.orders[one.id]

    def close(self) -> None:
        """Give up what is being made: nobody is left to fetch it."""
        self.closed.set()
        self.threads.shutdown(wait=False, cancel_futures=True)


def printed_apart(work: Work, seconds: float = LONGEST_SECONDS, closed: threading.Event | None = None) -> bytes:
    """The document, made by a new process that is ended when it takes too long or the shop closes."""
    spawn = get_context("spawn")  # a fork would copy the locks of the server's threads
    here, there = spawn.Pipe(duplex=False)
    process = spawn.Process(target=work_at, args=(there, work), daemon=True)
    process.start()
    there.close()
    until = time.monotonic() + seconds
    try:
        while not here.poll(LOOK_SECONDS):
            if time.monotonic() > until:
                raise CannotPrint("too-slow", f"not finished after {seconds:.0f} seconds; print fewer at a time")
            if closed is not None and closed.is_set():
                raise CannotPrint("interrupted", "the server stops; print it again")
        made = here.recv()
    except EOFError:
        raise CannotPrint("interrupted", "the printing process ended early; print it again") from None
    finally:
        here.close()
        process.kill()
        process.join()
    if isinstance(made, bytes):
        return made
    raise CannotPrint(*made)


def work_at(there: Connection, work: Work) -> None:
    """Make the document in the new process. What cannot be printed travels back as its code and text."""
    ignore_ctrl_c()  # the server ends its processes itself
    yield_processor()
    try:
        there.send(work())
    except CannotPrint as error:
        there.send((error.code, str(error).partition(": ")[2]))
