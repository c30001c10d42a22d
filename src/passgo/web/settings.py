"""Settings: everything an operator can choose, in one type. The table in `docs/operate.md` is generated from it."""

import os
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Final, Literal, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

ENVIRONMENT: Final = "PASSGO_"
SETTINGS_BYTES: Final = 100_000
BUS_SCHEMES: Final = ("valkey", "valkeys", "redis", "rediss")

Count = Annotated[int, Meta(ge=1, le=10_000_000)]
Seconds = Annotated[float, Meta(gt=0, le=86_400)]


class SettingsRefused(ValueError):
    """A setting that cannot be used; the text names it."""


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """Limits: how much of everything one visitor, one table or the whole server may have."""

    frame_bytes: Annotated[Count, Meta(description="longest message on a WebSocket")] = 32_768
    body_bytes: Annotated[Count, Meta(description="longest body of an HTTP request")] = 65_536
    header_bytes: Annotated[Count, Meta(description="longest head of an HTTP request")] = 16_384
    header_seconds: Annotated[Seconds, Meta(description="a request must have arrived within this time")] = 15.0
    connections: Annotated[Count, Meta(description="open connections in total")] = 10_000
    connections_per_address: Annotated[Count, Meta(description="open connections per address")] = 200
    streams_per_address: Annotated[Count, Meta(description="open sockets and event streams per address")] = 100
    requests_per_minute: Annotated[Count, Meta(description="requests per address")] = 1_200
    logins_per_minute: Annotated[Count, Meta(description="password or code attempts per address and per login")] = 10
    guests_per_hour: Annotated[Count, Meta(description="new guests per address")] = 200
    tables_per_hour: Annotated[Count, Meta(description="new tables per person")] = 100
    proposals_per_hour: Annotated[Count, Meta(description="proposed texts per address")] = 60
    commands_per_second: Annotated[Count, Meta(description="commands per person, in the long run")] = 10
    commands_at_once: Annotated[Count, Meta(description="commands per person in a burst")] = 40
    queue_messages: Annotated[Count, Meta(description="messages that may wait for one connection; then it resyncs")] = (
        64
    )
    queue_bytes: Annotated[Count, Meta(description="bytes that may wait for one connection; then it resyncs")] = (
        1_000_000
    )
    drain_seconds: Annotated[Seconds, Meta(description="a connection that takes nothing for this long is cut")] = 10.0
    inbox: Annotated[Count, Meta(description="commands that may wait at one table")] = 256
    live_tables: Annotated[Count, Meta(description="tables in memory")] = 5_000
    idle_seconds: Annotated[Seconds, Meta(description="a table with nobody connected leaves memory")] = 300.0


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """All settings. Flags override the environment, the environment the file, and the file these defaults."""

    host: Annotated[str, Meta(description="the address to listen on")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535, description="the port to listen on; 0 takes a free one")] = 8_000
    database: Annotated[
        str, Meta(description="sqlite:///FILE or postgresql://…; empty: SQLite in the user's data folder")
    ] = ""
    bus: Annotated[
        str, Meta(description="valkey:// or redis://, between several servers of one PostgreSQL; empty: they poll")
    ] = ""
    peer_url: Annotated[
        str, Meta(description="how other servers of the same PostgreSQL reach this one; empty: by host and port")
    ] = ""
    secret: Annotated[
        str,
        Meta(
            description="signs visitors' forms, the same on all servers; empty: drawn once and kept next to an"
            " SQLite database"
        ),
    ] = ""
    public_url: Annotated[
        str, Meta(description="the address people type, like https://games.example; needed behind a proxy")
    ] = ""
    hosts: Annotated[tuple[str, ...], Meta(description="further host names that this server answers to")] = ()
    trusted_proxies: Annotated[
        str, Meta(description="comma-separated addresses whose X-Forwarded-For and -Proto are trusted")
    ] = ""
    metrics_token: Annotated[
        str, Meta(description="bearer token for /metrics; empty: only this machine may read them")
    ] = ""
    backups: Annotated[
        str, Meta(description="folder for the backups of championships at every release; empty: none are written")
    ] = ""
    mail: Annotated[
        str, Meta(description="smtp://, smtps:// or starttls://user:password@host:port; empty: you send emails by hand")
    ] = ""
    mail_from: Annotated[str, Meta(description="the address that emails come from, needed with mail")] = ""
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Meta(description="the lowest level that is logged")
    ] = "info"
    shutdown_seconds: Annotated[Seconds, Meta(description="how long a stop waits for open connections")] = 5.0
    ping_seconds: Annotated[Seconds, Meta(description="time between two pings on a socket or event stream")] = 20.0
    limits: Limits = Limits()


def load(
    flags: Mapping[str, str] | None = None,
    environment: Mapping[str, str] | None = None,
    file: Path | None = None,
) -> Settings:
    """Load the settings in force. Flags are dotted names with their texts, like `limits.inbox`."""
    chosen: dict[str, object] = {}
    if file is not None:
        chosen = read_file(file)
    merge(chosen, from_environment(os.environ if environment is None else environment))
    merge(chosen, flags or {})
    try:
        settings = msgspec.convert(chosen, Settings, strict=False)
    except (msgspec.ValidationError, UnicodeEncodeError) as error:  # the environment may hold bytes that are not text
        raise SettingsRefused(f"settings: {error}") from None
    check(settings)
    return settings


def read_file(file: Path) -> dict[str, object]:
    try:
        if file.stat().st_size > SETTINGS_BYTES:
            raise SettingsRefused(f"{file}: longer than {SETTINGS_BYTES} bytes")
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise SettingsRefused(f"{file}: {error}") from None


def from_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """The settings in the environment, by dotted names. Variables that name no setting belong to other programs."""
    return {name: environment[variable(name)] for name, _, _ in fields() if variable(name) in environment}


def variable(name: str) -> str:
    return ENVIRONMENT + name.replace(".", "_").upper()


def merge(chosen: dict[str, object], more: Mapping[str, str]) -> None:
    for name, value in more.items():
        head, _, tail = name.partition(".")
        if tail:
            inner = chosen.setdefault(head, {})
            if not isinstance(inner, dict):
                raise SettingsRefused(f"settings: {head} must be a table")
            inner[tail] = value
        else:
            chosen[head] = value.split(",") if head == "hosts" else value


def check(settings: Settings) -> None:
    """Check what the type alone cannot express."""
    check_several(settings)
    if settings.mail:
        from passgo.office.mail_sender import MailUrlRefused, mail_server

        try:
            mail_server(settings.mail, settings.mail_from)
        except MailUrlRefused as error:
            raise SettingsRefused(str(error)) from None
        if not settings.public_url:
            raise SettingsRefused("public_url: emails contain links, so mail needs it")
    if settings.secret and len(settings.secret) < 16:
        raise SettingsRefused("secret: at least 16 characters are needed")
    if settings.public_url:
        url = urlsplit(settings.public_url)
        if url.scheme not in ("http", "https") or not url.netloc or url.path not in ("", "/") or url.query:
            raise SettingsRefused("public_url: something like https://games.example is needed")


def check_several(settings: Settings) -> None:
    """Check what several servers of one database need."""
    if settings.bus:
        if urlsplit(settings.bus).scheme not in BUS_SCHEMES:
            raise SettingsRefused(f"bus: one of {', '.join(f'{name}://' for name in BUS_SCHEMES)} is needed")
        if not settings.database.startswith("postgres"):
            raise SettingsRefused("bus: several servers share a PostgreSQL, so database must name one")
        if not settings.secret:
            raise SettingsRefused("secret: several servers need the same one, so choose it")
    if settings.peer_url:
        url = urlsplit(settings.peer_url)
        if url.scheme != "http" or not url.hostname or url.path not in ("", "/") or url.query:
            raise SettingsRefused("peer_url: something like http://10.0.0.5:8000 is needed")


def fields() -> Iterator[tuple[str, str, object]]:
    """Every setting with its meaning and default, by dotted name."""
    for prefix, kind in (("", Settings), ("limits.", Limits)):
        hints = get_type_hints(kind, include_extras=True)
        for field in msgspec.structs.fields(kind):
            if field.name != "limits":
                yield prefix + field.name, description(hints[field.name]), field.default


def description(annotation: object) -> str:
    for extra in getattr(annotation, "__metadata__", ()):
        if isinstance(extra, Meta) and extra.description:
            return extra.description
    raise AssertionError("every setting says what it means")


def reference() -> str:
    """The table of all settings for the operator's page."""
    rows = ["| setting | environment | default | meaning |", "|---|---|---|---|"]
    for name, meaning, default in fields():
        shown = "" if default in ("", ()) else f"`{default}`"
        rows.append(f"| `{name}` | `{variable(name)}` | {shown} | {meaning} |")
    return "\n".join(rows) + "\n"
