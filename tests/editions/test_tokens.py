"""An edition names its tokens, or says how many there are, or says nothing."""

from collections.abc import Callable
from pathlib import Path

from passgo.editions import load
from passgo.editions.facts import board_facts
from passgo.editions.files import SHIPPED
from passgo.editions.loader import Token

Write = Callable[..., Path]

STARTER = (SHIPPED / "starter.toml").read_text(encoding="utf-8")
TOKENS = STARTER[STARTER.index("tokens = [") : STARTER.index("currency = ")]


def test_a_token_has_an_id_a_drawing_and_names() -> None:
    edition = load(SHIPPED / "starter.toml")
    assert edition.tokens[1] == Token("gull", "gull")
    assert edition.name_of("token.gull") == "Gull"
    assert edition.name_of("token.gull", "de") == "Möwe"
    assert edition.name_of("token.crab", "de") == "Crab"
    assert edition.name_of("token.gull", "de-AT") == "Möwe"


def test_a_token_may_use_the_drawing_of_another(write: Write) -> None:
    text = STARTER.replace('name = "Raft" }', 'name = "Raft", glyph = "ship" }')
    assert load(write(text)).tokens[2] == Token("raft", "ship")


def test_a_number_is_enough(write: Write) -> None:
    edition = load(write(STARTER.replace(TOKENS, "tokens = 5\n")))
    assert (edition.tokens, edition.token_count) == ((), 5)


def test_nothing_is_enough(write: Write) -> None:
    edition = load(write(STARTER.replace(TOKENS, "")))
    assert (edition.tokens, edition.token_count) == ((), 0)


def test_an_edition_that_inherits_has_the_same_tokens_or_its_own(write: Write) -> None:
    head = 'inherits = "voyage"\n[edition]\nid = "x"\nname = "X"\n'
    assert [token.id for token in load(write(head)).tokens] == ["suitcase", "camera", "compass", "balloon"]
    assert load(write(head + "tokens = 4\n")).tokens == ()
    own = "players = [2, 2]\n" + 'tokens = [{ id = "map", name = "Map" }, { id = "hat", name = "Hat" }]\n'
    assert [token.id for token in load(write(head + own)).tokens] == ["map", "hat"]


def test_the_browser_is_told_which_tokens_there_are() -> None:
    facts = board_facts(load("voyage"))
    assert facts.tokens[0] == Token("suitcase", "suitcase")
    assert facts.names["en"]["token.suitcase"] == "Suitcase"
