"""Benchmarks of live tables, over real sockets."""
