"""A file of hands that a crash, a full disk or somebody's editor has spoilt is refused, and never made worse."""

from __future__ import annotations

import os
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from americana import FULL_DECK, Event, Rules, play, start, timeout_action
from americana.cli.files import Notebook, read_hands
from americana.errors import AmericanaError, Unreadable
from americana.notation import write_phh
from tests.deals import refused

YOU = 0


def a_hand() -> tuple[Event, ...]:
    hand, log = start(Rules.preset("ru"), {YOU: 100, 1: 100}, deck=FULL_DECK)
    while not hand.is_over:
        hand, events = play(hand, timeout_action(hand))
        log += events
    return log


def keep(file: Path, hands: int = 1) -> None:
    notebook = Notebook(file, YOU)
    for _ in range(hands):
        notebook.keep(a_hand(), ("Ann", "Ben"))


def test_hands_follow_each_other_evening_after_evening(tmp_path: Path) -> None:
    file = tmp_path / "evenings.phhs"
    keep(file, 2)
    keep(file, 2)
    assert len(list(read_hands(file))) == 4
    assert "_deck" not in file.read_text("utf-8")


def test_a_file_cut_at_any_byte_is_refused_as_it_is_or_goes_on_whole(tmp_path: Path) -> None:
    file = tmp_path / "cut.phhs"
    keep(file, 2)
    whole = file.read_bytes()
    went_on = 0
    for cut in range(len(whole)):
        file.write_bytes(whole[:cut])
        try:
            keep(file)
        except AmericanaError:
            assert file.read_bytes() == whole[:cut]
        else:
            went_on += 1
            assert file.read_bytes().startswith(whole[:cut])
            assert len(list(read_hands(file))) == file.read_bytes().count(b"\nvariant")
    assert went_on >= 5


def test_a_single_hand_without_a_number_is_not_written_into(tmp_path: Path) -> None:
    file = tmp_path / "one.phh"
    file.write_text(write_phh(a_hand(), YOU), "utf-8")
    before = file.read_bytes()
    refused(Unreadable, "no_number", lambda: keep(file))
    assert file.read_bytes() == before


def test_no_hand_follows_the_largest_number(tmp_path: Path) -> None:
    file = tmp_path / "many.phhs"
    keep(file)
    file.write_bytes(file.read_bytes().replace(b"[1]", b"[999999999999999999]"))
    before = file.read_bytes()
    refused(Unreadable, "bad_number", lambda: keep(file))
    assert file.read_bytes() == before


@pytest.mark.parametrize("name", ["/dev/full", "/dev/null", ".", "/no/such/folder/x.phhs", "x" * 300])
def test_what_is_no_file_keeps_no_hands(name: str) -> None:
    error = refused(Unreadable, "no_writing", lambda: Notebook(Path(name), YOU))
    assert len(str(error.facts["name"])) <= 100


def test_a_pipe_does_not_keep_the_game_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    refused(Unreadable, "no_writing", lambda: Notebook(tmp_path / "pipe", YOU))


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """Let no file grow larger, as on a disk that is nearly full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("room", [0, 1, 100, 500])
def test_a_full_disk_takes_a_hand_whole_or_not_at_all(tmp_path: Path, room: int) -> None:
    file = tmp_path / "full.phhs"
    keep(file)
    before = file.read_bytes()
    notebook = Notebook(file, YOU)
    with room_for(len(before) + room):
        refused(Unreadable, "no_writing", lambda: notebook.keep(a_hand(), ()))
    assert file.read_bytes() == before
    notebook.keep(a_hand(), ())
    assert len(list(read_hands(file))) == 2
