"""The terminal game: people against bots, or against each other at one keyboard."""
