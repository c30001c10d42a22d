"""A whole championship played through with generated people and bots: to learn, to show, to test."""

from passgo.rehearsal.course import Report, rehearse

__all__ = ["Report", "rehearse"]
