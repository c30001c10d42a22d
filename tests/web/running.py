"""A real server on loopback in a thread of its own, with its insides in reach; and one in a process, to be killed."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from passgo.store.accounts import Passwords
from passgo.web.server import Server, address_of, listen, make_site
from passgo.web.settings import Settings, load
from passgo.web.site import Site

SOURCES = Path(__file__).parents[2] / "src"
DEADLINE = 30.0
TOKEN = re.compile(r'name="csrf" value="([0-9a-f]+)"')


class ToldServer(Server):
    """The server as it is, which also says when it listens or has given up."""

    def __init__(self, site: Site) -> None:
        super().__init__(site)
        self.settled = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        finally:
            self.settled.set()


class Running:
    """One server. `do` runs something in its event loop."""

    def __init__(self, settings: Settings) -> None:
        self.listening = listen(settings)
        self.url = address_of(self.listening).rstrip("/")
        self.port: int = self.listening.getsockname()[1]
        self.site: Site = make_site(settings, Passwords(time_cost=1, memory_kib=64, parallelism=1))
        self.server = ToldServer(self.site)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.run, name="server")
        self.thread.start()
        assert self.server.settled.wait(DEADLINE), "the server did not start"
        assert self.server.started, "the server gave up"

    def run(self) -> None:
        asyncio.set_event_loop(self.loop)
        try:
            self.loop.run_until_complete(self.server.serve(sockets=[self.listening]))
        finally:
            self.loop.close()

    def do(self, work: Callable[[], Any]) -> Any:
        async def working() -> Any:
            return work()

        return asyncio.run_coroutine_threadsafe(working(), self.loop).result(DEADLINE)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(DEADLINE)
        assert not self.thread.is_alive(), "the server did not stop"
        self.listening.close()

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.url, timeout=DEADLINE, follow_redirects=True, trust_env=False)


@contextmanager
def running(folder: Path, **flags: str) -> Iterator[Running]:
    chosen = {"port": "0", "database": f"sqlite:///{folder}/passgo.db", "shutdown_seconds": "3", "log_level": "error"}
    named = {name.replace("__", "."): value for name, value in flags.items()}
    server = Running(load({**chosen, **named}, environment={}))
    try:
        yield server
    finally:
        server.stop()


class Process:
    """`passgo run` as people run it, so that it can be killed."""

    def __init__(self, database: str, **flags: str) -> None:
        named = [f"{name.replace('__', '.')}={value}" for name, value in flags.items()]
        command = "from passgo.cli.web import run; import typer; typer.run(run)"
        options = [part for text in named for part in ("--set", text)]
        self.process = subprocess.Popen(
            [sys.executable, "-c", command, "--port", "0", "--database", database, *options],
            env={**os.environ, "PYTHONPATH": str(SOURCES), "PASSGO_LOG_LEVEL": "error"},
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        assert found is not None, f"no address in {line!r}"
        self.port = int(found[1])
        self.url = f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.finish()

    def terminate(self) -> int:
        self.process.terminate()
        return self.finish()

    def finish(self) -> int:
        code = self.process.wait(DEADLINE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


class Browser:
    """Somebody with a browser: keeps cookies, finds the token of the forms, sends them like our own pages."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.http = server.client()
        self.page = ""

    def get(self, path: str) -> httpx.Response:
        answer = self.http.get(path)
        self.page = answer.text
        return answer

    def token(self) -> str:
        found = TOKEN.search(self.page)
        assert found is not None, f"no form in {self.page[:500]}"
        return found[1]

    def post(self, path: str, **fields: Any) -> httpx.Response:
        answer = self.http.post(path, data={"csrf": self.token(), **fields}, headers={"origin": self.server.url})
        if answer.status_code < 400:
            self.page = answer.text
        return answer

    def close(self) -> None:
        self.http.close()
