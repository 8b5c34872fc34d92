"""A file of hands as somebody sends it: which of them can be kept for him, and what is wrong with the others.

Believes nothing of it. Who he is in a hand, the hand says by its viewer, or a name does.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from americana.engine.hand import Hand, View
from americana.errors import AmericanaError, IllegalRules, Unreadable
from americana.notation import Record
from americana.notation.sift import Mistake, Sifted, sift
from americana.room.clock import DAY
from americana.room.files.zipped import files_of
from americana.room.wire.played import LineFault
from americana.view import see

MOST_TOLD = 100
"""Faults that are told; all are counted."""

_MOST_FACT = 100


@dataclass(frozen=True, slots=True)
class OwnHand:
    """A hand of a file as the seat saw it whose it is, its end as that seat saw it, and where it stands in the file."""

    record: Record
    view: View
    line: int = 0
    number: int | None = None

    @property
    def seat(self) -> int:
        """Whose hand it is."""
        assert self.view.viewer is not None
        return self.view.viewer


@dataclass(slots=True)
class Findings:
    """What was found in a file so far: `read` are the hands that can be kept."""

    read: int = 0
    faulty: int = 0
    faults: list[LineFault] = field(default_factory=list)

    def blame(self, line: int, hand: int | None, error: AmericanaError, file: str) -> None:
        """Note a fault, and tell it unless there are too many already."""
        self.faulty += 1
        if len(self.faults) < MOST_TOLD:
            self.faults.append(fault_of(line, hand, error, file))


def own_hands(path: Path, name: str, now: int, findings: Findings) -> Iterator[OwnHand]:
    """Yield the hands of a file that somebody of this name can keep, and note all else in `findings`."""
    file = ""
    try:
        for sent in files_of(path):
            file = sent.name
            for found in sift(sent.lines):
                if isinstance(found, Mistake):
                    findings.blame(found.line, found.number, found.error, file)
                    continue
                try:
                    own = own_hand(found, name, now)
                except Unreadable as error:
                    findings.blame(found.line, found.number, error, file)
                else:
                    findings.read += 1
                    yield own
    except Unreadable as error:  # of the zip: what comes after cannot be read
        findings.blame(1, None, error, file)


def own_hand(found: Sifted, name: str, now: int) -> OwnHand:
    """Return a hand as that seat saw it for which it was written, or that somebody of this name had.

    Raises `Unreadable`: `rail_file`, `nobody_named`, `named_twice`, `unfinished_hand`, `later_than_now`.
    """
    record = found.record
    hand = record.hand
    if not hand.is_over:
        raise Unreadable("unfinished_hand", "this hand is not played to its end")
    ended_at = record.source.ended_at or record.source.began_at or 0
    if ended_at > now + DAY:
        raise Unreadable("later_than_now", "this hand was played in the future")
    if isinstance(hand, Hand):
        seat = hand.seats[_place_of(record, name)]
        record = Record(record.events, seat, record.players, record.source)
        return OwnHand(record, see(hand, seat), found.line, found.number)
    if hand.viewer not in hand.seats:
        raise Unreadable("rail_file", "this hand was written by somebody who did not play it")
    return OwnHand(record, hand, found.line, found.number)


def fault_of(line: int, hand: int | None, error: AmericanaError, file: str = "") -> LineFault:
    """Return a fault as it is told: short facts, and no text that is not one of ours."""
    if isinstance(error, IllegalRules):
        error = Unreadable("file_rules", "these house rules contradict themselves")
    facts = {name: _short(value) for name, value in error.facts.items() if name != "hand"}
    if file:
        facts["file"] = _short(file)
    return LineFault(line, hand, error.code, facts)


def _place_of(record: Record, name: str) -> int:
    places = [place for place, player in enumerate(record.players) if player == name]
    if not places:
        raise Unreadable("nobody_named", f"nobody in this hand is called {name[:40]!r}", called=name[:40])
    if len(places) > 1:
        raise Unreadable("named_twice", f"two players of this hand are called {name[:40]!r}", called=name[:40])
    return places[0]


def _short(value: object) -> object:
    return value if isinstance(value, int) and abs(value) < 2**53 else _printable(str(value))


def _printable(text: str) -> str:
    kept = "".join(sign if sign.isprintable() else "·" for sign in text[:_MOST_FACT])
    return kept.encode("utf-8", "replace").decode()
