"""The page about the protocol tells everything that goes over the wire, and its examples are true."""

from __future__ import annotations

import dataclasses
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from litestar.handlers import HTTPRouteHandler

from americana.cards import Card, card
from americana.engine.actions import type_of_verb
from americana.room import codec
from americana.room.audience import LONGEST_QUEUE
from americana.room.codec import EVENT_TYPES
from americana.room.events import TableCarried, TableOpened
from americana.room.hosting import MOST_HOSTED, MOST_NEW, MOST_OWN, NEW_SECONDS
from americana.room.live.agenda import LEFT_SECONDS
from americana.room.live.inbox import MOST_WAITING
from americana.room.wire import asks, frames, pictures
from americana.room.wire.asks import LONGEST_FRAME, PROTOCOL, ToRoom, read_ask
from americana.room.wire.frames import FromRoom
from americana.rules import Rules
from americana.server.http import API
from americana.server.my_hands import MY_HANDS
from americana.server.proofs import PROOFS
from scripts.message_uses import Source

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")

SPEAK = (
    "engine/acting.py",
    "engine/play.py",
    "table/orders.py",
    "table/state.py",
    "room/audience.py",
    "room/card_search.py",
    "room/files/clerks.py",
    "room/hosting.py",
    "room/live/dealing.py",
    "room/live/inbox.py",
    "room/live/orders.py",
    "room/live/table.py",
    "room/naming.py",
    "room/people.py",
    "room/proofs.py",
    "room/room.py",
    "room/store/accounts.py",
    "room/store/committer.py",
    "room/store/hands.py",
    "room/store/store.py",
    "room/store/writer.py",
    "room/upcast.py",
    "room/wire/asks.py",
    "server/app.py",
    "server/auth.py",
    "server/files.py",
    "server/hands.py",
    "server/http.py",
    "server/my_hands.py",
    "server/proofs.py",
    "server/serve.py",
    "server/socket.py",
    "server/sockets.py",
)
"""Modules whose refusals reach a client."""

KEPT_INSIDE = {
    *("bad_dealer", "bad_seat", "bad_stack", "dealer_with_box", "deck_size", "too_few_seats", "too_many_seats"),
    *("no_start", "bad_event", "empty_seat"),
    *("no_action", "not_whole", "bad_player"),
    *("hand_running", "too_few_ready", "chairs_changed"),
    *("row_exists", "row_out_of_order", "done_already"),
}
"""Codes of those modules that no client can bring about: of deals, of logs, of other types, of hosts, of rows."""


def _typed(kind: type, value: object) -> object:
    return card(value) if kind is Card and isinstance(value, str) else value


WHOLE = msgspec.json.Decoder(FromRoom, dec_hook=_typed).decode


def structs() -> Iterator[type[msgspec.Struct]]:
    for module in (asks, frames, pictures):
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct:
                yield kind


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def objects() -> list[str]:
    """Return every JSON object of the page that is written out whole."""
    found = []
    for block in blocks("json"):
        rest = block.strip()
        while rest:
            _, end = json.JSONDecoder().raw_decode(rest)
            found.append(rest[:end])
            rest = rest[end:].strip()
    lines = "\n".join(blocks("text")).splitlines()
    told = [line for line in lines if line.startswith(("→ ", "← ")) and line.count("{") == line.count("}")]
    return [*found, *(line[2:] for line in told if "…" not in line)]


@cache
def codes() -> dict[str, set[str]]:
    """Return the codes that reach a client, each with the facts that every place gives."""
    found: dict[str, set[str]] = {}
    for refusal in Source.under(ROOT / "src" / "americana").refusals():
        place = refusal.place.partition(":")[0]
        if refusal.family == "error" and place in SPEAK and refusal.code not in KEPT_INSIDE:
            assert refusal.code is not None
            facts = set(refusal.facts or ())
            found[refusal.code] = found.get(refusal.code, facts) & facts
    return found


def rows() -> dict[str, str]:
    table = PAGE.partition("## Codes")[2].partition("## Versions")[0]
    lines = [line for line in table.splitlines() if line.startswith("| `")]
    return {code: line for line in lines for code in re.findall(r"`(\w+)`", line.split("|")[1])}


@pytest.mark.parametrize("kind", [*get_args(ToRoom), *get_args(FromRoom)])
def test_every_frame_is_on_the_page(kind: type[msgspec.Struct]) -> None:
    assert f"`{kind.__struct_config__.tag}`" in PAGE


@pytest.mark.parametrize("kind", list(structs()))
def test_every_field_of_the_wire_is_on_the_page(kind: type[msgspec.Struct]) -> None:
    assert [name for name in kind.__struct_fields__ if f"`{name}`" not in PAGE] == []


@pytest.mark.parametrize("kind", [kind for kind in EVENT_TYPES.values() if kind not in (TableOpened, TableCarried)])
def test_every_event_has_a_row_with_its_fields(kind: type) -> None:
    (row,) = [
        line for line in PAGE.splitlines() if line.startswith("| `") and f"`{kind.__name__}`" in line.split("|")[1]
    ]
    assert [field.name for field in dataclasses.fields(kind) if f"`{field.name}`" not in row] == []


@pytest.mark.parametrize("route", [*API, *MY_HANDS, *PROOFS])
def test_every_request_is_on_the_page(route: HTTPRouteHandler) -> None:
    told = {re.sub(r"\{\w+\}", "{}", path) for path in re.findall(r"`([A-Z]+ /\S+?)[?`]", PAGE)}
    asked = {f"{method} {re.sub(r'{[^}]*}', '{}', path)}" for method in route.http_methods for path in route.paths}
    assert asked - {f"HEAD {path}" for path in route.paths} <= told


def test_every_house_rule_is_on_the_page() -> None:
    assert [field.name for field in dataclasses.fields(Rules) if f"`{field.name}`" not in PAGE] == []


def test_every_code_that_reaches_a_client_has_a_row_with_its_facts() -> None:
    written = rows()
    assert {code: [f for f in facts if f"`{f}`" not in written[code]] for code, facts in codes().items()} == {
        code: [] for code in codes()
    }


def test_no_row_is_about_a_code_that_nobody_sends() -> None:
    at_the_gate = set(re.findall(r'"(bad_\w+|not_ready)"', (ROOT / "src/americana/server/gate.py").read_text("utf-8")))
    assert rows().keys() - codes().keys() - at_the_gate - {"bad_log"} == set()
    assert at_the_gate <= rows().keys()


def test_the_examples_of_what_a_client_sends_are_accepted_and_leave_out_no_kind() -> None:
    read = [read_ask(text) for text in objects() if '"do"' in text]
    assert {type(ask) for ask in read} == set(get_args(ToRoom))


def test_the_moves_on_the_page_are_the_verbs_of_the_menu() -> None:
    moves = [ask for text in objects() if '"do"' in text and isinstance(ask := read_ask(text), asks.Move)]
    assert {move.__struct_config__.tag for move in moves} == set(type_of_verb)


def test_the_examples_of_what_the_room_sends_are_whole_frames_of_every_kind() -> None:
    seen = set()
    for text in objects():
        if '"is"' in text:
            frame = WHOLE(text)
            again = json.loads(codec.encode(frame))
            if isinstance(frame, frames.TableFrame) and frame.about is None:
                assert codec.events_of(json.loads(text)["events"])
                del again["about"]
            assert again == json.loads(text)
            seen.add(type(frame))
    assert seen == set(get_args(FromRoom))


def test_the_numbers_on_the_page_are_those_of_the_room() -> None:
    assert f"the number **{PROTOCOL}**" in PAGE
    assert f"{LONGEST_FRAME:,} characters" in PAGE
    assert f"| {LONGEST_QUEUE} |" in PAGE
    assert f"| {MOST_WAITING} |" in PAGE
    assert (MOST_NEW, NEW_SECONDS, MOST_OWN, MOST_HOSTED, LEFT_SECONDS) == (10, 600, 3, 100, 1800)
    assert "| 10 in ten minutes | `tables_too_soon` |" in PAGE
