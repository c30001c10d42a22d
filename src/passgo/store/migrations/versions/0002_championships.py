"""Championships: their formats, terms, people, officials, letters and what venues borrow."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "championships",
        must("id", sa.Text),
        must("format", sa.Text),
        must("prices", sa.Text),
        must("created_ms", sa.BigInteger),
        must("rehearsed", sa.Integer),
        must("shift_ms", sa.BigInteger),
        may("home", sa.Text),
        key("championships", "id"),
    )
    people()
    letters()
    op.create_table(
        "performed",
        must("championship", sa.Text),
        must("actor", sa.Text),
        must("command", sa.Text),
        must("first", sa.BigInteger),
        must("last", sa.BigInteger),
        championship("performed"),
        key("performed", "championship", "actor", "command"),
    )
    tables()


def key(table: str, *columns: str) -> sa.PrimaryKeyConstraint:
    return sa.PrimaryKeyConstraint(*columns, name=f"pk_{table}")


def championship(table: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_championship_championships"
    return sa.ForeignKeyConstraint(["championship"], ["championships.id"], name=name, ondelete="CASCADE")


def must(name: str, kind: type[sa.Text | sa.BigInteger | sa.Integer]) -> sa.Column[Any]:
    return sa.Column(name, kind(), nullable=False)


def may(name: str, kind: type[sa.Text | sa.BigInteger | sa.Integer]) -> sa.Column[Any]:
    return sa.Column(name, kind(), nullable=True)


def people() -> None:
    op.create_table(
        "entrants",
        must("championship", sa.Text),
        must("entrant", sa.Text),
        must("badge", sa.Text),
        must("language", sa.Text),
        must("name", sa.Text),
        must("email", sa.Text),
        must("phone", sa.Text),
        must("born", sa.Text),
        must("citizenship", sa.Text),
        must("employee", sa.Integer),
        must("relative", sa.Integer),
        must("nickname", sa.Text),
        championship("entrants"),
        key("entrants", "championship", "entrant"),
        sa.UniqueConstraint("championship", "badge", name="uq_entrants_championship_badge"),
    )
    op.create_table(
        "officials",
        must("championship", sa.Text),
        must("id", sa.Text),
        must("role", sa.Text),
        must("name", sa.Text),
        must("venue", sa.Text),
        may("table_number", sa.Integer),
        must("created_ms", sa.BigInteger),
        may("revoked_ms", sa.BigInteger),
        championship("officials"),
        key("officials", "championship", "id", "role"),
    )


def letters() -> None:
    op.create_table(
        "terms",
        must("championship", sa.Text),
        must("version", sa.Integer),
        must("language", sa.Text),
        must("text", sa.Text),
        championship("terms"),
        key("terms", "championship", "version", "language"),
    )
    op.create_table(
        "letters",
        must("id", sa.Text),
        must("championship", sa.Text),
        must("entrant", sa.Text),
        must("kind", sa.Text),
        must("arguments", sa.Text),
        must("created_ms", sa.BigInteger),
        may("sent_ms", sa.BigInteger),
        must("tries", sa.Integer),
        must("fault", sa.Text),
        championship("letters"),
        key("letters", "id"),
    )
    op.create_index("ix_letters_championship_sent_ms_created_ms", "letters", ["championship", "sent_ms", "created_ms"])


def tables() -> None:
    op.create_table(
        "venue_keys",
        must("championship", sa.Text),
        must("venue", sa.Text),
        must("key", sa.Text),
        must("branch", sa.BigInteger),
        championship("venue_keys"),
        key("venue_keys", "championship", "venue"),
    )
    op.create_table(
        "online_tables",
        must("championship", sa.Text),
        must("session", sa.Text),
        must("number", sa.Integer),
        must("live", sa.Text),
        championship("online_tables"),
        key("online_tables", "championship", "session", "number"),
    )
