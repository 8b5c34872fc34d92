"""Players and sessions: made once, found by a token's hash, renamed, sent away."""

from __future__ import annotations

from pathlib import Path

from americana.room.store import players
from tests.room.fake_clock import NOON
from tests.room.stores import opened, run


def test_a_guest_is_known_by_his_token_until_it_is_revoked(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            await store.do(lambda c: players.create_guest(c, "p1", "Анна ♠", b"1" * 32, NOON))
            await store.do(lambda c: players.open_session(c, "p1", b"2" * 32, NOON))
        async with opened(tmp_path / "room.sqlite") as store:
            session = await store.read(lambda c: players.find_session(c, b"1" * 32))
            assert session is not None
            assert (session.player, session.name, session.last_seen) == ("p1", "Анна ♠", NOON)
            await store.do(lambda c: players.touch_session(c, b"1" * 32, NOON + 5))
            session = await store.read(lambda c: players.find_session(c, b"1" * 32))
            assert session is not None
            assert session.last_seen == NOON + 5
            await store.do(lambda c: players.revoke_session(c, b"1" * 32, NOON + 6))
            assert await store.read(lambda c: players.find_session(c, b"1" * 32)) is None
            assert await store.read(lambda c: players.find_session(c, b"2" * 32)) is not None
            assert await store.read(lambda c: players.find_session(c, b"3" * 32)) is None

    run(play())


def test_names_of_many_are_looked_up_at_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            await store.do(lambda c: players.create_player(c, "p1", "guest", "Anna", NOON))
            await store.do(lambda c: players.create_player(c, "p2", "bot", "Rock", NOON))
            assert await store.do(lambda c: players.rename(c, "p1", "Anna B."))
            assert not await store.do(lambda c: players.rename(c, "p9", "Nobody"))
            found = await store.read(lambda c: players.names(c, ["p1", "p2", "p9", "p1"]))
            assert found == {"p1": "Anna B.", "p2": "Rock"}
            assert await store.read(lambda c: players.names(c, [])) == {}

    run(play())
