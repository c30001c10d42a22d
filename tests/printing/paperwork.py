"""Facts of tables that never were, and what a reader finds in a PDF."""

import datetime
import io
from zoneinfo import ZoneInfo

from pypdf import PdfReader

from passgo.championship import preset
from passgo.editions import load
from passgo.printing import Scoring, SheetFacts, scoring_of

MADE = datetime.date(2015, 5, 20)
STARTS = datetime.datetime(2015, 5, 23, 12, tzinfo=ZoneInfo("Europe/Athens"))
LANGUAGES = ("en", "de", "el", "ar")  # for what is the same in all; lines are measured in every language
NICKNAMES = ("Lucky Boot", "Silver Rent", "Χρυσό Σπίτι", "نرد محظوظ 12", "Åse (8)!", "Paper Bank", "Iron Deal", "Hat")
# Too long, without a place to break, of another direction, without letters, or made to turn the line round.
HOSTILE = (
    "W" * 60,
    "Wolkenkratzerarchitektenvereinsvorsitzendenstellvertretung",
    "the very long nickname of somebody who loves every street ab",
    "لاعب " * 12,
    "👨‍👩‍👧 🚂",
    "\u202eevil\u202c \u2069break\u2066 (out",
    "麻雀大好き",
    "é́́́́́́" * 8,
)
FORMAT = preset("greece-2015")


def scoring(language: str) -> Scoring:
    return scoring_of(load("championship"), FORMAT, language)


def table(number: int, language: str = "en", players: tuple[str, ...] = NICKNAMES[:6]) -> SheetFacts:
    return SheetFacts(
        championship="Championship of the Islands",
        venue="Town hall, large room",
        stage="City tournament",
        round=1,
        heat=1 + (number - 1) // 6,
        table=number,
        players=players,
        scoring=scoring(language),
        minutes=75,
        starts=STARTS,
        judge="Judge 4",
        link=f"https://hall.example/c/islands/judge/city~athens~1/{number}",
        seed="1234567890123456789",
        digest="a3f5b7c9d1e2f4a6",
    )


def pages(pdf: bytes) -> list[str]:
    return [page.extract_text() for page in PdfReader(io.BytesIO(pdf)).pages]
