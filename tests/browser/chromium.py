"""The browser of the tests: Debian's Chromium."""

import os
import shutil

import pytest


def chromium() -> str:
    """Its path. Without one browser tests are skipped, and fail where the continuous integration demands them."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found:
        return found
    reason = "no Chromium here: apt-get install chromium"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)
