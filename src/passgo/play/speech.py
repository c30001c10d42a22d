"""Texts in a terminal: in which language, and in the words of which edition."""

from collections.abc import Mapping, Sequence
from typing import Final

from passgo.editions import Edition, load
from passgo.editions import names as shipped
from passgo.editions.facts import look_of
from passgo.i18n import FALLBACK, Speech, choice, known, languages, reviewed
from passgo.i18n.catalogues import MARKS
from passgo.i18n.grammar import Named
from passgo.play.table import BadSetup
from passgo.words.names import Names

LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first one that is set counts
USUAL_LOOK: Final = "classic"  # for an edition that resembles none of ours


class TerminalSpeech(Speech):
    """Catalogue for the terminal: left-to-right lines need no direction marks, which some terminals show as boxes."""

    def say(self, key: str, /, **arguments: object) -> str:
        return self.shown(super().say(key, **arguments))

    def named(self, key: str, /, **arguments: object) -> Named:
        found = super().named(key, **arguments)
        return Named(self.shown(found), found.forms, found.who)

    def shown(self, text: str) -> str:
        text = text.replace("\u00a0", " ")  # terminals break lines at either
        return text if self.catalogue.direction == "rtl" else MARKS.sub("", text)


def language_of(wish: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else the terminal's, else English."""
    if wish is not None:
        found = choice(wish)
        if found is None:
            raise BadSetup(f"there are no texts in {wish[:20]!r}: --language takes one of {', '.join(languages())}")
        return reviewed(found) or found  # a terminal has nothing to tap
    locale = next(filter(None, (environment.get(name, "") for name in LOCALE)), "")
    return known(locale.partition(".")[0].partition("@")[0]) or FALLBACK


def names_for(edition: Edition, source: str, language: str, players: Sequence[str]) -> Names:
    """Names at a table; `source` is the name or file that the edition was loaded from."""
    look = look_of(source)
    if source in shipped():
        return Names(edition, TerminalSpeech(language, look), players)
    like = look if look in shipped() else USUAL_LOOK
    return Names(edition, TerminalSpeech(language, like), players, load(like))
