"""From an edition's name to one whole document: files found, read and, where they inherit, laid over each other."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from passgo.editions.earlier import as_shipped_with
from passgo.editions.faults import EditionError, Fault, Findings
from passgo.editions.form import MOST_BYTES, MOST_DEPTH, MOST_DOTS
from passgo.editions.shapes import Table, near, shown

FILE_NAME: Final = "edition.toml"
SHIPPED: Final = Path(__file__).parent
# These are merged key by key; every other block of a file replaces the inherited one whole.
MERGED: Final = frozenset({"edition", "provenance", "words", "rules"})


@dataclass
class Document:
    """An edition's data after inheritance, and which file each part came from."""

    data: Table
    origins: dict[str, str] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)
    complete: bool = True  # False when a file it inherits from could not be read


def names() -> list[str]:
    """The editions that come with the package."""
    return sorted(path.parent.name for path in SHIPPED.glob(f"*/{FILE_NAME}"))


def locate(name_or_path: str | Path) -> Path:
    """The file of a shipped edition, by name, or of any other, by its path or folder."""
    if isinstance(name_or_path, str) and name_or_path in names():
        return SHIPPED / name_or_path / FILE_NAME
    path = Path(name_or_path)
    if path.is_dir():
        return path / FILE_NAME
    if path.suffix == ".toml" or len(path.parts) > 1 or path.exists():
        return path
    found = Findings(str(name_or_path))
    found.add("", "no such edition", near(str(name_or_path), names()) + ", or the path of an edition file")
    raise EditionError(found.faults)


def resolve(path: Path, rules: int, below: tuple[Path, ...] = ()) -> Document:
    """Read a file and everything it inherits from. Never raises for what stands in a file."""
    found = Findings(str(path))
    data = read(path, found)
    if data is None:
        return Document({}, {}, found.faults, complete=False)
    if path.parent.parent == SHIPPED:
        data = as_shipped_with(rules, path.parent.name, data)
    parent_name = data.get("inherits")
    if parent_name is None:
        if "change" in data:
            found.add("change", "nothing is inherited that could be changed", "only beside inherits")
        own = {block: value for block, value in data.items() if block != "change"}
        return Document(own, {block: str(path) for block in own}, found.faults)
    parent_path = parent(path, parent_name, below, found)
    base = (
        Document({}, complete=False) if parent_path is None else resolve(parent_path, rules, (*below, path.resolve()))
    )
    merged = Document(dict(base.data), dict(base.origins), base.faults + found.faults, base.complete)
    for block, value in data.items():
        if block not in ("inherits", "change"):
            lay_over(merged, block, value, str(path))
    change_spaces(merged, data.get("change", {}), str(path))
    return merged


def read(path: Path, found: Findings) -> Table | None:
    content = b""
    try:
        if not path.is_file():
            found.add("", "no such file", "an edition file, or a folder that holds " + FILE_NAME)
            return None
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            found.add("", "the file is too large", f"at most {MOST_BYTES} bytes")
            return None
        if any(line.count(b".") > MOST_DOTS for line in content.splitlines()):
            found.add("", "not TOML that can be read: nested too deeply")
            return None
        return tomllib.loads(content.decode("utf-8"))
    except OSError as error:
        found.add("", f"cannot be read: {error.strerror}")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        found.add(f"line {line}", "not UTF-8 text", "save the file as UTF-8")
    except RecursionError:
        found.add("", "not TOML that can be read: nested too deeply")
    except ValueError as error:  # tomllib.TOMLDecodeError, or a number with thousands of digits
        found.add("", f"broken TOML: {error}", "see https://toml.io")
    return None


def parent(path: Path, name: object, below: tuple[Path, ...], found: Findings) -> Path | None:
    """The file an edition inherits from, or None with the reason reported."""
    allowed = near(str(name)[:40], names()) + ", or a .toml file in the same folder"
    if not isinstance(name, str):
        found.add("inherits", f"wrong type: {shown(name)}", allowed)
        return None
    beside = Path(name)
    if name in names():
        target = SHIPPED / name / FILE_NAME
    elif beside.suffix == ".toml" and not beside.is_absolute() and ".." not in beside.parts:
        target = path.parent / beside
    else:
        found.add("inherits", f"no such edition {shown(name)}", allowed)
        return None
    if target.resolve() in (path.resolve(), *below):
        found.add("inherits", f"{name} inherits from this file: a circle", allowed)
        return None
    if len(below) + 1 >= MOST_DEPTH:
        found.add("inherits", "too long a chain of editions", f"at most {MOST_DEPTH} files")
        return None
    return target


def lay_over(merged: Document, block: str, value: object, file: str) -> None:
    old = merged.data.get(block)
    if block in MERGED and isinstance(old, dict) and isinstance(value, dict):
        merged.data[block] = laid_over(old, value, block, merged.origins, file)
        return
    for key in [key for key in merged.origins if key == block or key.startswith((block + ".", block + "["))]:
        del merged.origins[key]
    merged.data[block] = value
    merged.origins[block] = file


def laid_over(old: Table, new: Mapping[str, object], key: str, origins: dict[str, str], file: str) -> Table:
    """The old table with the new one's entries in place of its own, table within table."""
    result = dict(old)
    for name, value in new.items():
        place = f"{key}.{name}"
        before = old.get(name)
        if isinstance(before, dict) and isinstance(value, dict):
            result[name] = laid_over(before, value, place, origins, file)
        else:
            result[name] = value
            origins[place] = file
    return result


def change_spaces(merged: Document, change: object, file: str) -> None:
    """Apply `[change.<space id>]` to the inherited spaces."""
    found = Findings(file)
    board = merged.data.get("board")
    spaces = board.get("spaces") if isinstance(board, dict) else None
    if not isinstance(change, dict):
        found.add("change", f"wrong type: {shown(change)}", "a table of tables, by space id")
    elif change and isinstance(board, dict) and isinstance(spaces, list):
        changed = list(spaces)
        places = {space.get("id"): i for i, space in enumerate(changed) if isinstance(space, dict)}
        for space_id, fields in change.items():
            i = places.get(space_id)
            if i is None:
                found.add(f"change.{space_id}", "no such space", near(space_id, [str(known) for known in places]))
            elif change_is_sound(space_id, fields, found):
                changed[i] = {**changed[i], **fields}
                merged.origins.update({f"board.spaces[{i} {space_id}].{name}": file for name in fields})
        merged.data["board"] = {**board, "spaces": changed}
    merged.faults += found.faults


def change_is_sound(space_id: str, fields: object, found: Findings) -> bool:
    if not isinstance(fields, dict):
        found.add(f"change.{space_id}", f"wrong type: {shown(fields)}", "a table")
        return False
    fixed = [name for name in ("id", "pos", "kind") if name in fields]
    for name in fixed:
        found.add(f"change.{space_id}.{name}", "cannot be changed", "give the whole board instead")
    return not fixed
