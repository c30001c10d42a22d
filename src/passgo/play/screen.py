"""What a player sees: the board, the players, what happened, the question and its choices."""

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Final

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from passgo.engine.board import HOTEL, SPACE_CARDS, SPACE_GO, SPACE_STATION, SPACE_STREET, SPACE_UTILITY, Space
from passgo.engine.state import FREE
from passgo.engine.views import View
from passgo.play.choices import Choice
from passgo.play.explanations import shown
from passgo.play.saves import NotSaved
from passgo.words.names import Names

PLAYER_STYLES: Final = (
    "cyan",
    "magenta",
    "green",
    "yellow",
    "bright_blue",
    "bright_red",
    "bright_green",
    "bright_magenta",
)
WIDTH_UNKNOWN: Final = 100  # width of a file or a pipe
DEED_HEADINGS: Final = (
    "sheet-deed", "deed-group", "deed-price", "deed-mortgage-value", "sheet-price-house", "correct-level", "deed-rent",
)  # fmt: skip
STANDING_HEADINGS: Final = ("end-rank", "end-player", "end-worth", "sheet-cash", "sheet-deeds")
ON_TURN: Final = "▶"
SIGNS_OF_SPACES: Final = {SPACE_GO: "go", SPACE_CARDS: "cards"}
REMEMBERED: Final = 20
WIDE: Final = 120  # room for the ids of deeds
# What can be typed, and the text that explains it. Commands are the words of scenario files in every language.
HELP: Final = {
    "1, 2, 3 …": "play-help-number",
    "roll, end, buy, decline, bid 120, pass, pass turn, claim SPACE, build SPACE SPACE …, sell SPACE, "
    "sell-hotels GROUP, want SPACE SPACE …, "
    "mortgage SPACE, redeem SPACE, surrender SPACE, fine, card, choose X, pay, bankrupt, default, accept NAME, "
    "reject NAME, withdraw": "actions-title",
    "build bal": "play-help-short",
    "offer NAME: 50 + baltic-avenue for jail-card": "act-offer",
    "NAME: COMMAND, judge: time": "play-help-actor",
    "board": "view-board",
    "players": "players-title",
    "deeds, deeds NAME, deeds SPACE": "sheet-deeds",
    "choices": "actions-title",
    "history": "log-title",
    "save FILE": "play-help-save",
    "quit": "leave-game",
}


def terminal() -> Console:
    """A console that prints names as text, never as markup."""
    out = Console(markup=False, highlight=False, emoji=False)
    return out if out.is_terminal else Console(markup=False, highlight=False, emoji=False, width=WIDTH_UNKNOWN)


def printable(signs: Mapping[str, str], encoding: str) -> dict[str, str]:
    """The signs that a terminal of this encoding can print."""
    return {name: sign for name, sign in signs.items() if sign.encode(encoding, "ignore")}


class Screen:
    """Draws on a console with the names of one game, and with the signs of its art pack before words they fit."""

    def __init__(
        self, console: Console, names: Names, tokens: Sequence[str] = (), signs: Mapping[str, str] | None = None
    ) -> None:
        self.console = console
        self.names = names
        self.tokens = tokens
        self.signs = printable(signs or {}, console.encoding)
        self.say = names.say
        self.recent: deque[str] = deque(maxlen=REMEMBERED)

    def style(self, seat: int) -> str:
        return PLAYER_STYLES[seat % len(PLAYER_STYLES)] if seat >= 0 else ""

    def player(self, seat: int) -> Text:
        """The name, with the token that shows the player on the board."""
        text = Text(self.names.player(seat), self.style(seat))
        token = self.names.token(self.tokens[seat]) if self.tokens else ""
        return text.append(f" ({token})", "dim") if token else text

    def signed(self, sign: str, words: str) -> str:
        """The words behind their sign. They stay: a sign alone is a riddle, and screen readers cannot read it."""
        return f"{self.signs[sign]} {words}" if sign in self.signs else words

    def level(self, level: int) -> str:
        return self.signed("hotel" if level == HOTEL else "house", self.names.level(level))

    def coloured(self, sentence: str) -> Text:
        """A sentence with each player's name in their colour."""
        text = Text(sentence)
        for seat, name in enumerate(self.names.players):
            text.highlight_words([name], self.style(seat))
        return text

    def line(self, sentence: str, style: str = "") -> None:
        self.console.print(Text(sentence, style))

    def title(self, sentence: str) -> None:
        self.console.rule(Text(sentence, "bold"))

    def turn(self, turn: int, seat: int) -> None:
        said = Text(self.say("replay-turn", turn=turn, player=self.names.player(seat)), self.style(seat))
        self.console.rule(said, align="left", style="dim")

    def happened(self, sentences: Sequence[str]) -> None:
        """Print everything that followed from one action, as one paragraph."""
        paragraph = " ".join(sentences)
        self.recent.append(paragraph)
        self.console.print(self.coloured(paragraph))

    def history(self) -> None:
        for paragraph in self.recent or [self.say("log-none")]:
            self.console.print(self.coloured(paragraph))

    def refused(self, sentence: str) -> None:
        self.console.print(Text(sentence, "red"))

    def not_saved(self, error: NotSaved) -> None:
        self.refused(self.say(error.text, file=shown(str(error.path))))

    def question(self, sentence: str) -> None:
        self.console.print()
        text = self.coloured(sentence)
        text.stylize("bold")
        self.console.print(text)

    def choices(self, choices: Sequence[Choice]) -> None:
        table = Table(box=None, show_header=False, padding=(0, 1))
        table.add_column(justify="right", style="bold", no_wrap=True)
        table.add_column()
        table.add_column(style="dim")
        for number, choice in enumerate(choices, 1):
            table.add_row(str(number), Text(choice.label), Text(choice.command))
        self.console.print(table)

    def players(self, view: View) -> None:
        headings = [self.say(key) for key in ("end-player", "sheet-cash", "correct-space", "sheet-deeds", "deal-cards")]
        headings[1] = self.signed("money", headings[1])
        table = Table("", *headings, box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
        for column in (2, 4, 5):
            table.columns[column].justify = "right"
        for seat in range(view.seats()):
            mark = ON_TURN if seat == view.turn() and not view.is_out(seat) else ""
            name = self.player(seat)
            if view.is_out(seat):
                table.add_row(mark, name, "", Text(self.say("player-out"), "dim"), "", "")
                continue
            deeds = sum(title.owner == seat for title in view.titles())
            cards = view.jail_cards(seat)
            cash = self.names.cash(view.cash(seat))
            held = self.signed("cards", str(cards)) if cards else ""
            table.add_row(mark, name, cash, Text(self.place(view, seat)), str(deeds), held)
        self.console.print(table)

    def place(self, view: View, seat: int) -> str:
        if view.jail_turns(seat) != FREE:
            return self.signed("jail", self.say("player-in-jail"))
        space = view.board.spaces[view.position(seat)]
        return self.signed(SIGNS_OF_SPACES.get(space.kind, ""), self.names.space(space.pos))

    def board(self, view: View) -> None:
        """Print a line for each group in which somebody owns something; the others are only named."""
        table = Table(box=None, show_header=False, padding=(0, 1))
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        free: list[str] = []
        for number, group in enumerate(view.board.groups):
            spaces = [view.board.deeds[deed] for deed in group.deeds]
            if any(view.owner(space.pos) >= 0 for space in spaces):
                row = Text(" · ").join(self.deed_in_group(view, space) for space in spaces)
                table.add_row(Text(self.names.group(number)), row)
            else:
                free.append(self.names.group(number))
        if table.row_count:
            self.console.print(table)
        if free:
            groups = self.names.speech.catalogue.listed(free)
            self.console.print(Padding(Text(self.say("play-free", groups=groups), "dim"), (0, 1)))
        self.console.print(Padding(Text(self.bank(view), "dim"), (0, 1)))

    def bank(self, view: View) -> str:
        houses = self.signed("house", self.names.buildings(False, view.bank_houses()))
        hotels = self.signed("hotel", self.names.buildings(True, view.bank_hotels()))
        return f"{self.say('bank-stock')}: {houses}, {hotels}"

    def deed_in_group(self, view: View, space: Space) -> Text:
        owner = view.owner(space.pos)
        name = self.names.space(space.pos)
        if owner < 0:
            return Text(f"{name} {self.names.money(space.price)}", "dim")
        about = [self.names.player(owner)]
        if view.level(space.pos):
            about.append(self.level(view.level(space.pos)))
        if view.mortgaged(space.pos):
            about.append(self.say("deed-mortgaged"))
        return Text(f"{name} ({', '.join(about)})", self.style(owner))

    def deeds(self, view: View, seat: int) -> None:
        owned = [title.space for title in view.titles() if title.owner == seat]
        if not owned:
            self.line(f"{self.names.player(seat)}: {self.say('player-deeds', count=0)}")
            return
        self.title(f"{self.say('sheet-deeds')}: {self.names.player(seat)}")
        self.deed_table(view, owned)

    def deed_table(self, view: View, spaces: Sequence[Space]) -> None:
        wide = self.console.width >= WIDE
        headings = [self.say(key) for key in DEED_HEADINGS] + ([""] if wide else [])
        table = Table(*headings, box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
        for space in spaces:
            built = self.level(view.level(space.pos)) if view.level(space.pos) else ""
            table.add_row(
                Text(self.names.space(space.pos), self.style(view.owner(space.pos))),
                Text(self.names.group(space.group)),
                str(space.price),
                self.say("deed-mortgaged") if view.mortgaged(space.pos) else str(space.mortgage),
                str(space.house_cost) if space.house_cost else "",
                Text(built),
                Text(self.rents(view, space)),
                *([Text(space.id, "dim")] if wide else []),
            )
        self.console.print(table)

    def rents(self, view: View, space: Space) -> str:
        """Rents by buildings, by deeds in the group, or by dice."""
        board = view.board
        rents = {SPACE_STREET: space.rents, SPACE_STATION: board.station_rents, SPACE_UTILITY: board.utility_factors}[
            space.kind
        ]
        listed = "/".join(str(rent) for rent in rents)
        return f"{listed} × {self.say('dice-title')}" if space.kind == SPACE_UTILITY else listed

    def help(self) -> None:
        table = Table(box=None, show_header=False, padding=(0, 1))
        table.add_column(style="bold", ratio=1)
        table.add_column(ratio=1)
        for command, meaning in HELP.items():
            table.add_row(Text(command), Text(self.say(meaning)))
        self.title(self.say("play-commands"))
        self.console.print(table)

    def standing(self, view: View, title: str, ranked: Sequence[int], points: Sequence[int]) -> None:
        """Print everybody in order of rank, with all that counts for it; nothing is hidden any more."""
        self.title(title)
        headings = [*STANDING_HEADINGS, *(["end-points"] if any(points) else [])]
        table = Table(*(self.say(key) for key in headings), box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False)
        for number, seat in enumerate(ranked, 1):
            deeds = sum(owned.owner == seat for owned in view.titles())
            cells = [self.names.money(view.worth(seat)), self.names.money(view.cash(seat)), str(deeds)]
            if view.is_out(seat):
                cells = [self.say("player-out"), "", ""]
            if any(points):
                cells.append(str(points[seat]))
            table.add_row(str(number), self.player(seat), *cells)
        self.console.print(table)
