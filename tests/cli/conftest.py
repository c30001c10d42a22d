"""Databases of the store's tests, for the commands that work on them."""

from tests.store.conftest import sqlite_url  # noqa: F401 - a fixture
