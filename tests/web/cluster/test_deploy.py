"""The files an operator copies: they can be read, and name only what there is."""

import re
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml

from passgo.web.cluster.peers import GOOD_FOR_MS
from passgo.web.live.leases import LEASE_MS
from passgo.web.live.takeover import BEAT_SECONDS
from passgo.web.settings import Settings, SettingsRefused, fields, load, variable

TOP = Path(__file__).parents[3]
DEPLOY = TOP / "deploy"
PAGE = TOP / "docs" / "deploy.md"
FILES = [*sorted(path for path in DEPLOY.iterdir() if path.is_file()), PAGE]
KNOWN = {variable(name) for name, _, _ in fields()}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_variable_is_a_setting(file: Path) -> None:
    named = set(re.findall(r"PASSGO_[A-Z_]+", file.read_text(encoding="utf-8")))
    assert named - KNOWN == set()


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def test_the_servers_of_the_compose_file_may_work_together() -> None:
    servers = {name: one for name, one in compose()["services"].items() if one.get("image") == "passgo"}
    assert sorted(servers) == ["one", "two"]
    for name, server in servers.items():
        environment = {
            key: re.sub(r"\$\{\w+:\?\}", "a text long enough", text) for key, text in server["environment"].items()
        }
        environment["PASSGO_PUBLIC_URL"] = "https://games.example"
        settings = load({}, environment)
        assert settings.peer_url == f"http://{name}:8000"
        assert (settings.bus, bool(settings.secret)) == ("valkey://valkey:6379", True)
        grace = int(server["stop_grace_period"].removesuffix("s"))
        assert grace > 2 * settings.shutdown_seconds


def test_what_the_compose_file_needs_is_there() -> None:
    found = compose()
    services = found["services"]
    for service in services.values():
        assert set(service.get("depends_on", [])) <= services.keys()
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert source in found["volumes"] or (DEPLOY / source).exists() or source == "./certificates"
    assert (DEPLOY / "Dockerfile").is_file()
    for server in re.findall(r"server (\w+):8000", (DEPLOY / "nginx.conf").read_text(encoding="utf-8")):
        assert services[server]["image"] == "passgo"


def test_the_proxy_keeps_the_way_between_servers_to_them() -> None:
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    assert text.count("{") == text.count("}")
    assert re.search(r"location /peers/ \{\s+return 404;", text)
    quiet = re.search(r"proxy_read_timeout (\d+)s", text)
    assert quiet is not None
    assert int(quiet[1]) > 2 * Settings().ping_seconds


def test_the_proxy_reaches_servers_that_come_back() -> None:
    services = compose()["services"]
    known = dict(line.split(":") for line in services["proxy"]["extra_hosts"])
    assert known == {name: services[name]["networks"]["default"]["ipv4_address"] for name in ("one", "two")}


def test_no_secret_is_sent_to_the_builder() -> None:
    """Everything is left out but what is named, and what lies in deploy is not."""
    lines = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    assert next(line for line in lines if not line.startswith("#")) == "*"
    wanted = {line[1:] for line in lines if line.startswith("!")}
    assert "deploy" not in wanted
    assert all((TOP / name).exists() for name in wanted)


@pytest.mark.parametrize(
    ("path", "table"),
    [
        ("/ws/tables/abc", "abc"),
        ("/sse/tables/abc", "abc"),
        ("/api/tables/abc/commands", "abc"),
        ("/tables/abc/live", "abc"),
        ("/", None),
    ],
)
def test_the_proxy_finds_the_table_in_an_address(path: str, table: str | None) -> None:
    pattern = re.search(r'"~(\^[^"]+)" \$id', (DEPLOY / "nginx.conf").read_text(encoding="utf-8"))
    assert pattern is not None
    found = re.match(pattern[1].replace("(?<id>", "(?P<id>"), path)
    assert (None if found is None else found["id"]) == table


def test_the_unit_stops_the_server_as_it_wants_to_be_stopped() -> None:
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # as the documentation of ConfigParser has it
    unit.read(DEPLOY / "passgo.service", encoding="utf-8")
    service = unit["Service"]
    assert service["ExecStart"].endswith("passgo run")
    assert service["KillSignal"] == "SIGTERM"
    assert int(service["TimeoutStopSec"]) > 2 * Settings().shutdown_seconds


def test_the_page_says_how_long_a_lease_lasts() -> None:
    text = " ".join(PAGE.read_text(encoding="utf-8").split())
    assert (LEASE_MS, BEAT_SECONDS, GOOD_FOR_MS) == (3000, 1.0, 60_000)
    assert "renewed every second and lasts three" in text
    assert "signatures are valid for a minute" in text


@pytest.mark.parametrize(
    ("flags", "named"),
    [
        ({"bus": "redis://x"}, "database"),
        ({"bus": "http://x", "database": "postgresql://x/y"}, "bus: one of valkey://"),
        ({"bus": "valkey://x", "database": "postgresql://x/y"}, "secret: several servers"),
        ({"peer_url": "https://x"}, "peer_url"),
        ({"peer_url": "10.0.0.5:8000"}, "peer_url"),
        ({"peer_url": "http://x/path"}, "peer_url"),
    ],
)
def test_what_several_servers_need_is_named(flags: dict[str, str], named: str) -> None:
    with pytest.raises(SettingsRefused, match=named):
        load(flags, {})
