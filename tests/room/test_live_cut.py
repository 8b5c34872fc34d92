"""The seal and the cut at a live table: promises asked for, nonces revealed, silence, and the deck that is dealt."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from americana.engine.events import HandStarted
from americana.room.events import CutRevealed, HandCut, HandResealed, HandSealed
from americana.room.live.agenda import RETURN_SECONDS
from americana.room.live.seal import SEED_BYTES, record_of, seeds_of
from americana.room.shuffle import SealedDeck, commitment_of, cut, dealt
from americana.room.upcast import hand_rows, read_events
from americana.room.wire import asks
from tests.room.evening import Client, Evening, evening, fold, fold_out, table_of

TABLE: dict[str, Any] = {"pace": 1.0}
REST, CUT, AGAIN = 2.5, 2.0, 1.0
"""Seconds: after a hand that all but one folded, for the cut, for new promises after one that failed."""


async def rested(room: Evening, *stacks: int) -> list[Client]:
    """Seat people and play a hand: the next one is to be sealed."""
    people = await room.guests(*stacks)
    await fold_out(people)
    return people


def seal(client: Client) -> dict[str, Any]:
    found: dict[str, Any] = client.last["public"]["seal"]
    return found


def test_promised_sealed_revealed_and_dealt(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(**TABLE)) as room:
            ann, ben = await rested(room, 100, 100)
            assert ann.last["you"]["commit"] == {"number": 2, "attempt": 1}
            ann.promise()
            ben.promise()
            await room.advance(REST)
            assert room.table.status == "sealed"
            assert [seat for seat, _ in seal(ann)["commitments"]] == [0, 1]
            assert ann.last["you"]["commit"] is None
            ann.reveal()
            await room.settle()
            assert (room.table.status, seal(ben)["nonces"]) == ("sealed", [[0, ann.nonce]])
            ben.reveal()
            await room.settle()
            assert room.table.status == "playing"
            assert seal(ann)["nonces"] == [[0, ann.nonce], [1, ben.nonce]]
            assert seal(ann)["deck"] in (0, 1)

    asyncio.run(main())


def test_a_room_opened_between_hands_waits_for_persons_to_come_back_and_cut(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(**TABLE)) as room:
            people = await rested(room, 100, 100)
            await room.restart()
            ann, ben = [await room.again(person) for person in people]
            assert ann.last["you"]["commit"] == {"number": 2, "attempt": 1}
            ann.promise()
            ben.promise()
            await room.advance(RETURN_SECONDS - 0.1)
            assert room.table.status == "between"
            await room.advance(0.2)
            assert room.table.status == "sealed"
            assert [seat for seat, _ in ann.last["public"]["seal"]["commitments"]] == [0, 1]

    asyncio.run(main())


def test_nobody_promises_and_the_hand_is_dealt_at_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(**TABLE)) as room:
            ann, _ = await rested(room, 100, 100)
            await room.advance(REST)
            assert room.table.status == "playing"
            assert seal(ann)["commitments"] == []

    asyncio.run(main())


def test_silent_the_attempt_is_opened_and_the_next_one_dealt_with_the_others_nonces(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(**TABLE)) as room:
            ann, ben, cora = await rested(room, 100, 100, 100)
            for each in (ann, ben, cora):
                each.promise()
            await room.advance(REST)
            first = seal(cora)
            ann.reveal()
            cora.reveal()
            await room.advance(CUT)
            resealed = cora.events("HandResealed")
            assert [(e["attempt"], e["silent"]) for e in resealed] == [(1, [1])]
            _assert_opened(room, first, resealed[0]["seeds"])
            assert ben.last["you"]["commit"] is None
            assert ann.last["you"]["commit"] == cora.last["you"]["commit"] == {"number": 2, "attempt": 2}
            ann.promise()
            cora.promise()
            await room.settle()
            second = seal(cora)
            assert (second["hand"], second["number"], second["attempt"]) == (first["hand"], 2, 2)
            assert second["previous"] == first["record"]
            assert second["seats"] == first["seats"]
            assert second["roots"] != first["roots"]
            assert [seat for seat, _ in second["commitments"]] == [0, 2]
            ann.reveal()
            cora.reveal()
            await room.settle()
            assert room.table.status == "playing"
            assert sorted(player["seat"] for player in ben.hand["players"]) == [0, 1, 2]  # the silent play all the same
            assert seal(ben)["resealed"] == 1

    asyncio.run(main())


def _assert_opened(room: Evening, sealed: dict[str, Any], seeds: list[str]) -> None:
    """Both seeds of the attempt give the roots that were sealed."""
    for which, seed in enumerate(seeds):
        deck = SealedDeck.of(bytes.fromhex(seed), room.table.state.id, sealed["hand"], which)
        assert deck.root.hex() == sealed["roots"][which]


def test_who_promises_nothing_for_the_next_attempt_is_waited_for_one_second(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(**TABLE)) as room:
            ann, ben = await rested(room, 100, 100)
            ann.promise()
            ben.promise()
            await room.advance(REST)
            ann.reveal()
            await room.advance(CUT)
            await room.advance(AGAIN - 0.1)
            assert room.table.status == "sealed"
            await room.advance(0.1)
            assert (room.table.status, seal(ann)["attempt"], seal(ann)["commitments"]) == ("playing", 2, [])

    asyncio.run(main())


def test_after_three_silences_nobody_is_asked_until_he_promises_by_himself(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(**TABLE)) as room:
            ann, ben = await rested(room, 100, 100)
            for number in (2, 3, 4):
                assert ann.last["you"]["commit"] == {"number": number, "attempt": 1}
                ann.promise()
                await room.advance(REST + CUT + AGAIN)
                assert room.table.status == "playing"
                await fold_out([ann, ben])
            assert room.table.state.silences == {0: 3}
            assert (ann.last["you"]["commit"], ben.last["you"]["commit"]) == (None, {"number": 5, "attempt": 1})
            ann._promised = (5, 1)
            await room.restart()
            again, ben = await room.again(ann), await room.again(ben)
            assert again.last["you"]["commit"] is None
            await room.advance(1)

    asyncio.run(main())


def test_who_missed_three_cuts_in_a_row_cuts_again_after_a_click_and_not_before(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(**TABLE)) as room:
            ann, ben = await rested(room, 100, 100)
            for _ in range(3):
                ann.promise()
                await room.advance(REST + CUT + AGAIN)
                await fold_out([ann, ben])
            ann._promised = (5, 1)
            ann.ask(asks.Commit(5, 1, commitment_of(bytes.fromhex(ann.nonce)).hex()))
            await room.settle()
            assert ann.of("refused")[-1]["code"] == "silenced"
            assert (await ann.do(asks.SitIn))["is"] == "receipt"
            assert ann.last["you"]["commit"] == {"number": 5, "attempt": 1}
            ann.promise()
            await room.advance(REST)
            ann.reveal()
            await room.settle()
            assert room.table.status == "playing"
            assert room.table.state.silences == {0: 0}

    asyncio.run(main())


def test_a_wrong_nonce_a_stale_cut_and_a_stranger_are_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(**TABLE)) as room:
            ann, ben = await rested(room, 100, 100)
            zoe, rail = await room.guest("Zoe"), await room.watch()
            ann.reveal()
            ann.ask(asks.Commit(3, 1, "00" * 32))
            await room.settle()
            ann.promise()
            await room.advance(REST)
            ann.reveal("00" * 32)
            ann.ask(asks.Commit(2, 1, "11" * 32))
            ann.ask(asks.Reveal(2, 2, ann.nonce))
            ben.ask(asks.Reveal(2, 1, ann.nonce))
            zoe.ask(asks.Reveal(2, 1, ann.nonce))
            rail.ask(asks.Reveal(2, 1, ann.nonce))
            await room.settle()
            codes = [frame["code"] for client in (ann, ben, zoe, rail) for frame in client.of("refused")]
            assert codes[:2] == ["stale_cut", "stale_cut"]
            assert codes[2:] == ["wrong_nonce", "stale_cut", "stale_cut", "wrong_nonce", "not_seated", "no_session"]
            assert room.table.status == "sealed"
            ann.reveal()
            ann.reveal()  # the same again is no news
            await room.settle()
            assert len(ann.of("refused")) == 5
            assert len(ann.events("CutRevealed")) == 1

    asyncio.run(main())


def test_who_leaves_while_the_hand_is_sealed_is_dealt_in_and_times_out(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(**TABLE)) as room:
            people = await rested(room, 100, 100, 100)
            ann, ben, cora = people
            ann.promise()
            await room.advance(REST)
            chips = cora.chips
            assert (await cora.do(asks.Leave))["is"] == "receipt"
            assert cora.last["public"]["seats"][2]["is_leaving"]
            ann.reveal()
            await room.settle()
            assert room.table.status == "playing"
            assert sorted(player["seat"] for player in ann.hand["players"]) == [0, 1, 2]
            await fold_out([ann, ben])
            assert ann.last["public"]["seats"][2] is None
            assert await room.balance(cora) == 10_000 - 100 + cora.events("SeatLeft")[-1]["chips"]
            assert cora.events("SeatLeft")[-1]["chips"] in (chips - 1, chips - 3, chips + 2)
            assert await room.audited()

    asyncio.run(main())


def test_who_sits_down_in_the_seat_of_a_leaver_is_asked_for_a_promise_of_his_own(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(**TABLE)) as room:
            _, ben, cora = await rested(room, 100, 100, 100)
            cora.promise()
            await room.settle()
            await cora.do(asks.Leave)
            dan = await room.guest("Dan", 2)
            assert dan.last["you"]["commit"] == {"number": 2, "attempt": 1}
            await room.advance(REST)
            assert seal(ben)["commitments"] == []

    asyncio.run(main())


def test_every_hand_is_dealt_from_the_deck_that_the_cut_chose_and_its_seed_is_never_told(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(4, **TABLE)) as room:
            people = await room.guests(100, 100)
            rail = await room.watch()
            hands: list[str] = []
            secrets: list[str] = []
            people[0].cuts = True
            for step in range(60):
                if any(each.last["you"]["menu"] for each in people):
                    await fold(people)
                else:
                    if step % 5 == 0 and people[1].last["you"]["commit"]:
                        people[1].promise()  # and stay silent
                    await room.advance(1.0)
                secrets += await _dealt_seeds(room)
                if rail.hand is not None and rail.hand["id"] not in hands:
                    hands.append(rail.hand["id"])
            finished = [await _assert_dealt_as_cut(room, hand) for hand in hands[:-1]]
            assert len(finished) >= 3
            assert any(attempts > 1 for attempts in finished)
            sent = b"".join(raw for client in room.clients for raw in client.raw).decode()
            assert secrets
            assert not any(seed in sent for seed in secrets)

    asyncio.run(main())


async def _dealt_seeds(room: Evening) -> list[str]:
    """The seeds, as text, of the deck that is in play."""
    seal = room.table.state.seal
    return [] if seal is None or seal.chosen is None else [seal.seeds[seal.chosen.deck].hex()]


async def _assert_dealt_as_cut(room: Evening, hand: str) -> int:
    """The stored hand was dealt from the deck of its sealed seed that its nonces chose; return its attempts."""
    stored = await room.store.hand(hand)
    assert stored is not None
    assert len(stored.secret) == 2 * SEED_BYTES
    events = [event for _, _, row in hand_rows(stored.body) for event in row]
    sealed = [event for event in events if isinstance(event, HandSealed)]
    chosen = next(event for event in events if isinstance(event, HandCut))
    started = next(event for event in events if isinstance(event, HandStarted))
    last = events[events.index(sealed[-1]) :]
    nonces = {event.seat: bytes.fromhex(event.nonce) for event in last if isinstance(event, CutRevealed)}
    made = cut(record_of(sealed[-1], room.table.state.id, started.rules).digest(), nonces)
    seeds = seeds_of(stored.secret)
    decks = [SealedDeck.of(seed, room.table.state.id, hand, which) for which, seed in enumerate(seeds)]
    assert tuple(deck.root.hex() for deck in decks) == sealed[-1].roots
    assert made.deck == chosen.deck
    assert started.deck == dealt(decks[made.deck], made)
    assert chosen.opened == seeds[1 - made.deck].hex()
    opened = [event for event in events if isinstance(event, HandResealed)]
    assert len(opened) == len(sealed) - 1
    return len(sealed)


def test_the_rows_of_a_hand_in_play_hold_the_seeds_in_their_secret_alone(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of(**TABLE)) as room:
            await room.guests(100, 100)
            state = room.table.state
            assert state.seal is not None
            rows = await room.store.rows(state.id)
            sealed = [row for row in rows if any(isinstance(e, HandSealed) for e in read_events(row.body, row.format))]
            assert [row.secret for row in sealed] == [b"".join(state.seal.seeds)]
            assert state.seal.chosen is not None
            kept = state.seal.seeds[state.seal.chosen.deck].hex().encode()
            assert not any(kept in row.body for row in rows)
            assert kept.decode() not in repr(state)

    asyncio.run(main())
