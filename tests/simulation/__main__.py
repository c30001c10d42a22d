"""`python -m tests.simulation SEED` plays one seed and tells everything that happened; with a second number it plays
all seeds up to that one and tells a line of each."""

import sys

from tests.simulation.simulation import Simulation
from tests.simulation.world import Broken


def play(seed: int, everything: bool) -> bool:
    simulation = Simulation(seed)
    told = "all well"
    try:
        simulation.run()
    except Broken as broken:
        told = str(broken)
    if everything:
        for at, who, what in simulation.world.trace:
            sys.stdout.write(f"{at:9.4f} {who:8} {what}\n")
    sys.stdout.write(f"seed {seed}: {len(simulation.witness.log)} entries, {told}\n")
    return told == "all well"


def main() -> None:
    first, last = int(sys.argv[1]), int(sys.argv[-1])
    well = [play(seed, everything=first == last) for seed in range(first, last + 1)]
    sys.exit(0 if all(well) else 1)


if __name__ == "__main__":
    main()
