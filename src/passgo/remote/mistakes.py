"""What a program that plays can do wrong, by name."""


class BotFault(Exception):
    """A bot's program did not answer as it must; the plainest legal answer stands in for it."""


class BotDied(BotFault):
    """It ended, or could not be started."""


class BotHung(BotFault):
    """It did not answer in time and was ended."""


class BotFlooded(BotFault):
    """It wrote more than it was asked for and was ended."""


class BotGarbled(BotFault):
    """It answered something that is no action."""


class BotsLost(Exception):
    """A program was lost so often that it is not started again."""
