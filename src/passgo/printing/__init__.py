"""Paper for a championship: score sheets, seating lists, call lists and cards, as PDF in the language of the judge."""

from passgo.printing.badges import badges
from passgo.printing.facts import Alternate, BadgeFacts, CallFacts, CannotPrint, PrintedDeed, Scoring, SheetFacts
from passgo.printing.filling import scoring_of, sheets_of
from passgo.printing.lists import call_list, seating_lists
from passgo.printing.score_sheet import score_sheets

__all__ = [
    "Alternate",
    "BadgeFacts",
    "CallFacts",
    "CannotPrint",
    "PrintedDeed",
    "Scoring",
    "SheetFacts",
    "badges",
    "call_list",
    "score_sheets",
    "scoring_of",
    "seating_lists",
    "sheets_of",
]
