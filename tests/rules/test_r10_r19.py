"""R10 to R19: antes, dealer, deal, and the opening of round 1."""

from __future__ import annotations

import pytest

from americana import FULL_DECK, AmericanaError, Fold, Rules, play, see, start
from americana import table as tables
from americana.engine.events import AntesPosted, DownCardsDealt, FirstToAct, RoundOpened, UpCardsDealt
from americana.rules import PRESETS
from americana.table import Table, Terms
from tests.deals import ANN, BEN, CORA, DAN, EVE, FOUR, THREE, TWO, Game, deal, refusal, texts

FIVE_PLAYERS = (*FOUR, "8s Tc")


def opening(game: Game) -> FirstToAct:
    return game.of(RoundOpened)[0].first


def seated(*seats: int, chips: int = 100, **rules: object) -> Table:
    """A table under the Danish text, with a button; player `p3` sits in seat 3."""
    table = Table.open(Terms.of(Rules.preset("da", **rules)))
    for seat in seats:
        table, _ = tables.sit(table, f"p{seat}", seat, chips)
    return table


def next_hand(table: Table) -> Table:
    """The next hand, folded out at once."""
    table, _ = tables.deal(table, FULL_DECK)
    while table.is_playing:
        table, _ = tables.time_out(table)
    return table


def test_r10_everybody_pays_the_ante_before_the_first_card() -> None:
    game = deal(*THREE, ante=5)
    assert [type(event) for event in game.events[1:4]] == [AntesPosted, DownCardsDealt, UpCardsDealt]
    assert game.of(AntesPosted)[0].antes == ((ANN, 5), (BEN, 5), (CORA, 5))
    assert game.hand.stacks == {ANN: 495, BEN: 495, CORA: 495}
    assert game.hand.pot == 15


@pytest.mark.parametrize("chips", [1, 4, 5])
def test_r10_who_has_no_more_than_the_ante_is_all_in_for_it(chips: int) -> None:
    game = deal(*FOUR, stacks=[chips, 500, 500, 500], ante=5)
    assert game.of(AntesPosted)[0].antes[ANN] == (ANN, chips)
    assert game.hand.stacks[ANN] == 0
    assert ANN in game.hand.live
    assert game.legal.startswith("Ben: bring_in 10")


def test_r10_a_seat_without_chips_gets_no_cards() -> None:
    game = deal("7s As", "", "7d Qd", stacks=[100, 0, 100])
    assert game.hand.seats == (ANN, CORA)
    assert BEN not in game.hand.boards


def test_r10_without_two_players_who_have_chips_there_is_no_hand() -> None:
    with pytest.raises(AmericanaError) as refused:
        deal("7s As", "", "", stacks=[100, 0, 0])
    assert refused.value.code == "too_few_seats"
    with pytest.raises(AmericanaError) as refused:
        tables.deal(seated(3), FULL_DECK)
    assert refused.value.code == "too_few_ready"


@pytest.mark.parametrize("preset", ["ru", "uk"])
def test_r11_with_a_box_every_order_starts_at_the_lowest_seat(preset: str) -> None:
    game = deal("7s As", "7h Kh", "7d Qd", at=(4, 0, 2), preset=preset)
    assert game.hand.seats == (0, 2, 4)
    assert game.hand.dealer is None
    with pytest.raises(AmericanaError) as refused:
        deal(*THREE, preset=preset, button=0)
    assert refused.value.code == "dealer_with_box"


@pytest.mark.parametrize("preset", ["da", "pt", "evenbet"])
def test_r11_the_first_button_is_at_the_lowest_seat_dealt_in(preset: str) -> None:
    hand, _ = start(Rules.preset(preset), {0: 0, 2: 50, 3: 50, 5: 50}, deck=FULL_DECK)
    assert hand.dealer == 2
    assert hand.seats == (3, 5, 2)


def test_r11_the_button_may_be_at_an_empty_seat() -> None:
    hand, _ = start(Rules.preset("da"), {0: 50, 2: 50, 5: 50}, 4, deck=FULL_DECK)
    assert hand.seats == (5, 0, 2)


def test_r11_the_button_moves_to_the_next_seat_that_is_dealt_in() -> None:
    table = seated(1, 2, 4, 5)
    buttons = []
    for _ in range(3):
        table = next_hand(table)
        buttons.append(table.button)
    table, _ = tables.sit_out(table, "p5")  # the button would be his
    table = next_hand(table)
    table, _ = tables.sit(table, "p0", 0, 100)
    assert [*buttons, table.button, next_hand(table).button] == [1, 2, 4, 1, 2]


def test_r11_a_table_with_a_box_has_no_button() -> None:
    table = Table.open(Terms.of(Rules.preset("ru")))
    for seat in (1, 3):
        table, _ = tables.sit(table, f"p{seat}", seat, 100)
    for _ in range(2):
        table = next_hand(table)
        assert table.button is None
        assert table.hand is not None
        assert table.hand.seats == (1, 3)


def test_r12_first_all_down_cards_then_all_door_cards_from_the_dealers_left() -> None:
    hand, events = start(Rules.preset("da"), {0: 50, 1: 50, 3: 50}, 1, deck=FULL_DECK)
    down, doors = events[2], events[3]
    assert isinstance(down, DownCardsDealt)
    assert isinstance(doors, UpCardsDealt)
    assert down.cards == ((3, FULL_DECK[0]), (0, FULL_DECK[1]), (1, FULL_DECK[2]))
    assert doors.cards == ((3, FULL_DECK[3]), (0, FULL_DECK[4]), (1, FULL_DECK[5]))
    assert hand.seats == (3, 0, 1)


def test_r12_one_more_card_before_each_round_for_live_players_only_all_in_ones_included() -> None:
    game = deal(*FOUR, stacks=[500, 500, 3, 500], ante=1, limit="no")
    game = game.do("Ann bring_in, Ben fold, Cora call, Dan call")
    assert game.hand.stacks[CORA] == 0
    game = game.to_the_end()
    dealt = game.of(UpCardsDealt)
    assert [event.round for event in dealt] == [1, 2, 3, 4]
    assert [[seat for seat, _ in event.cards] for event in dealt] == [[ANN, BEN, CORA, DAN], *[[ANN, CORA, DAN]] * 3]
    assert {seat: len(board) for seat, board in game.hand.boards.items()} == {ANN: 4, BEN: 1, CORA: 4, DAN: 4}


def test_r12_dealing_stops_when_one_player_is_left() -> None:
    game = deal(*THREE).do("Ann bring_in, Ben fold, Cora fold")
    assert game.hand.is_over
    assert [event.round for event in game.of(UpCardsDealt)] == [1]


def test_r13_the_first_card_is_the_down_card_and_nobody_else_sees_it() -> None:
    game = deal(*THREE)
    down = game.hand.down_cards
    assert [str(down[seat]) for seat in (ANN, BEN, CORA)] == ["7s", "7h", "7d"]
    for viewer in (ANN, BEN, CORA):
        assert see(game.hand, viewer).down_cards == {seat: down[seat] if seat == viewer else None for seat in down}
    assert set(see(game.hand, None).down_cards.values()) == {None}
    assert texts(see(game.hand, None).boards[BEN]) == "Kh"


@pytest.mark.parametrize(
    ("preset", "opener", "by"),
    [
        ("ru", BEN, "highest_card"),
        ("uk", BEN, "highest_card"),
        ("da", BEN, "highest_card"),
        ("pt", CORA, "lowest_card"),
        ("evenbet", BEN, "highest_card"),
    ],
)
def test_r14_the_highest_door_card_opens_and_under_the_portuguese_text_the_lowest(
    preset: str, opener: int, by: str
) -> None:
    game = deal("7s Kh", "8s Ah", "9s 7h", preset=preset)
    assert game.hand.actor == opener
    assert (opening(game).of, opening(game).by, opening(game).tie) == (opener, by, None)


@pytest.mark.parametrize(
    ("opener", "doors", "who"),
    [
        ("highest", "Kd Ac As Ah", CORA),
        ("highest", "Kd Kc Qs Kh", DAN),
        ("lowest", "8c 7h 7d As", CORA),
        ("lowest", "7s 7c As 7d", BEN),
        ("lowest", "Ac Kc Qs Th", DAN),  # the ace is never low here
    ],
)
def test_r14_equal_ranks_go_by_suit_the_higher_one_or_the_lower_one(opener: str, doors: str, who: int) -> None:
    downs = ("8s", "8h", "8d", "9c")
    game = deal(*(f"{down} {door}" for down, door in zip(downs, doors.split(), strict=True)), opener=opener)
    assert game.hand.actor == who
    assert (opening(game).tie == "suit") == (doors.count(doors.split()[who][0]) > 1)


def test_r15_the_bring_in_is_two_antes_unless_the_host_says_otherwise() -> None:
    for preset in PRESETS:
        assert Rules.preset(preset, ante=5).bring_in == 10
    assert deal(*THREE, ante=5, bring_in=15, limit="no").legal == "Ann: bring_in 15 | bet 16..495"


@pytest.mark.parametrize(
    ("limit", "legal"),
    [("fixed", "bring_in 10 | bet 20"), ("pot", "bring_in 10 | bet 11..15"), ("no", "bring_in 10 | bet 11..495")],
)
def test_r15_the_opener_posts_the_bring_in_or_bets_more_but_neither_checks_nor_folds(limit: str, legal: str) -> None:
    game = deal(*THREE, ante=5, limit=limit)
    assert game.legal == f"Ann: {legal}"
    assert {refusal(game, verb) for verb in ("check", "fold", "call")} == {"must_open"}
    assert game.do("Ann bring_in").hand.bets[ANN] == 10


def test_r15_an_opener_whose_time_runs_out_brings_in() -> None:
    game = deal(*THREE, ante=5, limit="no").do("Ann timeout")
    assert game.hand.bets[ANN] == 10
    assert game.legal == "Ben: fold | call 10 | raise 20..495"


def test_r16_play_goes_clockwise_and_nobody_checks_against_the_bring_in() -> None:
    game = deal("7s Kh", "8s Qd", "9s Ah", "Tc Jc", at=(0, 1, 2, 4), ante=5, limit="fixed").do("Cora bring_in")
    assert game.legal == "Eve: fold | call 10 | complete 20"
    assert refusal(game, "check") == "must_call"
    game = game.do("Eve call")
    assert game.legal == "Ann: fold | call 10 | complete 20"


def test_r16_when_everybody_only_calls_the_opener_gets_no_second_turn() -> None:
    game = deal(*THREE, limit="no").do("Ann bring_in, Ben call, Cora call")
    assert game.hand.round == 2


def test_r16_after_a_raise_the_opener_may_call_fold_or_raise_again() -> None:
    game = deal(*THREE, ante=5, limit="fixed").do("Ann bring_in, Ben complete 20, Cora call")
    assert game.legal == "Ann: fold | call 10 | raise 40"
    assert game.do("Ann call").hand.round == 2
    again = game.do("Ann raise 40, Ben call, Cora call")
    assert again.hand.round == 2  # who raised last needs no other turn


def test_r16_a_round_ends_when_one_live_player_is_left() -> None:
    game = deal(*THREE, limit="no").do("Ann bring_in, Ben raise 20, Cora fold, Ann fold")
    assert game.hand.is_over
    assert game.hand.stacks == {ANN: 497, BEN: 504, CORA: 499}


def test_r17_opener_without_chips_passes_the_bring_in_on_whatever_the_next_one_shows() -> None:
    game = deal("7s As", "7h 7d", "8d Kd", stacks=[5, 500, 500], ante=5, limit="no")
    assert game.legal == "Ben: bring_in 10 | bet 11..495"
    assert (opening(game).of, opening(game).passed) == (ANN, True)
    assert game.do("Ben bring_in").legal == "Cora: fold | call 10 | raise 20..495"
    assert opening(deal(*THREE)).passed is False


def test_r17_the_bring_in_passes_over_everybody_without_chips_and_around_the_table() -> None:
    game = deal("7s Jc", "7h 8d", "8h Kd", "9h As", stacks=[4, 500, 500, 5], ante=5)
    assert game.hand.actor == BEN


def test_r18_the_others_owe_the_whole_of_a_short_bring_in() -> None:
    game = deal(*THREE, stacks=[9, 500, 500], ante=5, limit="no")
    assert game.legal == "Ann: bring_in 4"
    game = game.do("Ann bring_in")
    assert game.hand.stacks[ANN] == 0
    assert game.legal == "Ben: fold | call 10 | raise 20..495"
    game = game.do("Ben call, Cora fold")
    assert game.hand.returned == {BEN: 6}
    assert [pot.amount for pot in game.hand.pots] == [23]


def test_r18_the_last_player_calls_two_against_one_or_folds_and_may_not_raise() -> None:
    game = deal(*TWO, stacks=[2, 100], limit="no").do("Ann bring_in")
    assert game.legal == "Ben: fold | call 2"
    assert refusal(game, "raise 4") == "nobody_can_call_more"
    called = game.do("Ben call")
    assert called.hand.returned == {BEN: 1}
    assert [pot.amount for pot in called.hand.pots] == [4]
    folded = play(game.hand, Fold())[0]
    assert folded.stacks == {ANN: 3, BEN: 99}


@pytest.mark.parametrize("stacks", [[5, 5, 5], [500, 5, 3]])
def test_r19_with_one_able_player_at_most_nobody_brings_in_and_the_cards_run_out(stacks: list[int]) -> None:
    game = deal(*THREE, stacks=stacks, ante=5)
    assert game.hand.is_over
    assert not game.of(RoundOpened)
    assert [event.round for event in game.of(UpCardsDealt)] == [1, 2, 3, 4]


def test_r19_the_only_able_player_gets_no_turn_unless_chips_are_owed() -> None:
    cards = ("7s As Ah", "7h Kh 8c", "7d Qd 9c")
    start_of_two = deal(*cards, stacks=[15, 500, 500], ante=5, limit="no").do("Ann bring_in, Ben call, Cora call")
    assert start_of_two.hand.stacks[ANN] == 0
    assert start_of_two.hand.round == 2
    assert start_of_two.do("Ben fold").hand.is_over  # Cora owes nothing and has nobody to bet against
    owing = deal(*cards, stacks=[500, 40, 40], ante=5, limit="no").do("Ann bring_in, Ben raise 35, Cora call")
    assert owing.legal == "Ann: fold | call 25"


def test_r19_one_chip_behind_makes_a_player_able() -> None:
    game = deal(*FIVE_PLAYERS, stacks=[5, 5, 5, 6, 500], ante=5)
    assert game.hand.actor == DAN
    assert game.legal == "Dan: bring_in 1"
    assert game.do("Dan bring_in").legal == "Eve: fold | call 10"
    assert EVE in game.hand.live
