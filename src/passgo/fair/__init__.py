"""Dice that nobody can steer and anybody can check."""

from passgo.fair.stream import BadSeed, FairChance, game_key, number_at, seat_commitment, server_commitment

__all__ = ["BadSeed", "FairChance", "game_key", "number_at", "seat_commitment", "server_commitment"]
