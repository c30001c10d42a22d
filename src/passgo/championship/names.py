"""A text of the organisers in several languages."""

from dataclasses import dataclass
from typing import Final

FALLBACK: Final = "en"


@dataclass(frozen=True)
class Names:
    """Texts by language. A text without a language counts where no other fits."""

    texts: tuple[tuple[str, str], ...]

    def said(self, tag: str) -> str:
        """The text in the language of a page; otherwise in English, otherwise the first."""
        known = dict(self.texts)
        order = (tag, tag.partition("-")[0], "", FALLBACK, *known)
        return next((known[one] for one in order if one in known), "")

    @property
    def first(self) -> str:
        """The text as it was written first: what names this thing in a file or a row."""
        return self.texts[0][1] if self.texts else ""
