"""Pages for entrants: registration, their entry, the way to their table."""
