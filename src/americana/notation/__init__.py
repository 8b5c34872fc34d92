"""Hands as text: hand histories that programs exchange (PHH), and a transcript that a person reads."""

from americana.notation.phh import read_phh, write_phh
from americana.notation.phhs import read_phhs, write_phhs
from americana.notation.record import ALL, Record, Viewer
from americana.notation.source import Source
from americana.notation.transcript import transcript

__all__ = ["ALL", "Record", "Source", "Viewer", "read_phh", "read_phhs", "transcript", "write_phh", "write_phhs"]
