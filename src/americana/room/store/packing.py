"""How the bodies of finished hands are packed: zlib with a dictionary of what hands have in common.

A packed body says itself with which dictionary it was packed, by that one's checksum, so that older ones stay readable:
dictionaries are files beside this one, numbered, and never changed. The bodies of old rooms were packed with none.
"""

from __future__ import annotations

import zlib
from functools import cache
from pathlib import Path

NEWEST = 1
"""The dictionary with which hands are packed now; `scripts/hand_dictionary.py` has made it."""

_NAMES_A_DICTIONARY = 0x20
_LEVEL = 9


def pack(body: bytes) -> bytes:
    """Return a body in fewer bytes.

    >>> body = b'[{"event":"Folded","seat":2},{"event":"TurnPassed","seat":4}]' * 9
    >>> len(pack(body)) < len(zlib.compress(body)), unpack(pack(body)) == body
    (True, True)
    """
    packing = zlib.compressobj(_LEVEL, zdict=_dictionary(NEWEST))
    return packing.compress(body) + packing.flush()


def unpack(stored: bytes) -> bytes:
    """Return the body that was packed; raises `zlib.error` for bytes that are none."""
    if len(stored) < 6 or not stored[1] & _NAMES_A_DICTIONARY:
        return zlib.decompress(stored)
    named = _by_checksum().get(int.from_bytes(stored[2:6], "big"))
    if named is None:
        raise zlib.error("packed with a dictionary of a newer program")
    unpacking = zlib.decompressobj(zdict=_dictionary(named))
    return unpacking.decompress(stored) + unpacking.flush()


@cache
def _dictionary(number: int) -> bytes:
    return Path(__file__).with_name(f"hands-{number}.dictionary").read_bytes()


@cache
def _by_checksum() -> dict[int, int]:
    return {zlib.adler32(_dictionary(number)): number for number in range(1, NEWEST + 1)}
