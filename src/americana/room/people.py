"""Guests: who somebody is by the token in his cookie, what he is called, his play chips. Knows no HTTP and no table.

The store holds a hash of each token, never the token. Guests are made and given chips only so often from one address.
"""

from __future__ import annotations

import contextlib
import hashlib
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from americana.errors import AmericanaError
from americana.room.bucket import Buckets
from americana.room.clock import DAY, Clock
from americana.room.ids import new_id
from americana.room.ledger import MINT, seat_accounts, transfer
from americana.room.naming import clean_name, guest_name
from americana.room.store import Store, accounts, holdings, players

GRANT: Final = 10_000
"""Play chips that a new guest gets, and up to which somebody broke is filled up."""

BROKE: Final = 1_000
"""Who has fewer chips than this, those on tables counted, may ask for more."""

MOST_GUESTS, GUESTS_SECONDS = 30, 600.0
MOST_GRANTS, GRANTS_SECONDS = 10, 3600.0
OWN_GRANT_SECONDS = 600.0

_REMEMBERED = 10_000


class TooOften(AmericanaError):
    """Something that an address or a player may do again later."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a session."""

    id: str
    name: str


class People:
    """All persons of a room."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._known: dict[bytes, str | None] = {}  # None: revoked
        self._names: dict[str, str] = {}
        self._guests = Buckets(MOST_GUESTS, GUESTS_SECONDS)
        self._grants = Buckets(MOST_GRANTS, GRANTS_SECONDS)
        self._own_grants = Buckets(1, OWN_GRANT_SECONDS)

    async def guest(self, name: str | None, address: str) -> tuple[Person, str]:
        """Make a guest with his first chips; return him and his token, which nobody else will ever see.

        Raises `Unreadable` (`bad_guest_name`) or `TooOften` (`too_many_guests`).
        """
        called = clean_name(name) if name and name.strip() else guest_name()
        if not self._guests.take(address, self._clock.ticks()):
            raise TooOften("too_many_guests", "too many guests came from this address: try again in a few minutes")
        now, token = self._clock.now(), secrets.token_hex(32)
        person, key = Person(new_id(now), called), hash_of(token)
        gift = transfer(f"welcome:{person.id}", "grant", MINT, person.id, GRANT)

        await self._store.do(lambda c: holdings.welcome(c, person.id, called, key, gift, now))
        self._remember(key, person)
        return person, token

    async def who(self, token: str) -> Person | None:
        """Return whose token this is, None for nobody's."""
        key = hash_of(token)
        if key in self._known:
            return self._person(self._known[key])
        session = await self._store.read(lambda c: players.find_session(c, key))
        if session is None:
            return None
        if self._clock.now() - session.last_seen > DAY:
            await self._note_visit(key)
        self._remember(key, Person(session.player, session.name))
        return self._person(self._known[key])

    async def revoke(self, token: str) -> None:
        """End a session: its token is nobody's from now on."""
        key, now = hash_of(token), self._clock.now()
        await self._store.do(lambda c: players.revoke_session(c, key, now))
        self._known[key] = None

    async def rename(self, player: str, name: str) -> Person:
        """Call a player something else.

        Raises `Unreadable` with the code `bad_guest_name`.
        """
        called = clean_name(name)
        await self._store.do(lambda c: players.rename(c, player, called))
        self._names[player] = called
        return Person(player, called)

    async def names(self, ids: Iterable[str]) -> Mapping[str, str]:
        """Return what players are called; whoever does not exist is left out."""
        wanted = set(ids)
        found = {player: self._names[player] for player in wanted if player in self._names}
        missing = wanted - set(found)
        return found | (dict(await self._store.read(lambda c: players.names(c, missing))) if missing else {})

    async def balance(self, player: str) -> int:
        """Return a player's chips, without those on tables."""
        return await self._store.read(lambda c: accounts.balance(c, player))

    async def grant(self, player: str, address: str) -> int:
        """Fill up the chips of a player who is broke; return what he has then, without what lies on tables.

        Raises `TooOften` (`grant_too_soon`), or `AmericanaError` (`not_broke`).
        """
        ticks, now = self._clock.ticks(), self._clock.now()
        if not self._own_grants.has_one(player, ticks) or not self._grants.has_one(address, ticks):
            raise TooOften("grant_too_soon", "chips were given out a short while ago: try again later")
        seats = seat_accounts(player)
        has = await self._store.read(lambda c: accounts.balance(c, player) + holdings.held(c, *seats))
        if has >= BROKE:
            raise AmericanaError("not_broke", f"chips are given to who has fewer than {BROKE}", least=BROKE)
        if not self._own_grants.take(player, ticks):  # asked for twice at once
            raise TooOften("grant_too_soon", "chips were given out a short while ago: try again later")
        self._grants.take(address, ticks)
        gift = transfer(f"grant:{player}:{now}", "grant", MINT, player, GRANT - has)
        await self._store.do(lambda c: accounts.post(c, gift, now))
        return await self.balance(player)

    def _person(self, player: str | None) -> Person | None:
        return None if player is None else Person(player, self._names[player])

    async def _note_visit(self, key: bytes) -> None:
        with contextlib.suppress(AmericanaError):  # a disk that is full keeps nobody out
            await self._store.do(partial(players.touch_session, token_hash=key, at=self._clock.now()))

    def _remember(self, key: bytes, person: Person) -> None:
        if len(self._known) >= _REMEMBERED:
            self._known.clear()
            self._names.clear()
        self._known.setdefault(key, person.id)  # not if it was revoked or renamed meanwhile
        self._names.setdefault(person.id, person.name)


def hash_of(token: str) -> bytes:
    """Return what is kept of a token; it has 256 bits of chance, so that a plain hash will do."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()
