"""Proofs as plain values for JSON, and back: one object a hand. A file from outside is believed in nothing.

Hashes, nonces, seeds and salts are lower-case hex, cards are text as `As`, whatever goes by seat is a row of pairs.
"""

from __future__ import annotations

from typing import TypeVar

from americana.cards import Card
from americana.engine.events import HandStarted
from americana.engine.play import MOST_SEAT
from americana.errors import IllegalRules
from americana.room.shuffle.deck import Opening
from americana.room.shuffle.fields import Fields, bad, card_in, hash_in, object_in, pair_in, whole_in
from americana.room.shuffle.proof import Attempt, Proof
from americana.room.shuffle.record import SealRecord
from americana.room.shuffle.stream import CARDS
from americana.rules import MOST_CHIPS, Rules

FORMAT = 1

MOST_NUMBER = 2**53 - 1
MOST_ATTEMPT = 2**32 - 1

_V = TypeVar("_V")


def proof_to_json(proof: Proof) -> dict[str, object]:
    """Return a proof as the object that stands on one line of an export."""
    record, started = proof.record, proof.started
    return {
        "format": FORMAT,
        "table": record.table,
        "hand": record.hand,
        "number": record.number,
        "viewer": proof.viewer,
        "committed": _hashes(proof.committed),
        "attempts": [_attempt(attempt) for attempt in proof.attempts],
        "deck": proof.deck,
        "opened": proof.opened.hex(),
        "leaves": [leaf.hex() for leaf in proof.leaves],
        "started": {
            "rules": _rules(started.rules),
            "dealer": started.dealer,
            "seats": list(started.seats),
            "stacks": list(started.stacks),
        },
        "cards": [[seat, None if card is None else str(card)] for seat, card in proof.cards],
        "openings": [
            {"position": opening.position, "card": str(opening.card), "salt": opening.salt.hex()}
            for opening in proof.openings
        ],
    }


def proof_from_json(raw: object) -> Proof:
    """Return the proof of such an object.

    Raises `Unreadable` with the code `bad_proof` for what is missing or is not what it should be; `part` names it.
    """
    given = object_in(raw, "hand")
    if given.whole("format", 0, MOST_NUMBER) != FORMAT:
        raise bad("format")
    attempts = tuple([_read_attempt(given, one) for one in given.row("attempts", MOST_ATTEMPT)])
    leaves = tuple([hash_in(leaf, "leaves") for leaf in given.row("leaves", CARDS)])
    if not attempts or len(leaves) != CARDS:
        raise bad("leaves" if attempts else "attempts")
    return Proof(
        viewer=given.whole_or_none("viewer", MOST_SEAT),
        attempts=attempts,
        deck=given.whole("deck", 0, 1),
        opened=given.hash("opened"),
        leaves=leaves,
        started=_read_start(given.inner("started")),
        cards=tuple([_read_dealt(pair) for pair in given.row("cards", CARDS)]),
        openings=tuple([_read_opening(one) for one in given.row("openings", CARDS)]),
        committed=_read_hashes(given, "committed", 1, MOST_ATTEMPT),
    )


def _attempt(attempt: Attempt) -> dict[str, object]:
    record = attempt.record
    return {
        "attempt": record.attempt,
        "previous": record.previous.hex(),
        "rules": _rules(record.rules),
        "dealer": record.dealer,
        "seats": [list(pair) for pair in record.seats],
        "commitments": _hashes(record.commitments),
        "roots": [root.hex() for root in record.roots],
        "reveals": _hashes(attempt.reveals),
        "seeds": None if attempt.seeds is None else [seed.hex() for seed in attempt.seeds],
    }


def _hashes(pairs: tuple[tuple[int, bytes], ...]) -> list[list[object]]:
    return [[number, value.hex()] for number, value in pairs]


def _rules(rules: Rules) -> dict[str, object]:
    return {"base": rules.base, **rules.parameters()}


def _read_attempt(hand: Fields, raw: object) -> Attempt:
    given = object_in(raw, "attempts")
    record = SealRecord(
        table=hand.text("table"),
        hand=hand.text("hand"),
        number=hand.whole("number", 1, MOST_NUMBER),
        attempt=given.whole("attempt", 1, MOST_ATTEMPT),
        previous=given.hash("previous"),
        rules=_read_rules(given),
        dealer=given.whole_or_none("dealer", MOST_SEAT),
        seats=_read_seats(given),
        commitments=_read_hashes(given, "commitments", 0, MOST_SEAT),
        roots=_two_hashes(given, "roots"),
    )
    seeds = None if given.is_none("seeds") else _two_hashes(given, "seeds")
    return Attempt(record, _read_hashes(given, "reveals", 0, MOST_SEAT), seeds)


def _read_rules(given: Fields) -> Rules:
    parameters = dict(given.inner("rules").values)
    try:
        return Rules.preset(parameters.pop("base", None), **parameters)  # type: ignore[arg-type]  # it checks
    except (IllegalRules, TypeError):
        raise bad("rules") from None


def _read_seats(given: Fields) -> tuple[tuple[int, int], ...]:
    pairs = [pair_in(pair, "seats") for pair in given.row("seats", MOST_SEAT)]
    seats = [(whole_in(seat, "seats", 0, MOST_SEAT), whole_in(stack, "seats", 1, MOST_CHIPS)) for seat, stack in pairs]
    return _ascending(seats, "seats")


def _read_hashes(given: Fields, name: str, least: int, most: int) -> tuple[tuple[int, bytes], ...]:
    pairs = [pair_in(pair, name) for pair in given.row(name, most)]
    return _ascending([(whole_in(key, name, least, most), hash_in(value, name)) for key, value in pairs], name)


def _ascending(pairs: list[tuple[int, _V]], name: str) -> tuple[tuple[int, _V], ...]:
    keys = [key for key, _ in pairs]
    if keys != sorted(set(keys)):
        raise bad(name)
    return tuple(pairs)


def _two_hashes(given: Fields, name: str) -> tuple[bytes, bytes]:
    one, other = pair_in(given.value(name), name)
    return hash_in(one, name), hash_in(other, name)


def _read_start(given: Fields) -> HandStarted:
    seats = tuple([whole_in(seat, "seats", 0, MOST_SEAT) for seat in given.row("seats", MOST_SEAT)])
    stacks = tuple([whole_in(stack, "stacks", 1, MOST_CHIPS) for stack in given.row("stacks", MOST_SEAT)])
    if len(seats) != len(stacks) or len(set(seats)) != len(seats):
        raise bad("started")
    return HandStarted(_read_rules(given), seats, stacks, given.whole_or_none("dealer", MOST_SEAT), None)


def _read_dealt(raw: object) -> tuple[int, Card | None]:
    seat, card = pair_in(raw, "cards")
    return whole_in(seat, "cards", 0, MOST_SEAT), None if card is None else card_in(card, "cards")


def _read_opening(raw: object) -> Opening:
    given = object_in(raw, "openings")
    return Opening(given.whole("position", 0, CARDS - 1), card_in(given.value("card"), "openings"), given.hash("salt"))
