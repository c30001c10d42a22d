"""A venue on a machine of its own: who may write what while it is lent."""

import datetime

import pytest
from tests.championship.organising import Office, person

from passgo.championship import Actor, commands, events
from passgo.championship.commands import ENTRANT
from passgo.championship.rounds import RoundId
from passgo.championship.state import Outcome
from passgo.championship.venue_loans import venue_of


def test_every_event_belongs_to_a_venue_or_to_all() -> None:
    office = Office()
    id = office.confirmed(1, "volos")[0]
    now = office.now
    told = {
        "volos": [
            events.CheckedIn(now, "", entrant=id, venue="volos"), events.Phoned(now, "", entrant=id),
            events.HeatStarted(now, "", session=RoundId("city", "volos", 1)),
            events.Qualified(now, "", stage="city", venue="volos"),
            events.PlacePassed(now, "", out="x", into=id),
        ],
        "": [events.TermsPublished(now, "", version=2), events.Opened(now, "")],
    }  # fmt: skip
    for venue, found in told.items():
        assert {venue_of(office.state, event) for event in found} == {venue}


def test_a_lent_venue_is_left_alone_and_the_others_go_on() -> None:
    office = Office()
    one, other = office.confirmed(2, "volos")
    theirs = office.confirmed(1, "patras")[0]
    office.do(commands.LendVenue(office.director, "volos"))
    assert office.refused(commands.Withdraw(office.registrar, one)).code == "venue-lent"
    assert office.refused(office.entry("vo900")).code == "venue-lent"
    assert office.refused(commands.ChangeConsent(Actor(one, ENTRANT), one, "promotion", True)).code == "venue-lent"
    office.do(commands.Withdraw(office.registrar, theirs))
    office.do(commands.PublishTerms(office.director, "New.", "A new hall."))
    assert office.status(other) == "confirmed"


@pytest.mark.rule("CHAMP-DATA-3")
def test_rights_over_ones_data_know_no_loan() -> None:
    """Only the erasure itself is written; who moves up is for the venue to say."""
    office = Office()
    ids = office.register(38, "volos")
    waiting = office.state.alternates("volos")[0].id
    office.do(commands.LendVenue(office.director, "volos"))
    found = office.do(commands.Erase(Actor(ids[0], ENTRANT), ids[0]))
    assert [(event.kind, getattr(event, "status", "")) for event in found] == [("left", "erased")]
    assert office.status(waiting) == "alternate 1"
    assert office.championship.people.rows.get(ids[0]) is None


def test_a_venues_machine_writes_for_it_alone() -> None:
    office = Office()
    mine, theirs = office.confirmed(1, "volos")[0], office.confirmed(1, "patras")[0]
    office.do(commands.LendVenue(office.director, "volos"))
    office.championship.home = "volos"
    assert office.refused(commands.Withdraw(office.registrar, theirs)).code == "venue-elsewhere"
    assert office.refused(commands.PublishTerms(office.director, "x", "y")).code == "venue-elsewhere"
    office.do(commands.Withdraw(office.registrar, mine))
    office.do(office.entry("vo900"))  # somebody walks in
    assert office.status("vo900") == "pending"


def test_a_venue_is_lent_once() -> None:
    office = Office()
    office.do(commands.LendVenue(office.director, "volos"))
    assert office.refused(commands.LendVenue(office.director, "volos")).code == "already-done"
    assert office.refused(commands.LendVenue(office.director, "corfu")).code == "no-such-venue"
    assert office.refused(commands.LendVenue(office.registrar, "patras")).code == "not-allowed"


def test_the_national_final_waits_for_venues_that_are_still_lent() -> None:
    """A venue's machine may still correct a sheet, and with it who goes on."""
    office = Office()
    for place in office.format.places(office.format.stages[1]):
        office.state.outcomes["city-final", place] = Outcome((), [], ())
    office.do(commands.LendVenue(office.director, "volos"))
    draw = commands.MakeSeating(office.director, RoundId("national-final", "syntagma", 1), 1)
    assert office.refused(draw).code == "venue-lent"
    office.do(commands.RecallVenue(office.director, "volos", "everything is here"))
    assert office.refused(draw).code != "venue-lent"


def test_a_loan_keeps_the_name_of_its_machine() -> None:
    office = Office()
    office.do(commands.LendVenue(office.director, "volos", " Red laptop "))
    loan = office.state.loan("volos")
    assert loan is not None
    assert (loan.label, loan.at, loan.finished) == ("Red laptop", office.now, False)


def test_only_a_venues_machine_says_that_it_is_finished() -> None:
    office = Office()
    office.do(commands.LendVenue(office.director, "volos"))
    for venue in ("volos", ""):
        assert office.refused(commands.FinishVenue(office.head_judge, venue)).code == "venue-elsewhere"
    office.championship.home = "volos"
    office.do(commands.FinishVenue(office.head_judge, "volos"))
    assert office.refused(commands.FinishVenue(office.head_judge, "volos")).code == "venue-finished"
    assert office.championship.report(office.now - datetime.timedelta(days=9)) == []


def test_changed_details_must_be_such_that_one_could_register_with_them() -> None:
    office = Office()
    one, other = office.register(2)
    found = office.do(commands.ChangeDetails(Actor(one, ENTRANT), one, person(one, phone="+30 999")))
    assert [event.kind for event in found] == ["details-changed"]
    assert office.championship.people.rows[one].phone == "+30 999"
    taken = commands.ChangeDetails(Actor(one, ENTRANT), one, person(other))
    assert (office.refused(taken).code, office.refused(taken).rule) == ("registered-twice", "AMB-CHAMP-45")
    office.do(commands.Withdraw(office.registrar, one))
    assert office.refused(commands.ChangeDetails(Actor(one, ENTRANT), one, person(one))).code == "bad-moment"
