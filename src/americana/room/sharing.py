"""Links under which a finished hand may be seen by whoever has one. Who played it makes them, and revokes them.

Knows no HTTP. A token is 128 bits of chance; nobody finds a hand by guessing, and nothing here writes one to a log.
"""

from __future__ import annotations

import secrets
from typing import Final

from americana.errors import AmericanaError
from americana.room.bucket import Buckets
from americana.room.clock import Clock
from americana.room.people import TooOften
from americana.room.replays import Cast, Looker
from americana.room.store import Link, Store, StoredHand, links
from americana.room.wire.played import SharedHand, SharedHands, ShareWish

MOST_LINKS: Final = 20
"""Links of one hand that one player may have at a time."""

MOST_NEW, NEW_SECONDS = 60, 600.0
"""How many links a player may make in how many seconds."""

_TOKEN_BYTES = 16


class NotShared(AmericanaError):
    """A hand that is not to be shared, or not any more."""


class Sharing:
    """All links of a room."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._new = Buckets(MOST_NEW, NEW_SECONDS)

    async def share(self, hand: StoredHand, player: str, wish: ShareWish) -> SharedHand:
        """Make a link to a hand that a player has played.

        Raises `NotShared` (`not_your_hand`, `too_many_links`) or `TooOften` (`links_too_soon`).
        """
        self._must_have_played(hand, player)
        if len((await self.of_hand(hand, player)).links) >= MOST_LINKS:
            raise NotShared("too_many_links", f"a hand has at most {MOST_LINKS} links: revoke one", most=MOST_LINKS)
        if not self._new.take(player, self._clock.ticks()):
            raise TooOften("links_too_soon", "many links were made a short while ago: try again in a few minutes")
        token, now = secrets.token_urlsafe(_TOKEN_BYTES), self._clock.now()
        made = Link(token, hand.hand, player, wish.hides_names, wish.hides_card, now)
        await self._store.do(lambda c: links.make(c, made))
        return _told(made)

    async def of_hand(self, hand: StoredHand, player: str) -> SharedHands:
        """Return a player's links to a hand that still hold, the newest first; raises `NotShared`, `not_your_hand`."""
        self._must_have_played(hand, player)
        found = await self._store.read(lambda c: links.of_hand(c, player, hand.hand))
        return SharedHands(tuple([_told(link) for link in reversed(found)]))

    async def find(self, token: str) -> Link | None:
        """Return the link of a token, None when there is none or it was revoked."""
        return await self._store.read(lambda c: links.find(c, token))

    async def revoke(self, token: str, player: str) -> bool:
        """Let a link of a player's hold no longer; False when he has no such link."""
        now = self._clock.now()
        return await self._store.do(lambda c: links.revoke(c, player, token, now))

    def _must_have_played(self, hand: StoredHand, player: str) -> None:
        if hand.seat_of(player) is None:
            raise NotShared("not_your_hand", "only who played a hand may share it")


def looker_of(link: Link, hand: StoredHand) -> Looker:
    """Return what a link lets whoever has it see: what the sharer saw, from where he sat."""
    seat = hand.seat_of(link.player)
    return Looker(knows=None if link.hides_card else seat, bottom=seat)


def cast_shown(link: Link, cast: Cast) -> Cast:
    """Return whom a link lets its viewers know."""
    return Cast(bots=cast.bots, is_imported=cast.is_imported) if link.hides_names else cast


def _told(link: Link) -> SharedHand:
    return SharedHand(link.token, link.hand, link.made_at, link.hides_names, link.hides_card)
