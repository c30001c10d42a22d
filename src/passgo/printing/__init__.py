"""Paper for a championship: score sheets, lists, cards and certificates, as PDF in the judge's language."""

from passgo.printing.badges import badges
from passgo.printing.certificates import certificates
from passgo.printing.filling import scoring_of, sheets_of
from passgo.printing.judge_cards import judge_cards
from passgo.printing.lists import call_list, seating_lists
from passgo.printing.press_results import press_results
from passgo.printing.roster import Roster, press_facts
from passgo.printing.rule_card import rule_card
from passgo.printing.score_sheet import score_sheets
from passgo.printing.sheet_facts import (
    Alternate,
    BadgeFacts,
    CallFacts,
    CannotPrint,
    CertificateFacts,
    PressFacts,
    PressLine,
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
    "CertificateFacts",
    "PressFacts",
    "PressLine",
    "PrintedDeed",
    "Roster",
    "RuleChapter",
    "RuleFacts",
    "Scoring",
    "SheetFacts",
    "badges",
    "call_list",
    "certificates",
    "judge_cards",
    "press_facts",
    "press_results",
    "rule_card",
    "score_sheets",
    "scoring_of",
    "seating_lists",
    "sheets_of",
]
