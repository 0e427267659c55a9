# The few verbs of this project. `make run` plays, `make test` checks everything, `make check` is the quick loop.
.DEFAULT_GOAL := help
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Every download is checked against the hashes of a lock file.
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check --require-hashes --requirement
COMPILE := $(BIN)/pip-compile --quiet --generate-hashes --allow-unsafe --strip-extras --no-header --no-annotate \
	--no-emit-index-url --no-emit-trusted-host --no-emit-find-links

.PHONY: help run test check bench bundle setup setup-test lock drawings gallery clean

help:
	@echo "make run    serve on http://127.0.0.1:8000 (HOST=0.0.0.0 for phones on the same network)"
	@echo "make test   run every test"
	@echo "make check  lint, types, rules, units: the quick loop"
	@echo "make bundle put the browser client into a few small files, after a change of static/"
	@echo "make bench  measure, and print the tables of the README"

run: setup
	@exec $(BIN)/python -m app

setup: $(VENV)/run.stamp
setup-test: $(VENV)/test.stamp

$(VENV)/bin/python:
	@command -v $(PYTHON) > /dev/null || { echo "Python 3.11 or newer is needed: apt install python3 python3-venv" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed; $(PYTHON) is older." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2> /dev/null || { echo "Python's venv is missing: apt install python3-venv" >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV)

$(VENV)/run.stamp: requirements.lock | $(VENV)/bin/python
	@echo "Setting up (once, about half a minute) …"
	@$(INSTALL) requirements.lock
	@touch $@

$(VENV)/test.stamp: tests/requirements.lock $(VENV)/run.stamp
	@echo "Setting up what the tests need (once, about a minute) …"
	@$(INSTALL) tests/requirements.lock
	@touch $@

test: setup-test
	@$(BIN)/python -m tests.run

check: setup-test
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy
	@$(BIN)/pytest -q -m "not slow" tests/rules tests/house tests/units

bench: setup-test
	@$(BIN)/python -m tests.bench

bundle: setup
	@$(BIN)/python -m app.bundle

lock: setup-test
	@$(BIN)/pip install --quiet pip-tools
	@$(COMPILE) --extra test --output-file tests/requirements.lock pyproject.toml
	@$(COMPILE) --constraint tests/requirements.lock --output-file requirements.lock pyproject.toml

# What the server's pictures are made of, after a change of how the client draws; needs node.
gallery: setup-test
	@$(BIN)/python -m tests.browser.screenshots $(or $(TO),var/gallery) $(ONLY)

drawings: setup
	@node tests/js/drawing.mjs > app/pictures/drawing.json
	@node tests/js/drawing.mjs samples > tests/units/land-lines.json
	@$(BIN)/python -m app.pictures

clean:
	rm -rf $(VENV)
