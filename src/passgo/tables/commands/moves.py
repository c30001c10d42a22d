"""Actions of the game: is the command fresh, do the rules allow it, does it wait for real dice, who claims at once."""

from typing import Final

from passgo.engine import IllegalAction, action_from_json, actions
from passgo.engine.actions import Action, BadAction
from passgo.engine.chance import Chance
from passgo.engine.state import Landing
from passgo.tables import clocks
from passgo.tables.commands import bots
from passgo.tables.commands.commands import Act, Undo
from passgo.tables.draft import Draft
from passgo.tables.log import entries, undos
from passgo.tables.refusals import Refused
from passgo.tables.table_state import PLAYING, State

REMEMBERED: Final = 512  # commands whose ids are remembered; an action based on anything earlier is stale

# Answers to a decision: fresh as long as the decision is the same, whatever others did in the meantime.
ANSWERS: Final = frozenset(
    {
        actions.ROLL,
        actions.END,
        actions.BUY,
        actions.DECLINE,
        actions.BID,
        actions.PASS,
        actions.PAY,
        actions.FINE,
        actions.CARD,
        actions.CHOOSE,
        actions.WANT,
    }
)
# They are complete in themselves and cannot mean anything else later.
TIMELESS: Final = frozenset({actions.CLAIM, actions.REJECT, actions.WITHDRAW})


class NeedDice(Exception):
    """The rules ask for a die of a real table that nobody has typed in yet."""


class TypedDice:
    """Dice from the judge, shuffles from the table's own source."""

    def __init__(self, faces: list[int], source: Chance) -> None:
        self.faces = faces
        self.source = source
        self.used = 0

    def die(self, sides: int) -> int:
        if self.used == len(self.faces):
            raise NeedDice
        face = self.faces[self.used]
        if not 1 <= face <= sides:
            raise Refused("bad-dice", most=sides)
        self.used += 1
        return face

    def shuffle(self, size: int) -> list[int]:
        return self.source.shuffle(size)


def act(draft: Draft, wish: Act) -> None:
    draft.need_playing()
    seat = draft.need_seat()
    if draft.state.paused_ms:
        raise Refused("paused")
    try:
        action = action_from_json(wish.action)
    except BadAction as error:
        raise Refused("bad-action") from error
    check_fresh(draft.state, seat, action, draft.command.expected)
    check_talk(draft.state, seat, action)
    if draft.state.seats[seat].stand_in:  # a player who acts is back
        draft.add(entries.Seated(seat=seat, person=draft.command.person))
    perform(draft, seat, action, "person")


def check_fresh(state: State, seat: int, action: Action, expected: int | None) -> None:
    """Refuse a stale action with the present version: it is never applied to something its player has not seen."""
    if expected is None:
        raise Refused("version-needed")
    if expected > state.version:
        raise Refused("bad-version", version=state.version)
    if expected < fresh_from(state, seat, action) or expected < state.version - REMEMBERED:
        raise Refused("stale-version", version=state.version)


def fresh_from(state: State, seat: int, action: Action) -> int:
    """The earliest version at which this action meant what it means now."""
    kind = action.kind
    if kind in TIMELESS:
        return 0
    if kind in (actions.BID, actions.PASS) and state.hammer is not None:
        return state.hammer.version
    if kind in ANSWERS and seat in state.waits:
        return state.waits[seat].version
    if kind == actions.ACCEPT and (action.seat, seat) in state.proposals:
        return state.proposals[action.seat, seat].version
    return state.game_version


def undo(draft: Draft, _wish: Undo) -> None:
    draft.need_playing()
    seat = draft.need_seat()
    if not draft.state.settings.undo:
        raise Refused("no-undo")
    if draft.command.expected is None:
        raise Refused("version-needed")
    last = undos.latest(draft.state, seat)
    if last is None or 0 < undos.until_ms(last) <= draft.now_ms:
        raise Refused("nothing-to-undo")
    if draft.command.expected < last.version:
        raise Refused("stale-version", version=draft.state.version)
    draft.add(entries.Undone(seat=seat, undoes=last.version))


def check_talk(state: State, seat: int, action: Action) -> None:
    """Check CHAMP-NEGO-5: when the time of a negotiation is over, the next player rolls and the two are silent."""
    if action.kind in (actions.OFFER, actions.ACCEPT):
        talk = state.negotiations.get(clocks.pair_of(seat, action.seat))
        if talk is not None and talk.closed:
            raise Refused("deal-closed")


def perform(draft: Draft, seat: int, action: Action, by: str) -> None:
    """Apply an action and what follows from it: claims by the table and by bots."""
    apply(draft, seat, action, by)
    claim_at_once(draft)


def apply(draft: Draft, seat: int, action: Action, by: str) -> None:
    body = entries.acted(seat, action, by)
    if draft.state.settings.physical_dice:
        perform_with_dice(draft, body, [])
    else:
        draft.add(body)


def perform_with_dice(draft: Draft, body: entries.Acted, faces: list[int]) -> None:
    """Try with the faces typed in so far; if the rules ask for more, the action waits for the judge."""
    before, told, count = draft.state, len(draft.told), len(draft.entries)
    draft.state = before.copy()
    dice = TypedDice(faces, draft.stream())
    try:
        if faces:
            body.dice = "physical"
        draft.add(body, dice)
    except NeedDice:
        draft.state = before
        del draft.told[told:], draft.entries[count:]
        waits = before.dice
        if waits is not None and not faces:
            raise Refused("dice-awaited", seat=waits.seat) from None
        draft.add(entries.DiceAsked(seat=body.seat, action=body.action, by=body.by, faces=faces))
    except BaseException:
        draft.state = before
        raise
    else:
        if dice.used < len(faces):
            raise Refused("bad-dice", needed=dice.used)


def claim_at_once(draft: Draft) -> None:
    """Claim rent for players where the table helps them, and for bots: the next roll must not come first."""
    by = "table" if draft.state.settings.claim_help == "automatic" else "bot"
    while (visit := next_claim(draft)) is not None:
        try:
            apply(draft, visit.owner, actions.claim(visit.pos), by)
        except (IllegalAction, Refused):  # something else still waits for real dice
            return


def next_claim(draft: Draft) -> Landing | None:
    """The latest visit for which rent is to be claimed now. The claim names its space: the owner may have others."""
    state = draft.state
    if state.status != PLAYING or state.dice is not None:
        return None
    game = state.playing()
    automatic = state.settings.claim_help == "automatic"
    for visit in reversed(game.landings):
        if not game.title_at(visit.pos).mortgaged and (automatic or bots.wants_claim(draft.table.bots, state, visit)):
            return visit
    return None
