"""Compiled where it can be, pure Python where it cannot; and an edited source always counts."""

import doctest
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

import pytest
from tests.distributions import CONSTRAINTS, ROOT, Installed, build, empty_environment, install, output, run
from tests.test_api import SECTIONS, examples

import passgo
from passgo import _build

PACKAGE = ROOT / "src" / "passgo"
EXTENSION = str(sysconfig.get_config_var("EXT_SUFFIX"))

IMPORT_ENGINE = "import passgo.engine as engine; print(engine.SOURCE)"


def can_compile() -> bool:
    """Whether the build would find a compiler and Python's headers, as on most developers' machines."""
    compiler = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


# The stamp


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A passgo whose engine is one line of source beside a compiled file that cannot even be loaded."""
    package = tmp_path / "passgo"
    (package / "engine").mkdir(parents=True)
    for name in ("__init__.py", "_build.py"):
        shutil.copy(PACKAGE / name, package)
    (package / "engine" / "__init__.py").write_text("SOURCE = 'first'\n")
    (package / "engine" / f"__init__{EXTENSION}").write_bytes(b"not an extension module")
    return package


def stamp(package: Path) -> None:
    (package / _build.STAMP).write_text(f"{_build.digest(str(package))}\n")


def import_engine(package: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    return run(sys.executable, "-c", IMPORT_ENGINE, cwd=ROOT, PYTHONPATH=str(package.parent), **variables)


def test_a_compiled_file_whose_stamp_fits_is_used(copy: Path) -> None:
    stamp(copy)
    assert "ImportError" in import_engine(copy).stderr


def test_a_compiled_file_without_a_stamp_is_ignored(copy: Path) -> None:
    assert import_engine(copy).stdout == "first\n"


def test_an_edited_source_beats_the_compiled_file(copy: Path) -> None:
    stamp(copy)
    (copy / "engine" / "__init__.py").write_text("SOURCE = 'second'\n")
    assert import_engine(copy).stdout == "second\n"


def test_a_new_source_makes_the_compiled_files_stale(copy: Path) -> None:
    stamp(copy)
    (copy / "engine" / "new.py").touch()
    assert import_engine(copy).stdout == "first\n"


def test_a_deleted_module_stays_deleted(copy: Path) -> None:
    (copy / "engine" / f"gone{EXTENSION}").write_bytes(b"not an extension module")
    (copy / "engine" / "__init__.py").write_text("from passgo.engine import gone\n")
    assert "cannot import name 'gone'" in import_engine(copy).stderr


@pytest.mark.parametrize(("value", "expected"), [("1", "first\n"), ("0", ""), ("", "")])
def test_pure_python_can_be_asked_for(copy: Path, value: str, expected: str) -> None:
    stamp(copy)
    assert import_engine(copy, PASSGO_PURE=value).stdout == expected


def test_this_installation_is_compiled_from_these_sources() -> None:
    wanted = "pure" if _build.pure_wanted() or not can_compile() else "compiled"
    assert passgo.mode() == wanted, "the engine was edited since it was installed: `make test` compiles it"


def test_make_watches_every_compiled_package() -> None:
    watched = re.findall(r"\$\(wildcard ([^)]*)\)", (ROOT / "Makefile").read_text(encoding="utf-8"))
    assert watched == [" ".join(f"src/passgo/{package}/*.py" for package in _build.COMPILED_PACKAGES)]


# Wheels


@pytest.fixture(scope="module")
def compiled_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not can_compile():
        pytest.skip("needs a C compiler and Python's headers")
    return build("wheel", tmp_path_factory.mktemp("compiled"))


@pytest.fixture(scope="module")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built where there is no compiler, no node, nothing."""
    return build("wheel", tmp_path_factory.mktemp("pure"), PATH=str(tmp_path_factory.mktemp("nowhere")))


@pytest.fixture
def python(tmp_path: Path) -> Path:
    return empty_environment(tmp_path / "venv")


@pytest.fixture
def nowhere(tmp_path: Path) -> Path:
    """A PATH without a C compiler, without node, without anything."""
    folder = tmp_path / "nowhere"
    folder.mkdir()
    return folder


@pytest.mark.long
def test_a_compiled_wheel_needs_no_compiler_to_play(compiled_wheel: Path, python: Path, nowhere: Path) -> None:
    assert compiled_wheel.name.startswith(f"passgo-{passgo.__version__}-cp")
    install(python, compiled_wheel, "-c", CONSTRAINTS)
    installed = Installed(python, nowhere, PATH=str(nowhere))
    pure = Installed(python, nowhere, PATH=str(nowhere), PASSGO_PURE="1")
    assert installed.version() == f"passgo {passgo.__version__} (compiled)"
    assert pure.version() == f"passgo {passgo.__version__} (pure)"
    assert installed.simulated() == pure.simulated()


@pytest.mark.long
def test_the_compiled_engine_needs_no_other_package(compiled_wheel: Path, python: Path) -> None:
    install(python, compiled_wheel, "--no-deps")
    sources = sorted(_build.sources(str(PACKAGE)))
    modules = ["passgo." + source.removesuffix(".py").replace("/", ".").removesuffix(".__init__") for source in sources]
    script = (
        f"from importlib import import_module; files = [import_module(name).__file__ for name in {modules}]\n"
        "print([file for file in files if file.endswith('.py')])"
    )
    assert output(python, "-c", script) == "[]\n"


@pytest.mark.long
def test_without_a_compiler_the_wheel_is_pure_and_plays(pure_wheel: Path, python: Path, nowhere: Path) -> None:
    assert pure_wheel.name == f"passgo-{passgo.__version__}-py3-none-any.whl"
    assert [name for name in ZipFile(pure_wheel).namelist() if name.endswith((".so", ".pyd", ".stamp"))] == []
    install(python, pure_wheel, "-c", CONSTRAINTS)
    installed = Installed(python, nowhere, PATH=str(nowhere))
    assert installed.version() == f"passgo {passgo.__version__} (pure)"
    assert installed.passgo("play", "--watch", "--seed", "1", "--turns", "3") != ""


@pytest.mark.long
def test_an_outside_program_is_checked_against_our_types(pure_wheel: Path, python: Path, tmp_path: Path) -> None:
    """The program is what docs/api.md shows, in a folder of its own; mypy knows passgo only from the wheel."""
    install(python, pure_wheel, "--no-deps")
    (site,) = (tmp_path / "venv").glob("**/site-packages")
    (site / "others.pth").write_text(f"{sysconfig.get_path('purelib')}\n", encoding="utf-8")  # what passgo depends on
    outside = tmp_path / "outside"
    outside.mkdir()
    for package, section in SECTIONS.items():
        lines = "".join(example.source for example in doctest.DocTestParser().get_examples(examples(section)))
        head = 'url = "http://127.0.0.1:8000"\n' if package == "passgo.client" else ""
        (outside / f"{package.replace('.', '_')}_shown.py").write_text(head + lines, encoding="utf-8")
    (outside / "wrong.py").write_text("from passgo.editions import load\nload(1).board.size + 'x'\n", encoding="utf-8")
    done = run(sys.executable, "-m", "mypy", "--strict", "--python-executable", python, ".", cwd=outside)
    found = [line for line in done.stdout.splitlines() if ": error: " in line]
    assert [line.partition(": error")[0] for line in found] == ["wrong.py:2", "wrong.py:2"], done.stdout


# From the tree and from an sdist


@pytest.mark.long
def test_pip_installs_the_tree_and_passgo_runs(python: Path, tmp_path: Path) -> None:
    """As docs/install.md says; pure, because the compiled wheel is tried above."""
    install(python, ROOT, "-c", CONSTRAINTS, PASSGO_PURE="1")
    installed = Installed(python, tmp_path)
    assert output(python.with_name("passgo"), "--version").strip() == installed.version()
    assert installed.pages("/", "/static/ui/table.js") == [200, 200]
    assert installed.checked().endswith(" 0 failed")


@pytest.mark.long
def test_an_sdist_is_installed_without_npm(python: Path, tmp_path: Path) -> None:
    """The browser's table is in it: npm would fail here, because its registry is nowhere."""
    sdist = build("sdist", tmp_path)
    install(python, sdist, "--no-deps", PASSGO_PURE="1", npm_config_registry="http://127.0.0.1:9/")
    (table,) = (tmp_path / "venv").glob("**/passgo/web/static/ui")
    assert (table / "table.js").stat().st_size > 10_000
    assert not (table / "build.stamp").exists()
