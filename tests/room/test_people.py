"""Guests: known by a token that is nowhere written, named so that everybody can read it, and never rich by asking."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from americana.errors import Unreadable
from americana.room.clock import Timer
from americana.room.ledger import transfer
from americana.room.naming import clean_name
from americana.room.people import BROKE, GRANT, MOST_GRANTS, MOST_GUESTS, People
from americana.room.store import Store, accounts
from tests.room.fake_clock import NOON
from tests.room.stores import opened, refusal, run

HERE, ELSEWHERE = "10.0.0.7", "10.0.0.8"


class StoppedClock:
    """A clock that is put forward by hand."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def now(self) -> int:
        return NOON + int(self.seconds * 1_000_000)

    def ticks(self) -> float:
        return self.seconds

    def call_later(self, seconds: float, due: object) -> Timer:
        raise NotImplementedError


async def lose(store: Store, player: str, chips: int, to: str = "house") -> None:
    await store.do(lambda c: accounts.post(c, transfer(f"lost:{player}:{chips}:{to}", "hand", player, to, chips), NOON))


def test_a_guest_has_chips_and_is_known_by_his_token_alone(tmp_path: Path) -> None:
    async def come() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            people = People(store, StoppedClock())
            anna, token = await people.guest("Anna", HERE)
            assert re.fullmatch("[0-9a-f]{64}", token)
            assert await people.balance(anna.id) == GRANT
            for each in (people, People(store, StoppedClock())):
                assert await each.who(token) == anna
                for other in (token[:-1], token.upper(), "", anna.id, "\udcff"):
                    assert await each.who(other) is None
        for file in tmp_path.iterdir():
            assert token.encode() not in file.read_bytes()
            assert bytes.fromhex(token) not in file.read_bytes()

    run(come())


def test_a_revoked_token_is_nobodys_now_and_after_a_restart(tmp_path: Path) -> None:
    async def end() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            people = People(store, StoppedClock())
            _, token = await people.guest("Anna", HERE)
            await people.revoke(token)
            assert await people.who(token) is None
            assert await People(store, StoppedClock()).who(token) is None

    run(end())


def test_guests_come_only_so_often_from_one_address(tmp_path: Path) -> None:
    async def come() -> None:
        clock = StoppedClock()
        async with opened(tmp_path / "room.sqlite") as store:
            people = People(store, clock)
            for _ in range(MOST_GUESTS):
                await people.guest(None, HERE)
            assert (await refusal(people.guest(None, HERE))).code == "too_many_guests"
            await people.guest(None, ELSEWHERE)
            clock.seconds += 600 / MOST_GUESTS
            await people.guest(None, HERE)
            assert (await refusal(people.guest(None, HERE))).code == "too_many_guests"

    run(come())


def test_a_guest_without_a_name_gets_one_and_may_change_it(tmp_path: Path) -> None:
    async def name() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            people = People(store, StoppedClock())
            guest, token = await people.guest("  ", HERE)
            assert re.fullmatch("Guest [0-9A-F]{4}", guest.name)
            await people.rename(guest.id, " Anna ")
            for each in (people, People(store, StoppedClock())):
                found = await each.who(token)
                assert found is not None
                assert found.name == "Anna"
                assert await each.names([guest.id, "nobody"]) == {guest.id: "Anna"}
            assert (await refusal(people.rename(guest.id, "\n"))).code == "bad_guest_name"

    run(name())


def test_chips_are_given_to_the_broke_only_and_chips_at_tables_count(tmp_path: Path) -> None:
    async def ask() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            people = People(store, StoppedClock())
            anna, _ = await people.guest("Anna", HERE)
            assert (await refusal(people.grant(anna.id, HERE))).facts == {"least": BROKE}
            await lose(store, anna.id, GRANT - BROKE, f"seat:t1:{anna.id}")
            await lose(store, anna.id, BROKE)
            assert (await refusal(people.grant(anna.id, HERE))).code == "not_broke"
            await lose(store, f"seat:t1:{anna.id}", GRANT - 2 * BROKE + 1)
            assert await people.grant(anna.id, HERE) == GRANT - (BROKE - 1)
            assert (await store.read(accounts.audit)).is_sound

    run(ask())


def test_chips_are_given_only_so_often_to_a_player_and_to_an_address(tmp_path: Path) -> None:
    async def ask() -> None:
        clock = StoppedClock()
        async with opened(tmp_path / "room.sqlite") as store:
            people = People(store, clock)
            guests = [await people.guest(None, f"10.0.1.{number}") for number in range(MOST_GRANTS + 1)]
            for guest, _ in guests:
                await lose(store, guest.id, GRANT)
            first = guests[0][0].id
            assert await people.grant(first, HERE) == GRANT
            await lose(store, first, GRANT, "elsewhere")
            assert (await refusal(people.grant(first, HERE))).code == "grant_too_soon"
            for guest, _ in guests[1:MOST_GRANTS]:
                await people.grant(guest.id, HERE)
            assert (await refusal(people.grant(guests[-1][0].id, HERE))).code == "grant_too_soon"
            assert await people.grant(guests[-1][0].id, ELSEWHERE) == GRANT
            clock.seconds += 3600
            assert await people.grant(first, HERE) == GRANT

    run(ask())


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Анна", "Анна"),
        ("  Olena   K. ", "Olena K."),
        ("ﬁn", "fin"),
        ("é" * 20, "é" * 20),
        ("e\u0301" * 20, "é" * 20),
        ("João 🂡", "João 🂡"),
    ],
)
def test_a_name_is_kept_in_its_plain_form(given: str, kept: str) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize(
    "given",
    [
        "", " \t ", "x" * 21, "x" * 10_000, "a\nb", "a\x00b", "a\x1b[31m", "a\u202eb", "a\u200bb", "\u200f",
        "\u3164", "\u2800\u2800", "a\u0301\u0302\u0303\u0304", "\u0301a", "\ud800", "\ufdfa\ufdfa", "a\u2028b",
    ],
)  # fmt: skip
def test_a_name_that_hides_or_breaks_something_is_refused(given: str) -> None:
    with pytest.raises(Unreadable) as caught:
        clean_name(given)
    assert caught.value.code == "bad_guest_name"
