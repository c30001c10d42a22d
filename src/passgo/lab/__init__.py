"""The lab: play many games, count what happens, rate the bots."""

from passgo.lab.simulate import BadPlan, Plan, PlayLost, simulate
from passgo.lab.statistics import Tally, wilson

__all__ = ["BadPlan", "Plan", "PlayLost", "Tally", "simulate", "wilson"]
