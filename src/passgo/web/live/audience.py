"""The audience of a table: everybody who is connected to it, what they hear, and who has to go."""

from collections.abc import Iterable

from passgo.tables import RoleGone, Tell
from passgo.web.live.connection import GOING_AWAY, LOST_ROLE, Connection


class Audience:
    """The connections of a table by role. It knows no table: the room of the table gives it the messages."""

    def __init__(self) -> None:
        self.by_role: dict[str, set[Connection]] = {}

    def everybody(self) -> list[Connection]:
        return [connection for there in self.by_role.values() for connection in there]

    def let_in(self, connection: Connection, role: str, welcome: Iterable[bytes]) -> None:
        connection.role = role
        self.by_role.setdefault(role, set()).add(connection)
        for message in welcome:
            connection.push(message)

    def drop(self, connection: Connection) -> None:
        there = self.by_role.get(connection.role)
        if there is not None:
            there.discard(connection)
            if not there:
                del self.by_role[connection.role]

    def tell(self, effect: Tell) -> None:
        for connection in self.by_role.get(effect.role, ()):
            if not effect.person or connection.person == effect.person:
                connection.push(effect.data)

    def dismiss(self, effect: RoleGone) -> None:
        for connection in list(self.by_role.get(effect.role, ())):
            if connection.person == effect.person:
                connection.push(effect.data)
                connection.close(LOST_ROLE, "role-lost")

    def fall_behind(self) -> None:
        """Send everybody a snapshot: what they have seen may be out of date."""
        for connection in self.everybody():
            connection.fall_behind()

    def send_away(self) -> None:
        """Close all connections, because the table is no longer here: clients that reconnect are led to it."""
        for connection in self.everybody():
            connection.close(GOING_AWAY, "going-away")
