"""Pages of the hall: clock, score sheets, and the links by which officials come in."""
