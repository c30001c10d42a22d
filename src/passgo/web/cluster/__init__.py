"""Several servers on one store: who has which table, and the way there."""
