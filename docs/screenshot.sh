#!/bin/sh
# Makes a PNG of a waveform: docs/screenshot.sh SAVE.gtkw OUT.png [WIDTH HEIGHT]
# The picture of the README: cargo run --release && docs/screenshot.sh target/ibhdl/sample.gtkw docs/images/wave.png
# Needs gtkwave, Xvfb and ImageMagick's import; no display. WIDTH and HEIGHT default to the window
# size in the save file, so that its zoom and widths fit.
set -eu
if [ $# -ne 2 ] && [ $# -ne 4 ]; then
    echo "usage: $0 SAVE.gtkw OUT.png [WIDTH HEIGHT]" >&2
    exit 2
fi
for tool in gtkwave Xvfb import identify; do
    command -v "$tool" > /dev/null || { echo "$0: $tool is not installed" >&2; exit 2; }
done
save=$1
save_name=$(basename "$save")
case $2 in /*) out=$2 ;; *) out=$PWD/$2 ;; esac
size=$(sed -n 's/^\[size\] //p' "$save" | head -n 1)
width=${3:-${size% *}}
height=${4:-${size#* }}

work=$(mktemp -d)
xvfb=
wave=
cleanup() {
    [ -z "$wave" ] || kill "$wave" 2>/dev/null || true
    [ -z "$xvfb" ] || kill "$xvfb" 2>/dev/null || true
    rm -rf "$work"
}
trap cleanup EXIT
trap 'exit 1' INT TERM

cat > "$work/gtkwaverc" <<RC
splash_disable 1
hide_sst 1
hier_max_level 0
use_big_fonts 0
fontname_signals Monospace 10
fontname_waves Monospace 9
initial_window_x $width
initial_window_y $height
enable_vert_grid 1
fill_waveform 0
color_back 10141c
color_grid 1e2736
RC

# Xvfb picks a free display itself and writes its number once it takes connections.
mkfifo "$work/display"
Xvfb -displayfd 3 -screen 0 "${width}x${height}x24" -nolisten tcp 3> "$work/display" 2> "$work/xvfb.log" &
xvfb=$!
read -r number < "$work/display"
export DISPLAY=":$number"

# The names go in without their folder, which GTKWave would show in its title.
cd "$(dirname "$save")"
dump=$(sed -n 's/^\[dumpfile\] "\(.*\)"$/\1/p' "$save_name" | head -n 1)
gtkwave --rcfile "$work/gtkwaverc" --dump "$dump" --save "$save_name" > "$work/gtkwave.log" 2>&1 &
wave=$!
# Nothing tells when the window has been drawn: take pictures until two in a row are the same.
previous=
for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
    sleep 1
    kill -0 "$wave" 2>/dev/null || { cat "$work/gtkwave.log" >&2; exit 1; }
    import -silent -window root "$work/shot.png"
    colors=$(identify -format %k "$work/shot.png")
    picture=$(identify -format %# "$work/shot.png")
    # A screen of one colour is one on which GTKWave is not there yet.
    if [ "$colors" -gt 1 ] && [ "$picture" = "$previous" ]; then
        cp "$work/shot.png" "$out"
        exit 0
    fi
    previous=$picture
done
echo "$0: GTKWave did not come to rest" >&2
exit 1
