"""The names officials see: of players the nickname and, for the director alone, the real name; of deeds those on the
board of the hall."""

from collections.abc import Iterable
from dataclasses import dataclass

from passgo.web.championships.official_desk import HallDesk
from passgo.web.plumbing.edition_words import edition, edition_speech
from passgo.words.names import Names


def board_names(desk: HallDesk) -> Names:
    """Names on the board of the hall, for the official's language."""
    played = edition(desk.format.edition)
    return Names(played, edition_speech(desk.language, played), local=desk.format.board.names())


@dataclass(frozen=True)
class Player:
    id: str
    name: str  # the nickname; the number of the registration of somebody who was erased
    real: str
    present: bool = False
    fixed: bool = False
    out: str = ""  # bankrupt, expelled or withdrawn, while the game is on
    going: bool = False
    lot: bool = False

    @property
    def label(self) -> str:
        """The label in a list to choose from."""
        return " · ".join(part for part in (self.name, self.real) if part)


def player(desk: HallDesk, entrant: str, **marks: object) -> Player:
    people = desk.office.championship.people
    row = people.rows.get(entrant)
    real = row.name if row is not None and desk.is_director() else ""
    # Officials use the nickname a player proposed, even before it is approved: the player is in the hall already.
    return Player(entrant, people.called(entrant) or placeholder(desk, entrant), real, **marks)  # type: ignore[arg-type]  # marks are its fields


def placeholder(desk: HallDesk, entrant: str) -> str:
    """What is left of somebody who was erased: the number of their registration at their venue, as #17."""
    everybody = desk.office.championship.state.entrants
    one = everybody.get(entrant)
    if one is None:
        return entrant
    return f"#{sum(other.venue == one.venue and other.order <= one.order for other in everybody.values())}"


def choices(desk: HallDesk, entrants: Iterable[str]) -> list[tuple[str, str]]:
    """Players to choose from, in alphabetical order."""
    found = [player(desk, entrant) for entrant in entrants]
    return sorted(((one.id, one.label) for one in found), key=lambda pair: pair[1].casefold())
