"""A game from the first roll to the result: bots move on their own, people are asked."""

import time
from typing import Final

from passgo.bots.playing import Playing
from passgo.engine import events
from passgo.engine.actions import ROLE_JUDGE, Action
from passgo.engine.ending import points, ranking
from passgo.engine.events import Event
from passgo.engine.game import Decision
from passgo.engine.sale import Sale
from passgo.engine.state import Landing, Offer
from passgo.engine.views import View
from passgo.play.choices import Choice, all_choices, claim_choices, offer_choices
from passgo.play.interrupts import Interrupts
from passgo.play.keyboard import Keyboard
from passgo.play.question import Asking, Quit
from passgo.play.saves import Keeper, NotSaved
from passgo.play.screen import Screen
from passgo.play.table import Table
from passgo.words.questions import claim_question, offer_question, question
from passgo.words.sentences import tell

WATCHED_TURNS: Final = 1_000  # bots alone might never finish
PAUSE: Final = 0.4  # seconds to read what a bot did
INTERRUPTED: Final = 130


class Session:
    """One game played at this terminal."""

    def __init__(
        self, table: Table, screen: Screen, keyboard: Keyboard, keeper: Keeper, most_turns: int | None, pause: float
    ) -> None:
        self.table = table
        self.log = table.log
        self.game = table.log.game
        self.names = screen.names
        self.say = screen.say
        self.screen = screen
        self.keyboard = keyboard
        self.keeper = keeper
        self.people = table.people()
        if len(self.people) == 1:
            self.names.reader = self.people[0]
        self.playing = Playing(self.game, table.make_bots(), self.log)
        self.asking = Asking(self.game, self.people, screen, keyboard, keeper)
        self.interrupts = Interrupts()
        self.sale = Sale()
        self.pause = pause
        self.last_turn = None if most_turns is None else self.game.turns + most_turns
        self.let_rest: list[Landing | Offer] = []  # decisions that the player was asked about and left open
        self.shown: tuple[int, int] = (-1, -1)  # turn and seat that the board was last drawn for
        self.eyes = -1  # seat that was asked last

    def play(self) -> int:
        """Play to the end, or until somebody leaves; returns the exit code."""
        with self.interrupts:
            try:
                self.run()
            except KeyboardInterrupt:
                return self.leave(INTERRUPTED)
            except (EOFError, Quit):
                return self.leave(0)
        return 0

    def run(self) -> None:
        self.open()
        while not self.is_finished():
            if not self.ask_in_passing() and not self.bots_move():
                self.ask_awaited(self.game.awaiting()[0])
        self.save()
        self.show_result()

    def open(self) -> None:
        table, game = self.table, self.game
        key = "play-title-loaded" if self.log.records else "play-title"
        self.screen.title(self.say(key, edition=self.names.edition_name(), seed=str(table.seed), turn=game.turns))
        if self.people:
            self.screen.line(self.say("play-how", command="help"), "dim")
        if self.log.records:
            self.screen.turn(game.turns + 1, game.turn)

    def is_finished(self) -> bool:
        game = self.game
        if self.last_turn is None and all(game.players[seat].out for seat in self.people):
            self.last_turn = game.turns + WATCHED_TURNS
        return game.is_over() or (self.last_turn is not None and game.turns >= self.last_turn)

    # Moves.

    def bots_move(self) -> bool:
        before = len(self.log.records)
        with self.interrupts.held():
            moved = self.playing.step()
        if len(self.log.records) > before:
            self.tell(self.game.events or [])
            if self.pause:
                time.sleep(self.pause)
        return moved

    def do(self, seat: int, action: Action) -> None:
        """Carry out a player's decision; a refused one changes nothing."""
        with self.interrupts.held():
            happened = self.log.apply(seat, action)
        self.tell(happened)
        self.save()

    def tell(self, happened: list[Event]) -> None:
        self.sale.follow(self.game, happened)
        in_turn = [event for event in happened if event.type != events.TURN]
        if in_turn:
            self.screen.happened(tell(in_turn, self.names, self.game.offers))
        if len(in_turn) < len(happened):
            self.screen.turn(self.game.turns + 1, self.game.turn)
            self.eyes = self.game.turn  # that line has already named the player

    # Questions.

    def ask_in_passing(self) -> bool:
        """Ask people once each to claim rent or answer an offer, before the bots move on."""
        game = self.game
        for landing in reversed(game.landings):
            if self.may_be_asked(landing.owner, landing) and View(game, landing.owner).claimable() >= 0:
                self.let_rest.append(landing)
                choices = claim_choices(game, landing.owner, self.names)
                self.ask(landing.owner, claim_question(landing, self.names), choices)
                return True
        for offer in game.offers:
            if self.may_be_asked(offer.to, offer):
                self.let_rest.append(offer)
                choices = offer_choices(game, offer.to, offer.maker, self.names)
                self.ask(offer.to, offer_question(game, offer, self.names), choices)
                return True
        return False

    def may_be_asked(self, seat: int, matter: Landing | Offer) -> bool:
        return seat in self.people and not any(matter is rested for rested in self.let_rest)

    def ask_awaited(self, decision: Decision) -> None:
        seat = decision.seat
        game = self.game
        self.let_rest = [matter for matter in self.let_rest if matter in game.landings or matter in game.offers]
        self.turn_to(seat)
        if seat == game.turn and self.shown != (game.turns, seat) and not game.start_due:
            self.shown = (game.turns, seat)
            self.show_table(seat)
        self.ask(seat, question(game, decision, self.names, self.sale), all_choices(game, seat, self.names))

    def ask(self, seat: int, sentence: str, choices: list[Choice]) -> None:
        self.turn_to(seat)
        self.asking.ask(seat, sentence, choices, self.do)

    def turn_to(self, seat: int) -> None:
        """Say whose turn it is to look, where several people play."""
        if len(self.people) > 1 and seat != self.eyes:
            self.screen.title(self.say("pass-to", player=self.names.player(seat)))
        self.eyes = seat

    def show_table(self, seat: int) -> None:
        """Show the board and the players as this seat sees them; where cash is hidden, first ask the others to look
        away."""
        if self.game.rules.money_hidden and len(self.people) > 1:
            self.keyboard.ask(f"{self.say('pass-to', player=self.names.player(seat))} (Enter) ")
        view = View(self.game, seat)
        self.screen.board(view)
        self.screen.players(view)

    # Ending.

    def save(self) -> bool:
        """Save the game if it has a file; returns whether it is saved."""
        try:
            with self.interrupts.held():
                self.keeper.save()
        except NotSaved as error:
            self.screen.not_saved(error)
            return False
        return self.keeper.path is not None

    def leave(self, code: int) -> int:
        """Save the game when somebody leaves, and say how to come back."""
        self.screen.line("")
        if self.save():
            self.screen.line(self.say("play-saved", file=self.keeper.path))
            self.screen.line(self.say("play-resume", command=f"passgo play --load {self.keeper.path}"))
        else:
            self.screen.line(self.say("play-not-saved"))
        return code

    def show_result(self) -> None:
        game = self.game
        if not game.is_over():
            self.screen.line(self.say("play-limit", turn=game.turns))
        title = self.say("end-title" if game.is_over() else "end-worth")
        scores = points(game) if game.rules.score_points else [0] * len(game.players)
        self.screen.standing(View(game, ROLE_JUDGE), title, ranking(game), scores)
