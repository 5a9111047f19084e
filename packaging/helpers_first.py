"""What a frozen program does first: a process that helps another one goes to work at once, because
what PyInstaller does next for a window loads Qt, as heavy as all that a bot needs."""

from multiprocessing.spawn import freeze_support

from citybuilder.__main__ import end_quietly

end_quietly()
freeze_support()
