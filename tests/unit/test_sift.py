"""A file that may be anybody's: each hand is read or blamed with its line, and nothing stops the reading."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from americana.notation import Record, write_phh, write_phhs
from americana.notation.sift import LONGEST_LINE, Mistake, Sifted, sift
from tests.unit.phh_hands import HANDS, altered, with_field, without

GOOD = write_phh(HANDS["a showdown"](), 1)


def sifted(*texts: str | bytes) -> list[Sifted | Mistake]:
    whole = b"".join(text.encode() if isinstance(text, str) else text for text in texts)
    return list(sift(whole.splitlines(keepends=True)))


def told(found: Iterable[Sifted | Mistake]) -> list[tuple[int, int | None, str]]:
    return [(one.line, one.number, one.error.code if isinstance(one, Mistake) else "good") for one in found]


def line_with(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


def test_hands_are_read_in_order_with_their_lines_and_numbers() -> None:
    text = "".join(write_phhs([Record(HANDS["a showdown"](), 1), Record(HANDS["side pots"](), None)], first=7))
    second = line_with(text, "[8]")
    assert told(sifted("# my hands\n\n", text)) == [(3, 7, "good"), (second + 2, 8, "good")]


def test_a_file_without_a_number_is_one_hand() -> None:
    assert told(sifted(GOOD)) == [(1, None, "good")]
    assert told(sifted("\ufeff" + GOOD)) == [(1, None, "good")]
    assert told(sifted("", "\n# nothing\n")) == [(2, None, "no_hands")]
    assert told(sifted("")) == [(1, None, "no_hands")]


@pytest.mark.parametrize(
    ("text", "part", "code"),
    [
        (altered("p1 cbr 9", "p1 cbr 8000", GOOD), "p1 cbr 8000", "bad_action"),
        (altered('"p1 pb"', '"p1 dances"', GOOD), "p1 dances", "bad_action"),
        (with_field("_dealer", '"sofa"', GOOD), "_dealer", "bad_field"),
        (with_field("finishing_stacks", "[1, 2, 3]", GOOD), "finishing_stacks", "other_result"),
        (with_field("variant", '"F7S"', GOOD), "variant", "other_game"),
        (with_field("variant", '"XYZ"', GOOD), "variant", "unknown_variant"),
        (with_field("_format", "99", GOOD), "_format", "newer_format"),
        (with_field("_hand", '"../etc"', GOOD), "_hand", "bad_field"),
        (with_field("bring_in", "2\x00", GOOD), "bring_in", "bad_toml"),
        (with_field("bring_in", "[[[[[[[[[[", GOOD), "bring_in", "bad_toml"),
        (GOOD.replace("seat_count = 6", "seat_count = = 6"), "seat_count", "bad_toml"),
    ],
)
def test_a_fault_is_told_with_its_line(text: str, part: str, code: str) -> None:
    assert told(sifted(text)) == [(line_with(text, part), None, code)]
    within = f"[1]\n{GOOD}\n[2]\n{text}\n[5]\n{GOOD}"
    lines = 2 + GOOD.count("\n") + 1
    assert told(sifted(within))[1] == (lines + line_with(text, part), 2, code)
    assert [code for *_, code in told(sifted(within))] == ["good", code, "good"]


def test_a_missing_field_is_told_of_the_hand() -> None:
    assert told(sifted("[3]\n", without(GOOD, "_preset"))) == [(2, 3, "missing_field")]


def test_a_file_cut_anywhere_has_a_fault_and_is_no_hand() -> None:
    text = f"[1]\n{GOOD}".encode()
    for end in range(5, len(text) - 2, 7):
        (found,) = sifted(text[:end])
        assert isinstance(found, Mistake)
        assert 1 <= found.line <= text[:end].count(b"\n") + 1


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-32", "cp037"])
def test_other_encodings_are_refused(encoding: str) -> None:
    found = sifted(GOOD.encode(encoding))
    assert found
    assert {code for *_, code in told(found)} <= {"not_utf8", "bad_toml"}


def test_a_latin_1_name_is_told_with_its_line() -> None:
    text = f"[1]\n{with_field('players', '[xx]', GOOD)}".replace("[xx]", '["Jo\u00e3o", "B", "C"]')
    assert told(sifted(text.encode("latin-1"))) == [(line_with(text, "players"), 1, "not_utf8")]


def test_endless_lines_and_endless_hands_are_told_once_and_not_kept() -> None:
    parts = [b"[1]\n", *[b"x" * LONGEST_LINE] * 3, b"x\n", b"[2]\n", *GOOD.encode().splitlines(keepends=True)]
    assert told(sift(parts)) == [(2, 1, "too_long"), (3, 2, "good")]
    endless = (b"# comment\n" for _ in range(100_000))
    assert [code for *_, code in told(sift([b"[1]\n", *endless]))] == ["too_long"]


def test_numbers_must_rise_and_come_first() -> None:
    assert told(sifted(f"[2]\n{GOOD}\n[2]\n{GOOD}\n[3]\n{GOOD}"))[1][2] == "bad_number"
    assert [code for *_, code in told(sifted(f"[2]\n{GOOD}\n[2]\n{GOOD}\n[3]\n{GOOD}"))] == [
        "good",
        "bad_number",
        "good",
    ]
    assert told(sifted(f"\nhello\n[1]\n{GOOD}"))[0] == (2, None, "no_number")


def test_numbers_beyond_all_bounds_are_refused() -> None:
    huge = "9" * 5000
    for name in ("bring_in", "seat_count", "_ended_at", "_rake_cap"):
        (found,) = sifted(with_field(name, huge, GOOD))
        assert isinstance(found, Mistake), name
    for name in ("antes", "starting_stacks", "seats"):
        (found,) = sifted(with_field(name, f"[{'9' * 30}, {'9' * 30}, {'9' * 30}]", GOOD))
        assert isinstance(found, Mistake), name
    (found,) = sifted(GOOD.replace("p1 cbr 9", "p1 cbr " + "9" * 40))
    assert isinstance(found, Mistake)
