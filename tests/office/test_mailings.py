"""Texts of letters by the director, messages to a selection, and reminders: each once."""

import datetime

import pytest
from tests.championship.organising import at
from tests.office.keeping import Clerk

from passgo.championship import commands
from passgo.championship.rounds import RoundId
from passgo.office import BadDetails, mail_texts, mailings
from passgo.office.emails import KINDS
from passgo.office.mail_texts import BadMailText, MailText
from passgo.office.mailings import Selection, TooManyMessages

DAY = datetime.timedelta(days=1)
START = at("2015-05-23T12:00")  # in Volos


def letters(clerk: Clerk, kind: str) -> list[str]:
    return [one.entrant for one in clerk.office.emails() if one.kind == kind]


def keep(clerk: Clerk, kind: str, subject: str, body: str, language: str = "en") -> None:
    text = mail_texts.checked(kind, MailText(subject, body))
    clerk.office.write(lambda conn: mail_texts.keep(conn, clerk.office.id, kind, language, text))


# Texts


@pytest.mark.parametrize("kind", KINDS)
def test_the_standard_text_of_every_kind_can_be_kept_as_it_is(kind: str) -> None:
    text = mail_texts.standard(kind, "en")
    assert mail_texts.checked(kind, text) == text
    assert "{name}" in text.body


def test_a_letter_says_what_the_director_wrote_in_that_language_only(clerk: Clerk) -> None:
    (id,) = clerk.confirmed(1)
    letter = next(one for one in clerk.office.emails() if one.kind == "confirmed")
    keep(clerk, "confirmed", "See you, {name}", "Code {badge}, {city}.")
    found = clerk.office.render(letter, "en")
    assert found is not None
    assert found.subject == f"See you, Name {id}"
    assert found.body == f"Code {clerk.office.badge_code(id)}, Volos."
    greek = clerk.office.render(letter, "el")
    assert greek is not None
    assert "Code" not in greek.body
    clerk.office.write(lambda conn: mail_texts.keep(conn, clerk.office.id, "confirmed", "en", None))
    again = clerk.office.render(letter, "en")
    assert again is not None
    assert "Show this code at the door" in again.body


def test_a_value_is_never_read_as_a_placeholder() -> None:
    text = MailText("{name}", "{name} {city}")
    assert mail_texts.filled(text, {"name": "{city}", "city": "Volos"}) == ("{city}", "{city} Volos")


@pytest.mark.parametrize(
    ("kind", "body", "code", "word"),
    [
        ("confirmed", "{nmae}", "unknown", "nmae"),
        ("confirmed", "{link}", "unknown", "link"),
        ("registered", "Welcome", "missing", "link"),
        ("confirmed", "  ", "empty", ""),
        ("confirmed", "x" * 5001, "long", ""),
    ],
)
def test_a_text_with_a_wrong_placeholder_is_refused(kind: str, body: str, code: str, word: str) -> None:
    with pytest.raises(BadMailText) as refused:
        mail_texts.checked(kind, MailText("Subject", body))
    assert (refused.value.code, refused.value.word) == (code, word)


# Messages


def test_a_message_goes_to_those_selected_and_once(clerk: Clerk, now: datetime.datetime) -> None:
    confirmed = clerk.confirmed(2)
    clerk.register(1)
    elsewhere = clerk.register(1, "patras")
    text = MailText("Parking", "Dear {name}, park behind the hall.")
    assert mailings.chosen(clerk.office, Selection("volos", "confirmed")) == confirmed
    assert mailings.chosen(clerk.office, Selection("patras")) == elsewhere
    assert mailings.send(clerk.office, "n1", Selection("volos", "confirmed"), text, now) == 2
    assert mailings.send(clerk.office, "n1", Selection("volos", "confirmed"), text, now) == 0
    assert sorted(letters(clerk, "message")) == sorted(confirmed)
    letter = next(one for one in clerk.office.emails() if one.kind == "message")
    found = clerk.office.render(letter, "en")
    assert found is not None
    assert (found.subject, found.body) == ("Parking", f"Dear Name {letter.entrant}, park behind the hall.")


def test_those_of_a_stage_are_who_sits_there(clerk: Clerk) -> None:
    ids = clerk.confirmed(8)
    clerk.register(1)
    clerk.doors_open("volos")
    assert mailings.chosen(clerk.office, Selection(stage="city")) == []
    clerk.seat(RoundId("city", "volos", 1))
    assert sorted(mailings.chosen(clerk.office, Selection(stage="city"))) == sorted(ids)


def test_only_so_many_messages_go_out_in_an_hour(clerk: Clerk, now: datetime.datetime) -> None:
    clerk.register(1)
    text = MailText("a", "b")
    for number in range(mailings.MOST_MESSAGES):
        assert mailings.send(clerk.office, f"n{number}", Selection(), text, now) == 1
    with pytest.raises(TooManyMessages):
        mailings.send(clerk.office, "more", Selection(), text, now)
    assert mailings.send(clerk.office, "later", Selection(), text, now + datetime.timedelta(hours=2)) == 1


# Reminders


def test_a_reminder_goes_out_once_to_each_who_is_confirmed(clerk: Clerk) -> None:
    confirmed = clerk.confirmed(2)
    clerk.register(1)
    mailings.set_reminder_days(clerk.office, [7, 1])
    assert mailings.reminder_days(clerk.office) == [7, 1]
    assert mailings.remind(clerk.office, START - 8 * DAY) == 0
    assert mailings.remind(clerk.office, START - 7 * DAY) == 2
    assert mailings.remind(clerk.office, START - 7 * DAY) == 0
    assert sorted(letters(clerk, "reminder")) == sorted(confirmed)
    assert mailings.remind(clerk.office, START - 5 * DAY) == 0
    assert mailings.remind(clerk.office, START - DAY) == 2


def test_who_has_just_been_confirmed_is_not_reminded(clerk: Clerk) -> None:
    mailings.set_reminder_days(clerk.office, [3])
    (early,) = clerk.confirmed(1)
    (late,) = clerk.register(1)
    clerk.do(commands.Phone(clerk.registrar, late), START - 3 * DAY)
    assert mailings.remind(clerk.office, START - 3 * DAY) == 1
    assert letters(clerk, "reminder") == [early]


def test_nobody_is_reminded_after_the_start_or_of_what_was_cancelled(clerk: Clerk) -> None:
    clerk.confirmed(1)
    mailings.set_reminder_days(clerk.office, [1])
    assert mailings.remind(clerk.office, START) == 0
    clerk.do(commands.PublishTerms(clerk.director, "Terms.", "Cancelled.", cancelled=True))
    assert mailings.remind(clerk.office, START - DAY) == 0


@pytest.mark.parametrize("days", [[0], [61], [1, 2, 3, 4, 5, 6]])
def test_days_that_make_no_sense_are_refused(clerk: Clerk, days: list[int]) -> None:
    with pytest.raises(BadDetails):
        mailings.set_reminder_days(clerk.office, days)
    assert mailings.reminder_days(clerk.office) == []
