"""The registrar's desk: entries, lists and the door."""
