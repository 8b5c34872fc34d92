"""What a client makes of a stream of frames: the table as it knows it, whether or not a frame was lost on the way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

Frame = dict[str, Any]


@dataclass
class Picture:
    """A table as a client draws it."""

    v: int = 0
    is_whole: bool = False
    public: Frame = field(default_factory=dict)
    you: Frame = field(default_factory=dict)
    openings: dict[str, Frame] = field(default_factory=dict)
    leaves: list[str] = field(default_factory=list)
    about: Frame = field(default_factory=dict)

    def take(self, frame: Frame) -> None:
        """Draw what a table frame tells; one that is known already changes nothing, one too many makes a gap."""
        if frame["reset"]:
            self.is_whole, self.openings, self.leaves, self.about = True, {}, [], frame["about"]
        elif frame["v"] <= self.v:
            return
        elif frame["v"] > self.v + 1:
            self.is_whole = False
        if any(event["event"] == "HandStarted" for event in frame["events"]):
            self.openings = {}
        self.v, self.public, self.you = frame["v"], frame["public"], frame["you"]
        self.openings |= {opening["card"]: opening for opening in frame["openings"]}
        self.leaves = frame["leaves"] or self.leaves

    def mark(self, marks: Frame) -> None:
        """Draw who is connected."""
        for seat, sitter in enumerate(self.public.get("seats", ())):
            if sitter is not None:
                sitter["is_connected"] = seat in marks["connected"]
        self.public["watchers"] = marks["watchers"]

    def shown(self) -> Frame:
        """Return what does not depend on the moment: no status, which may change without a row, and no promise."""
        public = {name: value for name, value in self.public.items() if name != "status"}
        you = {name: value for name, value in self.you.items() if name != "commit"}
        return {"public": public, "you": you, "openings": self.openings, "leaves": self.leaves, "about": self.about}


class Pair:
    """Two clients at one socket: one hears every frame, the other loses some and hears some late or twice."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._late: list[Frame] = []
        self.all = Picture()
        self.some = Picture()
        self.gaps = 0
        self.compared = 0
        self.faults: list[str] = []

    def connect(self) -> None:
        """Begin again on a new socket."""
        self.all, self.some, self._late = Picture(), Picture(), []

    def hear(self, frame: Frame) -> bool:
        """Hear a table frame; say whether a snapshot is to be asked for."""
        if frame["reset"] and self.all.is_whole:
            fresh = Picture()
            fresh.take(frame)
            if fresh.v == self.all.v:  # frames alone must have led to the same
                self.all.mark(_marks_of(fresh))  # only the newest are sent: some before a snapshot may be dropped
                self._compare(fresh, "a snapshot")
        else:
            self.all.take(frame)
        if self._chance.random() < 0.1:
            return False
        self.some.take(frame)
        if not frame["reset"]:
            self._late = [*self._late[-4:], frame]
        if self._late and self._chance.random() < 0.1:
            before = self.some.shown()
            self.some.take(self._chance.choice(self._late))
            if self.some.shown() != before:
                self.faults.append(f"v {self.some.v}: a frame heard before changed something")
        if not self.some.is_whole:
            self.gaps += 1
            return True
        if self.some.v == self.all.v and not frame["reset"]:
            self._compare(self.some, "a stream with losses")
        return False

    def _compare(self, other: Picture, what: str) -> None:
        self.compared += 1
        one, two = self.all.shown(), other.shown()
        self.faults += [f"v {other.v}: {what} differs in {where}" for where in _differences(one, two)]


def _marks_of(picture: Picture) -> Frame:
    """Return the marks that say who is connected in a picture."""
    seats = enumerate(picture.public["seats"])
    connected = [seat for seat, sitter in seats if sitter is not None and sitter["is_connected"]]
    return {"connected": connected, "watchers": picture.public["watchers"]}


def _differences(one: Any, two: Any, at: str = "") -> Iterator[str]:
    """Yield where two pictures differ, and by what."""
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        for name, value in one.items():
            yield from _differences(value, two[name], f"{at}.{name}")
    elif isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        for place, (left, right) in enumerate(zip(one, two, strict=True)):
            yield from _differences(left, right, f"{at}[{place}]")
    elif one != two:
        yield f"{at}: {one!r} is not {two!r}"
