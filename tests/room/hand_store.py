"""Stores filled with hands that bots have played: whole folds with facts, as a table would have written them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from random import Random

from americana import FULL_DECK, Event, Rules, play, replay, show, start
from americana.bots import make_bot
from americana.engine.events import HandStarted
from americana.room import codec
from americana.room.facts import facts_of, flags_of, known_mask
from americana.room.store import Entry, Fold, FoldSeat, Show, Store, players
from americana.room.store.hands import Packed, write
from americana.room.upcast import FORMAT
from americana.rules import PRESETS
from americana.view import see

NOON = 1_790_000_000_000_000
SECOND = 1_000_000
TABLE, TABLE_NAME = "t1", "Kyiv"
PEOPLE = {0: ("anna", "Anna"), 1: ("bo", 'Bo "B"'), 2: ("ciro", "Ciro"), 3: ("dmytro", "Дмитро"), 4: ("eva", "Eva")}
PEOPLE |= {5: ("fox", "Fox")}

Log = tuple[Event, ...]


def played_hands(count: int, seed: int = 1) -> Iterator[tuple[Log, Log]]:
    """Hands of every text and limit, with two to six seats of which 0 is one; and what was shown after the end."""
    chance = Random(seed)
    for number in range(count):
        hand, log = start(rules_of(number), _stacks(number, chance), deck=chance.sample(FULL_DECK, len(FULL_DECK)))
        kinds = ("random", "caller", "tight")
        bots = {seat: make_bot(kinds[(seat + number) % 3], chance) for seat in hand.seats}
        while (actor := hand.actor) is not None:
            hand, events = play(hand, bots[actor].act(see(hand, actor)))
            log += events
        hidden = [seat for seat in hand.seats if seat not in hand.shown]
        yield log, show(hand, chance.choice(hidden))[1] if hidden and number % 4 == 0 else ()


def rules_of(number: int) -> Rules:
    losers, limit = ("show", "muck")[number // 15 % 2], ("fixed", "pot", "no")[number // 5 % 3]
    return Rules.preset(PRESETS[number % len(PRESETS)], limit=limit, losers=losers, rake_bp=(0, 500)[number // 30 % 2])


def _stacks(number: int, chance: Random) -> dict[int, int]:
    rules = rules_of(number)
    seats = [0, *chance.sample(range(1, 6), chance.randint(1, 5))]
    return {seat: chance.choice((rules.ante, 3 * rules.bring_in, 100 * rules.ante)) for seat in sorted(seats)}


async def fill(store: Store, count: int, seed: int = 1, me: str = "") -> None:
    """Store the hands, and the people who played them; `me` is somebody who is there already and sits in seat 0."""
    for player, name in list(PEOPLE.values())[bool(me) :]:
        await store.do(lambda c, player=player, name=name: players.create_player(c, player, "guest", name, NOON))  # type: ignore[misc]
    await store.append(Entry(TABLE, 1, NOON, FORMAT, b"[]", name=TABLE_NAME))
    v, waiting = 1, list[Entry]()
    for number, (log, shown) in enumerate(played_hands(count, seed), 1):
        v += 1
        waiting.append(entry_of(log, number, v, me or PEOPLE[0][0]))
        if shown:
            v += 1
            body = codec.encode_events(shown)
            at = NOON + number * 60 * SECOND + 5
            waiting.append(Entry(TABLE, v, at, FORMAT, body, shows=Show(f"h{number}", body)))
        if len(waiting) > 100:
            await asyncio.gather(*map(store.append, waiting))
            waiting.clear()
    await asyncio.gather(*map(store.append, waiting))


async def fill_fast(store: Store, count: int, me: str = PEOPLE[0][0], distinct: int = 200) -> None:
    """Store many hands: the same few again and again, under new ids and times."""
    some = [entry_of(log, number, 1, me) for number, (log, _) in enumerate(played_hands(min(count, distinct)), 1)]
    folds = [(entry.fold, Packed.of(entry.fold)) for entry in some if entry.fold]
    for first in range(0, count, 500):
        group = []
        for number in range(first, min(first + 500, count)):
            fold, packed = folds[number % len(folds)]
            again = replace(fold, hand=f"m{number}", number=10**6 + number, ended_at=NOON + number * SECOND)
            group.append((again, packed))
        await store.do(partial(write, table=TABLE, form=FORMAT, ended=group))


def entry_of(log: Log, number: int, v: int, me: str = PEOPLE[0][0]) -> Entry:
    """A finished hand in two rows, as one append."""
    first, hand = log[0], replay(log)
    assert isinstance(first, HandStarted)
    began, ended = NOON + number * 60 * SECOND, NOON + number * 60 * SECOND + 40 * SECOND + number % 7
    rows = [
        b'{"v":%d,"at":%d,"format":%d,"events":%b}' % (at, at, FORMAT, codec.encode_events(events))
        for at, events in ((began, log[:4]), (ended, log[4:]))
    ]
    seats = tuple(
        FoldSeat(
            seat,
            PEOPLE[seat][0] if seat else me,
            hand.stacks[seat] - hand.began[seat],
            flags_of(hand, seat),
            known_mask(see(hand, seat), seat),
        )
        for seat in sorted(first.seats)
    )
    body = b"[" + b",".join(rows) + b"]"
    fold = Fold(f"h{number}", number, ended, first.rules.base, body, seats, v, b"seeds", facts_of(log))
    return Entry(TABLE, v, ended, FORMAT, b"[]", fold=fold)
