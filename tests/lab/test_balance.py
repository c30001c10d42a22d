"""An edition against the others: what is measured, where the fences stand, and what the command says."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from passgo.cli import balance as command
from passgo.cli.app import app
from passgo.editions import load
from passgo.lab import Plan, Tally, balance, page, simulate
from passgo.lab.balance import Figures, Measure, Value
from passgo.lab.statistics import WIN, Flow

LENGTH, UNDECIDED = balance.LENGTH, balance.UNDECIDED
DOCUMENTED = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8").splitlines()
NO_STREETS = """\
edition = { id = "quay", name = "Quay", players = [2, 4], tokens = 4 }
provenance = { board = "invented", decks = "invented", rules = "the defaults" }
components = { deeds = 3, cards = {} }
groups = { ferries = { name = "Ferries" }, wells = { name = "Wells" } }
decks = {}

[board]
station_rents = [100, 200]
utility_factors = [20]
spaces = [
  { pos = 0, id = "go", kind = "go", name = "Landing Place" },
  { pos = 1, id = "west-ferry", kind = "station", name = "West Ferry", group = "ferries", price = 100, mortgage = 50 },
  { pos = 2, id = "jail", kind = "jail", name = "Sandbank" },
  { pos = 3, id = "spring", kind = "utility", name = "Spring", group = "wells", price = 100, mortgage = 50 },
  { pos = 4, id = "parking", kind = "parking", name = "Hammock" },
  { pos = 5, id = "east-ferry", kind = "station", name = "East Ferry", group = "ferries", price = 100, mortgage = 50 },
  { pos = 6, id = "go-to-jail", kind = "go-to-jail", name = "Run Aground" },
%s
]
"""


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["edition", "balance", *words, "-b", "builder", "-n", "3", "--turns", "60"])


def exact(value: float) -> Value:
    return Value(value, value, value)


def edition_with(**values: float) -> Figures:
    by_name = {"length": LENGTH, "undecided": UNDECIDED}
    return Figures("some", {by_name[name]: exact(value) for name, value in values.items()}, (), ())


# The fence.


@pytest.mark.parametrize(
    ("measure", "others", "fence"),
    [
        (LENGTH, [10, 20, 30, 40, 50], (0, 70)),  # quartiles 20 and 40, and 30 more on either side; never below 0
        (LENGTH, [100, 100, 100], (75, 125)),  # all alike: a quarter of the median is the margin
        (UNDECIDED, [0.0, 0.0, 0.0], (0.0, 0.02)),
        (UNDECIDED, [0.1, 0.9, 1.0], (0.0, 1.0)),
    ],
)
def test_the_fence_stands_one_and_a_half_quartile_distances_away(
    measure: Measure, others: list[float], fence: tuple[float, float]
) -> None:
    assert balance.fence_of(measure, others) == pytest.approx(fence)


@pytest.mark.parametrize(
    ("mine", "finding"),
    [
        (Value(60, 50, 70), "games are short"),
        (Value(70, 60, 80), ""),  # too short, but it may be chance
        (Value(100, 90, 110), ""),
        (Value(130, 120, 140), ""),
        (Value(140, 126, 154), "games are long"),
    ],
)
def test_out_of_line_is_what_lies_wholly_beyond_it(mine: Value, finding: str) -> None:
    others = [edition_with(length=100.0)] * 3
    named = [replace(other, edition=name) for other, name in zip(others, "abc", strict=True)]
    (line,) = balance.compared(Figures("mine", {LENGTH: mine}, (), ()), named)
    assert line.finding == finding


def test_a_figure_is_compared_with_three_others_at_least() -> None:
    others = [replace(edition_with(length=100.0), edition=name) for name in "abc"]
    others[0] = replace(edition_with(undecided=0.0), edition="a")
    assert balance.compared(edition_with(length=400.0, undecided=0.0), others) == []


def test_a_finding_is_told_with_its_numbers() -> None:
    mine = Figures("mine", {UNDECIDED: Value(0.5, 0.4, 0.6)}, ("Green",), ())
    others = [replace(edition_with(undecided=0.01), edition=name) for name in "abc"]
    assert balance.findings(mine, balance.compared(mine, others)) == [
        "many games do not end: games that reach the turn limit 50.0 % (40.0 % to 60.0 %), the other editions 1.0 % to "
        "1.0 %, the fence 0.0 % to 3.0 %",
        "never completed by anybody: Green",
    ]


@pytest.mark.parametrize("measure", balance.MEASURES, ids=lambda measure: measure.name)
def test_the_rules_stand_in_the_documentation(measure: Measure) -> None:
    margin = f"{100 * measure.margin:.0f} {'% of the median' if measure.relative else 'points'}"
    cells = (measure.name, margin, measure.too_low, measure.too_high)
    row = "|" + "|".join(f" {cell} " if cell else " " for cell in cells) + "|"
    assert row in DOCUMENTED


# What is measured.


def tally_of(**changes: object) -> Tally:
    """A hundred games of two, 40 turns each; the first player won 60 of them."""
    flow = Flow(games=100)
    base = Tally(
        ["trader", "trader"], games=100, turns=4_000, squares=160_000, place_wins=[60 * WIN, 40 * WIN], flow=flow
    )
    return replace(base, **changes)  # type: ignore[arg-type]


def test_lengths_endings_and_seats_are_measured() -> None:
    values = balance.figures(tally_of(endings={"turn limit": 10, "time": 90}), load("classic"), 2).values
    assert values[LENGTH] == exact(20)
    assert values[UNDECIDED].value == 0.1
    seats = values[balance.SEATS]
    assert (seats.value, seats.low, seats.high) == pytest.approx((0.2, 0.008, 0.392), abs=0.001)


def test_growth_is_worth_after_ten_rounds_by_starting_cash() -> None:
    # Two seats: ten rounds are 20 turns, the third point of the curve. One wins and has 3,000, the other has 1,500.
    counts = {4: 100, 5: 100}
    flow = Flow(games=100, worths={4: 150_000, 5: 300_000}, worth_squares={4: 0, 5: 0}, worth_counts=counts)
    flow.worth_squares = {4: 100 * 1_500**2, 5: 100 * 3_000**2}
    growth = balance.figures(tally_of(flow=flow), load("classic"), 2).values[balance.GROWTH]
    assert growth.value == 1.5
    assert growth.high - growth.low == pytest.approx(2 * 1.96 * 750 / 1_500 / 10, abs=0.001)


def test_games_that_end_early_have_no_growth() -> None:
    figures = balance.figures(tally_of(), load("classic"), 2)
    assert balance.GROWTH not in figures.values
    assert "growth: no game lasted 10 rounds" in figures.left_out


def test_the_rarest_and_the_strongest_set_are_found() -> None:
    streets = range(8)
    completed = {**dict.fromkeys(streets, 80), 3: 20, 5: 0}
    flow = Flow(games=100, completed=completed, won={**dict.fromkeys(streets, 40 * WIN), 1: 60 * WIN, 3: 20 * WIN})
    figures = balance.figures(tally_of(flow=flow), load("classic"), 2)
    assert figures.values[balance.RAREST].value == 0
    assert figures.values[balance.STRONGEST].value == 0.75  # the fourth set's owner always won, but only 20 games
    assert figures.never == ("Yellow",)


def test_pay_back_is_that_of_the_exact_odds() -> None:
    values = balance.figures(tally_of(), load("classic"), 2).values
    assert values[balance.PAY_BACK].value == pytest.approx(24.16, abs=0.01)
    assert values[balance.SPREAD].value == pytest.approx(1.70, abs=0.01)


def test_a_board_with_the_speed_die_has_no_pay_back() -> None:
    figures = balance.figures(tally_of(), load("championship"), 2)
    assert balance.PAY_BACK not in figures.values
    assert any(reason.startswith("pay-back: ") for reason in figures.left_out)


# The command.


@pytest.fixture
def quay(tmp_path: Path) -> Path:
    path = tmp_path / "quay.toml"
    beaches = (f'  {{ pos = {pos}, id = "beach-{pos}", kind = "parking", name = "Beach" }},' for pos in range(7, 14))
    path.write_text(NO_STREETS % "\n".join(beaches), encoding="utf-8")
    return path


def test_an_edition_is_held_against_all_others_of_as_many_seats(tmp_path: Path) -> None:
    done = run("voyage", "--json", "--report", str(tmp_path))
    assert done.exit_code == 0
    told = json.loads(done.stdout)
    assert (told["edition"], told["seats"], told["games"]) == ("voyage", 4, 3)
    assert set(told["figures"][0]["others"]) == {
        "championship",
        "classic",
        "cthulhu",
        "cthulhu-short",
        "ghost",
        "mario",
    }
    assert '<h2 id="part-1">Balance</h2>' in (tmp_path / "index.html").read_text(encoding="utf-8")


def test_an_edition_without_streets_is_weighed_without_sets(quay: Path, tmp_path: Path) -> None:
    done = run(str(quay), "--seats", "2", "--report", str(tmp_path / "out"))
    assert done.exit_code == 0
    assert "left out: sets: the edition has no streets" in done.stdout
    assert "turns of each player" in done.stdout
    assert "rarest" not in done.stdout
    assert (tmp_path / "out" / "index.html").exists()


def test_editions_for_fewer_players_are_not_asked() -> None:
    plan = Plan(bots=("random",) * 6, games=1, turns=5)
    played = command.others_played(plan, load("classic"))
    assert set(played) == {"championship", "cthulhu", "cthulhu-short", "ghost", "mario"}


def test_a_changed_edition_is_held_against_itself_too() -> None:
    plan = Plan(bots=("random",) * 2, games=1, turns=5)
    assert "classic" in command.others_played(plan, load("classic", {"jail.fine": 500}))


@pytest.mark.parametrize(
    ("words", "told"),
    [(["nowhere"], "no such edition"), (["voyage", "--seats", "5"], "is played by 2 to 4, not by 5")],
)
def test_bad_input_is_refused_with_exit_code_2(words: list[str], told: str) -> None:
    done = run(*words)
    assert done.exit_code == 2
    assert told in done.stderr


def test_games_that_were_stopped_are_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "with_progress", lambda plan: simulate(replace(plan, games=1)))
    done = run("ghost")
    assert done.exit_code == 2
    assert "stopped after 1 of 3 games of ghost: nothing was compared" in done.stderr


def test_what_is_out_of_line_stands_out_on_the_page() -> None:
    mine = Figures("mine", {LENGTH: exact(400), UNDECIDED: exact(0)}, (), ("pay-back: no chain",))
    others = [replace(edition_with(length=100.0, undecided=0.0), edition=name) for name in "abc"]
    part = page.balance_part(mine, balance.compared(mine, others))
    assert part.marked == {0}
    assert part.points[0].startswith("games are long: ")
    assert part.points[1] == "left out: pay-back: no chain"
