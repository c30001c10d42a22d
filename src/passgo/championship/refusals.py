"""Refusals: every reason why a championship refuses a command, by name, with the rule behind it."""

from typing import Final

# A rule of the catalogue, or the reading of an open question; empty for plain housekeeping.
REASONS: Final[dict[str, str]] = {
    "alternates-full": "CHAMP-CAP-1",
    "already-done": "",
    "already-judging": "CHAMP-JUDGE-1",
    "answer-wrong": "",
    "bad-moment": "",
    "cancelled": "CHAMP-TERMS-2",
    "clock-back": "",
    "clock-changed": "",
    "clock-same-person": "",
    "consent-missing": "CHAMP-DATA-1",
    "declaration-missing": "CHAMP-DECL-5",
    "excluded": "CHAMP-ELIG-1",
    "game-running": "CHAMP-ALT-4",
    "guardian-missing": "",
    "judge-missing": "CHAMP-JUDGE-1",
    "late": "CHAMP-NOSHOW-2",
    "nickname-missing": "CHAMP-POST-2",
    "nickname-taken": "CHAMP-POST-2",
    "nickname-unfit": "CHAMP-POST-2",
    "last-round-early": "CHAMP-TIME-1",
    "no-alternate": "CHAMP-ALT-2",
    "no-notice": "CHAMP-TERMS-3",
    "no-reason": "",
    "no-such-entrant": "",
    "no-such-session": "",
    "no-such-stage": "",
    "no-such-table": "",
    "no-such-venue": "",
    "no-vacancy": "CHAMP-CAP-1",
    "not-allowed": "",
    "not-awaited": "",
    "not-confirmed": "CHAMP-REG-2",
    "not-finished": "CHAMP-POST-1",
    "not-open": "CHAMP-CAL-4",
    "not-qualified": "CHAMP-QUAL-7",
    "not-yours": "CHAMP-DECL-1",
    "old-terms": "CHAMP-TERMS-4",
    "registered-twice": "AMB-CHAMP-45",
    "seating-broken": "CHAMP-TABLE-1",
    "sheet-changed": "CHAMP-WORTH-8",
    "sheet-missing": "CHAMP-WORTH-7",
    "sheet-wrong": "CHAMP-WORTH-7",
    "stage-over": "",
    "table-too-small": "CHAMP-TABLE-3",
    "tie-undecided": "AMB-CHAMP-17",
    "too-early": "CHAMP-NOSHOW-2",
    "too-few": "CHAMP-TABLE-3",
    "too-young": "CHAMP-ELIG-3",
    "undo-proposed": "",
    "undo-too-late": "",
    "unsigned": "CHAMP-WORTH-8",
    "unticked": "CHAMP-NOSHOW-2",
    "venue-elsewhere": "",
    "venue-finished": "",
    "venue-full": "CHAMP-CAP-1",
    "venue-lent": "",
    "venue-not-lent": "",
    "window-closed": "CHAMP-CAL-4",
    "same-person": "CHAMP-WORTH-8",
    "wrong-citizenship": "CHAMP-ELIG-2",
    "wrong-replacement": "",
    "capacity-taken": "CHAMP-REG-3",
    "closes-early": "CHAMP-CAL-4",
    "closes-late": "CHAMP-CAL-4",
    "nothing-new": "",
    "no-seats": "CHAMP-CAP-1",
    "plan-lent": "",
    "roll-called": "CHAMP-NOSHOW-2",
    "tables-in-use": "CHAMP-TIME-3",
    "time-over": "",
    "too-young-then": "CHAMP-ELIG-3",
    "venue-known": "",
    "venue-unfit": "CHAMP-QUAL-5",
}


def said(value: object) -> str:
    return ", ".join(str(one) for one in value) if isinstance(value, list | tuple) else str(value)


class Refused(Exception):
    """A command is refused and nothing has changed. `code` is one of the names above, `rule` says by which rule.

    Details are data: numbers, ids, and sequences where there are several; a page joins them as its language does.
    """

    def __init__(self, code: str, rule: str = "", **details: object) -> None:
        self.code = code
        self.rule = rule or REASONS[code]
        self.details = details
        told = ", ".join(f"{name} {said(value)}" for name, value in details.items())
        behind = f" ({self.rule})" if self.rule else ""
        super().__init__(f"{code}{behind}: {told}" if told else f"{code}{behind}")
