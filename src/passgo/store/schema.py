"""The tables of the store. Migrations are frozen copies; a test compares the two.

Only people, accounts, sessions, chat, entrants, call notes, officials, letters and entries that count in a series hold
personal data, and all of them can be deleted; everything else knows a person by an opaque id. Times are milliseconds
since 1970 in UTC, documents are JSON text.
"""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, MetaData, Table, Text, UniqueConstraint

# The newest migration. Opening a store at this revision needs no Alembic.
HEAD = "0010"

# SQLite can alter a constraint only by its name, so every one has a name from the first migration on.
metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


entries = Table(
    "entries",
    metadata,
    Column("stream", Text, primary_key=True),
    Column("version", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("prev_hash", Text, nullable=False),
    Column("hash", Text, nullable=False),
)

# Seeds that the server has committed to and not revealed yet: fair dice (docs/fair-dice.md). A table's log holds its
# commitment from the first entry on, and the seed itself only after the end.
seeds = Table(
    "seeds",
    metadata,
    Column("stream", Text, primary_key=True),
    Column("seed", Text, nullable=False),
)

# Content of every edition that a game was begun with.
editions = Table(
    "editions",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("content", Text, nullable=False),
)

positions = Table(
    "positions",
    metadata,
    Column("stream", Text, primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content", Text, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("stream", Text, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("fence", BigInteger, nullable=False),
    Column("expires_ms", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("edition", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("finished_ms", BigInteger),
    Index(None, "visibility", "status", "created_ms"),
)

links = Table(
    "links",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("stream", Text, nullable=False, index=True),
    Column("role", Text, nullable=False),
    Column("seat", Integer),
    Column("created_ms", BigInteger, nullable=False),
    Column("expires_ms", BigInteger),
    Column("revoked_ms", BigInteger),
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("gender", Text),  # how texts speak of the person; null: unsaid
)

accounts = Table(
    "accounts",
    metadata,
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("login", Text, nullable=False, unique=True),
    Column("password_hash", Text, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("changed_ms", BigInteger, nullable=False),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("code_hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created_ms", BigInteger, nullable=False),
    Column("used_ms", BigInteger),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id_hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("device", Text, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("seen_ms", BigInteger, nullable=False),
    Column("expires_ms", BigInteger, nullable=False, index=True),
    Column("revoked_ms", BigInteger),
)

chat = Table(
    "chat",
    metadata,
    Column("stream", Text, primary_key=True),
    Column("n", BigInteger, primary_key=True, autoincrement=False),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("preset", Text),
    Column("text", Text),
    Column("at_ms", BigInteger, nullable=False),
)

championships = Table(
    "championships",
    metadata,
    Column("id", Text, primary_key=True),
    Column("format", Text, nullable=False),
    Column("prices", Text, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("rehearsed", Integer, nullable=False),  # 1: invented people, and a clock that can be moved
    Column("shift_ms", BigInteger, nullable=False),  # by how much that clock is ahead
    Column("home", Text),  # the venue of this laptop; empty on the server of the whole championship
)

terms = Table(
    "terms",
    metadata,
    Column("championship", Text, ForeignKey("championships.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("language", Text, primary_key=True),
    Column("text", Text, nullable=False),
)

entrants = Table(
    "entrants",
    metadata,
    Column("championship", Text, ForeignKey("championships.id", ondelete="CASCADE"), primary_key=True),
    Column("entrant", Text, primary_key=True),
    Column("badge", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("email", Text, nullable=False),
    Column("phone", Text, nullable=False),
    Column("born", Text, nullable=False),
    Column("citizenship", Text, nullable=False),
    Column("employee", Integer, nullable=False),
    Column("relative", Integer, nullable=False),
    Column("nickname", Text, nullable=False),
    Column("drawn", Text, nullable=False, server_default=""),
    Column("guardian", Text, nullable=False, server_default=""),
    Column("guardian_email", Text, nullable=False, server_default=""),
    Column("guardian_phone", Text, nullable=False, server_default=""),
    Column("group_name", Text, nullable=False, server_default=""),
    Column("answers", Text, nullable=False, server_default=""),  # JSON by question; empty for none
    UniqueConstraint("championship", "badge"),
)

officials = Table(
    "officials",
    metadata,
    Column("championship", Text, ForeignKey("championships.id", ondelete="CASCADE"), primary_key=True),
    Column("id", Text, primary_key=True),
    Column("role", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("venue", Text, nullable=False),
    Column("table_number", Integer),
    Column("created_ms", BigInteger, nullable=False),
    Column("revoked_ms", BigInteger),
)

letters = Table(
    "letters",
    metadata,
    Column("id", Text, primary_key=True),
    Column("championship", Text, ForeignKey("championships.id", ondelete="CASCADE"), nullable=False),
    Column("entrant", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("arguments", Text, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("sent_ms", BigInteger),
    Column("tries", Integer, nullable=False),
    Column("fault", Text, nullable=False),
    Index(None, "championship", "sent_ms", "created_ms"),
)

# What the registrar noted on the telephone.
call_notes = Table(
    "call_notes",
    metadata,
    Column("championship", Text, ForeignKey("championships.id", ondelete="CASCADE"), primary_key=True),
    Column("entrant", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("by", Text, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("back_ms", BigInteger),  # when to call again
    Column("note", Text, nullable=False),
)

# Texts of letters that the director wrote in place of the standard ones.
mail_texts = Table(
    "mail_texts",
    metadata,
    Column("championship", Text, ForeignKey("championships.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("language", Text, primary_key=True),
    Column("subject", Text, nullable=False),
    Column("body", Text, nullable=False),
)

# How many days before the start those who are confirmed are reminded.
reminders = Table(
    "reminders",
    metadata,
    Column("championship", Text, ForeignKey("championships.id", ondelete="CASCADE"), primary_key=True),
    Column("days", Integer, primary_key=True, autoincrement=False),
)

# Who got which message or reminder: nobody gets one twice.
mailings = Table(
    "mailings",
    metadata,
    Column("championship", Text, ForeignKey("championships.id", ondelete="CASCADE"), primary_key=True),
    Column("mailing", Text, primary_key=True),
    Column("entrant", Text, primary_key=True),
    Column("at_ms", BigInteger, nullable=False),
)

performed = Table(
    "performed",
    metadata,
    Column("championship", Text, ForeignKey("championships.id", ondelete="CASCADE"), primary_key=True),
    Column("actor", Text, primary_key=True),
    Column("command", Text, primary_key=True),
    Column("first", BigInteger, nullable=False),
    Column("last", BigInteger, nullable=False),
)

venue_keys = Table(
    "venue_keys",
    metadata,
    Column("championship", Text, ForeignKey("championships.id", ondelete="CASCADE"), primary_key=True),
    Column("venue", Text, primary_key=True),
    Column("key", Text, nullable=False),
    Column("branch", BigInteger, nullable=False),
)

# Who has created a championship with an account: they open their desk on any device.
founders = Table(
    "founders",
    metadata,
    Column("championship", Text, ForeignKey("championships.id", ondelete="CASCADE"), primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("official", Text, nullable=False),  # their id as a director
)

# Championships that somebody is still writing.
championship_drafts = Table(
    "championship_drafts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("body", Text, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("changed_ms", BigInteger, nullable=False),
)

# Better texts that readers have proposed (docs/translate.md), until the operator has taken them. Nobody is named.
text_proposals = Table(
    "text_proposals",
    metadata,
    Column("id", Text, primary_key=True),
    Column("language", Text, nullable=False, index=True),
    Column("file", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("current", Text, nullable=False),
    Column("proposed", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
)

# Tables of live play that belong to a table of a championship.
online_tables = Table(
    "online_tables",
    metadata,
    Column("championship", Text, ForeignKey("championships.id", ondelete="CASCADE"), primary_key=True),
    Column("session", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("live", Text, nullable=False),
)

# Several championships whose results are added up.
series = Table(
    "series",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),  # JSON by language
    Column("points", Text, nullable=False),  # for each place from the first on, with blanks between
    Column("best", Integer, nullable=False),  # how many results of a player count; 0: all
    Column("created_ms", BigInteger, nullable=False),
)

series_championships = Table(
    "series_championships",
    metadata,
    Column("championship", Text, ForeignKey("championships.id", ondelete="CASCADE"), primary_key=True),
    Column("series", Text, ForeignKey("series.id", ondelete="CASCADE"), nullable=False, index=True),
)

# Entrants who let their results count in the series, and the account that they all count for.
series_entries = Table(
    "series_entries",
    metadata,
    Column("championship", Text, ForeignKey("series_championships.championship", ondelete="CASCADE"), primary_key=True),
    Column("entrant", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    UniqueConstraint("championship", "person"),
)
