"""A table's log: the entries, what each of them changes, and reading it again."""
