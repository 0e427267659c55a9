"""A program of its own: the SVG on its standard input as a PNG on its standard output.

The library keeps Python's lock for as long as it draws, in whatever thread: within the server all players would wait.
"""

import os
import sys
from pathlib import Path

import resvg_py

FONT = Path(__file__).parent / "font" / "inter-800.ttf"
AFTER_THE_GAME = 10  # how much the processor prefers those who play


def main() -> None:
    """Draw once."""
    os.nice(AFTER_THE_GAME)
    drawing = sys.stdin.buffer.read().decode()
    png = resvg_py.svg_to_bytes(svg_string=drawing, skip_system_fonts=True, font_files=[str(FONT)])
    sys.stdout.buffer.write(bytes(png))


if __name__ == "__main__":
    main()
