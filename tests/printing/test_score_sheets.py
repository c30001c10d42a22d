"""Score sheets: what stands on them, in every language, and what is refused."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from tests.printing.paperwork import LANGUAGES, MADE, NICKNAMES, pages, scoring, table

from passgo.i18n import catalogue, languages
from passgo.i18n.catalogues import source
from passgo.printing import CannotPrint, SheetFacts, score_sheets
from passgo.printing.lettering import MARKS
from passgo.printing.paper import Paper
from passgo.printing.score_sheet import draw_score_sheets

LARGEST = 40_000  # bytes that one more table may add


def test_a_sheet_has_two_sides_and_spares_come_last() -> None:
    found = pages(score_sheets([table(1), table(2)], "en", MADE, spares=1))
    assert len(found) == 6
    assert "(spare)" in found[4]
    assert not any(name in found[4] + found[5] for name in NICKNAMES)


def test_a_spare_has_room_for_the_largest_table() -> None:
    few, many = replace(table(1), players=NICKNAMES[:4]), replace(table(2), players=NICKNAMES[:6])
    front = pages(score_sheets([few, many], "en", MADE, spares=1))[4]
    assert [seat for seat in "123456" if f"\n{seat}" not in front] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_known_is_filled_in(language: str) -> None:
    front, back = pages(score_sheets([table(7, language)], language, MADE))
    facts = table(7, language)
    for text in (facts.championship, facts.venue, facts.stage, facts.judge, facts.seed, facts.digest, "7", "75"):
        assert text in front
    for name in ("Lucky Boot", "Silver Rent", "Χρυσό Σπίτι", "Åse (8)!", "Paper Bank"):
        assert name in front
    assert "7" in back.splitlines()[0]


@pytest.mark.rule("CHAMP-WORTH-2", "CHAMP-WORTH-3", "CHAMP-WORTH-4", "CHAMP-WORTH-5", "CHAMP-WORTH-8", "CHAMP-SPECT-2")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_asks_in_the_language_of_the_judge(language: str) -> None:
    texts = catalogue(language)
    front = " ".join(" ".join(pages(score_sheets([table(1, language)], language, MADE))[:1]).split())
    for key in ("title", "cash", "deeds", "mortgaged", "houses", "hotels", "total", "rank", "points", "signature"):
        assert texts.say(f"sheet-{key}") in front
    for key in ("bankrupt", "withdrawn", "expelled", "judge-signs", "second-signs"):
        assert texts.say(f"sheet-{key}") in front


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deed_is_on_the_back_with_what_it_counts_for(language: str) -> None:
    facts = table(1, language)
    paper = draw_score_sheets([facts], language, MADE)
    back = [line for line in paper.placed if line.page == 2]
    read = " ".join(pages(paper.finished())[1].split())
    for deed in facts.scoring.deeds:
        assert deed.name in read
        row = next(line.box.y for line in back if "".join(run.text for run in line.runs) == deed.name)
        amounts = {line.runs[0].text for line in back if line.box.y == row}
        assert {str(amount or "–") for amount in (deed.price, deed.mortgaged, deed.house, deed.hotel)} <= amounts
    assert len(facts.scoring.deeds) == 28


@pytest.mark.rule("CHAMP-WORTH-3", "CHAMP-WORTH-5")
def test_a_hotel_counts_with_its_four_houses_and_a_mortgage_halves_the_price() -> None:
    deeds = {deed.name: deed for deed in scoring("en").deeds}
    assert (deeds["Boardwalk"].price, deeds["Boardwalk"].mortgaged, deeds["Boardwalk"].hotel) == (400, 200, 1000)
    assert (deeds["Short Line"].mortgaged, deeds["Short Line"].house, deeds["Short Line"].hotel) == (100, 0, 0)


@pytest.mark.rule("CHAMP-SCORE-3")
def test_the_points_for_survivors_and_ranks_are_printed() -> None:
    front = pages(score_sheets([table(1)], "en", MADE))[0].split()
    assert {"28", "25", "22", "19", "16", "13"} <= set(front)


@pytest.mark.wide
def test_the_same_facts_give_the_same_bytes_in_another_process() -> None:
    program = (
        "import hashlib; from tests.printing.paperwork import *; from passgo.printing import score_sheets;"
        "print(hashlib.sha256(score_sheets([table(1, 'ar')], 'ar', MADE, 1)).hexdigest())"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(digests) == 1


def test_another_day_gives_another_document() -> None:
    assert score_sheets([table(1)], "en", MADE) != score_sheets([table(1)], "en", MADE.replace(day=21))


def test_a_document_grows_little_with_each_table() -> None:
    one, twelve = (len(score_sheets([table(i + 1) for i in range(n)], "el", MADE)) for n in (1, 12))
    assert twelve - one < 11 * LARGEST


@pytest.mark.wide
@pytest.mark.parametrize("language", languages())
def test_the_font_has_every_letter_that_is_printed(language: str) -> None:
    paper = Paper(language, MADE, "letters")
    said = source(language, "sheets") + "".join(deed.name for deed in scoring(language).deeds)
    for bold in (False, True):
        assert {letter for letter in said if ord(letter) not in paper.pdf.font(bold).cmap} <= {"\n", *MARKS}


def test_the_font_has_the_letters_of_all_languages_of_the_glossary() -> None:
    words = (Path(__file__).parents[2] / "docs" / "rulebook" / "glossary.csv").read_text(encoding="utf-8")
    paper = Paper("en", MADE, "letters")
    assert len(words.partition("\n")[0].split(",")) == 1 + 26
    for bold in (False, True):
        assert {letter for letter in words if ord(letter) not in paper.pdf.font(bold).cmap} <= {"\n", "\r"}


@pytest.mark.parametrize("change", ["no tables", "no players", "nine players", "long name", "no deeds", "long link"])
def test_what_cannot_be_printed_is_named(change: str) -> None:
    facts = table(3)
    given: dict[str, tuple[list[SheetFacts], str]] = {
        "no tables": ([], "no-tables"),
        "no players": ([replace(facts, players=())], "no-players"),
        "nine players": ([replace(facts, players=("x",) * 9)], "too-many"),
        "long name": ([replace(facts, players=("x" * 201,))], "text-too-long"),
        "no deeds": ([replace(facts, scoring=replace(facts.scoring, deeds=()))], "too-many"),
        "long link": ([replace(facts, link="https://hall.example/" + "x" * 300)], "link-too-long"),
    }
    tables, code = given[change]
    with pytest.raises(CannotPrint) as refused:
        score_sheets(tables, "en", MADE)
    assert refused.value.code == code


def test_too_many_sheets_are_refused() -> None:
    with pytest.raises(CannotPrint, match="at most 300"):
        score_sheets([table(1)] * 301, "en", MADE)
