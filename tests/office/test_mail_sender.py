"""Letters: which are written, in which words, and how they reach a real mail server, or wait."""

import datetime
import re
import ssl
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.office.keeping import Clerk, everything_in, format_text
from tests.office.smtp_server import CERTIFICATE, Inbox, certified, smtp_server

from passgo.championship import commands
from passgo.championship.boards import shown_name
from passgo.championship.rounds import RoundId
from passgo.i18n import catalogue, languages
from passgo.office import Letter
from passgo.office.emails import KINDS
from passgo.office.mail_sender import MOST_TRIES, MailServer, MailUrlRefused, Postman, mail_server
from passgo.store import Store

BASE = "https://cup.example"


@pytest.fixture
def inbox() -> Iterator[Inbox]:
    with smtp_server() as running:
        yield running


def postman(clerk: Clerk, inbox: Inbox, security: str = "smtp") -> Postman:
    server = mail_server(f"{security}://127.0.0.1:{inbox.port}", "The Cup <cup@cup.example>")
    return Postman(clerk.offices, server, BASE)


# Sending


def test_a_letter_arrives_once_with_a_link_that_opens_the_entry(clerk: Clerk, inbox: Inbox, store: Store) -> None:
    id = clerk.register(1)[0]
    post = postman(clerk, inbox)
    assert post.round(clerk.now) == 1
    assert post.round(clerk.now) == 0
    (letter,) = inbox.letters
    assert letter["To"] == f"{id}@mail.example"
    assert letter["From"] == "The Cup <cup@cup.example>"
    assert letter["Auto-Submitted"] == "auto-generated"
    found = re.search(r"^https://cup\.example/entry/(\S+)\s*$", letter.get_content(), re.MULTILINE)
    assert found is not None
    opened = clerk.offices.entrant(found[1])
    assert opened is not None
    assert opened[1] == id
    assert found[1] not in everything_in(store)  # the secret left with the letter
    assert [(one.kind, one.sent_ms is not None) for one in clerk.office.emails(unsent=False)] == [("registered", True)]


def test_letters_are_written_in_the_language_of_the_entrant(clerk: Clerk, inbox: Inbox) -> None:
    for number, language in enumerate(("el", "ar", "en", "xx")):
        clerk.office.perform(clerk.entry(f"vo00{number}", name=f"Ωμέγα {number}"), clerk.now, language=language)
    postman(clerk, inbox).round(clerk.now)
    texts = {str(letter["To"]): letter.get_content() for letter in inbox.letters}
    assert "η θέση σας είναι σίγουρη" in texts["vo000@mail.example"]
    assert "ويصبح مكانك مضمونًا" in texts["vo001@mail.example"]
    assert "your place is secure" in texts["vo002@mail.example"]
    assert "your place is secure" in texts["vo003@mail.example"]
    assert all(re.search(r"^https://cup\.example/entry/\S+\s*$", text, re.MULTILINE) for text in texts.values())


def test_of_two_servers_one_sends(clerk: Clerk, inbox: Inbox) -> None:
    one, other = postman(clerk, inbox), postman(clerk, inbox)
    clerk.register(1)
    assert one.round(clerk.now) == 1
    clerk.register(1)
    assert other.round(clerk.now) == 0
    assert other.round(clerk.now + datetime.timedelta(minutes=2)) == 1  # the first one is gone


def test_a_login_is_used_where_the_setting_has_one(clerk: Clerk, inbox: Inbox) -> None:
    clerk.register(1)
    server = mail_server(f"smtp://cup:s%40cret@127.0.0.1:{inbox.port}", "cup@cup.example")
    assert "cret" not in repr(server)
    assert Postman(clerk.offices, server, BASE).round(clerk.now) == 1
    assert len(inbox.logins) == 1


@pytest.fixture(params=["smtps", "starttls"])
def encrypted(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Inbox, MailServer]]:
    """A mail server under TLS, and the setting that names it."""
    tls = certified(tmp_path)
    if tls is None:
        pytest.skip("openssl is not here to make a certificate")
    with smtp_server(tls, at_once=request.param == "smtps") as inbox:
        url = f"{request.param}://cup:secret@localhost:{inbox.port}"
        yield inbox, mail_server(url, "cup@cup.example")


def test_letters_and_the_password_go_under_tls(
    clerk: Clerk, encrypted: tuple[Inbox, MailServer], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inbox, server = encrypted
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / CERTIFICATE))  # whom this machine trusts
    (id,) = clerk.register(1)
    assert Postman(clerk.offices, server, BASE).round(clerk.now) == 1
    assert [letter["To"] for letter in inbox.letters] == [f"{id}@mail.example"]
    assert len(inbox.logins) == 1
    in_the_open = {verb for verb, under_tls in inbox.verbs if not under_tls}
    assert in_the_open == (set() if server.security == "smtps" else {"EHLO", "STARTTLS"})


def test_a_server_that_nobody_vouches_for_gets_neither_letter_nor_password(
    clerk: Clerk, encrypted: tuple[Inbox, MailServer]
) -> None:
    inbox, server = encrypted
    clerk.register(1)
    with pytest.raises(ssl.SSLCertVerificationError):
        Postman(clerk.offices, server, BASE).round(clerk.now)
    assert (inbox.letters, inbox.logins) == ([], [])
    assert [letter.sent_ms for letter in clerk.office.emails()] == [None]


def test_every_attempt_has_the_same_id_so_that_an_email_sent_twice_is_shown_once(clerk: Clerk, inbox: Inbox) -> None:
    clerk.register(1)
    (waiting,) = clerk.office.emails()
    assert postman(clerk, inbox).round(clerk.now) == 1
    assert inbox.letters[0]["Message-ID"].startswith(f"<{waiting.id}@")


def test_a_refused_address_stays_in_the_outbox_with_its_reason(clerk: Clerk, inbox: Inbox) -> None:
    one, other = clerk.register(2)
    inbox.answers[f"{one}@mail.example"] = "550 no such mailbox"
    post = postman(clerk, inbox)
    assert post.round(clerk.now) == 1
    (waiting,) = clerk.office.emails()
    assert (waiting.entrant, waiting.fault, waiting.tries) == (one, "550 no such mailbox", MOST_TRIES)
    assert post.round(clerk.now) == 0
    assert [letter["To"] for letter in inbox.letters] == [f"{other}@mail.example"]


def test_a_busy_mailbox_is_tried_again_and_not_for_ever(clerk: Clerk, inbox: Inbox) -> None:
    id = clerk.register(1)[0]
    inbox.answers[f"{id}@mail.example"] = "451 try later"
    post = postman(clerk, inbox)
    post.round(clerk.now)
    assert clerk.office.emails()[0].tries == 1
    del inbox.answers[f"{id}@mail.example"]
    assert post.round(clerk.now) == 1
    other = clerk.register(1)[0]
    inbox.answers[f"{other}@mail.example"] = "451 try later"
    for _ in range(MOST_TRIES + 3):
        post.round(clerk.now)
    assert clerk.office.emails()[0].tries == MOST_TRIES


def test_a_server_that_is_away_loses_nothing(clerk: Clerk) -> None:
    clerk.register(1)
    with smtp_server() as gone:
        port = gone.port
    post = Postman(clerk.offices, mail_server(f"smtp://127.0.0.1:{port}", "cup@cup.example"), BASE)
    with pytest.raises(OSError, match="refused"):
        post.round(clerk.now)
    assert clerk.office.emails()[0].tries == 0
    first = post.pause()
    post.failures = 3
    assert first < post.pause()
    post.failures = 1000
    assert post.pause() <= 600


def test_the_thread_sends_and_stops(clerk: Clerk, inbox: Inbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("passgo.office.mail_sender.PAUSE", 0.01)
    clerk.register(1)
    version = clerk.office.version
    post = postman(clerk, inbox)
    post.start()
    while clerk.office.count_unsent():
        clerk.office.wait_from(version, 0.01)
    post.stop()
    assert not post.thread.is_alive()
    assert len(inbox.letters) == 1


def test_invented_people_get_no_mail(clerk: Clerk, inbox: Inbox) -> None:
    id = clerk.register(1)[0]
    log = [clerk.championship.opening(clerk.now)]
    empty = type(clerk.championship)(clerk.format, clerk.championship.prices)
    trial = clerk.offices.adopt(format_text("greece-2015"), empty, log, clerk.now, id="trial", terms={"en": "Terms."})
    Clerk(clerk.offices, trial).office.letter("link", id, {}, clerk.now)
    assert postman(clerk, inbox).round(clerk.now) == 1


@pytest.mark.parametrize(
    ("url", "sender"),
    [
        ("mail.example", "a@b.c"), ("http://mail.example", "a@b.c"), ("smtp://", "a@b.c"),
        ("smtp://mail.example:x", "a@b.c"), ("smtp://mail.example", "nobody"), ("smtps://h/path", "a@b.c"),
    ],
)  # fmt: skip
def test_a_setting_that_names_no_server_is_refused(url: str, sender: str) -> None:
    with pytest.raises(MailUrlRefused):
        mail_server(url, sender)


def test_the_ports_are_those_of_the_protocols() -> None:
    found = {name: mail_server(f"{name}://mail.example", "a@b.c").port for name in ("smtp", "smtps", "starttls")}
    assert found == {"smtp": 25, "smtps": 465, "starttls": 587}


# Writing


@pytest.mark.wide
def test_every_kind_of_letter_has_words_in_every_language() -> None:
    for language in languages():
        said = catalogue(language)
        own = said.bundles[0]
        for kind in KINDS:
            for part in ("subject", "body"):
                assert own.has_message(f"mail-{kind}-{part}"), f"{language}: mail-{kind}-{part}"


def test_letters_follow_what_happens(clerk: Clerk) -> None:
    ids = clerk.confirmed(8)
    clerk.do(commands.ProposeNickname(clerk.registrar, ids[0], "Old Boot"))
    clerk.do(commands.ApproveNickname(clerk.director, ids[0]))
    clerk.do(commands.ProposeNickname(clerk.registrar, ids[1], "Number 17"))
    clerk.do(commands.ReturnNickname(clerk.director, ids[1], "a number"))
    clerk.doors_open("volos")
    clerk.finish(RoundId("city", "volos", 1))
    clerk.do(commands.Cancel(clerk.director, ids[7], "false data"))
    found = clerk.office.emails()
    kinds = {kind: sum(one.kind == kind for one in found) for kind in KINDS}
    assert kinds["registered"] == kinds["confirmed"] == kinds["seated"] == 8
    assert kinds["nickname-approved"] == kinds["nickname-returned"] == kinds["left-disqualified"] == 1
    assert kinds["qualified"] == 6
    for letter in found:
        rendered = clerk.office.render(letter, "en", BASE)
        assert rendered is not None
        assert not re.search(r"[{}\u2066-\u2069]|mail-", rendered.subject + rendered.body), letter.kind
    assert shown_name(clerk.championship, ids[0]) == "Old Boot"


def test_an_erased_entrant_is_written_nothing(clerk: Clerk, inbox: Inbox) -> None:
    id = clerk.register(1)[0]
    letter = clerk.office.emails()[0]
    clerk.do(commands.Erase(clerk.registrar, id))
    assert clerk.office.emails() == []
    assert clerk.office.render(letter) is None
    assert postman(clerk, inbox).round(clerk.now) == 0


def test_copied_by_hand_a_letter_is_marked_as_sent_once(clerk: Clerk, now: datetime.datetime) -> None:
    clerk.register(1)
    (letter,) = clerk.office.emails()
    assert clerk.office.mark_sent(letter.id, now)
    assert not clerk.office.mark_sent(letter.id, now)
    assert not clerk.office.mark_sent("no-such", now)
    assert clerk.office.emails() == []


def test_nobodys_words_can_add_a_line_to_the_head(clerk: Clerk, inbox: Inbox) -> None:
    id = clerk.register(1)[0]
    letter = Letter("1", id, "registered", {"championship": "x\r\nBcc: all@mail.example"}, 0, None, 0, "")
    rendered = clerk.office.render(letter, "en", BASE)
    assert rendered is not None
    clerk.office.letter("registered", id, {"championship": "x\nBcc: all@mail.example"}, clerk.now)
    postman(clerk, inbox).round(clerk.now)
    assert [found["Bcc"] for found in inbox.letters] == [None, None]
