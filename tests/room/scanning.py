"""A scanner of everything that a viewer is sent: it reads raw text as an eavesdropper would, and keeps every leak.

It looks for cards in any spelling, names of hands, openings, sets and orders of cards as numbers, and every long piece
of text, which must be an id or a hash that its reader may have by then. What it does not know is a leak.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from americana.odds import equity
from tests.room.truth import FOR_EVER, HandTruth, Name, Truth


@dataclass(frozen=True)
class Leak:
    """Something that a viewer was told and may not know."""

    kind: str
    what: str
    where: str


_CARDS = re.compile(r"(?<![0-9A-Za-z])(?:[7-9TJQKA](?:[shdc]|[SHDC])|\?\?)+(?![0-9A-Za-z])")
_SIGNS = re.compile("(10|[7-9TJQKA])([\u2660-\u2667])|([\u2660-\u2667])(10|[7-9TJQKA])")
_PLAYING_CARDS = re.compile("[\U0001f0a1-\U0001f0de]")
_WORDS = re.compile(r"(?:ace|king|queen|jack|ten|nine|eight|seven)s?[ _-]of[ _-](?:spade|heart|diamond|club)")
_TOKEN = re.compile(r"[0-9A-Za-z?+/_-]+")
_DIGIT = re.compile("[0-9]")
_NAMES = re.compile(r'"category": ?"([a-z_]+)", ?"ranks": ?"([7-9TJQKA]*)"')
_TOLD_NAMES = re.compile(r'"key":"(?:hand|board)-([a-z_]+)".*?"ranks":"([^"]*)"')
_OPENINGS = re.compile(
    r'"card": ?"(..)", ?"position": ?(\d+), ?"salt": ?"([0-9a-f]+)"'
    r'|"position": ?(\d+), ?"card": ?"(..)", ?"salt": ?"([0-9a-f]+)"'
)
_V = re.compile(rb'\{"is":"table","v":(\d+),')
_ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|.)")
_LAST, _RESET, _YOU = b',"last":', b',"reset":', b',"you":'
_EQUITY = b'{"is":"equity",'


@dataclass(frozen=True)
class Found:
    """What a text holds that may tell of cards."""

    cards: frozenset[str]
    words: frozenset[str]
    openings: frozenset[tuple[str, int, str]]
    names: frozenset[Name]
    longs: frozenset[str]
    numbers: frozenset[str]
    oddities: frozenset[str]


class Scanner:
    """Reads what is sent and keeps every leak; `seen` counts what it recognised, so that it cannot have gone blind."""

    def __init__(self, truth: Truth) -> None:
        self.truth = truth
        self.leaks: list[Leak] = []
        self.seen: Counter[str] = Counter()

    def frame(self, table: str, player: str | None, raw: bytes) -> None:
        """Read a frame of a table's socket."""
        self.seen["frames"] += 1
        self.seen["bytes"] += len(raw)
        is_table = _V.match(raw)
        if is_table is None:
            self.blank(raw.decode(), f"frame {raw[:16]!r}")
            if raw.startswith(_EQUITY):
                self.seen["equities"] += 1
                self._leak("equity", false_shares(self.truth, raw), f"frame {raw[:60]!r}")
            return
        v, at = int(is_table.group(1)), self.truth.tables[table]
        hand = at.dealt_at(v)
        hashed = [each for each in (hand, at.sealed_at(v)) if each is not None]
        table_now, _, more = raw.partition(_LAST)
        last, reset, more = more.partition(_RESET)
        about, you, own = more.partition(_YOU)  # what all viewers are sent is the same text, and searched once
        for part in (table_now, reset + about):
            self._judge(part.decode(), player, v, hand, hashed, f"v {v}")
        self._judge((you + own).decode(), player, v, hand, hashed, f"v {v}", is_own=True)
        self._judge(last.decode(), None, v, at.dealt_before(v), [], f"the hand before v {v}")
        self.seen["hands before"] += last != b"null"

    def answer(self, player: str | None, text: str, hand: str, *, is_own: bool = False) -> None:
        """Read what is said of a finished hand; `is_own`: its player is told what his own cards make."""
        told = self.truth.hands[hand]
        self._judge(text, player, FOR_EVER, told, [told], f"hand {told.hand}", is_own=is_own)

    def blank(self, text: str, where: str) -> None:
        """Read what has to do with no card at all: nothing but ids may be in it."""
        self._judge(text, None, -1, None, [], where)

    def _judge(
        self,
        text: str,
        player: str | None,
        v: int,
        hand: HandTruth | None,
        hashed: list[HandTruth],
        where: str,
        *,
        is_own: bool = False,
    ) -> None:
        found = search(text)
        known = hand.known(player, v) if hand is not None else set()
        may_open = {(str(card), *hand.openings[card]) for card in known} if hand is not None else set()
        may_name = {name for name, since in hand.names.items() if since <= v} if hand is not None else set()
        if hand is not None and is_own:
            may_name |= hand.own_names(player, v)
        self._leak("card", found.cards - {str(card) for card in known}, where)
        self._leak("card in words", found.words, where)
        self._leak("opening", found.openings - may_open, where)
        self._leak("name of a hand", found.names - may_name, where)
        self._leak("oddity", found.oddities, where)
        allowed = self.truth.ids | {salt for _, _, salt in may_open}
        for each in hashed:
            allowed |= {opened for opened, since in each.hashes.items() if since <= v}
        self._leak("secret", found.longs - allowed, where)
        if hand is not None:
            self._leak("mask", found.numbers & hand.masks(player, v) if found.numbers else (), where)
            self._leak("order", [order for order in hand.orders() if order in text], where)
        self.seen["cards"] += len(found.cards)
        self.seen["names"] += len(found.names)
        self.seen["openings"] += len(found.openings)
        self.seen["hashes"] += len(found.longs)

    def _leak(self, kind: str, found: Iterable[object], where: str) -> None:
        self.leaks += [Leak(kind, str(each), where) for each in found]


@lru_cache(64)
def false_shares(truth: Truth, raw: bytes) -> tuple[str, ...]:
    """Return the shares of an equity frame that do not follow from cards that lay face up when it was worked out."""
    told = json.loads(raw)
    hand, rows, wrong = truth.hands[told["hand"]], told["shares"], []
    live = [seat for seat, _ in rows[0]]
    dead = [card for seat, up in hand.up.items() if seat not in live for card in up]
    for place, row in enumerate(rows):
        hands = [(hand.down[seat], *hand.up[seat][: 5 - len(rows) + place]) for seat in live]
        found = equity(hands, dead, chance=Random(1))
        near = 0.0001 if found.exact else 0.06
        true = dict(zip(live, found.shares, strict=True))
        wrong += [f"{place}: {seat} {share}" for seat, share in row if abs(share - true[seat]) > near]
    return tuple(wrong)


@lru_cache(64)
def search(text: str) -> Found:
    """Return what a text holds, in whatever spelling."""
    if "\\" in text:
        text = _ESCAPE.sub(lambda escape: chr(int(escape.group(1), 16)) if escape.group(1) else " ", text)
    cards, longs, numbers = set[str](), set[str](), set[str]()
    for token in set(_TOKEN.findall(text)):
        cards.update(_cards_in(token))
        if token.isdecimal() and len(token) <= 20:  # times and fractions are long, chips short
            numbers |= {token} if 5 <= len(token) <= 10 else set()
        elif len(token) >= 12 and len(_DIGIT.findall(token)) >= (1 if len(token) >= 32 else 3):
            longs.add(token)
    words = set(_WORDS.findall(text.lower()))
    if not text.isascii():
        words |= set(_PLAYING_CARDS.findall(text))
        for rank, suit, first_suit, last_rank in _SIGNS.findall(text):
            sign = "shdc"["♠♥♦♣♤♡♢♧".index(suit or first_suit) % 4]
            cards.add((rank or last_rank).replace("10", "T") + sign)
    openings = [(m[0] or m[4], int(m[1] or m[3]), m[2] or m[5]) for m in _OPENINGS.findall(text)]
    told = _TOLD_NAMES.findall(text)
    oddities = set()
    if text.count('"position":') != len(openings):
        oddities.add("a position that opens nothing")
    if text.count('"key":"rank-') != 2 * len(told) or '"key":"suit-' in text:
        oddities.add("a rank or suit outside a hand's name")
    names = {*_NAMES.findall(text), *((category, ranks.replace("-", "")) for category, ranks in told)}
    sets = map(frozenset, (cards, words, openings, names, longs, numbers, oddities))
    return Found(*sets)


@lru_cache(50_000)
def _cards_in(token: str) -> tuple[str, ...]:
    runs = _CARDS.findall(token)
    return tuple([run[at] + run[at + 1].lower() for run in runs for at in range(0, len(run), 2) if run[at] != "?"])
