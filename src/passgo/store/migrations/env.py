"""Alembic's entry point. The connection comes from passgo.store.upgrade, or from the test that compares with the
schema."""

from alembic import context

from passgo.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite alters a table by rebuilding it
    transactional_ddl=True,  # true of SQLite too, since the engine begins its transactions itself
)
with context.begin_transaction():
    context.run_migrations()
