"""The shuffle that anyone can verify: two sealed decks, the players' cut, and each hand's proof. Without chance."""

from americana.room.shuffle.comparing import compare
from americana.room.shuffle.cutting import Cut, commitment_of, cut, dealt, nonce_of
from americana.room.shuffle.deck import Opening, SealedDeck, leaf_of, root_of
from americana.room.shuffle.findings import FaultCode, Finding, NoteCode, Report
from americana.room.shuffle.proof import Attempt, DealtCards, Proof, dealt_cards
from americana.room.shuffle.proof_json import proof_from_json, proof_to_json
from americana.room.shuffle.record import NO_RECORD, SealRecord
from americana.room.shuffle.verifying import verify
from americana.room.shuffle.words import WORDS, words_of

__all__ = [
    "NO_RECORD",
    "WORDS",
    "Attempt",
    "Cut",
    "DealtCards",
    "FaultCode",
    "Finding",
    "NoteCode",
    "Opening",
    "Proof",
    "Report",
    "SealRecord",
    "SealedDeck",
    "commitment_of",
    "compare",
    "cut",
    "dealt",
    "dealt_cards",
    "leaf_of",
    "nonce_of",
    "proof_from_json",
    "proof_to_json",
    "root_of",
    "verify",
    "words_of",
]
