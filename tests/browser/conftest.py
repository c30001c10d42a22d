"""A browser and a page for each test. Every page must stay free of errors, or its test fails."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Final
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.building import VITE, build, build_harness
from tests.browser.chromium import chromium
from tests.browser.serving import serving
from tests.browser.sitting import People
from tests.web.running import Running, running

from passgo.web.pages import app_page

OpenTable = Callable[..., Page]

# What `make test` shows; all others wait for `make test-all`.
QUICK: Final = ("test_whole_game.py", "test_championship_day.py")
BUILT: Final = "PASSGO_BROWSER_BUILT"  # where the table and the harness were built for all workers of this run


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent == Path(__file__).parent and item.path.name not in QUICK:
            item.add_marker(pytest.mark.wide)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Build once for all workers, before there are any. A run without workers builds what its tests ask for."""
    chosen = session.config.option
    if not getattr(chosen, "numprocesses", None) or chosen.collectonly or not VITE.is_file():
        return
    folder = Path(mkdtemp(prefix="passgo-browser-"))
    session.config.add_cleanup(lambda: rmtree(folder, ignore_errors=True))
    build(folder / "ui")
    build_harness(folder / "harness")
    os.environ[BUILT] = str(folder)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    chromium()
    ready = os.environ.get(BUILT)
    with serving(Path(ready) / "harness" if ready else build_harness(tmp_path_factory.mktemp("harness"))) as url:
        yield url


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium())
        yield launched
        launched.close()


@pytest.fixture
def open_table(browser: Browser, address: str) -> Iterator[OpenTable]:
    """Open a recorded moment: `open_table("auction", lang="ar", width=360, height=740)`."""
    contexts = []
    errors: list[str] = []

    def opening(
        state: str,
        width: int = 1280,
        height: int = 800,
        motion: bool = False,
        touch: bool = False,
        pace: str = "",
        **query: str,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
        )
        pace = pace or ("normal" if motion else "instant")
        context.add_init_script(f"localStorage.setItem('passgo-pace', '{pace}')")
        contexts.append(context)
        page = context.new_page()
        page.on(
            "console", lambda message: errors.append(message.text) if message.type in ("error", "warning") else None
        )
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(f"{address}/harness/index.html?{urlencode({'state': state, **query})}")
        page.wait_for_selector(".page")
        return page

    yield opening
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The table as the server gives it out."""
    chromium()
    if os.environ.get(BUILT):
        return Path(os.environ[BUILT]) / "ui"
    folder = tmp_path_factory.mktemp("ui")
    build(folder)
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, built: Path) -> Iterator[Running]:
    """A real server with the table built, and room for hasty people; one for all tests of a module."""
    app_page.build.cache_clear()
    loose = {
        "limits__requests_per_minute": "100000",
        "limits__commands_per_second": "1000",
        "limits__guests_per_hour": "100000",
        "limits__tables_per_hour": "100000",
    }
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app_page, "FOLDER", built)
        with running(tmp_path_factory.mktemp("server"), **loose) as started:
            yield started
    app_page.build.cache_clear()


@pytest.fixture
def people(browser: Browser) -> Iterator[People]:
    there = People(browser)
    yield there
    for context in there.contexts:
        context.close()
    assert there.errors == []
