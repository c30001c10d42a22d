"""The kinds of entries that prove a game. The table writes them under these names; the check reads nothing else."""

from typing import Final

CREATED: Final = "created"
SETTINGS_CHOSEN: Final = "settings-chosen"
SEATED: Final = "seated"
SEAT_LEFT: Final = "seat-left"
BOT_SEATED: Final = "bot-seated"
BOT_REMOVED: Final = "bot-removed"
SEAT_COMMITTED: Final = "seat-committed"
SEEDING: Final = "seeding"
SEAT_REVEALED: Final = "seat-revealed"
STARTED: Final = "started"
ACTED: Final = "acted"
UNDONE: Final = "undone"
CORRECTED: Final = "corrected"
REVEALED: Final = "revealed"
