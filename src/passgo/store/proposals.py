"""Better texts that readers have proposed, until the operator has taken them."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from secrets import token_hex

from sqlalchemy import Connection, delete, func, insert, select

from passgo.store.schema import text_proposals

MOST = 5_000  # of all languages; then the operator has to take some before there is room again


@dataclass(frozen=True, slots=True)
class Proposal:
    language: str
    file: str
    key: str
    current: str
    proposed: str
    why: str
    at_ms: int
    id: str = field(default_factory=lambda: token_hex(8))


COLUMNS = tuple(text_proposals.c[name] for name in Proposal.__dataclass_fields__)


def add(conn: Connection, proposal: Proposal, most: int = MOST) -> bool:
    """Keep a proposal; the same text again changes nothing. False if there is no room: older ones must not be lost."""
    same = (
        (text_proposals.c.language == proposal.language)
        & (text_proposals.c.file == proposal.file)
        & (text_proposals.c.key == proposal.key)
        & (text_proposals.c.proposed == proposal.proposed)
    )
    if conn.execute(select(text_proposals.c.id).where(same)).first():
        return True
    if conn.execute(select(func.count()).select_from(text_proposals)).scalar_one() >= most:
        return False
    conn.execute(insert(text_proposals), asdict(proposal))
    return True


def listing(conn: Connection, language: str = "") -> list[Proposal]:
    """Every proposal, or those for one language, by file and key, the oldest first."""
    query = select(*COLUMNS)
    if language:
        query = query.where(text_proposals.c.language == language)
    order = (text_proposals.c[name] for name in ("language", "file", "key", "at_ms", "id"))
    return [Proposal(*row) for row in conn.execute(query.order_by(*order))]


def remove(conn: Connection, ids: Iterable[str]) -> int:
    return conn.execute(delete(text_proposals).where(text_proposals.c.id.in_(list(ids)))).rowcount
