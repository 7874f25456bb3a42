# `make` alone lists what can be made. Everything is set up when first needed, from the hashed locks.

PYTHON ?= python3
BIN := .venv/bin
BENCH := .venv-bench/bin
LOCKER := .venv-lock/bin
# Python compiles what it imports; compiling all that is installed takes longer than installing it.
PIP := -m pip --disable-pip-version-check install -qq --no-compile
# What users get, compiled where that is possible; .venv has the sources themselves, in plain Python.
INSTALLED := build/installed
COMPILED := PYTHONPATH="$(CURDIR)/$(INSTALLED)"
PACKAGE := $(shell find src -not -name '*.pyc' -not -name __pycache__ -not -path '*/page*') docs/rules.md hatch_build.py pyproject.toml README.md
LOCK := $(LOCKER)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate
UV := uv==0.13.7
CHROMIUM := apt-get install -qq -y --no-install-recommends chromium-headless-shell libatomic1
ARGS ?=
PAGE := src/lantern/page/index.html
INSTALLED_PAGE := $(INSTALLED)/lantern/page/index.html
WEB := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/dist/*' 2>/dev/null)
PLAYERS := bench/games.py bench/load.py bench/sockets.py
TEXTS := $(wildcard src/lantern/text/*/*.ftl)
# Processes of one call of pytest. `make test` runs two calls side by side instead, each in one process.
WORKERS ?= 2
PYTEST = $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
COMPILED_PYTEST = $(COMPILED) $(PYTEST) -o pythonpath='. $(INSTALLED)'
# Files with tests that put something else in the place of what is compiled run in plain Python too.
PATCHING := $(shell grep -rl --include='test_*.py' '^@plain' tests)
HOSTILE := $(addprefix tests/server/,http/test_fuzz.py http/test_schema.py live/test_floods.py chaos/test_hostile.py)
PLAIN_TESTS := tests/cards tests/rulebook $(wildcard tests/test_*.py) $(PATCHING)
COMPILED_TESTS := $(filter-out tests/browser tests/cards tests/rulebook,$(patsubst %/__init__.py,%,$(wildcard tests/*/__init__.py)))
NPM = PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/npm --prefix web

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SUFFIXES:
MAKEFLAGS += --no-print-directory --no-builtin-rules

.PHONY: help
help:  ## list what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

# Rules that have to be compiled first run in plain Python until then, except in the worker processes started later.
.PHONY: play
play: .venv/.runtime  ## set up what is missing and open the table in the browser (ARGS="..." is passed on)
	@$(MAKE) -s $(PAGE)
	@if $(BIN)/python hatch_build.py --check; then \
		$(MAKE) -s $(INSTALLED_PAGE) && $(COMPILED) exec $(BIN)/lantern serve $(ARGS); \
	else \
		rm -rf $(INSTALLED); mkdir -p build; nice $(MAKE) -s $(INSTALLED_PAGE) > build/meanwhile.log 2>&1 & \
		LANTERN_COMPILING="$(CURDIR)/$(INSTALLED)" exec $(BIN)/lantern serve $(ARGS); \
	fi

.PHONY: terminal
terminal: $(INSTALLED)/.stamp  ## set up what is missing and play in this terminal (ARGS="..." is passed on)
	@$(COMPILED) $(BIN)/lantern play $(ARGS)

.PHONY: page
page: $(PAGE)  ## build the page of the browser table

# What takes longest comes first, and what needs the compiled rules after what does not.
.PHONY: test
test:  ## everything that must pass; CI runs it
	@$(MAKE) -s -j2 -O WORKERS=0 COMPILED_FIRST=compile compile chromium types test-web test-compiled test-plain lint $(PAGE)
	@$(MAKE) -s test-browser

.PHONY: check
check:  ## what to run all day: lint, types, the rules and the view, within a minute
	@$(MAKE) -s -j2 -O WORKERS=0 check-plain types lint

.PHONY: check-plain
check-plain: .venv/.dev
	@$(PYTEST) -m "not long and not compiled" $(PLAIN_TESTS) $(ARGS)

.PHONY: test-plain
test-plain: .venv/.dev $(INSTALLED)/.stamp  ## test the rules and what stands on them in plain Python
	@$(PYTEST) $(PLAIN_TESTS) $(ARGS)

# Everything above the rules runs once, with the compiled rules where they could be compiled.
.PHONY: test-compiled
test-compiled: .venv/.dev $(INSTALLED)/.stamp  ## test the server, the terminal, the lab and the computer players
	@$(COMPILED_PYTEST) $(COMPILED_TESTS) $(ARGS)

# A call of its own: Playwright and the asynchronous tests of the server do not share a process.
.PHONY: test-browser
test-browser: .venv/.dev $(INSTALLED_PAGE) chromium  ## play in a real browser
	@$(COMPILED_PYTEST) tests/browser $(ARGS)

.PHONY: chaos
chaos: .venv/.dev $(INSTALLED)/.stamp  ## kill servers, workers and databases while games are played (about 15 minutes)
	@$(COMPILED) $(BIN)/python -m tests.server.chaos.run $(ARGS)

.PHONY: hostile
hostile: .venv/.dev $(INSTALLED)/.stamp  ## floods, strange messages and requests, work asked for and hung up (about 10 minutes)
	@$(COMPILED_PYTEST) -n 0 -m long $(HOSTILE) $(ARGS)

# What is timed has the machine to itself.
.PHONY: test-long
test-long: .venv/.dev $(INSTALLED_PAGE) chromium fuzz mutants  ## what takes longer, more than an hour (docs/testing.md)
	@$(PYTEST) $(COMPILED_TESTS)
	@$(COMPILED_PYTEST) -m long $(HOSTILE:%=--ignore %)
	@$(COMPILED_PYTEST) -m long tests/browser --ignore tests/browser/test_speed.py
	@$(MAKE) -s hostile
	@$(COMPILED_PYTEST) -n 0 -m long tests/browser/test_speed.py

.PHONY: chromium
chromium:  ## install Debian's Chromium, if there is none
	@command -v chromium-headless-shell > /dev/null || { \
		if ! command -v apt-get > /dev/null; then root=; elif test "$$(id -u)" = 0; then root=env; else root=$$(command -v sudo); fi; \
		test -n "$$root" || { echo "The browser tests need Chromium; on Debian, as root: $(CHROMIUM)" >&2; exit 1; }; \
		echo "Installing Chromium ..."; \
		$$root apt-get update -qq && $$root $(CHROMIUM) > /dev/null; }

.PHONY: lint-web
lint-web: web/node_modules/.stamp  ## check style and formatting of the page
	@$(NPM) run --silent lint || { echo "npm --prefix web run format formats the page." >&2; exit 1; }

.PHONY: test-web
test-web: web/node_modules/.stamp lint-web  ## check and test the page's components
	@$(NPM) run --silent check
	@$(NPM) run --silent test

.PHONY: pictures
pictures: .venv/.dev $(INSTALLED_PAGE) chromium  ## draw the pictures of docs/pictures again
	@$(COMPILED) $(BIN)/python -m tests.browser.pictures

.PHONY: page-data
page-data: .venv/.dev  ## make the page's generated files again from the content and the types
	@PYTHONPATH=src $(BIN)/python -m tools.page_data

.PHONY: ground
ground: web/drawing/node_modules/.stamp  ## draw the ground of the map again
	@$(NPM)/drawing run --silent draw

.PHONY: icons
icons: .venv/.dev chromium  ## draw the icons of the page and the picture of link previews again
	@PYTHONPATH=src $(BIN)/python -m tools.page_icons

.PHONY: docs
docs: .venv-docs/.stamp  ## build the reference of the programming interface into build/docs
	@PYTHONPATH=src .venv-docs/bin/mkdocs build --quiet --strict
	@echo "build/docs/index.html"

.PHONY: setup
setup: .venv/.dev $(INSTALLED)/.stamp  ## set up everything for development

.PHONY: compile
compile: .venv/.build  ## compile the rules if they have changed; fails if they cannot be compiled
	@$(BIN)/python hatch_build.py

.PHONY: wheel
wheel: .venv/.build $(PAGE)  ## build what can be installed elsewhere into dist
	@$(BIN)/hatchling build -d dist

.PHONY: lint
lint: .venv/.dev  ## check style, formatting and layers
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet || { echo "Some files are not formatted: make format" >&2; exit 1; }
	@$(BIN)/lint-imports --no-logo

.PHONY: types
types: .venv/.dev  ## check types
	@$(BIN)/mypy

.PHONY: format
format: .venv/.dev  ## format all Python files and mend what can be mended by itself
	@$(BIN)/ruff check --quiet --fix --exit-zero
	@$(BIN)/ruff format --quiet

.PHONY: fuzz
fuzz: tools/fuzz.py .venv/.dev $(INSTALLED)/.stamp  ## play many random games and check every table
	@$(COMPILED) $(BIN)/python -m tools.fuzz --games 10000 $(ARGS)

.PHONY: mutants
mutants: tools/mutants.py .venv/.dev  ## change the rules in small ways and see whether a test notices
	@$(BIN)/python -m tools.mutants $(ARGS)

.PHONY: games
games: tools/make_games.py .venv/.dev  ## play what the recorded games in tests/games do not show yet
	@$(BIN)/python -m tools.make_games $(ARGS)

.PHONY: bench-engine
bench-engine: bench/engine.py .venv-bench/.peers $(INSTALLED)/.stamp  ## measure the engine beside other engines, in one run
	@$(COMPILED) $(BENCH)/python -m bench.engine $(ARGS)

.PHONY: bench-envs
bench-envs: bench/envs.py .venv-bench/.peers $(INSTALLED)/.stamp  ## measure the learning environments beside others, in one run
	@$(COMPILED) $(BENCH)/python -m bench.envs $(ARGS)

.PHONY: bench-server
bench-server: bench/server/node_modules/.stamp $(INSTALLED)/.stamp build/players/.stamp  ## measure the server beside boardgame.io's, in one run
	@$(COMPILED) PLAYERS=build/players $(BIN)/python -m bench.server $(ARGS)

.PHONY: bench-agents
bench-agents: bench/agents.py $(INSTALLED)/.stamp  ## measure how strong the computer players are (up to 40 minutes)
	@$(COMPILED) $(BIN)/python -m bench.agents $(ARGS)

.PHONY: lock
lock: $(LOCKER)/python  ## make the locks again from the .in files (UPGRADE=--upgrade takes newer versions)
	@$(LOCKER)/python $(PIP) $(UV)
	@$(LOCK) $(UPGRADE) requirements-dev.in -o requirements-dev.lock
	@$(LOCK) -c requirements-dev.lock requirements.in -o requirements.lock
	@$(LOCK) -c requirements-dev.lock requirements-site.in -o requirements-site.lock
	@$(LOCK) -c requirements-dev.lock requirements-build.in -o requirements-build.lock
	@$(LOCK) $(UPGRADE) requirements-web.in -o requirements-web.lock
	@$(LOCK) $(UPGRADE) requirements-docs.in -o requirements-docs.lock
	@if test -f bench/requirements.in; then $(LOCK) $(UPGRADE) bench/requirements.in -o bench/requirements.lock; fi

.PHONY: clean
clean:  ## remove everything that make has made
	@rm -rf .venv .venv-bench .venv-docs .venv-lock build dist mutants src/lantern/page web/node_modules web/drawing/node_modules web/dist bench/server/node_modules
	@rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache .coverage
	@find src tests tools -name __pycache__ -prune -exec rm -rf {} +

# A dangling python link, left by an upgraded system, counts as missing and is made anew.
.venv/bin/python .venv-bench/bin/python .venv-docs/bin/python .venv-lock/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| { echo "Lantern needs Python 3.11 or newer; name one with make PYTHON=..." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		|| { echo "Lantern needs Python's venv module; on Debian: apt-get install python3-venv" >&2; exit 1; }
	@echo "Setting up $(@D:/bin=) ..."
	@$(PYTHON) -m venv --clear $(@D:/bin=)

.venv/.runtime: requirements.lock pyproject.toml | .venv/bin/python
	@$(BIN)/python $(PIP) --require-hashes -r requirements.lock
	@$(BIN)/python $(PIP) --no-deps --no-build-isolation -e .
	@touch $@

.venv/.build: requirements-build.lock | .venv/.runtime
	@$(BIN)/python $(PIP) --require-hashes -r requirements-build.lock
	@touch $@

.venv/.dev: requirements-dev.lock .venv/.runtime | .venv/.build
	@echo "Installing the tools for tests ..."
	@$(BIN)/python $(PIP) --require-hashes -r requirements-dev.lock
	@touch $@

.venv/.web: requirements-web.lock | .venv/.runtime
	@$(BIN)/python $(PIP) --require-hashes -r requirements-web.lock
	@touch $@

.venv-docs/.stamp: requirements-docs.lock | .venv-docs/bin/python
	@.venv-docs/bin/python $(PIP) --require-hashes -r requirements-docs.lock
	@touch $@

web/node_modules/.stamp: web/package-lock.json .venv/.web
	@echo "Installing what the page is built with ..."
	@$(NPM) ci --silent --no-progress
	@touch $@

web/drawing/node_modules/.stamp: web/drawing/package-lock.json .venv/.web
	@$(NPM)/drawing ci --silent --no-progress
	@touch $@

$(PAGE): $(WEB) $(TEXTS) web/node_modules/.stamp
	@echo "Building the page ..."
	@$(NPM) run --silent build -- --logLevel warn
	@rm -rf src/lantern/page && cp -r web/dist src/lantern/page && touch $@

bench/server/node_modules/.stamp: bench/server/package-lock.json .venv/.web
	@echo "Installing the server to compare with ..."
	@$(NPM:web=bench/server) ci --silent --no-progress
	@touch $@

# What plays on both servers is compiled too: it has to share the machine with them.
build/players/.stamp: $(PLAYERS) bench/shapes.py bench/player.py .venv/.build
	@echo "Compiling the players ..."
	@rm -rf build/players && mkdir -p build/players/bench && touch build/players/bench/__init__.py
	@cp $(PLAYERS) bench/shapes.py bench/player.py build/players/bench
	@cd build/players && $(CURDIR)/$(BIN)/mypyc --config-file= $(PLAYERS) > compile.log 2>&1 || { cat compile.log >&2; exit 1; }
	@touch $@

.venv-bench/.peers: bench/requirements.lock | .venv-bench/bin/python
	@echo "Installing the engines to compare with ..."
	@$(BENCH)/python $(PIP) --require-hashes -r bench/requirements.lock
	@touch $@

# The wheel, unpacked. Rules that cannot be compiled run in plain Python, and compiling is tried again when they change
# or by make compile, for which make test waits (COMPILED_FIRST).
$(INSTALLED)/.stamp: $(PACKAGE) | .venv/.build $(COMPILED_FIRST)
	@$(BIN)/python hatch_build.py --check || echo "Compiling the rules, which takes a few minutes ..."
	@rm -rf $(INSTALLED).new
	@LANTERN_NO_PAGE=1 $(BIN)/python $(PIP) --no-deps --no-build-isolation --target $(INSTALLED).new .
	@rm -rf $(INSTALLED) && mv $(INSTALLED).new $(INSTALLED) && touch $@

# The page is built and changed without the wheel.
$(INSTALLED_PAGE): $(PAGE) $(INSTALLED)/.stamp
	@rm -rf $(@D) && cp -r $(<D) $(@D) && touch $@
