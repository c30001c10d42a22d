"""`passgo bench env`: benchmark the learning environments on this machine."""

from dataclasses import asdict
from typing import Annotated

import typer

from passgo.cli.edition import BAD_INPUT
from passgo.cli.lab import AsJson, show_figures


def bench_env(
    as_json: AsJson = False,
    seconds: Annotated[float, typer.Option(min=0.01, max=600, help="How long each figure is measured.")] = 2.0,
) -> None:
    """Benchmark the environments: choices per second at a table and at one seat; the worst of three runs counts."""
    try:
        from passgo.env import speed
    except ImportError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(BAD_INPUT) from None
    command = f"passgo bench env --json --seconds {seconds:g}"
    show_figures(command, speed.EDITION, speed.RUNS, asdict(speed.measure(seconds)), as_json, 0)
