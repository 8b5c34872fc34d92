"""Where and when a hand was played, as far as a file says so: its id, its table, its number there, its time.

Times are UTC microseconds. The standard's fields are taken where they hold what is meant and passed over where they do
not; our own are refused when they are wrong.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, datetime, time, timedelta

from americana.errors import Unreadable, is_whole
from americana.notation.toml import Value
from americana.values import value

LONGEST_TABLE = 100
MOST_NUMBER = 10**18 - 1

_ID = re.compile(r"[0-9A-Za-z_-]{1,64}")
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MOST_TIME = (datetime(9999, 12, 31, tzinfo=UTC) - _EPOCH) // timedelta(microseconds=1)
_UTC = ("UTC", "Etc/UTC", "GMT", "Z")


@value
class Source:
    """Where a hand comes from. `hand` is its id, `number` counts the hands of its table; empty and None are unknown."""

    hand: str = ""
    table: str = ""
    number: int | None = None
    began_at: int | None = None
    ended_at: int | None = None


UNKNOWN_SOURCE = Source()


def source_fields(source: Source) -> dict[str, Value]:
    """Return the fields that say where a hand comes from.

    >>> {name: str(value) for name, value in source_fields(Source(number=7, began_at=86_400_000_000)).items()}
    {'hand': '7', 'time': '00:00:00', 'time_zone': 'UTC', 'day': '2', 'month': '1', 'year': '1970'}
    """
    fields: dict[str, Value] = {}
    if source.number is not None:
        fields["hand"] = source.number
    if source.table:
        fields["table"] = source.table
    if source.began_at is not None:
        began = _EPOCH + timedelta(microseconds=source.began_at)
        fields |= {"time": began.time(), "time_zone": "UTC"}
        fields |= {"day": began.day, "month": began.month, "year": began.year}
    if source.hand:
        fields["_hand"] = source.hand
    if source.ended_at is not None:
        fields["_ended_at"] = source.ended_at
    return fields


def source_of(fields: Mapping[str, object]) -> Source:
    """Read where a hand comes from; raises `Unreadable` with the code `bad_field` for `_hand` and `_ended_at`."""
    hand, ended_at, number = fields.get("_hand", ""), fields.get("_ended_at"), fields.get("hand")
    if hand != "" and not (isinstance(hand, str) and _ID.fullmatch(hand)):
        raise Unreadable("bad_field", "_hand: it is an id of at most 64 letters and figures", name="_hand")
    if ended_at is not None and not (is_whole(ended_at) and 0 <= ended_at <= _MOST_TIME):
        raise Unreadable("bad_field", "_ended_at: it is a time in UTC microseconds", name="_ended_at")
    is_number = is_whole(number) and 0 <= number <= MOST_NUMBER
    return Source(
        str(hand),
        _table(fields.get("table")),
        number if is_number else None,  # type: ignore[arg-type]
        _began(fields),
        ended_at,
    )


def _table(found: object) -> str:
    if is_whole(found) and 0 <= found <= MOST_NUMBER:
        return str(found)
    return found if isinstance(found, str) and len(found) <= LONGEST_TABLE else ""


def _began(fields: Mapping[str, object]) -> int | None:
    """Return when a hand began; a day without an hour of UTC stands for its beginning."""
    year, month, day = (fields.get(name) for name in ("year", "month", "day"))
    at = fields.get("time")
    if not (is_whole(year) and is_whole(month) and is_whole(day)):
        return None
    if not isinstance(at, time) or fields.get("time_zone", "UTC") not in _UTC:
        at = time()
    try:
        began = datetime.combine(datetime(year, month, day), at, UTC)
    except (ValueError, OverflowError):
        return None
    since = (began - _EPOCH) // timedelta(microseconds=1)
    return since if 0 <= since <= _MOST_TIME else None
