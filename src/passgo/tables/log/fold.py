"""The fold: how each entry changes a table. Live play and replay use the same functions; only chance differs."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from passgo.editions.keeping import content_of
from passgo.engine import (
    BadAction,
    BadSnapshot,
    IllegalAction,
    NoChance,
    ScriptedChance,
    actions,
    digest,
    from_json,
    new_game,
)
from passgo.engine.actions import Action, Deal
from passgo.engine.deals import find_offer
from passgo.engine.game import Game
from passgo.engine.rules import RULES_VERSION, is_playable
from passgo.engine.sale import Sale
from passgo.fair import BadSeed, seat_commitment, server_commitment
from passgo.tables import clocks
from passgo.tables.log import entries, undos
from passgo.tables.log.draws import Drawing, places
from passgo.tables.log.entries import Body, StoredEntry
from passgo.tables.log.outcome import outcome_of
from passgo.tables.refusals import BrokenTable, OtherRules, Refused
from passgo.tables.settings import for_players, pinned_edition
from passgo.tables.shown.happenings import Happening, from_events
from passgo.tables.table_state import ABANDONED, FINISHED, LOBBY, PLAYING, SEEDING, SILENT, Seat, Speech, State

# These entries change the board.
POSITION: Final = (entries.Started, entries.Acted, entries.Undone, entries.Corrected, entries.Carried)
# Only the rules under which such an entry was written can read it.
OF_THE_GAME: Final = (
    entries.Started, entries.Acted, entries.Undone, entries.Corrected, entries.DiceAsked, entries.DiceDropped,
    entries.Going, entries.DealTimed,
)  # fmt: skip
# Outside the game: a decision can still be taken back.
BESIDE_THE_GAME: Final = (entries.Said, entries.Muted, entries.Reported, entries.PaceChosen)
LINES_KEPT: Final = 50  # of talk


def fold(state: State, body: Body, at_ms: int, chance: Drawing, former: State | None = None) -> list[Happening]:
    """Change the state as the entry says and return the happenings to report.

    An illegal action raises IllegalAction and changes nothing. `former` is a second copy of the same state, if the
    caller holds one that nobody will change: a decision that may be taken back needs it.
    """
    before = undos.before(state, body, former)
    told = FOLDS[type(body)](state, body, at_ms, chance)
    state.last_ms = at_ms
    if isinstance(body, POSITION):
        state.game_version = state.version
    if isinstance(body, entries.Acted):
        undos.remember(state, before, body, told)
    elif not isinstance(body, (entries.Undone, *BESIDE_THE_GAME)):
        state.undo = ()
    return told


def fold_stored(state: State, entry: StoredEntry) -> tuple[Body, list[Happening]]:
    """Fold an entry from the store: it must be the next one, and its draws exactly what the rules ask for."""
    if entry.version != state.version + 1:
        raise BrokenTable(f"version {entry.version} follows {state.version}")
    body = entries.read_body(entry)
    if isinstance(body, entries.Created | entries.Carried) and body.rules > RULES_VERSION:
        raise OtherRules(body.rules)
    if not state.replayed and isinstance(body, OF_THE_GAME):
        pass_over(state, body, entry.at_ms)
        return body, []
    script = ScriptedChance(getattr(body, "draws", []))
    drawing = Drawing(script)
    try:
        told = fold(state, body, entry.at_ms, drawing)
    except (BadAction, BadSnapshot, IllegalAction, NoChance, Refused, BadSeed, LookupError, AssertionError) as error:
        raise BrokenTable(f"version {entry.version} ({entry.kind}): {error}") from error
    if script.used != len(script.draws):
        raise BrokenTable(f"version {entry.version} ({entry.kind}) has draws left over")
    if state.commitment and drawing.asked != getattr(body, "asked", []):
        raise BrokenTable(f"version {entry.version} ({entry.kind}) does not say what was drawn")
    return body, told


def pass_over(state: State, body: Body, at_ms: int) -> None:
    """Pass over an entry of a game that is not replayed: it counts, and takes its place in the stream of dice."""
    state.version += 1
    state.last_ms = at_ms
    if isinstance(body, POSITION):
        state.game_version = state.version
    if isinstance(body, entries.Started):
        begin(state, body)
        state.drawn += places(body.asked)
    elif isinstance(body, entries.Acted):
        state.drawn += places(body.asked, body.dice == "physical")


def created(state: State, body: entries.Created, _at_ms: int, _chance: Drawing) -> list[Happening]:
    state.version += 1
    state.status = LOBBY
    state.host = body.person
    state.rules = body.rules
    state.replayed = state.replayed and is_playable(body.rules)
    choose(state, body)
    state.seats = [Seat(plan.person, plan.bot, token=plan.token) for plan in body.seats]
    resize(state)
    return [Happening("table-created")]


def settings_chosen(state: State, body: entries.SettingsChosen, _at_ms: int, _chance: Drawing) -> list[Happening]:
    state.version += 1
    choose(state, body)
    resize(state)
    give_tokens(state, body.tokens or [""] * len(state.seats))
    return [Happening("settings-chosen")]


def choose(state: State, body: entries.Created | entries.SettingsChosen) -> None:
    state.settings = body.settings
    state.pinned = body.hash
    state.commitment = body.commitment
    try:
        state.edition = pinned_edition(body.settings, body.hash, state.rules, state.kept)
    except Refused:
        if state.replayed:
            raise
        state.edition = None  # what is stored of the game can still be shown
    if state.edition is not None and state.rules != RULES_VERSION:
        # Under today's rules a file of that name may say something else.
        state.kept = {body.hash: content_of(state.edition), **state.kept}


def resize(state: State) -> None:
    """Make as many seats as the host chose; a person in a seat that is gone loses it."""
    wanted = state.settings.seats
    state.seats = state.seats[:wanted] + [Seat()] * (wanted - len(state.seats))


def give_tokens(state: State, tokens: list[str]) -> None:
    if len(tokens) != len(state.seats):
        raise Refused("bad-settings", field="tokens")
    state.seats = [replace(seat, token=token) for seat, token in zip(state.seats, tokens, strict=True)]


def token_chosen(state: State, body: entries.TokenChosen, _at_ms: int, _chance: Drawing) -> list[Happening]:
    state.version += 1
    state.seats[body.seat] = replace(state.seats[body.seat], token=body.token)
    return []


def seated(state: State, body: entries.Seated, at_ms: int, _chance: Drawing) -> list[Happening]:
    state.version += 1
    former = state.seat_of(body.person)
    if former not in (-1, body.seat):
        state.seats[former] = Seat()
    there = state.seats[body.seat]
    returned = there.person == body.person
    if state.status == LOBBY:
        state.seats[body.seat] = Seat(body.person, token=body.token)
    else:
        # Once the start is called, a committed part of the dice belongs to the seat, no matter who plays it.
        state.seats[body.seat] = replace(there, person=body.person, bot="", stand_in="", why="")
    state.missed.pop(body.seat, None)
    clocks.restart(state, body.seat, at_ms)
    return [Happening("seat-returned" if returned else "seat-taken", body.seat)]


def seat_left(state: State, body: entries.SeatLeft, _at_ms: int, _chance: Drawing) -> list[Happening]:
    state.version += 1
    if state.status == LOBBY:
        state.seats[body.seat] = Seat()
    else:
        there = state.seats[body.seat]
        state.seats[body.seat] = replace(there, stand_in=state.settings.leavers, why=body.reason)
    return [Happening("seat-left", body.seat, reason=body.reason)]


def bot_seated(state: State, body: entries.BotSeated, _at_ms: int, _chance: Drawing) -> list[Happening]:
    state.version += 1
    state.seats[body.seat] = Seat(bot=body.bot)
    return [Happening("bot-seated", body.seat, reason=body.bot)]


def bot_removed(state: State, body: entries.BotRemoved, _at_ms: int, _chance: Drawing) -> list[Happening]:
    state.version += 1
    state.seats[body.seat] = Seat()
    return [Happening("bot-removed", body.seat)]


def judge_seated(state: State, body: entries.JudgeSeated, _at_ms: int, _chance: Drawing) -> list[Happening]:
    state.version += 1
    state.judge = body.person
    return [Happening("judge-seated")]


def seat_committed(state: State, body: entries.SeatCommitted, _at_ms: int, _chance: Drawing) -> list[Happening]:
    state.version += 1
    state.seats[body.seat] = replace(state.seats[body.seat], commitment=body.commitment)
    return []


def seeding(state: State, body: entries.Seeding, _at_ms: int, _chance: Drawing) -> list[Happening]:
    if body.commitments != [seat.commitment for seat in state.seats]:
        raise Refused("wrong-reveal")
    state.version += 1
    state.status = SEEDING
    state.seeding_ms = body.deadline_ms
    return []


def seat_revealed(state: State, body: entries.SeatRevealed, _at_ms: int, _chance: Drawing) -> list[Happening]:
    seat = state.seats[body.seat]
    if not seat.commitment or seat_commitment(body.seed, state.table) != seat.commitment:
        raise Refused("wrong-reveal", seat=body.seat)
    state.version += 1
    state.seats[body.seat] = replace(seat, seed=body.seed)
    return []


def started(state: State, body: entries.Started, at_ms: int, chance: Drawing) -> list[Happening]:
    assert state.edition is not None
    if state.commitment and body.seeds != [seat.seed for seat in state.seats]:
        raise Refused("wrong-reveal")
    game = new_game(state.edition.board, len(state.seats), chance, True)
    state.version += 1
    begin(state, body)
    state.drawn += places(chance.asked)
    adopt(state, game)
    clocks.follow(state, at_ms, None)
    return [Happening("table-started")]


def begin(state: State, body: entries.Started) -> None:
    state.status = PLAYING
    state.settings = for_players(state.settings, sum(seat.person != "" for seat in state.seats))
    state.secret = body.secret
    state.seeding_ms = 0
    if body.tokens:
        give_tokens(state, body.tokens)


def adopt(state: State, game: Game) -> None:
    game.chance = SILENT
    game.listen()
    state.game = game
    state.sale = Sale()


def acted(state: State, body: entries.Acted, at_ms: int, chance: Drawing) -> list[Happening]:
    game = state.playing()
    action = body.decoded
    deal = deal_spoken_of(game, body.seat, action)
    game.chance = chance
    try:
        events = game.apply(body.seat, action)
    finally:
        game.chance = SILENT
    state.version += 1
    state.drawn += places(chance.asked, body.dice == "physical")
    if state.dice is not None and body.dice:
        state.dice = None
    if game.is_over():
        state.status = FINISHED
        state.outcome = outcome_of(game)
        state.dice = None
    state.sale.follow(game, events)
    told = frozenset(event.type for event in events)
    clocks.count_missed(state, body.seat, action, body.by)
    clocks.follow(state, at_ms, clocks.Step(body.seat, action, told))
    return from_events(events, body.by, body.seat, action, deal)


def undone(state: State, body: entries.Undone, _at_ms: int, _chance: Drawing) -> list[Happening]:
    last = undos.take_back(state, body.undoes)
    return [Happening("undone", body.seat, last.action.space, last.version, reason=last.action.name())]


def deal_spoken_of(game: Game, seat: int, action: Action) -> Deal | None:
    if action.kind == actions.OFFER:
        return action.deal
    if action.kind == actions.ACCEPT:
        offer = find_offer(game, action.seat, seat)
        return None if offer is None else offer.deal
    return None


def dice_asked(state: State, body: entries.DiceAsked, _at_ms: int, _chance: Drawing) -> list[Happening]:
    state.version += 1
    state.dice = body
    state.dice_version = state.version
    return [Happening("dice-asked", body.seat, numbers=body.faces or None)]


def dice_dropped(state: State, _body: entries.DiceDropped, at_ms: int, _chance: Drawing) -> list[Happening]:
    state.version += 1
    seat = -1 if state.dice is None else state.dice.seat
    state.dice = None
    clocks.restart(state, seat, at_ms)
    return [Happening("dice-dropped", seat)]


def going(state: State, body: entries.Going, at_ms: int, _chance: Drawing) -> list[Happening]:
    state.version += 1
    if state.hammer is not None:
        state.hammer = state.hammer._replace(stage=body.stage, since_ms=at_ms)
    auction = state.playing().auction
    return [Happening("going", space=-1 if auction is None else auction.pos, amount=body.stage)]


def deal_timed(state: State, body: entries.DealTimed, _at_ms: int, _chance: Drawing) -> list[Happening]:
    state.version += 1
    pair = (body.one, body.other)
    talk = state.negotiations[pair]._replace(deadline_ms=body.deadline_ms, closed=body.closed)
    # Closed talk stays closed for the turn in which its time ran out, however long ago it began.
    state.negotiations[pair] = talk._replace(turn=state.playing().turns) if body.closed else talk
    return [Happening("deal-closed" if body.closed else "deal-timed", body.one, other=body.other)]


def paused(state: State, body: entries.Paused, at_ms: int, _chance: Drawing) -> list[Happening]:
    state.version += 1
    state.paused_ms = body.since_ms or at_ms
    state.pause_reason = body.reason
    return [Happening("paused", reason=body.reason)]


def resumed(state: State, _body: entries.Resumed, at_ms: int, _chance: Drawing) -> list[Happening]:
    state.version += 1
    clocks.shift(state, at_ms - state.paused_ms)
    state.paused_ms = 0
    state.pause_reason = ""
    return [Happening("resumed")]


def pace_chosen(state: State, body: entries.PaceChosen, _at_ms: int, _chance: Drawing) -> list[Happening]:
    state.version += 1
    state.settings = replace(state.settings, pace_ms=body.pace_ms)
    return []


def said(state: State, body: entries.Said, at_ms: int, _chance: Drawing) -> list[Happening]:
    state.version += 1
    state.said[state.version] = Speech(body.person, body.role, body.seat, body.to, at_ms)
    if len(state.said) > LINES_KEPT:
        del state.said[next(iter(state.said))]
    return []


def muted(state: State, body: entries.Muted, _at_ms: int, _chance: Drawing) -> list[Happening]:
    state.version += 1
    pair = ("" if body.for_all else body.person, body.whom)
    state.muted = state.muted | {pair} if body.on else state.muted - {pair}
    return []


def reported(state: State, body: entries.Reported, _at_ms: int, _chance: Drawing) -> list[Happening]:
    state.version += 1
    known = {pair for pair in state.reported if pair[0] in state.said}
    state.reported = frozenset(known | {(body.line, body.person)})
    return []


def corrected(state: State, body: entries.Corrected, at_ms: int, _chance: Drawing) -> list[Happening]:
    game = state.playing()
    adopt(state, from_json(game.board, body.position, SILENT))
    state.version += 1
    state.dice = None
    clocks.follow(state, at_ms, None)
    return [Happening("corrected", amount=body.corrects, reason=body.reason)]


def rematched(state: State, body: entries.Rematched, _at_ms: int, _chance: Drawing) -> list[Happening]:
    state.version += 1
    state.rematch = body.table
    return [Happening("rematch", reason=body.table)]


def closed(state: State, body: entries.Closed, _at_ms: int, _chance: Drawing) -> list[Happening]:
    state.version += 1
    state.status = ABANDONED
    state.close_reason = body.reason
    return [Happening("table-closed", reason=body.reason)]


def ended(state: State, body: entries.Ended, _at_ms: int, _chance: Drawing) -> list[Happening]:
    if state.replayed and body.outcome != state.outcome:
        raise BrokenTable(f"version {state.version + 1} (ended): the game leads to another end than the one it had")
    state.version += 1
    state.status = FINISHED
    state.outcome = body.outcome
    state.frozen = True
    return []


def carried(state: State, body: entries.Carried, at_ms: int, _chance: Drawing) -> list[Happening]:
    state.version += 1
    state.rules = body.rules
    state.replayed = is_playable(body.rules) and state.version >= state.replay_from
    if state.replayed:
        state.edition = pinned_edition(state.settings, state.pinned, body.rules, state.kept)
        if body.position:
            adopt(state, from_json(state.edition.board, body.position, SILENT))
            state.began_ms = body.began_ms
            state.dice = None
            clocks.follow(state, at_ms, None)
    return [Happening("rules-changed", amount=body.rules)]


def revealed(state: State, body: entries.Revealed, _at_ms: int, _chance: Drawing) -> list[Happening]:
    if server_commitment(body.server_seed, state.table, state.pinned) != state.commitment:
        raise Refused("wrong-reveal")
    if state.replayed and state.game is not None and body.digest != digest(state.game):
        raise BrokenTable(f"version {state.version + 1} (revealed): the game leads to another position")
    state.version += 1
    state.revealed = body.server_seed
    if state.status == PLAYING:
        state.status = FINISHED  # rules of that time wrote no outcome
    return []


FOLDS: Final[dict[type[Body], Callable[[State, Any, int, Drawing], list[Happening]]]] = {
    entries.Created: created,
    entries.SettingsChosen: settings_chosen,
    entries.Seated: seated,
    entries.TokenChosen: token_chosen,
    entries.SeatLeft: seat_left,
    entries.BotSeated: bot_seated,
    entries.BotRemoved: bot_removed,
    entries.JudgeSeated: judge_seated,
    entries.SeatCommitted: seat_committed,
    entries.Seeding: seeding,
    entries.SeatRevealed: seat_revealed,
    entries.Started: started,
    entries.Acted: acted,
    entries.Undone: undone,
    entries.DiceAsked: dice_asked,
    entries.DiceDropped: dice_dropped,
    entries.Going: going,
    entries.DealTimed: deal_timed,
    entries.Paused: paused,
    entries.Resumed: resumed,
    entries.PaceChosen: pace_chosen,
    entries.Said: said,
    entries.Muted: muted,
    entries.Reported: reported,
    entries.Corrected: corrected,
    entries.Rematched: rematched,
    entries.Closed: closed,
    entries.Ended: ended,
    entries.Carried: carried,
    entries.Revealed: revealed,
}
