"""Changes of plan after people have registered: what may change, and what says why it may not."""

import datetime

import pytest
from tests.championship.organising import ATHENS, Office, at, prices
from tests.championship.test_format import text_of

from passgo.championship import commands, replay
from passgo.championship.codec import from_json, to_json
from passgo.championship.events import MovedUp
from passgo.championship.format import Venue, parse
from passgo.championship.notices import Difference, concerned, history
from passgo.championship.plan_events import ClosingChanged, VenueAdded, VenueChanged
from passgo.championship.registration import closing
from passgo.championship.rounds import RoundId

VOLOS = RoundId("city", "volos", 1)


def change(office: Office, venue: str = "volos", **changes: object) -> commands.ChangeVenue:
    return commands.ChangeVenue(office.director, venue, **changes)  # type: ignore[arg-type]


def hall(office: Office, venue: str = "volos") -> Venue:
    found = office.championship.format.venue(venue)
    assert found is not None
    return found


def reread(office: Office) -> None:
    """The log alone tells the same plan."""
    again = replay(office.format, prices(), [from_json(to_json(event)) for event in office.log])
    assert again.format == office.championship.format
    assert again.state == office.state


@pytest.mark.rule("CHAMP-TERMS-2", "CHAMP-TERMS-4")
def test_a_start_moves_and_the_file_stays_as_it_was() -> None:
    office = Office()
    new = at("2015-05-24T15:00")

    events = office.do(
        change(office, starts=new, notice=(("el", "Ο χώρος"), ("en", " The hall is booked. "), ("fr", " ")))
    )

    assert events == [
        VenueChanged(
            office.now.astimezone(datetime.UTC), "director", number=1, venue="volos", starts=new,
            was=at("2015-05-23T12:00"), notice=(("el", "Ο χώρος"), ("en", "The hall is booked.")),
        )
    ]  # fmt: skip
    assert hall(office).starts == new
    assert hall(office, "patras").starts == at("2015-05-23T12:00")
    assert office.championship.base.venue("volos").starts == at("2015-05-23T12:00")  # type: ignore[union-attr]
    assert office.championship.opening(office.now).digest == office.log[0].digest  # type: ignore[attr-defined]
    reread(office)


def test_only_what_differs_is_recorded() -> None:
    office = Office()
    before = hall(office)
    event = office.do(
        change(office, name=before.name, city=before.city, starts=before.starts, capacity=30, tables=before.tables)
    )[0]
    assert isinstance(event, VenueChanged)
    assert (event.name, event.city, event.starts, event.capacity, event.tables) == ("", "", None, 30, 0)
    assert office.refused(change(office, capacity=30)).code == "nothing-new"
    assert office.refused(change(office, "atlantis", capacity=30)).code == "no-such-venue"


def test_the_history_says_what_was_before() -> None:
    office = Office()
    office.do(change(office, name="The theatre", capacity=30))
    office.do(commands.ChangeClosing(office.director, datetime.date(2015, 5, 21)))
    told = [
        [(one.what, one.old, one.new) for one in found]
        for _, found in history(office.championship.base, office.state.notices)
    ]
    assert told == [
        [],  # the first terms
        [("name", "Public Volos", "The theatre"), ("capacity", 36, 30)],
        [("closes", datetime.date(2015, 5, 20), datetime.date(2015, 5, 21))],
    ]


def test_a_start_in_the_past_is_refused() -> None:
    office = Office()
    assert office.refused(change(office, starts=office.now - datetime.timedelta(hours=1))).code == "time-over"


@pytest.mark.rule("CHAMP-CAL-4")
def test_a_start_before_the_closing_day_is_refused_and_one_on_it_closes_registration_then() -> None:
    office = Office()
    refused = office.refused(change(office, starts=at("2015-05-19T12:00")))
    assert (refused.code, refused.details) == ("closes-late", {"day": "2015-05-19"})
    office.do(change(office, starts=at("2015-05-20T12:00")))
    assert closing(office.championship.format, hall(office)) == at("2015-05-20T12:00")
    assert closing(office.championship.format, hall(office, "patras")) == at("2015-05-21T00:00")
    office.do(office.entry("early"), at("2015-05-20T11:59"))
    assert office.refused(office.entry("late"), at("2015-05-20T12:00")).code == "window-closed"


@pytest.mark.rule("CHAMP-ELIG-3")
def test_a_start_may_not_make_those_who_registered_too_young() -> None:
    office = Office()
    office.do(office.entry("a", born=datetime.date(1997, 5, 23)))
    refused = office.refused(change(office, starts=at("2015-05-22T12:00")))
    assert (refused.code, refused.details) == ("too-young-then", {"count": 1, "day": "2015-05-22"})


@pytest.mark.rule("CHAMP-NOSHOW-2")
def test_hall_and_start_stay_once_the_roll_was_called() -> None:
    office = Office()
    office.confirmed(12)
    office.doors_open("volos")
    session = office.seat(VOLOS)
    office.judges(session)
    office.tick(session)
    office.do(commands.CallRoll(office.head_judge, session.id), session.starts)
    later = office.now + datetime.timedelta(hours=1)
    for moved in ({"starts": later}, {"name": "Next door"}, {"city": "Larissa"}):
        assert office.refused(change(office, **moved)).code == "roll-called"
    assert office.refused(change(office, capacity=11)).code == "capacity-taken"
    refused = office.refused(change(office, tables=2, capacity=12))
    assert (refused.code, refused.details) == ("tables-in-use", {"count": 3})
    office.do(change(office, tables=3, capacity=18))
    office.do(change(office, "patras", name="Next door"))
    reread(office)


def test_a_published_seating_moves_with_its_venue() -> None:
    office = Office()
    office.confirmed(12)
    office.doors_open("volos")
    office.do(commands.MakeSeating(office.director, VOLOS, 1))
    office.do(commands.PublishSeating(office.director, VOLOS, at("2015-05-23T12:30")))
    office.do(change(office, starts=at("2015-05-23T14:00")))
    session = office.state.sessions[VOLOS]
    assert session.starts == at("2015-05-23T14:30")
    assert office.refused(commands.CallRoll(office.head_judge, VOLOS), at("2015-05-23T14:29")).code == "too-early"
    office.start(session)
    reread(office)


@pytest.mark.rule("CHAMP-REG-3")
def test_a_capacity_below_those_registered_is_refused() -> None:
    office = Office()
    office.register(20)
    refused = office.refused(change(office, capacity=19))
    assert (refused.code, refused.rule, refused.details) == ("capacity-taken", "CHAMP-REG-3", {"count": 20})
    assert office.do(change(office, capacity=20))[1:] == []


@pytest.mark.rule("CHAMP-REG-4", "CHAMP-ALT-2")
def test_a_larger_capacity_moves_alternates_up_in_order() -> None:
    office = Office()
    office.do(change(office, capacity=10))
    office.register(14)
    assert office.refused(change(office, capacity=37)).details == {"room": 36}
    found = office.do(change(office, capacity=12))
    assert [event.entrant for event in found if isinstance(event, MovedUp)] == ["vo011", "vo012"]
    assert [office.status(id) for id in ("vo012", "vo013", "vo014")] == ["pending", "alternate 3", "alternate 4"]


def test_once_seats_are_drawn_alternates_wait_for_the_head_judge() -> None:
    office = Office()
    office.do(change(office, capacity=12))
    office.confirmed(13)
    office.doors_open("volos")
    office.seat(VOLOS)
    assert office.do(change(office, capacity=13))[1:] == []
    office.do(commands.CallAlternate(office.head_judge, VOLOS))
    assert office.status("vo013") == "confirmed"


@pytest.mark.rule("CHAMP-CAP-1")
def test_tables_must_seat_the_capacity() -> None:
    office = Office()
    refused = office.refused(change(office, tables=5))
    assert (refused.code, refused.details) == ("no-seats", {"room": 30})
    office.do(change(office, tables=5, capacity=30))
    assert (hall(office).tables, hall(office).capacity) == (5, 30)


def test_a_lent_venue_keeps_its_plan_on_both_machines() -> None:
    office = Office()
    office.do(commands.LendVenue(office.director, "volos"))
    assert office.refused(change(office, capacity=30)).code == "plan-lent"
    office.do(change(office, "patras", capacity=30))
    office.championship.home = "volos"
    for command in (change(office, capacity=30), commands.ChangeClosing(office.director, datetime.date(2015, 5, 21))):
        assert office.refused(command).code == "plan-lent"


@pytest.mark.rule("CHAMP-CAL-4")
def test_registration_closes_earlier_or_later_but_never_after_a_start() -> None:
    office = Office()

    def closes(day: str) -> commands.ChangeClosing:
        return commands.ChangeClosing(office.director, datetime.date.fromisoformat(day))

    assert office.refused(closes("2015-05-20")).code == "nothing-new"
    assert office.refused(closes("2015-05-24")).details == {"day": "2015-05-23"}
    assert office.refused(closes("2015-03-01")).code == "closes-early"
    assert office.refused(closes("2015-05-05"), at("2015-05-06T12:00")).code == "time-over"
    event = office.do(closes("2015-05-23"))[0]
    assert isinstance(event, ClosingChanged)
    assert office.refused(office.entry("a"), at("2015-05-23T12:00")).code == "window-closed"
    office.do(office.entry("a"), at("2015-05-23T11:00"))
    assert office.status("a") == "pending"
    reread(office)


def test_who_registers_after_the_seating_was_published_is_an_alternate() -> None:
    office = Office()
    office.do(commands.ChangeClosing(office.director, datetime.date(2015, 5, 23)))
    office.confirmed(12)
    office.doors_open("volos")
    office.seat(VOLOS)
    office.do(office.entry("late"))
    assert office.status("late") == "alternate 1"


def five_cities() -> Office:
    text = text_of("greece-2015")
    start = text.index('[[venues]]\nid = "volos"')
    end = text.index("[[venues]]", start + 1)
    return Office(parse(text[:start] + text[end:]))


def new_venue(office: Office, **changes: object) -> commands.AddVenue:
    values = {
        "venue": "larissa", "name": "The mill", "city": "Larissa", "zone": "Europe/Athens",
        "starts": at("2015-05-23T12:00"), "capacity": 36, "tables": 6,
    } | changes  # fmt: skip
    return commands.AddVenue(office.director, **values)  # type: ignore[arg-type]


def test_a_new_venue_registers_and_plays() -> None:
    office = five_cities()
    event = office.do(new_venue(office))[0]
    assert isinstance(event, VenueAdded)
    larissa = hall(office, "larissa")
    assert larissa == Venue("larissa", "The mill", "Larissa", "Europe/Athens", at("2015-05-23T12:00"), True, 36, 6, 1)
    assert larissa.starts.tzinfo is ATHENS
    assert [one.what for one in list(history(office.championship.base, office.state.notices))[-1][1]] == ["venue"]
    office.register(1, "larissa")
    assert office.status("la001") == "pending"
    reread(office)


def test_a_new_venue_must_fit_the_stages() -> None:
    office = Office()
    assert office.refused(new_venue(office)).code == "venue-unfit"  # seven champions at one table of six
    office = five_cities()
    assert office.refused(new_venue(office, venue="patras")).code == "venue-known"
    assert office.refused(new_venue(office, capacity=37)).details == {"room": 36}
    assert office.refused(new_venue(office, starts=at("2015-05-19T12:00"))).code == "closes-late"


@pytest.mark.rule("CHAMP-TERMS-5")
def test_a_change_concerns_those_of_its_venue() -> None:
    office = Office()
    office.confirmed(2)
    office.register(1, "patras")
    final = office.championship.format.stages[-1].at

    def heard(command: commands.Change) -> list[str]:
        event = office.championship.handle(command, office.now)[0]
        assert isinstance(event, VenueChanged | ClosingChanged)
        return [one.id for one in concerned(office.state, office.championship.format, event)]

    assert heard(change(office, capacity=30)) == ["vo001", "vo002"]
    assert heard(change(office, final, name="The opera")) == ["vo001", "vo002", "pa003"]
    assert heard(commands.ChangeClosing(office.director, datetime.date(2015, 5, 21))) == ["vo001", "vo002", "pa003"]


def test_a_judge_is_replaced_during_play_for_a_reason() -> None:
    office = Office()
    office.confirmed(12)
    office.doors_open("volos")
    session = office.seat(VOLOS)
    office.judges(session)
    assign = commands.AssignJudge(office.director, VOLOS, 1, "another")
    office.do(assign)
    office.start(session)
    again = commands.AssignJudge(office.head_judge, VOLOS, 1, "a-third")
    assert office.refused(again).code == "no-reason"
    event = office.do(commands.AssignJudge(office.head_judge, VOLOS, 1, "a-third", "The judge is ill."))[0]
    assert event.reason == "The judge is ill."  # type: ignore[attr-defined]
    assert session.tables[0].judge == "a-third"


def test_nothing_changes_once_it_is_cancelled() -> None:
    office = Office()
    office.do(commands.PublishTerms(office.director, "Terms.", "Off.", cancelled=True))
    assert office.refused(change(office, capacity=30)).code == "cancelled"


def test_only_the_director_changes_the_plan() -> None:
    office = Office()
    for actor in (office.registrar, office.head_judge, office.scorer):
        refused = office.refused(commands.ChangeVenue(actor, "volos", capacity=30))
        assert refused.code == "not-allowed"


def test_a_difference_names_its_venue() -> None:
    office = Office()
    office.do(change(office, capacity=30))
    (found,) = list(history(office.championship.base, office.state.notices))[-1][1]
    assert found == Difference("capacity", 36, 30, hall(office))
