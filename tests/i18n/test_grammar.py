"""Names in the form a sentence asks for; `ui/tests/grammar.test.ts` holds the browser to the same tables."""

import json
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from passgo.i18n.catalogue_files import read_text
from passgo.i18n.catalogues import MARKS, endings_of
from passgo.i18n.grammar import BANK, YOU, Named, functions, rules_in, with_ending
from passgo.i18n.grammar_checks import grammar_faults

TABLES = sorted(Path(__file__).with_name("forms").glob("*.json"))
RULES = """
/[aıou]$/ ’ya
/[eiöü]$/ ’ye
/t$/ -da
/$/  oyuncusuna
"""


def say(text: str, **arguments: str) -> str:
    bundle = FluentBundle(["en"], functions=functions({"to": rules_in(RULES)}))
    bundle.add_resource(FluentResource(f"x = {text}"))
    pattern = bundle.get_message("x").value
    assert pattern is not None
    said, errors = bundle.format_pattern(pattern, arguments)
    assert errors == []
    return MARKS.sub("", str(said))


@pytest.mark.parametrize(
    ("name", "form"),
    [
        ("Ada", "Ada’ya"), ("ADA", "ADA’ya"), ("Ece", "Ece’ye"), ("Umut", "Umuda"), ("Борис", "Борис oyuncusuna"),
        ("3", "3 oyuncusuna"), ("", " oyuncusuna"), ("داليا", "داليا oyuncusuna"),
    ],
)  # fmt: skip
def test_a_name_gets_the_ending_of_the_first_rule_that_fits(name: str, form: str) -> None:
    assert say('{ FORM($player, "to") }', player=name) == form


def test_a_name_that_runs_the_other_way_is_isolated_from_its_ending() -> None:
    assert with_ending("داليا", rules_in(RULES)) == "\u2068داليا\u2069 oyuncusuna"


def test_a_thing_has_its_own_form() -> None:
    bank = Named("die Bank", lambda form: "der Bank" if form == "to" else "")
    assert say('an { FORM($other, "to") }', other=bank) == "an der Bank"


def test_without_form_and_rule_a_name_stays_as_it_is() -> None:
    assert say('{ FORM($space, "from") }', space="Boardwalk") == "Boardwalk"


@pytest.mark.parametrize(("who", "said"), [(YOU, "You roll"), (BANK, "The Bank rolls"), ("other", "Ada rolls")])
def test_a_sentence_speaks_to_its_reader(who: str, said: str) -> None:
    text = "{ WHO($player) ->\n    [you] You roll\n    [bank] The Bank rolls\n   *[other] { $player } rolls\n}"
    assert say(text, player=Named("Ada", None, who)) == said


@pytest.mark.parametrize(("gender", "said"), [("f", "she"), ("m", "he"), ("", "they")])
def test_a_player_is_spoken_of_as_they_wish(gender: str, said: str) -> None:
    text = "{ GENDER($player) ->\n    [f] she\n    [m] he\n   *[other] they\n}"
    assert say(text, player=Named("Ada", lambda form: gender if form == "gender" else "")) == said


def test_a_plain_text_is_anybody() -> None:
    assert say("{ WHO($player) ->\n    [you] You\n   *[other] { $player }\n}", player="Ada") == "Ada"


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.stem)
def test_the_endings_of_a_language(table: Path) -> None:
    rows: list[list[str]] = json.loads(table.read_text(encoding="utf-8"))
    endings = endings_of(table.stem)
    assert [[form, name, MARKS.sub("", with_ending(name, endings[form]))] for form, name, _ in rows] == rows


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('x = { FORM($space, "too") }', 'x asks for the form "too", which no name and no rule for endings has'),
        ("x = { NAME($space) }", "x calls NAME: there are only FORM, GENDER, WHO"),
        ("ending-to =\n    /a$/ya", "ending-to has the line '/a$/ya': write /pattern/ ending"),
    ],
)
def test_a_fault_of_grammar_is_named(text: str, fault: str) -> None:
    assert [line.partition(": ")[2] for line in grammar_faults({"events.ftl": read_text(text)})] == [fault]


def test_forms_that_a_name_has_can_be_asked_for() -> None:
    text = 'x = { FORM($space, "to") }\nspace-go = GO\n    .to = to GO\n'
    assert list(grammar_faults({"events.ftl": read_text(text)})) == []
