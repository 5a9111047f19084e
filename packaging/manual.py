"""The manual page, made from the parser: every command and option that the program knows."""

from textwrap import wrap
from typing import Final

from synopsis import Command, Word, commands, program

HEAD: Final = """\
.\\" Made by packaging/command_line.py from the parser of the program.
.TH CITYBUILDER 6 "@DATE@" "Citybuilder @VERSION@" "Games"
.SH NAME
citybuilder \\- city-building board games at one computer
.SH SYNOPSIS
.B citybuilder
.RI [ FILE.citybuilder ]
.br
.B citybuilder
.I COMMAND
.RI [ OPTION ]...
.SH DESCRIPTION
Opens a window in which people and bots play city-building board games.
Without a command the lobby opens, or the saved match that is named; if a window
is open already, it comes forward.
Where there is no display, bots play in the terminal.
"""

FOOT: Final = """\
.SH BOTS
.TP
.BR random ", " greedy
take anything, and what looks best one answer ahead
.TP
.BR beginner ", " normal ", " strong ", " expert
think for at most 0, 50, 250 and 1000 ms a turn, on two processors where there
are two; in a series of games, for a number of iterations instead. Every bot
sees what a player on its seat may see.
.SH EXAMPLES
.nf
citybuilder play GAME \\-\\-seats human:Ada,strong \\-\\-seed 5
citybuilder snapshot GAME \\-\\-players 4 \\-\\-after 60 \\-\\-theme dark \\-\\-out table.png
citybuilder simulate GAME \\-\\-seats strong,greedy,random \\-\\-games 200 \\-\\-jobs 2
citybuilder simulate GAME \\-\\-seats expert,strong \\-\\-decide 60%
citybuilder replay FILE.citybuilder \\-\\-moves
.fi
.SH ENVIRONMENT
.TP
.B CITYBUILDER_DATA
names the folder of matches, settings and statistics
.TP
.B CITYBUILDER_PURE
if it is 1, nothing is compiled
.SH FILES
.TP
.I \\(ti/.local/share/citybuilder
matches, settings and statistics
.SH EXIT STATUS
0 if all went well, 1 if a check failed, 2 if something was asked for that
cannot be done, 130 or 143 if it was interrupted or asked to end.
"""


def escaped(text: str) -> str:
    """What has a meaning in a manual page loses it."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace("…", "...")
    return text.replace("~", "\\(ti").replace("^", "\\(ha").replace("'", "\\(aq")


def prose(text: str) -> str:
    """In short lines, none of which is taken for an instruction."""
    plain = text.replace("\\", "\\e").replace("--", "\\-\\-").replace("…", "...")
    lines = wrap(plain, 79, break_long_words=False, break_on_hyphens=False)
    return "\n".join(f"\\&{line}" if line[0] in ".'" else line for line in lines)


def option(word: Word) -> str:
    names = ", ".join(f"\\fB{escaped(name)}\\fR" for name in word.names)
    value = f" \\fI{escaped(word.value)}\\fR" if word.value else ""
    return f".TP\n{names}{value}\n{prose(word.help) or 'see above'}\n"


def usage(command: Command) -> str:
    places = "".join(
        f" [\\fI{word.value}\\fR]..." if word.again else f" \\fI{word.value}\\fR"
        for word in command.places
    )
    return f"\\fBcitybuilder {escaped(command.name)}\\fR{places} [\\fIOPTION\\fR]..."


def section(command: Command) -> str:
    places = "".join(f".TP\n\\fI{word.value}\\fR\n{prose(word.help)}\n" for word in command.places)
    shared = {name for word in program().options for name in word.names}
    options = "".join(option(word) for word in command.options if not shared & set(word.names))
    title = f".SS {escaped(command.name)} \\- {prose(command.help)}\n"
    return f"{title}{usage(command)}\n.PP\n{prose(command.description)}\n{places}{options}"


def manual() -> str:
    everywhere = "".join(option(word) for word in program().options)
    return f"{HEAD}.SH OPTIONS\n{everywhere}.SH COMMANDS\n{''.join(map(section, commands()))}{FOOT}"
