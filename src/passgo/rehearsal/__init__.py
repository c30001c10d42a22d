"""Rehearsals: a whole championship played by generated people and bots, to learn, to demonstrate, to test."""

from passgo.rehearsal.course import Course, Report, rehearse
from passgo.rehearsal.kept import keep, next_stage, play_next

__all__ = ["Course", "Report", "keep", "next_stage", "play_next", "rehearse"]
