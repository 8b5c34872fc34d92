"""The benchmark of many hands, small: the file it makes is a room's, and all that it asks for is answered. No time."""

from __future__ import annotations

import asyncio
from pathlib import Path

from benchmarks.hands import SEARCHES, measured, report, sizes
from benchmarks.hands_room import EVERY, make, play
from tests.room.stores import opened


def test_a_room_of_many_hands_holds_real_ones_and_answers(tmp_path: Path) -> None:
    played = [*play(9, cuts=True, folder=tmp_path), *play(9, cuts=False, folder=tmp_path)]
    made = make(tmp_path / "many.sqlite", 450, played)

    async def look() -> None:
        async with opened(made.file) as store:
            page = await store.hands_of(made.regular, limit=100)
            assert len(page.hands) == made.mine == 450 // EVERY + 1
            found = await store.several([line.hand for line in page.hands])
            assert {each.body for each in found if hasattr(each, "body")} <= {fold.body for fold, _ in played}
            assert not [each for each in found if isinstance(each, Exception)]

    asyncio.run(look())
    timed, opened_in = asyncio.run(measured(made, 1))
    assert sum(len(each.seconds) for each in timed) > 2 * len(SEARCHES)
    text = report("scripts/bench hands", made, timed, opened_in, list(sizes(made.file, made.count)))
    assert "| statistics |" in text
    assert "all " in text
