"""What tells officials people of the same name apart."""

from passgo.championship import Person
from passgo.office import Office


def marks(office: Office) -> dict[str, str]:
    """What stands behind a name: the group, and for those with a namesake the year of birth and the code."""
    people = office.championship.people
    same = people.namesakes()
    return {id: mark(person, office.badge_code(id) if id in same else "") for id, person in people.rows.items()}


def mark(person: Person, code: str) -> str:
    """The mark of somebody; a code for those who have a namesake."""
    parts = (person.group, str(person.born.year), code) if code else (person.group,)
    return " · ".join(part for part in parts if part)
