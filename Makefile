# Cyclades: `make help` lists what can be made. CYCLADES_PURE=1 asks for the build without compiled modules.
PYTHON ?= python3
BIN := .venv/bin
PYTHON_CODE = $(wildcard src tests bench tools setup.py)
# What is also tested on the sources as they are, uncompiled.
PURE_TESTS = $(wildcard tests/engine tests/rules)
unexport PYTHONPATH

.DEFAULT_GOAL := help
.PHONY: help setup page browser play terminal test lint sweep bench train mutants all-games pictures clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' Makefile | while IFS="$$(printf '\t')" read -r name text; do \
		printf '  make %-10s %s\n' "$$name" "$$text"; done

page:
	@command -v $(PYTHON) >/dev/null || { echo "Cyclades needs Python 3.11 or newer: $(PYTHON) was not found." >&2; exit 1; }
	@$(PYTHON) tools/build_page.py

setup: page ## build the page and install everything into .venv; quick when nothing changed
	@$(PYTHON) tools/setup_venv.py

play: setup ## play in the browser: starts the server and prints its address
	@$(BIN)/cyclades serve --host 0.0.0.0

terminal: setup ## play in the terminal
	@$(BIN)/cyclades play

browser: # what the tests of the page drive
	@command -v chromium >/dev/null || { apt-get update -qq && apt-get install -y -qq chromium >/dev/null; }

test: setup browser lint ## lint, then all tests on the installed build, then the engine's on the pure sources
	npm --prefix web run --silent check
	npm --prefix web test --silent
	$(BIN)/python -m pytest -n 2 -q
	$(if $(PURE_TESTS),CYCLADES_EXPECT=pure PYTHONPATH=src $(BIN)/python -m pytest -n 2 -q $(PURE_TESTS))

lint: setup ## ruff, mypy and import-linter
	$(BIN)/ruff check $(PYTHON_CODE)
	$(BIN)/ruff format --check $(PYTHON_CODE)
	$(BIN)/mypy $(PYTHON_CODE)
	PYTHONPATH=src $(BIN)/lint-imports --no-cache --no-logo

sweep: setup browser ## every kind of decision in the browser, where `make test` takes a sample
	CYCLADES_SWEEP=all $(BIN)/python -m pytest -n 2 -q tests/e2e

bench: setup ## measure speed
	$(BIN)/python -m bench
	$(BIN)/python -m bench.ray_league

train: setup ## learn the oracle's evaluation by self-play, into learned/; goes on where it was interrupted
	$(BIN)/cyclades train learned

mutants: setup ## check that the tests notice broken rules
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
