"""`python -m cyclades` is `cyclades`."""

import sys

from cyclades.cli import main

if __name__ == "__main__":
    sys.exit(main())
