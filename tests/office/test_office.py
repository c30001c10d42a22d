"""Offices: what is kept, what is refused, and that nothing is ever half done."""

import datetime
import threading
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection
from tests.championship.organising import person
from tests.office.keeping import TERMS, Clerk, clerk_of, everything_in, format_text

from passgo.championship import Actor, FormatError, Refused, commands
from passgo.championship.commands import ENTRANT, JUDGE
from passgo.championship.rounds import RoundId
from passgo.office import BadDetails, ChampionshipExists, NoSuchChampionship, Offices, new_entrant_id, online
from passgo.office.online import OnlineTable
from passgo.store import Store, StoreUnavailable

PERSONAL = ("Name vo", "vo001@mail.example", "+30 vo001", "1980-03-04")


def again(store: Store) -> Clerk:
    """The same championship as another process, or the next one, finds it."""
    offices = Offices(store)
    return Clerk(offices, offices.open("greece-2015"))


# Keeping


def test_a_championship_is_kept_with_its_format_and_terms(clerk: Clerk, store: Store, now: datetime.datetime) -> None:
    other = again(store)
    assert other.championship.digest() == clerk.championship.digest()
    assert other.championship.format == clerk.championship.format
    assert other.championship.prices == clerk.championship.prices
    found = other.office.terms(language="el")
    assert found is not None
    assert (found.version, found.text, found.language) == (1, "Οι όροι.", "el")
    line = clerk.offices.listing(now)[0]
    assert (line.id, line.status, line.cities[0]) == ("greece-2015", "open", "Athens")


def test_a_championship_is_announced_until_registration_opens(clerk: Clerk) -> None:
    opens = clerk.offices.listing(clerk.now)[0].opens
    assert clerk.offices.listing(opens - datetime.timedelta(seconds=1))[0].status == "announced"
    assert clerk.offices.listing(opens)[0].status == "open"


def test_a_championship_runs_from_its_first_seating(clerk: Clerk) -> None:
    clerk.confirmed(4)
    clerk.doors_open("volos")
    assert clerk.offices.listing(clerk.now)[0].status != "running"
    clerk.seat(RoundId("city", "volos", 1))
    assert clerk.offices.listing(clerk.now)[0].status == "running"


def test_a_table_is_claimed_once_and_replaced_by_who_knows_it(clerk: Clerk, store: Store) -> None:
    def claim(live: str, instead_of: str = "") -> bool:
        table = OnlineTable(RoundId("city", "volos", 1), 1, live)
        return store.do(lambda conn: online.claim(conn, clerk.office.id, table, instead_of))

    assert [claim("one"), claim("two"), claim("three", "two"), claim("four", "one")] == [True, False, False, True]
    found = store.ask(lambda conn: online.listing(conn, clerk.office.id))
    assert found[RoundId("city", "volos", 1), 1].live == "four"


def test_an_id_is_given_once_and_has_to_be_one(clerk: Clerk, now: datetime.datetime) -> None:
    with pytest.raises(ChampionshipExists):
        clerk.offices.create(format_text("greece-2015"), now, terms=TERMS)
    with pytest.raises(BadDetails):
        clerk.offices.create(format_text("greece-2015"), now, terms=TERMS, id="../etc")
    assert clerk.offices.create(format_text("greece-2015"), now, terms={}, id="cup-2").id == "cup-2"
    with pytest.raises(NoSuchChampionship):
        clerk.offices.open("no-such")


def test_a_bad_format_is_refused_with_its_faults_and_leaves_nothing(offices: Offices, now: datetime.datetime) -> None:
    with pytest.raises(FormatError):
        offices.create("[championship]\nid = 3", now, terms=TERMS)
    assert offices.listing(now) == []


def test_whoever_opens_it_again_finds_everybody(clerk: Clerk, store: Store) -> None:
    ids = clerk.confirmed(3)
    clerk.do(commands.ProposeNickname(clerk.registrar, ids[0], "Old Boot"))
    other = again(store)
    assert other.championship.people.rows == clerk.championship.people.rows
    assert other.championship.people.nickname(ids[0]) == "Old Boot"
    assert other.office.badge_code(ids[1]) == clerk.office.badge_code(ids[1])
    assert other.status(ids[2]) == "confirmed"


def test_the_log_names_nobody(clerk: Clerk, store: Store) -> None:
    id = clerk.register(1)[0]
    clerk.do(commands.ProposeNickname(clerk.registrar, id, "Thimble of Kos"))
    in_rows = everything_in(store)
    elsewhere = everything_in(store, "entrants")
    for words in (*PERSONAL, "Thimble of Kos"):
        assert words in in_rows
        assert words not in elsewhere


# Refusing


@pytest.mark.rule("CHAMP-ELIG-3")
def test_what_is_refused_leaves_no_trace(clerk: Clerk, store: Store) -> None:
    before = everything_in(store)
    with pytest.raises(Refused) as refusal:
        clerk.do(clerk.entry("vo001", born=datetime.date(2000, 1, 1)))
    assert (refusal.value.code, refusal.value.rule) == ("too-young", "CHAMP-ELIG-3")
    assert everything_in(store) == before


def test_an_outage_in_mid_commit_leaves_no_trace(clerk: Clerk, store: Store) -> None:
    before = everything_in(store)

    def fails_late(change: Callable[[Connection], Any]) -> None:
        with store.writing() as conn:
            change(conn)
            raise StoreUnavailable("the disk is full")

    right, clerk.office.write = clerk.office.write, fails_late
    with pytest.raises(StoreUnavailable):
        clerk.do(clerk.entry("vo001"))
    assert everything_in(store) == before
    assert (clerk.office.version, clerk.championship.people.rows) == (2, {})
    clerk.office.write = right
    clerk.do(clerk.entry("vo001"))
    assert again(store).status("vo001") == "pending"


def test_a_commit_that_arrived_unheard_is_found_by_the_next_one(clerk: Clerk, store: Store) -> None:
    def lost_answer(change: Callable[[Connection], Any]) -> None:
        store.do(change)
        raise StoreUnavailable("the line is dead")

    right, clerk.office.write = clerk.office.write, lost_answer
    with pytest.raises(StoreUnavailable):
        clerk.office.perform(clerk.entry("vo001"), clerk.now, command_id="c1")
    clerk.office.write = right
    found = clerk.office.perform(clerk.entry("vo001"), clerk.now, command_id="c1")
    assert [event.kind for event in found][:2] == ["registered", "consent-recorded"]
    clerk.do(clerk.entry("vo002"))
    assert list(clerk.state.entrants) == ["vo001", "vo002"]
    assert clerk.championship.people.rows["vo001"].email == "vo001@mail.example"
    assert len(clerk.office.emails()) == 2


def test_personal_data_have_limits(clerk: Clerk) -> None:
    for field, value in [
        ("name", ""), ("name", "x" * 101), ("name", "a\x00b"), ("email", "nobody"), ("email", "a b@c.gr"),
        ("phone", "call me"), ("citizenship", "Greece"), ("born", datetime.date(1800, 1, 1)),
    ]:  # fmt: skip
        with pytest.raises(BadDetails) as refusal:
            clerk.do(clerk.entry("vo001", "volos", **{field: value}))
        assert refusal.value.field == field
    assert clerk.state.entrants == {}


# Repeating


def test_a_repeated_id_is_answered_with_the_first_events(clerk: Clerk, store: Store) -> None:
    """What a panel sends again after a dropout."""
    entry = clerk.entry("vo001")
    first = clerk.office.perform(entry, clerk.now, command_id="queue-1")
    version = clerk.office.version
    assert clerk.office.perform(entry, clerk.now, command_id="queue-1") == first
    other = again(store)
    assert other.office.perform(entry, clerk.now, command_id="queue-1") == first
    assert other.office.version == version


def test_a_repeated_id_is_not_answered_with_what_came_before_or_after(clerk: Clerk) -> None:
    clerk.do(clerk.entry("vo001"))
    entry = clerk.entry("vo002")
    first = clerk.office.perform(entry, clerk.now, command_id="queue-1")
    clerk.do(clerk.entry("vo003"))
    assert clerk.office.perform(entry, clerk.now, command_id="queue-1") == first
    assert {getattr(event, "entrant", "vo002") for event in first} == {"vo002"}


def test_an_id_belongs_to_who_used_it(clerk: Clerk) -> None:
    clerk.office.perform(clerk.entry("vo001"), clerk.now, command_id="1")
    clerk.office.perform(clerk.entry("vo002"), clerk.now, command_id="1")
    assert list(clerk.state.entrants) == ["vo001", "vo002"]


# Two processes


def test_two_processes_go_on_from_each_others_events(clerk: Clerk, store: Store) -> None:
    other = again(store)
    clerk.do(clerk.entry("vo001"))
    other.do(other.entry("vo002"))
    clerk.do(commands.Phone(clerk.registrar, "vo002"))
    assert other.office.catch_up() == 1
    assert clerk.championship.digest() == other.championship.digest()
    assert clerk.championship.people.rows == other.championship.people.rows
    store.verify_chain(clerk.office.stream)


def test_who_listens_hears_of_news_from_another_process(clerk: Clerk, store: Store) -> None:
    other = again(store)
    heard: list[int] = []
    other.office.listeners.append(heard.append)
    other.office.catch_up()
    assert heard == []
    clerk.do(clerk.entry("vo001"))
    other.office.catch_up()
    assert heard == [clerk.office.version]


@pytest.mark.rule("CHAMP-REG-3")
def test_a_refusal_by_old_news_is_thought_over(offices: Offices, store: Store) -> None:
    """The last place was given back elsewhere: whoever asks here gets what the rules give him now."""
    clerk = clerk_of(offices, changes=[("capacity = 36", "capacity = 4"), ("alternates = 100", "alternates = 0")])
    ids = clerk.register(4)
    other = again(store)
    clerk.do(commands.Withdraw(clerk.registrar, ids[0]))
    other.do(other.entry("vo900"))
    assert other.status("vo900") == "pending"


def test_whoever_waits_is_told(clerk: Clerk, store: Store) -> None:
    version, told = clerk.office.version, []
    assert not clerk.office.wait_from(version, 0)
    waiting = threading.Thread(target=lambda: told.append(clerk.office.wait_from(version, 60)))
    waiting.start()
    again(store).do(clerk.entry("vo001"))  # another process: it is asked now and then
    waiting.join()
    assert told == [True]
    heard: list[int] = []
    stop = clerk.office.listen(heard.append)
    clerk.do(clerk.entry("vo002"))
    stop()
    clerk.do(clerk.entry("vo003"))
    assert len(heard) == 1


# Officials and links


def test_a_link_opens_a_role_until_it_is_revoked(clerk: Clerk, store: Store, now: datetime.datetime) -> None:
    judge, token = clerk.office.invite(JUDGE, "Maria", now, venue="volos", table=3)
    assert token not in everything_in(store)
    found = clerk.offices.official(token)
    assert found is not None
    assert (found[0].id, found[1].role, found[1].venue, found[1].table) == ("greece-2015", "judge", "volos", 3)
    assert clerk.offices.entrant(token) is None
    assert clerk.office.revoke(judge.id) == 1
    assert clerk.offices.official(token) is None
    assert [one.active for one in clerk.office.officials()] == [False]
    assert clerk.offices.official("") is None
    assert clerk.offices.official("x" * 1000) is None


@pytest.mark.rule("CHAMP-WORTH-8")
def test_one_person_in_two_roles_is_one_person(clerk: Clerk, now: datetime.datetime) -> None:
    """Else the one who entered a sheet could confirm it by his second link."""
    judge, first = clerk.office.invite(JUDGE, "María  P.", now)
    scorer, _ = clerk.office.invite("scorer", "maria p", now)
    assert judge.id == scorer.id
    other, _ = clerk.office.invite(JUDGE, "Eleni", now)
    assert other.id != judge.id
    _, fresh = clerk.office.invite(JUDGE, "María  P.", now)
    assert clerk.offices.official(first) is None
    assert clerk.offices.official(fresh) is not None


def test_only_known_roles_and_venues_are_invited(clerk: Clerk, now: datetime.datetime) -> None:
    with pytest.raises(BadDetails):
        clerk.office.invite("king", "Otto", now)
    with pytest.raises(BadDetails):
        clerk.office.invite(ENTRANT, "Otto", now)
    with pytest.raises(BadDetails):
        clerk.office.invite(JUDGE, "Otto", now, venue="corfu")


@pytest.mark.rule("CHAMP-DECL-1")
def test_the_link_of_somebody_else_is_no_way_to_his_entry(clerk: Clerk, now: datetime.datetime) -> None:
    one, other = clerk.register(2)
    found = clerk.offices.entrant(clerk.office.entry_token(one, now))
    assert found is not None
    assert found[1] == one
    refusal = clerk.refused(commands.Withdraw(Actor(found[1], ENTRANT), other))
    assert (refusal.code, refusal.rule) == ("not-yours", "CHAMP-DECL-1")


def test_a_badge_finds_its_entrant(clerk: Clerk) -> None:
    one, other = clerk.register(2)
    code = clerk.office.badge_code(one)
    assert code != clerk.office.badge_code(other)
    assert clerk.office.by_badge(f" {code.lower()} ") == one
    assert clerk.office.by_badge("WRONG") is None


def test_ids_are_opaque() -> None:
    assert len({new_entrant_id() for _ in range(1000)}) == 1000


# Details and consents


def test_details_are_corrected_and_the_log_says_which(clerk: Clerk, store: Store) -> None:
    id = clerk.register(1)[0]
    clerk.do(commands.ProposeNickname(clerk.registrar, id, "Old Boot"))
    changed = person(id, phone="+30 694 1234", name="Other Name")
    found = clerk.do(commands.ChangeDetails(Actor(id, ENTRANT), id, changed))
    assert [(event.kind, getattr(event, "fields", ())) for event in found] == [("details-changed", ("name", "phone"))]
    row = again(store).championship.people.rows[id]
    assert (row.name, row.phone, row.nickname) == ("Other Name", "+30 694 1234", "Old Boot")
    assert "694" not in everything_in(store, "entrants")


@pytest.mark.rule("CHAMP-ELIG-3", "CHAMP-ELIG-1")
def test_details_cannot_be_corrected_into_what_is_not_allowed(clerk: Clerk) -> None:
    one, other = clerk.register(2)
    me = Actor(one, ENTRANT)
    young = commands.ChangeDetails(me, one, person(one, born=datetime.date(2001, 1, 1)))
    assert clerk.refused(young).rule == "CHAMP-ELIG-3"
    assert clerk.refused(commands.ChangeDetails(me, one, person(one, employee=True))).rule == "CHAMP-ELIG-1"
    assert clerk.refused(commands.ChangeDetails(me, one, person(other))).code == "registered-twice"
    assert clerk.refused(commands.ChangeDetails(me, one, person(one))).code == "already-done"
    assert clerk.refused(commands.ChangeDetails(me, other, person("x"))).code == "not-yours"


@pytest.mark.rule("CHAMP-DATA-2", "CHAMP-DATA-3")
def test_consents_are_kept_one_by_one_and_promotion_apart(clerk: Clerk, store: Store) -> None:
    id = clerk.register(1)[0]
    assert clerk.state.entrants[id].consents == {"terms": True, "data": True, "publicity": True, "promotion": False}
    clerk.do(commands.ChangeConsent(Actor(id, ENTRANT), id, "promotion", True))
    clerk.do(commands.ChangeConsent(Actor(id, ENTRANT), id, "promotion", False))
    other = again(store)
    assert other.state.entrants[id].consents["promotion"] is False
    assert other.status(id) == "pending"
    kinds = [line["what"] for line in other.office.history(id)]
    assert kinds.count("consent-recorded") == 6


# Terms


@pytest.mark.rule("CHAMP-TERMS-3", "CHAMP-TERMS-5")
def test_terms_have_versions_that_stay_readable(clerk: Clerk, store: Store) -> None:
    clerk.register(2)
    clerk.office.publish_terms(
        clerk.director, {"en": "New terms.", "el": "Νέοι όροι."}, "The hall has moved.", clerk.now, mailed=True
    )
    other = again(store)
    first, second = other.office.terms(1, "en"), other.office.terms(language="ar")
    assert first is not None
    assert second is not None
    assert (first.text, second.text, second.notice) == ("The terms.", "New terms.", "The hall has moved.")
    assert other.office.terms(3) is None
    assert [letter.kind for letter in other.office.emails()].count("terms") == 2


def test_terms_in_a_language_are_those_of_its_regions(clerk: Clerk) -> None:
    clerk.office.publish_terms(clerk.director, {"en": "New terms.", "pt": "Novas condições."}, "New.", clerk.now)
    found = clerk.office.terms(language="pt-BR")
    assert found is not None
    assert found.text == "Novas condições."


# The time machine


def test_only_a_rehearsed_championship_has_a_time_machine(clerk: Clerk, now: datetime.datetime) -> None:
    assert clerk.office.machine_time(now) == now
    with pytest.raises(Refused):
        clerk.office.set_machine(now, now)


def test_a_rehearsed_championship_lives_at_its_own_time(clerk: Clerk, store: Store, now: datetime.datetime) -> None:
    log = [clerk.championship.opening(clerk.now)]
    today = now + datetime.timedelta(days=4000)
    office = clerk.offices.adopt(
        format_text("greece-2015"), type(clerk.championship)(clerk.format, clerk.championship.prices), log, today,
        id="trial", terms={},
    )  # fmt: skip
    assert abs(office.machine_time(today) - clerk.now) < datetime.timedelta(seconds=1)
    office.set_machine(clerk.now + datetime.timedelta(days=3), today)
    kept = Offices(store).open("trial")
    assert kept.machine_time(today) == clerk.now + datetime.timedelta(days=3)
    with pytest.raises(Refused) as refusal:
        office.set_machine(clerk.now - datetime.timedelta(days=3), today)
    assert refusal.value.code == "clock-back"
