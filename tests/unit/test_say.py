"""What the game says in five languages: hands, lines of the log, buttons, refusals, house rules."""

import math
import re
from collections.abc import Callable

import pytest

from americana import (
    FULL_DECK,
    AmericanaError,
    Bet,
    Fold,
    Rules,
    card,
    name_hand,
    play,
    read_cards,
)
from americana.cards import RANKS
from americana.engine.betting import Choice
from americana.errors import Unreadable
from americana.ranking import HandName, name_board
from americana.rules import PRESETS
from americana.say import LANGUAGES, Player, Voice, language_name, message, tell
from tests.deals import THREE, deal

VOICES = [Voice(language) for language in LANGUAGES]
EN, RU, UK, DA, PT = VOICES

every_voice = pytest.mark.parametrize("voice", VOICES, ids=LANGUAGES)


def hand_of(text: str, preset: str = "ru") -> HandName:
    return name_hand(read_cards(text), Rules.preset(preset))


# Cards and hands


@pytest.mark.parametrize(
    ("cards", "name", "forms"),
    [
        ("Ks Kd 9h 9c 7s", "two pair, kings and nines", "короли девятки, королі дев’ятки, konger niere, reis noves"),
        ("Ks Kd Kh 9c 9s", "full house, kings full of nines", "девятк, дев’ятк, konger niere, reis noves"),
        ("As Ad Ah Kc 9s", "three of a kind, aces", "тузов, тузів, esser, ases"),
        ("Qs Qd Qh Qc 9s", "four of a kind, queens", "дам, дам, damer, damas"),
        ("Js Jd Ah 9c 8s", "pair of jacks", "валетов, валетів, knægte, valetes"),
        ("Ah Jh Th 8h 7h", "flush, ace high", "туза, туза, es, ás"),
        ("As 7d 8h 9c Ts", "straight, ten high", "десятки, десятки, ti, dez"),
        ("Qs Js Ts 9s 8s", "straight flush, queen high", "дамы, дами, dame, dama"),
        ("As Ks Qs Js Ts", "royal flush", "флеш-рояль, флеш-рояль, royal flush, royal flush"),
        ("Ks Qd Th 9c 7s", "ace-king (no pair), K-Q-T-9-7", "туз-король, туз-король, es-konge, ás-rei"),
    ],
)
def test_a_hand_is_named_with_the_forms_of_its_ranks_that_the_language_needs(cards: str, name: str, forms: str) -> None:
    assert EN.hand(hand_of(cards)) == name
    for voice, words in zip(VOICES[1:], forms.split(", "), strict=True):
        assert all(word in voice.hand(hand_of(cards)) for word in words.split())


@every_voice
def test_no_two_categories_and_no_two_pairs_have_one_name(voice: Voice) -> None:
    assert len({voice.say(tell.category(category)) for category in tell.EXAMPLES}) == len(tell.EXAMPLES)
    assert len({voice.hand(HandName("pair", rank)) for rank in RANKS}) == len(RANKS)


def test_the_danish_text_lists_no_royal_flush_and_calls_the_last_category_high_card() -> None:
    lines = [EN.say(line) for line in tell.ranking_card(Rules.preset("da"))]
    assert lines[0] == "1. straight flush: J♥ T♥ 9♥ 8♥ 7♥"
    assert [line.split(":")[0] for line in lines][2:4] == ["3. flush", "4. full house"]
    assert lines[-1] == "9. high card: A♠ K♦ J♣ 9♥ 8♣"
    assert EN.hand(hand_of("As Ks Qs Js Ts", "da")) == "straight flush, ace high"
    assert EN.hand(hand_of("Ks Qd Th 9c 7s", "da")) == "king high"


@pytest.mark.parametrize("text", ["ru", "da"])
def test_the_ranking_card_counts_every_hand_once_and_fewer_flushes_than_full_houses(text: str) -> None:
    counts = [dict(line.args)["hands"] for line in tell.ranking_card(Rules.preset(text))]
    assert sum(counts) == math.comb(32, 5)  # type: ignore[arg-type]
    assert counts[-7:-5] == [204, 1_344]


@pytest.mark.parametrize("category", tell.EXAMPLES)
def test_the_example_on_the_ranking_card_is_a_hand_of_its_category(category: str) -> None:
    text = "ru" if category in ("royal_flush", "ace_king") else "da"
    assert name_hand(tell.EXAMPLES[category], Rules.preset(text)).category == category  # type: ignore[index]


def test_a_board_is_said_to_show_its_pairs_and_without_any_its_ranks() -> None:
    assert EN.board(name_board(read_cards("9s Ad 9c"))) == "pair of nines showing"
    assert EN.board(name_board(read_cards("9s Ad Kc"))) == "A-K-9 high showing"
    assert RU.board(name_board(read_cards("9s Ad 9c"))) == "на виду пара девяток"


def test_a_card_has_a_sign_for_the_eye_and_words_for_the_ear() -> None:
    spoken = [Voice(language, spoken=True) for language in LANGUAGES]
    assert {voice.card(card("Kd")) for voice in VOICES} == {"K♦"}
    assert spoken[0].card(card("Kd")) == "king of diamonds"
    assert spoken[1].card(card("Ks")) == "король пик"
    assert [spoken[2].card(one) for one in read_cards("Ks Qs")] == ["піковий король", "пікова дама"]
    assert len({voice.card(one) for voice in spoken for one in FULL_DECK}) == 5 * 32


@pytest.mark.parametrize(
    ("voice", "said"),
    [
        (EN, "1 chip, 2 chips, 5 chips, 21 chips"),
        (RU, "1 фишка, 2 фишки, 5 фишек, 21 фишка"),
        (UK, "1 фішка, 2 фішки, 5 фішок, 21 фішка"),
        (DA, "1 chip, 2 chips, 5 chips, 21 chips"),
        (PT, "1 ficha, 2 fichas, 5 fichas, 21 fichas"),
    ],
)
def test_chips_are_counted_in_the_plural_forms_of_the_language(voice: Voice, said: str) -> None:
    assert ", ".join(voice("chips", count=count) for count in (1, 2, 5, 21)) == said


# Buttons and refusals


def test_a_button_says_the_amount_or_the_range() -> None:
    offered = [
        Choice("fold"),
        Choice("check"),
        Choice("call", 12, 12),
        Choice("bring_in", 2, 2),
        Choice("complete", 4, 4),
        Choice("bet", 3, 97, fixed=False),
        Choice("raise", 8, 8),
    ]
    assert [EN.choice(choice) for choice in offered] == [
        "Fold",
        "Check",
        "Call 12",
        "Bring in 2",
        "Complete to 4",
        "Bet 3–97",
        "Raise to 8",
    ]
    for voice in VOICES:
        said = [voice.choice(choice) for choice in offered]
        assert [re.findall(r"\d+", text) for text in said] == [[], [], ["12"], ["2"], ["4"], ["3", "97"], ["8"]]
        assert len({re.sub(r"\d.*", "", text) for text in said}) == len(said)


def test_large_amounts_are_grouped_as_the_language_does() -> None:
    said = [voice.choice(Choice("call", 12000, 12000)).rsplit(" ", 1)[1] for voice in VOICES]
    assert said == ["12,000", "12\xa0000", "12\xa0000", "12.000", "12.000"]


def refused(asked: Callable[[], object]) -> AmericanaError:
    with pytest.raises(AmericanaError) as caught:
        asked()
    return caught.value


def test_a_refused_action_says_what_was_asked_and_what_is_possible() -> None:
    hand = deal(*THREE, limit="no").hand
    assert EN.error(refused(lambda: play(hand, Bet(2)))) == "Bet: the least is 3."
    assert EN.error(refused(lambda: play(hand, Fold()))) == "The opener must bring in or bet."
    for voice in VOICES:
        assert re.fullmatch(f"{voice('verb-bet')}: .*499.*", voice.error(refused(lambda: play(hand, Bet(10**30)))))


def test_text_that_is_no_card_is_repeated_and_a_value_that_is_no_text_is_not() -> None:
    assert EN.error(refused(lambda: read_cards("As Xx"))).startswith("“Xx” is no card")
    assert EN.error(refused(lambda: read_cards(7))).startswith("No such card")  # type: ignore[arg-type]


@every_voice
def test_every_contradiction_in_house_rules_is_said(voice: Voice) -> None:
    error = refused(lambda: Rules.preset("xx", ante=0, limit="fixed", small_bet=1, bring_in=2, foo=1, dealer="host"))
    said = voice.error(error)
    assert [voice.say(tell.fault(fault)) in said for fault in error.faults] == [True] * 5  # type: ignore[attr-defined]
    assert "illegal_rules" not in said


def test_an_error_without_a_message_gets_a_general_one_with_its_code() -> None:
    assert EN.error(AmericanaError("from_the_future", "no")) == "That is not possible (from_the_future)."
    assert EN.error(AmericanaError("capped", "a fact is missing")) == "That is not possible (capped)."
    for voice in VOICES:
        assert "from_the_future" in voice.error(AmericanaError("from_the_future", "no"))


# House rules


@every_voice
def test_presets_parameters_and_values_have_names_and_explanations(voice: Voice) -> None:
    said = [voice.say(line) for preset in PRESETS for line in (tell.preset(preset), tell.about_preset(preset))]
    for preset in PRESETS:
        for name, value in Rules.preset(preset, limit="fixed").parameters().items():
            said += [
                voice.say(tell.parameter(name)),
                voice.say(tell.about_parameter(name)),
                voice.say(tell.value(name, value)),
            ]
    assert all(said)
    assert not any("_" in line for line in said)


def test_a_preset_is_called_by_its_text() -> None:
    assert EN.say(tell.preset("da")) == "house rules: Danish text"
    for voice in VOICES:
        said = [voice.say(tell.preset(preset)) for preset in PRESETS]
        assert len(set(said)) == len(said)


# The voice itself


def test_a_language_is_found_in_a_list_of_locales() -> None:
    assert Voice.best(("sv_SE", "uk_UA.UTF-8", "en_GB")).language == "uk"
    assert Voice.best(("PT-br",)).language == "pt"
    assert Voice.best(("C", "", "POSIX")).language == "en"
    assert [language_name(language) for language in ("uk", "da")] == ["українська", "dansk"]


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (lambda: Voice("xx"), "unknown_language"),
        (lambda: EN("no-such-key"), "unsayable"),
        (lambda: EN("preset-ru.nothing"), "unsayable"),
        (lambda: EN("choice-call"), "unsayable"),
        (lambda: RU.say(message("hand-flush", high="K")), "unsayable"),
    ],
)
def test_what_cannot_be_said_is_one_clear_error(asked: Callable[[], object], code: str) -> None:
    error = refused(asked)
    assert isinstance(error, Unreadable)
    assert error.code == code


def test_a_hostile_name_cannot_move_the_cursor_or_break_the_line() -> None:
    player = Player(0, "Ann\x1b[2J\r\n\u202eBen")
    assert EN("event-folded", player=player) == "Ann[2J  Ben folds"
