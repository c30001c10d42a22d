"""The scenario runner itself: what it reads, what it refuses to read, what it compares, what it says."""

from itertools import count
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from passgo.cli_check import check
from passgo.editions import load
from passgo.engine.actions import Action, IllegalAction
from passgo.engine.chance import SeededChance
from passgo.engine.game import Game
from passgo.engine.invariants import broken
from passgo.engine.state import BUS, Choice
from passgo.scenarios import Mismatch, ScenarioError, node_of, position, read_documents, read_scenarios, run, running
from passgo.scenarios.phrases import action_of
from passgo.scenarios.words import Words

HEAD = "name: A\nedition: classic\nplayers: [ann, bob, cy]\n"
SHORT = HEAD.replace("classic", "cthulhu-short")
VOYAGE = HEAD.replace("classic", "voyage")
MARIO = HEAD.replace("classic", "mario")
CHAMPIONSHIP = HEAD.replace("classic", "championship")
BROWN = "deeds: [mediterranean-avenue, baltic-avenue]"


def mismatches_of(folder: Path, text: str) -> list[Mismatch]:
    """What is not as expected in the one scenario of the text."""
    file = folder / "one.yaml"
    file.write_text(text, encoding="utf-8")
    scenarios, errors = read_scenarios(file)
    assert errors == []
    return run(scenarios[0], broken)


def error_of(folder: Path, text: str) -> ScenarioError:
    file = folder / "one.yaml"
    file.write_text(text, encoding="utf-8")
    scenarios, errors = read_scenarios(file)
    if errors:
        return errors[0]
    with pytest.raises(ScenarioError) as raised:
        run(scenarios[0])
    return raised.value


def check_command(*paths: Path) -> Result:
    app = typer.Typer()
    app.command()(check)
    return CliRunner().invoke(app, [str(path) for path in paths])


# Files that cannot be used: text, line, what is said about it.
BROKEN_FILES = {
    "broken YAML": ("name: [A\nedition: classic\n", 2, "broken YAML"),
    "an offer without quotes": (HEAD + "steps:\n  - ann: offer bob: 5 for nothing\n", 5, "quote text that holds ': '"),
    "a control character": ("name: A\nedition: \x01\n", 2, "broken YAML"),
    "no document": ("# nothing\n---\n", 1, "no scenario in this file"),
    "a list": ("- name: A\n", 1, "a mapping is needed"),
    "nested too deeply": ("name: " + "[" * 200_000, 1, "nested too deeply"),
    "an unknown alias": ("name: *a\n", 1, "unknown alias 'a'"),
    "a list as key": ("? [a]\n: 1\n", 1, "a word as key is needed"),
    "too many documents": ("name: A\n---\n" * 2_001, 4_001, "at most 2000"),
}

BROKEN_HEADS = {
    "a duplicate key": (HEAD + "name: B\n", 4, "'name' stands twice"),
    "an unknown key": (HEAD + "givne: {}\n", 4, "unknown key 'givne'; perhaps given; one of name, rules"),
    "no name": (
        "edition: classic\nplayers: [ann, bob]\n",
        1,
        "name is missing; a scenario needs name, edition, players",
    ),
    "no edition": ("name: A\nplayers: [ann, bob]\n", 1, "edition is missing"),
    "no players": ("name: A\nedition: classic\n", 1, "players is missing"),
    "a name of two lines": (HEAD.replace("name: A", 'name: "A\\nB"'), 1, "one printable line"),
    "an empty name": (HEAD.replace("name: A", 'name: ""'), 1, "one printable line"),
    "an unknown edition": (HEAD.replace("classic", "clasic"), 2, "unknown edition 'clasic'; perhaps classic"),
    "an unknown option": (HEAD + "options: {jail.fin: 5}\n", 4, "jail.fin"),
    "an option of the wrong type": (HEAD + "options: {jail.fine: five}\n", 4, "jail.fine"),
    "options as a list": (HEAD + "options: [jail.fine]\n", 4, "a mapping is needed"),
    "one player": ("name: A\nedition: classic\nplayers: [ann]\n", 3, "1 players; classic takes 2 to 8 names"),
    "too many players": (HEAD.replace("cy", "c, d, e, f, g, h, i"), 3, "9 players; classic takes 2 to 8 names"),
    "a player twice": (HEAD.replace("cy", "bob"), 3, "'bob' stands twice"),
    "a player called judge": (HEAD.replace("cy", "judge"), 3, "no player can be called 'judge'"),
    "a player called turn": (HEAD.replace("cy", "turn"), 3, "no word of the format"),
    "players as text": (HEAD.replace("[ann, bob, cy]", "ann bob"), 3, "'ann bob' cannot stand here; a list is needed"),
    "an unknown opening": (HEAD + "opening: free\n", 4, "unknown opening 'free'; one of rolled"),
    "rules as a mapping": (HEAD + "rules: {GHOST-BUY-1: 1}\n", 4, "a list is needed"),
    "given as a list": (HEAD + "given: []\n", 4, "a mapping is needed"),
}

BROKEN_POSITIONS = {
    "an unknown player": (HEAD, "dee: {cash: 1}", "unknown key 'dee'; one of ann, bob, cy, bank, decks, turn, doubles"),
    "an unknown key": (HEAD, "ann: {money: 1}", "unknown key 'money'"),
    "cash in words": (HEAD, "ann: {cash: ten}", "'ten' cannot stand here; a whole number from 0 to 1000000000"),
    "negative cash": (HEAD, "ann: {cash: -1}", "a whole number from 0"),
    "cash by sixties": (HEAD, "ann: {cash: 1:30}", "a whole number"),
    "huge cash": (HEAD, "ann: {cash: " + "9" * 5_000 + "}", "a whole number"),
    "an unknown space": (HEAD, "ann: {at: boardwlk}", "unknown space 'boardwlk'; perhaps boardwalk"),
    "a space beyond the board": (HEAD, "ann: {at: 40}", "unknown space '40'"),
    "no deed": (HEAD, "ann: {deeds: [go]}", "go has no deed; name a street, a station or a utility"),
    "a deed twice": (HEAD, "ann: {deeds: [boardwalk, 39]}", "boardwalk stands twice"),
    "two owners": (HEAD, "ann: {deeds: [boardwalk]}, bob: {deeds: [boardwalk]}", "boardwalk already belongs to ann"),
    "another's deed mortgaged": (HEAD, "ann: {mortgaged: [boardwalk]}", "boardwalk is not his"),
    "a building on another's street": (HEAD, "ann: {buildings: {boardwalk: 1}}", "boardwalk cannot be built on"),
    "a building on a station": (
        HEAD,
        "ann: {deeds: [short-line], buildings: {short-line: 1}}",
        "short-line cannot be built on",
    ),
    "a building on an incomplete set": (
        HEAD,
        "ann: {deeds: [boardwalk], buildings: {boardwalk: 1}}",
        "dark-blue is built on and not complete",
    ),
    "uneven buildings": (HEAD, f"ann: {{{BROWN}, buildings: {{1: 2}}}}", "brown is built unevenly"),
    "a space twice": (HEAD, f"ann: {{{BROWN}, buildings: {{1: 1, mediterranean-avenue: 1}}}}", "stands twice"),
    "level 6": (HEAD, f"ann: {{{BROWN}, buildings: {{1: 6}}}}", "a whole number from 0 to 5"),
    "a set built and mortgaged": (
        HEAD,
        f"ann: {{{BROWN}, mortgaged: [baltic-avenue], buildings: {{1: 1}}}}",
        "brown is built on while part of it is mortgaged",
    ),
    "a street built and mortgaged": (
        VOYAGE,
        "ann: {deeds: [bay-of-fundy], mortgaged: [bay-of-fundy], buildings: {bay-of-fundy: 1}}",
        "a mortgaged street of brown is built on",
    ),
    "four houses where three are most": (
        SHORT,
        "ann: {deeds: [nyarlathotep, azathoth], buildings: {nyarlathotep: 4, azathoth: 4}}",
        "no street holds 4 houses; 0 to 3, or 5 for a hotel",
    ),
    "a fuller bank": (HEAD, "bank: {houses: 33}", "a whole number from 0 to 32"),
    "an unknown piece": (HEAD, "bank: {castles: 1}", "unknown key 'castles'; one of houses, hotels"),
    "an unknown deck": (HEAD, "ann: {jail_cards: [fate]}", "unknown deck 'fate'"),
    "two of one jail card": (HEAD, "ann: {jail_cards: [chance, chance]}", "no jail card is left in chance"),
    "an unknown deck on top": (HEAD, "decks: {fate: []}", "unknown key 'fate'; one of chance, community-chest"),
    "an unknown card": (HEAD, "decks: {chance: [to-mars]}", "unknown card 'to-mars'"),
    "a card twice": (HEAD, "decks: {chance: [to-go, to-go]}", "to-go stands twice"),
    "a card in hand and on top": (
        HEAD,
        "ann: {jail_cards: [chance]}, decks: {chance: [jail-free]}",
        "jail-free is in a player's hand",
    ),
    "jail elsewhere": (
        HEAD,
        "ann: {at: go, jail: 0}",
        "who is in jail cannot stand elsewhere; leave `at` out or write jail",
    ),
    "too long in jail": (HEAD, "ann: {jail: 3}", "a whole number from 0 to 2"),
    "out with cash": (HEAD, "ann: {out: true, cash: 1}", "who is out owns nothing"),
    "out with a deed": (HEAD, "ann: {out: true, deeds: [boardwalk]}", "who is out owns nothing"),
    "out with a jail card": (HEAD, "ann: {out: true, jail_cards: [chance]}", "who is out owns nothing"),
    "out in jail": (HEAD, "ann: {out: true, jail: 0}", "who is out owns nothing and is not in jail"),
    "out in quotes": (HEAD, 'ann: {out: "true"}', "true or false is needed"),
    "one player left": (HEAD, "ann: {out: true}, bob: {out: true}", "the game is over when one is left"),
    "out where that ends the game": (SHORT, "ann: {out: true}", "the first player out ends this game"),
    "out before the opening": (HEAD + "opening: rolled\n", "ann: {out: true}", "nobody is out before the opening"),
    "a turn before the opening": (HEAD + "opening: rolled\n", "turn: bob", "`turn` cannot be given before the opening"),
    "a turn of who is out": (HEAD, "ann: {out: true}, turn: ann", "a player who is out has no turn"),
    "a turn of nobody": (HEAD, "turn: dee", "unknown player 'dee'"),
    "three doubles": (HEAD, "doubles: 3", "a whole number from 0 to 2"),
    "doubles with one die": (MARIO, "doubles: 1", "a whole number from 0 to 0"),
    "doubles in jail": (HEAD, "ann: {jail: 0}, doubles: 1", "who is in jail has rolled no doubles"),
    "more money than there is": (HEAD + "options: {bank.unlimited: false}\n", "ann: {cash: 20000}", "20580 exist"),
}

BROKEN_STEPS = {
    "steps as a mapping": (HEAD, "{ann: end}", "a list is needed"),
    "a step as text": (HEAD, "[end]", "a mapping is needed"),
    "nobody acts": (HEAD, "[{fails: true}]", "step 1 has 0 actors"),
    "two act": (HEAD, "[{ann: end, bob: end}]", "step 1 has 2 actors; exactly one acts in a step"),
    "a stranger acts": (HEAD, "[{dee: end}]", "unknown actor or key 'dee'"),
    "an action in pieces": (HEAD, "[{ann: {roll: [1, 2]}}]", "an action, like `roll 3 4`, is needed"),
    "an unknown code": (HEAD, "[{ann: end, fails: not-nwo}]", "unknown code 'not-nwo'; perhaps not-now"),
    "an unknown expectation": (HEAD, "[{ann: roll 1 2, then: {money: 1}}]", "unknown key 'money'"),
    "a die in words": (
        HEAD,
        "[{ann: roll 1 2, dice: [one]}]",
        "'one' cannot stand here; a whole number from 1 to 1000",
    ),
    "the bus without a Speed Die": (HEAD, "[{ann: roll 1 2, dice: [bus]}]", "'bus' cannot stand here"),
    "too many steps": (HEAD, "[" + "{ann: end}, " * 501 + "]", "a list of 501; at most 500 entries are allowed"),
    "a missing die": (HEAD, "[{ann: roll 1}]", "not the dice of this roll; 2 white dice (1 to 6) are rolled here"),
    "no dice": (HEAD, "[{ann: roll}]", "not the dice of this roll"),
    "a die too many": (HEAD, "[{ann: roll 1 2 3}]", "not the dice of this roll"),
    "dice that belong to the movement": (HEAD, "[{ann: roll 1, dice: [2]}]", "not the dice of this roll"),
    "dice left over": (HEAD, "[{ann: roll 1 2, dice: [3]}]", "step 1 (ann: roll 1 2): dice left over: 1"),
    "dice left over elsewhere": (
        HEAD,
        "[{ann: roll 1 2}, {ann: buy, dice: [3, 4]}]",
        "step 2 (ann: buy): dice left over: 2",
    ),
    "two dice where one is rolled": (MARIO, "[{ann: roll 1 2}]", "1 white dice"),
    "a Question Block without a die": (MARIO, "[{ann: roll 2}]", "a die is needed and not given"),
    "a face beyond the die": (MARIO, "[{ann: roll 2, dice: [7]}]", "a die with 6 sides cannot show 7"),
    "no Speed Die": (CHAMPIONSHIP, "[{ann: roll 1 2}]", "and the Speed Die (1, 2, 3, bus, mr) are rolled here"),
    "a Speed Die of four": (CHAMPIONSHIP, "[{ann: roll 1 2 4}]", "not the dice of this roll"),
    "a white bus": (CHAMPIONSHIP, "[{ann: roll bus 2 3}]", "not the dice of this roll"),
    "a Speed Die in the opening": (
        CHAMPIONSHIP + "opening: rolled\n",
        "[{ann: roll 1 2 3}]",
        "2 white dice (1 to 6) are",
    ),
    "a Speed Die in jail": (
        CHAMPIONSHIP + "given: {ann: {jail: 0}}\n",
        "[{ann: roll 1 2 3}]",
        "not the dice of this roll",
    ),
}

BROKEN_EXPECTATIONS = {
    "an unknown key": ("money: 1", "unknown key 'money'"),
    "an unknown fact": ("ann: {money: 1}", "unknown key 'money'"),
    "an unknown decision": ("awaiting: {ann: rol}", "unknown decision 'rol'; perhaps roll"),
    "a stranger awaited": ("awaiting: {dee: roll}", "unknown key 'dee'"),
    "an unknown owner": ("owner: {boardwalk: dee}", "unknown owner 'dee'; one of ann, bob, cy, bank"),
    "an owner of no deed": ("owner: {go: bank}", "go has no deed"),
    "an unknown event": ("events: [rold]", "unknown event 'rold'; perhaps rolled"),
    "an unknown winner": ("winner: dee", "unknown player 'dee'"),
    "over in words": ("over: maybe", "true or false is needed"),
    "jail in words": ("ann: {jail: never}", "'never' cannot stand here"),
    "buildings in a list": ("ann: {buildings: [boardwalk]}", "a mapping is needed"),
}


class TestFilesThatCannotBeUsed:
    @pytest.mark.parametrize("case", BROKEN_FILES)
    def test_file(self, tmp_path: Path, case: str) -> None:
        text, line, said = BROKEN_FILES[case]
        error = error_of(tmp_path, text)
        assert str(error).startswith(f"{tmp_path / 'one.yaml'}:{line}: ")
        assert said in str(error)

    @pytest.mark.parametrize("case", BROKEN_HEADS)
    def test_head(self, tmp_path: Path, case: str) -> None:
        text, line, said = BROKEN_HEADS[case]
        error = error_of(tmp_path, text)
        assert str(error).startswith(f"{tmp_path / 'one.yaml'}:{line}: ")
        assert said in str(error)

    @pytest.mark.parametrize("case", BROKEN_POSITIONS)
    def test_position(self, tmp_path: Path, case: str) -> None:
        head, given, said = BROKEN_POSITIONS[case]
        error = error_of(tmp_path, f"{head}given:\n  {{{given}}}\n")
        assert error.line in (head.count("\n") + 1, head.count("\n") + 2)
        assert said in str(error)

    @pytest.mark.parametrize("case", BROKEN_STEPS)
    def test_steps(self, tmp_path: Path, case: str) -> None:
        head, steps, said = BROKEN_STEPS[case]
        error = error_of(tmp_path, f"{head}steps: {steps}\n")
        assert error.line == head.count("\n") + 1
        assert said in str(error)

    @pytest.mark.parametrize("case", BROKEN_EXPECTATIONS)
    def test_expectations(self, tmp_path: Path, case: str) -> None:
        expected, said = BROKEN_EXPECTATIONS[case]
        error = error_of(tmp_path, f"{HEAD}expect:\n  {expected}\n")
        assert error.line == 5
        assert said in str(error)

    def test_more_houses_than_exist(self, tmp_path: Path) -> None:
        groups = {
            "ann": ["oriental-avenue", "vermont-avenue", "connecticut-avenue"],
            "bob": ["st-charles-place", "states-avenue", "virginia-avenue"],
            "cy": ["st-james-place", "tennessee-avenue", "new-york-avenue"],
        }
        lines = [
            f"  {name}: {{deeds: [{', '.join(deeds)}], buildings: {{{', '.join(f'{deed}: 4' for deed in deeds)}}}}}"
            for name, deeds in groups.items()
        ]
        error = error_of(tmp_path, HEAD + "given:\n" + "\n".join(lines))
        assert "more buildings stand than the edition has; 32 houses and 12 hotels exist" in str(error)

    def test_a_name_is_unique_in_its_file(self, tmp_path: Path) -> None:
        error = error_of(tmp_path, HEAD + "---\n" + HEAD)
        assert (error.line, error.problem) == (5, "the name is that of line 1")

    def test_the_document_is_named(self, tmp_path: Path) -> None:
        text = f"{HEAD}---\n{HEAD.replace('name: A', 'name: B')}steps: [dice]\n---\nplayers: 1\n"
        file = tmp_path / "three.yaml"
        file.write_text(text)
        scenarios, errors = read_scenarios(file, "three")
        assert [scenario.name for scenario in scenarios] == ["A"]
        assert str(errors[0]).startswith("three:8: B: 'dice' cannot stand here")
        assert str(errors[1]).startswith("three:10: document 3: name is missing")

    def test_a_file_too_large(self, tmp_path: Path) -> None:
        assert error_of(tmp_path, "#" * 1_000_001).problem == "the file is too large"

    def test_a_file_in_another_encoding(self, tmp_path: Path) -> None:
        file = tmp_path / "latin.yaml"
        file.write_bytes("# one\nname: caf\xe9\n".encode("latin-1"))
        _, errors = read_scenarios(file)
        assert str(errors[0]) == f"{file}:2: not UTF-8 text; save the file as UTF-8"

    def test_a_file_that_is_not_there(self, tmp_path: Path) -> None:
        _, errors = read_scenarios(tmp_path / "none.yaml")
        assert "cannot be read: No such file or directory" in str(errors[0])

    def test_the_line_of_an_error_inside_a_block(self, tmp_path: Path) -> None:
        text = HEAD + "given:\n  ann:\n    cash: 5\n    buildings:\n      boardwalk: 1\n"
        assert error_of(tmp_path, text).line == 8


@pytest.fixture
def game() -> Game:
    return position(load("classic").board, ["ann", "bob", "cy d"], node_of({}), SeededChance(1))


def meant(game: Game, phrase: str) -> Action:
    return action_of(phrase, game, Words(game.board, ["ann", "bob", "cy d"]), 0)


# What each phrase means, as the JSON of its action.
PHRASES: dict[str, dict[str, object]] = {
    "roll 3 4": {"type": "roll"},
    "roll": {"type": "roll"},
    "end": {"type": "end"},
    "buy": {"type": "buy"},
    "decline": {"type": "decline"},
    "bid 10": {"type": "bid", "amount": 10},
    "bid -5": {"type": "bid", "amount": -5},
    "pass": {"type": "pass"},
    "default": {"type": "default"},
    "claim": {"type": "claim"},
    "claim boardwalk": {"type": "claim", "space": 39},
    "pay": {"type": "pay"},
    "build  boardwalk": {"type": "build", "space": 39},
    "build 39": {"type": "build", "space": 39},
    "sell 1": {"type": "sell", "space": 1},
    "want 1": {"type": "want", "space": 1},
    "sell-hotels brown": {"type": "sell-hotels"},
    "mortgage 1": {"type": "mortgage", "space": 1},
    "redeem 1": {"type": "redeem", "space": 1},
    "surrender 1": {"type": "surrender", "space": 1},
    "fine": {"type": "fine"},
    "card": {"type": "card"},
    "bankrupt": {"type": "bankrupt"},
    "accept bob": {"type": "accept", "seat": 1},
    "accept cy d": {"type": "accept", "seat": 2},
    "reject bob": {"type": "reject", "seat": 1},
    "withdraw": {"type": "withdraw"},
    "choose stay": {"type": "choose", "answer": "stay"},
    "choose boardwalk": {"type": "choose", "space": 39, "answer": "space"},
    "choose 39": {"type": "choose", "space": 39, "answer": "space"},
    "choose 99": {"type": "choose", "amount": 99, "answer": "steps"},
    "choose redeem 1": {"type": "choose", "space": 1, "answer": "redeem"},
    "choose keep 1": {"type": "choose", "space": 1, "answer": "keep"},
    "choose defer 1": {"type": "choose", "space": 1, "answer": "defer"},
    "close": {"type": "close"},
    "last-round": {"type": "last-round"},
    "time": {"type": "time"},
    "expel bob": {"type": "expel", "seat": 1},
}
NONSENSE = {
    "bad-action": [
        "", "frobnicate", "bid", "bid ten", "bid 1.5", "end now", "build", "accept", "choose", "offer", "expel",
        "sell-hotels", "offer bob", "offer bob 50 for nothing", "offer bob: 50", "offer bob: nothing + 5 for boardwalk",
        "offer bob: 5 + for boardwalk", "claims boardwalk",
    ],
    "unknown-space": [
        "build nowhere", "build 40", "build -1", "claim nowhere", "choose nowhere", "choose keep nowhere",
        "sell-hotels boardwalk", "offer bob: nowhere for 5", "offer bob: 5 for nowhere", "mortgage board walk",
    ],
    "unknown-player": ["accept dee", "reject dee", "expel dee", "offer dee: 5 for boardwalk"],
}  # fmt: skip


class TestActions:
    @pytest.mark.parametrize("phrase", PHRASES)
    def test_phrase(self, game: Game, phrase: str) -> None:
        assert meant(game, phrase).to_json() == PHRASES[phrase]

    def test_a_number_chosen_on_the_bus_is_a_number_of_steps(self, game: Game) -> None:
        game.choices.append(Choice(0, BUS, 0, False))
        assert meant(game, "choose 3").to_json() == {"type": "choose", "amount": 3, "answer": "steps"}

    def test_an_offer(self, game: Game) -> None:
        action = meant(game, "offer cy d: 50 + boardwalk + 1 + jail-card+10 for nothing").to_json()
        give = {"cash": 61, "deeds": [39], "cards": 1}
        assert action == {
            "type": "offer",
            "seat": 2,
            "deal": {"give": give, "take": {"cash": 0, "deeds": [], "cards": 0}},
        }

    def test_the_deeds_of_an_offer_stand_in_board_order(self, game: Game) -> None:
        deal = meant(game, "offer bob: nothing for boardwalk+baltic-avenue").deal
        assert deal is not None
        assert deal.take_deeds == [3, 39]

    @pytest.mark.parametrize(("code", "phrase"), [(code, phrase) for code in NONSENSE for phrase in NONSENSE[code]])
    def test_nonsense(self, game: Game, code: str, phrase: str) -> None:
        with pytest.raises(IllegalAction) as refusal:
            meant(game, phrase)
        assert refusal.value.code == code


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


def given(edition: str, data: object, opening: bool = False, players: int = 3) -> Game:
    names = ["ann", "bob", "cy", "dee"][:players]
    return position(load(edition).board, names, node_of(data), SeededChance(1), opening)


class TestPosition:
    def test_everything_at_once_is_sound(self) -> None:
        holding = {"deeds": ["boardwalk", "park-place"], "buildings": {"boardwalk": 5, "park-place": 4}, "cash": 7}
        ann = {**holding, "jail": 2, "jail_cards": ["chance", "community-chest"]}
        bob = {"deeds": ["short-line"], "mortgaged": ["short-line"], "at": "free-parking"}
        game = given("classic", {"ann": ann, "bob": bob, "cy": {"out": True}, "turn": "bob", "doubles": 2})
        assert broken(game) == []
        assert (game.houses, game.hotels) == (28, 11)
        assert (game.turn, game.doubles, game.rolled) == (1, 2, True)
        assert [player.cash for player in game.players] == [7, 1500, 0]
        assert (game.players[0].pos, game.players[1].pos) == (game.board.jail_pos, 20)

    def test_missing_pieces_are_out_of_the_game(self) -> None:
        game = given("classic", {"bank": {"houses": 3, "hotels": 0}})
        assert (game.houses, game.hotels) == (3, 0)
        assert broken(game) == []

    def test_who_is_out_is_passed_over_for_the_first_turn(self) -> None:
        assert given("classic", {"ann": {"out": True, "cash": 0, "deeds": []}}).turn == 1

    def test_cards_named_are_on_top_and_the_others_follow(self) -> None:
        game = given("classic", {"decks": {"chance": ["to-go", "go-to-jail"]}})
        deck = game.board.decks[game.board.deck_named("chance")].cards
        pile = game.piles[game.board.deck_named("chance")].cards
        assert [deck[card].id for card in pile[:2]] == ["to-go", "go-to-jail"]
        assert sorted(pile) == list(range(len(deck)))

    def test_a_card_in_hand_gives_way_to_one_named_on_top_where_the_deck_has_two(self) -> None:
        board = load("mario").board
        jail_cards = [card.id for card in board.decks[0].cards if card.effect == 4]
        assert len(jail_cards) >= 2
        for card in jail_cards:
            holding = {"jail_cards": [board.decks[0].id]}
            game = given("mario", {"ann": holding, "decks": {board.decks[0].id: [card]}})
            assert board.decks[0].cards[game.piles[0].cards[0]].id == card
            assert broken(game) == []

    def test_dealt_deeds_give_way_to_those_named(self) -> None:
        dealt = given("cthulhu-short", {}, opening=True)
        ids = [title.space.id for title in dealt.titles if title.owner == 1]
        game = given("cthulhu-short", {"ann": {"deeds": ids[:1]}}, opening=True)
        assert [title.space.id for title in game.titles if title.owner == 0] == ids[:1]
        assert len([title for title in game.titles if title.owner == 1]) == 3
        assert broken(game) == []

    def test_a_group_may_stand_anyhow_where_single_streets_are_cleared(self) -> None:
        holding = {"deeds": ["etna", "krakatoa"], "buildings": {"etna": 3}, "mortgaged": ["krakatoa"]}
        assert broken(given("voyage", {"ann": holding})) == []

    def test_the_fewest_players_of_an_edition_are_not_demanded(self) -> None:
        assert len(given("championship", {}, players=2).players) == 2

    def test_too_many_players_are_refused(self) -> None:
        with pytest.raises(ScenarioError, match="9 players"):
            position(load("classic").board, list("abcdefghi"), node_of({}), SeededChance(1))


class TestWordsOfYaml:
    def test_names_that_yaml_would_take_for_something_else(self, tmp_path: Path) -> None:
        head = "name: on\nedition: classic\nplayers: [on, 1, no]\n"
        steps = "steps: [{on: roll 1 2}, {on: buy}, {on: end}, {1: roll 1 1, then: {awaiting: {no: none, 1: roll}}}]\n"
        assert mismatches_of(tmp_path, head + steps + "expect: {winner: [], owner: {3: on}, turn: 1}\n") == []

    def test_aliases(self, tmp_path: Path) -> None:
        text = HEAD + "given: {ann: &rich {cash: 5}, bob: *rich}\nexpect: {bob: {cash: 5}}\n"
        assert mismatches_of(tmp_path, text) == []

    def test_options_keep_their_types(self, tmp_path: Path) -> None:
        text = HEAD + "options: {jail.fine: 7, go.onLand: no, auction.cover: cash}\ngiven: {ann: {jail: 0}}\n"
        assert mismatches_of(tmp_path, text + "steps: [{ann: fine}]\nexpect: {ann: {cash: 1493}}\n") == []

    def test_a_tag_makes_text(self) -> None:
        (node,) = read_documents("!!str 5")
        assert (node.text(), node.is_number()) == ("5", False)

    def test_plain_data_and_back(self) -> None:
        data = {"a": [1, True, "1", "true"], "b": {"c": -3}}
        assert node_of(data).value() == data


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """One scenario that passes, one that fails, and a file that is no scenario, each in a file of its own."""
    (tmp_path / "deep" / "er").mkdir(parents=True)
    (tmp_path / "deep" / "good.yaml").write_text(HEAD + "expect: {turn: ann}\n")
    (tmp_path / "deep" / "er" / "wrong.yml").write_text(
        HEAD + "steps: [{ann: roll 1 2}]\nexpect:\n  turn: bob\n  over: true\n"
    )
    (tmp_path / "deep" / "notes.txt").write_text("not: [a scenario")
    (tmp_path / "broken.yaml").write_text(HEAD + "stepps: []\n")
    return tmp_path


class TestCommand:
    def test_all_pass(self, folder: Path) -> None:
        result = check_command(folder / "deep" / "good.yaml")
        assert (result.exit_code, result.output) == (0, "1 passed, 0 failed\n")

    def test_one_fails_and_is_told_in_one_line(self, folder: Path) -> None:
        result = check_command(folder / "deep")
        file = folder / "deep" / "er" / "wrong.yml"
        line = f"{file}:6: A: at the end: turn: expected bob, actual ann; at the end: over: expected true, actual false"
        assert (result.exit_code, result.stdout.splitlines()) == (1, [line, "1 passed, 1 failed"])

    def test_a_file_that_cannot_be_read_does_not_stop_the_others(self, folder: Path) -> None:
        result = check_command(folder)
        assert result.exit_code == 2
        assert result.stdout.splitlines()[-1] == "1 passed, 1 failed"
        assert result.stderr.startswith(f"{folder / 'broken.yaml'}:4: A: unknown key 'stepps'; perhaps steps;")

    def test_a_bad_document_does_not_stop_the_others_of_its_file(self, tmp_path: Path) -> None:
        file = tmp_path / "one.yaml"
        second = HEAD.replace("name: A", "name: B")
        file.write_text(f"{HEAD}steps: [{{ann: roll 1}}]\n---\n{second}")
        result = check_command(file)
        assert (result.exit_code, result.stdout) == (2, "1 passed, 0 failed\n")
        assert result.stderr.startswith(f"{file}:4: A: step 1 (ann: roll 1): not the dice of this roll;")

    def test_a_path_that_is_not_there(self, tmp_path: Path) -> None:
        result = check_command(tmp_path / "none")
        assert (result.exit_code, result.stdout) == (2, "0 passed, 0 failed\n")
        assert "none:1: cannot be read: No such file" in result.stderr

    def test_a_folder_without_scenarios(self, tmp_path: Path) -> None:
        result = check_command(tmp_path)
        assert result.exit_code == 2
        assert "no scenario file in this folder" in result.stderr

    def test_a_file_named_twice_is_run_once(self, folder: Path) -> None:
        good = folder / "deep" / "good.yaml"
        assert check_command(good, good).stdout == "1 passed, 0 failed\n"


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
