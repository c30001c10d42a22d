"""Paper for a championship: score sheets, seating lists, call lists and cards, as PDF in the judge's language."""

from passgo.printing.badges import badges
from passgo.printing.filling import scoring_of, sheets_of
from passgo.printing.lists import call_list, seating_lists
from passgo.printing.rule_card import rule_card
from passgo.printing.score_sheet import score_sheets
from passgo.printing.sheet_facts import (
    Alternate,
    BadgeFacts,
    CallFacts,
    CannotPrint,
    PrintedDeed,
    RuleChapter,
    RuleFacts,
    Scoring,
    SheetFacts,
)

__all__ = [
    "Alternate",
    "BadgeFacts",
    "CallFacts",
    "CannotPrint",
    "PrintedDeed",
    "RuleChapter",
    "RuleFacts",
    "Scoring",
    "SheetFacts",
    "badges",
    "call_list",
    "rule_card",
    "score_sheets",
    "scoring_of",
    "seating_lists",
    "sheets_of",
]
