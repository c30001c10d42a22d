"""Season ranking of a series: points for the place in each championship, added up. Figures only, never a person."""

from collections.abc import Mapping
from dataclasses import dataclass

from passgo.championship.championship import Championship
from passgo.championship.command_context import final_ranking
from passgo.championship.state import DISQUALIFIED


@dataclass(frozen=True)
class SeasonRule:
    points: tuple[int, ...]  # for each place from the first on; later places get none
    best: int = 0  # how many results of a player count; 0: all

    def points_for(self, place: int) -> int:
        return self.points[place - 1] if place <= len(self.points) else 0


@dataclass(frozen=True)
class SeasonLine:
    player: str
    rank: int
    total: int
    points: Mapping[str, int]  # by championship


def places(championship: Championship) -> dict[str, int]:
    """Everybody's place in a championship that has a champion.

    Finalists come first. Players who left in an earlier stage follow by their rank there; those of the same rank at
    several venues share a place. Disqualified players have none.
    """
    state, format = championship.state, championship.format
    found: dict[str, int] = {}
    if not final_ranking(state, format):
        return found
    for stage in reversed(format.stages):
        outcomes = [state.outcomes.get((stage.id, venue)) for venue in format.places(stage)]
        rankings = [
            [id for id in outcome.ranking if id not in found and state.entrants[id].status != DISQUALIFIED]
            for outcome in outcomes
            if outcome is not None
        ]
        for i in range(max(map(len, rankings), default=0)):
            level = [ranking[i] for ranking in rankings if i < len(ranking)]
            found |= dict.fromkeys(level, len(found) + 1)
    return found


def season(results: Mapping[str, Mapping[str, int]], rule: SeasonRule) -> list[SeasonLine]:
    """The ranking of players from their places by championship; with equal totals the better single results decide."""
    points = {
        player: {championship: rule.points_for(place) for championship, place in places.items()}
        for player, places in results.items()
    }
    counted = {player: sorted(won.values(), reverse=True)[: rule.best or None] for player, won in points.items()}
    keys = {player: (sum(best), best) for player, best in counted.items()}
    order = sorted(keys, key=lambda player: (keys[player], player), reverse=True)
    lines: list[SeasonLine] = []
    for i, player in enumerate(order):
        rank = lines[-1].rank if i and keys[order[i - 1]] == keys[player] else i + 1
        lines.append(SeasonLine(player, rank, keys[player][0], points[player]))
    return lines
