"""Visitors, sessions and accounts, and what the server keeps about a person."""
