"""What every request meets first, and how the server is watched."""
