"""A school's championship for tests: minors, shared addresses, classes and own questions."""

from tests.championship.test_format import text_of

from passgo.championship import Format, parse, preset

SCHOOL = """
[groups]
label = { en = "Class", el = "Τάξη" }
list = ["3A", "3B", "3C"]
required = true
apart_groups = true

[[questions]]
id = "lunch"
label = { en = "Lunch", el = "Γεύμα" }
kind = "choice"
choices = ["Fish", { en = "Vegetables", el = "Λαχανικά" }]
required = true

[[questions]]
id = "allergies"
label = "Allergies"

[[questions]]
id = "photo"
label = "May we take photos?"
kind = "yes-no"
"""


def school_text() -> str:
    """The evening of a club, turned into the cup of a school."""
    text = text_of("single-evening")
    for old, new in (
        ('declarations = ["own-email", "true-data", "contact"]', 'declarations = ["true-data"]\nguardian_below = 16'),
        ('id = "single-evening"', 'id = "school"'),
    ):
        assert old in text
        text = text.replace(old, new)
    return text + SCHOOL


def school() -> Format:
    return parse(school_text())


def evening() -> Format:
    return preset("single-evening")
