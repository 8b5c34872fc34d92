"""A browser, servers and visitors for the tests of the page.

Not pytest-playwright's own fixtures: they keep Playwright's event loop until the last test, and no test after the
first of the page could call `asyncio.run`. This browser ends with its module.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.browsers import NoBrowser, launch
from tests.e2e.rooms import House, quick
from tests.e2e.visitor import Invite, Visitor

TABLES = 40


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Where `.ci/run` asks for it, run a test of the page that failed once more; both runs are told."""
    if "RETRY_BROWSER" in os.environ:
        for item in items:
            if item.path.name.startswith("test_page_"):
                item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One browser; each visitor has a context of his own in it."""
    with sync_playwright() as playwright:
        try:
            browser = launch(playwright)
        except NoBrowser as error:
            pytest.fail(str(error), pytrace=False)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def quick_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose tables pause for nothing; each test takes tables of its own."""
    with quick(tmp_path_factory.mktemp("quick") / "room.sqlite", TABLES) as house:
        yield house


@pytest.fixture(scope="module")
def free_tables() -> Iterator[str]:
    """Names of tables that nobody has played at yet."""
    return iter([f"T{number}" for number in range(TABLES)])


@pytest.fixture
def table(free_tables: Iterator[str]) -> str:
    return next(free_tables)


@pytest.fixture
def invite(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Call it for a new visitor of the quick server, or of the house that is given; none may leave a fault behind."""
    visitors: list[Visitor] = []

    def call(house: House | None = None, **settings: Any) -> Visitor:
        home = house or request.getfixturevalue("quick_house")
        visitors.append(Visitor(chromium, home.address, **settings))
        return visitors[-1]

    yield call
    faults = [fault for visitor in visitors for fault in visitor.faults]
    for visitor in visitors:
        visitor.context.close()
    assert faults == []


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The file of a server of one test's own."""
    return tmp_path / "room.sqlite"
