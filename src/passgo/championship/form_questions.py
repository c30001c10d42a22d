"""What a registration form asks beside the rules: the group of an entrant, and the organisers' own questions."""

from dataclasses import dataclass
from typing import Final

from passgo.championship.file_faults import Findings
from passgo.championship.file_reader import Reading
from passgo.championship.personal_data import Person

TEXT: Final = "text"
CHOICE: Final = "choice"
YES_NO: Final = "yes-no"
KINDS: Final = (TEXT, CHOICE, YES_NO)
YES: Final = "yes"
NO: Final = "no"
MOST_QUESTIONS: Final = 10
MOST_CHOICES: Final = 30
MOST_GROUPS: Final = 200
LONGEST_ANSWER: Final = 300
LONGEST_GROUP: Final = 40


@dataclass(frozen=True)
class Question:
    id: str
    label: str
    kind: str
    required: bool
    choices: tuple[str, ...] = ()

    def answers(self) -> tuple[str, ...]:
        """The answers that are possible, as they are kept; none for a free text."""
        return (YES, NO) if self.kind == YES_NO else tuple(map(str, self.choices))

    def accepts(self, answer: str) -> bool:
        if not answer:
            return not self.required
        return len(answer) <= LONGEST_ANSWER if self.kind == TEXT else answer in self.answers()


@dataclass(frozen=True)
class Groups:
    """A class, a club, a school: what entrants belong to."""

    label: str
    listed: tuple[str, ...] = ()  # empty: people type it
    required: bool = False
    apart: bool = False  # whether players of one group avoid each other in the first round

    def accepts(self, group: str) -> bool:
        if not group:
            return not self.required
        return group in self.listed if self.listed else len(group) <= LONGEST_GROUP


def unanswered(questions: tuple[Question, ...], groups: Groups | None, person: Person) -> list[str]:
    """Ids of the questions with a wrong or missing answer; `group` for the group."""
    given = dict(person.answers)
    wrong = [one.id for one in questions if not one.accepts(given.get(one.id, ""))]
    wrong += sorted(given.keys() - {one.id for one in questions})
    fits = groups.accepts(person.group) if groups is not None else not person.group
    return wrong if fits else ["group", *wrong]


def read_question(row: Reading) -> Question:
    kind = row.choice("kind", KINDS, TEXT)
    question = Question(
        id=row.id("id"),
        label=row.local_text("label"),
        kind=kind,
        required=row.flag("required", False),
        choices=row.list_of_texts("choices", MOST_CHOICES),
    )
    row.close()
    return question


def read_groups(row: Reading) -> Groups:
    groups = Groups(
        label=row.local_text("label"),
        listed=row.words("list", most=MOST_GROUPS, longest=LONGEST_GROUP),
        required=row.flag("required", False),
        apart=row.flag("apart_groups", False),
    )
    row.close()
    return groups


def check_questions(questions: tuple[Question, ...], found: Findings) -> None:
    for i, question in enumerate(questions):
        key = f"questions[{i} {question.id}].choices"
        answers = question.answers()
        if question.kind == CHOICE and len(answers) < 2:
            found.add(key, f"{len(answers)} answers to choose from", "2 or more")
        if question.kind != CHOICE and question.choices:
            found.add(key, f"a question of the kind {question.kind!r} has no choices", f'kind = "{CHOICE}"')
        if len(set(answers)) < len(answers):
            found.add(key, "an answer appears twice", "each once")
