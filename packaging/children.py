"""Runs in the frozen program before anything else: what it starts of itself looks for libraries in
its own folder, as it does. Otherwise PyInstaller leaves that to a path which the program has given
back (`__main__.py`), and where the system lacks them, helpers could not draw."""

import os

os.environ["PYINSTALLER_RESET_ENVIRONMENT"] = "1"
