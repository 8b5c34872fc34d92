"""What a stored hand that came from a file says of where it was played: in its first row, beside the events.

Its own id, number and table are those under which it is kept here; these are the file's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from americana.notation import Source

FIELD = "source"


def origin_in(rows: Sequence[Mapping[str, object]]) -> Source | None:
    """Return where a hand was played if it came from a file, None for one that was played here."""
    found = rows[0].get(FIELD) if rows else None
    return None if found is None else msgspec.convert(found, Source)


def with_origin(v: int, at: int, format_: int, events: bytes, source: Source) -> bytes:
    """Return a row that says where its hand was played; `events` are JSON."""
    told = msgspec.json.encode(source)
    return b'{"v":%d,"at":%d,"format":%d,"%b":%b,"events":%b}' % (v, at, format_, FIELD.encode(), told, events)
