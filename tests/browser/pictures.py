"""Pictures of the table in a real browser: `python -m tests.browser.pictures HARNESS FOLDER [NAME…]`."""

import sys
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import sync_playwright
from tests.browser.chromium import chromium
from tests.browser.serving import serving


class Shot(NamedTuple):
    state: str
    language: str = "en"
    width: int = 1440
    height: int = 900
    theme: str = "light"
    press: str = ""  # a control to press first
    scale: float = 1


SHOTS = {
    "table-classic": Shot("roll"),
    "table-voyage": Shot("buy-voyage", "el"),
    "table-mario": Shot("buy-mario", theme="dark"),
    "table-cthulhu": Shot("cthulhu", "de", 1280, 800),
    "table-ghost": Shot("ride", width=1100, height=800),
    "auction": Shot("auction"),
    "deal": Shot("offer", press="[data-control=counter]"),
    "offer": Shot("offer", "de"),
    "debt": Shot("debt", "el"),
    "jail-ar": Shot("jail", "ar"),
    "bus": Shot("bus"),
    "official": Shot("official"),
    "judge": Shot("judge"),
    "spectator": Shot("spectator", theme="dark"),
    "end": Shot("end", height=1300),
    "lobby": Shot("lobby", "el", 800, 600),
    "phone": Shot("roll", "en", 360, 740, scale=2),
    "phone-auction-ar": Shot("auction", "ar", 360, 740, "dark", scale=2),
    "phone-landscape": Shot("roll", "el", 740, 360, scale=2),
    "phone-mario": Shot("buy-mario", "en", 390, 844, scale=2),
    "projector": Shot("roll", width=1920, height=1080),
    "list": Shot("roll", "de", press=".view-switch .press:last-child"),
    "ruin": Shot("ruin", "en", 390, 844, scale=2),
    "phone-end": Shot("end", "el", 390, 844, scale=2),
    "phone-deal": Shot("offer", "ar", 390, 844, press="[data-control=counter]", scale=2),
    "deed": Shot("roll", press="[data-space='39']"),
}


def take(harness: Path, folder: Path, names: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with serving(harness) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        for name in names or list(SHOTS):
            shot = SHOTS[name]
            page = browser.new_page(
                viewport={"width": shot.width, "height": shot.height},
                device_scale_factor=shot.scale,
                reduced_motion="reduce",
            )
            page.on("console", lambda message: print(name, message.type, message.text))  # noqa: T201, B023  # a tool for people
            page.on("pageerror", lambda error: print(name, error))  # noqa: T201, B023  # same
            page.goto(f"{address}/harness/index.html?state={shot.state}&lang={shot.language}&theme={shot.theme}")
            page.wait_for_selector(".page")
            if shot.press:
                page.locator(shot.press).first.click()
            page.wait_for_timeout(150)
            page.screenshot(path=folder / f"{name}.png")
            page.close()
        browser.close()


if __name__ == "__main__":
    take(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:])
