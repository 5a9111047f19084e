"""Completions for bash, zsh and fish, made from the parser: commands, options, games, saves."""

from typing import Final

from synopsis import FILES, FOLDERS, SAVES, Command, Word, commands, program

MADE: Final = "# Made by packaging/command_line.py from the parser of citybuilder."
SUFFIX: Final = "citybuilder"  # of saves


def names(command: Command) -> list[str]:
    return [name for word in command.options for name in word.names]


# bash: one function that looks at the command, at the word before, and at what is begun


def bash_values(word: Word) -> str:
    if word.choices:
        return f'COMPREPLY=($(compgen -W "{" ".join(word.choices)}" -- "$current"))'
    if word.kind == FOLDERS:
        return 'compopt -o filenames; COMPREPLY=($(compgen -d -- "$current"))'
    if word.kind:
        return 'compopt -o filenames; COMPREPLY=($(compgen -f -- "$current"))'
    return "COMPREPLY=()"


def bash_places(command: Command) -> str:
    place = next((word for word in command.places if word.choices or word.kind), None)
    found = bash_values(place) if place else "COMPREPLY=()"
    options = " ".join(names(command))
    return f'        {command.name})\n            options="{options}"\n            {found} ;;'


def bash() -> str:
    each = list(commands())
    top = " ".join(command.name for command in each)
    whole = program()
    pairs = "\n".join(
        f"        {command.name or '*'}:{name}) {bash_values(word)}; return ;;"
        for command in [*each, whole]
        for word in command.options
        if word.value
        for name in word.names
    )
    return f"""{MADE}
_citybuilder() {{
    local current=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}}
    local command='' word options skip=''
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        if [[ $skip ]]; then skip=''; continue; fi
        case $word in
            --lang) skip=1 ;;
            -*) ;;
            *) command=$word; break ;;
        esac
    done
    case $command:$before in
{pairs}
    esac
    case $command in
{chr(10).join(bash_places(command) for command in each)}
        '')
            options="{" ".join(names(whole))}"
            compopt -o filenames
            COMPREPLY=($(compgen -W "{top}" -- "$current"))
            COMPREPLY+=($(compgen -f -X '!*.{SUFFIX}' -- "$current")) ;;
        *) COMPREPLY=(); return ;;
    esac
    if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$current"))
    fi
}}
complete -F _citybuilder citybuilder
"""


# zsh: its own language of descriptions


def zsh_quoted(text: str) -> str:
    return text.replace("'", "’").replace("\\", "").translate({ord(c): f"\\{c}" for c in "[]:"})


def zsh_values(word: Word) -> str:
    if word.choices:
        return f"({' '.join(word.choices)})"
    return {SAVES: f'_files -g "*.{SUFFIX}"', FILES: "_files", FOLDERS: "_files -/"}.get(
        word.kind, " "
    )


def zsh_word(word: Word) -> str:
    value = zsh_quoted(word.value)
    if not word.is_option:
        return f"'{'*' if word.again else ''}:{value}:{zsh_values(word)}'"
    told = f"[{zsh_quoted(word.help)}]"
    value = f":{value}:{zsh_values(word)}" if word.value else ""
    again = "*" if word.again else f"({' '.join(word.names)})"
    if len(word.names) == 1:
        return f"'{again}{word.names[0]}{told}{value}'"
    return f"'{again}'{{{','.join(word.names)}}}'{told}{value}'"


def zsh_lines(command: Command) -> str:
    return " \\\n".join(f"                {zsh_word(word)}" for word in command.words)


def zsh() -> str:
    each = list(commands())
    named = "\n".join(f"        '{c.name}:{zsh_quoted(c.help)}'" for c in each)
    cases = "\n".join(
        f"        {c.name})\n            _arguments -S \\\n{zsh_lines(c)} ;;" for c in each
    )
    top = " \\\n".join(f"        {zsh_word(word)}" for word in program().words)
    return f"""#compdef citybuilder
{MADE}
_citybuilder_first() {{
    local -a known=(
{named}
    )
    _describe command known
    _files -g '*.{SUFFIX}'
}}

_citybuilder() {{
    local context state state_descr line
    typeset -A opt_args
    _arguments -C -S \\
{top} \\
        '1: :_citybuilder_first' \\
        '*:: :->words' && return
    [[ $state == words ]] || return
    case $words[1] in
{cases}
    esac
}}

_citybuilder "$@"
"""


# fish: one line for each command and option


def fish_quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def fish_word(word: Word, when: str) -> str:
    line = f"complete -c citybuilder -n {fish_quoted(when)}"
    for name in word.names:
        line += f" -l {name[2:]}" if name.startswith("--") else f" -s {name[1:]}"
    if word.value and word.is_option:
        line += " -r" if word.kind else " -x"
    if word.choices:
        line += f" -a {fish_quoted(' '.join(word.choices))}"
    elif word.kind == SAVES:
        line += f" -k -a '(__fish_complete_suffix .{SUFFIX})'"
    return line + (f" -d {fish_quoted(word.help)}" if word.help and word.is_option else "")


def fish() -> str:
    first = "__fish_use_subcommand"
    lines = [MADE, "complete -c citybuilder -f"]
    lines += [fish_word(word, first) for word in program().options]
    lines.append(f"complete -c citybuilder -n {first} -k -a '(__fish_complete_suffix .{SUFFIX})'")
    for command in commands():
        told = fish_quoted(command.help)
        lines.append(f"complete -c citybuilder -n {first} -a {command.name} -d {told}")
        when = f"__fish_seen_subcommand_from {command.name}"
        lines += [fish_word(word, when) for word in command.words if worth_a_line(word)]
    return "\n".join(lines) + "\n"


def worth_a_line(word: Word) -> bool:
    return bool(word.is_option or word.choices or word.kind)
