"""The outcome of a game: computed once, when it is over, and read from its entry ever after."""

from typing import TYPE_CHECKING

from passgo.engine import Game, digest
from passgo.engine.ending import points, ranking, worth
from passgo.tables.log import entries
from passgo.tables.log.entries import Outcome
from passgo.tables.table_state import FINISHED

if TYPE_CHECKING:
    from passgo.tables.draft import Draft


def outcome_of(game: Game) -> Outcome:
    return Outcome(
        rules=game.board.rules_version,
        ending=ending_of(game),
        ranking=ranking(game),
        winners=game.winners,
        worth=[worth(game, player.seat) for player in game.players],
        points=points(game) if game.rules.score_points else [],
        turns=game.turns,
        digest=digest(game),
    )


def ending_of(game: Game) -> str:
    if game.in_game() == 1:
        return "last-player"
    if game.fallen and game.rules.end_condition == "firstBankruptcy":
        return "first-bankruptcy"
    return "time" if game.time_called or game.last_round else "turns"


def freeze(draft: "Draft") -> None:
    """Write the outcome down at the end or, for a game of a release that did not, when it is next opened."""
    state = draft.state
    if state.status == FINISHED and not state.frozen and state.outcome is not None:
        draft.add(entries.Ended(outcome=state.outcome))
