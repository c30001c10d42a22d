"""A real nginx with the configuration that operators copy: only its names, ports and folders are those of the test."""

import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import MappingProxyType
from typing import Final

import httpx
import pytest
from tests.servers import IN_CI, free_port
from tests.web.running import DEADLINE

# Debian keeps it where only root looks.
NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', os.defpath)}:/usr/sbin")
CONFIGURATION = Path(__file__).parents[3] / "deploy" / "nginx.conf"
FRAME: Final = """
daemon off;
pid nginx.pid;
error_log error.log;
events {{}}
http {{
    log_format way "$uri $upstream_addr";
    access_log ways.log way;
    client_body_temp_path body;
    proxy_temp_path kept;
    fastcgi_temp_path unused;
    uwsgi_temp_path unused;
    scgi_temp_path unused;
    include passgo.conf;
}}
"""
CERTIFICATE: Final = (
    "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=passgo"
    " -addext subjectAltName=IP:127.0.0.1 -keyout privkey.pem -out fullchain.pem"
)


class Proxy:
    """It listens before there are servers behind it, so that they can be told its address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.plain_port, self.port = free_port(), free_port()
        self.url = f"https://127.0.0.1:{self.port}"
        self.certificate = folder / "certificates" / "fullchain.pem"
        self.certificate.parent.mkdir()
        made = ["openssl", *CERTIFICATE.split()]
        subprocess.run(made, cwd=self.certificate.parent, check=True, capture_output=True, timeout=DEADLINE)
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, one: int, two: int | None = None) -> None:
        """In front of the servers at these ports."""
        user = "user root;" if os.geteuid() == 0 else ""  # else its workers could not enter the folder of the test
        (self.folder / "nginx.conf").write_text(user + FRAME.format(), encoding="utf-8")
        (self.folder / "passgo.conf").write_text(self.configuration(one, two), encoding="utf-8")
        self.process = subprocess.Popen(
            [NGINX or "nginx", "-p", str(self.folder), "-c", "nginx.conf", "-e", "error.log"]
        )
        until = time.monotonic() + DEADLINE
        while not self.listens():
            assert self.process.poll() is None, (self.folder / "error.log").read_text()
            assert time.monotonic() < until, "nginx does not listen"
            time.sleep(0.02)

    def configuration(self, one: int, two: int | None) -> str:
        text = CONFIGURATION.read_text(encoding="utf-8")
        for plain, number in (("80", self.plain_port), ("443", self.port)):
            text = re.sub(rf"(listen (?:\[::\]:)?){plain}\b", rf"\g<1>{number}", text)
        if not socket.has_dualstack_ipv6():
            text = re.sub(r".*listen \[::\].*\n", "", text)
        if two is None:
            text = re.sub(r".*server two:8000.*\n", "", text)
        return text.replace("one:8000", f"127.0.0.1:{one}").replace("two:8000", f"127.0.0.1:{two}")

    def listens(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
            return True
        return False

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(DEADLINE)

    def client(self, local_address: str = "127.0.0.1") -> httpx.Client:
        trusting = ssl.create_default_context(cafile=self.certificate)
        transport = httpx.HTTPTransport(verify=trusting, local_address=local_address, trust_env=False)
        return httpx.Client(base_url=self.url, transport=transport, timeout=DEADLINE)

    def ways(self) -> MappingProxyType[str, set[str]]:
        """Which servers were asked for each path that has been answered."""
        found: dict[str, set[str]] = {}
        for line in (self.folder / "ways.log").read_text(encoding="utf-8").splitlines():
            path, _, servers = line.partition(" ")
            found.setdefault(path, set()).update(servers.split(", "))
        return MappingProxyType(found)


@contextmanager
def proxy(folder: Path) -> Iterator[Proxy]:
    """Where there is no nginx the test is skipped, in CI it fails."""
    if NGINX is None and not IN_CI:
        pytest.skip("nginx is not installed")
    made = Proxy(folder)
    try:
        yield made
    finally:
        made.stop()
