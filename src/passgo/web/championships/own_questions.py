"""What a championship's own form asks beside the rules: a minor's guardian, the group and the organisers' questions."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from passgo.championship import Format, Person
from passgo.championship.form_questions import LONGEST_ANSWER, LONGEST_GROUP, NO, TEXT, YES, YES_NO, Groups, Question
from passgo.championship.local_texts import all_versions, said_in
from passgo.web.championships.persons import digits, email_of, is_yes, name_of, phone_of
from passgo.web.plumbing.texts import Speech

Field = Callable[[str], str]

GUARDIAN_FIELDS: Final = ("guardian", "guardian_email", "guardian_phone")
GROUP: Final = "group"
ANSWER: Final = "answer"
NOES: Final = frozenset({"0", "-", "no", "false"})


@dataclass(frozen=True)
class Asked:
    """One question as a form shows it."""

    field: str
    label: str
    required: bool
    options: tuple[tuple[str, str], ...]  # what is kept and what is shown; none for a free text
    value: str
    longest: int = LONGEST_ANSWER

    @property
    def few(self) -> bool:
        """Whether the options have room below each other."""
        return len(self.options) <= 4

    @property
    def shown(self) -> str:
        return dict(self.options).get(self.value, self.value)


def guardian_asked(format: Format) -> tuple[str, ...]:
    return GUARDIAN_FIELDS if format.registration.guardian_below else ()


def answers_asked(format: Format) -> tuple[str, ...]:
    own = tuple(field_of(question) for question in format.questions)
    return (GROUP, *own) if format.groups is not None else own


def fields_asked(format: Format) -> tuple[str, ...]:
    """Names of the fields, in a form or a file."""
    return guardian_asked(format) + answers_asked(format)


def field_of(question: Question) -> str:
    return f"{ANSWER}-{question.id}"


def questions(speech: Speech, tag: str, format: Format, drafted: Mapping[str, str]) -> list[Asked]:
    """The group and the questions, in the language of the page."""
    asked = [group_asked(format.groups, tag, drafted.get(GROUP, ""))] if format.groups is not None else []
    for one in format.questions:
        field = field_of(one)
        label, offered = said_in(one.label, tag), options(speech, tag, one)
        asked.append(Asked(field, label, one.required, offered, drafted.get(field, "")))
    return asked


def group_asked(groups: Groups, tag: str, value: str) -> Asked:
    options = tuple((group, group) for group in groups.listed)
    return Asked(GROUP, said_in(groups.label, tag), groups.required, options, value, LONGEST_GROUP)


def options(speech: Speech, tag: str, question: Question) -> tuple[tuple[str, str], ...]:
    if question.kind == YES_NO:
        return ((YES, speech.say("family-yes")), (NO, speech.say("family-no")))
    return tuple((str(choice), said_in(choice, tag)) for choice in question.choices)


def drafted(person: Person | None) -> dict[str, str]:
    """The fields as they are kept."""
    if person is None:
        return {}
    kept = {name: str(getattr(person, name)) for name in (*GUARDIAN_FIELDS, GROUP)}
    return kept | {f"{ANSWER}-{question}": answer for question, answer in person.answers}


def with_guardian(field: Field, person: Person) -> tuple[Person, list[str]]:
    """The person with their guardian, and the fields that cannot be used. Without a contact, the person's counts."""
    name, email, phone = (field(one).strip() for one in GUARDIAN_FIELDS)
    given = bool(email or phone)
    known = name_of(name)
    mailbox = (email_of(email) if email else "") if given else person.email
    dial = (phone_of(phone) if phone else "") if given else person.phone
    wrong = [one for one, value in zip(GUARDIAN_FIELDS, (known, mailbox, dial), strict=True) if value is None]
    return replace(person, guardian=known or "", guardian_email=mailbox or "", guardian_phone=dial or ""), wrong


def with_answers(field: Field, person: Person, format: Format) -> tuple[Person, list[str]]:
    """The person with their group and their answers, and the fields that cannot be used."""
    wrong = []
    group = plain(field(GROUP)) if format.groups is not None else ""
    if format.groups is not None:
        group = listed(group, format.groups.listed)
        if not format.groups.accepts(group):
            wrong.append(GROUP)
    answers = []
    for one in format.questions:
        answer = answer_of(one, plain(field(field_of(one))))
        if not one.accepts(answer):
            wrong.append(field_of(one))
        elif answer:
            answers.append((one.id, answer))
    return replace(person, group=group, answers=tuple(answers)), wrong


def plain(said: str) -> str:
    """One line without invisible signs."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in said).split())


def listed(said: str, known: tuple[str, ...]) -> str:
    """The entry of a list that somebody has typed in other letters."""
    return next((one for one in known if one.casefold() == said.casefold()), said)


def answer_of(question: Question, said: str) -> str:
    """An answer as it is kept: a file may say yes in any language, or a choice in one of its languages."""
    if question.kind == TEXT or not said:
        return said
    if question.kind == YES_NO:
        return YES if is_yes(said) else NO if digits(said).casefold() in NOES else said
    for choice in question.choices:
        if said.casefold() in [text.casefold() for text in all_versions(choice)]:
            return str(choice)
    return said
