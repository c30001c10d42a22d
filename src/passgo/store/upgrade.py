"""Migration of a database to a revision of the schema."""

from pathlib import Path

from sqlalchemy import URL, Connection, inspect, text

from passgo.store.driver_errors import outages_named
from passgo.store.engines import make_engine
from passgo.store.errors import SchemaTooNew
from passgo.store.schema import HEAD

SCRIPTS = Path(__file__).parent / "migrations"
POSTGRES_LOCK = 0x7061_7373_676F  # "passgo": two servers that start together must not both migrate


def upgrade(url: URL, revision: str) -> None:
    """Migrate up to this revision in one transaction, or refuse a database that is already past it."""
    engine = make_engine(url, writes=True, foreign_keys=False)  # SQLite rebuilds tables, which must not cascade
    try:
        with outages_named(), engine.connect() as conn, conn.begin():
            lock(conn)
            refuse_newer(conn, revision)
            if found_revision(conn) != revision:
                migrate(conn, revision)
    finally:
        engine.dispose()


def refuse_newer(conn: Connection, revision: str = HEAD) -> None:
    """Refuse a database that a later release has changed."""
    found = found_revision(conn)
    if found is not None and found > revision:
        raise SchemaTooNew(found, revision)


def lock(conn: Connection) -> None:
    """Keep other servers from migrating at the same time. On SQLite the transaction itself does."""
    if conn.dialect.name == "postgresql":
        # A busy machine may take long to read the migrations, with this transaction open.
        conn.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
        conn.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": POSTGRES_LOCK})


def found_revision(conn: Connection) -> str | None:
    """The revision of an existing database. Revisions are numbered, so they compare as texts."""
    if not inspect(conn).has_table("alembic_version"):
        return None
    found = conn.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def migrate(conn: Connection, revision: str) -> None:
    # Imported here because an up-to-date database, the usual case, needs none of it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = conn
    command.upgrade(config, revision)
