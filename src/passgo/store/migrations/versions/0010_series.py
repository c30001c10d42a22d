"""Series of championships, and whose results count in them."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "series",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("points", sa.Text(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=False),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_series"),
    )
    op.create_table(
        "series_championships",
        sa.Column("championship", sa.Text(), nullable=False),
        sa.Column("series", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("championship", name="pk_series_championships"),
        sa.ForeignKeyConstraint(
            ["championship"],
            ["championships.id"],
            name="fk_series_championships_championship_championships",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["series"], ["series.id"], name="fk_series_championships_series_series", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_series_championships_series", "series_championships", ["series"])
    op.create_table(
        "series_entries",
        sa.Column("championship", sa.Text(), nullable=False),
        sa.Column("entrant", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("championship", "entrant", name="pk_series_entries"),
        sa.ForeignKeyConstraint(
            ["championship"],
            ["series_championships.championship"],
            name="fk_series_entries_championship_series_championships",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_series_entries_person_people", ondelete="CASCADE"),
        sa.UniqueConstraint("championship", "person", name="uq_series_entries_championship_person"),
    )
    op.create_index("ix_series_entries_person", "series_entries", ["person"])
