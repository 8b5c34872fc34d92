"""Hand histories that are broken, or were made to do harm: each is refused at once, with one error that has a code."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from americana import AmericanaError, stacked_deck
from americana.errors import IllegalDeal, IllegalRules
from americana.notation import ALL, Viewer, read_phh, read_phhs, write_phh
from americana.notation.toml import MOST_TEXT
from tests.unit.phh_hands import HANDS, altered, refusal, with_field, without

WHOLE = write_phh(HANDS["mucked on the last round"]())
SEEN = write_phh(HANDS["mucked on the last round"](), 1)


# ---- no text, or too much of it


def test_a_file_that_is_cut_off_anywhere_is_refused() -> None:
    whole = WHOLE.rstrip()
    for end in range(len(whole)):
        with pytest.raises(AmericanaError):
            read_phh(whole[:end])


@pytest.mark.parametrize("given", [None, 7, ["variant"], {"variant": "P5A"}])
def test_what_is_no_text_is_refused(given: object) -> None:
    assert refusal(given).code == "not_text"  # type: ignore[arg-type]


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32", "cp1251"])
def test_another_encoding_is_refused(encoding: str) -> None:
    text = write_phh(HANDS["a showdown"](), players=["Аня", "Bo", "Eva"])
    assert refusal(text.encode(encoding)).code in ("not_utf8", "bad_toml")


@pytest.mark.parametrize(
    "garbage", [b"\xff\xfe\x00", bytes(range(256)), "\0", "=", "]]]", '"', "'''", "[[", "{", "\ud800 = 1"]
)
def test_garbage_is_refused(garbage: str | bytes) -> None:
    assert refusal(garbage).code in ("not_utf8", "bad_toml")


@pytest.mark.parametrize("text", ["", "\n", "# nothing", "[1]"])
def test_an_empty_file_lacks_its_fields(text: str) -> None:
    error = refusal(text)
    assert (error.code, error.facts["name"]) == ("missing_field", "variant")


def test_a_hundred_megabytes_are_refused_unread() -> None:
    huge = WHOLE + "#" * 100_000_000
    assert refusal(huge).code == "too_long"
    assert refusal(huge.encode()).code == "too_long"


FULL = MOST_TEXT - 20
MONSTERS = {
    "a dotted name": "a." * (FULL // 2) + "a=1",
    "a dotted name with blanks": "a . " * (FULL // 4) + "a=1",
    "a dotted name of numbers": "1." * (FULL // 2) + "1=1",
    "a dotted name in quotes": '"a".' * (FULL // 4) + "a=1",
    "a dotted table": "[" + "a." * (FULL // 2) + "a]",
    "lists in lists": "a=" + "[" * FULL,
    "lists in lists, closed": "a=" + "[" * (FULL // 2) + "]" * (FULL // 2),
    "tables in tables": "a=" + "{a=" * (FULL // 3),
    "escapes": 'a="' + "\\n" * (FULL // 2) + '"',
    "an open string of escapes": 'a="' + "\\n" * (FULL // 2),
    "an open string of quotes": 'a="""' + '\\"""' * (FULL // 4),
    "quotes": '"' * FULL,
    "apostrophes": "'" * FULL,
    "fields": "\n".join(f"a{number}=1" for number in range(FULL // 10)),
    "tables": "\n".join(f"[a{number}]" for number in range(FULL // 10)),
    "one table again and again": "[[a]]\n" * (FULL // 6),
    "a long list": "a=[" + "1," * (FULL // 2) + "]",
    "a list of tables": "a=[" + "{a=1}," * (FULL // 6) + "]",
    "digits": "a=" + "9" * FULL,
    "hexadecimal digits": "starting_stacks=[0x" + "f" * FULL + "]",
    "a long fraction": "a=" + "9" * FULL + ".5",
    "an exponent": "a=1e" + "9" * FULL,
    "comments": "a=[" + "#\n" * (FULL // 2) + "]",
    "blank lines": "\n" * FULL,
    "blanks": " " * FULL,
    "a long name": "a" * FULL + "=1",
    "a thirteenth month": "a = 2026-13-01",
}


@pytest.mark.parametrize("monster", MONSTERS)
def test_a_monster_is_refused_in_little_time(monster: str) -> None:
    assert refusal(MONSTERS[monster]).code in ("bad_toml", "missing_field")


def test_a_long_row_of_actions_is_refused_at_the_first_bad_one() -> None:
    error = refusal(altered('"p1 pb"', '"p1 cc", ' * 10_000 + '"p1 pb"', WHOLE))
    assert (error.code, error.facts["number"], error.facts["reason"]) == ("bad_action", 7, "must_open")


# ---- fields that cannot be


@pytest.mark.parametrize(
    "name",
    ["variant", "antes", "bring_in", "min_bet", "starting_stacks", "_preset", "_dealer"],
)
def test_a_field_that_is_missing_is_named(name: str) -> None:
    error = refusal(without(WHOLE, name))
    assert (error.code, error.facts["name"]) == ("missing_field", name)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("_format", "0"),
        ("_format", "-1"),
        ("_format", "1.0"),
        ("_format", "true"),
        ("_format", '"1"'),
        ("antes", "1"),
        ("antes", "[1, 1]"),
        ("antes", "[1, 1, 2]"),
        ("antes", "[1, 1, 1.0]"),
        ("antes", "[1.5, 1.5, 1.5]"),
        ("antes", "[[1], [1], [1]]"),
        ("min_bet", "3"),
        ("starting_stacks", "[]"),
        ("starting_stacks", "[100]"),
        ("starting_stacks", "[100, 100, inf]"),
        ("starting_stacks", "[100, 100, 99.5]"),
        ("starting_stacks", "[100, 100, true]"),
        ("starting_stacks", '[100, 100, "100"]'),
        ("seats", "[0, 1, 1]"),
        ("seats", "[0, 1]"),
        ("seats", "[1, 0, 2]"),
        ("seats", "{a = 1}"),
        ("players", '["Ann"]'),
        ("players", "[1, 2, 3]"),
        ("players", f'["{"A" * 101}", "", ""]'),
        ("_dealer", '"Bo"'),
        ("_dealer", "-1"),
        ("_dealer", "100"),
        ("_dealer", "true"),
        ("_dealer", "1.0"),
        ("_dealer", f"1{'0' * 30}"),
        ("_viewer", '"all"'),
        ("_viewer", "-1"),
        ("_viewer", "0x" + "f" * 10_000),
        ("_deck", '"2s3s"'),
        ("_deck", "1"),
        ("_deck", '"' + "As" * 32 + '"'),
        ("actions", '"p1 pb"'),
        ("actions", "1"),
    ],
)
def test_a_field_with_an_impossible_value_is_named(name: str, value: str) -> None:
    text = with_field(name, value, WHOLE.partition("actions =")[0] if name == "actions" else WHOLE)
    error = refusal(text)
    assert (error.code, error.facts.get("name")) == ("bad_field", name)


def test_a_deck_of_33_cards_or_with_a_card_twice_is_refused() -> None:
    deck = re.search('_deck = "(.*)"', WHOLE)
    assert deck
    for wrong, reason in ((deck[1] + "7s", "too_many_cards"), (deck[1][:-2] + "7s", "card_twice")):
        assert refusal(with_field("_deck", f'"{wrong}"', WHOLE)).facts["reason"] == reason
    for short in (deck[1][:-2], "As", ""):
        assert refusal(with_field("_deck", f'"{short}"', WHOLE)).code == "deck_size"


@pytest.mark.parametrize("number", ["2", "999", f"1{'0' * 30}", "0x" + "f" * 50_000])
def test_a_newer_format_says_so(number: str) -> None:
    error = refusal(with_field("_format", number, WHOLE))
    assert error.code == "newer_format"
    assert "newer version" in str(error)


@pytest.mark.parametrize(
    ("variant", "what"),
    [
        ("NT", "board"),
        ("NS", "board"),
        ("FO/8", "board"),
        ("F7S", "seven_cards"),
        ("FR", "seven_cards"),
        ("FB", "draw"),
    ],
)
def test_another_game_of_the_registry_is_refused_with_what_does_not_fit(variant: str, what: str) -> None:
    error = refusal(with_field("variant", f'"{variant}"', WHOLE))
    assert (error.code, error.facts) == ("other_game", {"variant": variant, "what": what})


@pytest.mark.parametrize("variant", ['"N5S"', '"p5a"', '""', "5", '["P5A"]', "true"])
def test_a_code_that_nobody_knows_is_refused(variant: str) -> None:
    assert refusal(with_field("variant", variant, WHOLE)).code == "unknown_variant"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("_preset", '"xx"'),
        ("_preset", "7"),
        ("_preset", '["ru"]'),
        ("_opener", '"middle"'),
        ("_losers", "[]"),
        ("_royal_listed", "1"),
        ("_rake_bp", "-1"),
        ("_rake_cap", f"1{'0' * 30}"),
        ("bring_in", "-2"),
        ("bring_in", "0"),
        ("seat_count", "7"),
    ],
)
def test_rules_that_cannot_be_are_refused(name: str, value: str) -> None:
    text = with_field(name, value, WHOLE)
    if name == "bring_in":
        text = with_field("min_bet", value, text)
    assert isinstance(refusal(text), IllegalRules)


@pytest.mark.parametrize("stack", ["-1", f"1{'0' * 30}", "1000000000001", "0x" + "f" * 10_000])
def test_a_stack_that_nobody_has_is_refused(stack: str) -> None:
    error = refusal(with_field("starting_stacks", f"[100, 100, {stack}]", WHOLE))
    assert isinstance(error, IllegalDeal)
    assert error.code == "bad_stack"


def test_a_player_without_chips_is_refused() -> None:
    error = refusal(with_field("starting_stacks", "[100, 0, 100]", WHOLE))
    assert (error.code, error.facts["name"]) == ("bad_field", "seats")
    assert "every player with chips" in str(error)


def test_seven_players_are_refused() -> None:
    seven = ", ".join(["1"] * 7)
    text = with_field("antes", f"[{seven}]", with_field("starting_stacks", f"[{seven}]", without(WHOLE, "seats")))
    assert refusal(text).code == "too_many_seats"
    dealt = ", ".join(f'"d dh p{number} {card}"' for number, card in enumerate(stacked_deck()[:7], start=1))
    text = re.sub(r"actions = .*", f"actions = [{dealt}]", text, flags=re.DOTALL).replace("_deck", "_other")
    assert refusal(text).code == "too_many_seats"


@pytest.mark.parametrize("name", ["finishing_stacks", "winnings"])
@pytest.mark.parametrize("value", ["[101, 100, 100]", "[]", "1", '"much"', "[nan, nan, nan]"])
def test_results_that_the_actions_do_not_lead_to_are_refused(name: str, value: str) -> None:
    error = refusal(with_field(name, value, WHOLE))
    assert (error.code, error.facts["name"]) == ("other_result", name)
    assert refusal(with_field(name, value, SEEN)).code == "other_result"


# ---- anything at all


@pytest.mark.parametrize("viewer", [ALL, 0, None])
@given(data=st.data())
def test_a_file_changed_anywhere_is_read_or_refused_and_never_breaks(viewer: Viewer, data: st.DataObject) -> None:
    text = write_phh(HANDS["mucked on the last round"](), viewer)
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        until = data.draw(st.integers(at, min(at + 30, len(text))))
        other = data.draw(st.integers(0, len(text) - 1))
        new = data.draw(st.one_of(st.text(max_size=5), st.just(text[other : other + until - at]), st.just("")))
        text = text[:at] + new + text[until:]
    try:
        record = read_phh(text)
    except AmericanaError:
        return
    assert read_phh(write_phh(record.events, record.viewer, record.players)) == record


@given(st.text() | st.binary())
def test_any_text_is_read_or_refused_and_never_breaks(text: str | bytes) -> None:
    assert refusal(text).code
    with pytest.raises(AmericanaError):
        list(read_phhs(b"[1]\n" + text if isinstance(text, bytes) else "[1]\n" + text))
