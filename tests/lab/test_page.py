"""The page of a simulation: whole in itself, the same for the same games, and told in words as well as drawn."""

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from passgo.cli.app import app
from passgo.editions import load
from passgo.lab import Plan, page, plots, simulate

PLAN = Plan(bots=("builder", "novice", "random", "builder"), games=40, seed=2, turns=300, listen_every=1)
WORDS = ["simulate", "-b", "builder,random", "--seats", "3", "-n", "12", "--turns", "60", "--listen", "1"]


@pytest.fixture(scope="module")
def written() -> str:
    return page.html(PLAN, simulate(PLAN), load("classic"), "passgo simulate <b>")


class Outline(HTMLParser):
    """Headings, addresses of anything that would be fetched, and the figures with their names."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.heads: list[str] = []
        self.fetched: list[str] = []
        self.figures: list[str] = []
        self.in_head = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.in_head = tag == "h2"
        if tag == "figure":
            self.figures.append(given.get("aria-labelledby") or "")
        for name in ("src", "href", "xlink:href"):
            if given.get(name) and not (given[name] or "").startswith(("#", "data:")):
                self.fetched.append(given[name] or "")

    def handle_data(self, data: str) -> None:
        if self.in_head and data.strip():
            self.heads.append(data.strip())


@pytest.mark.wide
def test_the_page_needs_no_other_file(written: str) -> None:
    assert Outline(written).fetched == []
    assert "<script" not in written
    assert "url(http" not in written


def test_it_has_every_part(written: str) -> None:
    assert Outline(written).heads == [
        "Win rates", "Seat advantage", "Length of the games", "Net worth", "Where tokens come to", "Rent", "Pay-back",
    ]  # fmt: skip


def test_every_picture_is_named_and_its_figures_stand_in_a_table(written: str) -> None:
    outline = Outline(written)
    assert outline.figures == [f"part-{number}" for number in range(1, 7)]
    assert written.count("<table>") == 7


def test_what_was_typed_stays_text(written: str) -> None:
    assert "passgo simulate &lt;b&gt;" in written


@pytest.mark.wide
def test_the_same_games_give_the_same_page(written: str) -> None:
    assert page.html(PLAN, simulate(PLAN), load("classic"), "passgo simulate <b>") == written


def test_without_listening_the_parts_about_money_are_left_out() -> None:
    plan = Plan(bots=("builder", "random"), games=4, turns=40, listen_every=0)
    heads = Outline(page.html(plan, simulate(plan), load("mario"), "")).heads
    assert heads == ["Win rates", "Seat advantage", "Length of the games", "Pay-back"]


def test_a_board_with_the_speed_die_has_no_exact_pay_back() -> None:
    plan = Plan(bots=("builder",) * 4, games=2, turns=40, edition="championship")
    assert "Pay-back" not in Outline(page.html(plan, simulate(plan), load("championship"), "")).heads


@pytest.mark.parametrize("size", [4, 14, 15, 32, 40])
def test_the_spaces_lie_around_the_board_without_overlapping(size: int) -> None:
    cells = [plots.cell(pos, size) for pos in range(size)]
    width, height = plots.extent(size)
    for i, (x, y, wide, high) in enumerate(cells):
        assert min(x, y, width - x - wide, height - y - high) == pytest.approx(0)
        for u, v, w, h in cells[:i]:
            assert x + wide <= u + 1e-9 or u + w <= x + 1e-9 or y + high <= v + 1e-9 or v + h <= y + 1e-9


@pytest.mark.parametrize("size", [14, 32, 40])
def test_an_even_number_of_spaces_leaves_no_gap(size: int) -> None:
    width, height = plots.extent(size)
    ring = width * height - (width - 2 * plots.CORNER) * (height - 2 * plots.CORNER)
    assert sum(wide * high for _, _, wide, high in (plots.cell(pos, size) for pos in range(size))) == pytest.approx(
        ring
    )


def test_a_space_shows_its_name_and_its_figure() -> None:
    names = [f"Space {pos}" for pos in range(40)]
    drawn = plots.board_heat(names, [float(pos) for pos in range(40)], [f"{pos} %" for pos in range(40)], "share")
    texts = "".join(ElementTree.fromstring(drawn).itertext())
    assert all(re.search(rf"\b{pos} %", texts) for pos in range(40))
    assert "share" in texts


def test_the_command_writes_the_page(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, [*WORDS, "--report", str(tmp_path / "out")])
    assert result.exit_code == 0
    assert (tmp_path / "out" / "index.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = CliRunner().invoke(app, [*WORDS, "--report", str(tmp_path / "file" / "out")])
    assert result.exit_code == 2
    assert str(tmp_path / "file") in result.stderr
