"""`passgo bench env`: how fast the environments for learning are here."""

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich import box
from rich.table import Table

import passgo
from passgo.cli_edition import BAD_INPUT, console
from passgo.cli_lab import AsJson, made_by


def bench_env(
    as_json: AsJson = False,
    seconds: Annotated[float, typer.Option(min=0.01, max=600, help="How long each figure is measured.")] = 2.0,
) -> None:
    """Measure the environments: choices a second at a whole table and at one seat; the worst of three runs counts."""
    try:
        from passgo.env import bench
    except ImportError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(BAD_INPUT) from None
    figures = asdict(bench.measure(seconds))
    if as_json:
        measured = {
            **made_by(f"passgo bench env --json --seconds {seconds:g}"),
            "edition": bench.EDITION,
            "runs": bench.RUNS,
            "figures": {name: round(value, 1) for name, value in figures.items()},
        }
        typer.echo(json.dumps(measured, indent=2))
        return
    table = Table("figure", "worst of three", title=f"passgo {passgo.__version__} ({passgo.mode()})", box=box.SIMPLE)
    for name, value in figures.items():
        table.add_row(name.replace("_", " "), f"{value:,.0f}")
    console().print(table)
