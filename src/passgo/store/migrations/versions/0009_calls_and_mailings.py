"""Notes of telephone calls, texts of letters by the director, reminders, and who got which mailing."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "call_notes",
        *keys("championship", "entrant"),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=False),
        sa.Column("back_ms", sa.BigInteger()),
        sa.Column("note", sa.Text(), nullable=False),
        *constraints("call_notes", "championship", "entrant", "number"),
    )
    op.create_table(
        "mail_texts",
        *keys("championship", "kind", "language"),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        *constraints("mail_texts", "championship", "kind", "language"),
    )
    op.create_table(
        "reminders",
        *keys("championship"),
        sa.Column("days", sa.Integer(), autoincrement=False, nullable=False),
        *constraints("reminders", "championship", "days"),
    )
    op.create_table(
        "mailings",
        *keys("championship", "mailing", "entrant"),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        *constraints("mailings", "championship", "mailing", "entrant"),
    )


def keys(*names: str) -> list[sa.Column[str]]:
    return [sa.Column(name, sa.Text(), nullable=False) for name in names]


def constraints(table: str, *keys: str) -> list[sa.Constraint]:
    return [
        sa.PrimaryKeyConstraint(*keys, name=f"pk_{table}"),
        sa.ForeignKeyConstraint(
            ["championship"], ["championships.id"], name=f"fk_{table}_championship_championships", ondelete="CASCADE"
        ),
    ]
