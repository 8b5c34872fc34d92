"""Many hands in one file: written and read one at a time, and a bad one is named by its number."""

from collections.abc import Iterable, Iterator

import pytest

from americana import AmericanaError
from americana.errors import IllegalRules
from americana.notation import ALL, Record, read_phhs, write_phh, write_phhs
from americana.notation.toml import MOST_TEXT
from tests.unit.phh_hands import HANDS, three

MUCKED = Record(HANDS["mucked on the last round"]())
WHOLE = write_phh(MUCKED.events)


def test_many_hands_are_read_one_by_one() -> None:
    records = [Record(make(), viewer) for make in HANDS.values() for viewer in (ALL, None)]
    text = "".join(write_phhs(records))
    assert text.startswith('[1]\nvariant = "P5A"\n')
    assert list(read_phhs(text)) == records
    assert list(read_phhs(text.encode())) == records
    assert list(read_phhs(text.splitlines(keepends=True))) == records
    assert list(read_phhs(line.encode() for line in text.splitlines(keepends=True))) == records


def test_a_file_of_hands_is_read_no_further_than_asked() -> None:
    def lines() -> Iterable[str]:
        yield from "".join(write_phhs([Record(three())] * 2)).splitlines(keepends=True)
        raise AssertionError("read on")

    assert next(iter(read_phhs(lines()))) == Record(three())


def test_numbers_may_begin_anywhere_and_skip() -> None:
    (piece,) = write_phhs([Record(three())], first=7)
    assert piece.startswith("[7]\n")
    again = "# hands\n\n" + piece + piece.replace("[7]", "  [ '90' ] # later")
    assert list(read_phhs(again)) == [Record(three())] * 2


def next_error(lines: str | bytes | Iterable[str] | Iterable[bytes]) -> AmericanaError:
    with pytest.raises(AmericanaError) as caught:
        list(read_phhs(lines))
    return caught.value


def test_a_bad_hand_among_many_is_named_and_those_before_it_are_read() -> None:
    text = "".join(write_phhs([MUCKED] * 3)).replace('"p1 cbr 9"', '"p1 cbr 10"', 2).replace("cbr 10", "cbr 9", 1)
    hands = read_phhs(text)
    assert next(hands) == MUCKED
    with pytest.raises(AmericanaError) as caught:
        next(hands)
    assert (caught.value.code, caught.value.facts["hand"], caught.value.facts["number"]) == ("bad_action", 2, 25)
    assert str(caught.value).startswith("hand 2: action 25, 'p1 cbr 10': ")


def test_a_hand_under_impossible_rules_lists_every_fault() -> None:
    text = "".join(write_phhs([MUCKED])).replace("_rake_bp = 0", "_rake_bp = -1").replace('"position"', '"luck"')
    error = next_error(text)
    assert isinstance(error, IllegalRules)
    assert [fault.facts["name"] for fault in error.faults] == ["first_tie", "rake_bp"]
    assert str(error).startswith("hand 1: first_tie: ")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (WHOLE, "no_number"),
        ("[a]\n" + WHOLE, "no_number"),
        ("[0]\n" + WHOLE, "no_number"),
        ("[1]\n" + WHOLE + "[1]\n" + WHOLE, "bad_number"),
        ("[2]\n" + WHOLE + "[1]\n" + WHOLE, "bad_number"),
        ("[1]\n", "missing_field"),
        ("[1]\n" + WHOLE + "[2]\n" + WHOLE[:-20], "bad_toml"),
        ("[1]\n" + WHOLE + "#" * MOST_TEXT, "too_long"),
        ("[1]\n" + "# much\n" * MOST_TEXT, "too_long"),
        (b"[1]\n\xff", "not_utf8"),
    ],
)
def test_a_broken_file_of_hands_is_refused(text: str | bytes, code: str) -> None:
    assert next_error(text).code == code


@pytest.mark.parametrize("lines", [None, 7, [7], [None], [["[1]"]]])
def test_lines_that_are_no_text_are_refused(lines: Iterable[str]) -> None:
    assert next_error(lines).code == "not_text"


def test_an_endless_hand_is_refused_before_it_ends() -> None:
    def lines() -> Iterator[str]:
        yield "[1]\n"
        while True:
            yield "# and another line\n"

    assert next_error(lines()).code == "too_long"


def test_a_big_file_of_good_hands_is_read() -> None:
    piece = next(write_phhs([Record(HANDS["mucked on the last round"](), 0)]))
    pieces = (piece.replace("[1]", f"[{number}]") for number in range(1, 301))
    assert 300 * len(piece) > MOST_TEXT
    assert sum(record.hand.is_over for record in read_phhs("".join(pieces))) == 300
