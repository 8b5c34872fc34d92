"""House rules from the command line: a preset, a limit, and `name=value` for any other parameter.

Reads text only: whether a value is sound, `Rules` says.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from americana.errors import Unreadable
from americana.rules import Rules

_TRUTH = {"yes": True, "true": True, "no": False, "false": False}


def house_rules(preset: str, limit: str | None, settings: Sequence[str]) -> Rules:
    """Return the rules asked for.

    >>> house_rules("da", "fixed", ["ante=5", "losers=muck"]).changes()
    {'limit': 'fixed', 'ante': 5, 'losers': 'muck'}

    Raises `Unreadable` with the code `bad_setting`, or `IllegalRules` with every fault.
    """
    changes: dict[str, object] = {} if limit is None else {"limit": limit}
    for setting in settings:
        name, mark, value = setting.partition("=")
        if not mark or not name.strip() or not value.strip():
            raise Unreadable("bad_setting", f"write a setting as name=value, not {setting[:40]!r}", text=setting[:40])
        changes[name.strip().replace("-", "_")] = _value(name.strip(), value.strip())
    return Rules.preset(preset, **changes)


def _value(name: str, text: str) -> object:
    if re.fullmatch(r"[+-]?\d{1,30}", text):
        return int(text)
    return _TRUTH.get(text.lower(), text.lower()) if name.replace("-", "_") == "royal_listed" else text.lower()
