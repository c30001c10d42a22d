"""The guide cannot lie: every sentence and every hint names the options it speaks of and is shown by scenarios.

`tests/guide/sentences.yaml` has the options, `tests/guide/EDITION.yaml` the scenarios. A scenario that shows a sentence
fails when the option has another value; so a sentence that is wrong for an edition cannot be tied to it.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import yaml

from passgo.editions import EditionError, load, names
from passgo.editions.files import locate
from passgo.engine.rules import OPTION_BY_NAME
from passgo.i18n import catalogue
from passgo.scenarios import Scenario, ScenarioError, read_scenarios, run
from passgo.web.pages.guide import sentences

ROOT = Path(__file__).parents[1]
TIES = Path(__file__).parent / "guide"
SCENARIOS = Path(__file__).parent / "scenarios"
SHOWN = "shown"  # the sentence prints the value itself, so any value will do
HINTS = re.compile(r'"(hint-[a-z-]+)"')


@cache
def read(name: str) -> dict[str, object]:
    found = yaml.safe_load((TIES / f"{name}.yaml").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


@cache
def spoken_of(key: str) -> dict[str, list[object]]:
    """The options a sentence speaks of, each with the values for which it is true; none for all of them."""
    options = read("sentences")[key]
    assert isinstance(options, dict)
    values = {option: value if isinstance(value, list) else [value] for option, value in options.items()}
    return {option: [] if value == [SHOWN] else value for option, value in values.items()}


@cache
def in_force(edition: str) -> dict[str, object]:
    return load(edition).board.rules.in_force()


def is_true_of(key: str, edition: str) -> bool:
    return all(not values or in_force(edition)[option] in values for option, values in spoken_of(key).items())


def guide_of(edition: str) -> set[str]:
    return {key for keys in sentences(load(edition).board).values() for key in keys}


@cache
def hints() -> frozenset[str]:
    return frozenset(HINTS.findall((ROOT / "ui" / "src" / "view" / "Hints.tsx").read_text(encoding="utf-8")))


def base_of(edition: str) -> str:
    """The edition it inherits from, or nothing."""
    inherited = tomllib.loads(locate(edition).read_text(encoding="utf-8")).get("inherits", "")
    return str(inherited)


def ties(edition: str, key: str) -> Iterator[tuple[str, str]]:
    """Files, as `EDITION/FILE`, and names of the scenarios that show a sentence."""
    shown_by = read(edition)[key]
    assert isinstance(shown_by, list)
    for tie in shown_by:
        for file, name in tie.items():
            yield file if "/" in file or file == "test" else f"{edition}/{file}", name


@cache
def documents(file: str) -> dict[str, dict[str, object]]:
    text = (SCENARIOS / f"{file}.yaml").read_text(encoding="utf-8")
    return {document["name"]: document for document in yaml.safe_load_all(text) if document}


@cache
def scenarios(file: str) -> dict[str, Scenario]:
    found, errors = read_scenarios(SCENARIOS / f"{file}.yaml")
    assert errors == []
    return {scenario.name: scenario for scenario in found}


EVERY_TIE = [(edition, key) for edition in names() for key in read(edition)]


@pytest.mark.parametrize("edition", names())
def test_every_sentence_and_hint_of_an_edition_is_tied_and_no_other(edition: str) -> None:
    wanted = guide_of(edition) | {hint for hint in hints() if is_true_of(hint, edition)}
    assert sorted(read(edition)) == sorted(wanted)


def test_every_sentence_says_which_options_it_speaks_of() -> None:
    assert sorted(read("sentences")) == sorted({*hints(), *(key for name in names() for key in guide_of(name))})


def test_every_hint_that_is_written_can_be_given() -> None:
    written = set(re.findall(r"^(hint-[a-z-]+) =", (ROOT / "src/passgo/i18n/en/ui.ftl").read_text("utf-8"), re.M))
    assert written == hints()


@pytest.mark.parametrize("edition", names())
def test_a_sentence_is_told_only_where_its_options_have_these_values(edition: str) -> None:
    assert [key for key in sorted(guide_of(edition)) if not is_true_of(key, edition)] == []


@pytest.mark.parametrize("key", sorted(read("sentences")))
def test_the_options_of_a_sentence_exist_and_take_these_values(key: str) -> None:
    assert key in catalogue("en")
    for option, values in spoken_of(key).items():
        assert [OPTION_BY_NAME[option].check(value) for value in values] == [""] * len(values)


@pytest.mark.parametrize(("edition", "key"), EVERY_TIE)
def test_a_sentence_is_shown_by_scenarios_of_its_edition(edition: str, key: str) -> None:
    assert list(ties(edition, key))
    for file, name in ties(edition, key):
        if file == "test":
            assert is_a_test(name)
            continue
        of = file.partition("/")[0]
        assert of in (edition, base_of(edition))
        rules = scenarios(file)[name].board.rules.in_force()
        for option in spoken_of(key):
            assert rules[option] == in_force(edition)[option], (name, option)


def is_a_test(name: str) -> bool:
    """Whether `tests/FILE.py::test_name` is there: for what people see, of which scenarios know nothing."""
    file, _, function = name.partition("::")
    return f"\ndef {function}(" in (ROOT / file).read_text(encoding="utf-8")


@pytest.mark.parametrize(("edition", "key"), EVERY_TIE)
def test_the_scenarios_of_a_sentence_pass(edition: str, key: str) -> None:
    for file, name in ties(edition, key):
        if file != "test":
            assert [str(mismatch) for mismatch in run(scenarios(file)[name])] == []


@pytest.mark.parametrize(("edition", "key"), EVERY_TIE)
def test_with_another_value_the_scenarios_of_a_sentence_fail(edition: str, key: str, tmp_path: Path) -> None:
    """So they show what the sentence says, and not only that it is not contradicted."""
    played = [(file, name) for file, name in ties(edition, key) if file != "test"]
    for option, values in spoken_of(key).items() if played else ():
        for other in other_values(option, in_force(edition)[option], values):
            if can_be_played(played[0][0].partition("/")[0], option, other):
                outcomes = [holds(file, name, option, other, tmp_path) for file, name in played]
                assert not all(outcomes), f"{option} = {other!r} changes nothing"


def other_values(option: str, value: object, true_for: list[object]) -> list[object]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, list):
        return [[]]
    allowed = OPTION_BY_NAME[option].allowed
    if not allowed and isinstance(value, int):
        return [value + 1]
    return [other for other in allowed if other != value and other not in true_for]


def can_be_played(edition: str, option: str, value: object) -> bool:
    """Some values need others beside them: an edition that cannot be loaded shows nothing."""
    try:
        load(edition, {option: value})
    except EditionError:
        return False
    return True


def holds(file: str, name: str, option: str, value: object, folder: Path) -> bool:
    """Whether a scenario passes although an option has another value."""
    document = documents(file)[name]
    given = document.get("options", {})
    assert isinstance(given, dict)
    path = folder / "changed.yaml"
    path.write_text(yaml.safe_dump({**document, "options": {**given, option: value}}), encoding="utf-8")
    found, errors = read_scenarios(path)
    if errors:
        return False
    try:
        return not run(found[0])
    except ScenarioError:
        return False
