"""Mail: a thread sends the letters of the outbox by SMTP. Without a mail server they wait for the director."""

import datetime
import logging
import smtplib
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import format_datetime, parseaddr
from secrets import token_hex
from typing import Final
from urllib.parse import unquote, urlsplit

from passgo.office.emails import Letter, Rendered
from passgo.office.office import Office, milliseconds
from passgo.office.offices import Offices
from passgo.store import LeaseHeld, StoreError, leases

PORTS: Final = {"smtp": 25, "starttls": 587, "smtps": 465}
TIMEOUT: Final = 20.0
AT_ONCE: Final = 100  # letters in one session with the server
MOST_TRIES: Final = 8
LEASE: Final = "championship-mail"
LEASE_MS: Final = 60_000
PAUSE: Final = 5.0  # seconds between two looks into the outbox
LONGEST_PAUSE: Final = 600.0  # after failures the pauses double up to this

log = logging.getLogger(__name__)


class MailUrlRefused(ValueError):
    """Raised when the setting names no usable mail server."""


@dataclass(frozen=True)
class MailServer:
    security: str  # smtp, starttls or smtps
    host: str
    port: int
    user: str
    password: str = field(repr=False)
    sender: str

    @contextmanager
    def session(self) -> Iterator[smtplib.SMTP]:
        context = ssl.create_default_context()
        if self.security == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=TIMEOUT, context=context)
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=TIMEOUT)
        with server:
            if self.security == "starttls":
                server.starttls(context=context)
            if self.user:
                server.login(self.user, self.password)
            yield server


def mail_server(url: str, sender: str) -> MailServer:
    """A mail server from `smtp://user:password@host:port`; the error never repeats the password."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        raise MailUrlRefused("mail: smtp://, smtps:// or starttls://user:password@host:port is needed") from None
    if parts.scheme not in PORTS or not parts.hostname or parts.path not in ("", "/") or parts.query:
        raise MailUrlRefused("mail: smtp://, smtps:// or starttls://user:password@host:port is needed")
    if "@" not in parseaddr(sender)[1]:
        raise MailUrlRefused("mail_from: the address that letters come from is needed, e.g. cup@games.example")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.scheme, parts.hostname, port, user, password, sender)


def message(server: MailServer, letter: Letter, rendered: Rendered, now: datetime.datetime) -> EmailMessage:
    made = EmailMessage()
    made["From"] = server.sender
    made["To"] = rendered.to
    made["Subject"] = " ".join(rendered.subject.split())
    made["Date"] = format_datetime(now)
    # The same id for every attempt, so that a letter sent twice is shown once.
    made["Message-ID"] = f"<{letter.id}@{parseaddr(server.sender)[1].rpartition('@')[2]}>"
    made["Auto-Submitted"] = "auto-generated"
    made.set_content(rendered.body)
    return made


class Postman:
    """Checks all outboxes regularly. A server that is down only costs time; a refused letter stays in the outbox with
    the reason, for the director to see."""

    def __init__(self, offices: Offices, server: MailServer, base: str) -> None:
        self.offices = offices
        self.server = server
        self.base = base.rstrip("/")
        self.name = token_hex(8)
        self.ending = threading.Event()
        self.failures = 0
        self.thread = threading.Thread(target=self.run, name="passgo-mail", daemon=True)

    def start(self) -> None:
        self.thread.start()

    def stop(self, timeout: float = 2.0) -> None:
        self.ending.set()
        self.thread.join(timeout)

    def run(self) -> None:
        while not self.ending.wait(self.pause()):
            try:
                self.round(datetime.datetime.now(datetime.UTC))
            except (OSError, smtplib.SMTPException, StoreError) as error:
                self.failures += 1
                log.warning("letters wait: %s", type(error).__name__)  # its text may hold an address
            else:
                self.failures = 0

    def pause(self) -> float:
        return float(min(PAUSE * 2**self.failures, LONGEST_PAUSE))

    def round(self, now: datetime.datetime) -> int:
        """Send what waits and return how many letters went out. Of several servers only one does it."""
        now_ms = milliseconds(now)
        try:
            self.offices.write(lambda conn: leases.acquire(conn, LEASE, self.name, now_ms, LEASE_MS))
        except LeaseHeld:
            return 0
        sent = 0
        for id in self.offices.ids():
            office = self.offices.open(id)
            waiting = [] if office.kept.rehearsed else office.emails()  # invented people get no mail
            due = [letter for letter in waiting if letter.tries < MOST_TRIES][:AT_ONCE]
            if due:
                office.catch_up()
                with self.server.session() as session:
                    sent += sum(self.send(session, office, letter, now) for letter in due)
        return sent

    def send(self, session: smtplib.SMTP, office: Office, letter: Letter, now: datetime.datetime) -> bool:
        rendered = office.render(letter, base=self.base)
        if rendered is None or self.ending.is_set():
            return False
        try:
            session.send_message(message(self.server, letter, rendered, now))
        except (smtplib.SMTPRecipientsRefused, smtplib.SMTPDataError, smtplib.SMTPSenderRefused) as error:
            office.mark_failed(letter.id, fault_of(error), MOST_TRIES if is_final(error) else 1)
            return False
        except ValueError:  # an address that no header can hold
            office.mark_failed(letter.id, "the address cannot be used", MOST_TRIES)
            return False
        return office.mark_sent(letter.id, now)


Refusal = smtplib.SMTPRecipientsRefused | smtplib.SMTPDataError | smtplib.SMTPSenderRefused


def codes_of(error: Refusal) -> list[tuple[int, bytes]]:
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return list(error.recipients.values())
    told = error.smtp_error
    return [(error.smtp_code, told if isinstance(told, bytes) else told.encode())]


def is_final(error: Refusal) -> bool:
    """Whether SMTP calls the failure permanent: from code 500 on, another attempt does not help."""
    return all(code >= 500 for code, _ in codes_of(error))


def fault_of(error: Refusal) -> str:
    return "; ".join(f"{code} {told.decode(errors='replace')}" for code, told in codes_of(error))
