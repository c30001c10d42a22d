"""A rehearsal plays the whole championship, the same for the same seed; and the commands."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from passgo.championship import preset, presets
from passgo.championship.scoring import score
from passgo.cli.championship import app
from passgo.cli.formats import format_text
from passgo.editions import load
from passgo.engine.ending import points
from passgo.office.score_sheets import price_list
from passgo.rehearsal import rehearse
from passgo.rehearsal.bot_tables import play_table
from passgo.rehearsal.script import Course

RUN = CliRunner()


def silently(line: str) -> None:
    del line


@pytest.mark.parametrize("name", presets())
def test_every_preset_can_be_rehearsed_and_the_seed_decides(name: str) -> None:
    told: list[str] = []
    report = rehearse(preset(name), 7, told.append)
    assert report == rehearse(preset(name), 7, silently)
    assert report.digest != rehearse(preset(name), 8, silently).digest
    assert report.champion != "anonymous"
    assert [stage.name + ":" for stage in preset(name).stages if stage.name + ":" in told] == [
        stage.name + ":" for stage in preset(name).stages
    ]


@pytest.mark.rule("CHAMP-QUAL-4", "CHAMP-QUAL-5")
def test_six_cities_send_their_champions_and_one_is_crowned() -> None:
    course = Course(preset("greece-2015"), 7, lambda _: None)
    course.run()
    finals = [key for key in course.state.outcomes if key[0] == "city-final"]
    assert len(finals) == 6
    national = course.state.outcomes["national-final", "syntagma"]
    assert set(national.ranking) == {id for key in finals for id in course.state.outcomes[key].going}
    assert course.championship.champion() == national.ranking[0]
    statuses = {entrant.status for entrant in course.state.entrants.values()}
    assert {"confirmed", "alternate", "withdrawn", "no-show"} <= statuses


def test_the_room_scores_as_the_engine_does() -> None:
    board, format = load("championship").board, preset("greece-2015")
    prices = price_list(board)
    for seed in range(30):
        players = [f"p{i}" for i in range(4 + seed % 3)]
        played = play_table(board, format, prices, players, seed)
        if not played.sheet.decided:
            found = {one.entrant: one.points for one in score(played.sheet, format, prices)}
            assert [found[player] for player in players] == points(played.game)


def test_the_command_ends_with_champion_and_digest() -> None:
    done = RUN.invoke(app, ["rehearse", "--preset", "single-evening", "--seed", "3"])
    assert done.exit_code == 0
    last = done.output.strip().splitlines()[-1]
    assert last.startswith("champion ")
    assert len(last.rpartition(" ")[2]) == 64


def test_a_seating_is_made_checked_and_explained(tmp_path: Path) -> None:
    made = RUN.invoke(app, ["seat", "make", "--players", "26", "--venue", "patras", "--seed", "5", "--apart", "p1,p2"])
    assert made.exit_code == 0
    file = tmp_path / "seating.json"
    file.write_text(made.output, encoding="utf-8")
    checked = RUN.invoke(app, ["seat", "check", str(file)])
    assert (checked.exit_code, checked.output.strip()) == (0, "OK: 26 players at 6 tables")
    explained = RUN.invoke(app, ["seat", "explain", str(file)])
    assert "26 players at 6 tables, drawn by lot, seed 5" in explained.output
    content = json.loads(made.output)
    content["tables"][0] = content["tables"][0][:3]
    file.write_text(json.dumps(content), encoding="utf-8")
    broken = RUN.invoke(app, ["seat", "check", str(file)])
    assert broken.exit_code == 1
    assert "table-too-small (CHAMP-TABLE-3)" in broken.output


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["seat", "make", "--players", "3"], "CHAMP-TABLE-3"),
        (["seat", "make", "--players", "8", "--venue", "sparta"], "no-such-venue"),
        (["seat", "make", "--players", "8", "--apart", "p1"], "two players"),
        (["seat", "check", "missing.json"], "No such file"),
        (["rehearse", "--preset", "nowhere"], "no such championship"),
        (["validate", "missing.toml"], "cannot be read"),
    ],
)
def test_bad_input_is_told_in_a_line(words: list[str], told: str) -> None:
    done = RUN.invoke(app, words)
    assert done.exit_code == 2
    assert told in done.output


def test_files_are_validated(tmp_path: Path) -> None:
    good = RUN.invoke(app, ["validate", *presets()])
    assert (good.exit_code, good.output.count("OK")) == (0, 3)
    file = tmp_path / "championship.toml"
    file.write_text("[championship]\nid = 3\n", encoding="utf-8")
    bad = RUN.invoke(app, ["validate", str(file)])
    assert bad.exit_code == 2
    assert "faults" in bad.output


def validated(text: str, folder: Path) -> str:
    """What is told of an evening that is played online, with some of its lines changed."""
    file = folder / "evening.toml"
    file.write_text(text, encoding="utf-8")
    done = RUN.invoke(app, ["validate", str(file)])
    assert done.exit_code == (0 if ": OK, " in done.output else 2)
    return done.output


def test_live_tables_have_the_seats_and_the_ending_that_their_edition_allows(tmp_path: Path) -> None:
    hall = format_text("single-evening")
    online = hall.replace("tables = 6", "tables = 6\nonline = true")
    assert ": OK, " in validated(hall, tmp_path)  # over the board the organiser may choose
    told = validated(online, tmp_path)
    assert "stages[0 evening].seats: no live table can have 3 (4 to 6, as many as 'championship' allows" in told
    assert "stages[1 final].seats: no live table can have 2 (4 to 6" in told
    four = online.replace("[3, 6]", "[4, 6]").replace("[2, 6]", "[4, 6]")
    assert ": OK, " in validated(four, tmp_path)
    voyage = four.replace('edition = "championship"', 'edition = "voyage"')
    assert "stages[0 evening].seats: no live table can have 6 (2 to 4" in validated(voyage, tmp_path)
    endless = validated(four.replace('edition = "championship"', 'edition = "mario"'), tmp_path)
    assert "championship.edition: 'mario' has no ending by time" in endless
    assert "no such edition" in validated(hall.replace('edition = "championship"', 'edition = "clasic"'), tmp_path)


@pytest.mark.rule("CHAMP-REG-1")
def test_where_people_register_nobody_from_elsewhere_can_be_asked_to_come(tmp_path: Path) -> None:
    """Two halls with players of their own; everybody meets in one of them, which only its own may enter."""
    hall, before, after = format_text("single-evening").partition("[[stages]]")
    venue = hall[hall.index("[[venues]]") :]
    two = hall + venue.replace('"hall"', '"annexe"') + before + after.replace("advance = 4", "advance = 2")
    meeting = two.replace('name = "Final"', 'name = "Final"\nat = "hall"')
    told = "stages[1 final].at: players of annexe could not be checked in where others register"
    assert told in validated(meeting, tmp_path)
    own = venue.replace('"hall"', '"stage"').replace("tables = 6", "tables = 1\nregisters = false")
    apart = two.replace(before, own + before, 1).replace('name = "Final"', 'name = "Final"\nat = "stage"')
    assert ": OK, " in validated(apart, tmp_path)
