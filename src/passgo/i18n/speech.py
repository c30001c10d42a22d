"""Texts with what is filled in given by name, as pages, sheets and the terminal ask for them."""

from passgo.i18n.catalogues import Catalogue, catalogue


class Speech:
    """The texts of one language, as an edition speaks it if its look is given."""

    def __init__(self, language: str, look: str = "") -> None:
        self.catalogue: Catalogue = catalogue(language, look)

    @property
    def language(self) -> str:
        return self.catalogue.language

    def say(self, key: str, /, **arguments: object) -> str:
        return self.catalogue.say(key, {name: filling(value) for name, value in arguments.items()})


def filling(value: object) -> str | int:
    """Figures stay figures, so that plurals fit them; everything else is told as text."""
    return value if isinstance(value, int) and not isinstance(value, bool) else str(value)
