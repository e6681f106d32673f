"""`python -m tests.mutants`: breaks the rules, see `breaking`."""

from __future__ import annotations

import sys

from tests.mutants.breaking import main

sys.exit(main(sys.argv[1:]))
