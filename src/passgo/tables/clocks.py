"""Clocks: when each decision, auction and negotiation began to wait, and when its time is over.

All of it follows from the entries, so that a restarted server shows the same deadlines.
"""

from typing import Final, NamedTuple

from passgo.engine import actions, events
from passgo.engine.actions import Action
from passgo.engine.game import Game
from passgo.tables.table_state import PLAYING, Hammer, Negotiation, Proposal, State, Wait

SOLD: Final = 3  # the stage after "going twice"

# Actions a seat takes besides its decision; they give it no more time for that decision.
BESIDE: Final = frozenset(
    {
        actions.CLAIM,
        actions.BUILD,
        actions.SELL,
        actions.SELL_HOTELS,
        actions.MORTGAGE,
        actions.REDEEM,
        actions.SURRENDER,
        actions.OFFER,
        actions.ACCEPT,
        actions.REJECT,
        actions.WITHDRAW,
    }
)
# After these an auction starts again.
NEW_AUCTION: Final = frozenset({events.AUCTION_OPENED, events.DEFAULTED, events.EXPELLED, events.BANKRUPTCY})


class Step(NamedTuple):
    """An action that was just applied."""

    seat: int
    action: Action
    events: frozenset[str]


def follow(state: State, at_ms: int, step: Step | None) -> None:
    """Set every clock to what the game now waits for. Without a step, all clocks restart."""
    game = state.playing()
    if step is None:
        state.waits = {}
        state.hammer = None
        state.proposals = {}
    count(state, game, step)
    follow_decisions(state, game, at_ms, step)
    follow_auction(state, game, at_ms, step)
    follow_deals(state, game, at_ms, step)
    if state.began_ms == 0 and game.rolled:
        state.began_ms = at_ms


def count(state: State, game: Game, step: Step | None) -> None:
    """Count how often each seat has acted in this turn, so that no bot can go on for ever."""
    if game.turns != state.turn:
        state.turn = game.turns
        state.acts = {}
        state.offers = {}
    if step is not None:
        state.acts[step.seat] = state.acts.get(step.seat, 0) + 1
        if step.action.kind == actions.OFFER:
            state.offers[step.seat] = state.offers.get(step.seat, 0) + 1


def follow_decisions(state: State, game: Game, at_ms: int, step: Step | None) -> None:
    waits: dict[int, Wait] = {}
    decided = -1 if step is None or step.action.kind in BESIDE else step.seat
    if state.status == PLAYING:
        for decision in game.awaiting():
            former = state.waits.get(decision.seat)
            if former is None or former.kind != decision.kind or decision.seat == decided:
                former = Wait(decision.kind, at_ms, state.version)
            waits[decision.seat] = former
    state.waits = waits


def follow_auction(state: State, game: Game, at_ms: int, step: Step | None) -> None:
    auction = game.auction
    if auction is None or auction.closed:
        state.hammer = None
        return
    running = not game.debts and not game.choices
    hammer = state.hammer
    if hammer is None or (step is not None and step.events & NEW_AUCTION):
        state.hammer = Hammer(state.version, at_ms, 0, running)
    elif (step is not None and step.action.kind == actions.BID) or running != hammer.running:
        state.hammer = Hammer(hammer.version, at_ms, 0, running)


def follow_deals(state: State, game: Game, at_ms: int, step: Step | None) -> None:
    fresh = (step.seat, step.action.seat) if step is not None and step.action.kind == actions.OFFER else None
    proposals: dict[tuple[int, int], Proposal] = {}
    for offer in game.offers:
        made = state.proposals.get((offer.maker, offer.to))
        if made is None or (offer.maker, offer.to) == fresh:
            made = Proposal(at_ms, state.version)
        proposals[offer.maker, offer.to] = made
    state.proposals = proposals
    open_pairs = {pair_of(offer.maker, offer.to) for offer in game.offers}
    for pair in list(state.negotiations):
        talk = state.negotiations[pair]
        done = step is not None and step.action.kind == actions.ACCEPT and pair == pair_of(step.seat, step.action.seat)
        if pair not in open_pairs and (done or talk.turn != game.turns):
            del state.negotiations[pair]
    for pair in open_pairs:
        if pair not in state.negotiations:
            allowed = state.settings.clocks.deal_ms or 0
            state.negotiations[pair] = Negotiation(at_ms, at_ms + allowed if allowed else 0, game.turns, False)


def pair_of(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


def count_missed(state: State, seat: int, action: Action, by: str) -> None:
    """Count the decisions in a row that a person left to the clock."""
    if by == "person":
        state.missed.pop(seat, None)
    elif by == "clock" and seat >= 0 and action.kind not in BESIDE and state.seats[seat].player() == "person":
        state.missed[seat] = state.missed.get(seat, 0) + 1


def restart(state: State, seat: int, at_ms: int) -> None:
    """Give the seat the full time again: somebody else decides for it from now on."""
    wait = state.waits.get(seat)
    if wait is not None:
        state.waits[seat] = wait._replace(since_ms=at_ms)


def shift(state: State, by_ms: int) -> None:
    """Move every clock by the time for which play was paused."""
    state.waits = {seat: wait._replace(since_ms=wait.since_ms + by_ms) for seat, wait in state.waits.items()}
    if state.hammer is not None:
        state.hammer = state.hammer._replace(since_ms=state.hammer.since_ms + by_ms)
    state.proposals = {pair: made._replace(since_ms=made.since_ms + by_ms) for pair, made in state.proposals.items()}
    for pair, talk in state.negotiations.items():
        if talk.deadline_ms:
            state.negotiations[pair] = talk._replace(deadline_ms=talk.deadline_ms + by_ms)
    if state.began_ms:
        state.began_ms += by_ms


# Deadlines, as they are shown and as they are kept; 0 is none.


def decision_deadline(state: State, seat: int) -> int:
    """The moment the table gives the plainest answer for a person. An auction's countdown replaces players' clocks."""
    wait = state.waits.get(seat)
    allowed = state.settings.clocks.decision_ms
    if wait is None or not allowed or (state.dice is not None and state.dice.seat == seat):
        return 0
    if state.hammer is not None and (state.settings.clocks.auction_ms or state.judge):
        return 0 if state.playing().auction is not None and state.hammer.running else wait.since_ms + allowed
    return wait.since_ms + allowed


def hammer_deadline(state: State) -> int:
    """The moment the auction moves to its next stage."""
    step = state.settings.clocks.auction_ms
    hammer = state.hammer
    return hammer.since_ms + step if hammer is not None and hammer.running and step else 0


def game_deadline(state: State) -> int:
    """The moment the last round is called."""
    allowed = state.settings.clocks.game_ms
    return state.began_ms + allowed if allowed and state.began_ms else 0
