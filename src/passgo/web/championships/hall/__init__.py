"""Pages of the hall: the clock, the score sheets, and the links by which officials enter."""
