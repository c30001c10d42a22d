"""What `make test` shows in a few cases, and `make test-all` in all of them (docs/testing.md)."""

from typing import Any

import pytest

from passgo.i18n import languages

QUICK_LANGUAGES = ("en", "de", "ar")  # short words, long words, from right to left


def wide(value: Any) -> Any:
    """A case that waits for `make test-all`."""
    return pytest.param(value, marks=pytest.mark.wide)


def all_languages() -> list[Any]:
    return [language if language in QUICK_LANGUAGES else wide(language) for language in languages()]


DATABASES = ("sqlite", wide("postgresql"))
