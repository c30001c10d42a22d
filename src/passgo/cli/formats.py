"""Championship files on the command line, and how their faults are reported."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources
from pathlib import Path

import typer

from passgo.championship import Format, FormatError, Refused, parse, preset, presets
from passgo.championship.seating_files import BadSeating

BAD_INPUT = 2


@contextmanager
def faults_reported() -> Iterator[None]:
    """End with one line for each fault and exit code 2 on bad input, never with a traceback."""
    try:
        yield
    except (FormatError, Refused, BadSeating) as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(BAD_INPUT) from None
    except UnicodeDecodeError as error:
        typer.echo(f"not UTF-8 text: {error.reason}", err=True)
        raise typer.Exit(BAD_INPUT) from None
    except OSError as error:
        typer.echo(f"{error.filename}: {error.strerror}", err=True)
        raise typer.Exit(BAD_INPUT) from None


def load_format(name: str) -> Format:
    """A preset by its name, or a file by its path."""
    if is_preset(name):
        return preset(name)
    return parse(Path(name).read_text(encoding="utf-8"), name)


def is_preset(name: str) -> bool:
    return name in presets() or not (name.endswith(".toml") or Path(name).exists())


def format_text(name: str) -> str:
    """Text of the file behind a preset or path that `load_format` takes."""
    if is_preset(name):
        return (resources.files("passgo.championship") / "presets" / f"{name}.toml").read_text(encoding="utf-8")
    return Path(name).read_text(encoding="utf-8")
