"""The tables of the first release. Frozen: a change is a new revision."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    log()
    tables()
    people()


def key(table: str, *columns: str) -> sa.PrimaryKeyConstraint:
    return sa.PrimaryKeyConstraint(*columns, name=f"pk_{table}")


def person(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["person"], ["people.id"], name=f"fk_{table}_person_people", ondelete="CASCADE")


def must(name: str, kind: type[sa.Text | sa.BigInteger | sa.Integer]) -> sa.Column[Any]:
    return sa.Column(name, kind(), nullable=False)


def may(name: str, kind: type[sa.Text | sa.BigInteger | sa.Integer]) -> sa.Column[Any]:
    return sa.Column(name, kind(), nullable=True)


def log() -> None:
    op.create_table(
        "entries",
        must("stream", sa.Text),
        must("version", sa.BigInteger),
        must("kind", sa.Text),
        must("body", sa.Text),
        must("at_ms", sa.BigInteger),
        must("prev_hash", sa.Text),
        must("hash", sa.Text),
        key("entries", "stream", "version"),
    )
    op.create_table(
        "snapshots",
        must("stream", sa.Text),
        must("version", sa.BigInteger),
        must("body", sa.Text),
        key("snapshots", "stream"),
    )
    op.create_table(
        "leases",
        must("stream", sa.Text),
        must("owner", sa.Text),
        must("fence", sa.BigInteger),
        must("expires_ms", sa.BigInteger),
        key("leases", "stream"),
    )


def tables() -> None:
    op.create_table(
        "tables",
        must("id", sa.Text),
        must("edition", sa.Text),
        must("status", sa.Text),
        must("visibility", sa.Text),
        must("settings", sa.Text),
        must("seats", sa.Text),
        must("version", sa.BigInteger),
        must("created_ms", sa.BigInteger),
        may("finished_ms", sa.BigInteger),
        key("tables", "id"),
    )
    op.create_index("ix_tables_visibility_status_created_ms", "tables", ["visibility", "status", "created_ms"])
    op.create_table(
        "links",
        must("token_hash", sa.Text),
        must("stream", sa.Text),
        must("role", sa.Text),
        may("seat", sa.Integer),
        must("created_ms", sa.BigInteger),
        may("expires_ms", sa.BigInteger),
        may("revoked_ms", sa.BigInteger),
        key("links", "token_hash"),
    )
    op.create_index("ix_links_stream", "links", ["stream"])


def people() -> None:
    op.create_table(
        "people",
        must("id", sa.Text),
        must("name", sa.Text),
        must("language", sa.Text),
        must("created_ms", sa.BigInteger),
        key("people", "id"),
    )
    op.create_table(
        "accounts",
        must("person", sa.Text),
        must("login", sa.Text),
        must("password_hash", sa.Text),
        must("created_ms", sa.BigInteger),
        must("changed_ms", sa.BigInteger),
        person("accounts"),
        key("accounts", "person"),
        sa.UniqueConstraint("login", name="uq_accounts_login"),
    )
    op.create_table(
        "recovery_codes",
        must("code_hash", sa.Text),
        must("person", sa.Text),
        must("created_ms", sa.BigInteger),
        may("used_ms", sa.BigInteger),
        person("recovery_codes"),
        key("recovery_codes", "code_hash"),
    )
    op.create_index("ix_recovery_codes_person", "recovery_codes", ["person"])
    sessions_and_chat()


def sessions_and_chat() -> None:
    op.create_table(
        "sessions",
        must("id_hash", sa.Text),
        must("person", sa.Text),
        must("device", sa.Text),
        must("created_ms", sa.BigInteger),
        must("seen_ms", sa.BigInteger),
        must("expires_ms", sa.BigInteger),
        may("revoked_ms", sa.BigInteger),
        person("sessions"),
        key("sessions", "id_hash"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_index("ix_sessions_expires_ms", "sessions", ["expires_ms"])
    op.create_table(
        "chat",
        must("stream", sa.Text),
        must("n", sa.BigInteger),
        must("person", sa.Text),
        may("preset", sa.Text),
        may("text", sa.Text),
        must("at_ms", sa.BigInteger),
        person("chat"),
        key("chat", "stream", "n"),
    )
    op.create_index("ix_chat_person", "chat", ["person"])
