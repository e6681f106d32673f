# Cyclades: `make help` lists what can be made. CYCLADES_PURE=1 asks for the build without compiled modules,
# `make setup FAST=1` for one that is compiled sooner and runs slower.
PYTHON ?= python3
BIN := .venv/bin
PYTHON_CODE = $(wildcard src tests bench tools setup.py)
# What is also tested on the sources as they are, uncompiled.
PURE_TESTS = tests/engine tests/rules
PURE = CYCLADES_EXPECT=pure PYTHONPATH=src
# Three share the tests on two cores, for a browser often waits; who is done first takes some of the others'.
SHARED = -n 3 --dist worksteal
# Parts of a long run note how long they took, and in the end that is told.
TIMED = $(PYTHON) tools/timed.py
TIMED_PARTS = $(PYTHON) tools/timed.py --whole $(MAKE) --no-print-directory
# Runs parts on two cores; what each prints stays together, where make can do that.
SIDE_BY_SIDE = $(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),-Otarget)
unexport PYTHONPATH

.DEFAULT_GOAL := help
unexport CYCLADES_FAST
.PHONY: help python setup tools page browser play terminal test test-parts check check-parts lint types types-elsewhere \
	rules-check documents-check page-check page-lint page-test rule-named rules sweep bench train mutants proof all-games pictures clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' Makefile | while IFS="$$(printf '\t')" read -r name text; do \
		printf '  make %-10s %s\n' "$$name" "$$text"; done

python:
	@command -v $(PYTHON) >/dev/null || { echo "Cyclades needs Python 3.11 or newer: $(PYTHON) was not found." >&2; exit 1; }

play: python ## play in the browser: starts the server and prints its address
	@$(PYTHON) tools/play.py play $(ARGS)

terminal: python ## play in the terminal
	@$(PYTHON) tools/play.py terminal $(ARGS)

page: python
	@$(PYTHON) tools/build_page.py

tools: python # what developing needs, in .venv; nothing is built
	@$(PYTHON) tools/environment.py

setup: python ## install everything into .venv, compiled; quick when nothing changed; FAST=1 compiles sooner
	@CYCLADES_FAST=$(FAST) $(PYTHON) tools/set_up.py

browser: # what the tests of the page drive
	@command -v chromium >/dev/null || { apt-get update -qq && apt-get install -y -qq chromium >/dev/null; }

test: ## everything `make check` does, then all tests on the installed build, then the engine's on the pure sources
	+@$(TIMED_PARTS) test-parts

test-parts:
	+@$(TIMED) "set-up" $(MAKE) --no-print-directory setup
	+@$(TIMED) "the browser" $(MAKE) --no-print-directory browser
	+@$(SIDE_BY_SIDE) lint types types-elsewhere page-check page-lint page-test
	$(TIMED) "tests, installed build" $(BIN)/python -m pytest $(SHARED) -q
	$(PURE) $(TIMED) "tests, pure sources" $(BIN)/python -m pytest $(SHARED) -q $(PURE_TESTS)

check: page tools ## what to run before each commit: lint, types, the rules on the pure sources, texts and documents
	+@$(TIMED_PARTS) check-parts

check-parts:
	+@$(SIDE_BY_SIDE) lint rules-check types documents-check types-elsewhere page-check page-lint

lint: tools ## ruff and import-linter
	$(TIMED) "ruff" $(BIN)/ruff check $(PYTHON_CODE)
	$(TIMED) "ruff format" $(BIN)/ruff format --check $(PYTHON_CODE)
	PYTHONPATH=src $(TIMED) "import-linter" $(BIN)/lint-imports --no-cache --no-logo

types: tools ## mypy
	$(TIMED) "mypy" $(BIN)/mypy $(PYTHON_CODE)

types-elsewhere: tools # each platform has a cache of its own: one would throw the other's away
	$(TIMED) "mypy for Windows" $(BIN)/mypy --platform win32 --cache-dir .mypy_cache/win32 src tools setup.py
	$(TIMED) "mypy for macOS" $(BIN)/mypy --platform darwin --cache-dir .mypy_cache/darwin src tools setup.py

rules-check: tools
	$(PURE) $(TIMED) "rules" $(BIN)/python -m pytest -q tests/rules tests/content/test_rules_named.py tests/mutants/test_mutants.py

documents-check: tools
	$(PURE) $(TIMED) "texts and documents" $(BIN)/python -m pytest -q tests/text/test_texts.py tests/documents/test_docs.py

page-check: page
	$(TIMED) "the page's types" npm --prefix web run --silent check

page-lint: page ## Prettier and ESLint; `npm --prefix web run format` writes what Prettier wants
	$(TIMED) "Prettier" npm --prefix web run --silent format-check
	$(TIMED) "ESLint" npm --prefix web run --silent lint

page-test: page
	$(TIMED) "the page's tests" npm --prefix web test --silent

rule-named:
	@test -n "$(strip $(RULE))" || { echo 'Name the rule whose tests to run: make rules RULE=B4.3, or several: make rules RULE="B4.3 C7".' >&2; exit 2; }

rules: rule-named tools ## the tests that name a rule, on the pure sources: make rules RULE=B4.3
	@$(PURE) $(BIN)/python -m pytest -q $(RULE:%=--rule %)

sweep: setup browser ## every kind of decision in the browser, where `make test` takes a sample
	CYCLADES_SWEEP=all $(BIN)/python -m pytest $(SHARED) -q tests/e2e

bench: setup ## measure speed
	$(BIN)/python -m bench
	$(BIN)/python -m bench.ray_league

train: setup ## learn the oracle's evaluation by self-play, into learned/; goes on where it was interrupted
	$(BIN)/cyclades train learned

mutants: tools ## check that the tests notice broken rules
	$(BIN)/python -m tests.mutants

proof: setup browser ## every large count as a whole, each with a row in docs/proof.md; goes on where it was; PART=name for one
	@$(BIN)/python tools/proof.py $(PART)

all-games: setup ## check 10,000 random games, 5,000 with modules, 5,000 with Titans
	$(BIN)/python -m tests.players.random_play --games 10000
	$(BIN)/python -m tests.players.random_play --games 5000 --modules hades
	$(BIN)/python -m tests.players.random_play --games 5000 --modules titans

pictures: setup browser ## the pictures of README.md, light and dark
	@$(BIN)/python -m tools.pictures

clean: ## remove everything that was made
	rm -rf .venv .venv-peers .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage build dist
	find src tests tools $(wildcard bench) -name __pycache__ -prune -exec rm -rf {} +
