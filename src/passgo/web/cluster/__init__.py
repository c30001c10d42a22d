"""Several servers on one store: which of them has a table, and how to reach it."""
