"""What a deal changes for both sides, in sentences."""

from collections.abc import Sequence

from passgo.engine import Game
from passgo.engine.state import Offer
from passgo.engine.sums import DealSums
from passgo.words.names import Names


def changes_told(game: Game, offer: Offer, names: Names, cash: Sequence[int | None]) -> list[str]:
    """Sets made and broken, interest, a warning, and the cash of both afterwards as far as the reader may know it."""
    sums = DealSums(game, offer.maker, offer.to, offer.deal)
    lines = []
    for change in sums.sets:
        key = f"deal-{'set' if change.gains else 'break'}"
        lines.append(told_of(change.seat, key, names, group=names.group(change.group)))
    for seat, interest in ((offer.maker, sums.maker_interest), (offer.to, sums.other_interest)):
        if interest:
            lines.append(told_of(seat, "deal-interest", names, amount=names.money(interest)))
    if sums.giver >= 0:
        times = names.speech.catalogue.number(sums.times)
        key = "deal-times" if sums.times else "deal-nothing"
        lines.append(names.say(key, player=names.player(sums.giver), times=times))
    for seat, gets in ((offer.maker, sums.cash), (offer.to, -sums.cash)):
        before = cash[seat]
        if gets and before is not None and before >= 0:
            lines.append(told_of(seat, "deal-after", names, amount=names.money(before + gets)))
    return lines


def told_of(seat: int, key: str, names: Names, **arguments: object) -> str:
    side = "you" if seat == names.reader else "other"
    return names.say(f"{key}-{side}", player=names.player(seat), **arguments)
