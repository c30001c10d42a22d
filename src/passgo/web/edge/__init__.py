"""The edge of the server: what every request passes first, logs and metrics."""
