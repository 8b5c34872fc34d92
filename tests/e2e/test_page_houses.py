"""Two players and one who looks on, through a whole hand by each text's rules and each limit."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.e2e.rooms import House, quick
from tests.e2e.visitor import PASSIVE, WAGER, Frame, Invite, Visitor, play, wait

PRESETS, LIMITS = ("ru", "evenbet", "pt", "da", "uk"), ("pot", "no", "fixed")
TABLES = [(f"T{n}", PRESETS[n % len(PRESETS)], LIMITS[n % len(LIMITS)]) for n in range(len(PRESETS) * len(LIMITS))]


@pytest.fixture(scope="module")
def empty_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a table for each text and limit, and no bots."""
    file = tmp_path_factory.mktemp("houses") / "room.sqlite"
    with quick(file, len(TABLES), bots=0, limits=LIMITS) as house:
        yield house


def hidden_cards(frames: list[Frame]) -> set[str]:
    """The cards that lay face down until the end, by all frames of those who own them."""
    owned = {frame["you"]["down"] for frame in frames} - {None}
    hands = [frame["public"]["hand"] for frame in frames if frame["public"]["hand"]]
    shown = {player["down"] for hand in hands for player in hand["players"]} - {None}
    return owned - shown


def visitors_agree(one: Visitor, other: Visitor) -> bool:
    """Whether both have heard who sits where."""
    first, second = (visitor.frames("table")[-1]["public"]["seats"] for visitor in (one, other))
    return bool(first == second)


def is_seated(visitor: Visitor) -> bool:
    return visitor.frames("table")[-1]["you"]["seat"] is not None


def is_of(frame: Frame, hand: str) -> bool:
    return frame["public"]["hand"] is not None and frame["public"]["hand"]["id"] == hand


def frames_of(visitor: Visitor, hand: str) -> list[Frame]:
    return [frame for frame in visitor.frames("table") if is_of(frame, hand)]


@pytest.mark.parametrize(("table", "preset", "limit"), TABLES, ids=[f"{p}-{li}" for _, p, li in TABLES])
def test_a_hand_by_each_text_and_limit(invite: Invite, empty_house: House, table: str, preset: str, limit: str) -> None:
    anna, mads, watcher = (invite(empty_house) for _ in range(3))
    for visitor in (anna, mads, watcher):
        visitor.visit(table)
    for visitor in (anna, mads):
        visitor.sit()
        wait(anna, lambda: visitors_agree(anna, mads) and is_seated(visitor))  # noqa: B023 - asked at once
    wait(anna, lambda: bool(anna.decision or mads.decision))
    first = next(each for each in (anna, mads) if each.decision)
    first.has_a_turn()
    wait(first, lambda: first.press(WAGER) or first.press(PASSIVE))  # a small pot leaves no room for a bet
    play(anna, mads, until=lambda: all(each.hands_ended() > 0 for each in (anna, mads, watcher)))

    about = watcher.frames("table")[0]["about"]
    assert (about["rules"]["base"], about["rules"]["limit"]) == (preset, limit)
    ended = [
        f["public"]["hand"] for f in watcher.frames("table") if f["public"]["hand"] and f["public"]["hand"]["is_over"]
    ]
    hand = ended[0]
    for visitor in (anna, mads):
        assert hand in [frame["public"]["hand"] for frame in frames_of(visitor, hand["id"])], "all see the same end"
    told = str(frames_of(watcher, hand["id"]))
    hidden = hidden_cards(frames_of(anna, hand["id"]) + frames_of(mads, hand["id"]))
    assert not [card for card in hidden if f"'{card}'" in told], "who looks on is sent no card that stayed down"
