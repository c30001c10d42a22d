"""Writes the files a released schema leaves behind. Run once, with the passgo being released: make.py FOLDER."""

import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.store.samples import fill

from passgo.store import json_lines, open_store
from passgo.store.schema import HEAD


def make(folder: Path) -> None:
    with TemporaryDirectory() as scratch:
        file = Path(scratch, "store.db")
        store = open_store(f"sqlite:///{file}")
        fill(store)
        (folder / f"{HEAD}.rows").write_bytes(b"".join(json_lines.dump(store)))
        store.close()
        with closing(sqlite3.connect(file)) as conn:
            (folder / f"{HEAD}.sql").write_text("\n".join(conn.iterdump()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    make(Path(sys.argv[1]))
