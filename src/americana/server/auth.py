"""Who somebody is: a token in a cookie that no script can read. Knows no password and makes no guest by itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from litestar.datastructures import Cookie

from americana.errors import AmericanaError
from americana.room.people import People, Person

COOKIE: Final = "americana"
_YEAR = 365 * 24 * 3600
_LONGEST_TOKEN = 100


class NoSession(AmericanaError):
    """Somebody asks for what only a player may, and is none."""


@dataclass(frozen=True, slots=True)
class Visit:
    """Who makes a request, by which token, and whether the way to him is encrypted."""

    person: Person | None
    token: str | None = field(repr=False)
    is_secure: bool = False

    @classmethod
    async def of(cls, people: People, cookies: Mapping[str, str], *, is_secure: bool) -> Visit:
        """Return who has these cookies; an unknown or revoked token is nobody's."""
        token = cookies.get(COOKIE, "")
        if not 0 < len(token) <= _LONGEST_TOKEN:
            return cls(None, None, is_secure)
        return cls(await people.who(token), token, is_secure)

    @property
    def player(self) -> str | None:
        """The id of whoever this is, None for nobody."""
        return None if self.person is None else self.person.id

    def cookie(self, token: str) -> Cookie:
        """Return the cookie that keeps a token; an empty one ends it."""
        return Cookie(
            key=COOKIE,
            value=token,
            path="/",
            max_age=_YEAR if token else 0,
            httponly=True,
            samesite="lax",
            secure=self.is_secure,
        )


def must_be(person: Person | None) -> Person:
    """Return the person, or refuse: `NoSession` with the code `no_session`."""
    if person is None:
        raise NoSession("no_session", "only a player may do this: take a name first")
    return person
