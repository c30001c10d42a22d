"""A region has only the messages that differ from its language; everything else comes from there."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from typer.testing import CliRunner

from passgo.cli import i18n
from passgo.i18n import browser_text, catalogue, catalogues, check, choice, languages, negotiate, regions
from passgo.i18n.corrections import apply_corrections
from passgo.i18n.frozen import freeze, stale
from passgo.i18n.translation import begin, difference, progress
from passgo.i18n.words import merged

REGIONS = ("en-US", "es-419", "pt-BR")
# A language and a region of it, to break.
ENGLISH = {"ui": "roll = Roll { $dice }\nowe = { $player } owes { word-rent }.\n", "words": "word-rent = rent\n"}
BASE = {"ui": "roll = Lança { $dice }\nowe = { $player } deve { word-rent }.\n", "words": "word-rent = renda\n"}
HEAD = "file,message id,current,corrected,why\n"


def forget() -> None:
    kept = (catalogues.begun, catalogues.languages, catalogues.regions, catalogues.bundle, catalogues.catalogue)
    for cached in (*kept, browser_text):
        cached.cache_clear()


def write(folder: Path, texts: dict[str, str]) -> None:
    folder.mkdir(exist_ok=True)
    for part, text in texts.items():
        (folder / f"{part}.ftl").write_text(text, encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(catalogues, "FOLDER", tmp_path)
    write(tmp_path / "en", ENGLISH)
    write(tmp_path / "pt", BASE)
    forget()
    yield tmp_path
    forget()


def region(folder: Path, **texts: str) -> list[str]:
    write(folder / "pt-BR", {name.replace("_", "-"): text for name, text in texts.items()})
    return check(folder, ("pt-BR",))


# Which one a visitor gets.


@pytest.mark.parametrize(
    ("accepted", "chosen", "language"),
    [
        ("pt-BR,pt;q=0.9", None, "pt-BR"),
        ("pt-PT", None, "pt"),
        ("pt", None, "pt"),
        ("pt-AO", None, "pt"),
        ("es-MX,es;q=0.9", None, "es-419"),
        ("es-419", None, "es-419"),
        ("es-ES,es;q=0.9", None, "es"),
        ("en-US,en;q=0.9", None, "en-US"),
        ("en-GB", None, "en"),
        ("en-AU", None, "en"),
        ("en-US", "pt", "pt"),
        ("en", "pt_br", "pt-BR"),
    ],
)
def test_a_region_is_chosen_by_wish_or_browser(accepted: str, chosen: str | None, language: str) -> None:
    assert negotiate(accepted, chosen) == language


def test_regions_are_no_languages_of_their_own() -> None:
    assert regions() == REGIONS
    assert not set(REGIONS) & set(languages())


def test_a_region_is_offered_only_with_its_language(folder: Path) -> None:
    write(folder / "fr", {"words": "word-rent = loyer\n"})
    write(folder / "fr-CA", {"words": "word-rent = location\n"})
    assert negotiate("fr-CA") == "en"
    assert choice("fr-CA") == "fr-CA"


# Merging.


def test_only_messages_that_the_region_has_are_replaced() -> None:
    base = "# note\nfirst = one\n    .the = the one\n\n## Head\nsecond = { $n ->\n   *[other] two\n}\nthird = three\n"
    own = "second = 2\nfirst = 1\nfourth = 4\n"
    assert merged(base, own) == "# note\nfirst = 1\n\n## Head\nsecond = 2\nthird = three\n"


def test_a_region_says_the_rest_as_its_language_does(folder: Path) -> None:
    write(folder / "pt-BR", {"ui": "roll = Jogue { $dice }\n"})
    brazilian = catalogue("pt-BR")
    assert brazilian.plain("roll", {"dice": "6"}) == "Jogue 6"
    assert brazilian.plain("owe", {"player": "Ada"}) == "Ada deve renda."


def test_a_word_of_the_region_is_in_sentences_of_its_language(folder: Path) -> None:
    write(folder / "pt-BR", {"words": "word-rent = aluguel\n"})
    assert catalogue("pt-BR").plain("owe", {"player": "Ada"}) == "Ada deve aluguel."
    assert catalogue("pt").plain("owe", {"player": "Ada"}) == "Ada deve renda."


def test_a_word_of_an_edition_can_be_the_regions_own(folder: Path) -> None:
    write(folder / "pt", {"edition-x": "word-rent = taxa\n"})
    write(folder / "pt-BR", {"edition-x": "word-rent = tarifa\n"})
    assert catalogue("pt-BR", "x").plain("owe", {"player": "Ada"}) == "Ada deve tarifa."


def test_the_browser_gets_the_merged_text(folder: Path) -> None:
    write(folder / "pt-BR", {"ui": "roll = Jogue { $dice }\n", "words": "word-rent = aluguel\n"})
    assert browser_text("pt-BR", "") == "roll = Jogue { $dice }\nowe = { $player } deve aluguel.\n"


def test_a_broken_text_of_a_region_is_that_of_its_language(folder: Path) -> None:
    write(folder / "pt-BR", {"ui": "roll = Jogue { $dice\n"})
    assert catalogue("pt-BR").plain("roll", {"dice": "6"}) == "Lança 6"


def test_ours_speak_as_people_there_do() -> None:
    assert catalogue("en-US").plain("deed-rent-set") == "With color set"
    assert catalogue("es-419").plain("deal-empty") == "Elige qué quieren intercambiar."
    assert catalogue("pt-BR").plain("awaiting-you-roll") == "É a sua vez: jogue os dados."
    assert catalogue("pt-BR", "ghost").plain("act-claim-any") == "Cobrar o honorário"
    assert "roll-jail = Jogar para sair" in browser_text("pt-BR", "classic")


# How a region writes figures and days.


def test_figures_and_days_are_written_as_in_the_region() -> None:
    assert (catalogue("es").number(12_345), catalogue("es-419").number(12_345)) == ("12.345", "12,345")
    assert catalogue("pt-BR").day(date(2026, 11, 16)) == "16 de novembro de 2026"
    assert catalogue("es-419").money(1_500, "dollar") == "$1,500"


def test_names_of_regions_are_their_own() -> None:
    assert catalogues.own_name("pt-BR") == "Português (Brasil)"


# Faults.


def test_a_region_in_order_has_no_faults(folder: Path) -> None:
    assert region(folder, ui="roll = Jogue { $dice }\n") == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("throw = Jogue\n", "pt-BR/ui.ftl:1: throw is unknown in pt"),
        ("roll = Lança { $dice }\n", "pt-BR/ui.ftl:1: roll says the same as in pt: leave it out"),
        ("\nroll = Jogue { $die }\n", "pt-BR/ui.ftl:2: roll takes die, in English dice"),
        ('roll = Jogue "{ $dice }"\n', 'pt-BR/ui.ftl:1: roll has a straight "'),
        (
            "roll = Joga tu { $dice }\n",
            "pt-BR/ui.ftl:1: roll says “tu”: the catalogue addresses its reader with “você”",
        ),
        ("roll = Jogue { word-dice } { $dice }\n", "pt-BR/ui.ftl:1: roll asks for word-dice, which does not exist"),
        ("roll = Jogue { $dice\n", 'pt-BR/ui.ftl:1: roll cannot be read: Expected token: "}"'),
    ],
)
def test_a_planted_fault_is_caught(folder: Path, text: str, fault: str) -> None:
    assert fault in region(folder, ui=text)


def test_a_file_that_the_language_does_not_have_is_a_fault(folder: Path) -> None:
    assert region(folder, pages="roll = Jogue { $dice }\n") == ["pt-BR/pages.ftl: no such file in pt"]


def test_a_text_that_the_region_should_not_have_from_its_language_is_a_fault(folder: Path) -> None:
    write(folder / "pt", {"ui": BASE["ui"].replace("deve", "tem no ecrã")})
    found = region(folder, words="word-rent = aluguel\n")
    assert found == ["pt-BR/ui.ftl:2: owe says “ecrã”: say “tela”"]


def test_faults_of_the_language_are_not_the_regions(folder: Path) -> None:
    write(folder / "pt", {"ui": BASE["ui"].replace("renda", "algo …").replace("{ word-rent }", "algo …")})
    assert region(folder, words="word-rent = aluguel\n") == []


@pytest.mark.wide
def test_ours_are_in_order() -> None:
    assert check(wanted=REGIONS) == []


# Tools for translators.


def test_a_new_region_starts_without_texts(folder: Path) -> None:
    begin("pt-BR", folder)
    files = {path.name: path.read_text(encoding="utf-8") for path in (folder / "pt-BR").iterdir()}
    assert files == {"ui.ftl": "# pt-BR: only the messages that differ from pt, in files of the same names.\n"}
    assert check(folder, ("pt-BR",)) == []


def test_nothing_is_missing_in_a_region(folder: Path) -> None:
    region(folder, ui="roll = Jogue { $dice }\nold = Velho\n")
    found = difference("pt-BR", folder)
    assert (found.missing, found.obsolete) == ([], ["ui.ftl:2 old = Velho"])


def test_the_progress_counts_what_a_region_replaces(folder: Path) -> None:
    region(folder, ui="roll = Jogue { $dice }\n")
    found = next(one for one in progress(folder) if one.language == "pt-BR")
    assert (found.base, found.there, found.wanted, found.faults) == ("pt", 1, 3, 0)


def test_only_what_a_region_replaces_becomes_stale(folder: Path) -> None:
    region(folder, ui="roll = Jogue { $dice }\n")
    freeze(folder, ["pt-BR"])
    write(folder / "en", {"ui": ENGLISH["ui"].replace("Roll", "Throw").replace("owes", "has to pay")})
    freeze(folder, ["pt-BR"])
    assert stale(folder, "pt-BR") == [("ui.ftl", "roll")]


@pytest.mark.parametrize(
    ("row", "fault", "text"),
    [
        ("ui.ftl,roll,Jogue { $dice },Role { $dice },x", "", "roll = Role { $dice }\n"),
        (
            "ui.ftl,owe,{ $player } deve { word-rent }.,{ $player } paga { word-rent }.,x",
            "",
            "roll = Jogue { $dice }\nowe = { $player } paga { word-rent }.\n",
        ),
        ("ui.ftl,owe,Anders,{ $player },x", "the file has no such message", "roll = Jogue { $dice }\n"),
    ],
)
def test_a_correction_can_replace_a_text_of_the_language(folder: Path, row: str, fault: str, text: str) -> None:
    region(folder, ui="roll = Jogue { $dice }\n")
    table = folder / "pt-BR.csv"
    table.write_text(HEAD + row, encoding="utf-8")
    assert [one.fault for one in apply_corrections(table, "pt-BR", folder)] == [fault]
    assert (folder / "pt-BR" / "ui.ftl").read_text(encoding="utf-8") == text
    assert (folder / "pt" / "ui.ftl").read_text(encoding="utf-8") == BASE["ui"]


def test_the_sentences_of_a_region_can_be_read() -> None:
    answer = CliRunner().invoke(i18n.app, ["matrix", "pt-BR", "--only", "event-turn"])
    assert "É a sua vez." in answer.output
