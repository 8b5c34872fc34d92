"""Pictures as PNG, for messengers, which show no SVG. Made one at a time by a process beside this one, and remembered.

Knows no hand: it is given SVG.
"""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE
from collections import OrderedDict
from hashlib import sha256
from typing import Final

from americana.room.bucket import Buckets
from americana.room.people import TooOften

MOST_KEPT: Final = 100
"""Pictures that are remembered, some 100 kB each."""

MOST_WAITING: Final = 20
"""Pictures that may wait to be made."""

MOST_NEW, NEW_SECONDS = 30, 60.0
"""How many pictures one address may have made in how many seconds."""

_PATIENCE = 20.0
_COMMAND = (sys.executable, "-m", "americana.server.png")


class Previews:
    """The pictures made so far, and those in the making."""

    def __init__(self) -> None:
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._making: dict[bytes, asyncio.Task[bytes]] = {}
        self._turn = asyncio.Semaphore(1)
        self._new = Buckets(MOST_NEW, NEW_SECONDS)

    async def png(self, svg: str, address: str) -> bytes:
        """Return a picture as PNG; raises `TooOften` with the code `too_many_pictures`."""
        key = sha256(svg.encode()).digest()
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        making = self._making.get(key) or self._begin(key, svg, address)
        return await asyncio.shield(making)  # others may wait for the same one

    async def close(self) -> None:
        """Make no more pictures."""
        for making in list(self._making.values()):
            making.cancel()
        await asyncio.gather(*self._making.values(), return_exceptions=True)

    def _begin(self, key: bytes, svg: str, address: str) -> asyncio.Task[bytes]:
        loop = asyncio.get_running_loop()
        if len(self._making) >= MOST_WAITING or not self._new.take(address, loop.time()):
            raise TooOften("too_many_pictures", "many pictures were asked for: try again in a minute")
        self._making[key] = making = loop.create_task(self._make(svg))
        making.add_done_callback(lambda made: self._keep(key, made))
        return making

    def _keep(self, key: bytes, made: asyncio.Task[bytes]) -> None:
        del self._making[key]
        if made.cancelled() or made.exception() is not None:
            return
        self._kept[key] = made.result()
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    async def _make(self, svg: str) -> bytes:
        async with self._turn:
            process = await asyncio.create_subprocess_exec(*_COMMAND, stdin=PIPE, stdout=PIPE)
            try:
                async with asyncio.timeout(_PATIENCE):
                    png, _ = await process.communicate(svg.encode())
            finally:
                if process.returncode is None:
                    process.kill()
                    await process.wait()
        assert process.returncode == 0, "the picture was not made"
        return png
