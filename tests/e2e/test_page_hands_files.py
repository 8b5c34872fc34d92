"""Hands as files, from the page: saved as they are listed, brought in here and elsewhere, faults told by lines."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.listing import down_card, played, rows
from tests.e2e.rooms import quick
from tests.e2e.visitor import PATIENCE, Invite, Visitor


def saved(visitor: Visitor, folder: Path) -> Path:
    """Save all hands, and return the file."""
    with visitor.page.expect_download() as downloading:
        visitor.page.get_by_role("button", name="Save all hands").click()
    file = folder / downloading.value.suggested_filename
    downloading.value.save_as(file)
    return file


def statistics(visitor: Visitor) -> list[str]:
    """All numbers and names of the statistics but the curve's, which is drawn."""
    page = visitor.page
    page.get_by_role("link", name="Statistics").click()
    expect(page.get_by_role("table", name="By door card")).to_be_visible()
    return page.locator(".sums, .figures ul, .figures table:visible").all_inner_texts()


def test_hands_that_are_saved_can_be_brought_in_and_are_known(invite: Invite, table: str, tmp_path: Path) -> None:
    anna = invite()
    played(anna, table)
    page = anna.page
    count = rows(page).count()
    file = saved(anna, tmp_path)
    assert re.fullmatch(r"americana-\d{4}-\d\d-\d\d\.phhs", file.name)
    assert len(re.findall(r"^\[\d+\]$", file.read_text("utf-8"), re.MULTILINE)) == count
    expect(page.get_by_text(f"{count} hands saved.")).to_be_visible()
    page.get_by_role("button", name="Import hands").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Choose a file").set_input_files(file)
    expect(dialog.get_by_text("There is no new hand in this file.")).to_be_visible(timeout=PATIENCE)
    broken = tmp_path / "broken.phhs"
    broken.write_text(file.read_text("utf-8").replace("actions = [", "actions = (", 1), "utf-8")
    dialog.locator("input[type=file]").set_input_files(broken)
    expect(dialog.get_by_text("Nothing was kept.")).to_be_visible(timeout=PATIENCE)
    expect(dialog.get_by_text(re.compile(r"^Line \d+"))).to_be_visible()
    dialog.get_by_role("button", name="Keep the good ones").click()
    expect(dialog.get_by_text("What was not understood").first).to_be_visible(timeout=PATIENCE)
    expect(dialog.get_by_role("definition")).to_have_text([str(count - 1), "0", str(count - 1)])


def test_a_stranger_brings_his_hands_into_another_room(invite: Invite, table: str, data: Path, tmp_path: Path) -> None:
    anna = invite()
    played(anna, table)
    count = rows(anna.page).count()
    cards = [down_card(row) for row in rows(anna.page).all()]
    file = saved(anna, tmp_path)
    figures = statistics(anna)
    with quick(data, tables=1) as house:
        olga = invite(house)
        page = olga.page
        page.goto(f"{house.address}/hands")
        page.get_by_role("button", name="Import hands").click()
        page.get_by_label("Choose a file").set_input_files(file)
        expect(page.get_by_text("All hands were understood.")).to_be_visible(timeout=PATIENCE)
        page.get_by_role("dialog").get_by_role("button", name="Close").last.click()
        expect(rows(page)).to_have_count(count)
        assert [down_card(row) for row in rows(page).all()] == cards
        expect(rows(page).first.get_by_text("from a file")).to_be_visible()
        assert statistics(olga) == figures
