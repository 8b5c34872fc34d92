"""Logs that were really played, kept for ever: `python -m tests.room.golden_logs` writes those of this format, once.

Each file holds a table's live rows and finished hands as the store had them, what they lead to, and each hand as PHH.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from americana.notation import write_phh
from americana.room import codec
from americana.room.histories import engine_events
from americana.room.live.inbox import Close, SetTerms
from americana.room.live.loading import load
from americana.room.live.picturing import public
from americana.room.live.state import carried
from americana.room.readings import Counts
from americana.room.store import Store, StoredHand
from americana.room.upcast import FORMAT
from americana.room.wire import asks
from americana.rules import Rules
from americana.table import Terms
from tests.room.evening import Client, Evening, evening, passive, table_of
from tests.room.fake_clock import FakeClock
from tests.room.log_schema import schema_text

FOLDER = Path(__file__).parents[1] / "golden" / "log"


async def end_of(store: Store, table: str) -> dict[str, Any]:
    """Return what a table's rows lead to, as plain values."""

    async def settle() -> None:
        pass

    journal = await load(store, table, FakeClock(settle), Counts())
    picture = public(journal.state, "", {}, (), 0)
    kept: dict[str, Any] = {"v": journal.v, "public": json.loads(codec.encode(picture))}
    kept["carried"] = json.loads(codec.encode_event(carried(journal.state, ())))
    return kept


def phh_of(hand: StoredHand) -> str:
    """Return a finished hand as PHH, with every card known."""
    return write_phh(engine_events(hand))


async def dumped(room: Evening, table: str) -> dict[str, Any]:
    """Return everything that the store holds of a table."""
    rows = [
        {
            "v": row.v,
            "at": row.at,
            "format": row.format,
            "action": row.action and list(row.action),
            "secret": row.secret.hex(),
            "body": row.body.decode(),
        }
        for row in await room.store.rows(table)
    ]
    hands = [
        {
            "hand": hand.hand,
            "number": hand.number,
            "ended_at": hand.ended_at,
            "preset": hand.preset,
            "format": hand.format,
            "secret": hand.secret.hex(),
            "seats": [[each.seat, each.player, each.net, each.flags, each.known_mask] for each in hand.seats],
            "shows": [[show.v, show.at, show.format, show.body.decode()] for show in hand.shows],
            "body": hand.body.decode(),
            "phh": phh_of(hand),
        }
        for hand in await room.store.hands_at(table, 0, 1000)
    ]
    return {"table": table, "rows": rows, "hands": hands, "end": await end_of(room.store, table)}


async def refill(people: Sequence[Client]) -> None:
    """Let everybody buy in again who is broke."""
    for client in people:
        if not client.chips and not client.last["public"]["seats"][client.seat]["asked"]:
            await client.do(asks.TopUp, chips=60)


async def lucky(people: Sequence[Client], chance: random.Random, actions: int) -> None:
    """Let whoever is in turn do anything that is on his menu, so many times."""
    for _ in range(actions):
        client = next((each for each in people if each.last["you"]["menu"]), None)
        if client is None:
            await refill(people)
            await people[0].evening.advance(0.5)
            continue
        choice = chance.choice(client.last["you"]["menu"])
        to = chance.choice([choice["least"], choice["least"], choice["most"]])
        amount = to if choice["verb"] in ("bet", "raise", "complete", "bring_in") else None
        await client.move(choice["verb"], amount)


async def no_limit(room: Evening) -> None:
    """A table with everything that people do: breaks, buy-ins, lost connections, cuts missed, cards shown."""
    chance = random.Random(32)
    people = await room.guests(100, 100, 40)
    people[0].cuts = people[1].cuts = True
    await lucky(people, chance, 20)
    await people[0].do(asks.SitOut)
    await lucky(people, chance, 12)
    await people[0].do(asks.SitIn)
    await lucky(people, chance, 10)
    people[1].cuts = False  # a cut is missed
    await lucky(people, chance, 12)
    await room.advance(5)
    people[1].cuts = True
    await lucky(people, chance, 12)
    await room.advance(25)  # the bank
    await lucky(people, chance, 6)
    away = next((each for each in people if each.last["you"]["menu"]), people[0])
    await away.close()
    await room.advance(120)
    back = await room.again(away)
    people = [back if each is away else each for each in people]
    await back.do(asks.SitIn)
    await lucky(people, chance, 20)
    room.room.order(room.table.state.id, SetTerms(Terms.of(Rules.preset("da", limit="no", ante=2, losers="muck"))))
    await lucky(people, chance, 25)


async def until(people: Sequence[Client], chance: random.Random, kind: str) -> None:
    """Play until an event of a kind has been told."""
    for _ in range(400):
        if people[0].events(kind):
            return
        await lucky(people, chance, 1)
    raise AssertionError(f"no {kind} came")


async def in_mid_hand(people: Sequence[Client]) -> None:
    """Play on to a decision in a hand that has been bet on."""
    for _ in range(200):
        hand = people[0].hand
        if not hand["is_over"] and hand["turn"] > 3:
            return
        if any(client.last["you"]["menu"] for client in people):
            await passive(people)
        else:
            await refill(people)
            await people[0].evening.advance(0.5)
    raise AssertionError("no hand gets that far")


async def come_back(people: Sequence[Client]) -> None:
    """Let time run out on decisions until somebody is away in turn; he acts, and is back."""
    for _ in range(20):
        await people[0].evening.advance(0.2)
        away = [each for each in people if each.last["public"]["seats"][each.seat]["is_away"]]
        in_turn = next((each for each in people if each.last["you"]["menu"]), None)
        if in_turn in away and in_turn is not None:
            await passive([in_turn])
            await in_turn.do(asks.SitIn)
            return
        if in_turn is not None and not away and "check" in in_turn.menu:
            await people[0].evening.advance(85)
        elif in_turn is not None:
            await passive(people)
    raise AssertionError("nobody is away in turn")


async def played(folder: Path) -> dict[str, dict[str, Any]]:
    """Play every log of this format."""
    logs: dict[str, dict[str, Any]] = {}
    rules = {"limit": "no", "losers": "muck", "bank_growth_hands": 2}
    async with evening(folder / "no", table_of(5, preset="da", name="Aarhus", **rules)) as room:
        await no_limit(room)
        people = [client for client in room.clients if client.viewer.is_active]
        await in_mid_hand(people)
        logs["no-limit-in-mid-hand"] = await dumped(room, room.table.state.id)
        await people[0].do(asks.Leave)
        room.room.order(room.table.state.id, Close())
        await room.settle()
        logs["closing"] = await dumped(room, room.table.state.id)
    async with evening(folder / "fixed", table_of(4, preset="uk", limit="fixed", rake_bp=500, rake_cap=3)) as room:
        people = await room.guests(150, 150, 150)
        await until(people, random.Random(7), "Completed")
        await lucky(people, random.Random(8), 50)
        await in_mid_hand(people)
        logs["fixed-limit-in-mid-hand"] = await dumped(room, room.table.state.id)
    async with evening(folder / "pot", table_of(preset="pt", limit="pot", pace=1.0)) as room:
        people = await room.guests(100, 100)
        people[0].cuts = True
        await in_mid_hand(people)
        await people[1].do(asks.TopUp, chips=50)
        await come_back(people)
        chance = random.Random(9)
        while not any(client.last["you"]["can_show"] for client in people):
            await lucky(people, chance, 1)
        shows = next(client for client in people if client.last["you"]["can_show"])
        await shows.do(asks.Show, hand=shows.hand["id"])
        logs["between-hands"] = await dumped(room, room.table.state.id)
        people[0].cuts = False
        while people[0].last["public"]["status"] != "sealed":
            await room.advance(0.5)
        logs["sealed"] = await dumped(room, room.table.state.id)
    return logs


def kinds_in(log: dict[str, Any]) -> Iterator[str]:
    """Yield the kinds of all events in a log."""
    bodies = [row["body"] for row in log["rows"]] + [show[3] for hand in log["hands"] for show in hand["shows"]]
    for body in bodies:
        yield from (event["event"] for event in json.loads(body))
    for hand in log["hands"]:
        yield from (event["event"] for row in json.loads(hand["body"]) for event in row["events"])


def main() -> None:
    """Write the folder of this format; one that is there is never touched."""
    folder = FOLDER / str(FORMAT)
    if folder.exists():
        sys.exit(f"{folder} is there: logs of a format are written once")
    for _ in range(20):  # cards are drawn by the system's chance: play until everything has happened
        with tempfile.TemporaryDirectory() as aside:
            logs = asyncio.run(played(Path(aside)))
        missing = codec.EVENT_TYPES.keys() - {kind for log in logs.values() for kind in kinds_in(log)}
        print("not told:", sorted(missing))
        if not missing:
            break
    else:
        sys.exit("some events never came")
    folder.mkdir(parents=True)
    (folder / "schema.txt").write_text(schema_text(), "utf-8")
    for name, log in logs.items():
        (folder / f"{name}.json").write_text(json.dumps(log, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
