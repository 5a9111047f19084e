"""City-building board games at one computer."""

import os
import sys

__version__ = "0.1.0"

if os.environ.get("CITYBUILDER_NATIVE") and not getattr(sys, "frozen", False):
    from citybuilder.native.libraries import offered, use

    use(offered())
