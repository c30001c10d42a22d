"""The browser of the tests: Debian's Chromium, without its windows where that is installed."""

import os
import shutil

import pytest

# The shell draws the same pages; the whole browser starts a process more for the frame of each window nobody sees.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def chromium() -> str:
    """Its path. Without one browser tests are skipped, and fail where the continuous integration demands them."""
    for name in NAMES:
        if found := shutil.which(name):
            return found
    reason = "no Chromium here: apt-get install chromium-headless-shell"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)
