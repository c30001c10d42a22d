"""`passgo check`: run scenario files."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from passgo.scenarios import Mismatch, Scenario, ScenarioError, read_scenarios, run

FAILED = 1
BAD_INPUT = 2


def check(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH...", help="Scenario files, or folders of them.")],
) -> None:
    """Run scenarios and report which of them fail."""
    passed = failed = errors = 0
    for found in files(paths):
        scenarios, faults = ([], [found]) if isinstance(found, ScenarioError) else read_scenarios(found)
        for scenario in scenarios:
            try:
                mismatches = run(scenario)
            except ScenarioError as error:
                faults.append(error)
                continue
            if mismatches:
                failed += 1
                typer.echo(failure(scenario, mismatches))
            else:
                passed += 1
        for fault in sorted(faults, key=lambda fault: fault.line):
            typer.echo(str(fault), err=True)
        errors += len(faults)
    typer.echo(f"{passed} passed, {failed} failed")
    if errors or failed:
        raise typer.Exit(BAD_INPUT if errors else FAILED)


def failure(scenario: Scenario, mismatches: list[Mismatch]) -> str:
    said = "; ".join(str(mismatch) for mismatch in mismatches)
    return f"{scenario.file}:{mismatches[0].line}: {scenario.name}: {said}"


def files(paths: list[Path]) -> Iterator[Path | ScenarioError]:
    """Every file named or found below a folder, once each."""
    seen: set[Path] = set()
    for path in paths:
        below = scenario_files(path) if path.is_dir() else [path]
        if not below:
            error = ScenarioError(1, "no scenario file in this folder", "scenario files end in .yaml or .yml")
            error.file = str(path)
            yield error
        for file in below:
            if file.resolve() not in seen:
                seen.add(file.resolve())
                yield file


def scenario_files(folder: Path) -> list[Path]:
    return sorted(file for file in folder.rglob("*") if file.suffix in (".yaml", ".yml") and file.is_file())
