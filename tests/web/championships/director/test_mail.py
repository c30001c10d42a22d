"""The director's letters: counted before they are sent, sent once, in their own words where they want."""

import re
from collections.abc import Iterator
from itertools import count

import pytest
from tests.web.championships.opening import desk, keep, now, register, somebody
from tests.web.championships.staging import hidden, plain, read
from tests.web.running import Browser, Running

from passgo.championship import Actor, commands
from passgo.championship.commands import DIRECTOR, REGISTRAR
from passgo.office import Office, mailings

NUMBER = count(1)


@pytest.fixture
def office(server: Running) -> Office:
    made = keep(server, f"mail-{next(NUMBER)}")
    public = Browser(server)
    for number in range(3):
        register(public, made.id, somebody(number, venue="volos" if number == 2 else "athens"))
    public.close()
    return made


@pytest.fixture
def dora(server: Running, office: Office) -> Iterator[Browser]:
    there = desk(server, office, DIRECTOR, "Dora")
    yield there
    there.close()


def mail(office: Office) -> str:
    return f"/c/{office.id}/director/mail"


def post(office: Office, dora: Browser, do: str, path: str = "", **fields: object) -> str:
    dora.get(mail(office) + path)
    answer = dora.post(mail(office) + path, do=do, **fields)
    dora.page = answer.text
    return plain(answer.text)


def messages(office: Office) -> list[str]:
    return [one.entrant for one in office.emails() if one.kind == "message"]


def test_a_message_is_counted_and_shown_before_it_is_sent_once(office: Office, dora: Browser) -> None:
    written = {"venue": "athens", "subject": "Parking", "body": "Dear {name}, park behind the hall."}
    page = post(office, dora, "count", **written)
    assert "This goes to 2 people:" in page
    assert "Dear Dora, park behind the hall." in page
    assert messages(office) == []
    name = hidden(dora.page, "name")
    for _ in range(2):
        assert "The emails are in the outbox." in post(office, dora, "send", name=name, **written)
    athens = [one.id for one in office.championship.state.at_venue("athens", "pending")]
    assert sorted(messages(office)) == sorted(athens)
    assert read(dora, f"/c/{office.id}/director/outbox").count("park behind the hall.") == 2


def test_a_message_with_an_unknown_word_is_refused_and_kept(office: Office, dora: Browser) -> None:
    page = post(office, dora, "count", subject="Hi", body="Dear {nmae}, my long letter")
    assert "{nmae} can’t be filled in here." in page
    assert "my long letter" in page


def test_too_many_messages_in_an_hour_wait(office: Office, dora: Browser) -> None:
    for number in range(mailings.MOST_MESSAGES):
        post(office, dora, "send", name=f"n{number}", subject="a", body="b")
    assert "That’s a lot of emails in one hour." in post(office, dora, "send", name="more", subject="a", body="b")
    assert len(messages(office)) == 3 * mailings.MOST_MESSAGES


def test_a_text_is_kept_previewed_and_given_back(office: Office, dora: Browser) -> None:
    path = "/confirmed/en"
    assert "{badge}" in read(dora, mail(office) + path)
    page = post(office, dora, "preview", path, subject="Hello {name}", body="Your code: {badge}")
    assert "Hello Dora" in page
    assert "Your code: K7PX2MQD" in page
    post(office, dora, "keep", path, subject="Hello {name}", body="Your code: {badge}")
    entrant = next(iter(office.championship.state.entrants))
    office.perform(commands.Phone(Actor("r1", REGISTRAR), entrant), now())
    letter = next(one for one in office.emails() if one.kind == "confirmed")
    found = office.render(letter, "en")
    assert found is not None
    assert found.body == f"Your code: {office.badge_code(entrant)}"
    assert "Own text: en" in read(dora, mail(office))
    post(office, dora, "standard", path)
    found = office.render(letter, "en")
    assert found is not None
    assert "Thank you for confirming" in found.body


def test_a_text_without_its_link_is_refused(office: Office, dora: Browser) -> None:
    page = post(office, dora, "keep", "/registered/en", subject="Welcome", body="Good to have you")
    assert "The text must contain {link}." in page
    assert "Good to have you" in page


@pytest.mark.parametrize(("said", "kept"), [("7, 1", [7, 1]), ("7، 1", [7, 1]), ("1 7 7", [7, 1]), ("", [])])
def test_the_days_of_reminders_are_kept(office: Office, dora: Browser, said: str, kept: list[int]) -> None:
    assert "Saved." in post(office, dora, "reminders", days=said)
    assert mailings.reminder_days(office) == kept


@pytest.mark.parametrize("said", ["soon", "0", "61", "-1", "1,2,3,4,5,6"])
def test_days_that_make_no_sense_are_refused(office: Office, dora: Browser, said: str) -> None:
    assert "Enter up to 5 whole numbers" in post(office, dora, "reminders", days=said)
    assert mailings.reminder_days(office) == []


def test_a_director_of_one_venue_writes_to_nobody(server: Running, office: Office) -> None:
    vera = desk(server, office, DIRECTOR, "Vera", venue="volos")
    assert vera.get(mail(office)).status_code == 403
    assert not re.search("director/mail", vera.get(f"/c/{office.id}/director").text)
    vera.close()
