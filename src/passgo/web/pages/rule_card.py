"""The guide of an edition as a page to print, for judges and for tables with a real board."""

import datetime
from functools import lru_cache

from passgo.printing import RuleChapter, RuleFacts, rule_card
from passgo.printing.emblem import emblem_of
from passgo.web.pages.guide import guide
from passgo.web.plumbing.edition_words import edition, edition_speech
from passgo.web.plumbing.looks import look
from passgo.words.names import Names


def rules_of(name: str, language: str, championship: str = "") -> RuleFacts:
    found = edition(name)
    names = Names(found, edition_speech(language, found))
    chapters = tuple(RuleChapter(chapter.title, tuple(chapter.lines)) for chapter in guide(names))
    return RuleFacts(names.say("guide-title", edition=names.edition_name()), chapters, championship)


@lru_cache(maxsize=256)
def printed_rules(name: str, language: str, day: datetime.date) -> bytes:
    """The printed guide, cached until the day changes: typesetting it takes a while."""
    return typeset(name, language, day)


def typeset(name: str, language: str, day: datetime.date, championship: str = "") -> bytes:
    """The guide with the emblem of its edition; for the tables of a championship with its name."""
    emblem = emblem_of(look(name), edition(name).board)
    return rule_card(rules_of(name, language, championship), language, day, emblem)
