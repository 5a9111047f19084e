"""Whether the compiled build is under test."""

import os

COMPILED = os.environ.get("CITYBUILDER_COMPILED") == "1"
