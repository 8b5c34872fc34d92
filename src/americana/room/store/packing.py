"""How the bodies of finished hands are packed: hashes and ids as plain bytes, the rest by zlib with a dictionary.

The dictionary is what hands have in common. A packed body says itself with which one it was packed, by that one's
checksum, so that older ones stay readable: dictionaries are files beside this one, numbered, and never changed. The
bodies of old rooms are zlib with none, and nothing taken out.
"""

from __future__ import annotations

import re
import zlib
from functools import cache
from itertools import islice
from pathlib import Path

NEWEST = 1
"""The dictionary with which hands are packed now; `scripts/hand_dictionary.py` has made it."""

_NAMES_A_DICTIONARY = 0x20
_LEVEL = 9
_SPLIT = 1
"""The first byte of a body without its hashes; zlib's own is never that."""

_RUN = re.compile(rb'"([0-9a-f]{32}(?:[0-9a-f]{32})?)"')
_GAPS = {64: b"\x01", 32: b"\x02"}
_SIZES = {b"\x01": 32, b"\x02": 16}
_GAP = re.compile(rb"[\x01\x02]")


def pack(body: bytes) -> bytes:
    """Return a body in fewer bytes.

    >>> body = b'[{"event":"Folded","seat":2},{"event":"TurnPassed","seat":4}]' * 9
    >>> len(pack(body)) < len(zlib.compress(body)), unpack(pack(body)) == body
    (True, True)
    """
    if b"\x01" in body or b"\x02" in body:
        return _deflate(body)
    text, runs = split(body)
    return bytes([_SPLIT]) + len(runs).to_bytes(4, "big") + runs + _deflate(text)


def unpack(stored: bytes) -> bytes:
    """Return the body that was packed; raises `zlib.error` for bytes that are none."""
    if stored[:1] != bytes([_SPLIT]):
        return _inflate(stored)
    end = 5 + int.from_bytes(stored[1:5], "big")
    left = iter(stored[5:end])
    return _GAP.sub(lambda gap: bytes(islice(left, _SIZES[gap[0]])).hex().encode(), _inflate(stored[end:]))


def split(body: bytes) -> tuple[bytes, bytes]:
    """Return a body with a sign in the place of each hash and id, and these one after the other as bytes."""
    runs = [bytes.fromhex(run.decode()) for run in _RUN.findall(body)]
    return _RUN.sub(lambda run: b'"%b"' % _GAPS[len(run[1])], body), b"".join(runs)


def _deflate(text: bytes) -> bytes:
    packing = zlib.compressobj(_LEVEL, zdict=_dictionary(NEWEST))
    return packing.compress(text) + packing.flush()


def _inflate(stored: bytes) -> bytes:
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
