"""Art packs: ours are whole and readable, and nothing but drawings can be in one."""

import json
import re
from pathlib import Path
from random import Random

import pytest

from passgo.editions import EditionError, load, names
from passgo.editions.art import MOST_PACKED, PLAIN, art_file, art_of, load_art
from passgo.editions.art_checks import SEATS, contrast
from passgo.editions.art_form import LAYER, SOUND, SOUNDS, THEME, THINGS
from passgo.editions.art_sheet import art_sheet
from passgo.editions.art_svg import layer
from passgo.editions.faults import Findings
from passgo.editions.files import SHIPPED
from passgo.engine.board import SPACE_KINDS

OURS = 9_000  # bytes: the first load of the table has room for no more
SHADES = '["#334455", "#ccddee"]'
THEME_LINES = {
    "page": ("#f3efe6", "#16181a"), "card": ("#fffdf8", "#212427"), "text": ("#1f1c18", "#f1eee7"),
    "soft": ("#5c554b", "#b9b2a5"), "line": ("#cfc6b6", "#3c4146"), "strong-line": ("#7d7466", "#8a9096"),
    "accent": ("#0b5d4e", "#7fd6bf"), "on-accent": ("#ffffff", "#06231d"), "tint": ("#e2efe9", "#20352f"),
    "board": ("#dcebe0", "#1d2a26"), "cell": ("#fffdf6", "#2a2e31"), "corner": ("#f4eedd", "#33352f"),
    "paper": ("#fffdf5", "#fffdf5"), "ink": ("#1c1a17", "#1c1a17"),
}  # fmt: skip


LONG = "1 " * 700
MANY = '"slate M1 1h9",' * 25
DECK = '[decks.{}]\nground = "slate"\ntext = "{}"\nmark = ["pale M1 1h9"]'


def pack(top: str = "", parts: str = "", **theme: tuple[str, str]) -> str:
    """A small sound pack, with lines added above its tables and below them."""
    colours = "\n".join(f'{name} = ["{a}", "{b}"]' for name, (a, b) in {**THEME_LINES, **theme}.items())
    palette = f'slate = {SHADES}\npale = ["#eef2ee", "#101820"]'
    return f'lettering = "serif"\n{top}\n[palette]\n{palette}\n[theme]\n{colours}\n{parts}\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    text = 'inherits = "classic"\n[edition]\nid = "town"\nname = "Town"\n'
    (tmp_path / "edition.toml").write_text(text, encoding="utf-8")
    return tmp_path


def faults(folder: Path, text: str) -> list[str]:
    (folder / "art.toml").write_text(text, encoding="utf-8")
    with pytest.raises(EditionError) as caught:
        load_art(folder)
    return [str(fault).removeprefix(f"{folder / 'art.toml'}: ") for fault in caught.value.faults]


@pytest.mark.parametrize("name", names())
def test_our_packs_are_whole_and_small(name: str) -> None:
    art, edition = load_art(name), load(name)
    assert art is not None
    assert art.packed() <= OURS
    assert (set(art.theme), set(art.things), set(art.sounds)) == (set(THEME), set(THINGS), set(SOUNDS))
    assert [part for part in ("scene", "base", "dice") if not getattr(art, part)] == []
    assert set(art.buildings) == {"house", "hotel"}
    assert len(art.faces) >= edition.players[1]
    undrawn = [
        s.id for s in edition.board.spaces if SPACE_KINDS[s.kind] != "street" and not art.drawing_of(s, edition.board)
    ]
    assert undrawn == []


def test_no_two_of_our_editions_look_alike() -> None:
    packs = [art_of(name) for name in names()]
    for part in ("scene", "theme", "base"):
        assert len({str(getattr(art, part)) for art in packs}) == len(packs), part


def test_the_moon_is_no_jail() -> None:
    voyage, classic = art_of("voyage"), art_of("classic")
    jails = [
        art.drawing_of(board.spaces[board.jail_pos], board)
        for art, board in ((voyage, load("voyage").board), (classic, load("classic").board))
    ]
    assert jails[0] != jails[1]


@pytest.mark.parametrize(
    ("written", "named"),
    [
        ('[spaces]\ngo = ["slate M0 0<script>alert(1)</script>"]', "spaces.go[0]: 'slate M0 0<script>"),
        ('[spaces]\ngo = ["slate url(https://example.org/a.svg)"]', "spaces.go[0]: 'slate url("),
        ('[spaces]\ngo = ["slate M0 0&quot;onload=x"]', "spaces.go[0]: "),
        (f'[spaces]\ngo = ["slate M{LONG}"]', "spaces.go[0]: 1407 characters"),
        (f"[spaces]\ngo = [{MANY}]", "spaces.go: 25 entries"),
        ('[spaces]\ngo = ["mauve M1 1h9"]', "spaces.go[0]: no such colour 'mauve'"),
        ('[spaces]\nharbour = ["slate M1 1h9"]', "spaces.harbour: the edition has no such space"),
        ('[spaces]\ngo = ["pale M1 1h9"]', "spaces.go: contrast of 1.1"),
        ('[tokens]\ncar = ["white M1 1h9"]', "tokens.top-hat: is missing"),
        ('[tokens]\ncar = ["slate M1 1h9"]', "tokens.car[0]: no such colour 'slate'"),
        ('[things]\nrocket = ["slate M1 1h9"]', "things.rocket: unknown key"),
        ("[fonts]\n", "fonts: unknown key"),
        (DECK.format("chance", "slate"), "decks.chance.text: contrast of 1.00"),
        (DECK.format("fate", "pale"), "decks.fate: the edition has no such deck"),
        ('[dice]\nbody = "slate"\npips = "mauve"\ncorners = 4', "dice.pips: no such colour 'mauve'"),
        ('[sounds]\ndice = ["square 180 1.5 1 0.05"]', "sounds.dice[0]: lasts too long"),
        ('[sounds]\ndice = ["trumpet 180 0 1 0.05"]', "sounds.dice[0]: 'trumpet"),
        ('[sounds]\ndice = ["square 180 0 1 9"]', "sounds.dice[0]: 'square"),
    ],
)  # fmt: skip
def test_a_pack_with_anything_else_is_refused_by_name(folder: Path, written: str, named: str) -> None:
    assert [fault for fault in faults(folder, pack(parts=written)) if fault.startswith(named)]


def test_texts_must_be_readable_on_light_and_dark_pages(folder: Path) -> None:
    assert faults(folder, pack(soft=("#9a958c", "#b9b2a5")))[0].startswith("theme.soft: contrast of 2.6")
    assert "dark page" in faults(folder, pack(text=("#1f1c18", "#55524c")))[0]
    assert faults(folder, pack('scene = ["slate M0 0h120v120z"]'))[0].startswith("scene: contrast of 1.7")


def test_the_table_gives_players_the_colours_that_packs_are_checked_for() -> None:
    shapes = Path(__file__).parents[2] / "ui" / "src" / "view" / "shapes.tsx"
    found = re.search(r"SEAT_COLOURS = (\[.*\]);", shapes.read_text(encoding="utf-8"))
    assert found is not None
    assert json.loads(found[1]) == list(SEATS)


def test_contrast_is_that_of_the_web() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_a_pack_that_is_too_large_is_refused(folder: Path) -> None:
    spaces = [space.id for space in load("classic").board.spaces]
    chance = Random(1)
    path = [" ".join(str(chance.randrange(999)) for _ in range(250)) for _ in spaces]
    drawn = "\n".join(f'{name} = ["slate M{numbers}"]' for name, numbers in zip(spaces, path, strict=True))
    assert f"at most {MOST_PACKED}" in faults(folder, pack(parts=f"[spaces]\n{drawn}"))[0]


def test_a_pack_may_give_only_what_differs(folder: Path) -> None:
    (folder / "art.toml").write_text('inherits = "ghost"\nlettering = "typewriter"\n', encoding="utf-8")
    with pytest.raises(EditionError):
        load_art(folder)  # ghosts have no place on the classic board
    (folder / "art.toml").write_text('inherits = "classic"\nlettering = "typewriter"\n', encoding="utf-8")
    art = load_art(folder)
    assert art is not None
    assert (art.lettering, art.scene) == ("typewriter", art_of("classic").scene)


def test_faults_stand_under_the_file_that_wrote_them(folder: Path) -> None:
    written = 'inherits = "classic"\n[theme]\nsoft = ["#9a958c", "#b9b2a5"]\n'
    assert faults(folder, written)[0].startswith("theme.soft")


@pytest.mark.parametrize("written", ['inherits = "atlantis"', "inherits = 3", 'inherits = "../../etc"'])
def test_only_our_packs_can_be_varied(folder: Path, written: str) -> None:
    assert faults(folder, written)[0].startswith("inherits: no such pack")


@pytest.mark.parametrize("written", ["lettering = ", "\x00", "[theme", "a" * 2_000_000])
def test_what_is_no_toml_is_refused(folder: Path, written: str) -> None:
    assert faults(folder, written)


def test_an_edition_without_a_pack_has_that_of_the_one_it_inherits(folder: Path) -> None:
    assert load_art(folder) == load_art("classic")


def test_an_edition_of_its_own_may_go_without(tmp_path: Path) -> None:
    starter = (SHIPPED / "starter.toml").read_text(encoding="utf-8")
    alone = tmp_path / "alone.toml"
    alone.write_text(starter, encoding="utf-8")
    assert load_art(alone) is None
    assert art_file(alone) == tmp_path / "alone.art.toml"


def test_a_faulty_pack_is_never_served(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_name: str) -> None:
        raise EditionError([])

    monkeypatch.setattr("passgo.editions.art.load_art", broken)
    assert art_of("classic") == PLAIN


def test_plain_tokens_and_sounds_have_the_form_of_packs() -> None:
    found = Findings("plain")
    for drawing in PLAIN.tokens.values():
        for written in drawing:
            LAYER.read(written, "token", found)
    for name, notes in PLAIN.sounds.items():
        SOUND.read(notes, name, found)
    assert (found.faults, set(PLAIN.sounds)) == ([], set(SOUNDS))


def test_a_layer_is_a_shape_or_a_line() -> None:
    assert layer("slate M1 1h9") == '<path fill="var(--art-slate)" fill-rule="evenodd" d="M1 1h9"/>'
    assert 'stroke="var(--art-slate)" stroke-width="2.5"' in layer("slate:2.5 M1 1h9")


def test_the_sheet_shows_every_part_in_both_schemes() -> None:
    art = art_of("ghost")
    page = art_sheet("Ghost", art)
    assert page.count(layer(art.scene[0])) == 2
    assert all(f">{name}</figure>" in page for name in (*art.spaces, *art.tokens, *art.things, *art.decks))
