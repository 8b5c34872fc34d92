"""The one way in which this package hashes: SHA-256 over a label and fields of fixed length. Knows no cards.

Texts, whose length is free, are hashed first; whole numbers are written big-endian. Every byte is in docs/fairness.md.
"""

from __future__ import annotations

import hmac
from hashlib import sha256

HASH_BYTES = 32
"""Bytes of every hash, nonce, seed and salt."""


def label(what: str) -> bytes:
    """Return the bytes that every hash of one kind begins with, so that no hash can be taken for another kind's.

    >>> label("leaf")
    b'americana/leaf/1'
    """
    return f"americana/{what}/1".encode("ascii")


def hashed(what: str, *fields: bytes) -> bytes:
    """Return the hash of fields under a label."""
    return sha256(label(what) + b"".join(fields)).digest()


def keyed(key: bytes, what: str, *fields: bytes) -> bytes:
    """Return the HMAC of fields under a label: to whoever lacks the key it is chance."""
    return hmac.digest(key, label(what) + b"".join(fields), "sha256")


def text_hash(text: str) -> bytes:
    """Return the 32 bytes that stand for an id inside other hashes.

    >>> text_hash("table").hex()[:16]
    '8168408c00e03b01'
    """
    return hashed("text", text.encode())


def whole(number: int, size: int) -> bytes:
    """Return a whole number as `size` bytes, the highest first.

    >>> whole(258, 4).hex()
    '00000102'
    """
    return number.to_bytes(size, "big")
