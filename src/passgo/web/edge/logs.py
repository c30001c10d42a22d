"""Structured logs: one JSON object per line, without people's names, addresses, tokens or texts."""

import json
import logging
import sys
import time
from collections.abc import Mapping
from typing import Final

LOGGER: Final = logging.getLogger("passgo.web")
# The only fields that are ever written; no address, no name and no path with a token is among them.
ALLOWED: Final = frozenset(
    {
        "route",
        "method",
        "status",
        "ms",
        "table",
        "version",
        "role",
        "code",
        "count",
        "port",
        "kind",
        "error",
        "championship",
    }
)


class JsonLines(logging.Formatter):
    """A formatter that writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        line.update(getattr(record, "fields", {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log(level: int, event: str, fields: Mapping[str, object], trace: bool = False) -> None:
    unknown = fields.keys() - ALLOWED
    assert not unknown, f"these must not be logged: {sorted(unknown)}"
    LOGGER.log(level, event, extra={"fields": fields}, exc_info=trace)


def info(event: str, /, **fields: object) -> None:
    log(logging.INFO, event, fields)


def warning(event: str, /, **fields: object) -> None:
    log(logging.WARNING, event, fields)


def fault(event: str, /, **fields: object) -> None:
    """Log an unexpected error with its traceback."""
    log(logging.ERROR, event, fields, trace=True)


def set_up(level: str) -> None:
    """Send everything to standard error. Of uvicorn's own lines, which hold addresses, keep only warnings."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("passgo").setLevel(level.upper())
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.setLevel(logging.WARNING)
    # uvicorn reports every upgrade refused with an answer as if it were a fault.
    uvicorn.addFilter(lambda record: "without completing handshake" not in record.msg)
