"""Proofs of how hands were sealed, cut and dealt, as each asker may have them: what `americana verify` reads."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator

from litestar import MediaType, get
from litestar.params import FromPath
from litestar.response import Stream

from americana.room.proofs import proof_of
from americana.room.shuffle import proof_to_json
from americana.room.store import StoredHand
from americana.server.hands import NotThere, finished_hand
from americana.server.http import Me, Room

PAGE = 50
"""Hands read from the store at a time."""


@get("/api/hands/{hand_id:str}/proof", summary="A hand's proof", media_type=MediaType.TEXT)
async def one_proof(room: Room, me: Me, hand_id: FromPath[str]) -> str:
    """Return the proof of one finished hand, as the asker's seat or the rail may have it: one line of JSON."""
    return _line(await finished_hand(room.store, hand_id, me.player), me.player)


@get("/api/tables/{table_id:str}/proofs", summary="A table's proofs")
async def all_proofs(room: Room, me: Me, table_id: FromPath[str]) -> Stream:
    """Return the proofs of all finished hands of a table, one a line, in the order in which they were played."""
    if room.directory.find(table_id) is None:
        raise NotThere("no_such_table", "there is no table with this id")

    async def lines() -> AsyncIterator[str]:
        after = 0
        while hands := await room.store.hands_at(table_id, after, PAGE):
            for hand in hands:
                yield _line(hand, me.player)
            after = hands[-1].number

    headers = {"content-disposition": f'attachment; filename="{table_id}.proofs.jsonl"'}
    return Stream(lines(), media_type="application/x-ndjson", headers=headers)


PROOFS = [one_proof, all_proofs]
"""Both routes."""


def _line(hand: StoredHand, player: str | None) -> str:
    return json.dumps(proof_to_json(proof_of(hand, hand.seat_of(player)))) + "\n"
