"""Better texts that readers propose: kept once, without a name, and never more than there is room for."""

from dataclasses import asdict, replace

from tests.store.samples import NOW

from passgo.store import Store, proposals
from passgo.store.proposals import Proposal

FIRST = Proposal("de", "ui.ftl", "act-roll", "Würfeln", "Wirf – ﷼", "kürzer", NOW)


def add(store: Store, proposal: Proposal, most: int = proposals.MOST) -> bool:
    return store.do(lambda conn: proposals.add(conn, proposal, most))


def listed(store: Store, language: str = "") -> list[Proposal]:
    return store.ask(lambda conn: proposals.listing(conn, language))


def test_a_proposal_is_kept_as_it_came_and_names_nobody(store: Store) -> None:
    assert add(store, FIRST)
    assert listed(store) == [FIRST]
    assert set(asdict(FIRST)) == {"id", "language", "file", "key", "current", "proposed", "why", "at_ms"}


def test_proposals_are_listed_by_language_and_text(store: Store) -> None:
    later = replace(FIRST, proposed="Würfle", at_ms=NOW + 1, id="0")
    greek = replace(FIRST, language="el", id="1")
    card = replace(FIRST, file="cards.ftl", id="2")
    for one in (greek, later, FIRST, card):
        add(store, one)
    assert listed(store) == [card, FIRST, later, greek]
    assert listed(store, "el") == [greek]
    assert listed(store, "fi") == []


def test_the_same_text_again_is_kept_once(store: Store) -> None:
    assert add(store, FIRST)
    assert add(store, replace(FIRST, why="other", id="other"))
    assert listed(store) == [FIRST]


def test_without_room_a_proposal_is_refused_and_none_is_lost(store: Store) -> None:
    assert add(store, FIRST, most=1)
    assert not add(store, replace(FIRST, key="act-buy", id="other"), most=1)
    assert add(store, FIRST, most=1)
    assert listed(store) == [FIRST]


def test_those_that_were_taken_are_removed_and_no_others(store: Store) -> None:
    other = replace(FIRST, key="act-buy", id="other")
    add(store, FIRST)
    add(store, other)
    assert store.do(lambda conn: proposals.remove(conn, [FIRST.id, "unknown"])) == 1
    assert listed(store) == [other]
