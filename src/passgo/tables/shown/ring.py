"""The latest happenings, so that a client that was away for a while learns what it missed."""

from collections import deque
from typing import Final, NamedTuple

from msgspec import Raw

from passgo.tables.commands.commands import JUDGE
from passgo.tables.shown.happenings import Happening, without_prompts
from passgo.tables.shown.messages import encode

LONGEST: Final = 200  # batches kept; a client that missed more gets the whole table


class Batch(NamedTuple):
    """The happenings of one command, encoded for the judge and for everybody else."""

    after: int
    version: int
    at_ms: int
    full: bytes
    open: bytes

    def for_role(self, role: str) -> bytes:
        return self.full if role == JUDGE else self.open


def batch_of(after: int, version: int, at_ms: int, told: list[Happening], prompts: bool) -> Batch:
    full = encode(told)
    return Batch(after, version, at_ms, full, full if prompts else encode(without_prompts(told)))


def joined(parts: list[bytes]) -> Raw:
    """Several JSON lists as one."""
    return Raw(b"[" + b",".join(part[1:-1] for part in parts if len(part) > 2) + b"]")


class Ring:
    def __init__(self) -> None:
        self.batches: deque[Batch] = deque(maxlen=LONGEST)

    def add(self, batch: Batch) -> None:
        self.batches.append(batch)

    def between(self, role: str, after: int, version: int) -> Raw | None:
        """The happenings after one version up to another that the role may know; None if they are no longer kept."""
        if after == version:
            return Raw(b"[]")
        missed = [batch for batch in self.batches if after < batch.version <= version]
        if not missed or missed[0].after != after:
            return None
        return joined([batch.for_role(role) for batch in missed])

    def log(self, role: str, version: int) -> Raw:
        return joined([batch.for_role(role) for batch in self.batches if batch.version <= version])
