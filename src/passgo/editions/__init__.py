"""Editions: what differs between games, as data. One folder each; `load` turns a name or a file into a board."""

from passgo.editions.faults import EditionError, Fault
from passgo.editions.files import names
from passgo.editions.loader import Edition, load

__all__ = ["Edition", "EditionError", "Fault", "load", "names"]
