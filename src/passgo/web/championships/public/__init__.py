"""Pages for everybody: the championships, their boards and standings."""
