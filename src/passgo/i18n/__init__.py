"""Texts in the languages people play in: Fluent catalogues shared by the pages and the browser."""

from passgo.i18n.catalogue_files import FALLBACK
from passgo.i18n.catalogues import (
    Catalogue,
    browser_text,
    catalogue,
    choice,
    direction_of,
    is_preview,
    known,
    language_alone,
    languages,
    negotiate,
    own_name,
    regions,
    tag_of,
)
from passgo.i18n.lint import LANGUAGES, check
from passgo.i18n.preview import PREVIEWS
from passgo.i18n.review import REVIEW, reviewed, unreviewed
from passgo.i18n.speech import Speech

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "PREVIEWS",
    "REVIEW",
    "Catalogue",
    "Speech",
    "browser_text",
    "catalogue",
    "check",
    "choice",
    "direction_of",
    "is_preview",
    "known",
    "language_alone",
    "languages",
    "negotiate",
    "own_name",
    "regions",
    "reviewed",
    "tag_of",
    "unreviewed",
]
