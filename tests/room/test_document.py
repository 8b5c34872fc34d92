"""The page's document names what its reader is about to need: his language, and the files of the part that he opens."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from americana.say import LANGUAGES
from americana.say.bundles import part_of
from americana.server.document import Document, language_of
from americana.server.http import LOBBY_KEYS
from americana.server.pages import ASKED, PLACES, STATIC
from scripts.page_uses import page_uses

WEB = Path(__file__).resolve().parents[2] / "web" / "src"

BUILT = {
    "index.html": b'<!doctype html><html lang="en"><head><title>A</title></head><body></body></html>',
    "parts.json": json.dumps(
        {
            "index.html": {"file": "assets/index.js", "imports": ["_shared.js"], "css": ["assets/index.css"]},
            "_shared.js": {"file": "assets/shared.js"},
            "_card.js": {"file": "assets/card.js", "imports": ["_shared.js"], "css": ["assets/card.css"]},
            "src/Lobby.svelte": {
                "file": "assets/Lobby.js",
                "imports": ["_card.js", "index.html"],
                "isDynamicEntry": True,
            },
        }
    ).encode(),
}


def links(text: bytes) -> list[tuple[str, str]]:
    return re.findall(r'<link rel="([a-z]+)"[^>]*? href="([^"]+)"', text.decode())


def test_a_part_is_named_with_all_that_it_imports_and_nothing_twice() -> None:
    text = Document(BUILT, {"src/Lobby.svelte": ("/api/messages/{language}", "/api/lobby")}).at(
        "src/Lobby.svelte", "da"
    )
    assert b'<html lang="da">' in text
    assert links(text) == [
        ("preload", "/api/messages/da"),
        ("preload", "/api/lobby"),
        ("modulepreload", "/assets/card.js"),
        ("stylesheet", "/assets/card.css"),
        ("modulepreload", "/assets/Lobby.js"),
    ]


def test_a_page_whose_parts_are_not_known_is_given_as_it_is() -> None:
    assert Document({"index.html": BUILT["index.html"]}, {}).at("src/Lobby.svelte", "en") == BUILT["index.html"]


@pytest.mark.parametrize("part", PLACES)
def test_every_place_of_the_built_page_has_its_part(part: str) -> None:
    files = {name: (STATIC / name).read_bytes() for name in ("index.html", "parts.json")}
    named = [address for _, address in links(Document(files, ASKED).at(f"src/{part}.svelte", "en"))]
    assert any(address.startswith(f"/assets/{part}-") for address in named)
    assert len(named) == len(set(named))


@pytest.mark.parametrize(
    ("cookies", "accepted", "language"),
    [
        ({}, "", "en"),
        ({}, "sv-SE,sv;q=0.9", "en"),
        ({}, "pt-BR,pt;q=0.9,en;q=0.8", "pt"),
        ({"americana_language": "uk"}, "da", "uk"),
        ({"americana_language": '"><script>'}, "da", "da"),
        ({}, "x" * 100_000, "en"),
    ],
)
def test_a_reader_is_spoken_to_in_his_language(cookies: dict[str, str], accepted: str, language: str) -> None:
    assert language_of(cookies, accepted) == language


def components(name: str, known: set[str]) -> set[str]:
    """The components that one shows at once: what it imports, but for what it fetches later."""
    known.add(name)
    text = (WEB / name).read_text("utf-8")
    for found in re.findall(r'^  import \w+ from "\./(\w+\.svelte)"', text, re.MULTILINE):
        if found not in known:
            components(found, known)
    return known


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_begins_with_all_that_it_says_at_once(language: str) -> None:
    shown = components("App.svelte", set()) | components("Lobby.svelte", set())
    uses = [use for use in page_uses(WEB) if use.place.split(":")[0] in shown]
    keys = re.findall(r"^([a-zA-Z][\w-]*) *=", part_of(language, LOBBY_KEYS), re.MULTILINE)
    assert len(uses) > 40
    assert [use for use in uses if not any(map(use.is_for, keys))] == []
