"""A changed English text marks its translations as stale, until somebody has looked at them."""

from pathlib import Path

import pytest

from passgo.i18n.catalogue_files import read_language
from passgo.i18n.frozen import ENGLISH, freeze, frozen_faults, revised, stale

TEXT = "# On the button.\nroll = Roll\n# Below it.\npass = Pass\n"
CHANGED = ("ui.ftl", "roll")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "de").mkdir()
    (tmp_path / "en").mkdir()
    english(tmp_path, TEXT)
    freeze(tmp_path, ["de"])
    return tmp_path


def english(folder: Path, text: str) -> None:
    (folder / "en" / "ui.ftl").write_text(text, encoding="utf-8")


def faults(folder: Path) -> list[str]:
    return list(frozen_faults(folder, read_language(folder / "en")))


def test_frozen_texts_have_no_faults(folder: Path) -> None:
    assert faults(folder) == []


def test_a_change_that_was_not_frozen_is_a_fault(folder: Path) -> None:
    english(folder, TEXT.replace("= Roll", "= Throw"))
    assert faults(folder) == [": texts have changed since they were frozen: run passgo i18n freeze"]


def test_a_changed_text_is_stale_elsewhere_until_it_is_revised(folder: Path) -> None:
    english(folder, TEXT.replace("= Roll", "= Throw"))
    assert freeze(folder, ["de"]) == [CHANGED]
    assert stale(folder, "de") == [CHANGED]
    assert faults(folder) == []
    assert revised(folder, "de", ["pass"]) == 0
    assert revised(folder, "de", ["roll"]) == 1
    assert stale(folder, "de") == []


def test_a_reworded_text_marks_nothing(folder: Path) -> None:
    english(folder, TEXT.replace("= Roll", "= Throw"))
    assert freeze(folder, ["de"], reworded=True) == [CHANGED]
    assert stale(folder, "de") == []


def test_a_text_that_is_gone_is_no_longer_stale(folder: Path) -> None:
    english(folder, TEXT.replace("= Roll", "= Throw"))
    freeze(folder, ["de"])
    english(folder, "# Below it.\npass = Pass\n")
    freeze(folder, ["de"])
    assert stale(folder, "de") == []


def test_a_changed_note_marks_nothing(folder: Path) -> None:
    english(folder, TEXT.replace("On the button", "On the big button"))
    assert freeze(folder, ["de"]) == []


def test_a_text_without_a_note_is_a_fault(folder: Path) -> None:
    english(folder, TEXT.replace("# Below it.\n", ""))
    assert faults(folder) == ["/ui.ftl:3: pass has no note for translators"]


def test_catalogues_that_were_never_frozen_are_left_alone(folder: Path) -> None:
    (folder / ENGLISH).unlink()
    english(folder, "roll = Throw\n")
    assert faults(folder) == []


def test_ours_are_frozen() -> None:
    root = Path(__file__).parents[2] / "src" / "passgo" / "i18n"
    assert (root / ENGLISH).is_file()
