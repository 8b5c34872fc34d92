"""Turns a picture into PNG: `python -m americana.server.png` reads SVG and writes PNG, and is gone.

A process of its own, because drawing holds the interpreter for a fifth of a second, and every table would wait. Its
letters are those that come along in `fonts`; for signs that these lack it looks at the system's.
"""

from __future__ import annotations

import sys
from importlib import resources

import resvg_py

from americana.room.pipes import stand_back

FONTS = resources.files("americana.server") / "fonts"
_FAMILY = "Inter"


def png_of(svg: str) -> bytes:
    """Return a picture as PNG, in the size that it says."""
    fonts = [str(FONTS / name) for name in ("Inter-Regular.ttf", "Inter-Bold.ttf")]
    drawn = resvg_py.svg_to_bytes(
        svg_string=svg, font_files=fonts, font_family=_FAMILY, sans_serif_family=_FAMILY, languages=["en"]
    )
    return bytes(drawn)


if __name__ == "__main__":
    stand_back()
    sys.stdout.buffer.write(png_of(sys.stdin.buffer.read().decode()))
