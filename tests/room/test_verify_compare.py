"""`compare` finds where two honest-looking exports of the same hands tell two stories."""

from __future__ import annotations

from dataclasses import replace

from americana.room.shuffle import Proof, compare, verify
from tests.room.seals import Setup, export, play_sealed, with_last, with_record


def codes(one: Proof, other: Proof) -> set[str]:
    return {fault.code for fault in compare({"anna": [one], "ben": [other]}).faults}


def both() -> tuple[Proof, Proof]:
    played = play_sealed(Setup())
    return played.proof(0), played.proof(3)


def test_honest_exports_of_all_viewers_tell_one_story() -> None:
    report = compare({str(viewer): export(viewer) for viewer in (None, 0, 2, 3, 5)})
    assert (report.hands, report.cut, report.resealed, report.faults, report.notes) == (4, 3, 1, (), ())


def test_one_root_shown_to_anna_and_another_to_ben_is_found_though_each_proof_is_sound() -> None:
    one, other = play_sealed(Setup()).proof(0), play_sealed(Setup(room="another")).proof(3)
    assert verify([one]).faults == verify([other]).faults == ()
    faults = compare({"anna": [one], "ben": [other]}).faults
    assert faults[0].code == "roots_between"
    assert faults[0].facts == {"attempt": 1, "one": "anna", "other": "ben"}


def test_a_record_that_differs_in_anything_else_is_found() -> None:
    one, other = both()
    assert codes(one, with_record(other, hand="hand-2")) == {"records_between"}


def test_two_ways_to_start_or_to_deal_are_found() -> None:
    one, other = both()
    assert codes(one, replace(other, started=replace(other.started, dealer=3))) == {"start_between"}
    assert codes(one, replace(other, cards=other.cards[:-1])) == {"deal_between"}


def test_two_cuts_are_found() -> None:
    one, other = both()
    assert codes(one, replace(other, opened=bytes(32))) == {"cut_between"}
    last = other.attempts[-1]
    assert codes(one, with_last(other, replace(last, reveals=last.reveals[1:]))) == {"reveals_between"}


def test_a_seal_that_only_one_of_them_was_shown_is_found() -> None:
    proof = play_sealed(Setup(silent=((3,),))).proof(0)
    assert "attempts_between" in codes(proof, replace(proof, attempts=proof.attempts[:1]))


def test_a_card_seen_by_two_must_be_the_same() -> None:
    one, other = both()
    seat, _ = other.cards[-1]
    unseen = next(known for _, known in other.cards if known is not None)
    assert "card_between" in codes(one, replace(other, cards=(*other.cards[:-1], (seat, unseen))))


def test_one_card_claimed_by_two_players_is_found() -> None:
    one, other = play_sealed(Setup(bot="random")).proof(0), play_sealed(Setup(bot="random")).proof(3)
    at_one = next(at for at, (seat, _) in enumerate(one.cards) if seat == 0)
    at_other = next(at for at, (seat, _) in enumerate(other.cards) if seat == 3)
    hidden = list(one.cards)
    hidden[at_other] = (3, None)
    claimed = list(other.cards)
    claimed[at_other] = (3, one.cards[at_one][1])
    claimed[at_one] = (0, None)
    assert codes(replace(one, cards=tuple(hidden)), replace(other, cards=tuple(claimed))) == {"claimed_between"}


def test_exports_without_a_common_hand_are_noted() -> None:
    first, second, *_ = export(0)
    report = compare({"anna": [first], "ben": [second]})
    assert [note.code for note in report.notes] == ["nothing_in_common"]
    assert report.faults == ()
