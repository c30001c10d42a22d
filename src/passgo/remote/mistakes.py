"""Faults of a program that plays, by name."""


class BotFault(Exception):
    """A bot's program did not answer as it must; the plainest legal answer replaces its own."""


class BotDied(BotFault):
    """The program ended, or could not be started."""


class BotHung(BotFault):
    """The program did not answer in time and was killed."""


class BotFlooded(BotFault):
    """The program wrote more than it was asked for and was killed."""


class BotGarbled(BotFault):
    """The program's answer is not an action."""


class BotsLost(Exception):
    """A program was lost so often that it is not started again."""
