"""The plain page of a table: everything a role sees and may do, as lines and forms."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field

from passgo.editions import Edition
from passgo.engine import events
from passgo.engine.events import Event
from passgo.engine.game import Game
from passgo.engine.rules import RULES_VERSION
from passgo.engine.state import Offer
from passgo.i18n import Speech
from passgo.tables.commands.commands import SEAT
from passgo.tables.log.entries import Outcome
from passgo.tables.shown.facts import (
    AuctionFacts,
    AwaitFacts,
    JudgeOwnFacts,
    LineFacts,
    SeatFacts,
    SeatOwnFacts,
    ShortageFacts,
    TableView,
)
from passgo.tables.shown.happenings import Happening
from passgo.tables.table_state import OPEN
from passgo.web.pages.table_sentences import names_of, seat_line, tell
from passgo.words.names import NO_NAMES, Names
from passgo.words.sentences import sentence
from passgo.words.trades import changes_told

AUCTION_REFRESH = 3
OTHERS_REFRESH = 3
OWN_REFRESH = 20
LOG_LINES = 60


@dataclass
class PlayerRow:
    seat: int
    name: str
    line: str
    cash: str
    place: str
    out: bool
    you: bool
    on_turn: bool
    token: str
    deeds: list[str] = field(default_factory=list)


@dataclass
class TablePage:
    """One rendering of a table for one visitor."""

    id: str
    csrf: str
    view: TableView
    edition: Edition
    now_ms: int
    names: Names
    is_host: bool = False
    outcome: Outcome | None = None  # of a finished game
    follows: bool = False  # the visitor wants the page to reload automatically
    game: Game | None = None  # the position, where the visitor sees it without delay

    def say(self, key: str, /, **arguments: object) -> str:
        """A text as this edition words it."""
        return self.names.say(key, **arguments)

    def rules_then(self) -> bool:
        """Whether the game was finished under other rules than this server's."""
        return self.view.table.rules != RULES_VERSION

    @property
    def version(self) -> int:
        return self.view.version

    def command_id(self) -> str:
        """A new command id: every form has its own, so that a second click does nothing twice."""
        return secrets.token_hex(8)

    @property
    def own(self) -> SeatOwnFacts | None:
        return self.view.own if isinstance(self.view.own, SeatOwnFacts) else None

    @property
    def judge(self) -> JudgeOwnFacts | None:
        return self.view.own if isinstance(self.view.own, JudgeOwnFacts) else None

    @property
    def seat(self) -> int:
        return -1 if self.own is None else self.own.seat

    def seats(self) -> list[dict[str, object]]:
        return [
            {
                "seat": s.seat,
                "line": seat_line(s, self.names.speech),
                "player": s.player,
                "you": s.seat == self.seat,
                "bot": s.bot,
                "token": self.names.token(s.token),
                "tokens": self.tokens_for(s) if self.may_choose_token(s) else [],
            }
            for s in self.view.table.seats
        ]

    def may_choose_token(self, seat: SeatFacts) -> bool:
        hands_out = self.judge is not None or (self.is_host and self.view.table.settings.shared_device)
        return seat.player == "person" and (seat.seat == self.seat or hands_out)

    def tokens_for(self, seat: SeatFacts) -> list[tuple[str, str]]:
        """The tokens this player could choose, their own first; one that a bot would take is free."""
        taken = {s.token for s in self.view.table.seats if s.player == "person" and s.seat != seat.seat}
        free = [token.id for token in self.edition.tokens if token.id not in taken]
        return [(id, self.names.token(id)) for id in sorted(free, key=lambda id: id != seat.token)]

    def seconds(self, deadline_ms: int) -> int:
        return max(0, (deadline_ms - self.now_ms + 999) // 1000) if deadline_ms else 0

    def players(self) -> list[PlayerRow]:
        game = self.view.game
        if game is None:
            return []
        cash = self.view.own.cash
        rows = []
        for player in game.players:
            seat = self.view.table.seats[player.seat]
            shown = cash[player.seat] if player.seat < len(cash) else None
            rows.append(
                PlayerRow(
                    player.seat,
                    self.names.player(player.seat),
                    seat_line(seat, self.names.speech) if seat.name else self.names.player(player.seat),
                    self.say("money-hidden") if shown is None else self.names.money(shown),
                    self.place(player.space, player.jail),
                    player.out,
                    player.seat == self.seat,
                    player.seat == game.turn,
                    self.names.token(seat.token),
                    [
                        self.deed(deed.space, deed.level, deed.mortgaged)
                        for deed in game.deeds
                        if deed.owner == player.seat
                    ],
                )
            )
        return rows

    def place(self, space: int, jail: int) -> str:
        return self.say("player-in-jail") if jail >= 0 else self.names.space(space)

    def deed(self, space: int, level: int, mortgaged: bool) -> str:
        name = self.names.space(space)
        if mortgaged:
            return self.say("page-deed-mortgaged", space=name)
        return self.say("page-deed-built", space=name, level=self.names.level(level)) if level else name

    def awaited(self) -> list[str]:
        """The decisions that the table waits for: whose, about what, and how long."""
        game = self.view.game
        lines = []
        for wait in [] if game is None or game.over else game.awaiting:
            lines.append(self.asked_of_me(wait) if wait.seat == self.seat else self.asked_of_another(wait))
            if wait.deadline_ms:
                lines.append(self.say("seconds-left", count=self.seconds(wait.deadline_ms)))
        return lines

    def asked_of_another(self, wait: AwaitFacts) -> str:
        key = f"awaiting-choose-{wait.choice}" if wait.choice else f"awaiting-{wait.what}"
        space = self.names.space(wait.space if wait.space >= 0 else self.players_space(wait.seat))
        return self.say(key, player=self.names.player(wait.seat), space=space)

    def asked_of_me(self, wait: AwaitFacts) -> str:
        game, own = self.view.game, self.own
        if game is None or own is None:
            return ""
        here = self.players_space(wait.seat)
        variant = ""
        amount = self.edition.board.spaces[here].price
        other = -1
        if wait.what == "roll":
            variant = "-jail" if game.players[wait.seat].jail >= 0 else "-again" if game.rolled else ""
        elif wait.what == "auction" and game.auction is not None:
            here, variant = game.auction.space, "" if game.auction.space >= 0 else "-building"
        elif wait.what == "choose" and own.choices:
            variant = f"-{own.choices[0].kind}"
            if sum(action.answer == "keep" for action in own.actions) > 1:
                return self.say("awaiting-you-choose-mortgaged-deeds")
            here = own.choices[0].space if own.choices[0].space >= 0 else here
            amount = self.edition.board.spaces[here].fare
        for debt in game.debts:
            if wait.what == "debt" and debt.debtor == wait.seat:
                amount, other = debt.amount, debt.creditor
        return self.say(
            f"awaiting-you-{wait.what}{variant}",
            space=self.names.space(here),
            amount=self.names.money(amount),
            other=self.names.player(other),
        )

    def players_space(self, seat: int) -> int:
        return -1 if self.view.game is None else self.view.game.players[seat].space

    def auction(self) -> list[str]:
        found = None if self.view.game is None else self.view.game.auction
        if found is None:
            return []
        key = "auction-title" if found.space >= 0 else "auction-title-building"
        lines = [self.say(key, space=self.names.space(found.space))]
        if found.estate >= 0:
            player = self.names.player(found.estate)
            lines.append(self.say("auction-estate", player=player, number=found.lot, count=found.lots))
        lines += self.bids(found) or [self.say("auction-none")]
        lines.append(self.say(f"auction-stage-{found.stage}"))
        if found.deadline_ms:
            lines.append(self.say("seconds-left", count=self.seconds(found.deadline_ms)))
        return lines + self.piece_told(found)

    def bids(self, auction: AuctionFacts) -> list[str]:
        """Everybody's latest bid, the highest first, and who has passed."""
        made = sorted(((bid, seat) for seat, bid in enumerate(auction.bids) if bid), reverse=True)
        told = [
            self.say("event-bid", player=self.names.player(seat), amount=self.names.money(bid)) for bid, seat in made
        ]
        game = self.view.game
        if game is None:
            return told
        taking_part = [p.seat for p in game.players if not p.out and (not auction.wants or auction.wants[p.seat] >= 0)]
        passed = [seat for seat in taking_part if seat not in auction.asked and seat != auction.bidder]
        return told + [self.say("event-passed", player=self.names.player(seat)) for seat in passed]

    def piece_told(self, auction: AuctionFacts) -> list[str]:
        """A building up for auction: how many are left, where each bidder would put it, and what a pass means."""
        game = self.view.game
        if game is None or auction.space >= 0:
            return []
        left = self.names.buildings(auction.hotel, game.hotels if auction.hotel else game.houses)
        places = [
            self.say("event-wanted", player=self.names.player(seat), spaces=self.names.space(space))
            for seat, space in enumerate(auction.wants)
            if space >= 0 and (seat in auction.asked or seat == auction.bidder)
        ]
        return [self.say("auction-building-left", pieces=left), *places, self.say("auction-pass-piece")]

    def open_matters(self) -> list[str]:
        """Debts and offers that are still open."""
        game = self.view.game
        if game is None:
            return []
        lines = []
        if game.shortage is not None and game.auction is None:
            lines.append(self.shortage_told(game.shortage))
        for debt in game.debts:
            debtor, creditor = self.names.player(debt.debtor), self.names.player(debt.creditor)
            amount = self.names.money(debt.amount)
            lines.append(self.say("page-debt-line", player=debtor, other=creditor, amount=amount))
        for offer in game.offers:
            deal = offer.deal.deal()
            maker, partner = self.names.player(offer.maker), self.names.player(offer.to)
            give, take = self.names.given(deal), self.names.taken(deal)
            lines.append(self.say("event-offered", player=maker, other=partner, give=give, take=take))
            if self.game is not None and not self.view.table.settings.official:
                lines += changes_told(self.game, Offer(offer.maker, offer.to, deal), self.names, self.view.own.cash)
        return lines

    def shortage_told(self, shortage: ShortageFacts) -> str:
        """The reason for the question about scarce buildings, with the number left now."""
        wanted = [] if shortage.sells else shortage.wants[shortage.opener]
        event = Event(events.SHORTAGE, shortage.opener, -1, shortage.left, 1 if shortage.hotel else 0, wanted)
        told = sentence(event, self.names)
        if self.own is None or not self.own.could_place:
            return told
        pieces = self.names.buildings(shortage.hotel, self.own.could_place)
        return f"{told} {self.say('shortage-could', pieces=pieces)}"

    def my_deeds(self) -> list[tuple[int, str]]:
        return [] if self.own is None else self.deeds_of(self.own.seat)

    def deeds_of(self, seat: int) -> list[tuple[int, str]]:
        game = self.view.game
        if game is None:
            return []
        return [(deed.space, self.names.space(deed.space)) for deed in game.deeds if deed.owner == seat]

    def partners(self) -> list[tuple[int, str]]:
        game = self.view.game
        if game is None or self.own is None:
            return []
        return [(p.seat, self.names.player(p.seat)) for p in game.players if not p.out and p.seat != self.own.seat]

    def refresh(self) -> int:
        """The seconds after which the page should reload; 0 for never."""
        game = self.view.game
        if not self.follows or self.view.table.status not in OPEN:
            return 0
        if game is not None and game.auction is not None:
            return AUCTION_REFRESH
        mine = game is not None and any(wait.seat == self.seat for wait in game.awaiting)
        return OWN_REFRESH if mine else OTHERS_REFRESH

    def result(self) -> str:
        if self.outcome is None:
            return ""
        winners = self.outcome.winners
        key = "event-game-over-shared" if len(winners) > 1 else "event-game-over"
        return self.say(key, players=self.names.several(winners))

    def final_worth(self) -> list[tuple[str, str]]:
        """The players' final worth, best first."""
        if self.outcome is None:
            return []
        worth = self.outcome.worth
        return [(self.names.player(seat), self.names.money(worth[seat])) for seat in self.outcome.ranking]


def present(
    csrf: str, language: str, view: TableView, edition: Edition, now_ms: int, local: Mapping[str, str] = NO_NAMES
) -> TablePage:
    return TablePage(view.table.id, csrf, view, edition, now_ms, names_of(edition, view, language, local))


def log_lines(events: list[Happening], names: Names) -> list[str]:
    """The lines of the log, the latest first."""
    return tell(events, names)[-LOG_LINES:][::-1]


def chat_lines(lines: list[LineFacts], speech: Speech) -> list[dict[str, object]]:
    return [
        {
            "n": line.n,
            "name": line.name or speech.say("page-no-name"),
            "said": speech.say(f"preset-{line.preset}") if line.preset else line.text,
            "seat": line.seat,
            # A person without a seat may use the name of somebody who has one.
            "role": "" if line.role == SEAT else speech.say(f"page-link-role-{line.role}"),
        }
        for line in lines
    ][::-1]
