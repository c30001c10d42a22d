"""Run by test_outages: writes until a limit on the size of files stops it, lifts the limit and goes on."""

import json
import resource
import sys

from passgo.store import NewEntry, StoreUnavailable, Writer, open_store

store = open_store(sys.argv[1])
writer = Writer(store)
big = NewEntry("act", json.dumps("x" * 20_000), 0)
soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
resource.setrlimit(resource.RLIMIT_FSIZE, (500_000, hard))
acknowledged = 0
try:
    while acknowledged < 1000:
        acknowledged = writer.append("big", acknowledged, [big]).result(30)
except StoreUnavailable:
    pass
kept = len(store.read("big"))
resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
after = writer.append("big", acknowledged, [big]).result(30)
writer.close()
store.verify_chain("big")
json.dump({"acknowledged": acknowledged, "kept": kept, "after": after}, sys.stdout)
