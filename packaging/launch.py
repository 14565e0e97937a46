"""What a frozen bundle starts with: the same command as everywhere else."""

import multiprocessing
import os
import sys

if sys.platform == "linux" and not any(map(os.environ.get, ("LC_ALL", "LC_CTYPE", "LANG"))):
    # Python itself does this where it is not frozen; Qt complains about the bare C locale.
    os.environ["LC_CTYPE"] = "C.UTF-8"

from rami_desktop.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()  # the processes of simulate start here too
    sys.exit(main())
