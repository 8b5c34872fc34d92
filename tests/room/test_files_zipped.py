"""A zip may be made to burst, to lead elsewhere, or be cut: it is refused, and nothing of it reaches the disk."""

from __future__ import annotations

import struct
import time
import zipfile
from pathlib import Path

import pytest

from americana.notation import write_phh
from americana.room.files import zipped
from americana.room.files.reading import Findings, own_hands
from tests.unit.phh_hands import HANDS

GOOD = write_phh(HANDS["a showdown"](), 1)
NOW = 1_790_000_000_000_000


def zip_of(path: Path, **files: bytes | str) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(name.replace("__", "."), text)
    return path


def read(path: Path) -> tuple[int, list[tuple[str, object]]]:
    findings = Findings()
    list(own_hands(path, "Ana", NOW, findings))
    return findings.read, [(fault.code, fault.facts.get("file")) for fault in findings.faults]


def test_the_files_of_a_zip_are_read_one_after_the_other(tmp_path: Path) -> None:
    path = tmp_path / "hands.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("mine/b.phhs", f"[1]\n{GOOD}\n[2]\n{GOOD}")
        archive.writestr("a.phh", GOOD)
        archive.writestr("mine/", "")
        archive.writestr("__MACOSX/._a.phh", "\x00\x05")
    assert read(path) == (3, [])


def test_a_fault_in_a_zip_names_its_file(tmp_path: Path) -> None:
    path = zip_of(tmp_path / "x.zip", a__phh=GOOD, b__phhs="[1]\nvariant = 7\n")
    assert read(path) == (1, [("unknown_variant", "b.phhs")])


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("../a.phh", "zip_path"),
        ("/etc/a.phh", "zip_path"),
        ("c:\\a.phh", "zip_path"),
        ("a\x1b[2J.phh", "zip_path"),
        ("b.zip", "zip_nested"),
        ("readme.txt", "zip_other"),
        ("a.phh.exe", "zip_other"),
    ],
)
def test_names_that_no_file_of_hands_has_are_refused(tmp_path: Path, name: str, code: str) -> None:
    path = tmp_path / "x.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(name, GOOD)
    _, [(found, _)] = read(path)
    assert found == code


def test_a_zip_that_bursts_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bomb = zip_of(tmp_path / "bomb.zip", a__phhs=b"# nothing at all\n" * 4_000_000)
    began = time.perf_counter()
    assert read(bomb)[1][-1][0] == "zip_too_big"
    assert time.perf_counter() - began < 20
    monkeypatch.setattr(zipped, "MOST_UNPACKED", 10_000)
    many = zip_of(tmp_path / "many.zip", **{f"{n}__phh": GOOD for n in range(12)})
    assert read(many)[1][0][0] == "zip_too_big"


def test_a_list_of_files_without_end_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "list.zip"
    path.write_bytes(b"PK\x03\x04" + b"\x00" * 100 + struct.pack("<4s4H2LH", b"PK\x05\x06", 0, 0, 9, 9, 2**30, 4, 0))
    assert read(path)[1] == [("zip_too_big", None)]


def test_a_zip_cut_anywhere_or_encrypted_is_refused(tmp_path: Path) -> None:
    whole = zip_of(tmp_path / "x.zip", a__phh=GOOD, b__phh=GOOD).read_bytes()
    path = tmp_path / "cut.zip"
    for end in (*range(4, len(whole) - 1, 97), len(whole) - 1):
        path.write_bytes(whole[:end])
        assert read(path)[1], end
    locked = bytearray(whole)
    at = whole.index(b"PK\x01\x02")
    locked[at + 8] |= 1
    path.write_bytes(bytes(locked))
    assert read(path)[1][0][0] == "zip_damaged"


def test_flipped_bytes_never_raise_anything_else(tmp_path: Path) -> None:
    whole = zip_of(tmp_path / "x.zip", a__phh=GOOD).read_bytes()
    path = tmp_path / "flip.zip"
    for at in range(0, len(whole), 11):
        path.write_bytes(whole[:at] + bytes([whole[at] ^ 0xFF]) + whole[at + 1 :])
        read(path)


def test_an_empty_zip_has_no_hands(tmp_path: Path) -> None:
    path = tmp_path / "empty.zip"
    zipfile.ZipFile(path, "w").close()
    assert read(path) == (0, [("no_hands", None)])


def test_what_is_no_zip_is_read_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "a.phh"
    path.write_text(GOOD)
    assert read(path) == (1, [])


def test_a_zip_that_counts_its_files_where_only_a_large_one_does_is_not_opened(tmp_path: Path) -> None:
    path = zip_of(tmp_path / "x.zip", a__phh=GOOD)
    body, end = path.read_bytes()[:-22], path.read_bytes()[-22:]
    count, size, start = struct.unpack("<10xH2L2x", end)
    large = struct.pack("<4sQ2H2L4Q", b"PK\x06\x06", 44, 45, 45, 0, 0, count, count, size, start)
    path.write_bytes(body + large + struct.pack("<4sLQL", b"PK\x06\x07", 0, len(body), 1) + end)
    with zipfile.ZipFile(path) as archive:
        assert archive.namelist() == ["a.phh"]
    assert read(path) == (0, [("zip_damaged", None)])
