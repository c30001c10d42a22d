"""Who may enter, when, with which declarations; priority, alternates, confirmation, leaving, erasing."""

import datetime
from dataclasses import replace

import pytest
from tests.championship.organising import Office, at, person

from passgo.championship import Actor, commands, events, preset
from passgo.championship.boards import counts, export
from passgo.championship.codec import to_json
from passgo.championship.commands import ENTRANT
from passgo.championship.rounds import RoundId


@pytest.mark.rule("CHAMP-CAL-4", "CHAMP-REG-1")
def test_the_last_day_counts_in_the_zone_of_the_venue() -> None:
    office = Office()
    assert office.refused(office.entry("a"), at("2015-05-21T00:00:00")).code == "window-closed"
    utc = datetime.datetime(2015, 5, 20, 20, 59, 59, tzinfo=datetime.UTC)  # a second before midnight in Athens
    assert office.championship.handle(office.entry("a"), utc)
    refusal = office.refused(office.entry("a"), utc + datetime.timedelta(seconds=1))
    assert (refusal.code, refusal.rule) == ("window-closed", "CHAMP-CAL-4")


def test_registration_has_not_begun_before_its_opening() -> None:
    office = Office()
    assert office.refused(office.entry("a"), at("2015-04-30T23:59:59")).code == "not-open"


@pytest.mark.rule("CHAMP-ELIG-3", "CHAMP-DECL-3")
@pytest.mark.parametrize(("born", "allowed"), [("1997-05-23", True), ("1997-05-24", False), ("2010-01-01", False)])
def test_eighteen_on_the_day(born: str, allowed: bool) -> None:
    office = Office()
    entry = office.entry("a", born=datetime.date.fromisoformat(born))
    if allowed:
        office.do(entry)
        assert office.status("a") == "pending"
    else:
        assert office.refused(entry).rule == "CHAMP-ELIG-3"


@pytest.mark.rule("CHAMP-ELIG-1", "CHAMP-ELIG-2")
def test_employees_relatives_and_foreigners_are_refused() -> None:
    office = Office()
    assert office.refused(office.entry("a", employee=True)).rule == "CHAMP-ELIG-1"
    assert office.refused(office.entry("a", relative=True)).rule == "CHAMP-ELIG-1"
    assert office.refused(office.entry("a", citizenship="FR")).rule == "CHAMP-ELIG-2"


@pytest.mark.rule("CHAMP-DECL-1", "CHAMP-DECL-2", "CHAMP-DECL-3", "CHAMP-DECL-4", "CHAMP-DECL-5")
@pytest.mark.parametrize("missing", ["own-email", "true-data", "of-age", "contact"])
def test_every_declaration_is_needed(missing: str) -> None:
    office = Office()
    entry = office.entry("a")
    given = tuple(word for word in entry.declarations if word != missing)
    refusal = office.refused(replace(entry, declarations=given))
    assert (refusal.code, refusal.rule, refusal.details["missing"]) == (
        "declaration-missing",
        "CHAMP-DECL-5",
        (missing,),
    )


@pytest.mark.rule("CHAMP-DATA-1", "CHAMP-PUB-1", "CHAMP-ELIG-5")
@pytest.mark.parametrize(
    ("missing", "rule"), [("data", "CHAMP-DATA-1"), ("publicity", "CHAMP-PUB-1"), ("terms", "CHAMP-ELIG-5")]
)
def test_every_required_consent_is_needed(missing: str, rule: str) -> None:
    office = Office()
    entry = office.entry("a")
    given = tuple(word for word in entry.consents if word != missing)
    assert office.refused(replace(entry, consents=given)).rule == rule


@pytest.mark.rule("CHAMP-DATA-2")
def test_consent_is_given_to_each_organiser_and_promotion_is_free() -> None:
    office = Office()
    found = office.do(office.entry("a"))
    consents = {event.consent: event for event in found if isinstance(event, events.ConsentRecorded)}
    assert consents["data"].to == ("HASBRO HELLAS AE", "RETAIL WORLD AE")
    assert (consents["data"].given, consents["promotion"].given) == (True, False)


def test_one_active_registration_for_each_person() -> None:
    office = Office()
    office.do(office.entry("a"))
    assert office.refused(office.entry("a", "patras")).rule == "AMB-CHAMP-45"
    assert office.refused(office.entry("b", "patras", email="A@mail.example")).code == "registered-twice"
    assert office.refused(office.entry("b", "patras", name="náme A")).code == "registered-twice"
    office.do(commands.Withdraw(office.registrar, "a"))
    office.do(office.entry("a", "patras"))
    assert office.state.entrants["a"].venue == "patras"


@pytest.mark.rule("CHAMP-REG-3", "CHAMP-CAP-2", "CHAMP-ALT-2")
def test_priority_is_by_time_and_capacity_is_never_exceeded() -> None:
    office = Office()
    ids = office.register(40)
    assert [office.status(id) for id in ids[:36]] == ["pending"] * 36
    assert [office.status(id) for id in ids[36:]] == ["alternate 1", "alternate 2", "alternate 3", "alternate 4"]
    volos = next(count for count in counts(office.championship) if count.venue == "volos")
    assert (volos.capacity, volos.taken, volos.alternates) == (36, 36, 4)


@pytest.mark.rule("CHAMP-REG-4", "CHAMP-REG-2")
def test_a_free_place_goes_to_the_first_alternate_who_is_then_called() -> None:
    office = Office()
    ids = office.register(38)
    office.do(commands.Phone(office.registrar, ids[37]))  # the second alternate says early that he would come
    office.do(commands.Phone(office.registrar, ids[4], comes=False))
    assert (office.status(ids[4]), office.status(ids[36])) == ("withdrawn", "pending")
    office.do(commands.Phone(office.registrar, ids[36]))
    assert office.status(ids[36]) == "confirmed"
    office.do(commands.Withdraw(office.registrar, ids[5]))
    assert office.status(ids[37]) == "confirmed"


def test_who_comes_later_stands_behind_the_alternates() -> None:
    office = Office()
    office.register(37)
    assert office.status(office.register(1)[0]) == "alternate 2"


@pytest.mark.rule("CHAMP-REG-2")
def test_without_confirmation_nobody_checks_in() -> None:
    office = Office()
    id = office.register(1)[0]
    assert office.refused(commands.CheckIn(office.registrar, id, "volos")).rule == "CHAMP-REG-2"


@pytest.mark.rule("CHAMP-ELIG-6")
def test_the_organisers_may_cancel_an_entry() -> None:
    office = Office()
    id = office.register(1)[0]
    assert office.refused(commands.Cancel(office.director, id, " ")).code == "no-reason"
    office.do(commands.Cancel(office.director, id, "incomplete data"))
    assert office.status(id) == "disqualified"
    assert office.refused(office.entry(id)).rule == "CHAMP-ELIG-6"


@pytest.mark.rule("CHAMP-DATA-3", "CHAMP-DATA-4", "CHAMP-DATA-5")
@pytest.mark.parametrize("channel", ["e-mail", "telephone"])
def test_erasure_takes_the_row_and_leaves_the_log(channel: str) -> None:
    office = Office()
    id = office.register(1)[0]
    before = office.championship.digest()
    office.do(commands.Erase(office.registrar, id, channel))
    assert office.status(id) == "erased"
    assert office.championship.people.rows == {}
    assert office.championship.digest() != before
    assert export(office.championship, id)["person"] == {}
    assert office.refused(office.entry(id)).code == "already-done"
    office.championship.people.keep(id, person(id))  # as a restored backup would
    assert office.championship.people.rows == {}


@pytest.mark.rule("CHAMP-DATA-3")
def test_consents_are_taken_back_at_any_stage() -> None:
    office = Office()
    one, other = office.register(2)
    office.do(commands.ChangeConsent(Actor(one, ENTRANT), one, "publicity", False))
    assert office.state.entrants[one].consents["publicity"] is False
    assert office.status(one) == "pending"
    office.do(commands.ChangeConsent(Actor(other, ENTRANT), other, "data", False))
    assert office.status(other) == "withdrawn"


@pytest.mark.rule("CHAMP-DECL-1")
def test_nobody_uses_another_persons_link() -> None:
    office = Office()
    one, other = office.register(2)
    stranger = Actor(other, ENTRANT)
    assert office.refused(commands.Withdraw(stranger, one)).rule == "CHAMP-DECL-1"
    assert office.refused(commands.Erase(stranger, one)).code == "not-yours"
    assert office.status(one) == "pending"


@pytest.mark.rule("CHAMP-TERMS-2", "CHAMP-TERMS-3", "CHAMP-TERMS-4", "CHAMP-TERMS-5")
def test_new_terms_take_effect_with_their_notice_and_bind_everybody() -> None:
    office = Office()
    old = office.entry("a")
    assert office.refused(commands.PublishTerms(office.director, "New.", "")).rule == "CHAMP-TERMS-3"
    longer = datetime.date(2015, 5, 21)
    office.do(commands.PublishTerms(office.director, "New.", "One day more.", closes=longer, mailed=True))
    assert [(terms.version, terms.notice, terms.mailed) for terms in office.state.terms] == [
        (1, "The terms are here.", False),
        (2, "One day more.", True),
    ]
    assert office.refused(old).rule == "CHAMP-TERMS-4"
    assert office.championship.handle(office.entry("a"), at("2015-05-21T23:59:59"))
    office.do(commands.PublishTerms(office.director, "No more.", "The contest is cancelled.", cancelled=True))
    assert office.refused(office.entry("a")).rule == "CHAMP-TERMS-2"


def test_the_log_holds_no_personal_data() -> None:
    office = Office()
    office.do(office.entry("a"))
    office.do(commands.ProposeNickname(office.registrar, "a", "Lucky Boot"))
    written = "\n".join(to_json(event) for event in office.log)
    for part in ("Name", "mail.example", "+30", "1980", "Boot"):
        assert part not in written


def test_the_list_of_alternates_has_an_end() -> None:
    office = Office()
    office.register(136)
    assert office.refused(office.entry("more")).code == "alternates-full"


def test_roles_are_checked() -> None:
    office = Office()
    id = office.register(1)[0]
    assert office.refused(commands.Phone(Actor(id, ENTRANT), id)).code == "not-allowed"
    assert office.refused(commands.Cancel(office.registrar, id, "no")).code == "not-allowed"


# Walk-ins.


def walking_in(office: Office, id: str) -> commands.Register:
    return replace(office.entry(id), by=office.registrar)


@pytest.fixture
def open_door() -> Office:
    format = preset("greece-2015")
    office = Office(replace(format, registration=replace(format.registration, walk_ins=True)))
    office.confirmed(8)
    return office


DOORS = at("2015-05-23T10:00:00")


def test_the_office_registers_somebody_at_the_door_on_the_day(open_door: Office) -> None:
    open_door.do(walking_in(open_door, "late"), DOORS)
    assert open_door.status("late") == "pending"


def test_once_the_seats_are_drawn_a_walk_in_is_an_alternate(open_door: Office) -> None:
    open_door.doors_open("volos")
    open_door.seat(RoundId("city", "volos", 1))
    open_door.do(walking_in(open_door, "late"))
    assert open_door.status("late") == "alternate 1"


@pytest.mark.parametrize("moment", ["2015-05-22T23:59:00", "2015-05-24T00:00:00"])
def test_walk_ins_are_for_the_day_of_the_venue(open_door: Office, moment: str) -> None:
    assert open_door.refused(walking_in(open_door, "late"), at(moment)).code == "window-closed"


def test_nobody_walks_in_without_the_office_or_where_the_format_does_not_say_so(open_door: Office) -> None:
    assert open_door.refused(open_door.entry("late"), DOORS).code == "window-closed"
    strict = Office()
    assert strict.refused(walking_in(strict, "late"), DOORS).code == "window-closed"
