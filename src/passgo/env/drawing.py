"""A table as a few lines of text, for people who watch an environment."""

from passgo.bots.protocol import ASKED
from passgo.editions import Edition
from passgo.env.asking import Asking


def draw(asking: Asking, edition: Edition) -> str:
    game = asking.game
    lines = [f"{edition.name}, turn {game.turns}"]
    for player in game.players:
        deeds = [title for title in game.titles if title.owner == player.seat]
        houses = sum(title.level for title in deeds)
        where = "out" if player.out else edition.name_of(f"space.{game.board.spaces[player.pos].id}")
        mark = ">" if player.seat == game.turn else " "
        lines.append(f"{mark} seat {player.seat}: {player.cash} cash, {len(deeds)} deeds, {houses} levels, {where}")
    if asking.decision is not None:
        lines.append(f"seat {asking.decision.seat} is asked: {ASKED[asking.decision.kind]}")
    elif game.winners:
        lines.append("won by seat " + ", ".join(map(str, game.winners)))
    return "\n".join(lines)
