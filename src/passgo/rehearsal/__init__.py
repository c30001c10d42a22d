"""Rehearsals: a whole championship played by generated people and bots, to learn, to demonstrate, to test."""

from passgo.rehearsal.rehearsal_store import keep, next_stage, play_next
from passgo.rehearsal.script import Course, Report, rehearse

__all__ = ["Course", "Report", "keep", "next_stage", "play_next", "rehearse"]
