"""Hands as files, down and up: written for one player, read from anybody, in worker processes of their own."""

from americana.room.files.clerks import Clerk, Clerks
from americana.room.files.exporting import Exporting
from americana.room.files.importing import Read, read_file, record_of_import
from americana.room.files.jobs import Counted, ExportJob, ImportJob
from americana.room.files.writing import phh_of

__all__ = [
    "Clerk",
    "Clerks",
    "Counted",
    "ExportJob",
    "Exporting",
    "ImportJob",
    "Read",
    "phh_of",
    "read_file",
    "record_of_import",
]
