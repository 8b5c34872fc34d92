"""Each rule of the rule book has a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
RULE_BOOK = HERE.parents[1] / "docs" / "rules.md"


def test_every_rule_of_the_rule_book_has_a_test_named_by_its_number() -> None:
    rules = [int(number) for number in re.findall(r"(?m)^### R(\d+) ", RULE_BOOK.read_text(encoding="utf-8"))]
    assert rules == list(range(1, 39))
    tests = "\n".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_r*.py"))
    tested = {int(number) for number in re.findall(r"(?m)^def test_r(\d+)_", tests)}
    assert tested == set(rules)
