"""A table's log: its entries, what each of them changes, and replays."""
