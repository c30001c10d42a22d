"""Which packages mypyc compiles, and whether the compiled files still fit their sources.

Python prefers a compiled module to the source beside it, even when the source has been edited since. The build
therefore leaves a stamp, a hash of what it compiled; where the stamp does not fit, only sources are imported.

The build hook loads this file by its path, so it imports nothing else of passgo.
"""

import hashlib
import os
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType
from typing import Literal

COMPILED_PACKAGES = ("engine", "bots")
"""Folders of passgo that are compiled, together, as one group."""

STAMP = "_build.stamp"


def pure_wanted() -> bool:
    return os.environ.get("PASSGO_PURE", "") not in ("", "0")


def sources(root: str) -> Iterator[str]:
    """Paths of every module that is compiled, relative to the folder of passgo, written with slashes everywhere."""
    for package in COMPILED_PACKAGES:
        for folder, _, names in os.walk(os.path.join(root, package)):
            for name in names:
                if name.endswith(".py"):
                    yield os.path.relpath(os.path.join(folder, name), root).replace(os.sep, "/")


def digest(root: str) -> str:
    """Hash names and contents of the sources."""
    total = hashlib.blake2b(digest_size=16)
    for path in sorted(sources(root)):
        with open(os.path.join(root, path), "rb") as file:
            content = file.read()
        total.update(f"{path}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()


def stamped(root: str) -> list[str]:
    """The words of the stamp: the digest that was compiled, and by which recipe. Empty if nothing was."""
    try:
        with open(os.path.join(root, STAMP), encoding="utf-8") as file:
            return file.read().split()
    except OSError:
        return []


class SourceOnlyFinder:
    """Imports the compiled packages from their sources, whatever else lies beside them."""

    def __init__(self, prefix: str) -> None:
        self.names = tuple(prefix + package for package in COMPILED_PACKAGES)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None, /
    ) -> ModuleSpec | None:
        if not any(fullname == name or fullname.startswith(name + ".") for name in self.names):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname, target)
            if spec is not None:
                return spec
        # Handing on to the next finder could bring back the compiled file of a module that was deleted.
        raise ModuleNotFoundError(f"No module named {fullname!r}", name=fullname)


def ignore_stale_files(root: str) -> None:
    """Import the compiled packages from source if the stamp does not fit or PASSGO_PURE asks for it."""
    if pure_wanted() or stamped(root)[:1] != [digest(root)]:
        sys.meta_path.insert(0, SourceOnlyFinder("passgo."))


def mode() -> Literal["compiled", "pure"]:
    """How the engine runs in this process."""
    spec = find_spec("passgo.engine")
    return "pure" if spec is None or isinstance(spec.loader, SourceFileLoader) else "compiled"
