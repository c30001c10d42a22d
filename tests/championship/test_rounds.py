"""The name of a round: read, written and kept as it always was."""

import copy
import datetime
import pickle

import pytest
from tests.championship.organising import Office

from passgo.championship import commands, events
from passgo.championship.codec import BrokenLog, from_json, to_json
from passgo.championship.rounds import BadRound, RoundId

ROUND = RoundId("city-final", "volos", 2)
LINE = '{"at":"2015-05-09T10:00:00.000+00:00","by":"judge-1","heat":1,"kind":"heat-started","session":"city/volos/1"}'


def test_a_round_is_written_as_stage_venue_and_number() -> None:
    assert str(ROUND) == "city-final/volos/2"
    assert (ROUND.stage, ROUND.venue, ROUND.round) == ("city-final", "volos", 2)
    assert ROUND.following() == RoundId("city-final", "volos", 3)


def test_a_round_is_read_from_what_was_written() -> None:
    read = RoundId.parse("city-final/volos/2")
    assert read == ROUND
    assert (read.stage, read.venue, read.round) == ("city-final", "volos", 2)


@pytest.mark.parametrize(
    "text", ["", "city", "city/volos", "city/volos/1/2", "city/volos/x", "/volos/1", "city//1", "city/volos/100"]
)
def test_what_is_no_round_is_named(text: str) -> None:
    with pytest.raises(BadRound, match="not a round"):
        RoundId.parse(text)


def test_a_copy_is_a_round_too() -> None:
    for twin in (copy.deepcopy(ROUND), pickle.loads(pickle.dumps(ROUND))):  # our own bytes
        assert (twin, twin.stage, twin.round) == (ROUND, "city-final", 2)


def test_an_event_is_read_and_written_byte_by_byte() -> None:
    event = from_json(LINE)
    at = datetime.datetime(2015, 5, 9, 10, tzinfo=datetime.UTC)
    assert event == events.HeatStarted(at, "judge-1", session=RoundId("city", "volos", 1), heat=1)
    assert isinstance(event, events.HeatStarted)
    assert event.session.venue == "volos"
    assert to_json(event) == LINE


def test_an_event_of_no_round_is_a_broken_log() -> None:
    with pytest.raises(BrokenLog, match="not a round"):
        from_json(LINE.replace("city/volos/1", "city-volos-1"))
    with pytest.raises(BrokenLog, match="session"):
        from_json(LINE.replace(',"session":"city/volos/1"', ""))


def test_the_same_round_has_one_name() -> None:
    """With "01" beside "1" a director could seat the first round twice."""
    office = Office()
    office.confirmed(8)
    office.doors_open("volos")
    office.seat(RoundId("city", "volos", 1))
    refused = office.refused(commands.MakeSeating(office.director, RoundId.parse("city/volos/01"), 1))
    assert (refused.code, refused.details) == ("no-such-session", {"session": "city/volos/01"})
