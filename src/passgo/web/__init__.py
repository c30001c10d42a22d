"""The server of live tables: pages, sockets, event streams and the API."""
