"""A small real SMTP server on loopback: it speaks enough of the protocol to take mail, refuse it and be away; in the
open, under TLS from the first byte, or after STARTTLS."""

import shutil
import socketserver
import ssl
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path

SECRET = "key.pem"
CERTIFICATE = "certificate.pem"


class Inbox:
    """What has arrived, and how the server answers."""

    def __init__(self) -> None:
        self.port = 0
        self.letters: list[EmailMessage] = []
        self.logins: list[str] = []
        self.answers: dict[str, str] = {}  # instead of 250, by the recipient
        self.tls: ssl.SSLContext | None = None
        self.tls_at_once = False  # smtps; else it waits for STARTTLS
        self.verbs: list[tuple[str, bool]] = []  # everything that was said, and whether under TLS


class Session(socketserver.StreamRequestHandler):
    inbox: Inbox

    def say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())

    def encrypt(self) -> None:
        assert self.inbox.tls is not None
        self.request = self.inbox.tls.wrap_socket(self.request, server_side=True)
        self.setup()  # the files are those of the new connection

    def finish(self) -> None:
        super().finish()
        self.request.close()

    def handle(self) -> None:
        try:
            if self.inbox.tls_at_once:
                self.encrypt()
            self.say("220 loopback ready")
            self.listen()
        except OSError:
            return  # who does not trust the certificate hangs up

    def listen(self) -> None:
        while line := self.rfile.readline():  # after STARTTLS it is another file
            words = line.decode().split(None, 1)
            verb = words[0].upper() if words else ""
            if verb == "QUIT":
                self.say("221 bye")
                return
            self.inbox.verbs.append((verb, isinstance(self.request, ssl.SSLSocket)))
            self.answer(verb, words[1].strip() if len(words) > 1 else "")

    def answer(self, verb: str, rest: str) -> None:
        if verb in ("EHLO", "HELO"):
            self.say("250-loopback\r\n250-AUTH PLAIN\r\n250-STARTTLS\r\n250 8BITMIME")
        elif verb == "STARTTLS":
            self.say("220 go ahead")
            self.encrypt()
        elif verb == "AUTH":
            self.inbox.logins.append(rest)
            self.say("235 welcome")
        elif verb == "RCPT":
            address = rest.partition("<")[2].partition(">")[0]
            self.say(self.inbox.answers.get(address, "250 ok"))
        elif verb == "DATA":
            self.say("354 go on")
            self.inbox.letters.append(self.read_letter())
            self.say("250 taken")
        else:
            self.say("250 ok")

    def read_letter(self) -> EmailMessage:
        lines = iter(self.rfile.readline, b".\r\n")
        found = message_from_bytes(b"".join(lines), policy=default)
        assert isinstance(found, EmailMessage)
        return found


class Server(socketserver.ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True


def certified(folder: Path) -> ssl.SSLContext | None:
    """A server's side of TLS with a certificate made for this test; None where nothing can make one."""
    program = shutil.which("openssl")
    if program is None:
        return None
    subprocess.run(
        [program, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
         "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost",
         "-keyout", str(folder / SECRET), "-out", str(folder / CERTIFICATE)],
        check=True, capture_output=True,
    )  # fmt: skip
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / CERTIFICATE, folder / SECRET)
    return context


@contextmanager
def smtp_server(tls: ssl.SSLContext | None = None, at_once: bool = False) -> Iterator[Inbox]:
    inbox = Inbox()
    inbox.tls, inbox.tls_at_once = tls, at_once
    handler = type("Session", (Session,), {"inbox": inbox})
    with Server(("127.0.0.1", 0), handler) as server:
        inbox.port = server.server_address[1]
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield inbox
        finally:
            server.shutdown()
            thread.join()
