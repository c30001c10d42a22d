"""An independent, naive scorer agrees with the product on thousands of random sheets."""

from random import Random
from typing import Any

from tests.championship.organising import prices

from passgo.championship import Holding, Line, Sheet, preset
from passgo.championship.scoring import score, undecided
from passgo.championship.sheets import BANKRUPT, EXPELLED, PLAYING, mistakes, worth
from passgo.editions import load

GREECE = preset("greece-2015")
BOARD = load("classic").board
SHEETS = 5_000

# Written down from the rulebook once more, so that a slip in the data of the product shows.
POINTS = {1: "28", 2: "25 14", 3: "22 12 6", 4: "19 10 5 3", 5: "16 8 4 2 1", 6: "13 6 3 1 1 0"}


def random_sheet(random: Random) -> Sheet:
    """Up to six players, whole groups dealt out with buildings, small sums so that ties are frequent."""
    players = [f"p{i}" for i in range(random.randint(2, 6))]
    out = [id for id in players[1:] if random.random() < 0.3]
    random.shuffle(out)
    fates = {id: EXPELLED if random.random() < 0.2 else BANKRUPT for id in out}
    alive = [id for id in players if id not in out]
    held: dict[str, list[Holding]] = {id: [] for id in players}
    houses, hotels = 32, 12
    for group in BOARD.groups:
        deeds = [BOARD.deeds[number] for number in group.deeds]
        if random.random() < 0.35 and deeds[0].house_cost:
            level = random.randint(0, 5)
            houses -= level * len(deeds) if level < 5 else 0
            hotels -= len(deeds) if level == 5 else 0
            level = level if houses >= 0 and hotels >= 0 else 0
            houses, hotels = max(houses, 0), max(hotels, 0)
            owner = random.choice(alive)
            held[owner] += [Holding(deed.id, False, level if level < 5 else 0, level == 5) for deed in deeds]
        else:
            for deed in deeds:
                if random.random() < 0.7:
                    held[random.choice(alive)].append(Holding(deed.id, random.random() < 0.4))
    lines = []
    for id in players:
        bare = Line(id, 0 if id in out else 10 * random.randint(0, 9), 0, tuple(held[id]), fates.get(id, PLAYING))
        total = worth(bare, prices(), GREECE.valuation).total
        lines.append(Line(id, bare.cash, total, bare.holdings, bare.fate))
    return Sheet(tuple(lines), tuple(out))


def naive_worth(line: Line) -> int:
    total = line.cash
    for holding in line.holdings:
        space = next(space for space in BOARD.spaces if space.id == holding.deed)
        total += space.price if not holding.mortgaged else (space.price + 1) // 2
        total += holding.houses * space.house_cost
        if holding.hotel:
            total += 5 * space.house_cost  # on this board a hotel costs what a house costs
    return total


def naive_ranking(sheet: Sheet) -> list[tuple[str, int]]:
    """Entrants with points, best first, by plain sorting."""
    alive = [line for line in sheet.lines if line.fate == PLAYING]

    def strength(line: Line) -> tuple[Any, ...]:
        free = len([holding for holding in line.holdings if not holding.mortgaged])
        judge = sheet.decided.index(line.entrant) if line.entrant in sheet.decided else 0
        return (-naive_worth(line), -free, -line.cash, judge)

    alive.sort(key=strength)
    points = [int(word) for word in POINTS[len(alive)].split()]
    gone = [(id, 0) for id in sheet.out[::-1] if next(x for x in sheet.lines if x.entrant == id).fate == BANKRUPT]
    expelled = [(id, 0) for id in sheet.out[::-1] if (id, 0) not in gone]
    return [(line.entrant, points[i]) for i, line in enumerate(alive)] + gone + expelled


def test_a_naive_scorer_agrees_on_five_thousand_sheets() -> None:
    random = Random(20150523)
    ties = 0
    for _ in range(SHEETS):
        made = random_sheet(random)
        players = tuple(line.entrant for line in made.lines)
        assert mistakes(made, players, prices(), GREECE.valuation) == []
        open_ties = undecided(made, GREECE, prices())
        ties += bool(open_ties)
        decided = sorted({id for pair in open_ties for id in pair})
        random.shuffle(decided)
        sheet = Sheet(made.lines, made.out, decided=tuple(decided))
        found = score(sheet, GREECE, prices())
        assert [(one.entrant, one.points) for one in found] == naive_ranking(sheet)
        assert [one.rank for one in found] == list(range(1, len(found) + 1))
        assert all(
            one.worth == naive_worth(line) for one in found for line in made.lines if line.entrant == one.entrant
        )
    assert ties > 0
