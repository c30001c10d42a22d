"""Live tables: one writer each, seats, clocks, roles and views. Sans-IO: server and simulator drive the same object."""

from passgo.tables.commands.commands import CLIENT_KINDS, JUDGE, PUBLIC, SEAT, SPECTATOR, SYSTEM, Command, seat_role
from passgo.tables.effects import (
    CreateTable,
    Effect,
    KeepEdition,
    KeepLine,
    KeepSeed,
    Outcome,
    Reply,
    RoleGone,
    Tell,
    Unload,
    Wake,
)
from passgo.tables.refusals import BrokenTable, Refused
from passgo.tables.settings import Clocks, Settings
from passgo.tables.shown.facts import PublicView, Snapshot, TableView
from passgo.tables.shown.messages import PROTOCOL, read_client
from passgo.tables.table import Table

__all__ = [
    "CLIENT_KINDS",
    "JUDGE",
    "PROTOCOL",
    "PUBLIC",
    "SEAT",
    "SPECTATOR",
    "SYSTEM",
    "BrokenTable",
    "Clocks",
    "Command",
    "CreateTable",
    "Effect",
    "KeepEdition",
    "KeepLine",
    "KeepSeed",
    "Outcome",
    "PublicView",
    "Refused",
    "Reply",
    "RoleGone",
    "Settings",
    "Snapshot",
    "Table",
    "TableView",
    "Tell",
    "Unload",
    "Wake",
    "read_client",
    "seat_role",
]
