"""Hand histories: what is written of a hand, and that it reads back to the same hand, or to the view of who saw it."""

from collections.abc import Callable
from functools import partial

import pytest

from americana import (
    FULL_DECK,
    Bet,
    Call,
    Card,
    Check,
    Rules,
    menu,
    play,
    read_cards,
    redact,
    replay,
    see,
    stacked_deck,
    start,
)
from americana.engine.events import DownCardsTurnedUp, HandMucked, HandStarted
from americana.errors import Unreadable
from americana.notation import ALL, Record, Viewer, read_phh, write_phh
from americana.view import replay_view
from tests.unit.phh_hands import HANDS, THREE_SEATS, Log, actions_of, checked_down, field, played, three, without


@pytest.fixture(params=HANDS)
def log(request: pytest.FixtureRequest) -> Log:
    return HANDS[request.param]()


def viewers(log: Log) -> list[int | None]:
    return [None, *replay(log).seats, 42]


def test_any_hand_reads_back_to_an_equal_hand(log: Log) -> None:
    record = read_phh(write_phh(log))
    assert record == Record(log)
    assert record.hand == replay(log)


def test_a_viewers_file_reads_back_to_his_view(log: Log) -> None:
    for viewer in viewers(log):
        record = read_phh(write_phh(log, viewer))
        assert record.hand == see(replay(log), viewer)
        assert record == Record(tuple(redact(event, viewer) for event in log), viewer)


def test_a_viewers_file_holds_no_card_that_he_did_not_see(log: Log) -> None:
    for viewer in viewers(log):
        view = see(replay(log), viewer)
        seen = {card for board in view.boards.values() for card in board} | {c for c in view.down_cards.values() if c}
        text = write_phh(log, viewer)
        assert "_deck" not in text
        assert {card for card in FULL_DECK if str(card) in text} == seen


def test_a_viewers_file_is_the_same_from_the_whole_log_and_from_his_own(log: Log) -> None:
    for viewer in viewers(log):
        assert write_phh([redact(event, viewer) for event in log], viewer) == write_phh(log, viewer)


def test_what_is_read_is_written_the_same_again(log: Log) -> None:
    for viewer in (ALL, *viewers(log)):
        text = write_phh(log, viewer)
        record = read_phh(text)
        assert write_phh(record.events, record.viewer) == text


def test_a_whole_file() -> None:
    log = played(
        Rules.preset("pt", limit="fixed", losers="muck", ante=2),
        {1: 100, 4: 100},
        (Bet(8), Call(), *(Check(), Check()) * 2, Bet(16), Call()),
        "Kh 7s Ad 9c Ah 9d Kc 8d Ks 8h",
        dealer=4,
    )
    assert write_phh(log, players=["Ana", 'João "o Rei"']) == (
        'variant = "F5A"\n'
        "ante_trimming_status = true\n"
        "antes = [2, 2]\n"
        "bring_in = 4\n"
        "small_bet = 8\n"
        "big_bet = 16\n"
        "starting_stacks = [100, 100]\n"
        "seats = [1, 4]\n"
        "seat_count = 6\n"
        'players = ["Ana", "João \\"o Rei\\""]\n'
        "finishing_stacks = [126, 74]\n"
        "winnings = [52, 0]\n"
        "_format = 1\n"
        '_preset = "pt"\n'
        "_dealer = 4\n"
        "_cap = 4\n"
        '_opener = "lowest"\n'
        '_first_tie = "position"\n'
        '_show_first = "best_board"\n'
        '_losers = "muck"\n'
        "_royal_listed = true\n"
        '_last_category = "high_card"\n'
        "_rake_bp = 0\n"
        "_rake_cap = 0\n"
        "_rake_from_round = 2\n"
        '_deck = "Kh7sAd9cAh9dKc8dKs8h8s9sTsJsQsAs7h9hThJhQh7dTdJdQdKd7c8cTcJcQcAc"\n'
        "actions = [\n"
        '  "d dh p1 Kh", "d dh p2 7s",\n'
        '  "d dh p1 Ad", "d dh p2 9c",\n'
        '  "p2 cbr 8", "p1 cc",\n'
        '  "d dh p1 Ah", "d dh p2 9d",\n'
        '  "p1 cc", "p2 cc",\n'
        '  "d dh p1 Kc", "d dh p2 8d",\n'
        '  "p1 cc", "p2 cc",\n'
        '  "d dh p1 Ks", "d dh p2 8h",\n'
        '  "p1 cbr 16", "p2 cc",\n'
        '  "p1 sm KhAdAhKcKs",\n'
        '  "p2 sm",\n'
        "]\n"
    )


def test_each_limit_has_its_code_and_its_bets() -> None:
    fixed, pot, no = (write_phh(three(limit=limit)) for limit in ("fixed", "pot", "no"))
    assert [field(text, "variant") for text in (fixed, pot, no)] == ['"F5A"', '"P5A"', '"N5A"']
    assert (field(fixed, "small_bet"), field(fixed, "big_bet"), field(fixed, "_cap")) == ("4", "8", "4")
    assert [field(text, "min_bet") for text in (pot, no)] == ["2", "2"]
    assert "min_bet" not in fixed
    assert all(word not in pot + no for word in ("small_bet", "big_bet", "\n_cap"))


def test_every_changed_rule_comes_back() -> None:
    rules = Rules.preset(
        "uk",
        limit="fixed",
        ante=3,
        bring_in=5,
        small_bet=7,
        big_bet=20,
        cap=0,
        opener="lowest",
        first_tie="suit",
        dealer="button",
        show_first="best_board",
        losers="muck",
        royal_listed=False,
        last_category="high_card",
        rake_bp=250,
        rake_cap=9,
        rake_from_round=3,
        max_players=4,
    )
    unlike = {name for name, value in rules.parameters().items() if value != Rules.preset("uk").parameters()[name]}
    assert unlike == set(rules.parameters())
    log = played(rules, {0: 50, 1: 50}, (), "7s Kd As Ks")
    assert read_phh(write_phh(log)).hand.rules == rules


def test_players_are_numbered_in_dealing_order() -> None:
    text = write_phh(played(Rules.preset("da"), {0: 11, 2: 22, 5: 55}, (), THREE_SEATS, dealer=0))
    assert (field(text, "seats"), field(text, "starting_stacks")) == ("[2, 5, 0]", "[22, 55, 11]")
    assert actions_of(text)[0] == "d dh p1 7s"


def test_one_card_one_string() -> None:
    text = write_phh(HANDS["a showdown"]())
    dealt = [words[3] for action in actions_of(text) if (words := action.split())[0] == "d"]
    assert tuple(card for one in dealt for card in read_cards(one)) == stacked_deck(THREE_SEATS)[:15]


def test_cards_turned_up_before_a_run_out_are_not_written_again_at_the_showdown() -> None:
    log = HANDS["all in, and the cards run out"]()
    assert any(isinstance(event, DownCardsTurnedUp) for event in log)
    text = write_phh(log, None)
    assert [action for action in actions_of(text) if " sm" in action] == ["p1 sm 7sAs", "p2 sm KdKs"]
    assert actions_of(text)[-1] == "d dh p2 9d"


def test_results_are_written_once_the_hand_is_over() -> None:
    text = write_phh(HANDS["rake"]())
    assert (field(text, "finishing_stacks"), field(text, "winnings")) == ("[91, 87]", "[4, 0]")
    assert "finishing_stacks" not in write_phh(HANDS["stopped in the middle"]())


def test_the_seat_that_mucks_knows_its_own_card() -> None:
    log = HANDS["a beaten hand is mucked"]()
    assert [event for event in log if isinstance(event, HandMucked)] == [HandMucked(1), HandMucked(2)]
    texts = {viewer: actions_of(write_phh(log, viewer)) for viewer in (None, 1)}
    assert texts[1][:3] == ["d dh p1 ??", "d dh p2 Kd", "d dh p3 ??"]
    assert texts[None][:3] == ["d dh p1 ??", "d dh p2 ??", "d dh p3 ??"]
    assert all(actions[-3:] == ["p1 sm 7sAsAhAdAc", "p2 sm", "p3 sm"] for actions in texts.values())


def test_five_mucked_hands_are_read_where_few_cards_would_lose_all_of_them() -> None:
    """Taking the first losing card for each in turn leaves none for the last."""
    deck = "Qc 9d 9s Tc 8d Ac Ks Qs Kc 8h Kd Qh 7h Js Jh Qd 9h 7s 9c Ts 7c Ad Td Jc 8s Ah 7d Kh As Th"
    log = checked_down(Rules.preset("pt", losers="muck"), dict.fromkeys(range(6), 100), deck)
    assert sum(isinstance(event, HandMucked) for event in log) == 5
    assert read_phh(write_phh(log, None)).hand == see(replay(log), None)


def test_a_mucked_hand_is_not_read_as_one_that_would_have_shared() -> None:
    """An unseen card would give a mucked hand just what has been shown, and an equal hand shows (R35)."""
    deck = "Td 9h 9s Kc  7c 7d Ah Jd  Ac Ts Jc 7s  Qd Js 9c 8c  8s 8h Kd Tc"
    log = checked_down(Rules.preset("ru", losers="muck"), dict.fromkeys(range(4), 100), deck)
    assert read_phh(write_phh(log, None)).hand == see(replay(log), None)


def test_names_come_back_whatever_letters_they_hold() -> None:
    names = ("Ørsted", 'the "fox"\\', "line\nbreak\x7f\u2028", "日本")
    log = played(Rules.preset("ru"), dict.fromkeys(range(4), 50), (), "")
    text = write_phh(log, players=names)
    assert read_phh(text).players == names
    assert len(text.splitlines()) == len(text.split("\n")) - 1


def test_a_file_of_another_hand_needs_no_deck_and_no_seats() -> None:
    text = write_phh(HANDS["a showdown"]())
    short = without(text, "_deck", "seats", "_opener", "_format", "seat_count", "finishing_stacks", "winnings")
    hand = read_phh(short).hand
    assert hand.seats == (1, 2, 3)
    assert hand.rules == Rules.preset("ru")
    assert tuple(hand.stacks.values()) == tuple(replay(HANDS["a showdown"]()).stacks.values())


def test_commentary_and_empty_strings_are_passed_over() -> None:
    log = HANDS["a showdown"]()
    text = (
        write_phh(log).replace('"p1 pb"', '"# a pause", "", "  p1   pb # with a sigh"').replace("sm 7sAsAhAdAc", "sm -")
    )
    assert "sigh" in text
    assert "sm -" in text
    assert read_phh(text) == Record(log)


def test_bytes_are_read_as_utf8_with_or_without_a_mark() -> None:
    log = three()
    text = write_phh(log, players=["Ø", "Å", "Æ"])
    assert read_phh(text.encode()) == read_phh(text.encode("utf-8-sig")) == read_phh("\ufeff" + text)
    assert read_phh(text.replace("\n", "\r\n")).players == ("Ø", "Å", "Æ")


def refused(code: str, write: Callable[[], object]) -> None:
    with pytest.raises(Unreadable) as caught:
        write()
    assert caught.value.code == code


def test_a_log_that_is_not_whole_is_not_written() -> None:
    log = HANDS["a showdown"]()
    refused("no_start", lambda: write_phh([]))
    refused("no_start", lambda: write_phh(log[1:]))
    for end in range(1, len(log)):
        if replay(log[:end]).actor is None:
            refused("cut_log", partial(write_phh, log[:end]))


def test_a_viewers_log_is_not_written_for_anybody_who_saw_more() -> None:
    seen = [redact(event, 1) for event in three()]
    refused("not_seen", lambda: write_phh(seen))
    refused("not_seen", lambda: write_phh(seen, 0))
    assert replay_view(read_phh(write_phh(seen, None)).events, None) == see(replay(three()), None)


@pytest.mark.parametrize("viewer", [-1, 100, True, "0", 1.0])
def test_a_viewer_is_a_seat_or_the_rail(viewer: Viewer) -> None:
    refused("bad_viewer", lambda: write_phh(three(), viewer))


@pytest.mark.parametrize("names", [["Ann"], ["Ann", "Bo", "C" * 101], ["Ann", "Bo", "\ud800"]])
def test_names_that_no_file_can_hold_are_refused(names: list[str]) -> None:
    refused("bad_name", lambda: write_phh(three(), players=names))


def test_a_hand_too_long_to_be_read_is_not_written() -> None:
    rules = Rules.preset("ru", limit="fixed", cap=0)
    hand, events = start(rules, {0: 10**12, 1: 10**12}, deck=stacked_deck())
    log = list(events)
    for _ in range(13_000):
        wager = menu(hand).wager
        assert wager
        hand, events = play(hand, wager.action())
        log += events
    refused("too_long", lambda: write_phh(log))


def test_the_deck_comes_back_in_its_order_to_the_last_card() -> None:
    hand, log = start(Rules.preset("ru"), {0: 9, 1: 9}, deck=FULL_DECK[::-1])
    first = read_phh(write_phh(log)).events[0]
    assert isinstance(first, HandStarted)
    assert first.deck == hand.deck == FULL_DECK[::-1]


def test_no_repr_of_a_record_holds_a_hidden_card() -> None:
    text = repr(Record(three()))
    down = [Card("7", "s"), Card("K", "d"), Card("Q", "h")]
    assert not any(str(card) in text for card in down)
