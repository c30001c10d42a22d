"""Every sentence of a language with every kind of argument, to be read by somebody who speaks it.

One argument at a time takes all its values, while the others keep their first: the reader, players of three genders,
the Bank, one space of each kind and board, sums, and numbers that need every plural form.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import starmap
from typing import Final

from passgo.editions import load
from passgo.editions import names as shipped
from passgo.editions.facts import look_of
from passgo.engine.actions import Deal
from passgo.engine.board import HOTEL
from passgo.i18n import Speech
from passgo.i18n.catalogue_files import Message, read_language
from passgo.i18n.catalogues import FOLDER, MARKS
from passgo.i18n.grammar import YOU, Named, spoken_of
from passgo.words.names import Names

NUMBERS: Final = (2, 0, 1, 3, 5, 11, 21)
PEOPLE: Final = (("Chloé", "other"), ("Ada", "f"), ("Boris", "m"), ("Umut", "other"), ("R2D2", "other"))
OTHERS: Final = (("Bob", "other"), ("Zoë", "f"), ("Max", "m"))
EDITION_PART: Final = "edition-"

Values = Sequence[object]


def matrix(language: str) -> Iterator[tuple[str, str, str]]:
    """File, key and text of every sentence; those with arguments several times."""
    for part, file in read_language(FOLDER / language).items():
        look = part.removesuffix(".ftl").removeprefix(EDITION_PART) if part.startswith(EDITION_PART) else "classic"
        speech = Speech(language, look)
        values = values_for(speech, look)
        for key, message in file.messages.items():
            if not key.startswith(("ending-", "word-")):
                yield from ((part, key, text) for text in dict.fromkeys(renderings(speech, key, message, values)))


def renderings(speech: Speech, key: str, message: Message, values: Mapping[str, Values]) -> Iterator[str]:
    """The sentence with the first values, then with each other value of each argument."""
    wanted = {name: values.get(name, (f"‹{name}›",)) for name in sorted(message.arguments)}
    first = {name: options[0] for name, options in wanted.items()}
    yield MARKS.sub("", speech.say(key, **first))
    for name, options in wanted.items():
        for option in options[1:]:
            yield MARKS.sub("", speech.say(key, **{**first, name: option}))


def values_for(speech: Speech, look: str) -> dict[str, Values]:
    """Values of arguments, by their names."""
    names = Names(load(look if look in shipped() else "classic"), speech, [name for name, _ in PEOPLE])
    spaces = [names.space(1), *(space for edition in shipped() for space in one_of_each_kind(edition, speech))]
    sums = [names.money(amount) for amount in (16, *NUMBERS, 2_000)]
    deal, nothing = Deal(50, [1], 0, 0, [3], 1), Deal(0, [], 0, 0, [], 0)
    return {
        "player": [*starmap(spoken_of, PEOPLE), Named("Chloé", None, YOU)],
        "other": [*starmap(spoken_of, OTHERS), Named("Bob", None, YOU), names.player(-1)],
        "name": [*starmap(spoken_of, PEOPLE)],
        "space": spaces,
        "spaces": [names.places([1, 3]), names.places([1]), names.places([1, 1, 3])],
        "amount": sums,
        "buildings": sums,
        "deeds": sums,
        "house": sums,
        "hotel": sums,
        "count": NUMBERS,
        "number": NUMBERS,
        "turn": NUMBERS,
        "dice": [names.dice([5, 3]), names.dice([6])],
        "players": [names.several([0]), names.several([0, 1]), names.several([0, 1, 2])],
        "level": [names.level(level) for level in (2, 0, 1, 3, 4, HOTEL)],
        "pieces": [*(names.buildings(hotel, count) for hotel in (False, True) for count in NUMBERS)],
        "left": [*(names.buildings(hotel, count) for hotel in (False, True) for count in NUMBERS)],
        "house-name": [names.word("house")],
        "hotel-name": [names.word("hotel")],
        "deck": [names.deck(deck) for deck in range(len(names.board.decks))],
        "note": [names.card(0, 0)],
        "go": [names.go()],
        "give": [names.given(deal), names.taken(deal), names.given(nothing)],
        "take": [names.taken(deal), names.given(deal), names.taken(nothing)],
        "edition": [names.edition_name()],
    }


def one_of_each_kind(edition: str, speech: Speech) -> Iterator[str]:
    """The first space of each kind on a board."""
    names = Names(load(edition), Speech(speech.language, look_of(edition)))
    kinds = {space.kind: space.pos for space in reversed(names.board.spaces)}
    yield from (names.space(pos) for pos in sorted(kinds.values()))
