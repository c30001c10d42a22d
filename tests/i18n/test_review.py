"""Review in place: every text carries the number of its key, unseen, and nothing else changes."""

import pytest
from fluent.syntax import ast, parse, serialize
from tests.breadth import all_languages

from passgo.editions import names as edition_names
from passgo.editions.facts import look_of
from passgo.i18n import REVIEW, browser_text, catalogue, choice, languages, negotiate, tag_of, unreviewed
from passgo.i18n.catalogues import EDITION_PART, FOLDER, numbered, source
from passgo.i18n.grammar import ENDING
from passgo.i18n.review import mark
from passgo.play.speech import language_of

PARTS = sorted(path.stem for path in (FOLDER / "en").glob("*.ftl"))


def first_of(message: ast.Message) -> str:
    assert message.value is not None
    first = message.value.elements[0]
    return first.value if isinstance(first, ast.TextElement) else ""


@pytest.mark.parametrize("language", all_languages())
def test_every_text_of_a_file_begins_with_its_mark_and_is_the_same_otherwise(language: str) -> None:
    for part in PARTS:
        marked = source(f"{language}{REVIEW}", part)
        assert unreviewed(serialize(parse(marked))) == serialize(parse(source(language, part)))
        for message in parse(marked).body:
            if isinstance(message, ast.Message) and not message.id.name.startswith(ENDING):
                number = numbered(language).index((f"{part}.ftl", message.id.name))
                assert first_of(message).startswith(mark(number)), message.id.name


@pytest.mark.parametrize("look", sorted({look_of(name) for name in edition_names()}))
def test_the_server_says_every_text_with_the_mark_that_the_browser_gets(look: str) -> None:
    reviewed, plain = catalogue(f"de{REVIEW}", look), catalogue("de", look)
    last = {
        entry.id.name: first_of(entry)
        for entry in parse(browser_text(f"de{REVIEW}", look)).body
        if isinstance(entry, ast.Message) and entry.value is not None
    }
    for key, beginning in last.items():
        if not key.startswith(ENDING):
            assert reviewed.say(key) == f"{reviewed.marks[key]}{plain.say(key)}"
            assert beginning.startswith(reviewed.marks[key])


def test_what_an_edition_says_in_its_own_way_is_a_text_of_its_own() -> None:
    places = numbered("de")
    own, common = (places.index((file, "event-jailed")) for file in ("edition-voyage.ftl", "events.ftl"))
    assert catalogue(f"de{REVIEW}", "voyage").marks["event-jailed"] == mark(own)
    assert catalogue(f"de{REVIEW}", "classic").marks["event-jailed"] == mark(common)


def test_marks_tell_numbers_apart() -> None:
    assert len({mark(number) for number in range(3000)}) == 3000


def test_rules_for_endings_are_no_texts() -> None:
    assert not any(key.startswith(ENDING) for _, key in numbered("fi"))
    assert source(f"fi{REVIEW}", "events").count(f"\n{ENDING}") == source("fi", "events").count(f"\n{ENDING}")


def test_a_language_under_review_counts_and_runs_as_the_language_itself() -> None:
    arabic = catalogue(f"ar{REVIEW}")
    assert (arabic.tag, arabic.direction, arabic.number(1500)) == ("ar", "rtl", catalogue("ar").number(1500))
    assert tag_of(f"pt{REVIEW}") == "pt"


def test_review_is_had_only_by_who_asks_for_it() -> None:
    assert f"de{REVIEW}" not in languages()
    assert negotiate(f"de{REVIEW}") == "de"
    assert negotiate("en", f"de{REVIEW}") == f"de{REVIEW}"


@pytest.mark.parametrize("unknown", [f"xx{REVIEW}", f"keys{REVIEW}", f"en-XA{REVIEW}", REVIEW, f"de{REVIEW}{REVIEW}"])
def test_only_languages_can_be_reviewed(unknown: str) -> None:
    assert choice(unknown) != unknown


def test_fields_and_the_terminal_have_no_marks() -> None:
    assert catalogue(f"de{REVIEW}").plain("page-guest", {"number": 3}) == "Gast 3"
    assert language_of(f"de{REVIEW}", {}) == "de"


def test_an_editions_part_is_marked_with_the_words_of_the_edition() -> None:
    ghost = source(f"en{REVIEW}", "ui", "ghost")
    assert unreviewed(ghost) != unreviewed(source(f"en{REVIEW}", "ui"))
    assert f"{EDITION_PART}ghost.ftl" in {file for file, _ in numbered("en")}
