"""``python -m rami_desktop`` does what the ``rami-desktop`` command does."""

import sys

from rami_desktop.cli import main

if __name__ == "__main__":
    sys.exit(main())
