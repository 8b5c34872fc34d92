"""How long a changed copy of a value of 24 fields takes, and a read of one field (docs/decisions/state-copies.md)."""

from __future__ import annotations

import dataclasses
import random
import timeit
from collections.abc import Callable
from typing import Any

from americana import FULL_DECK, Rules, start

FIELDS = [f"f{number}" for number in range(24)]
Slotted: Any = dataclasses.make_dataclass("Slotted", FIELDS, frozen=True, slots=True)
Plain: Any = dataclasses.make_dataclass("Plain", FIELDS, frozen=True)


def by_replace(value: Any) -> Any:
    return dataclasses.replace(value, f3=7, f5=8, f12=9)


def by_position(value: Any) -> Any:
    fields = [getattr(value, name) for name in FIELDS]
    fields[3], fields[5], fields[12] = 7, 8, 9
    return Slotted(*fields)


def by_dictionary(value: Any) -> Any:
    made = object.__new__(Plain)
    made.__dict__.update(value.__dict__, f3=7, f5=8, f12=9)
    return made


def micros(work: Callable[[], object]) -> float:
    return min(timeit.repeat(work, number=50_000, repeat=7)) * 20


def main() -> None:
    slotted, plain = Slotted(*range(24)), by_dictionary(Plain(*range(24)))
    deck = random.Random(1).sample(FULL_DECK, 32)
    state = start(Rules.preset("ru"), {0: 100, 1: 100}, deck=deck)[0].state

    def by_draft() -> object:
        draft = state.draft()
        draft.round, draft.turn, draft.place = 2, 3, 1
        return draft.frozen()

    print(f"replace, slotted        {micros(lambda: by_replace(slotted)):.2f} µs")
    print(f"constructor, slotted    {micros(lambda: by_position(slotted)):.2f} µs")
    print(f"dictionary, no slots    {micros(lambda: by_dictionary(plain)):.2f} µs")
    print(f"draft, slotted (ours)   {micros(by_draft):.2f} µs")
    slots, dictionary = micros(lambda: ten(slotted)), micros(lambda: ten(plain))
    print(f"reading 10 fields: from slots {slots:.2f} µs, from a dictionary {dictionary:.2f} µs")


def ten(v: Any) -> Any:
    return v.f0, v.f1, v.f2, v.f3, v.f4, v.f5, v.f6, v.f7, v.f8, v.f9


if __name__ == "__main__":
    main()
