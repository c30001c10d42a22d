"""The REST interface and its document."""
