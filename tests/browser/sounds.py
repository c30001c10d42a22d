"""How editions sound: `python -m tests.browser.sounds` prints a table and writes `docs/figures/sounds.json`.

Every sound of every art pack is played by the table's own code in a browser, into a file instead of a speaker, and
measured: length, peak, loudness, how high it lies and how much it resembles the others. `python -m tests.browser.sounds
FOLDER` writes them as WAV files, for ears.
"""

import array
import base64
import cmath
import json
import math
import sys
import wave
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright
from tests.browser.building import build_harness
from tests.browser.chromium import chromium
from tests.browser.serving import serving

from passgo.editions import names
from passgo.editions.art import art_of
from passgo.editions.art_form import SOUNDS

FIGURES: Final = Path(__file__).parents[2] / "docs" / "figures" / "sounds.json"
RATE: Final = 44_100
SECONDS: Final = 2.2  # more than a sound may last
# What the table believes to be a loudspeaker is the buffer of the sound that is being measured.
SPEAKER: Final = """localStorage.setItem('passgo-volume', '%d'); localStorage.setItem('passgo-muted', '%d');
    window.AudioContext = function () { return new Proxy({}, {get: (_, name) => {
        const found = window.offline[name];
        return typeof found === 'function' ? found.bind(window.offline) : found; }}); };"""
RENDER: Final = f"""async (name) => {{
    window.offline = new OfflineAudioContext(1, {RATE} * {SECONDS}, {RATE});
    window.play(name);
    const samples = (await window.offline.startRendering()).getChannelData(0);
    const bytes = new Uint8Array(samples.buffer);
    let text = '';
    for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
    return btoa(text);
}}"""
AUDIBLE: Final = 0.001  # -60 dB
WINDOW: Final = 2048
MOMENT_S: Final = 0.1  # about as long as an ear gathers
# Where thirds of octaves begin among the frequencies of a window, up to 15 kHz.
BANDS: Final = sorted({round(60 * 2 ** (third / 3) * WINDOW / RATE) for third in range(26)})
SLICES: Final = 16  # of a sound, for its shape

Samples = list[float]


def rendered(browser: Browser, harness: str, state: str, volume: int = 70, muted: bool = False) -> dict[str, Samples]:
    """All sounds of the table at this recorded moment."""
    page = browser.new_page()
    page.add_init_script(SPEAKER % (volume, muted))
    page.goto(f"{harness}/harness/index.html?state={state}")
    page.wait_for_selector(".board")
    page.evaluate("dispatchEvent(new Event('pointerdown'))")
    found = {name: samples_in(page.evaluate(RENDER, name)) for name in sorted(SOUNDS)}
    page.close()
    return found


def samples_in(text: str) -> Samples:
    return array.array("f", base64.b64decode(text)).tolist()


def measured(samples: Samples) -> dict[str, float]:
    heard = [i for i, sample in enumerate(samples) if abs(sample) > AUDIBLE]
    spectrum = average_spectrum(samples)
    centre = sum(i * power for i, power in enumerate(spectrum)) / (sum(spectrum) or 1)
    return {
        "seconds": round(heard[-1] / RATE, 2) if heard else 0.0,
        "peak": round(peak(samples), 3),
        "loudness_db": round(loudness(samples), 1),
        "centre_hz": round(centre * RATE / WINDOW),
    }


def peak(samples: Samples) -> float:
    return max(map(abs, samples))


def loudness(samples: Samples) -> float:
    """Of the loudest tenth of a second, as ears weigh it (a low tone is heard less)."""
    step = round(MOMENT_S * RATE)
    parts = [samples[start : start + step] for start in range(0, len(samples) - step, step // 4)]
    return 10 * math.log10(max(1e-12, *(weighed(average_spectrum(part)) for part in parts)))


def weighed(spectrum: list[float]) -> float:
    return sum(power * a_weight(i * RATE / WINDOW) for i, power in enumerate(spectrum))


@cache
def a_weight(hertz: float) -> float:
    """The A curve, as a factor of power."""
    f = hertz * hertz
    if not f:
        return 0.0
    low, high = f + 20.6**2, f + 12_194**2
    factor = 12_194**2 * f * f / (low * high * math.sqrt((f + 107.7**2) * (f + 737.9**2)))
    return (1.259 * factor) ** 2


def spectra(samples: Samples) -> Iterator[list[float]]:
    """The power of each frequency, window by window."""
    for start in range(0, max(1, len(samples) - WINDOW + 1), WINDOW // 2):
        part = samples[start : start + WINDOW]
        part += [0.0] * (WINDOW - len(part))
        if max(map(abs, part)) < AUDIBLE / 10:
            yield [0.0] * (WINDOW // 2)
            continue
        smooth = [sample * HANN[i] for i, sample in enumerate(part)]
        yield [abs(one) ** 2 * POWER for one in transformed(smooth)[: WINDOW // 2]]


HANN: Final = [0.5 - 0.5 * math.cos(2 * math.pi * i / WINDOW) for i in range(WINDOW)]
POWER: Final = 2 / (WINDOW * sum(one * one for one in HANN))


def transformed(samples: list[Any]) -> list[complex]:
    """The fast Fourier transform of a power of two of samples."""
    if len(samples) == 1:
        return [complex(samples[0])]
    half = len(samples) // 2
    even, odd = transformed(samples[::2]), transformed(samples[1::2])
    turned = [turn * one for turn, one in zip(turns(half), odd, strict=True)]
    return [a + b for a, b in zip(even, turned, strict=True)] + [a - b for a, b in zip(even, turned, strict=True)]


@cache
def turns(half: int) -> list[complex]:
    return [cmath.exp(-1j * math.pi * i / half) for i in range(half)]


def average_spectrum(samples: Samples) -> list[float]:
    all_windows = list(spectra(samples))
    return [sum(column) / len(all_windows) for column in zip(*all_windows, strict=True)]


def character(samples: Samples) -> list[float]:
    """What ears tell sounds apart by, roughly: how much of each third of an octave, slice by slice."""
    step = round(SECONDS * RATE / 2) // SLICES
    slices = [average_spectrum(samples[part * step : (part + 1) * step]) for part in range(SLICES)]
    return [math.sqrt(sum(spectrum[low:high])) for spectrum in slices for low, high in pairwise(BANDS)]


def alike(one: list[float], other: list[float]) -> float:
    """1 for the same sound, 0 for sounds with nothing in common."""
    size = math.sqrt(sum(a * a for a in one) * sum(b * b for b in other))
    return sum(a * b for a, b in zip(one, other, strict=True)) / size if size else 0.0


def measure(folder: Path | None) -> dict[str, Any]:
    with TemporaryDirectory() as work, serving(build_harness(Path(work))) as harness, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        sounds = {edition: rendered(browser, harness, f"walk-{edition}") for edition in names()}
        silent = {
            "volume 0": rendered(browser, harness, "walk-classic", volume=0),
            "muted": rendered(browser, harness, "walk-classic", muted=True),
            "official": rendered(browser, harness, "official"),
        }
        browser.close()
    if folder:
        for edition, played in sounds.items():
            for name, samples in played.items():
                write(folder / f"{edition}-{name}.wav", samples)
    traits = {edition: each(character, played) for edition, played in sounds.items()}
    return {
        "command": "python -m tests.browser.sounds",
        "peak_where_nothing_may_sound": {where: max(each(peak, played).values()) for where, played in silent.items()},
        "sounds": {edition: each(measured, played) for edition, played in sounds.items()},
        "most_alike_in_an_edition": each(most_alike, traits),
        "most_alike_between_editions": {
            name: most_alike({edition: traits[edition][name] for edition in own_sounds()}) for name in sorted(SOUNDS)
        },
    }


def each(work: Callable[[Any], Any], things: dict[str, Any]) -> dict[str, Any]:
    return {name: work(thing) for name, thing in things.items()}


def own_sounds() -> list[str]:
    """The editions, without those that sound like another one on purpose."""
    heard: dict[str, str] = {}
    for edition in names():
        heard.setdefault(json.dumps(art_of(edition).sounds), edition)
    return list(heard.values())


def most_alike(traits: dict[str, list[float]]) -> list[Any]:
    pairs = [(round(alike(traits[one], traits[other]), 2), one, other) for one, other in combinations(traits, 2)]
    return list(max(pairs))


def write(path: Path, samples: Samples) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(array.array("h", (round(max(-1, min(1, sample)) * 32_767) for sample in samples)).tobytes())


def printed(found: dict[str, Any]) -> str:
    lines = [f"silent: {found['peak_where_nothing_may_sound']}"]
    for edition, played in found["sounds"].items():
        lines.append(f"{edition}, most alike: {found['most_alike_in_an_edition'][edition]}")
        lines += [
            f"  {name:6}{one['seconds']:6} s  peak {one['peak']:5}  {one['loudness_db']:6} dB  {one['centre_hz']:6} Hz"
            for name, one in played.items()
        ]
    lines += [f"{name}: {pair}" for name, pair in found["most_alike_between_editions"].items()]
    return "\n".join(lines)


if __name__ == "__main__":
    found = measure(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
    FIGURES.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    sys.stdout.write(printed(found) + "\n")
