#!/usr/bin/env python3
"""Make a dictionary for the bodies of hands from rooms that were played: `hand_dictionary.py OUT ROOM.sqlite …`.

A dictionary that was used is kept for ever (`room/store/packing.py`): write a new number, never over an old one. It is
put together of those stretches of text that most hands have in common, the commonest last, where zlib finds them at the
least cost; what is chance, such as hashes, is cut out first.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

from sqlalchemy import Connection, select

from americana.room.store import Store
from americana.room.store.hands import hand
from americana.room.store.packing import split
from americana.room.store.schema import hands

MOST_HANDS = 2000
LONG = 24_000
GRAM, STRETCH = 12, 200
_CHANCE = re.compile(rb'"deck":\[[^]]*\]|"at":\d+|[0-9a-f]{24,}')


def bodies(connection: Connection) -> list[bytes]:
    """Return the bodies of hands that lie all over a room's history."""
    ids = connection.execute(select(hands.c.id).order_by(hands.c.serial)).scalars().all()
    some = ids[:: max(len(ids) // MOST_HANDS, 1)]
    return [found.body for each in some if (found := hand(connection, each)) is not None]


async def read(files: Sequence[Path]) -> list[bytes]:
    """Return the bodies of all rooms, without their hashes and ids."""
    found = []
    for file in files:
        store = await Store.open(file)
        found += [split(body)[0] for body in await store.read(bodies)]
        await store.close()
    return found


def dictionary_of(samples: Sequence[bytes], long: int = LONG) -> bytes:
    """Choose one stretch after the other: of some pieces, that of which most hands hold parts that none brought yet."""
    pieces = [piece for body in samples for piece in _CHANCE.split(body) if len(piece) >= GRAM]
    counts = Counter(gram for body in samples for gram in {g for each in _CHANCE.split(body) for g in _grams(each)})
    Random(1).shuffle(pieces)
    at_once = max(len(pieces) * STRETCH // long, 1)
    chosen: list[tuple[int, bytes]] = []
    for at in range(0, len(pieces), at_once):
        worth, stretch = max(_best(piece, counts) for piece in pieces[at : at + at_once])
        chosen.append((worth, stretch))
        for gram in _grams(stretch):
            counts.pop(gram, None)
    return b"".join(stretch for _, stretch in sorted(chosen))[-long:]


def _best(piece: bytes, counts: Counter[bytes]) -> tuple[int, bytes]:
    """Return the most worthy stretch of a piece; what only one or two hands hold is worth nothing."""
    worths = [times if (times := counts[gram]) > 2 else 0 for gram in _grams(piece)]
    wide = min(STRETCH - GRAM + 1, len(worths))
    sums = [sum(worths[:wide])]
    for gone, come in zip(worths, worths[wide:], strict=False):
        sums.append(sums[-1] + come - gone)
    at = max(range(len(sums)), key=sums.__getitem__)
    return sums[at], piece[at : at + STRETCH]


def _grams(text: bytes) -> Iterator[bytes]:
    return (text[at : at + GRAM] for at in range(len(text) - GRAM + 1))


def mean_size(samples: Sequence[bytes], dictionary: bytes) -> float:
    """Return how long a body is on average when it is packed, its hashes and ids left out."""
    sizes = []
    for body in samples:
        packing = zlib.compressobj(9, zdict=dictionary)
        sizes.append(len(packing.compress(body) + packing.flush()))
    return sum(sizes) / len(sizes)


def main() -> None:
    """Read the command line."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("out", type=Path)
    asked.add_argument("rooms", type=Path, nargs="+")
    told = asked.parse_args()
    if told.out.exists():
        asked.error(f"{told.out} is there: dictionaries are never changed")
    found = asyncio.run(read(told.rooms))
    learnt, tried = found[::2], found[1::2]
    dictionary = dictionary_of(learnt)
    print(f"{len(found)} hands; those that were not learnt from take {mean_size(tried, b'{}'):.0f} bytes on average,")
    print(f"with a dictionary of {len(dictionary)} bytes {mean_size(tried, dictionary):.0f}")
    told.out.write_bytes(dictionary)


if __name__ == "__main__":
    main()
