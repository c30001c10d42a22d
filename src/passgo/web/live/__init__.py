"""Live tables: who is connected, what is committed, what is told."""
