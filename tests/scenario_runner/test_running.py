"""Steps, and what is compared after them."""

from itertools import count
from pathlib import Path

import pytest
from tests.scenario_runner.one_scenario import CHAMPIONSHIP, HEAD, MARIO, mismatches_of

from passgo.engine.actions import Action
from passgo.scenarios import read_scenarios, run, running


class TestSteps:
    def test_nonsense_is_refused_by_its_code(self, tmp_path: Path) -> None:
        steps = "steps:\n  - {ann: bid ten, fails: bad-action}\n  - {ann: roll 7 1, fails: bad-action}\n"
        steps += "  - {ann: build nowhere, fails: unknown-space}\n  - {judge: expel dee, fails: unknown-player}\n"
        assert mismatches_of(tmp_path, CHAMPIONSHIP + steps) == []

    def test_nonsense_that_was_not_expected_fails(self, tmp_path: Path) -> None:
        (mismatch,) = mismatches_of(tmp_path, HEAD + "steps: [{ann: frobnicate}]\nexpect: {over: true}\n")
        said = "step 1 (ann: frobnicate): result: expected accepted, actual refused with bad-action (action frobnicate)"
        assert str(mismatch) == said

    def test_dice_of_a_refused_roll_are_not_drawn(self, tmp_path: Path) -> None:
        steps = "steps:\n  - {bob: roll 1 2 3, fails: not-your-turn}\n  - {bob: roll, fails: not-your-turn}\n"
        assert (
            mismatches_of(tmp_path, HEAD + steps + "  - {ann: roll 1 2 3, fails: bad-action}\n  - ann: roll 1 3\n")
            == []
        )

    def test_dice_beside_a_refused_action_are_not_drawn(self, tmp_path: Path) -> None:
        assert mismatches_of(tmp_path, HEAD + "steps: [{ann: claim, dice: [1, 2], fails: nothing-owed}]\n") == []

    def test_any_code_will_do_for_true(self, tmp_path: Path) -> None:
        assert mismatches_of(tmp_path, HEAD + "steps: [{ann: buy, fails: true}]\n") == []

    def test_another_code_fails(self, tmp_path: Path) -> None:
        (mismatch,) = mismatches_of(tmp_path, HEAD + "steps:\n  - {ann: buy, fails: game-over}\n")
        assert (mismatch.line, str(mismatch)) == (5, "step 1 (ann: buy): refusal: expected game-over, actual not-now")

    @pytest.mark.parametrize("step", ["ann: roll 1 2, fails: not-now", "ann: roll 2 5, dice: [1], fails: true"])
    def test_what_should_be_refused_and_is_not_fails(self, tmp_path: Path, step: str) -> None:
        (mismatch,) = mismatches_of(tmp_path, f"{HEAD}steps: [{{{step}}}]\nexpect: {{over: true}}\n")
        assert (mismatch.what, mismatch.actual) == ("refusal", "accepted")

    def test_a_die_missing_where_a_refusal_was_expected_fails(self, tmp_path: Path) -> None:
        (mismatch,) = mismatches_of(tmp_path, MARIO + "steps: [{ann: roll 2, fails: not-now}]\n")
        assert (mismatch.what, mismatch.actual) == ("refusal", "accepted")

    def test_a_refusal_changes_nothing(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        numbers = count()
        monkeypatch.setattr(running, "digest", lambda _game: str(next(numbers)))
        (mismatch,) = mismatches_of(tmp_path, HEAD + "steps: [{ann: buy, fails: not-now}]\n")
        assert (mismatch.expected, mismatch.actual) == ("nothing changed", "the game has changed")

    def test_a_fault_of_the_engine_is_a_failure(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        def fail(*_: object) -> Action:
            raise IndexError("list index\nout of range")

        monkeypatch.setattr(running, "action_of", fail)
        (mismatch,) = mismatches_of(tmp_path, HEAD + "steps: [{ann: buy}]\n")
        assert mismatch.actual == "IndexError: list index?out of range"

    def test_dice_that_no_longer_fit_a_game_gone_astray_are_a_failure(self, tmp_path: Path) -> None:
        steps = "steps: [{ann: roll 1 2, then: {turn: bob}}, {ann: buy, dice: [1]}]\n"
        found = mismatches_of(tmp_path, HEAD + steps)
        assert [mismatch.what for mismatch in found] == ["turn", "dice"]

    def test_a_game_unsound_by_inspection_is_a_failure(self, tmp_path: Path) -> None:
        file = tmp_path / "one.yaml"
        file.write_text(HEAD + "steps: [{ann: roll 1 2}]\n")
        (scenario,), _ = read_scenarios(file)
        assert [mismatch.actual for mismatch in run(scenario, lambda _: ["a house too many"])] == ["a house too many"]

    @pytest.mark.parametrize(("dice", "space"), [("1 2 3", "oriental-avenue"), ("1 4 mr", "oriental-avenue")])
    def test_the_speed_die(self, tmp_path: Path, dice: str, space: str) -> None:
        given = "given: {bob: {deeds: [reading-railroad]}}\n"
        steps = f"steps: [{{ann: roll {dice}}}]\nexpect: {{ann: {{at: {space}}}}}\n"
        assert mismatches_of(tmp_path, CHAMPIONSHIP + given + steps) == []

    def test_the_bus(self, tmp_path: Path) -> None:
        steps = "steps: [{ann: roll 1 2 bus}, {ann: choose 39, fails: bad-choice}, {ann: choose 3}]\n"
        assert mismatches_of(tmp_path, CHAMPIONSHIP + steps + "expect: {ann: {at: baltic-avenue}}\n") == []

    def test_a_utility_rolls_the_speed_die_too(self, tmp_path: Path) -> None:
        given = "given: {bob: {deeds: [electric-company]}, ann: {at: jail}}\n"
        steps = "steps: [{ann: roll 1 1 bus}, {ann: choose 2}, {bob: claim, dice: [3, 4, mr]}]\n"
        assert mismatches_of(tmp_path, CHAMPIONSHIP + given + steps + "expect: {ann: {cash: 2472}}\n") == []

    def test_the_opening_is_rolled_without_the_speed_die(self, tmp_path: Path) -> None:
        steps = "opening: rolled\nsteps: [{ann: roll 1 2}, {bob: roll 3 4}, {cy: roll 1 1}]\n"
        assert mismatches_of(tmp_path, CHAMPIONSHIP + steps + "expect: {turn: bob, awaiting: {bob: roll}}\n") == []

    def test_officials_act(self, tmp_path: Path) -> None:
        steps = "steps: [{ann: roll 1 2 3}, {ann: decline}, {bob: bid 5}, {banker: close}, {judge: time}]\n"
        expected = "expect: {over: true, winner: bob}\n"
        given = "given: {bob: {cash: 2505}}\n"
        assert mismatches_of(tmp_path, CHAMPIONSHIP + given + steps + expected) == []


PLAYED = """\
name: A
edition: championship
players: [ann, bob, cy, dee]
given:
  ann: {deeds: [mediterranean-avenue, baltic-avenue, short-line], mortgaged: [short-line], jail_cards: [chance]}
  bob: {deeds: [park-place, boardwalk], buildings: {park-place: 1, boardwalk: 2}, jail: 1}
  cy: {cash: 3000}
  dee: {out: true}
steps:
  - {ann: roll 1 2 1, then: {events: [rolled, moved], ann: {at: 4}, awaiting: {ann: end}}}
"""
# Each fact of the position above: as it is, and as it is not.
FACTS = {
    "cash": ("ann: {cash: 2300}", "ann: {cash: 2301}"),
    "at": ("ann: {at: income-tax}", "ann: {at: go}"),
    "at by number": ("ann: {at: 4}", "ann: {at: 5}"),
    "deeds": ("bob: {deeds: [boardwalk, park-place]}", "bob: {deeds: [boardwalk]}"),
    "no deeds": ("cy: {deeds: []}", "ann: {deeds: []}"),
    "buildings": ("bob: {buildings: {boardwalk: 2}}", "bob: {buildings: {boardwalk: 1}}"),
    "no buildings": ("ann: {buildings: {baltic-avenue: 0, boardwalk: 0}}", "ann: {buildings: {boardwalk: 2}}"),
    "mortgaged": ("ann: {mortgaged: [short-line]}", "ann: {mortgaged: []}"),
    "jail": ("bob: {jail: 1}", "bob: {jail: 0}"),
    "free": ("ann: {jail: free}", "bob: {jail: free}"),
    "jail_cards": ("ann: {jail_cards: [chance]}", "ann: {jail_cards: [community-chest]}"),
    "no jail_cards": ("bob: {jail_cards: []}", "ann: {jail_cards: []}"),
    "out": ("dee: {out: true}", "dee: {out: false}"),
    "in": ("ann: {out: no}", "ann: {out: yes}"),
    "awaiting": ("awaiting: {ann: end}", "awaiting: {ann: roll}"),
    "not awaited": ("awaiting: {bob: none}", "awaiting: {bob: roll}"),
    "somebody awaited": ("awaiting: {ann: end}", "awaiting: {ann: roll}"),
    "owner": ("owner: {boardwalk: bob, vermont-avenue: bank}", "owner: {boardwalk: bank}"),
    "bank houses": ("bank: {houses: 29}", "bank: {houses: 32}"),
    "bank hotels": ("bank: {hotels: 12}", "bank: {hotels: 11}"),
    "turn": ("turn: ann", "turn: bob"),
    "over": ("over: false", "over: true"),
    "winner": ("winner: []", "winner: ann"),
    "ranking": ("ranking: [bob, cy, ann, dee]", "ranking: [cy, bob, ann, dee]"),
    "ranking that stops early": ("ranking: [bob]", "ranking: [cy]"),
    "net_worth": ("net_worth: {ann: 2520, dee: 0}", "net_worth: {ann: 2500}"),
    "points": ("points: {bob: 22, cy: 12, ann: 6, dee: 0}", "points: {bob: 12}"),
    "events": ("events: [rolled, paid]", "events: [paid, rolled]"),
}


class TestExpectations:
    @pytest.mark.parametrize("fact", FACTS)
    def test_what_holds_passes(self, tmp_path: Path, fact: str) -> None:
        assert mismatches_of(tmp_path, f"{PLAYED}expect:\n  {FACTS[fact][0]}\n") == []

    @pytest.mark.parametrize("fact", FACTS)
    def test_what_does_not_hold_fails_at_its_line(self, tmp_path: Path, fact: str) -> None:
        (mismatch,) = mismatches_of(tmp_path, f"{PLAYED}expect:\n  {FACTS[fact][1]}\n")
        assert (mismatch.line, mismatch.step) == (PLAYED.count("\n") + 2, "at the end")

    def test_every_mismatch_is_said_with_expected_and_actual(self, tmp_path: Path) -> None:
        expected = (
            "expect: {ann: {cash: 1, out: true}, owner: {boardwalk: ann}, awaiting: {bob: end}, ranking: [ann, bob]}\n"
        )
        assert [str(mismatch) for mismatch in mismatches_of(tmp_path, PLAYED + expected)] == [
            "at the end: ann cash: expected 1, actual 2300",
            "at the end: ann out: expected true, actual false",
            "at the end: owner boardwalk: expected ann, actual bob",
            "at the end: awaiting bob: expected end, actual none",
            "at the end: ranking: expected [ann, bob], actual [bob, cy]",
        ]

    def test_then_is_compared_right_after_its_step(self, tmp_path: Path) -> None:
        steps = "steps:\n  - {ann: roll 1 2, then: {awaiting: {ann: end}}}\n  - {ann: buy, then: {turn: bob}}\n"
        assert [str(mismatch) for mismatch in mismatches_of(tmp_path, HEAD + steps)] == [
            "step 1 (ann: roll 1 2): awaiting ann: expected end, actual buy",
            "step 2 (ann: buy): turn: expected bob, actual ann",
        ]

    def test_then_is_compared_after_a_refusal_too(self, tmp_path: Path) -> None:
        found = mismatches_of(
            tmp_path, HEAD + "steps: [{ann: buy, fails: not-now, then: {turn: bob, events: [bought]}}]\n"
        )
        assert [mismatch.what for mismatch in found] == ["turn", "events"]

    def test_a_shared_win_is_a_list_in_any_order(self, tmp_path: Path) -> None:
        steps = "steps: [{judge: time}]\nexpect: {winner: [cy, ann, bob], awaiting: {}}\n"
        assert mismatches_of(tmp_path, CHAMPIONSHIP + steps) == []

    def test_a_scenario_without_steps_shows_a_position(self, tmp_path: Path) -> None:
        assert mismatches_of(tmp_path, HEAD + "expect: {net_worth: {ann: 1500}, turn: ann}\n") == []


GENEROUS = """\
name: A generous reading
rules: MARIO-GO-1
edition: voyage
options: {jail: {fine: 60}}
players: [ann, bob]
given:
  ann: {cash: 150_000, jail: free, deeds: }
  bob: {cash: "70", jail: 0}
  bank:
steps:
  - {ann: end, fails: yes}
  - {bob: fine, fails: not-now}
  - ann: roll 1 3
  - ann: end
  - {bob: fine, then: {bob: {cash: 10}}}
expect:
"""


def test_forms_that_mean_only_one_thing_are_understood(tmp_path: Path) -> None:
    assert mismatches_of(tmp_path, GENEROUS) == []
