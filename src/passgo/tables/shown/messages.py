"""Messages on the wire: JSON objects, distinguished by `type`."""

from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from passgo.tables.commands.commands import LARGEST_COMMAND
from passgo.tables.refusals import Refused
from passgo.tables.shown.facts import LineFacts, PublicView, Snapshot, TableView
from passgo.tables.shown.happenings import Happening

PROTOCOL: Final = 1  # increased when an older client would misread a message

# From the client.


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: the protocol the client speaks and the version it has seen, if any."""

    version: int
    resume: int | None = None


class CommandMessage(Struct, frozen=True, tag="command", forbid_unknown_fields=True):
    id: str
    kind: str
    expected: int | None = None
    body: dict[str, Any] = {}


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    pass


ClientMessage = Hello | CommandMessage | Ping

# From the server.


class Problem(Struct, frozen=True):
    code: str
    args: dict[str, Any] = {}


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to hello. `now_ms` is the server's clock: deadlines are counted from it.

    `snapshot` is null for a client that can go on from its version: an `update` follows.
    """

    protocol: int
    role: str
    seat: int
    host: bool
    version: int
    now_ms: int
    snapshot: Snapshot | None


class Update(Struct, frozen=True, tag="update"):
    """The happenings between two versions, and the view after. A client that is not at `after` asks for a resync."""

    after: int
    version: int
    now_ms: int
    events: list[Happening]
    view: TableView


class ReplyMessage(Struct, frozen=True, tag="reply"):
    id: str
    ok: bool
    version: int
    error: Problem | None = None


class Resync(Struct, frozen=True, tag="resync"):
    """The whole table again: the client forgets what it knows."""

    version: int
    now_ms: int
    snapshot: Snapshot


class Presence(Struct, frozen=True, tag="presence"):
    """Presence: who is connected. It has no version: the latest one counts."""

    seats: list[bool]
    judge: bool
    spectators: int
    names: list[str]  # of spectators who gave one


class Talk(Struct, frozen=True, tag="chat"):
    """A line of talk. It has a version like everything else; `line` is null for a client that must not hear it."""

    after: int
    version: int
    line: LineFacts | None


class RoleLost(Struct, frozen=True, tag="role-lost"):
    """The loss of a role, such as a seat that somebody else has taken over."""

    role: str


class ErrorMessage(Struct, frozen=True, tag="error"):
    code: str
    args: dict[str, Any] = {}


class Pong(Struct, frozen=True, tag="pong"):
    pass


class PublicUpdate(Struct, frozen=True, tag="table"):
    """The table as a list shows it."""

    version: int
    view: PublicView


ServerMessage = (
    Welcome | Update | ReplyMessage | Resync | Presence | Talk | RoleLost | ErrorMessage | Pong | PublicUpdate
)

ENCODER: Final = msgspec.json.Encoder()
encode: Final = ENCODER.encode
CLIENT_DECODER: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
SERVER_DECODER: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)
DEEPEST: Final = 12  # brackets within brackets


def read_client(data: bytes | str) -> ClientMessage:
    """Read a frame from a client; anything else is Refused with `too-large` or `bad-message`."""
    raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    if len(raw) > LARGEST_COMMAND:
        raise Refused("too-large", most=LARGEST_COMMAND)
    if too_deep(raw):
        raise Refused("bad-message")
    try:
        return CLIENT_DECODER.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad-message") from error


def too_deep(raw: bytes) -> bool:
    """Whether brackets nest deeper than any message needs; brackets in texts count too, to be safe."""
    if raw.count(b"[") + raw.count(b"{") <= DEEPEST:
        return False  # nearly every message passes here, without a look at each byte
    depth = 0
    for byte in raw:
        if byte in b"[{":
            depth += 1
            if depth > DEEPEST:
                return True
        elif byte in b"]}":
            depth = max(0, depth - 1)
    return False


# Twins of Update, Welcome and Resync whose large parts are already encoded, once for all roles.


class RawView(Struct, frozen=True):
    role: str
    version: int
    table: Raw
    game: Raw
    own: Raw


class RawSnapshot(Struct, frozen=True):
    view: RawView
    log: Raw
    chat: list[LineFacts]


class RawUpdate(Struct, frozen=True, tag="update"):
    after: int
    version: int
    now_ms: int
    events: Raw
    view: RawView


class RawWelcome(Struct, frozen=True, tag="welcome"):
    protocol: int
    role: str
    seat: int
    host: bool
    version: int
    now_ms: int
    snapshot: RawSnapshot | None


class RawResync(Struct, frozen=True, tag="resync"):
    version: int
    now_ms: int
    snapshot: RawSnapshot
