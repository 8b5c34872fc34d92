"""PokerKit plays the same hands as we do, but for the classes of docs/pokerkit.md, each shown on its smallest hand."""

from collections.abc import Iterator, Sequence

import pytest

from americana import Rules, stacked_deck, start
from tests.peers.compare import compare, ranked_otherwise
from tests.peers.known import Classes, Known
from tests.peers.ledger import Ledger
from tests.peers.pair import Chooser, Deal, Difference, Move, Pair, Unexplained
from tests.peers.peer import Peer, refuses_bring_in


def deal(deck: str, *stacks: int, is_shifted: bool = True, preset: str = "ru", **rules: object) -> Deal:
    """Seats 0, 1, 2 … by the box, or to the left of the last seat's button."""
    house = Rules.preset(preset, **rules)
    dealer = len(stacks) - 1 if house.dealer == "button" else None
    return Deal(house, dict(enumerate(stacks)), dealer, stacked_deck(deck), is_shifted)


def script(text: str) -> Chooser:
    """Choose these moves in turn, "call bet:10 fold"; then call, check or bring in to the end."""
    moves: Iterator[str] = iter(text.split())

    def choose(offered: Sequence[Move], _book: Ledger, _place: int) -> Move:
        verb, _, to = next(moves, "").partition(":")
        if not verb:
            return next(move for move in offered if move.verb in ("call", "bring_in"))
        move = Move("wager", int(to)) if to else Move(verb)
        assert to or move in offered, f"{move} is not among {offered}"
        return move

    return choose


def classes(found: Sequence[Difference]) -> Classes:
    return frozenset(known for difference in found for known in difference.classes)


THREE = "7s 8s 9s As Ks Qs"
"""Three seats of whom the first has the highest door card."""

TWO = "7s 7h As Kd"

SMALLEST: list[tuple[Known, Deal, str]] = [
    (Known.ACE_LOW, deal(TWO, 100, 100, is_shifted=False), ""),
    (Known.EVEN_BRING_IN, deal(TWO, 100, 100, preset="evenbet"), ""),
    (Known.ASKED_ALONE, deal("7s 8s 9s Ks As Qs Jh Ah Qh", 3, 100, 100, limit="fixed"), "bring_in call call fold"),
    (Known.SHORT_BRING_IN, deal(THREE, 2, 100, 100, limit="fixed"), "bring_in bet:4"),
    (Known.OPENER_ALL_IN, deal(TWO, 3, 100, limit="fixed"), ""),
    (Known.OPENER_UNCALLABLE, deal(TWO, 100, 3, limit="fixed"), ""),
    (Known.POT_BELOW_LEAST, deal(TWO, 100, 4, limit="pot"), ""),
    (Known.ROUND_ONE_STEP, deal(TWO, 100, 100, limit="no"), ""),
    (Known.HALF_BET, deal(THREE, 100, 6, 100, limit="fixed"), "bet:4 bet:5"),
    (Known.SHORT_REOPENS, deal(f"{THREE} Ah Kh Qh", 100, 100, 4, limit="fixed"), "bring_in call call call call bet:1"),
    (
        Known.SHORTS_FORGOTTEN,
        deal("7s 8s 9s Ts 7h As Kh Qd Jc 8h", 100, 16, 21, 26, 100, limit="no"),
        "bet:10 bet:15 bet:20 bet:25 call",
    ),
    (Known.FIRST_TIE, deal("7s 8s Kd Qd Qs Kh", 100, 100, limit="fixed", first_tie="suit"), "bring_in call"),
    (
        Known.ODD_CHIPS,
        deal("7s 7h 7d 9c Tc As Ah Ad Jc Qc 8h 8d 8s 9d 9s 9h Js Jh Jd", *[100] * 5, limit="fixed"),
        "bring_in call call fold fold",
    ),
    (
        Known.POTS_MERGE,
        deal("9c 7s 7h 9d Tc Th As Ah Kc Qc Jc 8h 8d Td 7c 9s 9h Qd Js Jh", 1, *[100] * 4, limit="no"),
        "bet:3 call call fold call call fold",
    ),
]
COMPANIONS = {Known.SHORT_BRING_IN: {Known.OPENER_ALL_IN}}
"""Who posts a short bring-in has no more than the bring-in."""


@pytest.mark.parametrize(("known", "dealt", "moves"), SMALLEST, ids=[row[0].label for row in SMALLEST])
def test_each_class_is_shown_on_its_smallest_hand(known: Known, dealt: Deal, moves: str) -> None:
    pair = Pair(dealt)
    assert classes(list(pair.run(script(moves)))) == {known} | COMPANIONS.get(known, set())
    assert pair.is_parted == (known in (Known.ACE_LOW, Known.FIRST_TIE))


@pytest.mark.parametrize(("known", "dealt", "moves"), SMALLEST, ids=[row[0].label for row in SMALLEST])
def test_without_its_class_the_hand_is_unexplained(known: Known, dealt: Deal, moves: str) -> None:
    pair = Pair(dealt)
    pair.in_force -= {known}
    with pytest.raises(Unexplained):
        list(pair.run(script(moves)))


def test_no_class_is_without_a_hand() -> None:
    assert [known for known, _, _ in SMALLEST] == list(Known)


def test_an_engine_that_plays_by_other_rules_or_cards_is_found_out() -> None:
    dealt = deal(THREE, 100, 100, 100, limit="fixed")
    raises = "bring_in bet:4 bet:8 bet:12"
    assert classes(list(Pair(dealt).run(script(raises)))) == frozenset()
    three_wagers = Rules.preset("ru", limit="fixed", cap=3)
    other_deck = stacked_deck("7s 8s 9s Ks Qs As")

    ours = Pair(dealt)
    ours.hand, _ = start(three_wagers, dealt.stacks, deck=dealt.deck)
    theirs = Pair(dealt)
    theirs.peer = Peer(three_wagers, [100, 100, 100], dealt.deck)
    cards = Pair(dealt)
    cards.peer = Peer(dealt.rules, [100, 100, 100], other_deck)
    for pair in (ours, theirs, cards):
        with pytest.raises(Unexplained):
            list(pair.run(script(raises)))


def test_pokerkit_has_no_game_whose_bring_in_is_the_small_bet() -> None:
    assert refuses_bring_in(Rules.preset("evenbet"))
    assert not any(refuses_bring_in(Rules.preset(preset, limit="fixed")) for preset in ("ru", "uk", "da", "pt"))


def test_random_hands_differ_from_pokerkit_only_in_known_classes() -> None:
    tally = compare(hands=400, seed=7)
    assert tally.unexplained == []
    assert tally.decisions > 2500
    assert tally.hands_alike > 100


def test_pokerkit_ranks_every_tenth_hand_as_we_do() -> None:
    assert ranked_otherwise(every=10) == []
