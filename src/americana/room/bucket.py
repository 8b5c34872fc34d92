"""How often somebody may do something: a bucket of tokens that fills slowly. Knows no clock; the time is passed in."""

from __future__ import annotations

from collections import OrderedDict


class Bucket:
    """At most `burst` times at once, and `burst` times in `seconds` for ever after.

    >>> bucket = Bucket(2, 10.0)
    >>> [bucket.take(now) for now in (0.0, 0.0, 0.0, 4.0, 5.0)]
    [True, True, False, False, True]
    """

    __slots__ = ("_burst", "_level", "_rate", "_then")

    def __init__(self, burst: int, seconds: float) -> None:
        self._burst = self._level = float(burst)
        self._rate = burst / seconds
        self._then: float | None = None

    def take(self, now: float) -> bool:
        """Take a token, if there is one at this time."""
        if not self.has_one(now):
            return False
        self._level -= 1
        return True

    def has_one(self, now: float) -> bool:
        """Whether there is a token at this time."""
        if self._then is not None:
            self._level = min(self._burst, self._level + (now - self._then) * self._rate)
        self._then = now
        return self._level >= 1


class Buckets:
    """A bucket for each key, as an address; the `most` keys used last are remembered.

    >>> buckets = Buckets(1, 60.0)
    >>> buckets.take("::1", 0.0), buckets.take("::1", 1.0), buckets.take("10.0.0.7", 1.0)
    (True, False, True)
    """

    def __init__(self, burst: int, seconds: float, most: int = 10_000) -> None:
        self._burst, self._seconds, self._most = burst, seconds, most
        self._by_key: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        """Take one of this key's tokens, if there is one."""
        return self._of(key).take(now)

    def has_one(self, key: str, now: float) -> bool:
        """Whether this key has a token."""
        return self._of(key).has_one(now)

    def _of(self, key: str) -> Bucket:
        bucket = self._by_key.pop(key, None) or Bucket(self._burst, self._seconds)
        self._by_key[key] = bucket
        if len(self._by_key) > self._most:
            self._by_key.popitem(last=False)
        return bucket
