"""Series of championships in the store: whose results count, and that nothing of it outlives a person."""

import datetime
from pathlib import Path

import pytest
from sqlalchemy import select
from tests.championship.organising import ATHENS
from tests.office.keeping import TERMS, Clerk

from passgo.championship import commands, parse
from passgo.championship.format import preset_text
from passgo.office import BadDetails, Offices, erasures, seasons
from passgo.rehearsal.script import Course
from passgo.store import Store, open_store, people, series
from passgo.store.backup import backup, restore
from passgo.store.schema import series_entries

NOW_MS = 1_800_000_000_000
CUPS = {"en": "City cups", "el": "Κύπελλα πόλεων"}


def begun(clerk: Clerk) -> str:
    """A series with the clerk's championship; its id."""
    seasons.create(clerk.office, seasons.checked("", CUPS, "10, 7 5", "2"), NOW_MS)
    found = seasons.series_at(clerk.office)
    assert found is not None
    return found.id


def account(store: Store, name: str = "Ann") -> str:
    return store.do(lambda conn: people.add(conn, name, "en", NOW_MS)).id


def counted(store: Store) -> list[tuple[str, str]]:
    query = select(series_entries.c.entrant, series_entries.c.person).order_by(series_entries.c.entrant)
    return [(row.entrant, row.person) for row in store.ask(lambda conn: conn.execute(query).all())]


def finished(offices: Offices, id: str, seed: int) -> Clerk:
    """An evening that bots have played to its end."""
    course = Recorded(seed)
    return Clerk(
        offices,
        offices.adopt(
            preset_text("single-evening"), course.championship, course.log, datetime.datetime.now(datetime.UTC),
            id=id, terms=TERMS,
        ),
    )  # fmt: skip


class Recorded(Course):
    """A whole rehearsal that keeps its log."""

    def __init__(self, seed: int) -> None:
        super().__init__(parse(preset_text("single-evening")), seed, lambda _line: None)
        self.log = [self.championship.opening(self.now)]
        self.run()

    def do(self, command: commands.Command, at: datetime.datetime | None = None) -> None:
        self.now = max(self.now + datetime.timedelta(seconds=1), at or self.now)
        self.log += self.championship.perform(command, self.now)


def test_a_series_keeps_its_name_in_several_languages_and_its_rule(clerk: Clerk) -> None:
    begun(clerk)
    found = seasons.series_at(clerk.office)
    assert found is not None
    assert (found.name.said("el"), found.name.said("sv"), found.rule.points, found.rule.best) == (
        "Κύπελλα πόλεων", "City cups", (10, 7, 5), 2,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("names", "points", "best", "field"),
    [
        ({"en": ""}, "10", "", "name"), ({"en": "x" * 101}, "10", "", "name"), (CUPS, "", "", "points"),
        (CUPS, "7 10", "", "points"), (CUPS, "ten", "", "points"), (CUPS, "1001", "", "points"),
        (CUPS, "9", "-1", "best"),
    ],
)  # fmt: skip
def test_what_cannot_be_used_is_named(names: dict[str, str], points: str, best: str, field: str) -> None:
    with pytest.raises(BadDetails) as refusal:
        seasons.checked("", names, points, best)
    assert refusal.value.field == field


def test_the_ranking_has_only_those_who_agreed_by_their_latest_nickname(offices: Offices, store: Store) -> None:
    spring, autumn = finished(offices, "spring", 3), finished(offices, "autumn", 4)
    id = begun(spring)
    seasons.join(autumn.office, id)
    ann, bob = account(store), account(store, "Bob")
    champion, second = spring.championship.champion(), autumn.state.outcomes["final", "hall"].ranking[1]
    assert seasons.count(spring.office, champion, ann)
    assert seasons.count(autumn.office, second, ann)
    assert seasons.count(autumn.office, autumn.championship.champion(), bob)
    found = seasons.read(offices, id)
    assert found is not None
    assert [(line.player, line.total, dict(line.points)) for line in found.lines] == [
        (ann, 17, {"spring": 10, "autumn": 7}), (bob, 10, {"autumn": 10}),
    ]  # fmt: skip
    latest = found.championships[-1]
    assert found.nicknames[ann] == latest.championship.people.called(
        {"spring": champion, "autumn": second}[latest.id]
    )  # fmt: skip


def test_one_account_counts_for_one_entry_of_a_championship(clerk: Clerk, store: Store) -> None:
    begun(clerk)
    one, other = clerk.register(2)
    ann = account(store)
    assert seasons.count(clerk.office, one, ann)
    assert seasons.count(clerk.office, one, ann)
    assert not seasons.count(clerk.office, other, ann)
    assert counted(store) == [(one, ann)]
    assert clerk.office.export_person(one)["counts_in_series"] is True
    seasons.stop_counting(clerk.office, one)
    assert counted(store) == []
    assert clerk.office.export_person(one)["counts_in_series"] is False


def test_nobody_counts_outside_a_series(clerk: Clerk, store: Store) -> None:
    (one,) = clerk.register(1)
    with pytest.raises(BadDetails):
        seasons.count(clerk.office, one, account(store))


def test_a_championship_is_in_one_series_and_takes_its_agreements_along(clerk: Clerk, store: Store) -> None:
    id = begun(clerk)
    with pytest.raises(BadDetails):
        seasons.join(clerk.office, id)
    (one,) = clerk.register(1)
    seasons.count(clerk.office, one, account(store))
    store.do(lambda conn: series.leave(conn, clerk.office.id))
    assert counted(store) == []
    assert seasons.find(clerk.offices, id) is None


# Erasing


@pytest.mark.rule("CHAMP-DATA-3", "CHAMP-DATA-4")
def test_it_is_erased_with_the_entry_and_with_the_account(clerk: Clerk, store: Store) -> None:
    begun(clerk)
    one, other, third = clerk.register(3)
    ann, bob, cy = (account(store, name) for name in ("Ann", "Bob", "Cy"))
    for entrant, person in ((one, ann), (other, bob), (third, cy)):
        assert seasons.count(clerk.office, entrant, person)
    clerk.do(commands.Erase(clerk.registrar, one, "telephone"))
    assert counted(store) == [(other, bob), (third, cy)]
    assert store.do(lambda conn: people.erase(conn, bob))
    assert counted(store) == [(third, cy)]
    with pytest.raises(BadDetails):
        seasons.count(clerk.office, one, ann)
    last_day = datetime.datetime(2015, 5, 30, 12, tzinfo=ATHENS) + datetime.timedelta(days=365)
    clerk.offices.sweep(last_day)
    assert counted(store) == []


def test_a_backup_carries_the_series_and_erasures_are_repeated(clerk: Clerk, store: Store, tmp_path: Path) -> None:
    id = begun(clerk)
    one, other = clerk.register(2)
    ann, bob = account(store), account(store, "Bob")
    seasons.count(clerk.office, one, ann)
    seasons.count(clerk.office, other, bob)
    file, url = tmp_path / "backup", f"sqlite:///{tmp_path / 'restored.db'}"
    backup(store, file, NOW_MS, portable_rows=True)
    clerk.do(commands.Erase(clerk.registrar, one, "telephone"))
    restore(file, url)
    restored = open_store(url)
    assert counted(restored) == [(one, ann), (other, bob)]
    assert erasures.apply_again(restored, erasures.known(store), clerk.now) == 1
    assert counted(restored) == [(other, bob)]
    found = seasons.find(Offices(restored), id)
    assert found is not None
    assert found.name.said("en") == "City cups"
    restored.close()
