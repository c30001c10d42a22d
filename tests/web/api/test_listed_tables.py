"""The list of open tables, page by page."""

from pathlib import Path

from sqlalchemy import Connection
from tests.web.running import Running, running

from passgo.store import lobby
from passgo.store.lobby import TableRow

NOW = 1_700_000_000_000


def fill(server: Running, number: int, status: str = "playing", visibility: str = "listed") -> None:
    """Add so many tables, all created in the same millisecond."""

    def put(conn: Connection) -> None:
        for i in range(number):
            name = f"{status}-{visibility}-{i:03}"
            lobby.put(conn, TableRow(name, "ghost", status, visibility, "{}", "[]", 1, NOW))

    server.site.store.do(put)


def test_every_listed_table_stands_on_exactly_one_page(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.client() as http:
        fill(server, 101)
        fill(server, 1, status="finished")
        fill(server, 1, visibility="link")
        first = http.get("/api/tables").json()
        second = http.get("/api/tables", params={"before": first["before"]}).json()
        third = http.get("/api/tables", params={"before": second["before"]}).json()
        pages = [[table["id"] for table in page["tables"]] for page in (first, second, third)]
        assert [len(page) for page in pages] == [50, 50, 1]
        assert [name for page in pages for name in page] == [f"playing-listed-{i:03}" for i in range(101)]
        assert first["before"] == f"{NOW}-playing-listed-049"
        assert third["before"] is None


def test_a_full_page_is_the_last_if_nothing_follows(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.client() as http:
        fill(server, 50)
        answer = http.get("/api/tables").json()
        assert (len(answer["tables"]), answer["before"]) == (50, None)
        assert "before=" not in http.get("/tables").text


def test_the_pages_lead_to_older_tables(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.client() as http:
        fill(server, 51)
        for path in ("/", "/tables"):
            first = http.get(path).text
            assert 'href="/tables/playing-listed-049"' in first
            assert 'href="/tables/playing-listed-050"' not in first
            assert f'href="/tables?before={NOW}-playing-listed-049"' in first
        older = http.get(f"/tables?before={NOW}-playing-listed-049").text
        assert older.count('href="/tables/playing-listed-') == 1
        assert 'href="/tables/playing-listed-050"' in older


def test_a_place_that_is_none_is_refused(tmp_path: Path) -> None:
    with running(tmp_path) as server, server.client() as http:
        for place in ("5", "-a", "5-", "x-a", "9" * 16 + "-a", "5-" + "a" * 101, "5-a b"):
            for path in ("/api/tables", "/tables"):
                assert http.get(path, params={"before": place}).status_code == 422, place
        assert http.get("/my-games?before=5-a").status_code == 200
