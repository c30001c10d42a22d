"""One person, several connections: what one of them does takes nothing from the others."""

from tests.simulation.network import Wire
from tests.simulation.simulation import TABLE, Simulation

from passgo.tables.table_state import PLAYING


class Silent:
    """A client that never says hello."""

    def opened(self, wire: Wire) -> None:
        wire.leave()

    def received(self, wire: Wire, frame: bytes) -> None:
        """It does not listen either."""

    def closed(self, wire: Wire, code: int) -> None:
        """It is gone already."""


def test_a_tab_that_is_closed_before_its_hello_leaves_the_other_one_served() -> None:
    simulation = Simulation(0, servers=1)
    server = simulation.servers["s0"]
    with simulation.running():
        for person in simulation.people:
            person.calm = True
        simulation.wait_until("play-goes-on", lambda: simulation.witness.states[-1].status == PLAYING)
        for person in simulation.people[:3]:
            server.take_socket(
                simulation.wire_to(server, person.name, Silent()), f"/ws/tables/{TABLE}", TABLE, person.headers()
            )
        simulation.settle()
