"""Write the golden games: `python -m tests.golden.make`. Needed only when the rules change on purpose."""

import json
from collections.abc import Iterator
from pathlib import Path

from tests.golden.endings import TURNS, ending_of, endings

from passgo.bots.builder import Builder
from passgo.bots.protocol import AWAIT_CLAIM
from passgo.editions import load, names
from passgo.engine import ROLE_JUDGE, Decision, Event, Log, SeededChance, View
from passgo.engine.actions import CALL_LAST_ROUND, CALL_TIME, IllegalAction, expel
from passgo.engine.board import Board
from passgo.engine.ending import points, ranking, worth

HERE = Path(__file__).parent


def step(log: Log, bots: list[Builder]) -> list[Event]:
    """One decision of a bot; rent is claimed as soon as it can be."""
    game = log.game
    for seat in range(len(bots)):
        view = View(game, seat)
        if not game.players[seat].out and view.claimable() >= 0:
            return log.apply(seat, bots[seat].decide(view, Decision(seat, AWAIT_CLAIM)))
    decision = game.awaiting()[0]
    action = bots[decision.seat].decide(View(game, decision.seat), decision)
    try:
        return log.apply(decision.seat, action)
    except IllegalAction:
        return log.apply(decision.seat, game.legal(decision.seat).actions[0])


def play(board: Board, seed: int, ending: str) -> tuple[Log, list[Event]]:
    log = Log(board, 2, SeededChance(seed), opening=True)
    bots = [Builder(0), Builder(1)]
    events: list[Event] = []
    called = False
    while not log.game.is_over() and log.game.turns < 400:
        if log.game.turns == 20 and not called:
            called = True
            if ending == "time":
                events += log.apply(ROLE_JUDGE, CALL_TIME)
            elif ending == "last-round":
                events += log.apply(ROLE_JUDGE, CALL_LAST_ROUND)
            elif ending == "expulsion":
                events += log.apply(ROLE_JUDGE, expel(1))
        else:
            events += step(log, bots)
    return log, events


def golden(edition: str, ending: str) -> Iterator[tuple[Log, list[Event]]]:
    options = {"end.turns": TURNS} if ending == "turn-limit" else {}
    board = load(edition, options).board
    for seed in range(3000):
        log, events = play(board, seed, ending)
        if log.game.is_over() and ending_of(events) == ending:
            yield log, events


def write() -> None:
    for edition in names():
        (HERE / edition).mkdir(exist_ok=True)
        for ending in endings(load(edition).board):
            log, _ = next(golden(edition, ending))
            game = log.game
            data = log.to_json()
            data["ending"] = {
                "winners": game.winners,
                "ranking": ranking(game),
                "worth": [worth(game, player.seat) for player in game.players],
                "points": points(game),
            }
            text = json.dumps(data, separators=(",", ":"))
            (HERE / edition / f"{ending}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
