"""Persons, what they said, and how they are forgotten."""

import pytest
from sqlalchemy import select
from tests.store.samples import NOW, fill, log

from passgo.store import BadText, NoSuchPerson, Store, accounts, chat, games, people, sessions
from passgo.store.chat import Said
from passgo.store.people import Person
from passgo.store.schema import metadata

PERSONAL = {
    "people", "accounts", "recovery_codes", "sessions", "chat", "founders", "championship_drafts", "series_entries"
}  # fmt: skip


@pytest.fixture
def ann(store: Store) -> str:
    return store.do(lambda conn: people.add(conn, "  Ann  ", "en", NOW)).id


def test_a_person_has_an_opaque_id(store: Store, ann: str) -> None:
    assert store.ask(lambda conn: people.get(conn, ann)) == Person(ann, "Ann", "en", NOW)
    assert len(ann) == 32
    assert "ann" not in ann.lower()


def test_a_person_may_change_name_and_language(store: Store, ann: str) -> None:
    store.do(lambda conn: people.change(conn, ann, name="Anna"))
    store.do(lambda conn: people.change(conn, ann, language="ar"))
    assert store.ask(lambda conn: people.get(conn, ann)) == Person(ann, "Anna", "ar", NOW)


def test_texts_speak_of_a_person_as_they_said(store: Store, ann: str) -> None:
    store.do(lambda conn: people.change(conn, ann, gender="f"))
    assert store.ask(lambda conn: people.get(conn, ann)) == Person(ann, "Ann", "en", NOW, "f")


def test_a_gender_can_be_unsaid(store: Store, ann: str) -> None:
    store.do(lambda conn: people.change(conn, ann, gender="m"))
    store.do(lambda conn: people.change(conn, ann, gender=""))
    assert store.ask(lambda conn: conn.execute(select(metadata.tables["people"].c.gender)).scalar_one()) is None


@pytest.mark.parametrize("gender", ["x", "F", "other", "f\0", " f"])
def test_an_unknown_gender_is_refused(store: Store, ann: str, gender: str) -> None:
    with pytest.raises(BadText, match="gender"):
        store.do(lambda conn: people.change(conn, ann, gender=gender))


def test_nobody_cannot_change(store: Store) -> None:
    with pytest.raises(NoSuchPerson):
        store.do(lambda conn: people.change(conn, "nobody", name="Anna"))


@pytest.mark.parametrize("name", ["", "   ", "x" * 61, "a\0b", "a\x1b[2Jb", "a\u202eb", "\ud800"])
def test_a_bad_name_is_refused(store: Store, name: str) -> None:
    with pytest.raises(BadText):
        store.do(lambda conn: people.add(conn, name, "en", NOW))


@pytest.mark.parametrize("name", ["عبد الله", "می‌خواهم", "王小明", "O'Brien-Łącki", "🎲"])
def test_names_of_the_world_are_kept(store: Store, name: str) -> None:
    person = store.do(lambda conn: people.add(conn, name, "en", NOW))
    assert store.ask(lambda conn: people.get(conn, person.id)) == person


def test_unknown_persons_are_absent(store: Store, ann: str) -> None:
    assert list(store.ask(lambda conn: people.many(conn, [ann, "nobody"]))) == [ann]


# Chat


def test_words_come_back_in_order(store: Store, ann: str) -> None:
    words = [Said("game", 3, ann, None, "hello", NOW), Said("game", 5, ann, "well-played", None, NOW)]
    with store.writing() as conn:
        for said in words:
            chat.add(conn, said)
    assert store.ask(lambda conn: chat.read(conn, "game")) == words
    assert store.ask(lambda conn: chat.read(conn, "game", after=3)) == words[1:]
    assert store.ask(lambda conn: chat.latest(conn, "game", limit=1)) == words[1:]


def test_a_word_can_be_deleted(store: Store, ann: str) -> None:
    store.do(lambda conn: chat.add(conn, Said("game", 3, ann, None, "rude", NOW)))
    assert store.do(lambda conn: chat.erase(conn, "game", 3))
    assert not store.do(lambda conn: chat.erase(conn, "game", 3))
    assert store.ask(lambda conn: chat.read(conn, "game")) == []


@pytest.mark.parametrize(
    ("preset", "text"), [(None, None), ("hi", "hi"), (None, ""), (None, "x" * 501), (None, "\x07")]
)
def test_words_without_sense_are_refused(store: Store, ann: str, preset: str | None, text: str | None) -> None:
    with pytest.raises(BadText):
        store.do(lambda conn: chat.add(conn, Said("game", 1, ann, preset, text, NOW)))


def test_nobody_cannot_speak(store: Store) -> None:
    with pytest.raises(NoSuchPerson):
        store.do(lambda conn: chat.add(conn, Said("game", 1, "nobody", None, "hello", NOW)))


# Erasure


def test_an_erased_person_leaves_no_trace_but_the_id_and_whole_chains(store: Store) -> None:
    ann = fill(store)
    before = store.ask(lambda conn: games.export_game(conn, "game-1"))
    assert store.do(lambda conn: people.erase(conn, ann))
    with store.reading() as conn:
        left = {table.name: conn.execute(select(table)).all() for table in metadata.sorted_tables}
        assert accounts.find(conn, "ann") is None
        assert sessions.of(conn, ann, NOW) == []
        assert games.export_game(conn, "game-1") == before
    assert all(left[name] == [] for name in PERSONAL)
    assert "Ångström" not in str(left)
    store.verify_chain("game-1")
    assert store.append("game-1", 3, log(1)) == 4


def test_nobody_is_erased_twice(store: Store, ann: str) -> None:
    assert store.do(lambda conn: people.erase(conn, ann))
    assert not store.do(lambda conn: people.erase(conn, ann))


def test_personal_data_stand_only_where_they_can_be_deleted(store: Store) -> None:
    """Every table that leads to a person loses its rows with the person; no other holds a name, login or word."""
    fill(store)
    keys = [(table.name, key.column.table.name) for table in metadata.sorted_tables for key in table.foreign_keys]
    assert {name for name, target in keys if target in PERSONAL} | {"people"} == PERSONAL
    cascades = [key.ondelete for table in metadata.sorted_tables for key in table.foreign_keys]
    assert set(cascades) == {"CASCADE"}
    with store.reading() as conn:
        others = [conn.execute(select(table)).all() for table in metadata.sorted_tables if table.name not in PERSONAL]
    for word in ("Ann", "ann@", "Ångström", "good luck", "Firefox"):
        assert word not in str(others)
