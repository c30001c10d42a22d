"""How texts speak of a person, for the languages that need to know. Nobody has said it before."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("people", sa.Column("gender", sa.Text()))
