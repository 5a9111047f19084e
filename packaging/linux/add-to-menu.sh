#!/bin/sh
# Adds Citybuilder, where it lies now, to the menus of this user and opens its saves by double
# click. With --remove, takes all of that away again. Saved matches stay.
set -eu

here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$share/applications/citybuilder.desktop
types=$share/mime/packages/citybuilder.xml

refresh() {
    for command in "update-desktop-database $share/applications" "update-mime-database $share/mime"; do
        name=${command%% *}
        if command -v "$name" >/dev/null 2>&1; then "$name" "${command#* }" || true; fi
    done
}

if [ "${1:-}" = --remove ]; then
    rm -f "$entry" "$types"
    find "$share/icons/hicolor" \( -name 'citybuilder.*' -o -name 'application-x-citybuilder.*' \) \
        -exec rm -f {} + 2>/dev/null || true
    refresh
    echo "Citybuilder is no longer in the menus. / Citybuilder ist nicht mehr in den Menüs."
    exit 0
fi

# A path inside an Exec line: quoted, with what is special there escaped.
quoted=$(printf '%s' "$here/citybuilder" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g')
mkdir -p "$share/applications" "$share/mime/packages" "$share/icons"
escaped=$(printf '%s' "$quoted" | sed -e 's/[\\&|]/\\&/g')
sed "s|^Exec=citybuilder|Exec=\"$escaped\"|" "$here/share/applications/citybuilder.desktop" >"$entry"
cp "$here/share/mime/packages/citybuilder.xml" "$types"
cp -R "$here/share/icons/hicolor" "$share/icons/"
refresh
echo "Citybuilder is in the menus. / Citybuilder ist jetzt in den Menüs."
