"""Accounts that have created a championship, and the drafts of championships."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "founders",
        sa.Column("championship", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("official", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["championship"], ["championships.id"], name="fk_founders_championship_championships", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_founders_person_people", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("championship", name="pk_founders"),
    )
    op.create_index("ix_founders_person", "founders", ["person"])
    op.create_table(
        "championship_drafts",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.Column("changed_ms", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_championship_drafts_person_people", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_championship_drafts"),
    )
    op.create_index("ix_championship_drafts_person", "championship_drafts", ["person"])
