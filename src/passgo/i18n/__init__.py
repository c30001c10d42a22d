"""Texts in the languages people play in: Fluent catalogues shared by the pages and the browser."""

from passgo.i18n.catalogues import (
    FALLBACK,
    Catalogue,
    browser_text,
    catalogue,
    direction_of,
    known,
    languages,
    negotiate,
    own_name,
)
from passgo.i18n.lint import check

__all__ = [
    "FALLBACK",
    "Catalogue",
    "browser_text",
    "catalogue",
    "check",
    "direction_of",
    "known",
    "languages",
    "negotiate",
    "own_name",
]
