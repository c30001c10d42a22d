"""A rematch is the one thing that writes twice: first that there is one, then its table."""

from unittest.mock import patch

import msgspec
from tests.simulation.simulation import Simulation

from passgo.store import Entry
from passgo.tables.table_state import FINISHED


def test_a_server_that_dies_between_the_two_leaves_no_dead_end() -> None:
    simulation = Simulation(1, servers=1, edition="classic", options={"end.turns": 2}, pace_ms=100)
    witness, host = simulation.witness, simulation.people[0]
    take = witness.take

    def take_and_kill(server: str, entry: Entry) -> None:
        take(server, entry)
        if entry.kind == "rematched":
            simulation.kill("s0")

    with simulation.running(), patch.object(witness, "take", take_and_kill):
        simulation.wait_until("play-goes-on", lambda: witness.states[-1].status == FINISHED)
        host.command("rematch", {})
        simulation.wait_until("all-is-answered", lambda: not host.unanswered)
        simulation.world.run(simulation.world.now + 10.0)
        rematch = msgspec.json.decode(host.shown)["table"]["rematch"]
        kinds = [entry.kind for entry in simulation.store.entries_after(rematch, 0)]
    assert kinds[:1] == ["created"]
