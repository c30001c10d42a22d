"""passgo plays, judges and studies property-trading board games."""

from passgo import _build
from passgo._build import mode

__all__ = ["__version__", "mode"]

__version__ = "0.2.0"

_build.ignore_stale_files(__path__[0])
