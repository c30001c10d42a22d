"""The judge's panel of a table over the board."""
