"""The client in examples/, as somebody who has read the protocol alone would write it, plays hands against bots."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

from americana.server.socket import Limits
from tests.room.servers import serving

EXAMPLE = Path(__file__).parents[2] / "examples" / "two_seats.py"
HANDS = 100
QUICK = Limits(rate=5_000, burst=5_000)
"""Without pauses a hand takes milliseconds: two clients send more than people may."""


def test_the_example_plays_a_hundred_hands_against_a_bot_and_cuts_them(tmp_path: Path) -> None:
    async def play() -> tuple[int | None, str, str, int]:
        async with serving(tmp_path, limits=QUICK) as server:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, str(EXAMPLE), f"http://127.0.0.1:{server.port}", "--hands", str(HANDS)),
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
            )
            async with asyncio.timeout(60):
                said, failed = await process.communicate()
            return process.returncode, said.decode(), failed.decode(), server.room.readings().counted.resealed

    status, said, failed, resealed = asyncio.run(play())
    assert (status, failed, resealed) == (0, "", 0)
    lines = said.splitlines()
    assert lines[0] == "at Kyiv: rules ru, limit pot, ante 1"
    assert sum(line.startswith("hand ") for line in lines) == HANDS
    summary = re.fullmatch(rf"{HANDS} hands, (\d+) of them cut \| Ada [+-]\d+ Blaise [+-]\d+", lines[-1])
    assert summary is not None, lines[-1]
    assert int(summary[1]) > HANDS // 2, said
