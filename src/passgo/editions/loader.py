"""Load an edition: find its files, check everything that could be wrong with them, build the board."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from passgo.editions.board_checks import check_board
from passgo.editions.building import build_board, content_hash, departing
from passgo.editions.cells import number, table, tables, text, texts, wholes, word
from passgo.editions.deck_checks import check_decks, check_question
from passgo.editions.faults import Findings
from passgo.editions.files import Document, locate, resolve
from passgo.editions.form import FORM
from passgo.editions.rule_checks import check_rules, options_in, read_overrides
from passgo.editions.shapes import Table
from passgo.engine.board import Board
from passgo.engine.rules import RULES_VERSION


@dataclass(frozen=True)
class Token:
    """A piece that stands for a player on the board."""

    id: str
    glyph: str  # the drawing that shows it


@dataclass(frozen=True)
class Edition:
    """An edition ready to play, with what people are told about it."""

    id: str
    name: str
    players: tuple[int, int]
    tokens: tuple[Token, ...]  # none where the edition does not name them
    token_count: int  # in the box; 0 if the edition does not say
    currency: str
    hash: str
    board: Board
    data: Table = field(repr=False)  # the whole document, and
    options: Mapping[str, object] = field(repr=False)  # what its rules are in this game
    provenance: Mapping[str, str] = field(repr=False)
    words: Mapping[str, str] = field(repr=False)  # what it calls a house, a hotel, the jail …
    names: Mapping[str, Mapping[str, str]] = field(repr=False)  # language → thing → name

    def name_of(self, thing: str, language: str = "en") -> str:
        """The name of `edition`, `space.ID`, `group.ID`, `deck.ID`, `token.ID` or the note of `card.DECK.ID`."""
        spoken = (self.names.get(tag, {}).get(thing) for tag in (language, language.partition("-")[0], "en"))
        return next(filter(None, spoken), thing)


def load(
    name_or_path: str | Path,
    options: Mapping[str, object] | None = None,
    pinned: str | None = None,
    rules: int = RULES_VERSION,
) -> Edition:
    """The edition of that name or file, with options changed for one game; raises EditionError with every fault.

    A game that was begun earlier says in `pinned` the hash it needs, and by which rules it is played; any other content
    is refused.
    """
    path = locate(name_or_path)
    return read_edition(resolve(path, rules), str(path), options or {}, pinned, rules)


def read_edition(
    document: Document,
    file: str,
    options: Mapping[str, object],
    pinned: str | None,
    rules: int,
    hashed: frozenset[str] | None = None,
) -> Edition:
    """A document as an edition. `hashed` names the options that its hash was made of, if it was made earlier."""
    found = Findings(file, document.origins, document.complete)
    found.faults += document.faults
    clean = FORM.read(document.data, "", found)
    data = clean if isinstance(clean, dict) else {}
    changed, option_faults = read_overrides(options)
    found.faults += option_faults.faults
    # What is asked for one game is not written in any file: its faults are named so.
    found.origins.update({f"rules.{name}": "options" for name in changed})
    in_force = {**options_in(table(data, "rules")), **changed}
    check_board(data, found)
    check_decks(data, found)
    check_question(data, in_force.get("qblock.distribution"), found)
    check_rules(data, in_force, changed, found)
    found.raise_if_any()
    in_hash = departing(in_force) if hashed is None else {name: in_force[name] for name in hashed & in_force.keys()}
    edition = build_edition(data, in_force, rules, content_hash(data, in_hash))
    if pinned is not None and edition.hash != pinned:
        found.add("hash", f"the edition is now {edition.hash}", f"the game needs {pinned}")
    found.raise_if_any()
    return edition


def build_edition(data: Table, options: Mapping[str, object], rules: int, hash: str) -> Edition:
    edition = table(data, "edition")
    board = build_board(data, options, rules, hash)
    fewest, most = wholes(edition, "players")
    tokens = tuple(build_token(row) for row in tables(edition, "tokens"))
    return Edition(
        id=text(edition, "id"),
        name=text(edition, "name"),
        players=(fewest, most),
        tokens=tokens,
        token_count=len(tokens) or number(edition, "tokens"),
        currency=text(edition, "currency"),
        hash=board.hash,
        board=board,
        data=data,
        options=options,
        provenance=texts(data, "provenance"),
        words=texts(data, "words"),
        names=gather_names(data),
    )


def build_token(row: Table) -> Token:
    return Token(text(row, "id"), word(row, "glyph") or text(row, "id"))


def gather_names(data: Table) -> dict[str, dict[str, str]]:
    """Every name in the file, by language and thing; the plain `name` keys are English."""
    names: dict[str, dict[str, str]] = {"en": {}}
    named = [("edition", table(data, "edition"))]
    named += [(f"token.{text(token, 'id')}", token) for token in tables(table(data, "edition"), "tokens")]
    named += [(f"space.{text(space, 'id')}", space) for space in tables(table(data, "board"), "spaces")]
    named += [(f"group.{group_id}", table(table(data, "groups"), group_id)) for group_id in table(data, "groups")]
    for deck_id in table(data, "decks"):
        deck = table(table(data, "decks"), deck_id)
        named.append((f"deck.{deck_id}", deck))
        for card in tables(deck, "cards"):
            names["en"][f"card.{deck_id}.{text(card, 'id')}"] = text(card, "note")
    for thing, row in named:
        names["en"][thing] = text(row, "name")
        for language, name in texts(row, "names").items():
            names.setdefault(language, {})[thing] = name
    return names
