"""Proposals in the operator's hands: listed, written as corrections, applied, and cleared."""

import csv
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from passgo.cli import i18n
from passgo.i18n.catalogues import FOLDER
from passgo.i18n.corrections import apply_corrections
from passgo.i18n.proposals import checked_proposal, text_of
from passgo.store import open_store, proposals
from passgo.store.proposals import Proposal

CARDS = "{ $count ->\n    [one] { $count } Freikarte\n   *[other] { $count } Freikarten\n}"


def proposed(key: str, better: str, why: str = "", language: str = "de") -> Proposal:
    text = text_of(language, "ui.ftl", key)
    return Proposal(
        language, text.file, key, text.current, checked_proposal(text, better, why)[0], why, 1_800_000_000_000
    )


@pytest.fixture
def database(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path}/passgo.db"
    store = open_store(url)
    with store.writing() as conn:
        proposals.add(conn, proposed("act-bid", "Biete { $amount }", "=kürzer"))
        proposals.add(conn, proposed("jail-cards", CARDS))
        proposals.add(conn, proposed("act-bid", "Bid { $amount }!", language="en"))
    store.close()
    return url


def left(url: str) -> list[str]:
    store = open_store(url)
    found = store.ask(proposals.listing)
    store.close()
    return [f"{one.language} {one.key}" for one in found]


def run(url: str, *arguments: str) -> Result:
    return CliRunner().invoke(i18n.app, ["proposals", *arguments, "--database", url])


def test_proposals_are_listed_with_what_they_would_replace(database: str) -> None:
    printed = run(database).output
    assert "de ui.ftl act-bid (2027-01-15)\n    now:    { $amount } bieten\n    better: Biete { $amount }\n" in printed
    assert "    why:    =kürzer\n" in printed
    assert printed.endswith("3 proposals.\n")


def test_one_language_is_listed_alone(database: str) -> None:
    assert run(database, "en").output.endswith("better: Bid { $amount }!\n1 proposals.\n")


def test_the_csv_can_be_applied(database: str, tmp_path: Path) -> None:
    root = tmp_path / "catalogues"
    shutil.copytree(FOLDER / "de", root / "de")
    table = tmp_path / "de.csv"
    assert run(database, "de", "--csv", str(table)).exit_code == 0
    assert [one.fault for one in apply_corrections(table, "de", root)] == ["", ""]
    after = (root / "de" / "ui.ftl").read_text(encoding="utf-8")
    assert "\nact-bid = Biete { $amount }\n" in after
    assert "[other] { $count } Freikarten\n" in after


def test_no_cell_is_a_formula(database: str, tmp_path: Path) -> None:
    run(database, "de", "--csv", str(tmp_path / "de.csv"))
    with (tmp_path / "de.csv").open(encoding="utf-8", newline="") as file:
        assert [row["why"] for row in csv.DictReader(file)] == ["'=kürzer", ""]


def test_done_clears_what_was_written_and_nothing_else(database: str, tmp_path: Path) -> None:
    printed = run(database, "de", "--csv", str(tmp_path / "de.csv"), "--done").output
    assert printed == f"2 proposals in {tmp_path / 'de.csv'}, now deleted from the database.\n"
    assert left(database) == ["en act-bid"]


def test_a_file_that_exists_is_not_overwritten_and_nothing_is_cleared(database: str, tmp_path: Path) -> None:
    (tmp_path / "de.csv").write_text("mine", encoding="utf-8")
    assert run(database, "de", "--csv", str(tmp_path / "de.csv"), "--done").exit_code == 2
    assert (tmp_path / "de.csv").read_text(encoding="utf-8") == "mine"
    assert len(left(database)) == 3


@pytest.mark.parametrize(
    ("arguments", "said"),
    [(["--csv", "x.csv"], "a CSV holds one language"), (["xx"], "there is no language 'xx'")],
)
def test_bad_requests_are_named(database: str, arguments: list[str], said: str) -> None:
    result = run(database, *arguments)
    assert (result.exit_code, said in result.output) == (2, True)


def test_a_database_that_is_not_there_is_named(tmp_path: Path) -> None:
    result = run(f"sqlite:///{tmp_path}/nothing.db")
    assert (result.exit_code, "no such database" in result.output) == (2, True)
    assert not (tmp_path / "nothing.db").exists()


def test_two_proposals_for_one_text_are_applied_once_and_the_other_is_named(database: str, tmp_path: Path) -> None:
    store = open_store(database)
    later = replace(proposed("act-bid", "{ $amount } als Gebot"), at_ms=1_800_000_000_001)
    store.do(lambda conn: proposals.add(conn, later))
    store.close()
    shutil.copytree(FOLDER / "de", tmp_path / "catalogues" / "de")
    run(database, "de", "--csv", str(tmp_path / "de.csv"))
    faults = [one.fault for one in apply_corrections(tmp_path / "de.csv", "de", tmp_path / "catalogues")]
    assert faults == ["", "the text has changed since", ""]
