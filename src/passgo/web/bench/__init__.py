"""How fast live tables are, measured over real sockets."""
