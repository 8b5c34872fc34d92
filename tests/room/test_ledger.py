"""Money: batches that sum to zero, each done once, and nobody but the mint below zero."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from americana.room.ledger import MINT, Batch, IllegalBatch, Line, transfer
from americana.room.store import Store, accounts
from tests.room.fake_clock import NOON
from tests.room.stores import grant, opened, refusal, run


async def has(store: Store, owner: str, **of: str) -> int:
    return await store.read(lambda c: accounts.balance(c, owner, **of))


async def post(store: Store, batch: Batch) -> None:
    await store.do(lambda c: accounts.post(c, batch, NOON))


def test_what_one_gets_another_must_give() -> None:
    with pytest.raises(IllegalBatch) as caught:
        Batch("h1", "hand", (Line("anna", 5), Line("boris", -4)))
    assert caught.value.code == "unbalanced_batch"


@pytest.mark.parametrize("amount", [1.0, True, "1", None])
def test_chips_are_whole_numbers(amount: object) -> None:
    with pytest.raises(IllegalBatch) as caught:
        Batch("h1", "hand", (Line("anna", amount), Line("boris", -1)))  # type: ignore[arg-type]
    assert caught.value.code == "batch_not_whole"


def test_an_owner_named_twice_is_posted_once() -> None:
    batch = Batch("h1", "hand", (Line("anna", 5), Line("boris", -8), Line("anna", 3)))
    assert batch.postings == {"anna": 8, "boris": -8}


def test_a_buy_in_and_a_hand_move_chips_and_only_the_mint_owes(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            await grant(store, "anna", 100)
            await post(store, transfer("buy_in:1", "buy_in", "anna", "table:t1", 40))
            assert [await has(store, owner) for owner in (MINT, "anna", "table:t1")] == [-100, 60, 40]
            assert (await store.read(accounts.audit)).is_sound

    run(play())


def test_the_same_batch_is_done_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            await grant(store, "anna", 100)
            assert (await refusal(grant(store, "anna", 100))).code == "done_already"
        async with opened(tmp_path / "room.sqlite") as store:
            assert (await refusal(grant(store, "anna", 100))).code == "done_already"
            assert await has(store, "anna") == 100

    run(play())


def test_who_gives_more_than_he_has_is_told_what_he_has(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            await grant(store, "anna", 30)
            error = await refusal(post(store, transfer("b", "buy_in", "anna", "table:t1", 31)))
            assert (error.code, error.facts) == ("too_few_chips", {"has": 30, "needs": 31})
            await post(store, transfer("b", "buy_in", "anna", "table:t1", 30))

    run(play())


def test_currencies_and_clubs_are_kept_apart(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            await grant(store, "anna", 5)
            await post(store, transfer("g2", "grant", MINT, "anna", 7, currency="table:t1"))
            await post(store, Batch("g3", "grant", (Line(MINT, -9), Line("anna", 9)), club="friends"))
            assert await has(store, "anna") == 5
            assert await has(store, "anna", currency="table:t1") == 7
            assert await has(store, "anna", club="friends") == 9
            too_much = transfer("b", "buy_in", "anna", "boris", 8, currency="table:t1")
            assert (await refusal(post(store, too_much))).code == "too_few_chips"

    run(play())


def test_the_database_itself_lets_nobody_but_the_mint_owe(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            await grant(store, "anna", 5)
            with pytest.raises(IntegrityError):
                await store.do(lambda c: c.execute(text("UPDATE accounts SET balance = -1 WHERE owner = 'anna'")))
            await post(store, transfer("g", "grant", MINT, "anna", 5))

    run(play())


def test_an_audit_finds_a_batch_and_a_balance_that_do_not_add_up(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path / "room.sqlite") as store:
            await grant(store, "anna", 5)
            await grant(store, "boris", 5)
            await store.do(lambda c: c.execute(text("UPDATE accounts SET balance = 6 WHERE owner = 'anna'")))
            found = await store.read(accounts.audit)
            assert (found.unbalanced, found.unexplained) == ((), ("anna",))
            await store.do(lambda c: c.execute(text("UPDATE postings SET amount = 6 WHERE amount = 5 AND batch = 1")))
            found = await store.read(accounts.audit)
            assert (found.unbalanced, found.unexplained) == (("grant:anna:5",), ())

    run(play())


@settings(max_examples=25)
@given(
    st.lists(
        st.tuples(st.sampled_from("abcd"), st.sampled_from("abcd"), st.integers(0, 60), st.integers(0, 12)), max_size=30
    )
)
def test_whatever_is_asked_no_chip_is_made_or_lost(
    tmp_path_factory: pytest.TempPathFactory, asked: list[tuple[str, str, int, int]]
) -> None:
    async def play() -> None:
        async with opened(tmp_path_factory.mktemp("ledger") / "room.sqlite") as store:
            held = dict.fromkeys("abcd", 50)
            for owner in held:
                await grant(store, owner, 50)
            done: set[int] = set()
            for giver, taker, amount, key in asked:
                batch = transfer(f"k{key}", "gift", giver, taker, amount)
                if key in done:
                    assert (await refusal(post(store, batch))).code == "done_already"
                elif giver != taker and amount > held[giver]:
                    assert (await refusal(post(store, batch))).code == "too_few_chips"
                else:
                    await post(store, batch)
                    held[giver] -= amount
                    held[taker] += amount
                    done.add(key)
            assert {owner: await has(store, owner) for owner in held} == held
            assert (await store.read(accounts.audit)).is_sound

    run(play())
