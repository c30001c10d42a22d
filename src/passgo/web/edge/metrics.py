"""Counters, gauges and histograms in the text format of Prometheus."""

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Callable, Iterator
from typing import Final

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Counter:
    def __init__(self, name: str, help: str, label: str = "") -> None:
        self.name = name
        self.help = help
        self.label = label
        self.values: Tally[str] = Tally()

    def add(self, value: str = "", amount: int = 1) -> None:
        self.values[value] += amount

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} counter"
        if not self.label:
            yield f"{self.name} {self.values['']}"
            return
        for value, count in sorted(self.values.items()):
            yield f'{self.name}{{{self.label}="{escape(value)}"}} {count}'


class Gauge:
    """A figure that is read whenever somebody asks for it."""

    def __init__(self, name: str, help: str, value: Callable[[], float]) -> None:
        self.name = name
        self.help = help
        self.value = value

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} gauge"
        yield f"{self.name} {self.value():g}"


class Histogram:
    def __init__(self, name: str, help: str) -> None:
        self.name = name
        self.help = help
        self.counts = [0] * (len(SECONDS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.sum += seconds

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} histogram"
        total = 0
        for bound, count in zip((*map(str, SECONDS), "+Inf"), self.counts, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {self.sum:g}"
        yield f"{self.name}_count {total}"


def escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


class Metrics:
    """The figures of this server."""

    def __init__(self) -> None:
        self.requests = Counter("passgo_requests_total", "HTTP requests answered, by status.", "status")
        self.request_seconds = Histogram("passgo_request_seconds", "Time from request to answer.")
        self.commands = Counter("passgo_commands_total", "Commands, by result: ok or the code of the refusal.", "code")
        self.command_seconds = Histogram("passgo_command_seconds", "From the arrival of a command to its commit.")
        self.resyncs = Counter("passgo_resyncs_total", "Connections whose queue was full.")
        self.aborts = Counter("passgo_aborts_total", "Connections cut because the client took nothing.")
        self.refused = Counter("passgo_refused_total", "Requests and connections turned away, by reason.", "reason")
        self.sockets_closed = Counter(
            "passgo_sockets_closed_total", "Sockets closed by the server, by reason.", "reason"
        )
        self.store_failures = Counter("passgo_store_failures_total", "Commits that failed.")
        self.faults = Counter("passgo_faults_total", "Unexpected errors.")
        self.gauges: list[Gauge] = []

    def gauge(self, name: str, help: str, value: Callable[[], float]) -> None:
        self.gauges.append(Gauge(name, help, value))

    def text(self) -> str:
        found = [part for part in vars(self).values() if isinstance(part, Counter | Histogram)]
        lines = [line for part in (*found, *self.gauges) for line in part.lines()]
        return "\n".join(lines) + "\n"
