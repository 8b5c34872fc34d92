"""Files of hands: how long it takes to write 100,000 hands of a room's file, and to read some of them again.

`scripts/bench hands_export` starts it. The code is that of the room's worker, in this process; some of the hands are
also written from their events by `write_phh`, in the same run. Times are of one processor. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from itertools import islice
from pathlib import Path

from americana.engine.events import HandStarted
from americana.notation import Source, write_phh
from americana.room.files import Exporting, phh_of, read_file
from americana.room.histories import engine_events
from americana.room.store import EVERYTHING, Reader, Store, StoredHand
from americana.room.store.exports import page_after
from benchmarks.results import machine, put
from tests.room.hand_store import NOON, PEOPLE, fill, fill_fast

ABOUT = """\
100,000 hands of one player, written as `GET /api/hands/export` does, by the code of the room's worker in this
process; some are also written from their events by `write_phh`. Then the first hands of that file are read as an import
does: every one is played again by the engine. Seconds are those of one processor."""

DISTINCT = 2000
ME = PEOPLE[0][0]


async def make(path: Path, count: int) -> None:
    """Store hands: some that bots have played, again and again under new ids."""
    store = await Store.open(path)
    await fill(store, 0)
    await fill_fast(store, count, distinct=DISTINCT)
    await store.close()


def export(path: Path, to: Path) -> tuple[int, float]:
    """Write all hands to a file; return how many and the seconds."""
    began = time.process_time()
    with Reader(path) as reader, to.open("wb") as file:
        exporting = Exporting(reader, ME, EVERYTHING)
        for _, text in exporting.pieces():
            file.write(text)
        return exporting.count, time.process_time() - began


def by_events(hand: StoredHand, seat: int) -> str:
    """A hand's text by way of its events."""
    log = engine_events(hand)
    first = log[0]
    assert isinstance(first, HandStarted)
    names = [f"Seat {seat}" for seat in first.seats]
    return write_phh(log, seat, names, Source(hand.hand, "", hand.number, None, hand.ended_at))


def compare(path: Path) -> tuple[float, float]:
    """Return milliseconds a hand, once unpacked: by its events, and straight."""
    with Reader(path) as reader:
        page = reader.read(lambda connection: page_after(connection, ME, EVERYTHING, None))
    seen = [(each.hand, each.seat) for each in page.hands if each.hand]
    times = []
    for write_one in (lambda hand, seat: by_events(hand, seat), lambda hand, seat: phh_of(hand, seat, {})):
        began = time.process_time()
        for _ in range(3):
            for hand, seat in seen:
                write_one(hand, seat)  # type: ignore[no-untyped-call]
        times.append((time.process_time() - began) / len(seen) / 3 * 1000)
    return times[0], times[1]


def take_in(file: Path, count: int) -> tuple[int, float]:
    """Read the first hands of a file as an import does; return how many and the seconds."""
    some = file.with_suffix(".some.phhs")
    with file.open("rb") as lines, some.open("wb") as to:
        hands = 0
        for line in lines:
            hands += line.startswith(b"[")
            if hands > count:
                break
            to.write(line)
    began = time.process_time()
    pieces = list(islice(read_file(some, "somebody", "Anna", NOON * 2, only_good=False), None))
    return sum(len(each) for each in pieces if isinstance(each, tuple)), time.process_time() - began


def main() -> None:
    """Measure, and say what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=100_000)
    parser.add_argument("--read", type=int, default=2000)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path, file = Path(folder) / "room.sqlite", Path(folder) / "hands.phhs"
        asyncio.run(make(path, asked.hands))
        count, seconds = export(path, file)
        size, each = file.stat().st_size / count, seconds / count * 1000
        slow, fast = compare(path)
        read, reading = take_in(file, asked.read)
    text = f"""# Files of hands

{ABOUT}

{machine()}. `scripts/bench hands_export`.

| what | hands | measured | aim |
|---|--:|--:|--:|
| written as a file | {count:,} | {seconds:.1f} s, {each:.2f} ms a hand of {size:,.0f} bytes | < 30 s |
| of it a hand, once unpacked | | {fast:.2f} ms; {slow:.2f} ms by way of its events | |
| read and played again | {read:,} | {reading:.1f} s, {reading / read * 1000:.2f} ms a hand | |
"""
    print(text)
    put(text)


if __name__ == "__main__":
    main()
