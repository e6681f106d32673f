# Cyclades: `make help` lists what can be made. CYCLADES_PURE=1 asks for the build without compiled modules,
# `make setup FAST=1` for one that is compiled sooner and runs slower.
PYTHON ?= python3
BIN := .venv/bin
PYTHON_CODE = $(wildcard src tests bench tools setup.py)
# What is also tested on the sources as they are, uncompiled.
PURE_TESTS = tests/engine tests/rules
PURE = CYCLADES_EXPECT=pure PYTHONPATH=src
unexport PYTHONPATH

.DEFAULT_GOAL := help
unexport CYCLADES_FAST
.PHONY: help python setup tools page browser play terminal test lint rule-named rules sweep bench train mutants \
	all-games pictures clean

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

setup: page tools ## install everything into .venv, compiled; quick when nothing changed; FAST=1 compiles sooner
	@CYCLADES_FAST=$(FAST) $(PYTHON) tools/build_package.py

browser: # what the tests of the page drive
	@command -v chromium >/dev/null || { apt-get update -qq && apt-get install -y -qq chromium >/dev/null; }

test: setup browser lint ## lint, then all tests on the installed build, then the engine's on the pure sources
	npm --prefix web run --silent check
	npm --prefix web test --silent
	$(BIN)/python -m pytest -n 2 -q
	$(PURE) $(BIN)/python -m pytest -n 2 -q $(PURE_TESTS)

lint: tools ## ruff, mypy and import-linter
	$(BIN)/ruff check $(PYTHON_CODE)
	$(BIN)/ruff format --check $(PYTHON_CODE)
	$(BIN)/mypy $(PYTHON_CODE)
	PYTHONPATH=src $(BIN)/lint-imports --no-cache --no-logo

rule-named:
	@test -n "$(strip $(RULE))" || { echo 'Name the rule whose tests to run: make rules RULE=B4.3, or several: make rules RULE="B4.3 C7".' >&2; exit 2; }

rules: rule-named tools ## the tests that name a rule, on the pure sources: make rules RULE=B4.3
	@$(PURE) $(BIN)/python -m pytest -q $(RULE:%=--rule %)

sweep: setup browser ## every kind of decision in the browser, where `make test` takes a sample
	CYCLADES_SWEEP=all $(BIN)/python -m pytest -n 2 -q tests/e2e

bench: setup ## measure speed
	$(BIN)/python -m bench
	$(BIN)/python -m bench.ray_league

train: setup ## learn the oracle's evaluation by self-play, into learned/; goes on where it was interrupted
	$(BIN)/cyclades train learned

mutants: tools ## check that the tests notice broken rules
	$(BIN)/python -m tests.mutants

all-games: setup ## check 10,000 random games, 5,000 with modules, 5,000 with Titans
	$(BIN)/python -m tests.random_play --games 10000
	$(BIN)/python -m tests.random_play --games 5000 --modules hades
	$(BIN)/python -m tests.random_play --games 5000 --modules titans

pictures: setup browser ## the pictures of README.md, light and dark
	@$(BIN)/python -m tools.pictures

clean: ## remove everything that was made
	rm -rf .venv .venv-peers .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage build dist
	find src tests tools $(wildcard bench) -name __pycache__ -prune -exec rm -rf {} +
