"""A program at a live table: this client follows the table like any player and asks the program when it must decide."""

import asyncio
import logging
from collections.abc import Mapping
from http.client import HTTPException
from typing import Any, Final
from urllib.parse import urlsplit

from passgo.client import ABANDONED, FINISHED, PLAYING, Disconnected, Follower, Reply, Server, ServerRefused
from passgo.editions import EditionError, load
from passgo.engine.board import Board
from passgo.remote.lines import Line, ask_line, game_line
from passgo.remote.live import Question, question_in, view_json
from passgo.remote.mistakes import BotFault, BotsLost
from passgo.remote.process_pool import Rider

ACTIONS_PER_TURN: Final = 200  # beyond this the client gives the plainest answer, so that every turn ends
OFFERS_PER_TURN: Final = 4
OFFER_SECONDS: Final = 10.0  # time that another player has to answer before the game goes on
PATIENCE_SECONDS: Final = 3_600.0  # without any news from the table
FAULTS_ALLOWED: Final = 20  # in one game; at the next one the program gives up its seat
OVER: Final = (FINISHED, ABANDONED)
LATER: Final = ("too-fast", "store-unavailable", "going-away")  # the same command may be sent again
LATER_SECONDS: Final = 1.0
OVERTAKEN: Final = ("stale-version", "not-playing")  # the table has gone on, or the game has ended, in the meantime
PACE_SECONDS: Final = 0.12  # between two actions: a server takes ten a second and disconnects a client that insists
MOST_TRIES: Final = 60

logger = logging.getLogger("passgo.remote")
logger.addHandler(logging.NullHandler())


class JoinFailed(Exception):
    """Raised when the table cannot be joined, or cannot be followed any longer."""


async def enter(url: str, name: str) -> tuple[Server, str]:
    """Join the table of an invitation link (…/join/TOKEN) or a table page (…/tables/ID) as a guest of that name."""
    parts = urlsplit(url)
    kind, _, rest = parts.path.strip("/").partition("/")
    key = rest.partition("/")[0]
    if parts.scheme not in ("http", "https") or not parts.hostname or kind not in ("join", "tables") or not key:
        raise JoinFailed(f"{url}: the address of a table is needed, http://…/join/TOKEN or http://…/tables/ID")
    server = Server(f"{parts.scheme}://{parts.netloc}")
    try:
        await server.guest(name)
        if kind == "join":
            return server, (await server.use_link(key, name)).id
        reply = await server.command(key, "take-seat", {"name": name})
    except ServerRefused as refusal:
        raise JoinFailed(f"{url}: the server refuses: {refusal.code}") from None
    except (OSError, HTTPException) as error:
        raise JoinFailed(f"{url}: no server answers: {error}") from None
    if not reply.ok:
        raise JoinFailed(f"{url}: the table refuses: {code_of(reply)}")
    return server, key


def code_of(reply: Reply) -> str:
    return "" if reply.error is None else reply.error.code


class Joined:
    """One seat at one table, played by a program."""

    def __init__(self, follower: Follower, command: str, seed: int) -> None:
        self.follower = follower
        self.rider = Rider(command)
        self.seed = seed
        self.waived: set[tuple[int, int]] = set()
        self.faults: list[str] = []
        self.turn = -1
        self.acted = 0
        self.offers = 0
        self.board: Board | None = None
        self.sent = 0.0  # when the latest action went out

    async def play(self) -> list[int]:
        """Play until the game is over; returns the seats that won. JoinFailed if it cannot go on to the end."""
        while (status := self.follower.view["table"]["status"]) not in OVER:
            seen = self.follower.version  # version of the view that is looked at: whatever comes later is new
            question = question_in(self.follower.view, self.waived) if status == PLAYING else None
            if question is None or not await self.answer(question, seen):
                await self.something_new(seen)
        game = self.follower.view["game"]
        return [] if game is None else list(game["winners"])

    async def something_new(self, seen: int | None) -> None:
        try:
            await self.follower.wait_for(lambda: self.follower.version != seen, PATIENCE_SECONDS)
        except TimeoutError:
            raise JoinFailed(f"nothing happened at the table for {PATIENCE_SECONDS:g} seconds") from None
        except Disconnected as error:
            raise JoinFailed(f"the server ended the connection: {error}") from None

    async def answer(self, question: Question, seen: int | None) -> bool:
        """Answer a question. False if nothing came of it: then only other players can change the position."""
        view = self.follower.view
        if question.asked not in ("answer", "claim") and await self.offer_is_open(view):
            return True
        action = await self.choice(question)
        if question.asked == "claim" and action["type"] != "claim":
            self.waived = {visit for visit in self.waived if visit[0] == view["game"]["turns"]}
            self.waived.add((view["game"]["turns"], question.space))
            return True
        if action["type"] == "claim":
            action = {"type": "claim", "space": question.space}
        return await self.send(action, seen) or await self.send(question.plainest(), seen)

    async def offer_is_open(self, view: Mapping[str, Any]) -> bool:
        """Wait for the answer to the program's own offer, up to a limit; True if the table has changed meanwhile."""
        if all(offer["maker"] != view["own"]["seat"] for offer in view["game"]["offers"]):
            return False
        try:
            seen = self.follower.version
            await self.follower.wait_for(lambda: self.follower.version != seen, OFFER_SECONDS)
        except TimeoutError:
            return False
        return True

    async def choice(self, question: Question) -> Line:
        """The program's answer, or the plainest legal answer if it has none."""
        view = self.follower.view
        if view["game"]["turns"] != self.turn:
            self.turn, self.acted, self.offers = view["game"]["turns"], 0, 0
        self.acted += 1
        if self.acted > ACTIONS_PER_TURN:
            return question.plainest()
        line = ask_line(question.asked, view_json(view), question.legal)
        try:
            answer = await asyncio.to_thread(self.rider.ask, self.game, line)
        except BotFault as fault:
            self.note(str(fault), type(fault).__name__)
            return question.plainest()
        action = answer.get("action")
        if not isinstance(action, dict) or not isinstance(action.get("type"), str):
            self.note("the answer holds no action", "BotGarbled")
            return question.plainest()
        self.offers += action["type"] == "offer"
        return question.plainest() if self.offers > OFFERS_PER_TURN and action["type"] == "offer" else action

    def note(self, reason: str, name: str) -> None:
        """Record a fault; a program that fails too often gives up its seat."""
        self.faults.append(f"{name}: {reason}")
        logger.warning("%s: %s; the plainest answer is given instead", name, reason)
        if len(self.faults) > FAULTS_ALLOWED:
            raise BotsLost(f"more than {FAULTS_ALLOWED} faults in one game, the latest: {name}: {reason}")

    def game(self) -> Line:
        view = self.follower.view
        if self.board is None:
            table = view["table"]
            try:
                self.board = load(table["edition"], table["settings"]["options"], table["hash"]).board
            except EditionError as error:
                raise JoinFailed(f"the table plays another edition than this installation has: {error}") from None
        return game_line(self.board, view["own"]["seat"], len(view["game"]["players"]), self.seed)

    async def send(self, action: Line, seen: int | None) -> bool:
        """Whether the action was done, or is out of date and may be asked again; a refusal is a fault.

        The program decided on the version it saw: the table judges whether later changes matter.
        """
        clock = asyncio.get_running_loop().time
        await asyncio.sleep(max(0.0, self.sent + PACE_SECONDS - clock()))
        self.sent = clock()
        try:
            reply = await self.follower.command("act", {"action": action}, seen)
            for _ in range(MOST_TRIES):
                if code_of(reply) not in LATER:
                    break
                await asyncio.sleep(LATER_SECONDS)
                reply = await self.follower.command("act", {"action": action}, seen)
            if reply.ok or code_of(reply) in OVERTAKEN:
                await self.follower.wait_for(lambda: (self.follower.version or 0) >= reply.version)
                return True
        except (Disconnected, TimeoutError) as error:
            raise JoinFailed(f"the server ended the connection: {error}") from None
        self.note(f"{action['type']} was refused: {code_of(reply)}", "BotRefused")
        return False


async def join(url: str, command: str, name: str, seed: int = 0) -> tuple[list[int], int, list[str]]:
    """Play one game to its end; returns the seats that won, the program's seat and its faults.

    A program that is lost for good leaves its seat to the table's leaver policy; BotsLost says so.
    """
    server, table = await enter(url, name)
    async with Follower(server, table) as follower:
        joined = Joined(follower, command, seed)
        try:
            winners = await joined.play()
        except BotsLost:
            await follower.command("leave")
            raise
        finally:
            await asyncio.to_thread(joined.rider.release)
        return winners, follower.view["own"]["seat"], joined.faults
