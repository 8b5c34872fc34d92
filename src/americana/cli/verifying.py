"""`americana verify`: read exports of proofs, check each in itself and all beside each other, say what was found.

Reads files that anybody may have written: a line at a time, and never one of any length.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from americana.cli.screen import Screen
from americana.errors import Unreadable
from americana.room.shuffle import Finding, Proof, Report, compare, proof_from_json, verify
from americana.say import Voice, message

LONGEST_LINE = 2**20
"""Bytes: a hand of six that was resealed a hundred times has less."""

MOST_SAID = 100
"""Findings of one file that are said; further ones are counted."""


def verify_files(screen: Screen, voice: Voice, paths: Sequence[Path]) -> int:
    """Say what is wrong with one viewer's export, or with several viewers' and between them; 0 if nothing is, else 1.

    Raises `Unreadable`: `no_file`, `no_proofs`, and for a line that holds no proof `proof_too_long`, `not_json` or
    `proof_line`, with the `name` of the file and the `line`.
    """
    exports: dict[str, list[Proof]] = {}
    is_sound = True
    for path in paths:
        kept = exports.setdefault(str(path), [])
        if len(paths) > 1:
            screen.say(voice("verify-file", name=path.name), style="bold")
        report = verify(read_proofs(path) if len(paths) == 1 else _kept(read_proofs(path), kept))
        _say(screen, voice, report)
        is_sound &= report.is_sound
    if len(paths) > 1:
        between = compare(exports)
        screen.say(voice("verify-between"), style="bold")
        _say(screen, voice, between)
        is_sound &= between.is_sound
        if between.is_sound and not is_sound:
            screen.say(voice("verify-not-all"), style="bold")
    return 0 if is_sound else 1


def read_proofs(path: Path) -> Iterator[Proof]:
    """Yield the proofs of a file, one a line; raises what `verify_files` does."""
    line = 0
    try:
        with path.open("rb") as file:
            for line, text in enumerate(iter(lambda: file.readline(LONGEST_LINE + 1), b""), 1):
                yield _read(text, path.name, line)
    except OSError as error:
        raise Unreadable("no_file", f"{path.name}: {error.strerror or error}", name=path.name) from None
    if not line:
        raise Unreadable("no_proofs", f"{path.name}: there is no proof in it", name=path.name)


def _read(text: bytes, name: str, line: int) -> Proof:
    where = f"{name}, line {line}"
    if len(text) > LONGEST_LINE:
        message = f"{where}: longer than {LONGEST_LINE} bytes"
        raise Unreadable("proof_too_long", message, name=name, line=line, most=LONGEST_LINE)
    try:
        raw: object = json.loads(text.decode())
    except (ValueError, RecursionError):
        raise Unreadable("not_json", f"{where}: this is no JSON", name=name, line=line) from None
    try:
        return proof_from_json(raw)
    except Unreadable as error:
        part = str(error.facts["part"])
        raise Unreadable("proof_line", f"{where}: {error}", name=name, line=line, part=part) from None


def _kept(proofs: Iterator[Proof], kept: list[Proof]) -> Iterator[Proof]:
    for proof in proofs:
        kept.append(proof)
        yield proof


def _say(screen: Screen, voice: Voice, report: Report) -> None:
    for note in report.notes[:MOST_SAID]:
        screen.say("  " + voice(f"verify-note-{note.code}", **note.facts))
    for fault in report.faults[:MOST_SAID]:
        screen.say("  " + say_fault(voice, fault))
    if len(report.faults) > MOST_SAID:
        screen.say("  " + voice("verify-more", count=len(report.faults) - MOST_SAID))
    only_sealed = report.hands - report.cut
    verdict = message("verify-sound") if report.is_sound else message("verify-false", faults=len(report.faults))
    screen.say(voice("verify-summary", hands=report.hands, verdict=verdict), style="" if report.is_sound else "bold")
    if report.hands:
        screen.say(voice("verify-counts", cut=report.cut, only_sealed=only_sealed, resealed=report.resealed))


def say_fault(voice: Voice, fault: Finding) -> str:
    """Say one fault, and of which hand."""
    return voice("verify-hand", number=fault.number, what=message(f"verify-fault-{fault.code}", **fault.facts))
