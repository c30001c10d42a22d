"""Positions in the form that earlier rules wrote them in, and back."""

from passgo.engine.rules import RULES_VERSION


def in_today_s_form(position: dict[str, object]) -> dict[str, object]:
    """A position of earlier rules as it is written now. What is wrong with it is found where it is read."""
    if position.get("version") != 1:
        return position
    today = position.copy()
    today["version"] = RULES_VERSION
    today["content"] = []
    shortage = position.get("shortage")
    auction = position.get("auction")
    if isinstance(shortage, list) and len(shortage) == 4:
        today["shortage"] = [shortage[0], shortage[1], wishes(shortage[2]), shortage[3], None]
    elif isinstance(auction, list) and len(auction) == 9 and auction[0] == -1:
        # The shortage was forgotten when its auction began; who opened it does not matter any more.
        wants = wishes(auction[7])
        opener = next((seat for seat, spaces in enumerate(wants) if spaces), 0)
        today["shortage"] = [opener, auction[8], wants, [0] * len(wants), None]
    return today


def wishes(spaces: object) -> list[list[object]]:
    """One space each, or -1, as a list of spaces each."""
    return [[] if space == -1 else [space] for space in spaces] if isinstance(spaces, list) else []


def as_written_by(rules: int, position: dict[str, object]) -> dict[str, object]:
    """A position of today as earlier rules wrote it, for what was made of it then: digests."""
    if rules != 1:
        return position
    then = position.copy()
    then["version"] = 1
    del then["content"]
    shortage = position["shortage"]
    if position["auction"] is not None:
        then["shortage"] = None
    elif isinstance(shortage, list):
        wants = [spaces[0] if spaces else -1 for spaces in shortage[2]]
        then["shortage"] = [shortage[0], shortage[1], wants, shortage[3]]
    return then
