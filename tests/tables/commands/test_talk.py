"""Talk: presets, lines, whispers, mute and report."""

import pytest
from tests.tables.driving import Desk, playing

from passgo.tables import JUDGE, SPECTATOR, KeepLine
from passgo.tables.commands.talk import Room


def lines(desk: Desk, role: str) -> list[str]:
    said = [message["line"] for message in desk.messages(role) if message["type"] == "chat"]
    return [line["text"] or line["preset"] for line in said if line is not None]


def test_everybody_hears_a_line() -> None:
    desk = playing(3, judge=True)
    desk.watch()
    desk.ok("chat", "ann", text="  Good   morning ")
    desk.ok("chat", "bob", preset="hello")
    for role in ("seat:0", "seat:1", "seat:2", "judge", "spectator"):
        assert lines(desk, role) == ["Good morning", "hello"]


def test_words_are_kept_outside_the_stream() -> None:
    desk = playing(2)
    desk.ok("chat", "ann", text="My number is 12345")
    assert all("12345" not in entry.body for entry in desk.entries)
    kept = next(effect for effect in desk.outcome.effects if isinstance(effect, KeepLine))
    assert (kept.n, kept.person, kept.text) == (desk.table.version, "ann", "My number is 12345")


def test_a_line_comes_back_after_a_restart_unless_it_was_deleted() -> None:
    desk = playing(2)
    desk.ok("chat", "ann", text="one")
    first = desk.table.version
    desk.ok("chat", "ann", text="two")
    desk.table = desk.again()
    desk.table.load_line(first, "", "one")
    desk.table.load_line(999, "", "never said")
    chat = desk.table.snapshot("seat:1", "bob").chat
    assert [line.text for line in chat] == ["one"]


def test_a_whisper_is_for_two() -> None:
    desk = playing(3, judge=True)
    desk.watch()
    desk.ok("chat", "ann", text="psst", to=2)
    assert [role for role in ("seat:0", "seat:1", "seat:2", "judge", "spectator") if lines(desk, role)] == [
        "seat:0",
        "seat:2",
    ]
    assert desk.table.snapshot("seat:1", "bob").chat == []
    assert len(desk.table.snapshot("seat:2", "cem").chat) == 1


def test_a_whisper_to_the_first_seat_is_for_two_as_well() -> None:
    desk = playing(3)
    desk.ok("chat", "bob", text="psst", to=0)
    assert [lines(desk, f"seat:{seat}") for seat in range(3)] == [["psst"], ["psst"], []]


def test_versions_stay_in_step_for_who_does_not_hear() -> None:
    desk = playing(3)
    desk.ok("chat", "ann", text="psst", to=2)
    message = desk.messages("seat:1")[-1]
    assert message == {"type": "chat", "after": desk.table.version - 1, "version": desk.table.version, "line": None}


def test_official_rounds_have_no_whispers_and_silent_onlookers() -> None:
    desk = playing(4, judge=True, edition="championship", official=True)
    desk.watch("cousin")
    assert desk.refused("chat", "ann", text="psst", to=2) == "no-private-chat"
    assert desk.refused("chat", "cousin", SPECTATOR, text="Claim it!") == "not-allowed"
    desk.ok("chat", "ann", text="A deal?")
    assert lines(desk, "judge") == ["A deal?"]


def test_onlookers_talk_at_casual_tables_but_do_not_whisper() -> None:
    desk = playing(2)
    desk.watch("cousin")
    desk.ok("chat", "cousin", SPECTATOR, preset="good-luck")
    assert lines(desk, "seat:0") == ["good-luck"]
    assert desk.refused("chat", "cousin", SPECTATOR, text="psst", to=0) == "no-private-chat"
    assert desk.refused("chat", "stranger", SPECTATOR, text="hi") == "not-allowed"


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"text": "a", "preset": "hello"},
        {"preset": "rude"},
        {"text": "x" * 301},
        {"text": "a\u202eb"},
        {"text": "\x07"},
    ],
)
def test_what_is_no_line_is_refused(body: dict[str, str]) -> None:
    assert playing().refused("chat", "ann", **body) == "bad-text"


def test_nobody_floods_the_table() -> None:
    desk = playing()
    for number in range(5):
        desk.ok("chat", "ann", text=f"line {number}")
    assert desk.refused("chat", "ann", text="one more") == "too-fast"
    desk.ok("chat", "bob", text="me too")
    desk.run(10_000)
    desk.ok("chat", "ann", text="now")


def test_a_muted_player_is_not_heard_by_who_muted_him() -> None:
    desk = playing(3)
    desk.ok("mute", "ann", seat=1)
    desk.ok("chat", "bob", text="bla")
    assert lines(desk, "seat:0") == []
    assert lines(desk, "seat:2") == ["bla"]
    assert desk.view("seat:0", "ann")["own"]["muted"] == [1]
    desk.ok("mute", "ann", seat=1, on=False)
    desk.ok("chat", "bob", text="again")
    assert lines(desk, "seat:0") == ["again"]


def test_host_and_judge_silence_somebody_for_all() -> None:
    desk = playing(3, judge=True)
    assert desk.refused("mute", "bob", seat=2, for_all=True) == "not-host"
    desk.ok("mute", "ann", seat=1, for_all=True)
    assert desk.refused("chat", "bob", text="bla") == "muted"
    desk.ok("mute", "judge", JUDGE, seat=1, for_all=True, on=False)
    desk.ok("chat", "bob", text="thanks")


def test_a_line_names_its_author_without_naming_him() -> None:
    desk = playing(2)
    desk.watch("cousin")
    desk.ok("chat", "cousin", SPECTATOR, text="bla")
    desk.ok("mute", "ann", line=desk.table.version)
    assert ("ann", "cousin") in desk.table.state.muted
    assert b"cousin" not in b"".join(told.data for told in desk.told)


def test_one_mutes_others_who_are_there() -> None:
    desk = playing(2)
    assert desk.refused("mute", "ann", seat=0) == "not-allowed"
    assert desk.refused("mute", "ann", seat=5) == "no-such-seat"
    assert desk.refused("mute", "ann") == "no-such-seat"
    assert desk.refused("mute", "ann", line=99) == "no-such-line"
    assert desk.refused("mute", "stranger", seat=0) == "not-allowed"


def test_a_line_is_reported_once_by_who_heard_it() -> None:
    desk = playing(3)
    desk.ok("chat", "ann", text="psst", to=2)
    line = desk.table.version
    assert desk.refused("report", "bob", line=line, reason="insult") == "no-such-line"
    desk.ok("report", "cem", line=line, reason="insult")
    assert '"whom":"ann"' in desk.entries[-1].body
    count = len(desk.entries)
    desk.ok("report", "cem", line=line, reason="spam")
    assert len(desk.entries) == count
    assert desk.refused("report", "cem", line=line, reason="boredom") == "bad-command"


@pytest.mark.parametrize("for_all", [False, True])
def test_a_line_can_be_reported_after_its_author_was_muted(for_all: bool) -> None:
    desk = playing(3)
    desk.ok("chat", "bob", text="bla")
    line = desk.table.version
    desk.ok("mute", "ann", seat=1, for_all=for_all)
    desk.ok("report", "ann", line=line, reason="insult")
    assert (line, "ann") in desk.table.state.reported


def test_host_and_judge_see_which_line_was_reported_and_not_by_whom() -> None:
    desk = playing(3, judge=True)
    desk.ok("chat", "cem", text="you fool")
    line = desk.table.version
    desk.ok("report", "bob", line=line, reason="insult")
    reports = [desk.view(role, person)["own"]["reports"] for role, person in (("judge", "judge"), ("seat:0", "ann"))]
    assert reports == [[line], [line]]
    assert desk.view("seat:2", "cem")["own"]["reports"] == []
    assert desk.judge("mute", line=line, for_all=True)["ok"]
    assert desk.refused("chat", "cem", text="still here") == "muted"


def test_every_entry_about_talk_is_a_version() -> None:
    desk = playing(2)
    before = desk.table.version
    desk.ok("chat", "bob", text="bla")
    desk.ok("report", "ann", line=before + 1, reason="spam")
    assert desk.table.version == before + 2
    desk.ok("mute", "ann", seat=1)
    assert desk.table.version == before + 3


def test_the_words_of_kept_lines_stay_when_another_is_said() -> None:
    desk = playing(2)
    desk.ok("chat", "ann", text="one")
    desk.ok("chat", "bob", text="two")
    assert [line.text for line in desk.table.snapshot("seat:1", "bob").chat] == ["one", "two"]


def test_who_spoke_long_ago_is_forgotten_when_many_have_spoken() -> None:
    room = Room()
    for _ in range(2):
        room.check_rate("gone", 0)
    for number in range(999):
        room.check_rate(f"p{number}", 9_999)
    assert len(room.spoken) == 1000
    room.check_rate("new", 10_000)
    assert len(room.spoken) == 1000
    assert "gone" not in room.spoken
