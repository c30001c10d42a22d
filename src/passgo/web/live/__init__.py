"""Live tables: who is connected, what is committed, what clients hear."""
