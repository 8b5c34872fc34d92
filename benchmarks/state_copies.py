"""How long one changed copy of a frozen dataclass takes, three ways (docs/decisions/state-copies.md)."""

from __future__ import annotations

import dataclasses
import timeit
from typing import Any

FIELDS = [f"f{number}" for number in range(18)]
Slotted: Any = dataclasses.make_dataclass("Slotted", FIELDS, frozen=True, slots=True)
Plain: Any = dataclasses.make_dataclass("Plain", FIELDS, frozen=True)


def by_replace(value: Any) -> Any:
    return dataclasses.replace(value, f3=7, f5=8, f12=9)


def by_position(v: Any) -> Any:
    return Slotted(v.f0, v.f1, v.f2, 7, v.f4, 8, v.f6, v.f7, v.f8, v.f9, v.f10, v.f11, 9, v.f13, v.f14, v.f15, v.f16, v.f17)


def but(value: Any, **changes: object) -> Any:
    made = object.__new__(Plain)
    made.__dict__.update(value.__dict__, **changes)
    return made


def by_dictionary(value: Any) -> Any:
    return but(value, f3=7, f5=8, f12=9)


def main() -> None:
    ways = [("replace, slotted", by_replace, Slotted), ("by position, slotted", by_position, Slotted)]
    for name, copy, kind in [*ways, ("dictionary, no slots", by_dictionary, Plain)]:
        value = kind(*range(18))
        best = min(timeit.repeat(lambda copy=copy, value=value: copy(value), number=100_000, repeat=5))
        print(f"{name:22} {best * 10:.2f} µs")


if __name__ == "__main__":
    main()
