"""Checks that several viewers' proofs of the same hands tell one story: one seal, one cut, one deal, each card once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations

from americana.room.shuffle.findings import Finding, Report
from americana.room.shuffle.proof import Attempt, Proof


def compare(exports: Mapping[str, Iterable[Proof]]) -> Report:
    """Return in what several exports, by their names, contradict each other; what is false in one, `verify` says.

    >>> compare({"anna": [], "ben": []}).notes
    (Finding(code='nothing_in_common', number=0, facts={}),)
    """
    told: dict[tuple[str, int], list[tuple[str, Proof]]] = {}
    for name, proofs in exports.items():
        for proof in proofs:
            told.setdefault((proof.record.table, proof.record.number), []).append((name, proof))
    shared = [tellers for tellers in told.values() if len(tellers) > 1]
    faults = tuple(fault for tellers in shared for fault in _between(tellers))
    notes = () if shared else (Finding("nothing_in_common", 0),)
    cut = sum(tellers[0][1].record.is_cut for tellers in shared)
    resealed = sum(len(tellers[0][1].attempts) - 1 for tellers in shared)
    return Report(len(shared), cut, resealed, faults, notes)


def _between(tellers: list[tuple[str, Proof]]) -> Iterator[Finding]:
    for (name, one), (other_name, other) in combinations(tellers, 2):
        for found in _differences(one, other):
            yield Finding(found.code, found.number, {**found.facts, "one": name, "other": other_name})


def _differences(one: Proof, other: Proof) -> Iterator[Finding]:
    number = one.record.number
    if len(one.attempts) != len(other.attempts):
        yield Finding("attempts_between", number)
    for first, second in zip(one.attempts, other.attempts, strict=False):
        yield from _differing_attempts(first, second)
    if (one.deck, one.opened, one.leaves) != (other.deck, other.opened, other.leaves):
        yield Finding("cut_between", number)
    if one.started != other.started:
        yield Finding("start_between", number)
    if [seat for seat, _ in one.cards] != [seat for seat, _ in other.cards]:
        yield Finding("deal_between", number)
    yield from _differing_cards(one, other)


def _differing_attempts(one: Attempt, other: Attempt) -> Iterator[Finding]:
    number, where = one.record.number, {"attempt": one.record.attempt}
    if one.record.roots != other.record.roots:
        yield Finding("roots_between", number, where)
    elif one.record.digest() != other.record.digest():
        yield Finding("records_between", number, where)
    if one.reveals != other.reveals:
        yield Finding("reveals_between", number, where)


def _differing_cards(one: Proof, other: Proof) -> Iterator[Finding]:
    place_of = {card: place for place, (_, card) in enumerate(one.cards) if card is not None}
    for place, (seat, card) in enumerate(other.cards):
        if card is None:
            continue
        known = one.cards[place][1] if place < len(one.cards) else None
        if known is not None and known is not card:
            yield Finding("card_between", one.record.number, {"place": place + 1, "seat": seat})
        elif place_of.get(card, place) != place:
            yield Finding("claimed_between", one.record.number, {"card": str(card), "seat": seat})
