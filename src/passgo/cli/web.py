"""`passgo run`: the server."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer


def run(
    host: Annotated[str | None, typer.Option(help="Address to listen on.", show_default="127.0.0.1")] = None,
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65_535, help="Port to listen on (0 picks a free one).", show_default="8000"),
    ] = None,
    database: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://…", show_default="SQLite in your data folder")
    ] = None,
    public_url: Annotated[str | None, typer.Option(help="The address people type, behind a proxy.")] = None,
    config: Annotated[Path | None, typer.Option(help="A TOML file with settings.")] = None,
    setting: Annotated[
        list[str] | None, typer.Option("--set", help="Any other setting, e.g. limits.inbox=500 (repeatable).")
    ] = None,
) -> None:
    """Run the server for live tables. Without options it serves this machine only and needs no setup."""
    from passgo.web.server import serve
    from passgo.web.settings import SettingsRefused, load

    flags = {
        name: str(value)
        for name, value in (("host", host), ("port", port), ("database", database), ("public_url", public_url))
        if value is not None
    }
    for text in setting or []:
        name, given, value = text.partition("=")
        if not given:
            raise SettingsRefused(f"--set {text}: name=value is needed")
        flags[name.strip()] = value.strip()
    serve(load(flags, file=config))


def bench_tables(
    tables: Annotated[int, typer.Option(min=1, max=2_000, help="Tables played at once.")] = 100,
    clients: Annotated[int, typer.Option(min=2, max=8, help="Seats at each table, one socket per seat.")] = 6,
    actions: Annotated[float, typer.Option(min=0.1, max=50, help="Actions per second at each table.")] = 2.0,
    spectators: Annotated[int, typer.Option(min=0, max=5_000, help="SSE streams in all.")] = 500,
    seconds: Annotated[float, typer.Option(min=1, max=3_600, help="Seconds per run.")] = 60.0,
    runs: Annotated[int, typer.Option(min=1, max=10, help="Runs; the worst counts.")] = 3,
    minutes: Annotated[float, typer.Option(min=0, max=1_440, help="Run one soak of this many minutes instead.")] = 0.0,
    think: Annotated[float, typer.Option(min=0, max=600, help="Mean seconds between actions, drawn at random.")] = 0.0,
    database: Annotated[str, typer.Option(help="A database URL.", show_default="a fresh SQLite file")] = "",
    servers: Annotated[int, typer.Option(min=1, max=2, help="Servers; two need PostgreSQL.")] = 1,
    bus: Annotated[str, typer.Option(help="valkey:// or redis://, between the servers.")] = "",
    scattered: Annotated[
        bool, typer.Option("--scattered", help="Spread the seats of a table over the servers.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON (the only format).")] = True,  # noqa: ARG001 - the benches share their flags
) -> None:
    """Benchmark live tables over real sockets on this machine."""
    from passgo.cli.lab import made_by
    from passgo.web.bench.tables import Load, measure_tables

    if servers > 1 and not database.startswith("postgres"):
        raise typer.BadParameter("two servers need a shared PostgreSQL: give --database postgresql://…")
    if minutes:
        seconds, runs = minutes * 60, 1
    load = Load(
        tables, clients, actions, spectators, seconds, database,
        servers=servers, bus=bus, scattered=scattered, think=think,
    )  # fmt: skip
    measured = {**asdict(measure_tables(load, runs)), "load": load.facts()}
    typer.echo(json.dumps({**made_by(load.command(runs)), **measured}, indent=2))
