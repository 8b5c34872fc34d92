"""Checks one viewer's proofs: each hand in itself, and the chain of a table's hands. Believes no hash."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, pairwise

from americana.room.shuffle.cutting import Cut, commitment_of, cut
from americana.room.shuffle.deck import SealedDeck, leaf_of, root_of
from americana.room.shuffle.findings import Fact, Finding, Report
from americana.room.shuffle.proof import Attempt, Proof
from americana.room.shuffle.record import NO_RECORD


def verify(proofs: Iterable[Proof]) -> Report:
    """Return what is wrong with the proofs of one table's hands, given in the order in which they were played.

    >>> verify([])
    Report(hands=0, cut=0, resealed=0, faults=(), notes=())

    Numbers that are missing are noted, and the chain is checked wherever two hands follow each other.
    """
    count: Counter[str] = Counter()
    faults: list[Finding] = []
    notes: list[Finding] = []
    last: Proof | None = None
    for proof in proofs:
        faults += _faults_of_chain(last, proof)
        faults += faults_of_hand(proof)
        notes += _missing(last, proof)
        count.update(hands=1, cut=proof.record.is_cut, resealed=len(proof.attempts) - 1)
        last = proof
    return Report(count["hands"], count["cut"], count["resealed"], tuple(faults), tuple(notes))


def faults_of_hand(proof: Proof) -> Iterator[Finding]:
    """Yield what is wrong with one hand in itself."""
    yield from _faults_of_attempts(proof)
    yield from _faults_of_nonces(proof)
    made = cut(proof.record.digest(), dict(proof.attempts[-1].reveals))
    yield from _faults_of_decks(proof, made)
    yield from _faults_of_dealing(proof)
    yield from _faults_of_openings(proof, made)


def _faults_of_chain(last: Proof | None, proof: Proof) -> Iterator[Finding]:
    record, first = proof.record, proof.attempts[0].record
    if first.number == 1 and first.previous != NO_RECORD:
        yield Finding("chain_broken", 1, {"attempt": first.attempt})
    if last is None:
        return
    before = last.record
    if record.table != before.table:
        yield Finding("another_table", record.number)
    elif record.number <= before.number:
        yield Finding("number_order", record.number, {"before": before.number})
    elif record.number == before.number + 1 and first.previous != before.digest():
        yield Finding("chain_broken", record.number, {"attempt": first.attempt})


def _missing(last: Proof | None, proof: Proof) -> Iterator[Finding]:
    number = proof.record.number
    if last is not None and number > last.record.number + 1:
        yield Finding("hands_missing", number, {"first": last.record.number + 1, "last": number - 1})


def _faults_of_attempts(proof: Proof) -> Iterator[Finding]:
    records = [attempt.record for attempt in proof.attempts]
    number = proof.record.number
    same = {(record.table, record.hand, record.number) for record in records}
    if len(same) > 1 or [record.attempt for record in records] != list(range(1, len(records) + 1)):
        yield Finding("attempts_order", number)
    for one, other in pairwise(records):
        if other.previous != one.digest():
            yield Finding("chain_broken", number, {"attempt": other.attempt})
    for attempt in proof.attempts[:-1]:
        yield from _faults_of_given_up(attempt)
    if proof.attempts[-1].seeds is not None:
        yield Finding("dealt_after_opening", number)


def _faults_of_given_up(attempt: Attempt) -> Iterator[Finding]:
    """A seal is given up only when somebody is silent, and then both its decks are opened."""
    record = attempt.record
    where = {"attempt": record.attempt}
    if {seat for seat, _ in record.commitments} <= {seat for seat, _ in attempt.reveals}:
        yield Finding("resealed_in_vain", record.number, where)
    if attempt.seeds is None:
        yield Finding("resealed_unopened", record.number, where)
        return
    decks = [SealedDeck.of(seed, record.table, record.hand, deck) for deck, seed in enumerate(attempt.seeds)]
    if tuple(deck.root for deck in decks) != record.roots:
        yield Finding("resealed_seeds", record.number, where)


def _faults_of_nonces(proof: Proof) -> Iterator[Finding]:
    for attempt in proof.attempts:
        record, reveals = attempt.record, dict(attempt.reveals)
        promised = dict(record.commitments)
        for seat, nonce in reveals.items():
            where = {"attempt": record.attempt, "seat": seat}
            if seat not in promised:
                yield Finding("nonce_unasked", record.number, where)
            elif commitment_of(nonce) != promised[seat]:
                yield Finding("nonce_differs", record.number, where)
    last = proof.attempts[-1]
    for seat in dict(last.record.commitments).keys() - dict(last.reveals).keys():
        yield Finding("nonce_missing", last.record.number, {"attempt": last.record.attempt, "seat": seat})
    yield from _faults_of_own_commitments(proof)


def _faults_of_own_commitments(proof: Proof) -> Iterator[Finding]:
    own = dict(proof.committed)
    for attempt in proof.attempts if proof.viewer is not None else ():
        record = attempt.record
        given = own.get(record.attempt)
        if given is not None and (proof.viewer, given) not in record.commitments:
            yield Finding("own_commitment_missing", record.number, {"attempt": record.attempt})


def _faults_of_decks(proof: Proof, made: Cut) -> Iterator[Finding]:
    record, other = proof.record, 1 - proof.deck
    if proof.deck != made.deck:
        yield Finding("wrong_deck", record.number)
    if SealedDeck.of(proof.opened, record.table, record.hand, other).root != record.roots[other]:
        yield Finding("opened_seed", record.number)
    if root_of(proof.leaves) != record.roots[proof.deck]:
        yield Finding("leaves_differ", record.number)


def _faults_of_dealing(proof: Proof) -> Iterator[Finding]:
    """R12: a round's cards go once around; the down and the door card to everybody, then to whoever is still in."""
    record, started = proof.record, proof.started
    order = record.dealing_order()
    stacks = dict(zip(started.seats, started.stacks, strict=True))
    same_house = (started.rules, started.dealer) == (record.rules, record.dealer)
    if not same_house or stacks != dict(record.seats) or started.seats != order:
        yield Finding("start_differs", record.number)
    got: Counter[int] = Counter()
    turns = []
    for seat, _ in proof.cards:
        got[seat] += 1
        turns.append((got[seat], order.index(seat) if seat in order else -1))
    first_two = [(card, place) for card in (1, 2) for place in range(len(order))]
    is_whole = turns[: len(first_two)] == first_two and all(one < other for one, other in pairwise(turns))
    if not is_whole or len(order) < 2 or max(got.values()) > 5:
        yield Finding("dealing_order", record.number)
    for place, (seat, card) in enumerate(proof.cards):
        if card is None and (place >= len(order) or seat == proof.viewer):
            yield Finding("card_hidden", record.number, {"seat": seat, "place": place + 1})


def _faults_of_openings(proof: Proof, made: Cut) -> Iterator[Finding]:
    record = proof.record
    opened = {opening.position: opening for opening in proof.openings}
    known = {made.order[place]: (place, card) for place, (_, card) in enumerate(proof.cards) if card is not None}
    for position, (place, card) in known.items():
        if position not in opened:
            yield Finding("card_not_opened", record.number, {"place": place + 1, "card": str(card)})
        elif opened[position].card is not card:
            yield Finding("card_differs", record.number, {"place": place + 1, "card": str(card)})
    for opening in proof.openings:
        where: dict[str, Fact] = {"position": opening.position, "card": str(opening.card)}
        if leaf_of(record.table, record.hand, proof.deck, opening) != proof.leaves[opening.position]:
            yield Finding("opening_differs", record.number, where)
        if opening.position not in known:
            yield Finding("opening_astray", record.number, where)
    seen = {(opening.position, opening.card) for opening in proof.openings}
    opened_cards = Counter(card for _, card in seen)
    dealt_twice = Counter(card for _, card in proof.cards if card is not None)
    for card in dict.fromkeys(chain(opened_cards, dealt_twice)):
        if opened_cards[card] > 1 or dealt_twice[card] > 1:
            yield Finding("card_twice", record.number, {"card": str(card)})
