"""Replays: any moment of a game, as a reader may see it."""
