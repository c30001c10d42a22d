"""The rules a judge looks up without a network: each one of the catalogue, in English and Greek, in our own words."""

import re
from pathlib import Path

import pytest

from passgo.web.championships.judge.panel_facts import Rule, rules

CATALOGUE = Path(__file__).parents[4] / "docs" / "rulebook"
RULE = re.compile(r"^- \*\*(CHAMP-[A-Z]+-\d+)\*\*(.*(?:\n {2}.*|\n)*)", re.MULTILINE)
READING = re.compile(r"^- \*\*(AMB-[A-Z]+-\d+)(.*)", re.MULTILINE)
# What a judge must be able to answer at the table, whole chapters of it.
CHAPTERS = (
    "RENT", "AUCTION", "SHORTAGE", "SELL", "DEAL", "NEGO", "TIME", "EXPEL", "WORTH", "SCORE", "TIE", "SPEED", "JAIL",
    "CARD", "BUILD", "HOTEL", "MORTGAGE", "BANKRUPT", "GO", "LOAN", "DOUBLES", "SPECT",
)  # fmt: skip
MARKS = re.compile(r"monopoly|hasbro|parker", re.IGNORECASE)
LINES = re.compile(r"\(L[^)]*\)")


def catalogue() -> dict[str, str]:
    text = (CATALOGUE / "championship.md").read_text(encoding="utf-8")
    return {id: LINES.sub("", words) for id, words in RULE.findall(text)}


def readings() -> dict[str, str]:
    text = (CATALOGUE / "ambiguities.md").read_text(encoding="utf-8")
    return {id: LINES.sub("", words) for id, words in READING.findall(text)}


def figures(text: str) -> set[str]:
    return set(re.findall(r"\d+", re.sub(r"(?<=\d)[.,](?=\d{3})", "", text)))


def test_whole_chapters_are_there_and_no_rule_is_made_up() -> None:
    known = set(catalogue())
    listed = [rule.id for rule in rules()]
    assert len(set(listed)) == len(listed)
    assert set(listed) <= known
    assert {id for id in known if id.split("-")[1] in CHAPTERS} <= set(listed)


@pytest.mark.parametrize("rule", rules(), ids=lambda rule: rule.id)
def test_a_rule_has_the_figures_of_the_catalogue_and_no_marks(rule: Rule) -> None:
    words = catalogue()[rule.id]
    words += " ".join(text for id, text in readings().items() if re.search(rf"{id}\b", words))
    assert figures(rule.en) <= figures(words) | {"1", "2", "3", "4", "7", "11"}  # ordinals, and rules referred to
    assert figures(rule.el) == figures(rule.en)
    assert not MARKS.search(rule.en + rule.el)
    assert re.search("[α-ω]", rule.el)
