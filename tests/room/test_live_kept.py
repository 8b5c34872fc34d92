"""What the stage keeps for those not in turn, so as not to make it anew for each frame, is what it would make anew."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from americana.room.audience import Viewer
from americana.room.live.stage import Stage
from americana.room.live.table import LiveTable
from tests.room.evening import evening, in_turn, passive, table_of


async def made_anew(table: LiveTable, player: str | None) -> dict[str, Any]:
    stage, viewer = Stage(table.state), Viewer(player)
    stage.deck = table.stage.deck
    stage.show(viewer, table.state, table.status, table.journal.v, None, table.commits())
    return without_promises(msgspec.json.decode(await viewer.next() or b""))


def without_promises(frame: dict[str, Any]) -> dict[str, Any]:
    """What the viewer alone sees; a promise that was given since his last frame makes no frame."""
    return {**frame["you"], "commit": None}


def test_a_viewer_not_in_turn_is_sent_what_a_new_stage_would_send_him(tmp_path: Path) -> None:
    async def main() -> None:
        async with evening(tmp_path, table_of()) as room:
            people = await room.guests(200, 200, 60)
            rail = await room.watch()
            for person in people:
                person.cuts = True
            for step in range(60):
                await passive(people)
                if step % 7 == 3:
                    await in_turn(people).move("fold")
                await room.told()
                for person in (*people, rail):
                    assert without_promises(person.last) == await made_anew(room.table, person.viewer.player)

    asyncio.run(main())
