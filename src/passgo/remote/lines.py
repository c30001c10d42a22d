"""Lines to a program that plays, and the meaning of its answers. Bot authors read docs/remote-bots.md."""

from typing import Final

from passgo.bots.protocol import ASKED, AWAIT_ANSWER, AWAIT_CLAIM
from passgo.engine import actions
from passgo.engine.actions import Action, BadAction, action_from_json
from passgo.engine.board import SPACE_KINDS, Board, Space
from passgo.engine.game import Decision
from passgo.engine.views import View
from passgo.remote.mistakes import BotGarbled

PROTOCOL: Final = 1
# Legal at any time, but the bot is asked when it is due.
ASKED_APART: Final = ("claim", "accept", "reject", "withdraw")

Line = dict[str, object]


def game_line(board: Board, seat: int, seats: int, seed: int) -> Line:
    """The first line of a game: who you are and what is on the board."""
    return {
        "type": "game",
        "protocol": PROTOCOL,
        "seat": seat,
        "seats": seats,
        "seed": seed,
        "edition": board.edition,
        "spaces": [space_json(board, space) for space in board.spaces],
        "station_rents": board.station_rents,
        "utility_factors": board.utility_factors,
        "rules": board.rules.in_force(),
    }


def space_json(board: Board, space: Space) -> Line:
    said: Line = {"space": space.pos, "id": space.id, "kind": SPACE_KINDS[space.kind], "name": space.name}
    if space.deed >= 0:
        said |= {
            "group": board.groups[space.group].id,
            "price": space.price,
            "mortgage": space.mortgage,
            "house_cost": space.house_cost,
            "hotel_cost": space.hotel_cost,
            "rents": space.rents,
        }
    elif space.amount or space.fare:
        said["amount"] = space.amount or space.fare
    return said


def ask_line(asked: str, view: Line, legal: Line) -> Line:
    return {"type": "ask", "asked": asked, "view": view, "legal": legal}


def legal_json(view: View, decision: Decision) -> Line:
    """What the bot can answer: actions to send back unchanged, bids as a range, offers as a kind."""
    if decision.kind == AWAIT_CLAIM:
        return legal_line([actions.CLAIM_LATEST.to_json(), actions.PASS_ON.to_json()])
    legal = view.legal()
    listed = [action.to_json() for action in legal.actions]
    if decision.kind == AWAIT_ANSWER:
        maker = next(offer.maker for offer in view.offers() if offer.to == view.role)
        return legal_line([action for action in listed if answers(action, maker)], may_offer=True)
    free = [action for action in listed if action["type"] not in ASKED_APART]
    return legal_line(free, legal.bid_min, legal.bid_max, legal.may_offer)


def answers(action: Line, maker: int) -> bool:
    return action["type"] in ("accept", "reject") and action["seat"] == maker


def legal_line(listed: list[Line], bid_min: int = 0, bid_max: int = 0, may_offer: bool = False) -> Line:
    return {"actions": listed, "bid_min": bid_min, "bid_max": bid_max, "may_offer": may_offer}


def asked_name(decision: Decision) -> str:
    return ASKED[decision.kind]


def action_in(answer: Line) -> Action:
    """The action in an answer; the rules decide whether it is legal."""
    try:
        return action_from_json(answer.get("action"))
    except BadAction as error:
        raise BotGarbled(f"the answer holds no action: {error}") from None
