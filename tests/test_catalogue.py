"""No rule of the catalogue is forgotten, and what the pages about it say is so."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from passgo.editions import load, names
from passgo.editions.wording import allowed_words, value_words
from passgo.engine.rules import OPTION_BY_NAME, OPTIONS, Option

ROOT = Path(__file__).parents[1]
RULEBOOK = ROOT / "docs" / "rulebook"
SCENARIOS = ROOT / "tests" / "scenarios"
BOOKS = {"ghost": "GHOST", "mario": "MARIO", "cthulhu": "CTHULHU", "voyage": "VOYAGE", "championship": "CHAMP"}
IDS_PER_CLAIM = 8  # a claim of more shows none of them well

RULE = re.compile(r"\b(?:" + "|".join(BOOKS.values()) + r")-[A-Z]+-\d+\b")
QUESTION = re.compile(r"(?<![\w-])(?:AMB-[A-Z]+|LANG)-\d+\b")
RULING = re.compile(r"(?<![\w-])RULING-\d+\b")
# A scenario's list on one line, or the ids of a marked test.
CLAIM = re.compile(r"^\s*rules:\s*\[(.*?)\]|mark\.rules?\((.*?)\)", re.MULTILINE | re.DOTALL)
WAIVER = re.compile(r"^- \*\*(?P<id>\S+)\*\* (?P<reason>.+)$", re.MULTILINE)


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


@cache
def catalogue(book: str) -> tuple[str, ...]:
    text = (RULEBOOK / f"{book}.md").read_text(encoding="utf-8")
    return tuple(re.findall(r"^- \*\*([A-Z]+-[A-Z]+-\d+)\*\*", text, re.MULTILINE))


@cache
def questions() -> tuple[str, ...]:
    text = (RULEBOOK / "ambiguities.md").read_text(encoding="utf-8")
    return tuple(re.findall(r"^- \*\*((?:AMB-[A-Z]+|LANG)-\d+) ", text, re.MULTILINE))


@cache
def rulings() -> tuple[str, ...]:
    text = (RULEBOOK / "rulings.md").read_text(encoding="utf-8")
    return tuple(re.findall(r"^- \*\*(RULING-\d+) ", text, re.MULTILINE))


def known() -> set[str]:
    return {rule for book in BOOKS for rule in catalogue(book)} | set(questions()) | set(rulings())


def named_in(text: str) -> set[str]:
    return set(RULE.findall(text)) | set(QUESTION.findall(text)) | set(RULING.findall(text))


@cache
def files_of_tests() -> tuple[tuple[str, str], ...]:
    files = sorted(path for path in (ROOT / "tests").rglob("*") if path.suffix in (".py", ".yaml"))
    return tuple((path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")) for path in files)


def claims(ids: re.Pattern[str] = RULE) -> Iterator[tuple[str, list[str]]]:
    """Every file that says it shows some ids, and which; once for each time it says so."""
    for name, text in files_of_tests():
        for in_scenario, in_mark in CLAIM.findall(text):
            yield name, ids.findall(in_scenario or in_mark)


@cache
def shown() -> frozenset[str]:
    return frozenset(rule for _, rules in claims() if len(rules) <= IDS_PER_CLAIM for rule in rules)


@cache
def waived() -> tuple[str, ...]:
    return tuple(waiver["id"] for waiver in WAIVER.finditer(page("rules-not-modelled.md")))


def decisions() -> dict[str, list[str]]:
    """The rows of docs/decisions.md by id: reading, option, where it is shown."""
    rows = [line for line in page("decisions.md").splitlines() if QUESTION.match(line.lstrip("| "))]
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    return {row[0]: row[1:] for row in cells}


@pytest.mark.parametrize("book", BOOKS)
def test_every_rule_is_shown_or_waived(book: str) -> None:
    assert len(catalogue(book)) > 70
    assert [rule for rule in catalogue(book) if rule not in shown() and rule not in waived()] == []


def test_no_rule_is_both_shown_and_waived() -> None:
    assert sorted(shown().intersection(waived())) == []


def test_every_ruling_of_play_is_shown() -> None:
    assert rulings() == tuple(f"RULING-{number}" for number in range(1, 13))
    named = {ruling for _, ids in claims(RULING) for ruling in ids}
    assert [ruling for ruling in rulings() if ruling not in named] == []


def test_every_waiver_has_one_line_with_a_reason() -> None:
    entries = re.findall(r"^- .*", page("rules-not-modelled.md"), re.MULTILINE)
    assert [entry for entry in entries if not WAIVER.fullmatch(entry)] == []
    assert sorted(set(waived())) == sorted(waived())
    assert [rule for rule in waived() if not RULE.fullmatch(rule)] == []


def test_every_id_named_in_the_tests_exists() -> None:
    unknown = {name: sorted(missing) for name, text in files_of_tests() if (missing := named_in(text) - known())}
    assert unknown == {}


@pytest.mark.parametrize("name", sorted(path.name for path in (ROOT / "docs").glob("*.md")))
def test_every_id_named_on_a_page_exists(name: str) -> None:
    assert sorted(named_in(page(name)) - known()) == []


def test_a_claim_names_a_few_ids_only() -> None:
    assert [(name, len(rules)) for name, rules in claims() if len(rules) > IDS_PER_CLAIM] == []


def test_every_open_question_has_its_reading() -> None:
    assert len(questions()) == len(set(questions())) > 170
    assert sorted(decisions()) == sorted(questions())
    assert [question for question, (reading, _, _) in decisions().items() if not reading] == []


def test_every_scenario_file_named_in_the_decisions_exists() -> None:
    files = {file for *_, where in decisions().values() if where != "—" for file in where.split(", ")}
    assert sorted(file for file in files if not (SCENARIOS / f"{file}.yaml").is_file()) == []


def test_the_decisions_tell_the_options_as_they_are() -> None:
    for question, (_, said, _) in decisions().items():
        options = re.findall(r"`([A-Za-z.]+)`", said)
        assert said == "<br>".join(option_words(name) for name in options), question


def option_words(name: str) -> str:
    """An option, its values, its default, and the editions that set another."""
    option = OPTION_BY_NAME[name]
    differing = ", ".join(
        f"{edition} {short_words(values[name])}"
        for edition, values in rules_in_force().items()
        if values[name] != option.default
    )
    words = f"`{name}` ({allowed_words(option)}): {short_words(option.default)}"
    return f"{words}; {differing}" if differing else words


@cache
def rules_in_force() -> dict[str, dict[str, object]]:
    return {edition: load(edition).board.rules.in_force() for edition in names()}


def short_words(value: object) -> str:
    return ("set" if value else "none") if isinstance(value, list) else value_words(value)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_option_names_the_rules_behind_it(option: Option) -> None:
    ids = option.ids.split()
    assert len(ids) > 0
    assert [name for name in ids if name not in known()] == []
