"""Guardians of minors, groups, answers to the organisers' questions, and drawn nicknames."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

COLUMNS = ("drawn", "guardian", "guardian_email", "guardian_phone", "group_name", "answers")


def upgrade() -> None:
    with op.batch_alter_table("entrants") as batch:
        for name in COLUMNS:
            batch.add_column(sa.Column(name, sa.Text(), nullable=False, server_default=""))
