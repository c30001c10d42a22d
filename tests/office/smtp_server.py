"""A small real SMTP server on loopback: it speaks enough of the protocol to take mail, refuse it and be away."""

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default


class Inbox:
    """What has arrived, and how the server answers."""

    def __init__(self) -> None:
        self.port = 0
        self.letters: list[EmailMessage] = []
        self.logins: list[str] = []
        self.answers: dict[str, str] = {}  # instead of 250, by the recipient


class Session(socketserver.StreamRequestHandler):
    inbox: Inbox

    def say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())

    def handle(self) -> None:
        self.say("220 loopback ready")
        for line in iter(self.rfile.readline, b""):
            words = line.decode().split(None, 1)
            verb = words[0].upper() if words else ""
            if verb == "QUIT":
                self.say("221 bye")
                return
            self.answer(verb, words[1].strip() if len(words) > 1 else "")

    def answer(self, verb: str, rest: str) -> None:
        if verb in ("EHLO", "HELO"):
            self.say("250-loopback\r\n250-AUTH PLAIN\r\n250 8BITMIME")
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


@contextmanager
def smtp_server() -> Iterator[Inbox]:
    inbox = Inbox()
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
