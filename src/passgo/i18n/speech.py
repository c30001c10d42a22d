"""Texts with arguments by name, as pages, sheets and the terminal ask for them."""

import re
from typing import Final

from passgo.i18n.catalogues import Catalogue, catalogue
from passgo.i18n.grammar import Named

STOPPED_TWICE: Final = re.compile("\\.(\u2069*)\\.$")


class Speech:
    """Texts of one language, in the words of an edition if its look is given."""

    def __init__(self, language: str, look: str = "") -> None:
        self.catalogue: Catalogue = catalogue(language, look)

    @property
    def language(self) -> str:
        return self.catalogue.language

    def say(self, key: str, /, **arguments: object) -> str:
        """The text of a key. One that ends with a name like “Bowser Jr.” needs no full stop of its own."""
        text = self.catalogue.say(key, {name: filling(value) for name, value in arguments.items()})
        return STOPPED_TWICE.sub(r".\1", text)

    def named(self, key: str, /, **arguments: object) -> Named:
        """The text of a key, with the forms that a sentence can ask for."""
        return self.catalogue.named(key, {name: filling(value) for name, value in arguments.items()})


def filling(value: object) -> str | int:
    """An argument for a text: figures stay figures, so that plurals fit them; everything else becomes text."""
    if isinstance(value, str):  # a name keeps its forms
        return value
    return value if isinstance(value, int) and not isinstance(value, bool) else str(value)
