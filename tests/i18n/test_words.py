"""A table speaks with the words of its edition, in every language."""

import pytest

from passgo.i18n import LANGUAGES, browser_text, catalogue
from passgo.i18n.catalogue_files import read
from passgo.i18n.catalogues import FOLDER, MARKS, words_of
from passgo.i18n.words import WORDS, asked, completed, retold

LOOKS = ("classic", "cthulhu", "ghost", "mario", "voyage")


def said(language: str, look: str, key: str, **arguments: str | int) -> str:
    return MARKS.sub("", catalogue(language, look).say(key, arguments))


# How a text gets its words.


def test_a_text_is_completed_with_the_words_it_asks_for() -> None:
    words = {"word-rent": "fee", "word-rent-pl": "fees"}
    text = "a = Ask for the { word-rent }\nb = { Word-rent-pl } of { $name }\n"
    assert completed(text, words) == "a = Ask for the fee\nb = Fees of { $name }\n"
    assert asked(text) == {"word-rent", "word-rent-pl"}


def test_a_word_that_nobody_has_is_left_where_it_stands() -> None:
    assert completed("a = Ask for { word-toll }\n", {"word-rent": "fee"}) == "a = Ask for { word-toll }\n"


def test_only_what_asks_for_a_word_of_the_edition_is_told_again() -> None:
    common = "a = Pay { word-rent }\nb = Pay { word-tax }\nc = Get { word-rent }\n"
    plural = "d = { $n ->\n   *[other] { word-rent }\n}\n"
    edition = "word-rent = fee\nc = Get the money\n"
    told = retold([common, plural], edition, {"word-rent": "fee", "word-tax": "tax"})
    assert list(told) == ["a = Pay fee", "d = { $n ->\n   *[other] fee\n}"]


# What the sources of the editions say in their own language.


@pytest.mark.parametrize(
    ("language", "look", "key", "text"),
    [
        ("de", "cthulhu", "space-go", "LOS"),
        ("de", "cthulhu", "rule-go-salary", "Das zahlt die Bank, wenn du über LOS ziehst."),
        ("de", "cthulhu", "rule-stock-houses", "Grüfte im Spiel."),
        ("de", "cthulhu", "rule-stock-hotels", "Mausoleen im Spiel."),
        ("de", "cthulhu", "value-plot", "nur dieses Kreatur-Feld"),
        ("de", "cthulhu", "correct-deeds", "Eine Besitzrechtkarte"),
        ("de", "cthulhu", "deal-cards", "„Sie kommen aus dem Gefängnis frei“-Karten"),
        ("de", "cthulhu", "auction-out", "Du bist aus dieser Versteigerung ausgestiegen."),
        ("de", "cthulhu", "deck-knowledge", "Wissen-Karte"),
        ("de", "cthulhu", "deck-sanity", "Vernunft-Karte"),
        ("de", "cthulhu", "space-examination-fee", "Untersuchungsgebühr"),
        ("de", "cthulhu", "space-sanatorium", "Nervenheilanstalt"),
        ("el", "ghost", "space-go", "ΑΦΕΤΗΡΙΑ"),
        ("el", "ghost", "deed-rent", "Αμοιβή"),
        ("el", "ghost", "refusal-nothing-owed", "Κανείς δεν σας οφείλει αμοιβή."),
        ("el", "ghost", "deeds-none", "Δεν έχετε ακόμα συμβόλαια."),
        ("el", "ghost", "word-house", "Παγίδα Φαντασμάτων"),
        ("el", "ghost", "word-hotel", "Μονάδα Φυλάκισης"),
        ("el", "ghost", "kind-entity", "Υπερφυσικό Ον"),
        ("el", "ghost", "deck-mist", "Περιπλανώμενη Ομίχλη"),
        ("el", "ghost", "act-sell-plain", "Πώληση συσκευής παγίδευσης"),
        ("el", "ghost", "deal-cards", "Κάρτες «Βγες από τη φυλακή»"),
        ("el", "classic", "space-go", "ΑΦΕΤΗΡΙΑ"),
        ("el", "classic", "guide-speed", "Το γρήγορο ζάρι"),
        ("el", "classic", "space-free-parking", "Δωρεάν στάθμευση"),
        ("el", "classic", "group-utilities", "Δημόσιες υπηρεσίες"),
        ("el", "classic", "word-deed", "τίτλος ιδιοκτησίας"),
        ("el", "voyage", "space-start", "ΑΦΕΤΗΡΙΑ"),
        ("el", "voyage", "refusal-sell-evenly", "Πουλήστε ομοιόμορφα: προηγείται άλλο οικόπεδο της ομάδας."),
        ("el", "voyage", "rule-jail-fine", "Το πρόστιμο για την έξοδο από τη Σελήνη."),
        ("el", "voyage", "page-offer-cards", "Κάρτες «Βγες από τη Σελήνη»"),
        ("el", "voyage", "group-utilities", "Μέσα Μαζικής Μεταφοράς"),
        ("el", "voyage", "space-eurotunnel", "EUROTUNNEL"),
        ("el", "voyage", "deck-command", "ΕΝΤΟΛΗ"),
        ("el", "voyage", "deck-decision", "ΑΠΟΦΑΣΗ"),
        ("el", "mario", "space-go", "GO"),
        ("el", "mario", "value-plot", "μόνο αυτή η τοποθεσία"),
    ],
)  # fmt: skip
def test_a_source_is_heard_in_its_own_language(language: str, look: str, key: str, text: str) -> None:
    assert said(language, look, key) == text


@pytest.mark.parametrize(
    ("language", "look", "text"),
    [
        ("en", "classic", "Nobody owes you rent."),
        ("en", "ghost", "Nobody owes you a fee."),
        ("pl", "classic", "Nikt nie jest ci winien czynszu."),
        ("pl", "ghost", "Nikt nie jest ci winien honorarium."),
        ("pl", "voyage", "Nikt nie jest ci winien czynszu."),
        ("ar", "ghost", "لا أحد مدين لك بأجر."),
    ],
)
def test_rent_is_a_fee_where_ghosts_are_hunted(language: str, look: str, text: str) -> None:
    assert said(language, look, "refusal-nothing-owed") == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "The fine for leaving the Moon."),
        ("tr", "Ay’dan çıkmanın bedeli."),
        ("hu", "A szabadulás ára a Holdról."),
    ],
)
def test_jail_is_the_moon_on_the_voyage(language: str, text: str) -> None:
    assert said(language, "voyage", "rule-jail-fine") == text


@pytest.mark.parametrize(
    ("language", "dice", "die"),
    [
        ("hr", "Ada treba baciti kockice.", "Ada treba baciti kockicu."),
        ("lt", "Laukiama, kol Ada mes kauliukus.", "Laukiama, kol Ada mes kauliuką."),
        ("lv", "Gaidām, kad Ada metīs kauliņus.", "Gaidām, kad Ada metīs kauliņu."),
        ("pt-BR", "É a vez de Ada jogar os dados.", "É a vez de Ada jogar o dado."),
        ("ru", "Кубики бросает Ada.", "Кубик бросает Ada."),
        ("uk", "Кубики кидає Ada.", "Кубик кидає Ada."),
    ],
)
def test_one_die_is_rolled_where_there_is_only_one(language: str, dice: str, die: str) -> None:
    assert [said(language, look, "awaiting-roll", player="Ada") for look in ("classic", "mario")] == [dice, die]


# Every language, every edition.


def name_of(language: str, look: str, key: str) -> str:
    """What stands in the file of an edition, which is read faster than a whole catalogue."""
    return read(FOLDER / language / f"edition-{look}.ftl").messages[key].renditions[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_edition_has_its_words(language: str) -> None:
    lacking = [(look, word) for look in LOOKS for word in WORDS if f"word-{word}" not in words_of(language, look)]
    assert lacking == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_reaches_a_browser_without_its_words(language: str) -> None:
    assert [look for look in LOOKS if asked(browser_text(language, look))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_for_go_is_what_stands_on_the_board(language: str) -> None:
    spaces = {look: "space-start" if look == "voyage" else "space-go" for look in LOOKS}
    words = {look: words_of(language, look)["word-go"] for look in LOOKS}
    assert words == {look: name_of(language, look, space) for look, space in spaces.items()}


@pytest.mark.parametrize("language", sorted({*LANGUAGES} - {"en"}))
def test_go_is_left_in_english_only_where_the_rulebook_does(language: str) -> None:
    assert [look for look in LOOKS if words_of(language, look)["word-go"] == "GO"] == ["mario"]


OTHER_FEES = ("egzamin", "eksām", "іспит", "изпит", "экзамен", "ispit", "zkoušk", "skúšk", "sınav")
OTHER_HOUSES = ("sanat", "санат", "szanat", "σανατ", "parantola")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fee_is_a_doctors_and_the_house_is_for_the_insane(language: str) -> None:
    """The sources say Untersuchungsgebühr and Nervenheilanstalt: no school exam, no research and no health resort."""
    fee, house = name_of(language, "cthulhu", "space-examination-fee"), name_of(language, "cthulhu", "space-sanatorium")
    assert [stem for stem in OTHER_FEES if stem in fee.casefold()] == []
    assert [stem for stem in OTHER_HOUSES if stem in house.casefold()] == []
    assert fee != name_of(language, "cthulhu", "space-research-fee")
