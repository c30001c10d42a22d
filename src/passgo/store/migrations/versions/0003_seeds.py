"""Seeds of fair dice. Snapshots were never written by any release: a table is replayed from its entries."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "seeds",
        sa.Column("stream", sa.Text(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("stream", name="pk_seeds"),
    )
    op.drop_table("snapshots")
