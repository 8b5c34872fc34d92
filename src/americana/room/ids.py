"""Ids: opaque text that nobody counts. UUID version 7 (RFC 9562), so that rows lie in order of time."""

from __future__ import annotations

import secrets


def new_id(now: int) -> str:
    """Return an id made at this time, in UTC microseconds.

    >>> len(new_id(1_700_000_000_000_000)), new_id(1_700_000_000_000_000)[:13]
    (32, '018bcfe568007')
    """
    chance = secrets.randbits(74)
    bits = (now // 1000 & (1 << 48) - 1) << 80 | 7 << 76 | (chance >> 62) << 64 | 2 << 62 | chance & (1 << 62) - 1
    return f"{bits:032x}"
