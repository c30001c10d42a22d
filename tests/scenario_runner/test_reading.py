"""Files that cannot be used, and YAML's words: what is read, and what is said of what is not."""

from pathlib import Path

import pytest
from tests.scenario_runner.one_scenario import BROWN, CHAMPIONSHIP, HEAD, MARIO, SHORT, VOYAGE, error_of, mismatches_of

from passgo.scenarios import read_scenarios
from passgo.scenarios.reading import node_of, read_documents

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
    "a folder without an edition": (HEAD.replace("classic", "."), 2, "unknown edition '.'"),
    "a path too long": (HEAD.replace("classic", "x" * 5_000), 2, "unknown edition 'x"),
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
