"""Two hands of a real table as one player's socket heard them: `python -m tests.room.announced` writes them anew.

The page's tests read the file and compare what its live regions say (web/src/golden). Only what those who listen are
told of is kept, so that ids and hashes, which are never the same twice, do not matter.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from americana.room.wire import asks
from tests.room.evening import Client, Evening, Frame, evening, in_turn, table_of
from tests.room.rigged import rig

FILE = Path(__file__).parents[2] / "web" / "src" / "golden" / "hands.json"

SHOWDOWN = {0: "As Ad 9c 8h 7s", 1: "Kh Kd Qh Jd 9d", 2: "8s Qc"}
FOLDED_OUT = {0: "7h Js", 1: "9h Ac", 2: "Tc Kc"}
NAMES = ("Anna", "Bohdan", "Cora")


def said(line: Frame) -> Frame:
    """Return a line as it is kept: the cut always chose the first deck, which the secrets of the evening decide."""
    return {"key": line["key"], "args": {"deck": 1}} if line["key"] == "table-dealt-deck" else line


def heard(frame: Frame, hands: list[str]) -> Frame:
    """Keep what is told of a frame; hands are called by their place."""
    hand, you = frame["public"]["hand"], frame["you"]
    if hand is not None and hand["id"] not in hands:
        hands.append(hand["id"])
    return {
        "v": frame["v"],
        "reset": frame["reset"],
        "left_ms": frame["left_ms"],
        "bank_left_ms": frame["bank_left_ms"],
        "lines": [said(line) for line in frame["lines"]],
        "hand": hand
        and {"id": f"hand {hands.index(hand['id']) + 1}", "turn": hand["turn"], "is_over": hand["is_over"]},
        "you": {"seat": you["seat"], "down": you["down"], "menu": [choice["verb"] for choice in you["menu"]]},
    }


async def acts(people: Sequence[Client], script: str) -> None:
    """Let those in turn do one thing after the other, as `bring_in, raise 20, call`."""
    for words in script.split(", "):
        verb, *to = words.split()
        answer = await in_turn(people).move(verb, *map(int, to))
        assert answer["is"] == "receipt", answer


async def played(room: Evening) -> Iterator[Frame]:
    """Play: a showdown after an all-in, an absence, and a hand that all fold."""
    anna = await room.guest(NAMES[0])
    room.pause()
    await anna.do(asks.Sit, seat=0, chips=100)
    people = [anna, await room.guest(NAMES[1], 1, 60), await room.guest(NAMES[2], 2, 90)]
    await room.advance(10)  # nobody's promise for the cut is waited for
    room.resume()
    await room.settle()
    await acts(people, "bring_in, call, call, bet 8, raise 16, fold, call, bet 10, call, check, bet 28, call")
    await anna.do(asks.TopUp, chips=20)
    await people[1].do(asks.TopUp, chips=50)
    await room.advance(60)
    await acts(people, "bring_in, raise 9, fold, fold")
    await people[2].do(asks.Show, hand=people[2].hand["id"])
    await people[2].do(asks.Leave)
    hands: list[str] = []
    return (heard(frame, hands) for frame in anna.of("table"))


def frames(folder: Path) -> list[dict[str, Any]]:
    """Play the two hands and return what Anna heard."""

    async def main() -> list[dict[str, Any]]:
        async with evening(folder, table_of(name="Lviv", ante=2, bring_in=4, pace=1.0)) as room:
            return list(await played(room))

    with pytest.MonkeyPatch.context() as monkeypatch:
        rig(monkeypatch, SHOWDOWN, FOLDED_OUT)
        return asyncio.run(main())


def written(folder: Path) -> str:
    """Return the file as it must be: a frame a line."""
    return "[\n" + ",\n".join(json.dumps(frame, ensure_ascii=False) for frame in frames(folder)) + "\n]\n"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        FILE.parent.mkdir(exist_ok=True)
        FILE.write_text(written(Path(folder)), "utf-8")
