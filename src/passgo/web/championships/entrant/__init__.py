"""Pages of somebody who enters: registration, their entry, the way to their table."""
