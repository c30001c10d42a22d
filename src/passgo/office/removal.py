"""Removing a championship from the laptop of a venue, when its results are safe elsewhere."""

from sqlalchemy import Connection, delete

from passgo.office import officials
from passgo.office.errors import OfficeError
from passgo.office.office import Office
from passgo.office.offices import Offices
from passgo.office.venues import is_exported
from passgo.store.schema import championships, entries


class NotWiped(OfficeError):
    """Raised for a championship that stays where it is. `code` says why."""

    def __init__(self, code: str, told: str) -> None:
        super().__init__(f"{code}: {told}")
        self.code = code


def wipe(offices: Offices, id: str, *, force: bool = False) -> None:
    """Delete people, links, officials and log of a venue's laptop. Without `force` only what was exported."""
    office = offices.open(id)
    with office.lock:
        office.catch_up()
        if office.kept.home is None:
            raise NotWiped("not-a-laptop", f"{id} was not lent to this machine; it deletes people after the retention")
        if not force and not is_exported(office):
            raise NotWiped(
                "not-exported",
                f"{id} has entries that were not exported: passgo championship export {id} FILE, import it on the "
                "server, and wipe then. --force deletes them for good",
            )
        offices.write(lambda conn: delete_all(conn, office))
    offices.opened.pop(id, None)


def delete_all(conn: Connection, office: Office) -> None:
    if conn.dialect.name == "sqlite":
        conn.exec_driver_sql("PRAGMA secure_delete = ON")  # names must not stay readable in free pages of the file
    officials.drop_all(conn, office.id, office.stream)
    conn.execute(delete(entries).where(entries.c.stream == office.stream))
    conn.execute(delete(championships).where(championships.c.id == office.id))  # its other rows go with it
