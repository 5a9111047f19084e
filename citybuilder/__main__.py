"""Start: what to do stands on the command line."""

import os
import signal
import sys


def give_back_paths() -> None:
    """A frozen program looks for libraries in its own folder; a browser that it opens must not."""
    if getattr(sys, "frozen", False) and sys.platform == "linux":
        before = os.environ.pop("LD_LIBRARY_PATH_ORIG", "")
        os.environ.pop("LD_LIBRARY_PATH", None)
        if before:
            os.environ["LD_LIBRARY_PATH"] = before


def fill_gaps() -> None:
    """Where a stream is closed, the next file or pipe would take its number, and hear what is said
    in the stream's place."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)


def end_quietly() -> None:
    """Until our own ears are open, Ctrl-C ends the program without a word, as the system does it:
    Python would say which of its files it was just reading."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def main() -> int:
    end_quietly()
    from contextlib import closing
    from multiprocessing import freeze_support

    freeze_support()
    give_back_paths()
    from citybuilder.native.builds import use_compiled

    use_compiled()
    try:
        fill_gaps()
        from citybuilder.system.ears import ears

        with closing(ears()):
            from citybuilder.cli.guard import obey

            return obey(sys.argv[1:])
    except KeyboardInterrupt:  # even before anything was read
        return 130


if __name__ == "__main__":
    sys.exit(main())
