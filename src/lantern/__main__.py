"""`python -m lantern` does what the command `lantern` does."""

import sys

from lantern.cli import main

sys.exit(main())
