"""Through the page as with a keyboard alone: from stop to stop, each of which shows that it has the focus."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page

MOST_TABS = 120
"""The lobby of the tests lists sixty tables, and the one that is looked for may be the last."""
IS_SEEN = """() => {
    const { outlineStyle, outlineWidth, clipPath } = getComputedStyle(document.activeElement);
    return document.activeElement.matches(':focus-visible') && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
        && clipPath === 'none';
}"""


def is_focused(target: Locator) -> bool:
    return bool(target.count()) and bool(target.first.evaluate("(element) => element === document.activeElement"))


def tab_to(page: Page, target: Locator, most: int = MOST_TABS, key: str = "Tab") -> None:
    """Walk there; each stop on the way shows that it has the focus."""
    for _ in range(most):
        page.keyboard.press(key)
        is_seen = page.evaluate(f"document.activeElement.tabIndex < 0 || ({IS_SEEN})()")  # the page itself is no stop
        assert is_seen, page.evaluate("document.activeElement.outerHTML.slice(0, 300)")
        if is_focused(target):
            return
    pytest.fail("it was not reached")
