"""Refusals: every reason for which a table says no, by name."""

from typing import Final

# What the table itself refuses. The rules have refusals of their own (`passgo.engine.actions.REFUSAL_CODES`).
TABLE_CODES: Final = (
    "already-created",
    "already-seated",
    "already-started",
    "bad-command",
    "bad-correction",
    "bad-dice",
    "bad-id",
    "bad-message",
    "bad-name",
    "bad-settings",
    "bad-text",
    "bad-version",
    "deal-closed",
    "dice-awaited",
    "judge-taken",
    "muted",
    "no-dice-awaited",
    "no-judge",
    "no-negotiation",
    "no-private-chat",
    "no-such-line",
    "no-such-seat",
    "no-such-version",
    "no-tokens",
    "no-undo",
    "not-allowed",
    "not-created",
    "not-finished",
    "not-host",
    "not-judge",
    "not-paused",
    "not-playing",
    "not-seeding",
    "not-your-seat",
    "nothing-to-undo",
    "paused",
    "seat-empty",
    "seat-taken",
    "seats-full",
    "seed-lost",
    "stale-version",
    "store-unavailable",
    "take-over-needed",
    "token-taken",
    "too-fast",
    "too-large",
    "unknown-bot",
    "unknown-kind",
    "unknown-token",
    "version-needed",
    "wrong-reveal",
)


class Refused(Exception):
    """A refused command: the code is one of those named above, the details make a clear message possible."""

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code)
        self.code = code
        self.details = details


class BrokenTable(ValueError):
    """Entries that do not lead to a table: the store holds something this version cannot read."""


class OtherRules(BrokenTable):
    """A table of another version of the rules: the same actions would lead elsewhere, so it is not replayed."""

    def __init__(self, rules: int) -> None:
        super().__init__(f"played under rules {rules}")
        self.rules = rules
