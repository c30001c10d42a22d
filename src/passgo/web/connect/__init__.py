"""How clients reach a table: who may do what there, sockets, event streams, and the way to another server."""
