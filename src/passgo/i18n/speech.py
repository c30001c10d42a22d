"""Texts with arguments by name, as pages, sheets and the terminal ask for them."""

from passgo.i18n.catalogues import Catalogue, catalogue


class Speech:
    """Texts of one language, in the words of an edition if its look is given."""

    def __init__(self, language: str, look: str = "") -> None:
        self.catalogue: Catalogue = catalogue(language, look)

    @property
    def language(self) -> str:
        return self.catalogue.language

    def say(self, key: str, /, **arguments: object) -> str:
        return self.catalogue.say(key, {name: filling(value) for name, value in arguments.items()})


def filling(value: object) -> str | int:
    """An argument for a text: figures stay figures, so that plurals fit them; everything else becomes text."""
    return value if isinstance(value, int) and not isinstance(value, bool) else str(value)
