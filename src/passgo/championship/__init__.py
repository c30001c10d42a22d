"""Championships from the first registration to the national champion: pure, event-sourced, third-party free."""

from passgo.championship.championship import Championship, open_championship, replay
from passgo.championship.commands import Actor, Command, matrix
from passgo.championship.events import Event
from passgo.championship.file_faults import Fault, FormatError
from passgo.championship.format import Format, parse, preset, presets
from passgo.championship.personal_data import People, Person
from passgo.championship.refusals import Refused
from passgo.championship.sheets import Holding, Line, Price, PriceList, Sheet

__all__ = [
    "Actor",
    "Championship",
    "Command",
    "Event",
    "Fault",
    "Format",
    "FormatError",
    "Holding",
    "Line",
    "People",
    "Person",
    "Price",
    "PriceList",
    "Refused",
    "Sheet",
    "matrix",
    "open_championship",
    "parse",
    "preset",
    "presets",
    "replay",
]
