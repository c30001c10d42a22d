"""What a version of passgo shows of tables, championships and saved games. Old and new code are compared by it."""

import datetime
from dataclasses import asdict
from typing import Any

from passgo.championship.boards import shown_name, stage_board, table_board
from passgo.championship.ranking import results_of
from passgo.engine import Game, digest, to_json
from passgo.engine.ending import points, ranking, worth
from passgo.office import Office, online
from passgo.play.table import Table as SavedTable
from passgo.tables.table_state import State


def table_shown(state: State) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "status": state.status,
        "version": state.version,
        "edition": state.settings.edition,
        "seats": [[seat.person, seat.bot, seat.stand_in] for seat in state.seats],
        "host": state.host,
        "judge": state.judge,
        "rematch": state.rematch,
        "closed": state.close_reason,
        "said": len(state.said),
    }
    if state.game is not None:
        shown["game"] = game_shown(state.game)
    return shown


def game_shown(game: Game) -> dict[str, Any]:
    """An ended game by its outcome, a running one by its whole position and what everybody may do."""
    shown: dict[str, Any] = {"turns": game.turns, "digest": digest(game), "over": game.is_over()}
    shown["ranking"] = ranking(game)
    shown["worth"] = [worth(game, player.seat) for player in game.players]
    shown["points"] = points(game) if game.rules.score_points else []
    shown["winners"] = game.winners
    shown["position"] = to_json(game)
    if not game.is_over():
        shown["awaited"] = [[decision.seat, decision.kind] for decision in game.awaiting()]
        shown["legal"] = [legal_shown(game, player.seat) for player in game.players]
    return shown


def legal_shown(game: Game, seat: int) -> dict[str, Any]:
    legal = game.legal(seat)
    return {
        "actions": [action.to_json() for action in legal.actions],
        "bid": [legal.bid_min, legal.bid_max],
        "offer": legal.may_offer,
    }


def championship_shown(office: Office) -> dict[str, Any]:
    championship = office.championship
    state = championship.state
    sessions = state.sessions.values()
    live = office.store.ask(lambda conn: online.listing(conn, office.id))
    stages = [(stage.id, place) for stage in championship.format.stages for place in championship.format.places(stage)]
    return {
        "version": state.version,
        "digest": championship.digest(),
        "champion": shown_name(championship, championship.champion()) if championship.champion() else "",
        "entrants": {
            one.id: [one.status, one.venue, shown_name(championship, one.id)] for one in state.entrants.values()
        },
        "tables": {f"{one.id}#{table.number}": table.players for one in sessions for table in one.tables},
        "boards": {
            f"{one.id}#{table.number}": [asdict(row) for row in table_board(championship, one, table.number)]
            for one in sessions
            for table in one.tables
        },
        "standings": {
            f"{stage}/{place}": [asdict(row) for row in stage_board(championship, stage, place)]
            for stage, place in stages
        },
        "results": [asdict(one) for one in results_of(sessions, championship.format, championship.prices)],
        "outcomes": {f"{stage}/{place}": list(outcome.ranking) for (stage, place), outcome in state.outcomes.items()},
        "online": {f"{session}#{number}": table.live for (session, number), table in live.items()},
        "lent": dict(state.lent),
        "last": "" if state.last is None else state.last.astimezone(datetime.UTC).isoformat(),
    }


def save_shown(table: SavedTable) -> dict[str, Any]:
    return {
        "names": list(table.names),
        "bots": list(table.bots),
        "edition": table.edition.id,
        "records": len(table.log.records),
        "game": game_shown(table.log.game),
    }
