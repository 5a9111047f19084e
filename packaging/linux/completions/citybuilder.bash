# Made by packaging/command_line.py from the parser of citybuilder.
_citybuilder() {
    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
    local command='' word options skip=''
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        if [[ $skip ]]; then skip=''; continue; fi
        case $word in
            --lang) skip=1 ;;
            -*) ;;
            *) command=$word; break ;;
        esac
    done
    case $command:$before in
        play:--option) COMPREPLY=(); return ;;
        play:--seats) COMPREPLY=(); return ;;
        play:--seed) COMPREPLY=(); return ;;
        play:--lang) COMPREPLY=($(compgen -W "de en" -- "$current")); return ;;
        snapshot:--option) COMPREPLY=(); return ;;
        snapshot:--players) COMPREPLY=(); return ;;
        snapshot:--seed) COMPREPLY=(); return ;;
        snapshot:--after) COMPREPLY=(); return ;;
        snapshot:--size) COMPREPLY=(); return ;;
        snapshot:--theme) COMPREPLY=($(compgen -W "light dark" -- "$current")); return ;;
        snapshot:--out) compopt -o filenames; COMPREPLY=($(compgen -f -- "$current")); return ;;
        snapshot:--lang) COMPREPLY=($(compgen -W "de en" -- "$current")); return ;;
        simulate:--option) COMPREPLY=(); return ;;
        simulate:--seats) COMPREPLY=(); return ;;
        simulate:--games) COMPREPLY=(); return ;;
        simulate:--seed) COMPREPLY=(); return ;;
        simulate:--jobs) COMPREPLY=(); return ;;
        simulate:--budget) COMPREPLY=(); return ;;
        simulate:--decide) COMPREPLY=(); return ;;
        simulate:--margin) COMPREPLY=(); return ;;
        simulate:--lang) COMPREPLY=($(compgen -W "de en" -- "$current")); return ;;
        strength:--games) COMPREPLY=(); return ;;
        strength:--seed) COMPREPLY=(); return ;;
        strength:--jobs) COMPREPLY=(); return ;;
        strength:--budget) COMPREPLY=(); return ;;
        strength:--out) compopt -o filenames; COMPREPLY=($(compgen -f -- "$current")); return ;;
        strength:--lang) COMPREPLY=($(compgen -W "de en" -- "$current")); return ;;
        train:--matches) COMPREPLY=(); return ;;
        train:--generations) COMPREPLY=(); return ;;
        train:--iterations) COMPREPLY=(); return ;;
        train:--ahead) COMPREPLY=(); return ;;
        train:--curiosity) COMPREPLY=(); return ;;
        train:--inner) COMPREPLY=(); return ;;
        train:--patience) COMPREPLY=(); return ;;
        train:--option) COMPREPLY=(); return ;;
        train:--seed) COMPREPLY=(); return ;;
        train:--jobs) COMPREPLY=(); return ;;
        train:--out) compopt -o filenames; COMPREPLY=($(compgen -f -- "$current")); return ;;
        train:--lang) COMPREPLY=($(compgen -W "de en" -- "$current")); return ;;
        puzzles:--option) COMPREPLY=(); return ;;
        puzzles:--matches) COMPREPLY=(); return ;;
        puzzles:--keep) COMPREPLY=(); return ;;
        puzzles:--iterations) COMPREPLY=(); return ;;
        puzzles:--searches) COMPREPLY=(); return ;;
        puzzles:--worlds) COMPREPLY=(); return ;;
        puzzles:--margin) COMPREPLY=(); return ;;
        puzzles:--after) COMPREPLY=(); return ;;
        puzzles:--budget) COMPREPLY=(); return ;;
        puzzles:--skip) COMPREPLY=(); return ;;
        puzzles:--seed) COMPREPLY=(); return ;;
        puzzles:--jobs) COMPREPLY=(); return ;;
        puzzles:--out) compopt -o filenames; COMPREPLY=($(compgen -f -- "$current")); return ;;
        puzzles:--lang) COMPREPLY=($(compgen -W "de en" -- "$current")); return ;;
        bench:--option) COMPREPLY=(); return ;;
        bench:--players) COMPREPLY=(); return ;;
        bench:--seconds) COMPREPLY=(); return ;;
        bench:--turns) COMPREPLY=(); return ;;
        bench:--lang) COMPREPLY=($(compgen -W "de en" -- "$current")); return ;;
        fuzz:--seconds) COMPREPLY=(); return ;;
        fuzz:--seed) COMPREPLY=(); return ;;
        fuzz:--keep) compopt -o filenames; COMPREPLY=($(compgen -d -- "$current")); return ;;
        fuzz:--lang) COMPREPLY=($(compgen -W "de en" -- "$current")); return ;;
        replay:--lang) COMPREPLY=($(compgen -W "de en" -- "$current")); return ;;
        review:--jobs) COMPREPLY=(); return ;;
        review:--lang) COMPREPLY=($(compgen -W "de en" -- "$current")); return ;;
        check:--lang) COMPREPLY=($(compgen -W "de en" -- "$current")); return ;;
        self-test:--keep) compopt -o filenames; COMPREPLY=($(compgen -d -- "$current")); return ;;
        self-test:--lang) COMPREPLY=($(compgen -W "de en" -- "$current")); return ;;
        *:--lang) COMPREPLY=($(compgen -W "de en" -- "$current")); return ;;
    esac
    case $command in
        play)
            options="-h --help --option --seats --seed --lang"
            COMPREPLY=($(compgen -W "machi_koro the_city cities urbanization" -- "$current")) ;;
        snapshot)
            options="-h --help --option --players --seed --after --size --theme --out --lang"
            COMPREPLY=($(compgen -W "machi_koro the_city cities urbanization" -- "$current")) ;;
        simulate)
            options="-h --help --option --json --seats --games --seed --jobs --budget --decide --margin --lang"
            COMPREPLY=($(compgen -W "machi_koro the_city cities urbanization" -- "$current")) ;;
        strength)
            options="-h --help --games --seed --jobs --budget --sequential --targets --out --fresh --lang"
            COMPREPLY=($(compgen -W "machi_koro the_city cities urbanization" -- "$current")) ;;
        train)
            options="-h --help --matches --generations --iterations --ahead --curiosity --inner --patience --quick --taste --option --seed --jobs --out --lang"
            COMPREPLY=($(compgen -W "machi_koro the_city cities urbanization" -- "$current")) ;;
        puzzles)
            options="-h --help --option --matches --keep --iterations --searches --worlds --margin --after --budget --skip --seed --jobs --check --tell --out --lang"
            COMPREPLY=($(compgen -W "machi_koro the_city cities urbanization" -- "$current")) ;;
        bench)
            options="-h --help --option --json --players --seconds --turns --lang"
            COMPREPLY=($(compgen -W "machi_koro the_city cities urbanization" -- "$current")) ;;
        fuzz)
            options="-h --help --seconds --seed --keep --lang"
            COMPREPLY=() ;;
        replay)
            options="-h --help --check --moves --lang"
            compopt -o filenames; COMPREPLY=($(compgen -f -- "$current")) ;;
        review)
            options="-h --help --jobs --json --lang"
            compopt -o filenames; COMPREPLY=($(compgen -f -- "$current")) ;;
        check)
            options="-h --help --json --lang"
            COMPREPLY=() ;;
        self-test)
            options="-h --help --window --keep --lang"
            COMPREPLY=() ;;
        '')
            options="-h --help --version --lang"
            compopt -o filenames
            COMPREPLY=($(compgen -W "play snapshot simulate strength train puzzles bench fuzz replay review check self-test" -- "$current"))
            COMPREPLY+=($(compgen -f -X '!*.citybuilder' -- "$current")) ;;
        *) COMPREPLY=(); return ;;
    esac
    if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$current"))
    fi
}
complete -F _citybuilder citybuilder
