"""Championships in the store: one office each, with its people, officials, letters and archives."""

from passgo.office.emails import Letter, Rendered
from passgo.office.errors import (
    ArchiveRefused,
    BadDetails,
    ChampionshipExists,
    InThePast,
    NoSuchChampionship,
    OfficeError,
)
from passgo.office.office import SYSTEM, Office, TermsText, new_entrant_id
from passgo.office.offices import Offices, Summary
from passgo.office.officials import INVITED_ROLES, Official

__all__ = [
    "INVITED_ROLES",
    "SYSTEM",
    "ArchiveRefused",
    "BadDetails",
    "ChampionshipExists",
    "InThePast",
    "Letter",
    "NoSuchChampionship",
    "Office",
    "OfficeError",
    "Offices",
    "Official",
    "Rendered",
    "Summary",
    "TermsText",
    "new_entrant_id",
]
