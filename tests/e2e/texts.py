"""Whether a page says sentences only: no key of a message stands in place of one."""

from __future__ import annotations

import re

from playwright.sync_api import Page

FILES = (
    "card|choice|error|event|felt|first|guide|hand|hands|help|limit|lobby|note|play|pot|preset|rank|room|setting|suit|"
    "table|term|text|unseen|verb|word"
)
KEY = re.compile(rf"\b(?:{FILES})-[a-z_]+")
ALL_TEXT = """() => [document.title, document.body.innerText,
    ...[...document.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'))].join('\\n')"""


def names_no_key(page: Page) -> None:
    assert KEY.findall(page.evaluate(ALL_TEXT)) == []
