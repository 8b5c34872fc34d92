"""A table drawn as text: what stands where, in which words, and that nobody's secret is drawn."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from americana import Card, Hand, Rules, View, see
from americana.cards import FULL_DECK
from americana.errors import AmericanaError
from americana.render import Captions, Line, TableWords, draw_lines, draw_text, plain_text
from americana.render.lettering import clean, columns
from americana.view import replay_view
from tests.deals import ANN, BEN, CORA, DAN, FOUR, NAMES, THREE, TWO, Game, deal
from tests.properties.strategies import Played, hands

CALLED = dict(enumerate(NAMES))


def drawn(game: Game, viewer: int | None = None, width: int = 80, **notes: str) -> list[str]:
    captions = Captions(notes={NAMES.index(name): note for name, note in notes.items()})
    return draw_text(see(game.hand, viewer), CALLED, width=width, captions=captions).splitlines()


def row(game: Game, seat: int, viewer: int | None = None) -> str:
    (found,) = [line for line in drawn(game, viewer) if NAMES[seat] in line.split() and "pot" not in line]
    return " ".join(found.split())


def roles(game: Game, text: str, viewer: int | None = None, *, four_colour: bool = True) -> set[str]:
    lines = draw_lines(see(game.hand, viewer), CALLED, four_colour=four_colour)
    return {span.role for line in lines for span in line if text in span.text}


def every_view(played: Played) -> list[View]:
    stages = range(1, len(played.events) + 1)
    viewers = (None, *played.hand.seats)
    return [replay_view(played.events[:stage], viewer) for stage in stages for viewer in viewers]


@settings(max_examples=6)
@given(hands(whole=True))
def test_every_stage_of_a_hand_is_drawn_for_everybody_within_any_width(played: Played) -> None:
    for view in every_view(played):
        for width in (40, 60, 100):
            lines = draw_text(view, CALLED, width=width).splitlines()
            assert all(columns(line) <= width for line in lines), (width, lines)
            text = "\n".join(lines)
            for seat, board in view.boards.items():
                assert " ".join(card.symbol for card in board) in text
                assert NAMES[seat] in text


def with_another_down_card(hand: Hand, place: int) -> Hand:
    """The same hand with one down card exchanged for a card that nobody has."""
    state = hand.state
    known: set[Card | None] = {*state.down, *[card for up in state.up for card in up]}
    other = next(card for card in FULL_DECK if card not in known)
    down = tuple(other if at == place else card for at, card in enumerate(state.down))
    return Hand(state.but(down=down), hand.deck)


@settings(max_examples=30)
@given(hands())
def test_a_card_that_a_viewer_cannot_see_changes_nothing_in_his_drawing(played: Played) -> None:
    hand = played.hand
    for place, seat in enumerate(hand.seats):
        if seat in hand.shown:
            continue
        other = with_another_down_card(hand, place)
        for viewer in (None, *hand.seats):
            mine, theirs = (draw_text(see(one, viewer), CALLED, width=80) for one in (hand, other))
            assert (mine == theirs) == (viewer != seat)
            card = hand.state.down[place]
            assert card is not None
            assert (card.symbol in mine) == (viewer == seat)


def test_the_owner_sees_his_down_card_in_brackets_and_the_others_see_a_back() -> None:
    game = deal(*THREE)
    assert row(game, BEN, viewer=BEN).startswith("Ben [7♥] K♥")
    assert row(game, BEN, viewer=ANN).startswith("Ben ▒▒ K♥")
    assert row(game, BEN, viewer=None).startswith("Ben ▒▒ K♥")


def test_the_down_card_stands_on_grey_and_only_the_newest_up_cards_are_marked() -> None:
    game = deal("7s As Ks", "7h Kh Qh").do("bring_in, call")
    spans = [span for line in draw_lines(see(game.hand, ANN), CALLED) for span in line]
    assert "".join(span.text for span in spans if span.on_grey) == "[7♠]"
    assert [span.text for span in spans if span.is_new] == ["Q♥", "K♠"]


def test_a_down_card_shown_by_another_is_told_from_ones_own() -> None:
    game = deal("7s As Ad Ah Ac", "7h Kh Qh 8d 9d").to_the_end()
    assert roles(game, "[", viewer=ANN) == {"down_own", "down_shown"}
    assert roles(game, "[", viewer=None) == {"down_shown"}


def test_four_suits_have_four_colours_or_two() -> None:
    game = deal("7s As", "7h Kh", "7d Qd", "7c Jc")
    cards = ("A♠", "K♥", "Q♦", "J♣")
    assert [roles(game, text) for text in cards] == [{"black_suit"}, {"red_suit"}, {"blue_suit"}, {"green_suit"}]
    two = [roles(game, text, four_colour=False) for text in cards]
    assert two == [{"black_suit"}, {"red_suit"}, {"red_suit"}, {"black_suit"}]


def test_a_folded_seat_keeps_its_up_cards_and_is_dim() -> None:
    game = deal(*THREE).do("bring_in, fold")
    assert row(game, BEN) == "Ben ▒▒ K♥ 499 folded"
    assert roles(game, "K♥") == {"folded"}


def test_the_seat_in_turn_is_marked_and_says_so() -> None:
    game = deal(*THREE)
    assert row(game, ANN) == "▸ Ann ▒▒ A♠ 499 to act"
    assert "actor" in roles(game, "Ann")


def test_a_note_stands_beside_its_seat_but_a_folded_seat_stays_folded() -> None:
    lines = drawn(deal(*THREE).do("bring_in, fold"), Ann="brings in 2", Ben="thinks")
    assert any("Ann" in line and line.endswith("brings in 2") for line in lines)
    assert any("Ben" in line and line.endswith("folded") for line in lines)


def test_the_viewer_sits_in_the_last_line_and_the_others_before_him_clockwise() -> None:
    lines = drawn(deal(*FOUR, at=(0, 2, 3, 5)), viewer=CORA)
    assert [name for line in lines for name in NAMES if name in line.split()] == ["Dan", "Finn", "Ann", "Cora"]


def test_the_box_stands_between_the_highest_seat_and_the_lowest() -> None:
    lines = drawn(deal(*THREE), viewer=ANN)
    box = next(place for place, line in enumerate(lines) if "▣ box" in line)
    assert "Cora" in lines[box - 1]
    assert "Ann" in lines[box + 1]
    assert "▣ box" in drawn(deal(*THREE))[1]


def test_the_button_stands_at_its_seat_or_where_nobody_holds_it() -> None:
    assert row(deal(*THREE, preset="da", button=BEN), BEN).startswith("Ben ◉")
    lines = drawn(deal(*TWO, at=(0, 3), preset="da", button=BEN), viewer=DAN)
    button = next(place for place, line in enumerate(lines) if "◉ button" in line)
    assert "Ann" in lines[button - 1]
    assert "Dan" in lines[button + 1]


def test_a_bet_that_others_may_still_call_makes_no_side_pot() -> None:
    game = deal(*THREE, limit="no").do("bet 50, raise 150")
    assert not any("side pot" in line for line in drawn(game))
    assert "pot 203" in drawn(game)[0]


def test_an_all_in_seat_closes_a_pot_and_each_pot_names_who_can_win_it() -> None:
    lines = drawn(deal(*THREE, limit="no", stacks=(21, 500, 500)).do("bet 20, raise 60, raise 120"))
    assert [" ".join(line.split()) for line in lines[-4:-1]] == [
        "main pot 63 Ann, Ben, Cora",
        "side pot 80 Ben, Cora",
        "not called yet 60 Cora",
    ]


def test_an_all_in_seat_says_so_where_its_chips_stood() -> None:
    game = deal(*THREE, limit="no", stacks=(21, 500, 500)).do("bet 20")
    assert row(game, ANN) == "Ann ▒▒ A♠ all-in 20"


def test_a_winner_has_a_star_and_what_he_won() -> None:
    game = deal("7s As Ad Ah Ac", "7h Kh Qh 8d 9d").to_the_end()
    assert row(game, ANN) == "★ Ann [7♠] A♠ A♦ A♥ A♣ 503 +6"
    assert "winner" in roles(game, "Ann")


def test_chips_that_nobody_matched_go_back_before_any_pot_is_listed() -> None:
    lines = drawn(deal("7s As Ks Qs Js", "7h Kh Qd 8d 9d", limit="no", stacks=(500, 50)).do("bet 100, call"))
    assert any("returned" in line and "→ Ann" in line for line in lines)


def test_a_shared_pot_names_the_shares_and_who_got_the_odd_chip() -> None:
    game = (
        deal("Kd As Qs 9s 8s", "Kc Ah Qh 9h 8h", "7c 8c 7d").do("bring_in, call, call, check, check, fold").to_the_end()
    )
    assert "pot 9 → Ann 5, Ben 4 · odd chip: Ann" in [" ".join(line.split()) for line in drawn(game)]


def test_a_mucked_hand_stays_hidden_and_says_so() -> None:
    game = deal("7s As Ad Ah Ac", "7h Kh Qh 8d 9d", losers="muck").to_the_end()
    assert row(game, BEN) == "Ben ▒▒ K♥ Q♥ 8♦ 9♦ 497 mucked"


def test_the_house_part_is_listed() -> None:
    game = deal("7s As Ad Ah Ac", "7h Kh Qh 8d 9d", rake_bp=5000, rake_cap=9).to_the_end()
    assert "rake 3" in [" ".join(line.split()) for line in drawn(game)]


def test_title_stands_at_the_head_and_the_reason_at_the_foot() -> None:
    view = see(deal(*TWO).hand, None)
    captions = Captions(title="Table 3", reason="A♠ shows: Ann opens")
    lines = draw_text(view, CALLED, captions=captions).splitlines()
    assert lines[0].startswith("── Table 3 ──")
    assert lines[-1].startswith("── A♠ shows: Ann opens ──")


def test_letters_draw_in_plain_ascii() -> None:
    game = deal("7s As Ad Ah Ac", "7h Kh Qh 8d 9d", "7d Qd").do("bring_in, call, fold").to_the_end()
    text = draw_text(see(game.hand, None), CALLED, suits="letters")
    assert text.isascii()
    assert "* Ann" in text
    assert "[7s] As Ad Ah Ac" in text
    assert "??  Qd" in text


def test_words_of_another_language_take_their_own_width() -> None:
    words = TableWords(pot="банк", stack="фишки", bet="ставка", all_in="олл-ин", thousands=" ")
    game = deal(*THREE, stacks=(1_000_000, 500, 3), limit="no").do("bet 1000")
    lines = draw_text(see(game.hand, None), CALLED, words=words).splitlines()
    assert lines[0].endswith("банк 1 003 ──")
    ends = {
        columns(line[: line.index(text) + len(text)])
        for line, text in zip(lines[1:4], ("фишки", "998 999", "499"), strict=True)
    }
    assert len(ends) == 1


@pytest.mark.parametrize("name", ["王小明", "e\u0301lise", "👩‍👧 Mia", "Ж" * 40, "x" * 200])
def test_any_name_leaves_the_columns_aligned(name: str) -> None:
    lines = draw_text(see(deal(*THREE).hand, BEN), {**CALLED, 0: name}).splitlines()
    ends = {columns(line[: line.index("499") + 3]) for line in lines if "499" in line}
    assert len(ends) == 1


def test_hostile_names_and_captions_lose_their_controls() -> None:
    evil = "\x1b[2J\u202eA\nB\t\x07\ud800\u200b"
    captions = Captions(title=evil, reason=evil, notes={0: evil})
    text = draw_text(see(deal(*TWO).hand, None), {0: evil, 1: "\u200b\n"}, captions=captions)
    assert "[2JA B" in text
    assert "seat 1" in text
    assert all(letter.isprintable() or letter == "\n" for letter in text)
    assert clean("a" * 10_000_000) == "a" * 300


def test_names_with_towers_of_accents_keep_two() -> None:
    assert clean("q" + "\u0323" * 50) == "q" + "\u0323" * 2


def test_only_a_view_is_drawn() -> None:
    with pytest.raises(AmericanaError) as refused:
        draw_text(deal(*TWO).hand, CALLED)  # type: ignore[arg-type]
    assert refused.value.code == "view_only"
    assert "7" not in str(refused.value)


@pytest.mark.parametrize("width", [0, -3, 1.5, True, "80", None])
def test_a_width_is_a_whole_number(width: object) -> None:
    with pytest.raises(AmericanaError) as refused:
        draw_text(see(deal(*TWO).hand, None), CALLED, width=width)  # type: ignore[arg-type]
    assert refused.value.code == "bad_width"


def test_suits_are_signs_or_letters() -> None:
    with pytest.raises(AmericanaError) as refused:
        draw_text(see(deal(*TWO).hand, None), CALLED, suits="icons")  # type: ignore[arg-type]
    assert refused.value.code == "unknown_suits"


@pytest.mark.parametrize("width", [1, 10, 40, 10**30])
def test_a_drawing_has_a_least_and_a_most_width(width: int) -> None:
    lines = draw_text(see(deal(*FOUR).hand, None), CALLED, width=width).splitlines()
    assert {columns(lines[0]), columns(lines[-1])} == {100 if width > 100 else 40}


@pytest.mark.parametrize("width", [40, 60, 80])
def test_the_largest_amounts_are_whole_at_any_width(width: int) -> None:
    game = deal(*FOUR, limit="no", stacks=(10**12, 10**12, 10**12, 5)).do(f"bet {10**12 - 1}")
    facing, over = drawn(game, width=width), drawn(game.to_the_end(), width=width)
    assert all(columns(line) <= width for line in (*facing, *over))
    assert any("Ann" in line and "all-in" in line for line in facing)
    assert any("side pot  2,999,999,999,985" in line for line in over)
    assert "+3,000,000,000,005" in "\n".join(over)


def test_lines_join_to_the_same_text() -> None:
    view = see(deal(*FOUR).hand, ANN)
    lines: tuple[Line, ...] = draw_lines(view, CALLED, width=50)
    assert plain_text(lines) == draw_text(view, CALLED, width=50)


WIDE = """\
── round 2 ─────────────────────────────────────────────────────────── pot 11 ──
                                chips   bet
    Ben       ▒▒  K♥ Q♥         1,493     4   bets 4
    Cora      ▒▒  Q♦               79         folded
    ┄┄ ▣ box ┄┄
  ▸ Ann      [7♠] A♠ K♠           497         to act
────────────────────────────────────────────────────────────────────────────────"""
NARROW = """\
── round 2 ─────────────────── pot 11 ──
                            chips  bet
    Ben                     1,493    4
     ▒▒  K♥ Q♥        bets 4
    Cora                       79
     ▒▒  Q♦           folded
    ┄┄ ▣ box ┄┄
  ▸ Ann                       497
    [7♠] A♠ K♠        to act
────────────────────────────────────────"""


def test_a_narrow_terminal_gets_two_lines_a_seat() -> None:
    game = deal("7s As Ks", "7h Kh Qh", "7d Qd", stacks=(500, 1500, 80)).do("bring_in, call, fold, check, bet 4")
    assert "\n".join(drawn(game, viewer=ANN, Ben="bets 4")) == WIDE
    assert "\n".join(drawn(game, viewer=ANN, width=40, Ben="bets 4")) == NARROW


def test_a_deal_before_its_cards_is_drawn_without_any() -> None:
    view = replay_view(deal(*TWO).events[:1], 0)
    assert not any(sign in draw_text(view, CALLED) for sign in "[▒♠♥♦♣")
    assert Rules.preset("ru") == view.rules
