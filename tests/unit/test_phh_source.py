"""Where and when a hand was played stands in the standard's own fields where it has them, and reads back."""

from __future__ import annotations

import pytest
from pokerkit import HandHistory

from americana.errors import Unreadable
from americana.notation import Source, read_phh, write_phh
from tests.unit.phh_hands import HANDS, field, with_field

LOG = HANDS["a showdown"]()
WHEN = 1_790_000_000_123_456
SOURCE = Source("018bcfe5680077abc", 'The "fox"', 17, WHEN, WHEN + 61_000_000)


def test_a_source_reads_back() -> None:
    text = write_phh(LOG, 1, source=SOURCE)
    assert read_phh(text).source == SOURCE
    assert (field(text, "hand"), field(text, "table")) == ("17", '"The \\"fox\\""')
    assert (field(text, "year"), field(text, "month"), field(text, "day")) == ("2026", "9", "21")
    assert (field(text, "time"), field(text, "time_zone")) == ("14:13:20.123456", '"UTC"')


def test_a_file_without_them_reads_as_before() -> None:
    assert read_phh(write_phh(LOG, 1)).source == Source()


def test_pokerkit_knows_the_fields_and_writes_them_back() -> None:
    history = HandHistory.loads(write_phh(LOG, 1, source=SOURCE))
    assert (history.hand, history.table, history.year, history.time_zone) == (17, 'The "fox"', 2026, "UTC")
    assert history.user_defined_fields["_hand"] == SOURCE.hand


def test_a_day_of_another_time_zone_keeps_its_day_only() -> None:
    text = with_field("time_zone", '"America/Toronto"', write_phh(LOG, 1, source=SOURCE))
    began = read_phh(text).source.began_at
    assert began is not None
    assert began % 86_400_000_000 == 0
    assert WHEN - began < 86_400_000_000


@pytest.mark.parametrize(
    ("name", "value"),
    [("hand", '"the big one"'), ("hand", "-1"), ("table", "[1]"), ("table", f'"{"x" * 101}"'), ("month", "13")],
)
def test_what_the_standard_allows_and_we_do_not_know_is_passed_over(name: str, value: str) -> None:
    found = read_phh(with_field(name, value, write_phh(LOG, 1, source=SOURCE))).source
    assert getattr(found, {"hand": "number", "month": "began_at"}.get(name, name)) in (None, "")


def test_a_table_with_a_number_is_called_by_it() -> None:
    assert read_phh(with_field("table", "12", write_phh(LOG, 1))).source.table == "12"


@pytest.mark.parametrize(
    ("name", "value"),
    [("_hand", "7"), ("_hand", '"a b"'), ("_hand", f'"{"x" * 65}"'), ("_ended_at", "-1"), ("_ended_at", '"now"')],
)
def test_our_own_fields_are_refused_when_they_are_wrong(name: str, value: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_phh(with_field(name, value, write_phh(LOG, 1)))
    assert (caught.value.code, caught.value.facts["name"]) == ("bad_field", name)
