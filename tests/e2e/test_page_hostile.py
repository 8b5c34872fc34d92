"""The page stays whole: a store it may not use, files that are gone, a room that is away, frames that are none."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.e2e.test_page_truth import acts_once
from tests.e2e.visitor import Frame, Visitor

Invite = Callable[..., Visitor]
GONE = "Failed to load resource"
MARKUP = "<img src=x onerror=\"document.title='fooled'\">"

FORBIDDEN = (
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });"
)
GO = "path => { history.pushState(null, '', '/' + path); dispatchEvent(new PopStateEvent('popstate')); }"
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"
GARBAGE = """
  const sitting = location.pathname.split("/").at(-1);
  const settings = '{"keys":[],"fractions":[null],"theme":{}}';
  const kept = { settings, lobby: '{"filters":7}', language: "[]", secret: "null", [`cut.${sitting}`]: "{" };
  for (const [name, text] of Object.entries(kept)) localStorage.setItem(`americana.${name}`, text);
"""


def is_gone(route: Route) -> None:
    route.fulfill(status=404, body="", content_type="text/plain")


@pytest.mark.parametrize("store", [FORBIDDEN, FULL, GARBAGE], ids=["forbidden", "full", "garbage"])
def test_one_plays_whatever_the_browser_keeps(invite: Invite, table: str, store: str) -> None:
    anna = invite()
    anna.context.add_init_script(store)
    anna.starts(table)
    acts_once(anna)
    anna.page.get_by_role("button", name="Settings", exact=True).click()
    settings = anna.page.get_by_role("dialog", name="Settings")
    settings.get_by_role("radio", name="Light", exact=True).check()
    expect(anna.page.locator("html")).to_have_attribute("data-theme", "light")
    anna.page.keyboard.press("Escape")
    expect(settings).to_be_hidden()
    acts_once(anna)
    assert not anna.page.get_by_role("alert").count()


@pytest.mark.parametrize("file", ["Lobby", "Table"])
def test_a_page_whose_file_is_gone_says_so_and_comes_back_when_it_is_loaded_again(
    invite: Invite, table: str, file: str
) -> None:
    anna = invite()
    anna.visit(table)
    expect(anna.page.get_by_role("button", name="Sit here").first).to_be_visible()
    where = {"Lobby": anna.home, "Table": anna.page.url}[file]
    anna.page.route(f"**/assets/{file}-*.js", is_gone)
    anna.page.goto(where)
    expect(anna.page.get_by_role("alert")).to_contain_text("could not be loaded")
    anna.page.unroute_all()
    anna.page.get_by_role("alert").get_by_role("button", name="Reload").click()
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    assert not anna.page.get_by_role("alert").count()
    anna.forgive(GONE)


def test_a_dialog_whose_file_is_gone_says_so_and_leaves_the_table_as_it_is(invite: Invite, table: str) -> None:
    anna = invite()
    anna.starts(table)
    anna.page.route("**/assets/*.js", is_gone)
    for name in ["Settings", "House rules"]:
        anna.page.get_by_role("button", name=name, exact=True).click()
        expect(anna.page.get_by_role("alert").last).to_contain_text("could not be loaded")
    acts_once(anna)
    anna.forgive(GONE)


def test_without_sentences_the_page_offers_to_load_again_and_goes_on_by_itself(invite: Invite) -> None:
    anna = invite(locale="da-DK")
    anna.page.route("**/api/messages/**", lambda route: route.abort())
    anna.page.goto(anna.home)
    expect(anna.page.get_by_role("button", name="Genindlæs")).to_be_visible()
    anna.page.unroute_all()
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
    anna.forgive(GONE)


def test_a_room_that_does_not_answer_is_told_in_words(invite: Invite, table: str) -> None:
    anna = invite()
    anna.visit(table)
    anna.page.route("**/api/**", lambda route: route.abort())
    anna.sit()
    expect(anna.page.get_by_text("The room does not answer.")).to_be_visible()
    anna.page.unroute_all()
    anna.sit()
    anna.has_a_turn()
    anna.forgive(GONE)


@pytest.mark.parametrize("path", ["table/%", "table/%E0%A4", "%", "table/..%2f"])
def test_an_address_that_says_nothing_leads_back(invite: Invite, path: str) -> None:
    anna = invite()
    anna.page.goto(f"{anna.home}/")
    anna.page.evaluate(
        "path => { history.pushState(null, '', '/' + path); dispatchEvent(new PopStateEvent('popstate')); }", path
    )
    expect(anna.page.get_by_role("main").get_by_role("link")).to_be_visible()


LIES: list[Callable[[Frame], object]] = [
    lambda frame: frame.update(public=None),
    lambda frame: frame.update(v="7"),
    lambda frame: frame["you"].update(menu=[{"verb": MARKUP}]),
    lambda frame: frame["public"].update(seats=[None] * 500),
    lambda frame: frame["public"].update(seal={"hand": MARKUP}),
    lambda frame: [seat.update(chips=1e300) for seat in frame["public"]["seats"] if seat],
    lambda frame: frame.clear(),
]


def test_frames_that_cannot_be_drawn_are_as_good_as_lost(invite: Invite, table: str) -> None:
    anna = invite()
    lies = [*LIES]

    def carry(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(server.send)

        def hears(text: str | bytes) -> None:
            frame = json.loads(text)
            if frame["is"] == "table" and not frame["reset"] and lies:
                lies.pop()(frame)
            page.send(json.dumps(frame))

        server.on_message(hears)

    anna.page.route_web_socket("**/ws/table/**", carry)
    anna.starts(table)
    while lies:
        acts_once(anna)
    acts_once(anna)
    assert anna.page.title() != "fooled"


def test_names_and_lines_are_text_and_nothing_else(invite: Invite, table: str) -> None:
    anna = invite()

    def carry(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(server.send)

        def hears(text: str | bytes) -> None:
            frame = json.loads(text)
            if frame["is"] == "table":
                for seat in filter(None, frame["public"]["seats"]):
                    seat["name"] = MARKUP
                frame["lines"] += [
                    {"key": MARKUP, "args": {}},
                    {"key": "event-folded", "args": {"player": {"seat": 5, "name": MARKUP}}},
                    {"key": "__proto__.constructor", "args": {"__proto__": 1}},
                    None,
                ]
                frame["events"] += [{"event": "Danced"}, {"event": "Folded"}, 7]
            page.send(json.dumps(frame))

        server.on_message(hears)

    anna.page.route_web_socket("**/ws/table/**", carry)
    anna.starts(table)
    acts_once(anna)
    expect(anna.log.filter(has_text=MARKUP).first).to_be_attached()
    assert anna.page.title() != "fooled"
