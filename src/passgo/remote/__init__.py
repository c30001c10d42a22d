"""Bots that are separate programs, in any language: they exchange lines of JSON, in the lab or at a live table."""

from passgo.remote.line_bot import LineBot, make
from passgo.remote.mistakes import BotDied, BotFault, BotFlooded, BotGarbled, BotHung, BotsLost
from passgo.remote.process_pool import forgive

__all__ = ["BotDied", "BotFault", "BotFlooded", "BotGarbled", "BotHung", "BotsLost", "LineBot", "forgive", "make"]
