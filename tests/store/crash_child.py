"""Run by test_crash: appends to several streams and tells of each append as soon as its future resolves."""

import os
import sys
from concurrent.futures import Future
from functools import partial

from passgo.store import NewEntry, Writer, open_store, streams


def tell(name: str, done: Future[int]) -> None:
    # One write to a pipe is not torn apart, and what is in the pipe outlives this process.
    os.write(1, f"{name} {done.result()}\n".encode())


store = open_store(sys.argv[1])
writer = Writer(store)
with store.reading() as conn:
    versions = {name: streams.head(conn, name)[0] for name in ("one", "two", "three", "four", "five")}
while True:
    futures = {}
    for name, version in versions.items():
        futures[name] = writer.append(name, version, [NewEntry("act", "{}", version)])
        futures[name].add_done_callback(partial(tell, name))
    versions = {name: future.result(30) for name, future in futures.items()}
