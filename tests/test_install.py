"""Compiled where it can be, pure Python where it cannot; and an edited source always counts."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

import passgo
from passgo import _build

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "passgo"
EXTENSION = str(sysconfig.get_config_var("EXT_SUFFIX"))

IMPORT_ENGINE = "import passgo.engine as engine; print(engine.SOURCE)"


def run(*command: object, path: object = os.environ["PATH"], **variables: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end, finding programs only on this path."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PASSGO_", "PYTHON"))}
    return subprocess.run(
        [str(word) for word in command],
        env=environment | {"PATH": str(path)} | variables,
        cwd=ROOT,
        check=False,
        capture_output=True,
        encoding="utf-8",
    )


def output(*command: object, path: object = os.environ["PATH"], **variables: str) -> str:
    done = run(*command, path=path, **variables)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


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
    return run(sys.executable, "-c", IMPORT_ENGINE, PYTHONPATH=str(package.parent), **variables)


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


# The wheel


def build_wheel(folder: Path, path: object = os.environ["PATH"]) -> Path:
    output(sys.executable, "-m", "build", "--wheel", "--outdir", folder, path=path)
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def compiled_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not can_compile():
        pytest.skip("needs a C compiler and Python's headers")
    return build_wheel(tmp_path_factory.mktemp("dist"))


@pytest.fixture
def python(tmp_path: Path) -> Path:
    """An empty environment. It needs no pip of its own."""
    venv.create(tmp_path / "venv", with_pip=False)
    return tmp_path / "venv" / "bin" / "python"


@pytest.fixture
def nowhere(tmp_path: Path) -> Path:
    """A PATH without a C compiler, without node, without anything."""
    folder = tmp_path / "nowhere"
    folder.mkdir()
    return folder


def install(python: Path, wheel: Path, *options: object) -> None:
    output(sys.executable, "-m", "pip", "--python", python, "install", "-q", *options, wheel)


@pytest.mark.long
def test_a_compiled_wheel_needs_no_compiler_to_play(compiled_wheel: Path, python: Path, nowhere: Path) -> None:
    assert compiled_wheel.name.startswith(f"passgo-{passgo.__version__}-cp")
    install(python, compiled_wheel, "-c", ROOT / "constraints.txt")
    command = python.with_name("passgo")
    version = output(command, "--version", path=nowhere)
    assert passgo.__version__ in version
    assert "compiled" in version
    watch = (command, "play", "--watch", "--seed", "1")
    assert output(*watch, path=nowhere) == output(*watch, path=nowhere, PASSGO_PURE="1")


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
def test_without_a_compiler_the_wheel_is_pure_and_plays(tmp_path: Path, python: Path, nowhere: Path) -> None:
    wheel = build_wheel(tmp_path, path=nowhere)
    assert wheel.name == f"passgo-{passgo.__version__}-py3-none-any.whl"
    assert [name for name in ZipFile(wheel).namelist() if name.endswith((".so", ".pyd", ".stamp"))] == []
    install(python, wheel, "-c", ROOT / "constraints.txt")
    command = python.with_name("passgo")
    assert "pure" in output(command, "--version", path=nowhere)
    assert output(command, "play", "--watch", "--seed", "1", path=nowhere) != ""
