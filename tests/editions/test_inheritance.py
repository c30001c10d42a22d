"""An edition may start from another one and say only what differs."""

from collections.abc import Callable
from pathlib import Path

import pytest

from passgo.editions import EditionError, load
from passgo.editions.comparison import differences
from passgo.editions.files import SHIPPED
from passgo.engine.board import Board

Write = Callable[..., Path]


# Compiled classes have no __dict__, so what is compared is named.
SPACE = ["pos", "id", "kind", "name", "deed", "group", "price", "mortgage", "unmortgage", "house_cost", "hotel_cost"]
SPACE += ["rents", "amount", "target", "fare", "deck"]
GROUP = ["id", "kind", "deeds", "size"]
CARD = ["id", "effect", "pos", "nearest", "steps", "collect_go", "amount", "per_house", "per_hotel"]
CARD += ["rent_multiplier", "dice_multiplier"]
BOARD = ["players_min", "players_max", "size", "station_rents", "utility_factors", "go_pos", "jail_pos", "hash"]


def fields(thing: object, names: list[str]) -> list[object]:
    return [getattr(thing, name) for name in names]


def everything(board: Board) -> object:
    """All data of a board, for comparing two of them."""
    return (
        fields(board, BOARD),
        [fields(space, SPACE) for space in board.spaces],
        [fields(group, GROUP) for group in board.groups],
        [(deck.id, deck.face_up, [fields(card, CARD) for card in deck.cards]) for deck in board.decks],
        [fields(row, ["kind", "amount", "weight"]) for row in board.question_table + board.question_sounds],
        board.rules.in_force(),
    )


@pytest.mark.parametrize("name", ["classic", "cthulhu", "ghost", "mario", "voyage", "championship", "cthulhu-short"])
def test_an_edition_that_overrides_nothing_is_its_base(name: str, write: Write) -> None:
    heir, base = load(write(f'inherits = "{name}"\n')), load(name)
    assert everything(heir.board) == everything(base.board)
    assert heir.hash == base.hash
    assert differences(heir, base) == []


def test_rules_and_frame_are_merged_key_by_key(write: Write) -> None:
    heir = load(write('inherits = "voyage"\n[edition]\nname = "Far"\n[rules]\njail.fine = 7000\n'))
    voyage = load("voyage").board.rules.in_force()
    assert heir.board.rules.in_force() == {**voyage, "jail.fine": 7000}
    assert (heir.id, heir.name, heir.players) == ("voyage", "Far", (2, 4))


def test_other_blocks_replace_the_inherited_ones(write: Write) -> None:
    starter = (SHIPPED / "starter.toml").read_text(encoding="utf-8").partition("[words]")[2]
    blocks = "[words]" + starter.partition("[rules]")[0]
    heir = load(write(f'inherits = "cthulhu-short"\n[rules]\nstart.freeDeeds = 1\n{blocks}'))
    assert [group.id for group in heir.board.groups] == ["sand", "reef", "ferries", "wells"]
    assert [deck.id for deck in heir.board.decks] == ["tide"]
    assert heir.board.rules.build_max_houses == 3


def test_a_single_space_can_be_changed(write: Write) -> None:
    heir = load(write('inherits = "classic"\n[change.boardwalk]\nname = "Mayfair"\nprice = 500\n'))
    space = heir.board.spaces[39]
    assert (space.id, space.name, space.price, space.mortgage) == ("boardwalk", "Mayfair", 500, 200)
    assert load("classic").board.spaces[39].name == "Boardwalk"


def test_a_chain_of_files(write: Write) -> None:
    write('inherits = "classic"\n[rules]\njail.fine = 60\n', "base.toml")
    heir = load(write('inherits = "base.toml"\n[rules]\ngo.salary = 300\n'))
    assert (heir.board.rules.jail_fine, heir.board.rules.go_salary) == (60, 300)


def test_a_fault_names_the_file_that_made_it(write: Write) -> None:
    base = write('inherits = "classic"\n[rules]\njail.fine = -1\n[change.boardwalk]\nprice = -1\n', "base.toml")
    heir = write('inherits = "base.toml"\n[rules]\ngo.salary = -1\n[change.park-place]\nrents = [9, 8, 7, 6, 5, 4]\n')
    with pytest.raises(EditionError) as caught:
        load(heir)
    assert {(fault.file, fault.key) for fault in caught.value.faults} == {
        (str(base), "rules.jail.fine"),
        (str(base), "board.spaces[39 boardwalk].price"),
        (str(heir), "rules.go.salary"),
        (str(heir), "board.spaces[37 park-place].rents"),
    }


def test_a_replaced_block_belongs_to_its_file(write: Write) -> None:
    write('inherits = "classic"\n[change.boardwalk]\nprice = 300\n', "base.toml")
    heir = write('inherits = "base.toml"\n[board]\nspaces = [1, 2, 3, 4]\n')
    with pytest.raises(EditionError) as caught:
        load(heir)
    assert {fault.file for fault in caught.value.faults if fault.key.startswith("board")} == {str(heir)}


@pytest.mark.parametrize("text", ['inherits = "edition.toml"\n', 'inherits = "other.toml"\n'])
def test_a_circle_is_refused(text: str, write: Write) -> None:
    write('inherits = "edition.toml"\n', "other.toml")
    with pytest.raises(EditionError, match="a circle") as caught:
        load(write(text))
    assert [fault.key for fault in caught.value.faults] == ["inherits"]


def test_a_long_chain_is_refused(write: Write) -> None:
    for i in range(5):
        write(f'inherits = "e{i + 1}.toml"\n', f"e{i}.toml")
    path = write('inherits = "classic"\n', "e5.toml")
    with pytest.raises(EditionError, match="too long a chain of editions"):
        load(path.with_name("e0.toml"))
    assert load(path.with_name("e2.toml")).id == "classic"


@pytest.mark.parametrize("name", ['"clasic"', '"../classic.toml"', '"/etc/hostname"', '"/tmp/x.toml"', "7"])
def test_an_unknown_base_is_refused_and_the_rest_still_checked(name: str, write: Write) -> None:
    with pytest.raises(EditionError) as caught:
        load(write(f"inherits = {name}\n[rules]\njail.fine = -1\n"))
    assert [fault.key for fault in caught.value.faults] == ["inherits", "rules.jail.fine"]


def test_a_base_that_cannot_be_read_is_named(write: Write, tmp_path: Path) -> None:
    write("[edition", "base.toml")
    with pytest.raises(EditionError) as caught:
        load(write('inherits = "base.toml"\n'))
    assert [fault.file for fault in caught.value.faults] == [str(tmp_path / "base.toml")]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ('[change.bordwalk]\nname = "M"\n', "change.bordwalk"),
        ('[change.boardwalk]\nid = "mayfair"\n', "change.boardwalk.id"),
        ("[change]\nboardwalk = 7\n", "change.boardwalk"),
        ("[change.boardwalk]\namount = 7\n", "board.spaces[39 boardwalk].amount"),
    ],
)
def test_a_change_that_cannot_be_made(change: str, key: str, write: Write) -> None:
    with pytest.raises(EditionError) as caught:
        load(write(f'inherits = "classic"\n{change}'))
    assert [fault.key for fault in caught.value.faults] == [key]


def test_changes_must_be_a_table(write: Write) -> None:
    with pytest.raises(EditionError, match="change: wrong type"):
        load(write('inherits = "classic"\nchange = 7\n'))
