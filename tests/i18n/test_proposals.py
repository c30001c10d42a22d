"""Texts as reviewers see them, and proposals that are refused by name."""

import re

import pytest
from tests.breadth import wide

from passgo.i18n import languages
from passgo.i18n.catalogues import numbered
from passgo.i18n.glossary import glossary
from passgo.i18n.proposals import (
    LONGEST_REASON,
    LONGEST_TEXT,
    ProposalRefused,
    check_message,
    checked_proposal,
    read,
    text_at,
    text_of,
)

ARGUMENT = re.compile(r"\$([\w-]+)")
COUNT = "{ $count ->\n    [one] { $count } a\n   *[other] { $count } b\n}"


def refusal(file: str, key: str, proposed: str, why: str = "", language: str = "de") -> tuple[str, dict[str, object]]:
    with pytest.raises(ProposalRefused) as refused:
        checked_proposal(text_of(language, file, key), proposed, why)
    return refused.value.code, refused.value.details


def test_a_text_comes_with_all_that_a_reviewer_needs() -> None:
    text = text_of("de", "ui.ftl", "act-bid")
    assert (text.current, text.english, text.arguments) == ("{ $amount } bieten", "Bid { $amount }", ("amount",))
    assert text.note.startswith("Button in an auction.")


def test_words_that_a_text_asks_for_and_terms_of_the_rulebook_are_named() -> None:
    terms = text_of("de", "ui.ftl", "act-claim").terms
    assert ("{ word-rent }", "Miete") in terms
    assert not glossary() or ("rent", "Miete") in terms


def test_a_mark_names_a_text() -> None:
    place = ("edition-voyage.ftl", "event-jailed")
    text = text_at("de", numbered("de").index(place))
    assert (text.file, text.key) == place


@pytest.mark.parametrize("number", [-1, 10**9])
def test_a_number_without_a_text_is_refused(number: int) -> None:
    with pytest.raises(ProposalRefused, match="no-such-text"):
        text_at("de", number)


@pytest.mark.parametrize(
    ("language", "file", "key", "code"),
    [
        ("xx", "ui.ftl", "act-bid", "no-such-language"),
        ("de-x-review", "ui.ftl", "act-bid", "no-such-language"),
        ("..", "ui.ftl", "act-bid", "no-such-language"),
        ("de", "ui.ftl", "act-nothing", "no-such-text"),
        ("de", "../en/ui.ftl", "act-bid", "no-such-text"),
        ("de", "cards.ftl", "act-bid", "no-such-text"),
    ],
)
def test_unknown_texts_are_refused(language: str, file: str, key: str, code: str) -> None:
    with pytest.raises(ProposalRefused, match=code):
        text_of(language, file, key)


@pytest.mark.parametrize("language", [name if name == "de" else wide(name) for name in languages()])
def test_a_text_could_be_sent_as_it_is_shown(language: str) -> None:
    """Every tenth of them; the lint has read them all."""
    for file, key in list(numbered(language))[::10]:
        text = text_of(language, file, key)
        with pytest.raises(ProposalRefused, match="proposal-unchanged"):
            checked_proposal(text, text.current, "")
        if set(text.arguments) == set(ARGUMENT.findall(text.current)):  # what lacks some is found by the lint
            check_message(text, read(text.current))


def test_a_proposal_is_kept_as_fluent_writes_it() -> None:
    text = text_of("de", "ui.ftl", "act-bid")
    assert checked_proposal(text, "  Biete {$amount} \r\n", " kürzer ") == ("Biete { $amount }", "kürzer")


@pytest.mark.parametrize(
    ("proposed", "missing", "extra"),
    [
        ("Bieten", ["amount"], []),
        ("{ $amount } von { $player }", [], ["player"]),
        ("{ $amount } { act-roll }", [], ["act-roll"]),
        ("{ $amount } { word-nothing }", [], ["word-nothing"]),
        ("{ $amount } { -brand }", [], ["-brand"]),
        ("{ DATETIME($amount) }", [], ["DATETIME"]),
    ],
)
def test_arguments_are_those_of_english(proposed: str, missing: list[str], extra: list[str]) -> None:
    found = refusal("ui.ftl", "act-bid", proposed)
    assert found == ("proposal-arguments", {"missing": missing, "extra": extra})


def test_a_proposal_can_ask_for_a_word_or_a_form() -> None:
    text = text_of("de", "ui.ftl", "act-claim")
    assert checked_proposal(text, '{ Word-rent } { FORM($space, "of") }', "")[0].startswith("{ Word-rent }")


@pytest.mark.parametrize(
    "proposed",
    [
        "{ $amount",
        "",
        "   ",
        "{ $amount }\n.title = x",
        "{" * 900 + "}" * 900,
        "\n".join(["{ $amount ->", "    [one] a", "   *[other] b", "}"] * 40),
    ],
)
def test_what_fluent_cannot_read_is_refused(proposed: str) -> None:
    assert refusal("ui.ftl", "act-bid", proposed) == ("proposal-unreadable", {})


@pytest.mark.parametrize(
    "proposed",
    [
        "<b>{ $amount }</b>",
        '{ $amount } { "<script>" }',
        "{ $amount }\u202e",
        "{ $amount } \x1b[31m",
        "{ $amount }\u2064",
        "=HYPERLINK({ $amount })",
        "@{ $amount }",
    ],
)
def test_markup_unseen_letters_and_formulas_are_refused(proposed: str) -> None:
    assert refusal("ui.ftl", "act-bid", proposed) == ("proposal-markup", {})


def test_blanks_that_hold_words_together_are_no_marks() -> None:
    text = text_of("de", "ui.ftl", "act-bid")
    assert checked_proposal(text, "{ $amount }\u00a0bieten", "")[0] == "{ $amount }\u00a0bieten"


def test_a_sign_at_the_beginning_is_no_formula_where_the_text_has_one() -> None:
    text = text_of("de", "ui.ftl", "money-gain")
    assert text.current.startswith("+")
    assert checked_proposal(text, "+ { $amount }", "")[0] == "+ { $amount }"


def test_texts_and_reasons_have_bounds() -> None:
    text = text_of("de", "ui.ftl", "act-bid")
    longest = "{ $amount }" + "x" * (LONGEST_TEXT - len("{ $amount }"))
    assert checked_proposal(text, longest, "y" * LONGEST_REASON)[0] == longest
    assert refusal("ui.ftl", "act-bid", longest + "x") == ("proposal-too-long", {"most": LONGEST_TEXT})
    assert refusal("ui.ftl", "act-bid", "{ $amount }", "y" * 501) == ("proposal-too-long", {"most": LONGEST_REASON})


def test_plural_forms_are_those_of_the_language() -> None:
    assert checked_proposal(text_of("de", "ui.ftl", "jail-cards"), COUNT, "")[0] == COUNT
    code, details = refusal("ui.ftl", "jail-cards", COUNT, language="pl")
    assert (code, details) == ("proposal-plurals", {"forms": ["few", "many", "one", "other"]})
