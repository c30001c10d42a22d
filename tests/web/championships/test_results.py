"""What remains of a championship: statistics without people, files of results, with names for the director alone."""

import csv
import datetime
import io
import json
import zipfile
from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from tests.web.championships.opening import desk
from tests.web.championships.staging import before, rehearsed
from tests.web.running import Browser, Running

from passgo.championship import commands
from passgo.championship.commands import DIRECTOR, REGISTRAR
from passgo.championship.ranking import results_of
from passgo.championship.statistics import statistics
from passgo.office import Office
from passgo.web.championships.workbook import workbook

MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"


def rows_of(content: bytes) -> list[list[str]]:
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        for name in archive.namelist():
            ElementTree.fromstring(archive.read(name))  # every part can be read
        sheet = ElementTree.fromstring(archive.read("xl/worksheets/sheet1.xml"))
    return [["".join(cell.itertext()) for cell in row] for row in sheet.iter(f"{MAIN}row")]


@pytest.fixture(scope="module")
def finished(server: Running) -> Office:
    return rehearsed(server, "in-figures")


@pytest.fixture
def public(server: Running) -> Iterator[Browser]:
    browser = Browser(server)
    yield browser
    browser.close()


@pytest.fixture
def director(server: Running, finished: Office) -> Iterator[Browser]:
    browser = desk(server, finished, DIRECTOR, "Dora")
    yield browser
    browser.close()


def test_statistics_count_people_tables_and_time(finished: Office) -> None:
    state, found = finished.championship.state, statistics(finished.championship)
    sessions = list(state.sessions.values())
    assert found.registered == len(state.entrants)
    assert found.played == len({id for one in sessions for id in one.players()})
    assert found.no_shows == sum(one.status == "no-show" for one in state.entrants.values())
    assert found.tables == sum(len(one.tables) for one in sessions)
    assert [one.stage for one in found.stages] == ["evening", "final"]
    assert found.stages[1].tables == 1
    assert 40 <= found.stages[0].minutes / found.stages[0].tables <= 60


def test_the_points_add_up_to_those_of_the_ranking(finished: Office) -> None:
    kept = finished.championship
    results = results_of(kept.state.sessions.values(), kept.format, kept.prices)
    assert sum(points * times for points, times in statistics(kept).points) == sum(one.points for one in results)


def test_nothing_is_counted_before_it_happened(server: Running) -> None:
    office = rehearsed(server, "in-figures-early", before(commands.MakeSeating))
    found = statistics(office.championship)
    assert (found.played, found.tables, found.minutes, found.points) == (0, 0, 0, ())
    assert found.registered > 0


def test_the_statistics_page_names_nobody(finished: Office, public: Browser) -> None:
    page = public.get(f"/c/{finished.id}/statistics").text
    shown = json.loads(public.get(f"/c/{finished.id}/statistics.json").text)
    found = statistics(finished.championship)
    assert (shown["registered"], shown["tables"]) == (found.registered, found.tables)
    assert f"<dd>{found.tables}</dd>" in page
    champion = finished.championship.champion()
    for id, person in finished.championship.people.rows.items():
        assert person.name not in page
        assert not person.nickname or (person.nickname in page) <= (id == champion)
        assert id not in json.dumps(shown)


def test_the_public_standings_are_also_a_workbook(finished: Office, public: Browser) -> None:
    lines = list(csv.reader(io.StringIO(public.get(f"/c/{finished.id}/standings.csv").text.removeprefix("\ufeff"))))
    assert rows_of(public.get(f"/c/{finished.id}/standings.xlsx").content) == lines
    assert lines[0] == ["stage", "hall", "round", "rank", "nickname", "points"]


def test_the_director_has_the_results_with_names(finished: Office, director: Browser) -> None:
    shown = director.get(f"/c/{finished.id}/director/results.json").json()["lines"]
    champion = finished.championship.people.rows[finished.championship.champion()]
    assert (shown[0]["stage"], shown[0]["rank"], shown[0]["name"]) == ("Final", 1, champion.name)
    played = {id for one in finished.championship.state.sessions.values() for id in one.players()}
    assert Counter(one["stage"] for one in shown)["Two rounds"] == len(played)
    rows = rows_of(director.get(f"/c/{finished.id}/director/results.xlsx").content)
    lines = list(
        csv.reader(io.StringIO(director.get(f"/c/{finished.id}/director/results.csv").text.removeprefix("\ufeff")))
    )
    assert rows == lines
    assert rows[0] == ["stage", "venue", "rank", "points", "nickname", "name", "publicity"]
    assert director.get(f"/c/{finished.id}/director/results.pdf").status_code == 404


@pytest.mark.parametrize("kind", ["csv", "xlsx", "json"])
def test_nobody_else_has_them(server: Running, finished: Office, public: Browser, kind: str) -> None:
    address = f"/c/{finished.id}/director/results.{kind}"
    assert public.get(address).status_code == 403
    registrar = desk(server, finished, REGISTRAR, "Rena")
    assert registrar.get(address).status_code == 403
    registrar.close()


def test_a_workbook_holds_figures_as_figures_and_texts_as_texts() -> None:
    content = workbook(("name", "points"), [("=SUM(A1)<&", 3), ("\x00bell\x07", -1)])
    assert rows_of(content) == [["name", "points"], ["=SUM(A1)<&", "3"], ["bell", "-1"]]
    assert workbook(("name",), [("x",)]) == workbook(("name",), [("x",)])


def test_the_pages_stay_when_the_people_are_deleted(server: Running, public: Browser) -> None:
    """Ranks, points and figures stay; nicknames go with their people."""
    office = rehearsed(server, "in-figures-later")
    before_it = public.get(f"/c/{office.id}/standings.json").json()["boards"]
    figures = public.get(f"/c/{office.id}/statistics.json").json()
    people = list(office.championship.people.rows.values())
    office.set_machine(office.ends() + datetime.timedelta(days=1), office.clock.now())
    assert office.sweep(office.clock.now()) == len(people)
    after = public.get(f"/c/{office.id}/standings.json").json()["boards"]
    points = [[(line["rank"], line["points"]) for line in board["lines"]] for board in before_it]
    assert [[(line["rank"], line["points"]) for line in board["lines"]] for board in after] == points
    assert {line["nickname"] for board in after for line in board["lines"]} == {""}
    assert public.get(f"/c/{office.id}/statistics.json").json() == figures
    for page in ("", "/board", "/statistics"):
        shown = public.get(f"/c/{office.id}{page}")
        assert shown.status_code == 200
        assert not any(person.nickname in shown.text for person in people if person.nickname)
