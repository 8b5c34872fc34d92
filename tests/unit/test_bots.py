"""Bots at the table: they keep to the menu, see no hidden card, and the sharp one plays poker."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random

import pytest

from americana import (
    FULL_DECK,
    Action,
    AmericanaError,
    Bet,
    BringIn,
    Call,
    Card,
    Check,
    Complete,
    Fold,
    Hand,
    IllegalAction,
    Raise,
    Rules,
    View,
    menu,
    play,
    read_cards,
    see,
    start,
    strength,
)
from americana.bots import BOT_KINDS, Bot, Score, make_bot, match
from americana.bots.outlook import outlook, unseen
from americana.bots.reading import read_range
from americana.bots.spot import BELIEVED
from americana.rules import PRESETS
from tests.deals import ANN, BEN, Game, deal

LIMITS = ("fixed", "pot", "no")
MADE_NOTHING = ("7d 9s Ts Js Ks", "7h 8h Ac 7c Qd")
"""Ann shows four of a straight flush and has king high; Ben leads with an ace and has a pair of sevens."""
SHOWN_ACES = ("Ts As Ah 9d 8s", "7d Kh Qd 9c 8h")
"""Ann's board beats whatever Ben may have under his."""


@dataclass(frozen=True)
class Decision:
    """What a bot did, and in which hand; the hand is here for the tests to look under the cards."""

    kind: str
    hand: Hand
    action: Action

    @property
    def seat(self) -> int:
        assert self.hand.actor is not None
        return self.hand.actor


def any_table(rng: Random) -> Hand:
    """Start a hand by any rules, with two to six seats, deep or down to the last chip."""
    limit, preset = rng.choice(LIMITS), rng.choice(PRESETS)
    rules = Rules.preset(preset, limit=limit, cap=rng.choice([4, 4, 1, 2, 0]), losers=rng.choice(["show", "muck"]))
    deepest = rng.choice([3, 12, 60, 400])
    seats = rng.sample(range(6), rng.randint(2, 6))
    return start(rules, {seat: rng.randint(1, deepest) for seat in seats}, deck=rng.sample(FULL_DECK, 32))[0]


def decisions(kinds: Sequence[str], hands: int, seed: int) -> Iterator[Decision]:
    """Let bots of these kinds, seated at random, play hands at any table."""
    rng = Random(seed)
    bots = [make_bot(kind, Random(seed + number)) for number, kind in enumerate(kinds)]
    for _ in range(hands):
        hand = any_table(rng)
        seated = {seat: rng.choice(bots) for seat in hand.seats}
        while (seat := hand.actor) is not None:
            action = seated[seat].act(see(hand, seat))
            yield Decision(seated[seat].name, hand, action)
            hand, _ = play(hand, action)


@pytest.fixture(scope="module")
def evening() -> list[Decision]:
    return list(decisions(BOT_KINDS, 250, seed=1))


def acts(game: Game, kind: str = "sharp", times: int = 40) -> Counter[type[Action]]:
    """Count what a bot does in one spot, each time with other chances."""
    seat = game.hand.actor
    assert seat is not None
    view = see(game.hand, seat)
    return Counter(type(make_bot(kind, Random(chance)).act(view)) for chance in range(times))


def last_round(*cards: str, limit: str) -> Game:
    """Return the last round of two players, all called and checked so far."""
    return deal(*cards, limit=limit).do("bring_in, call, check, check, check, check")


def may_have(hand: Hand, seat: int, viewer: int) -> list[int]:
    """Return the strengths that a seat may have on the last round, as far as a viewer can tell."""
    own = hand.down_cards[viewer]
    assert own is not None
    hidden = unseen([own, *(card for up in hand.boards.values() for card in up)])
    return [strength((card, *hand.boards[seat])) for card in hidden]


def own_strength(hand: Hand, seat: int) -> int:
    down = hand.down_cards[seat]
    assert down is not None
    return strength((down, *hand.boards[seat]))


def checked_down(hands: int, seed: int) -> Iterator[Hand]:
    """Deal hands by any limit to two to four players who call and check until the last bet is to be made."""
    rng = Random(seed)
    for _ in range(hands):
        rules = Rules.preset("pt", limit=rng.choice(LIMITS))
        hand, _ = start(rules, dict.fromkeys(range(rng.randint(2, 4)), 100), deck=rng.sample(FULL_DECK, 32))
        while hand.round < 4:
            choice = menu(hand).find("bring_in", "call", "check")
            assert choice is not None
            hand, _ = play(hand, choice.action())
        yield hand


def in_turn(hand: Hand) -> tuple[int, int, list[list[int]]]:
    """Return the seat in turn, its strength, and the strengths that each of its rivals may have."""
    seat = hand.actor
    assert seat is not None
    return seat, own_strength(hand, seat), [may_have(hand, rival, seat) for rival in hand.live if rival != seat]


def test_every_bot_keeps_to_the_menu_by_any_rules_at_any_depth(evening: list[Decision]) -> None:
    assert len(evening) > 1500
    assert all(made.action in menu(made.hand) for made in evening)
    asked = Counter((made.kind, str(made.hand.rules.limit)) for made in evening)
    assert all(asked[kind, limit] > 60 for kind in BOT_KINDS for limit in LIMITS)
    done = Counter((made.kind, type(made.action)) for made in evening)
    every = {Fold, Check, Call, BringIn, Complete, Bet, Raise}
    assert {verb for kind, verb in done if kind == "random"} == every
    assert {verb for kind, verb in done if kind == "caller"} == {Check, Call, BringIn}
    assert {verb for kind, verb in done if kind == "sharp"} == every


def test_only_the_random_bot_folds_when_checking_is_free(evening: list[Decision]) -> None:
    free = [made for made in evening if menu(made.hand).find("check")]
    folders = Counter(made.kind for made in free if made.action == Fold())
    assert set(folders) == {"random"}
    assert len({made.kind for made in free}) == len(BOT_KINDS)


def test_the_sharp_bot_never_calls_the_last_bet_of_a_board_that_beats_all_it_can_show() -> None:
    done: Counter[type[Action]] = Counter()
    for hand in checked_down(200, seed=3):
        wager = menu(hand).wager
        assert wager is not None
        hand, _ = play(hand, wager.action())
        seat, own, rivals = in_turn(hand)
        if any(min(rival) > own for rival in rivals):
            done[type(make_bot("sharp", Random(done.total())).act(see(hand, seat)))] += 1
    assert done[Fold] > 20
    assert done[Call] == 0
    assert done[Raise] < 0.1 * done[Fold]  # a bluff, with a board that frightens


def test_the_sharp_bot_always_bets_the_locked_winner_on_the_last_round() -> None:
    bets = 0
    for hand in checked_down(200, seed=4):
        seat, own, rivals = in_turn(hand)
        if all(max(rival) < own for rival in rivals):
            assert isinstance(make_bot("sharp", Random(bets)).act(see(hand, seat)), Bet)
            bets += 1
    assert bets > 10


@pytest.mark.parametrize("limit", LIMITS)
def test_a_bot_decides_the_same_whatever_lies_where_it_cannot_see(limit: str) -> None:
    rules = Rules.preset("ru", limit=limit)
    for seed in range(12):
        rng = Random(seed)
        stacks = dict.fromkeys(range(rng.randint(2, 6)), 60)
        deck = rng.sample(FULL_DECK, 32)
        hand, actions = start(rules, stacks, deck=deck)[0], []
        stop = rng.randint(1, 14)
        while hand.turn < stop and hand.actor is not None:
            actions.append(make_bot("caller", rng).act(see(hand, hand.actor)))
            hand, _ = play(hand, actions[-1])
        if hand.actor is None:
            continue
        twin = start(rules, stacks, deck=swapped(deck, hand, rng))[0]
        for action in actions:
            twin, _ = play(twin, action)
        assert twin != hand
        for kind in BOT_KINDS:
            here, there = (make_bot(kind, Random(seed)).act(see(each, hand.actor)) for each in (hand, twin))
            assert here == there


def swapped(deck: list[Card], hand: Hand, rng: Random) -> list[Card]:
    """Return the deck with all cards shuffled that the seat in turn has not seen."""
    assert hand.actor is not None
    seen = {hand.down_cards[hand.actor], *(card for up in hand.boards.values() for card in up)}
    hidden = [card for card in deck if card not in seen]
    others = iter(rng.sample(hidden, len(hidden)))
    return [card if card in seen else next(others) for card in deck]


@pytest.mark.parametrize(
    ("rival", "seats", "deals"), [("random", 2, 60), ("caller", 2, 60), ("random", 6, 10), ("caller", 6, 20)]
)
def test_the_sharp_bot_beats_who_does_not_think(rival: str, seats: int, deals: int) -> None:
    score = versus(rival, seats, deals)
    assert score.antes_per_hand > 2 * score.standard_error, str(score)


@pytest.mark.parametrize(("seats", "deals", "stack"), [(2, 700, 100), (6, 80, 20)])
def test_the_sharp_bot_beats_who_waits_for_good_hands(seats: int, deals: int, stack: int) -> None:
    score = versus("tight", seats, deals, stack)
    assert score.antes_per_hand > 2 * score.standard_error, str(score)


def versus(rival: str, seats: int, deals: int, stack: int = 100) -> Score:
    """Return how the sharp bot does in fixed limit when all others are of one kind."""
    kinds = ["sharp", *[rival] * (seats - 1)]
    bots = [make_bot(kind, Random(number)) for number, kind in enumerate(kinds)]
    return match(bots, Rules.preset("ru", limit="fixed"), deals, Random(seats), stack=stack)[0]


@pytest.mark.parametrize(("limit", "bet"), [("fixed", 8), ("pot", 6), ("no", 6)])
def test_a_hopeless_hand_is_folded_to_a_big_bet_of_a_board_that_beats_it(limit: str, bet: int) -> None:
    game = last_round(*SHOWN_ACES, limit=limit).do(f"Ann bet {bet}")
    assert acts(game) == {Fold: 40}
    assert acts(game, "tight") == {Fold: 40}


def test_nines_under_a_pair_of_aces_are_not_worth_a_bet_of_the_pot() -> None:
    game = deal("Ts As Ah 8d", "9c 9h Kd 7c", limit="pot").do("Ann bring_in, Ben call, check, check, Ann bet 6")
    assert acts(game)[Fold] > 36


def test_who_is_beaten_by_an_all_in_player_still_plays_for_the_side_pot() -> None:
    game = deal("Ts As Ah Ac Ad", "7d 8h 9d Jc Qh", "Kd Kh 8c 9h 7c", stacks=[3, 200, 200])
    assert Fold not in acts(game.do("bring_in, Ben call, Cora call, Ben bet 4, Cora call, check, check, Ben bet 4"))


@pytest.mark.parametrize("limit", LIMITS)
def test_a_locked_winner_is_always_bet_on_the_last_round(limit: str) -> None:
    game = last_round(*SHOWN_ACES, limit=limit)
    assert game.hand.actor == ANN
    assert acts(game) == {Bet: 40}


@pytest.mark.parametrize("limit", LIMITS)
def test_a_scare_board_with_nothing_under_it_is_sometimes_bet_as_a_bluff(limit: str) -> None:
    game = last_round(*MADE_NOTHING, limit=limit).do("Ben check")
    assert game.hand.actor == ANN
    done = acts(game)
    assert done[Bet] >= 4
    assert done[Check] >= 4


def test_nobody_is_bluffed_who_sees_that_he_has_won() -> None:
    assert acts(last_round(*SHOWN_ACES, limit="no").do("Ann check")) == {Check: 40}


def test_aces_are_sometimes_played_slowly() -> None:
    done = acts(deal("Ad As", "9c 8h", limit="fixed"))
    assert done[Bet] >= 4
    assert done[BringIn] >= 1


def test_the_tight_bot_bets_a_pair_above_all_it_sees_and_lets_the_rest_go() -> None:
    assert acts(deal("Ad As", "9c 8h", limit="fixed"), "tight") == {Bet: 40}
    facing = deal("7d As", "9c 8h", limit="fixed").do("Ann bring_in")
    assert acts(facing, "tight") == {Fold: 40}
    assert acts(deal("7d Ks", "Ac Kh", limit="fixed").do("Ann bring_in"), "tight") == {Call: 40}


def test_where_a_hand_can_end_is_what_dealing_every_run_out_says() -> None:
    rng = Random(5)
    for left, suited in ((1, True), (1, False), (2, True), (2, False), (3, False)):
        for _ in range(5):
            cards = sorted(FULL_DECK, key=lambda card: (suited and card.suit != "s", rng.random()))
            board, down, dead = tuple(cards[: 4 - left]), cards[4 - left], cards[6:12]
            hidden = unseen([*board, *dead])
            rest = [card for card in hidden if card is not down]
            counted = Counter(strength((down, *board, *run_out)) for run_out in combinations(rest, left))
            ends = {end: chance * counted.total() for end, chance in outlook(down, board, hidden)}
            assert ends == pytest.approx(dict(counted))


def test_callers_in_duplicate_win_nothing_from_each_other() -> None:
    scores = match([make_bot("caller", Random(1)) for _ in range(4)], Rules.preset("da"), 20, Random(3))
    assert [score.antes_per_hand for score in scores] == [0, 0, 0, 0]
    assert [score.hands for score in scores] == [80] * 4


def test_it_does_not_matter_where_a_bot_sits_in_a_duplicate_match() -> None:
    caller, tight = match(
        [make_bot("caller", Random(1)), make_bot("tight", Random(1))], Rules.preset("da"), 20, Random(3)
    )
    other, same = match(
        [make_bot("tight", Random(1)), make_bot("caller", Random(1))], Rules.preset("da"), 20, Random(3)
    )
    assert caller == same
    assert tight == other
    assert caller.antes_per_hand == -tight.antes_per_hand != 0


def test_a_match_with_the_same_chances_is_the_same_match() -> None:
    def once() -> tuple[Score, ...]:
        bots = [make_bot(kind, Random(7)) for kind in ("sharp", "tight", "random")]
        return match(bots, Rules.preset("pt", limit="no"), 4, Random(9))

    assert once() == once()


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(AmericanaError, match="choose one of random, caller, tight, sharp") as refused:
        make_bot("shark", Random(1))
    assert refused.value.code == "unknown_bot"
    assert refused.value.facts["choices"] == "random, caller, tight, sharp"


@pytest.mark.parametrize("kind", BOT_KINDS)
def test_a_bot_acts_on_its_own_turn_from_its_own_seat_only(kind: str) -> None:
    bot: Bot = make_bot(kind, Random(1))
    hand = deal("Ad As", "9c 8h").hand
    views: list[View] = [see(hand, BEN), see(hand, None)]
    for view in views:
        with pytest.raises(IllegalAction) as refused:
            bot.act(view)
        assert refused.value.code == "out_of_turn"
    assert bot.name == kind


def test_a_bet_on_an_ace_says_more_than_a_call_that_there_is_another_one_under_it() -> None:
    game = last_round("7d 9s Ac Jh Tc", "Kc 7h 8c 9d Jd", limit="pot")
    place = game.hand.state.place
    checked, bet = (game.do(verb).hand.state for verb in ("check", "bet 6"))
    read = [read_range(state, place, BELIEVED) for state in (checked, bet.but(aggressor=None), bet)]
    after_check, after_call, after_bet = (sum(held[ace] for ace in read_cards("As Ad Ah")) for held in read)
    assert 1.2 * after_check < after_call < 0.8 * after_bet
    assert all(sum(held.values()) == pytest.approx(1) for held in read)
