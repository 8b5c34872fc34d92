"""What a person may be called at a table: a short line that can be read and hides nothing."""

from __future__ import annotations

import re
import secrets
import unicodedata

from americana.errors import Unreadable

LONGEST_NAME = 20

_LONGEST_TEXT = 200
_BLANKS = re.compile("[\u115f\u1160\u2800\u3164\uffa0]")
"""Signs that count as letters and show nothing."""


def clean_name(text: str) -> str:
    r"""Return a name as it is kept: NFKC, without space around it, single spaces within.

    >>> clean_name("  Ｏlena \t K. ")
    'Olena K.'

    Raises `Unreadable` with the code `bad_guest_name` for an empty or a long one, for signs that do not print or turn
    the writing round, and for towers of accents.
    """
    if len(text) <= _LONGEST_TEXT and not re.search(r"[^\S \t]", text):
        name = " ".join(unicodedata.normalize("NFKC", text).split())
        if 0 < len(name) <= LONGEST_NAME and name.isprintable() and not _BLANKS.search(name) and not _is_tower(name):
            return name
    raise Unreadable(
        "bad_guest_name", f"a name is 1 to {LONGEST_NAME} signs that can be printed in a line", most=LONGEST_NAME
    )


def guest_name() -> str:
    """Return a name for somebody who gave none."""
    return f"Guest {secrets.token_hex(2).upper()}"


def _is_tower(name: str) -> bool:
    """Whether a sign bears three marks or more, or a mark stands first on nothing."""
    marks = "".join("m" if unicodedata.combining(sign) else "." for sign in name)
    return "mmm" in marks or marks.startswith("m")
