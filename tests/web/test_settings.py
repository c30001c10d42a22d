"""Settings from flags, environment and file, and the operator's page about them."""

import os
import re
from pathlib import Path

import pytest

from passgo.store import open_store
from passgo.web.edge.headers import KnownHosts
from passgo.web.settings import Settings, SettingsRefused, load, reference
from passgo.web.site import Rates, kept_secret

PAGE = Path(__file__).parents[2] / "docs" / "operate.md"
BEGIN = "<!-- settings: printed by tests/web/test_settings.py -->\n"
END = "<!-- end of settings -->\n"


def test_nothing_needs_to_be_set() -> None:
    assert load({}, {}) == Settings()


def test_flags_come_before_the_environment_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "passgo.toml"
    file.write_text('port = 1\nhost = "a"\nlog_level = "error"\n[limits]\ninbox = 5\n', encoding="utf-8")
    found = load({"port": "3"}, {"PASSGO_PORT": "2", "PASSGO_HOST": "b", "PASSGO_PURE": "1"}, file)

    assert (found.port, found.host, found.log_level, found.limits.inbox) == (3, "b", "error", 5)


@pytest.mark.parametrize(
    ("flags", "named"),
    [
        ({"port": "x"}, "port"),
        ({"port": "70000"}, "port"),
        ({"nothing": "1"}, "nothing"),
        ({"limits.nothing": "1"}, "nothing"),
        ({"limits.inbox": "0"}, "inbox"),
        ({"log_level": "loud"}, "log_level"),
        ({"bus": "redis://x"}, "bus"),
        ({"secret": "short"}, "secret"),
        ({"public_url": "games.example"}, "public_url"),
        ({"public_url": "https://games.example/sub"}, "public_url"),
    ],
)
def test_a_wrong_setting_is_named(flags: dict[str, str], named: str) -> None:
    with pytest.raises(SettingsRefused, match=named):
        load(flags, {})


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(SettingsRefused, match=r"nothing\.toml"):
        load({}, {}, tmp_path / "nothing.toml")
    bad = tmp_path / "bad.toml"
    bad.write_text("= 1", encoding="utf-8")
    with pytest.raises(SettingsRefused, match=r"bad\.toml"):
        load({}, {}, bad)


def test_the_operators_page_lists_every_setting() -> None:
    """PASSGO_WRITE_DOCS=1 prints it anew."""
    page = PAGE.read_text(encoding="utf-8")
    head, _, rest = page.partition(BEGIN)
    listed, _, tail = rest.partition(END)
    if os.environ.get("PASSGO_WRITE_DOCS") and listed != reference():
        PAGE.write_text(head + BEGIN + reference() + END + tail, encoding="utf-8")
        listed = reference()
    assert listed == reference()


def test_the_name_that_visitors_use_is_known() -> None:
    hosts = KnownHosts(load({"public_url": "https://Games.example:8443"}, {}))
    assert hosts.knows("games.example")
    assert hosts.knows("games.example:8443")
    assert not hosts.knows("other.example")
    assert not hosts.knows("")


def test_commands_may_come_in_a_burst_and_then_steadily() -> None:
    commands = Rates(load({"limits.commands_per_second": "7", "limits.commands_at_once": "30"}, {})).commands
    assert (commands.per_second, commands.burst) == (7, 30)


def test_an_empty_secret_beside_the_database_is_not_taken(tmp_path: Path) -> None:
    """As a server leaves it that was killed between making the file and writing it."""
    store = open_store(f"sqlite:///{tmp_path}/passgo.db")
    file = tmp_path / "passgo.db.secret"
    file.write_text("\n", encoding="ascii")
    assert re.fullmatch("[0-9a-f]{64}", kept_secret(store))
    file.unlink()
    drawn = kept_secret(store)
    assert re.fullmatch("[0-9a-f]{64}", drawn)
    assert kept_secret(store) == drawn
    store.close()
