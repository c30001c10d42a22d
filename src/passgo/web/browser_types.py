"""The types the browser shares with the server, in `ui/src`. `make types` writes them.

With `--check` nothing is written, and a file that is out of date is an error.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, get_args

from passgo.championship import sheets
from passgo.editions import facts as editions
from passgo.editions.art import Art
from passgo.editions.loader import Token
from passgo.engine.board import HOTEL, QUESTION_OUTCOMES
from passgo.engine.state import REASONS
from passgo.engine.turn import BUS_FACE
from passgo.i18n.review import DIGITS, FRAME
from passgo.store.people import GENDERS
from passgo.tables import table_state
from passgo.tables.commands import commands
from passgo.tables.commands.talk import PRESETS
from passgo.tables.log import entries
from passgo.tables.shown import facts, messages
from passgo.tables.shown.happenings import DealFacts
from passgo.tables.shown.outlook import OutlookFacts
from passgo.tables.texts import LONGEST_LINE, LONGEST_REASON
from passgo.web.api import wire
from passgo.web.championships.judge import panel
from passgo.web.championships.judge import panel_facts as judge_facts
from passgo.web.looking_back import moments
from passgo.web.pages.preview import Preview
from passgo.web.typescript import TypeScript

STORY: Final = Path(__file__).parents[1] / "words" / "story.json"
HEADING: Final = "{} Generated from the server's types: change those, then run `make types`."

# Types the browser gives another name, because it has only one thing of that kind.
NAMES: Final[dict[type, str]] = {
    commands.ActionWish: "Action",
    DealFacts: "Deal",
    facts.SeatOwnFacts: "SeatOwn",
    facts.JudgeOwnFacts: "JudgeOwn",
    facts.SpectatorOwnFacts: "SpectatorOwn",
    facts.LineFacts: "Line",
    editions.BoardFacts: "Edition",
    editions.SpaceFacts: "Space",
    editions.GroupFacts: "Group",
    editions.CardFacts: "Card",
    editions.DeckFacts: "Deck",
    Token: "Token",
    OutlookFacts: "Outlook",
}


def table_types() -> str:
    """Messages, views and editions, for a live table and for its replay."""
    sent = messages.CommandMessage
    made = TypeScript(NAMES, {(sent, "kind"): "keyof Commands", (sent, "body"): "Commands[keyof Commands]"})
    made.constant("PROTOCOL", messages.PROTOCOL)
    made.constant("HOTEL", HOTEL)
    made.constant("BUS_FACE", BUS_FACE)
    made.constant("LONGEST_LINE", LONGEST_LINE)
    made.constant("LONGEST_REASON", LONGEST_REASON)
    made.constant("REASONS", REASONS)
    made.constant("OUTCOMES", QUESTION_OUTCOMES)
    made.constant("PRESETS", PRESETS)
    made.constant("GENDERS", GENDERS)
    made.constant("REPORT_REASONS", get_args(commands.ReportReason))
    made.alias("ReportReason", commands.ReportReason)
    made.alias("Status", table_state.Status)
    made.alias("PlayedBy", table_state.Player)
    made.alias("PauseReason", entries.PauseReason)
    made.alias("CloseReason", entries.CloseReason)
    made.alias("ActionName", commands.ActionName)
    made.alias("AnswerName", commands.AnswerName)
    made.alias("SpaceKind", editions.SpaceKind)
    made.alias("CardEffect", editions.CardEffect)
    made.alias("OwnFacts", facts.OwnFacts)
    made.alias("ServerMessage", messages.ServerMessage)
    for type_ in (moments.Course, moments.Moments, moments.Told, editions.BoardFacts, Art, OutlookFacts):
        made.add(type_)
    made.alias("ClientMessage", messages.ClientMessage, optional=True)
    made.by_name("Commands", {kind: commands.COMMAND_TYPES[kind] for kind in commands.CLIENT_KINDS}, optional=True)
    return made.text(HEADING.format("What the table and its pages send and take."))


def panel_types() -> str:
    """The judge's panel of a championship table."""
    made = TypeScript(better={(sheets.Line, "fate"): judge_facts.Fate})
    made.alias("Fate", judge_facts.Fate)
    made.add(judge_facts.Facts)
    made.add(panel.Answer)
    return made.text(HEADING.format("What the server tells the judge's panel."))


def review_types() -> str:
    """Texts under review, and what is proposed for them."""
    made = TypeScript()
    made.constant("MARKS", (FRAME, *DIGITS))
    made.add(wire.TextAnswer)
    made.add(wire.ProposalWish)
    return made.text(HEADING.format("What review in place asks the server for."))


def preview_types() -> str:
    """The moving picture on the page of an edition."""
    made = TypeScript()
    made.add(Preview)
    return made.text(HEADING.format("What the preview of an edition is made of."))


def story_rules() -> str:
    """Which events are told in one line: the browser's copy, because its build sees nothing outside its folder."""
    return STORY.read_text(encoding="utf-8")


FILES: Final[dict[str, Callable[[], str]]] = {
    "wire.ts": table_types,
    "panel/wire.ts": panel_types,
    "review/wire.ts": review_types,
    "preview/wire.ts": preview_types,
    "story.json": story_rules,
}


def stale(folder: Path) -> list[str]:
    """The files that are out of date."""
    return [
        name
        for name, text in FILES.items()
        if not (folder / name).is_file() or (folder / name).read_text(encoding="utf-8") != text()
    ]


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0])
    if "--check" in arguments:
        found = stale(folder)
        for name in found:
            sys.stderr.write(f"{folder / name} is not what the server's types say; run make types\n")
        return 1 if found else 0
    for name, text in FILES.items():
        (folder / name).write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
