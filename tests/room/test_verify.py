"""`verify` takes every honest hand, and names what is false in any other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from americana import Rules, card, start
from americana.engine.events import HandStarted
from americana.room.shuffle import (
    Opening,
    Proof,
    SealedDeck,
    commitment_of,
    cut,
    dealt,
    dealt_cards,
    proof_from_json,
    proof_to_json,
    verify,
)
from americana.rules import PRESETS
from tests.room.seals import (
    STACKS,
    TABLE,
    Setup,
    drawn,
    evening,
    export,
    play_sealed,
    with_last,
    with_record,
)


def honest(viewer: int | None = 0) -> Proof:
    return play_sealed(Setup()).proof(viewer)


def codes(*proofs: Proof) -> set[str]:
    return {fault.code for fault in verify(proofs).faults}


# Honest hands


@pytest.mark.parametrize("viewer", [None, *STACKS])
def test_every_viewer_of_an_honest_evening_finds_nothing(viewer: int | None) -> None:
    report = verify(export(viewer))
    assert report.faults == ()
    assert (report.hands, report.cut, report.resealed) == (4, 3, 1)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    rules = Rules.preset(draw(st.sampled_from(PRESETS)), losers=draw(st.sampled_from(["show", "muck"])))
    seats = draw(st.lists(st.integers(0, 5), min_size=2, max_size=6, unique=True))
    cutters = sorted(draw(st.sets(st.sampled_from(seats))))
    silent: list[list[int]] = []
    left = list(cutters)
    while draw(st.booleans()) and left:
        silent.append(draw(st.lists(st.sampled_from(left), min_size=1, unique=True)))
        left = [seat for seat in left if seat not in silent[-1]]
    return Setup(
        rules=rules,
        stacks={seat: draw(st.integers(1, 300)) for seat in seats},
        dealer=None if rules.dealer == "box" else draw(st.integers(0, 5)),
        cutters=cutters,
        silent=silent,
        bot=draw(st.sampled_from(["random", "caller"])),
        hand=draw(st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=32)),
        room=draw(st.text(max_size=8)),
    )


@given(setups())
@settings(max_examples=100)
def test_an_honest_hand_is_sound_for_everybody_and_stays_the_same_through_json(setup: Setup) -> None:
    played = play_sealed(setup)
    for viewer in (None, *setup.stacks):
        proof = played.proof(viewer)
        assert verify([proof]).faults == ()
        assert proof_from_json(proof_to_json(proof)) == proof


def test_cards_are_listed_as_they_were_dealt_and_hidden_as_the_viewer_saw_them() -> None:
    played = play_sealed(Setup(rules=Rules.preset("pt", losers="muck")))
    made = cut(played.attempts[-1].record.digest(), dict(played.attempts[-1].reveals))
    order = dealt(played.decks[made.deck], made)
    proof = played.proof(None)
    assert [seat for seat, _ in proof.cards[:8]] == [3, 5, 0, 2, 3, 5, 0, 2]
    assert all(known in (None, order[at]) for at, (_, known) in enumerate(proof.cards))
    assert None in [known for _, known in proof.cards]
    assert dealt_cards(played.events) == tuple((seat, order[at]) for at, (seat, _) in enumerate(proof.cards))


def test_a_hand_that_nobody_cut_is_counted_as_sealed_only() -> None:
    report = verify([play_sealed(Setup(cutters=())).proof(0)])
    assert (report.hands, report.cut, report.faults) == (1, 0, ())


def test_hands_that_are_missing_are_noted_and_nobody_is_blamed() -> None:
    first, _, third, fourth = export(0)
    report = verify([first, third, fourth])
    assert report.faults == ()
    assert [(note.code, note.facts) for note in report.notes] == [("hands_missing", {"first": 2, "last": 2})]


# Cards


def test_a_swapped_card_is_found_whether_its_opening_is_swapped_too_or_not() -> None:
    proof = honest()
    seat, seen = proof.cards[-1]
    other = next(card for card in SealedDeck.of(bytes(32), "", "", 0).cards if (seat, card) not in proof.cards)
    swapped = replace(proof, cards=(*proof.cards[:-1], (seat, other)))
    assert codes(swapped) == {"card_differs"}
    openings = tuple(replace(each, card=other) if each.card is seen else each for each in proof.openings)
    assert codes(replace(swapped, openings=openings)) == {"opening_differs"}


def test_a_card_from_another_position_is_found() -> None:
    proof = honest()
    (one, first), (other, second) = proof.cards[-2:]
    assert codes(replace(proof, cards=(*proof.cards[:-2], (one, second), (other, first)))) == {"card_differs"}


def test_a_deck_with_a_card_twice_is_found_in_the_opened_deck_and_in_the_dealt_one() -> None:
    assert codes(play_sealed(Setup(twins=True)).proof(0)) == {"opened_seed", "card_twice"}


def test_a_card_that_is_not_opened_is_found() -> None:
    proof = honest()
    assert codes(replace(proof, openings=proof.openings[1:])) == {"card_not_opened"}


def test_an_opening_with_another_salt_is_found() -> None:
    proof = honest()
    first, *others = proof.openings
    assert codes(replace(proof, openings=(replace(first, salt=bytes(32)), *others))) == {"opening_differs"}


def test_an_opening_of_a_card_that_nobody_was_dealt_is_found() -> None:
    played = play_sealed(Setup())
    proof = played.proof(0)
    rest = next(at for at in range(32) if at not in {opening.position for opening in proof.openings})
    astray = played.decks[proof.deck].opening(rest)
    assert codes(replace(proof, openings=(*proof.openings, astray))) == {"opening_astray"}
    assert "opening_differs" in codes(replace(proof, openings=(*proof.openings, Opening(rest, card("As"), bytes(32)))))


def test_an_up_card_and_the_viewers_own_down_card_cannot_be_kept_from_him() -> None:
    proof = honest(0)
    own = next(at for at, (seat, _) in enumerate(proof.cards) if seat == 0)
    for at in (own, len(proof.cards) - 1):
        cards = list(proof.cards)
        cards[at] = (cards[at][0], None)
        assert "card_hidden" in codes(replace(proof, cards=tuple(cards)))


# Decks and roots


def test_leaves_that_do_not_give_the_root_are_found() -> None:
    proof = honest()
    assert "leaves_differ" in codes(replace(proof, leaves=(*proof.leaves[1:], proof.leaves[0])))


def test_a_seed_that_does_not_give_the_other_root_is_found() -> None:
    assert codes(replace(honest(), opened=bytes(32))) == {"opened_seed"}


def test_a_deck_that_the_cut_did_not_pick_is_found() -> None:
    played = play_sealed(Setup())
    proof = played.proof(0)
    made = cut(proof.record.digest(), dict(proof.attempts[-1].reveals))
    other = 1 - made.deck
    cards = dealt(played.decks[other], made)
    false = replace(
        proof,
        deck=other,
        opened=played.setup.seeds(1)[made.deck],
        leaves=played.decks[other].leaves,
        cards=tuple((seat, known and cards[at]) for at, (seat, known) in enumerate(proof.cards)),
        openings=tuple(
            played.decks[other].opening(made.order[at]) for at, (_, known) in enumerate(proof.cards) if known
        ),
    )
    assert codes(false) == {"wrong_deck"}


# Nonces and commitments


def test_a_changed_nonce_is_found() -> None:
    proof = honest()
    last = proof.attempts[-1]
    assert "nonce_differs" in codes(with_last(proof, replace(last, reveals=((0, bytes(32)), last.reveals[1]))))


def test_an_unrevealed_nonce_that_is_passed_over_is_found_though_the_rest_is_dealt_by_the_book() -> None:
    assert codes(play_sealed(Setup(passed_over=(3,))).proof(0)) == {"nonce_missing"}


def test_a_nonce_that_nobody_promised_is_found() -> None:
    proof = honest()
    last = proof.attempts[-1]
    assert "nonce_unasked" in codes(with_last(proof, replace(last, reveals=(*last.reveals, (5, bytes(32))))))


def test_a_viewer_who_promised_and_is_not_in_the_record_finds_it() -> None:
    proof = play_sealed(Setup(cutters=(3,))).proof(0)
    assert codes(proof) == set()
    assert codes(replace(proof, committed=((1, commitment_of(drawn("mine"))),))) == {"own_commitment_missing"}


# The record


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": ((0, 60), (2, 40), (3, 25), (4, 80))},
        {"seats": ((0, 61), (2, 40), (3, 25), (5, 80))},
        {"seats": ((0, 60), (2, 40), (3, 25))},
        {"dealer": 3},
        {"dealer": None},
        {"rules": Rules.preset("pt", ante=2)},
    ],
)
def test_a_seat_a_stack_a_dealer_or_rules_other_than_those_sealed_are_found(changes: dict[str, object]) -> None:
    proof = honest()
    found = codes(with_record(proof, **changes))
    assert "start_differs" in found
    assert found & {"card_not_opened", "wrong_deck"}  # the hash of the record decides the cut


@pytest.mark.parametrize("stacks", [{**STACKS, 5: 81}, {**STACKS, 4: 9}])
def test_a_hand_played_with_other_stacks_or_seats_than_the_record_says_is_found(stacks: dict[int, int]) -> None:
    proof = honest()
    _, events = start(proof.record.rules, stacks, 2, deck=SealedDeck.of(bytes(32), "", "", 0).cards)
    began = events[0]
    assert isinstance(began, HandStarted)
    assert codes(replace(proof, started=replace(began, deck=None))) == {"start_differs"}


def test_cards_dealt_in_another_order_are_found() -> None:
    proof = honest()
    (one, first), (other, second), *rest = proof.cards
    assert codes(replace(proof, cards=((other, first), (one, second), *rest))) == {"dealing_order"}


@pytest.mark.parametrize("kept", [0, 1, 5])
def test_a_deal_that_skips_the_down_or_door_card_of_a_seat_is_found(kept: int) -> None:
    assert "dealing_order" in codes(replace(honest(), cards=honest().cards[:kept]))


@pytest.mark.parametrize(
    "changes", [{"table": "table-2"}, {"hand": "hand-9"}, {"number": 5}, {"roots": (bytes(32),) * 2}]
)
def test_a_proof_of_another_table_hand_or_seal_is_found(changes: dict[str, object]) -> None:
    assert {"opened_seed", "leaves_differ", "card_not_opened"} & codes(with_record(honest(), **changes))


# The chain


def test_a_broken_chain_is_found_between_hands_and_at_the_first() -> None:
    first, second, *_ = export(0)
    stranger = play_sealed(Setup(number=2, hand="hand-2", previous=drawn("another record"))).proof(0)
    assert codes(stranger) == set()
    assert codes(first, stranger) == {"chain_broken"}
    assert codes(play_sealed(Setup(previous=drawn("a record"))).proof(0)) == {"chain_broken"}
    assert codes(first, second) == set()


def test_a_hand_left_out_and_its_number_given_to_the_next_is_found() -> None:
    first, second, *_ = export(0)
    assert codes(second, first) == {"number_order"}
    assert codes(first, first) == {"number_order"}


def test_hands_of_two_tables_are_found() -> None:
    first, second, *_ = export(0)
    assert "another_table" in codes(first, with_record(second, table="table-2"))


# Seals that were given up


def resealed() -> Proof:
    return play_sealed(Setup(silent=((3,),))).proof(0)


def given_up(proof: Proof, **changes: object) -> Proof:
    return replace(proof, attempts=(replace(proof.attempts[0], **changes), *proof.attempts[1:]))  # type: ignore[arg-type]


def test_a_resealed_attempt_whose_seeds_do_not_give_its_roots_is_found() -> None:
    proof = resealed()
    seeds = proof.attempts[0].seeds
    assert codes(proof) == set()
    assert seeds is not None
    assert codes(given_up(proof, seeds=(seeds[1], seeds[0]))) == {"resealed_seeds"}
    assert codes(given_up(proof, seeds=None)) == {"resealed_unopened"}


def test_a_seal_given_up_though_everybody_revealed_is_found() -> None:
    played = play_sealed(Setup(silent=((3,),)))
    proof = played.proof(0)
    everybody = tuple((seat, played.setup.nonce(seat, 1)) for seat in (0, 3))
    assert codes(given_up(proof, reveals=everybody)) == {"resealed_in_vain"}
    assert codes(play_sealed(Setup(cutters=(), silent=((),))).proof(0)) == {"resealed_in_vain"}


def test_a_seal_given_up_that_is_left_out_or_out_of_order_is_found() -> None:
    proof = resealed()
    assert codes(replace(proof, attempts=proof.attempts[1:])) >= {"attempts_order", "chain_broken"}
    other = replace(proof.attempts[0], record=replace(proof.attempts[0].record, hand="hand-0"))
    assert codes(replace(proof, attempts=(other, proof.attempts[1]))) >= {"attempts_order", "chain_broken"}


def test_a_hand_dealt_from_decks_that_were_opened_is_found() -> None:
    proof = honest()
    seeds = Setup().seeds(1)
    assert codes(with_last(proof, replace(proof.attempts[-1], seeds=seeds))) == {"dealt_after_opening"}


def test_a_proof_shows_no_card_in_its_repr() -> None:
    proof = honest()
    shown: Sequence[str] = [f"card('{known}')" for _, known in proof.cards if known]
    assert not any(text in repr(proof) for text in shown)
    assert TABLE in repr(proof)


def test_the_evening_plays_hands_with_folds_and_with_showdowns() -> None:
    lengths = {len(hand.proof(None).cards) for hand in evening()}
    assert len(lengths) > 1
