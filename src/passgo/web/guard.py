"""The guard that every request passes before an endpoint sees it: host, rate, size. It also counts each request."""

import time
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from passgo.web.cluster.peers import PREFIX, SIGNATURE, raw_path
from passgo.web.edge import logs
from passgo.web.edge.problems import Problem, as_problem
from passgo.web.people.visitors import address_of
from passgo.web.plumbing.answers import problem_answer
from passgo.web.site import Site

CODES: Final = {404: "no-such-page", 405: "wrong-method"}
UNMETERED: Final = ("/healthz", "/readyz")
HUNG_UP: Final = 499  # for log and metrics only, as nginx counts them: the client left before its request was whole
RESULTS_BYTES: Final = 1_000_000
TERMS_BYTES: Final = 1_500_000  # 200,000 letters of any alphabet, at six bytes each in a form, and its other fields
# Longest bodies of forms that bring more than the usual, by the end of their paths.
LONG_FORMS: Final = {
    "/director/loans/results": RESULTS_BYTES, "/terms": TERMS_BYTES, "/championships/new": TERMS_BYTES,
}  # fmt: skip


class Guard:
    """The outermost layer. No error behind it shows the visitor the inside of the server."""

    def __init__(self, app: ASGIApp, site: Site) -> None:
        self.app = app
        self.site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.guard_request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.guard_socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def guard_request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        scope["app"] = self  # without it the router itself answers where no route fits
        try:
            self.admit(HTTPConnection(scope))
            await self.app(scope, self.bounded(receive, self.most_bytes(scope)), send_and_note)
        except ClientDisconnect:
            status = HUNG_UP  # nobody is there to answer, and nothing is wrong here
        except Exception as error:
            problem = self.problem_of(error)
            if status == 0:
                answer = problem_answer(HTTPConnection(scope), problem)
                answer.headers.update(getattr(error, "headers", None) or {})  # the router's own headers, like Allow
                if has_two_lengths(HTTPConnection(scope)):
                    answer.headers["connection"] = "close"  # nobody can say where the next request begins
                await answer(scope, receive, send_and_note)
        finally:
            self.note(scope, status, time.perf_counter() - began)

    async def guard_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        try:
            self.admit(connection)
        except Problem as problem:
            refusal = Response(problem.code, status_code=problem.status, media_type="text/plain")
            await refusal(scope, receive, send)
            return
        scope["app"] = self
        try:
            await self.app(scope, receive, send)
        except HTTPException:
            await Response("no-such-page", 404, media_type="text/plain")(scope, receive, send)

    def admit(self, connection: HTTPConnection) -> None:
        by_peer = connection.scope["path"].startswith(PREFIX)
        if by_peer:
            self.site.peers.digest_signed(raw_path(connection.scope), connection.headers.get(SIGNATURE, ""))
        elif not self.site.hosts.knows(connection.headers.get("host", "")):
            self.site.metrics.refused.add("unknown-host")
            raise Problem("unknown-host")
        if connection.scope["path"] in UNMETERED:
            return
        if not by_peer and not self.site.rates.requests.allows(address_of(connection)):
            self.site.metrics.refused.add("too-fast")
            raise Problem("too-fast")
        if has_two_lengths(connection):
            self.site.metrics.refused.add("two-lengths")
            raise Problem("bad-command", field="transfer-encoding")
        # uvicorn bounds only what it has to wait for, not what arrives at once.
        address = len(connection.scope["raw_path"]) + len(connection.scope["query_string"])
        heads = sum(len(name) + len(value) for name, value in connection.headers.raw)
        if address + heads > self.site.settings.limits.header_bytes:
            raise Problem("too-large", most=self.site.settings.limits.header_bytes)
        declared = connection.headers.get("content-length", "0")
        most = self.most_bytes(connection.scope)
        if not declared.isdigit() or int(declared) > most:
            raise Problem("too-large", most=most)

    def most_bytes(self, scope: Scope) -> int:
        """Longest body: a day's results of a venue and terms in several languages are longer than other forms."""
        longer = (most for end, most in LONG_FORMS.items() if scope["path"].endswith(end))
        return max(self.site.settings.limits.body_bytes, next(longer, 0))

    def bounded(self, receive: Receive, most: int) -> Receive:
        """The body, cut off where it exceeds the limit, whatever length was declared."""
        got = 0

        async def receive_bounded() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > most:
                raise Problem("too-large", most=most)
            return message

        return receive_bounded

    def problem_of(self, error: Exception) -> Problem:
        problem = as_problem(error)
        if isinstance(error, HTTPException):
            # The router and the form parser raise plain statuses.
            return Problem(CODES.get(error.status_code, "bad-command"), field="")
        if problem is None:
            self.site.metrics.faults.add()
            logs.fault("request failed")
            return Problem("internal")
        return problem

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        self.site.metrics.requests.add(str(status))
        self.site.metrics.request_seconds.observe(seconds)
        route = scope.get("route")
        # The pattern, never the path itself: paths hold tokens.
        pattern = getattr(route, "path", "unknown")
        logs.info("request", method=scope["method"], route=pattern, status=status, ms=round(seconds * 1000, 1))


def has_two_lengths(connection: HTTPConnection) -> bool:
    """Whether a request says its length twice: a proxy before us may believe the other one, and let a second request
    through in the body of the first."""
    return "content-length" in connection.headers and "transfer-encoding" in connection.headers
