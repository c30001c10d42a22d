"""Views: a table as a role sees it, built field by field from what the engine's own view of that role offers."""

from typing import Final

from msgspec import Raw

from passgo.engine import ROLE_JUDGE, ROLE_SPECTATOR, Game, View, actions
from passgo.engine.actions import ANSWER_NAMES, Action, Deal
from passgo.engine.auction import lowest_bid
from passgo.engine.buildings import places_for, price_of_piece
from passgo.engine.deals import may_conclude, why_not_deal
from passgo.engine.game import AWAIT_CHOOSE, AWAITED, asked_seats
from passgo.engine.shortage import ANY_SUM, sum_for_wishes
from passgo.engine.state import BANK, REASONS, Offer
from passgo.engine.sums import DeedSums
from passgo.tables import clocks
from passgo.tables.called import NOBODY, Names
from passgo.tables.commands import tokens
from passgo.tables.commands.commands import JUDGE, SEAT
from passgo.tables.log import undos
from passgo.tables.log.entries import Outcome
from passgo.tables.shown import facts
from passgo.tables.shown.happenings import DealFacts
from passgo.tables.shown.messages import RawView, encode
from passgo.tables.shown.too_dear import too_dear
from passgo.tables.table_state import State, Wait

NOTHING: Final = Raw(b"null")


def engine_role(role: str) -> int:
    if role.startswith(SEAT):
        return int(role.partition(":")[2])
    return ROLE_JUDGE if role == JUDGE else ROLE_SPECTATOR


class Shared:
    """The parts of a view that are the same for every role, encoded once."""

    def __init__(self, state: State, names: Names) -> None:
        self.state = state
        self.table = Raw(encode(table_facts(state, names)))
        self.game = NOTHING if state.game is None else Raw(encode(game_facts(state, state.game)))
        self.purses = open_purses(state)

    def view(self, role: str, person: str) -> RawView:
        own = Raw(encode(own_facts(self.state, role, person, self.purses)))
        return RawView(role, self.state.version, self.table, self.game, own)


def table_facts(state: State, names: Names) -> facts.TableFacts:
    return facts.TableFacts(
        id=state.table,
        status=state.status,
        paused=state.paused_ms > 0,
        pause_reason=state.pause_reason,
        edition=state.settings.edition,
        hash=state.pinned,
        rules=state.rules if state.outcome is None else state.outcome.rules,
        settings=state.settings,
        commitment=state.commitment,
        seeding_ms=state.seeding_ms,
        seats=[seat_facts(state, seat, token, names) for seat, token in enumerate(tokens.shown(state))],
        host=state.seat_of(state.host),
        judge=state.judge != "",
        judge_name=names.get(state.judge, NOBODY).name,
        game_deadline_ms=clocks.game_deadline(state),
        rematch=state.rematch,
        close_reason=state.close_reason,
    )


def seat_facts(state: State, number: int, token: str, names: Names) -> facts.SeatFacts:
    seat = state.seats[number]
    bot = seat.bot or (state.settings.stand_in if seat.stand_in == "bot" else "")
    commitment = seat.commitment if state.game is None else ""  # every byte here is sent with every update
    name, gender = names.get(seat.person, NOBODY)
    return facts.SeatFacts(number, seat.player(), name, gender, bot, token, commitment, seat.seed != "")


def public_view(state: State) -> facts.PublicView:
    return facts.PublicView(
        id=state.table,
        edition=state.settings.edition,
        status=state.status,
        official=state.settings.official,
        listed=state.settings.listed,
        seats=len(state.seats),
        free=sum(seat.is_open() for seat in state.seats),
        bots=sum(seat.bot != "" for seat in state.seats),
        watch=state.settings.watch,
        open_seats=state.settings.open_seats,
    )


def game_facts(state: State, game: Game) -> facts.GameFacts:
    return facts.GameFacts(
        players=[
            facts.PlayerFacts(p.seat, p.pos, p.jail, [card >> 8 for card in p.cards], p.out) for p in game.players
        ],
        deeds=deed_facts(game, not state.settings.official),
        houses=game.houses,
        hotels=game.hotels,
        decks=[facts.DeckFacts(len(pile.cards), pile.discards) for pile in game.piles],
        order=game.order,
        turn=game.turn,
        turns=game.turns,
        rolled=game.rolled,
        dice=game.dice,
        awaiting=[await_facts(state, game, seat, wait) for seat, wait in state.waits.items()],
        debts=[facts.DebtFacts(d.debtor, d.creditor, d.amount, REASONS[d.reason], d.pos) for d in game.debts],
        auction=auction_facts(state, game),
        shortage=shortage_facts(game),
        offers=[
            facts.OfferFacts(o.maker, o.to, DealFacts.of(o.deal), state.proposals[o.maker, o.to].since_ms)
            for o in game.offers
        ],
        negotiations=[
            facts.NegotiationFacts(one, other, talk.deadline_ms, talk.closed)
            for (one, other), talk in state.negotiations.items()
        ],
        dice_awaited=dice_facts(state),
        last_round=game.last_round,
        time_called=game.time_called,
        over=game.is_over(),
        winners=game.winners if state.outcome is None else state.outcome.winners,
        result=result_facts(state.outcome),
    )


def await_facts(state: State, game: Game, seat: int, wait: Wait) -> facts.AwaitFacts:
    """A decision that is awaited, and what a choice is about: everybody at the table sees that."""
    made = facts.AwaitFacts(seat, AWAITED[wait.kind], wait.since_ms, clocks.decision_deadline(state, seat))
    choice = next((choice for choice in game.choices if choice.seat == seat), None)
    if wait.kind == AWAIT_CHOOSE and choice is not None:
        made.choice, made.space = facts.CHOICE_NAMES[choice.kind], choice.pos
    return made


def deed_facts(game: Game, helped: bool) -> list[facts.DeedFacts]:
    """The facts of a deed. CHAMP-MAT-2: in an official round nobody tells a player what is not printed."""
    found = []
    redeem_is_known = helped or game.rules.mortgage_redeem == "printed"
    for title in game.titles:
        if title.owner == BANK:
            continue
        sums = DeedSums(game, title)
        found.append(
            facts.DeedFacts(
                title.space.pos,
                title.owner,
                title.level,
                title.mortgaged,
                sums.rent if helped and sums.rent >= 0 else None,
                sums.redeem if redeem_is_known else None,
                sums.interest if helped else 0,
                sums.tradable,
            )
        )
    return found


def auction_facts(state: State, game: Game) -> facts.AuctionFacts | None:
    auction = game.auction
    if auction is None:
        return None
    estate = state.sale.estate(game)
    bids = {**state.sale.bids, auction.bidder: auction.high}
    return facts.AuctionFacts(
        space=auction.pos,
        hotel=auction.hotel,
        wants=auction.wants,
        bid=auction.high,
        bidder=auction.bidder,
        lowest=lowest_bid(game, auction),
        bids=[bids.get(seat, 0) for seat in range(len(game.players))],
        asked=asked_seats(auction.asked),
        estate=-1 if estate is None else estate.seat,
        lot=0 if estate is None else estate.spaces.index(auction.pos) + 1,
        lots=0 if estate is None else len(estate.spaces),
        closed=auction.closed,
        stage=0 if state.hammer is None else state.hammer.stage,
        deadline_ms=clocks.hammer_deadline(state),
    )


def shortage_facts(game: Game) -> facts.ShortageFacts | None:
    shortage = game.shortage
    if shortage is None:
        return None
    return facts.ShortageFacts(
        opener=shortage.opener,
        sells=shortage.seller() >= 0,
        hotel=shortage.hotel,
        left=game.hotels if shortage.hotel else game.houses,
        wants=shortage.wants,
        asked=asked_seats(shortage.asked),
    )


def dice_facts(state: State) -> facts.DiceFacts | None:
    if state.dice is None:
        return None
    return facts.DiceFacts(state.dice.seat, str(state.dice.action["type"]), state.dice.faces)


def result_facts(outcome: Outcome | None) -> facts.ResultFacts | None:
    """The result: at the end everybody sees everybody's worth."""
    return None if outcome is None else facts.ResultFacts(outcome.ranking, outcome.worth, outcome.points)


# What a role alone may know.


class Purses:
    """Cash and worth by seat, as a role sees them."""

    def __init__(self, view: View) -> None:
        self.cash = cash_facts(view)
        self.worth = worth_facts(view)


def open_purses(state: State) -> Purses | None:
    """Cash and worth that everybody sees alike, counted once for all; None where cash is hidden."""
    game = state.game
    return None if game is None or game.rules.money_hidden else Purses(View(game, ROLE_SPECTATOR))


def own_facts(state: State, role: str, person: str, open_to_all: Purses | None = None) -> facts.OwnFacts:
    game = state.game
    view = None if game is None else View(game, engine_role(role))
    purses = None if view is None else open_to_all or Purses(view)
    cash = [] if purses is None else purses.cash
    if role.startswith(SEAT):
        if view is None or purses is None:
            return facts.SeatOwnFacts(
                engine_role(role), muted=muted_seats(state, person), reports=reported_to(state, person)
            )
        return seat_own_facts(state, view, purses, person)
    if role == JUDGE:
        if game is None or purses is None:
            return facts.JudgeOwnFacts(reports=reported_lines(state))
        return facts.JudgeOwnFacts(cash, claim_facts(game), purses.worth, reported_lines(state))
    return facts.SpectatorOwnFacts(cash)


def muted_seats(state: State, person: str) -> list[int]:
    if not state.muted:
        return []
    return [number for number, seat in enumerate(state.seats) if (person, seat.person) in state.muted]


def reported_lines(state: State) -> list[int]:
    return sorted({line for line, _ in state.reported})


def reported_to(state: State, person: str) -> list[int]:
    """The reports that a seat sees: none, unless its player is the host."""
    return reported_lines(state) if person and person == state.host else []


def cash_facts(view: View) -> list[int | None]:
    return [view.cash(seat) if view.sees_cash_of(seat) else None for seat in range(view.seats())]


def worth_facts(view: View) -> list[int | None]:
    return [view.worth(seat) if view.sees_cash_of(seat) else None for seat in range(view.seats())]


def claim_facts(game: Game) -> list[facts.ClaimFacts]:
    return [facts.ClaimFacts(v.visitor, v.owner, v.pos, v.rent, v.factor, v.left) for v in game.landings]


def seat_own_facts(state: State, view: View, purses: Purses, person: str) -> facts.SeatOwnFacts:
    settings = state.settings
    game = state.playing()
    legal = view.legal()
    help_with_sums = not settings.official and not view.is_out(view.role)
    claims: list[int] = []
    accepts: list[facts.ActionFacts] = []
    listed: list[facts.ActionFacts] = []
    for action in legal.actions:
        if action.kind == actions.CLAIM:
            claims.append(action.space)
        else:
            into = accepts if action.kind == actions.ACCEPT else listed
            into.append(action_facts(view, action, help_with_sums))
    if settings.claim_help != "none":
        listed += [facts.ActionFacts("claim", space=space) for space in claims]
    if game.rules.money_hidden:
        makers = acceptable(game, view.role)
        accepts = [action_facts(view, actions.accept(maker), help_with_sums) for maker in makers]
    asked = view.is_asked_for_wishes()
    return facts.SeatOwnFacts(
        seat=view.role,
        cash=purses.cash,
        actions=listed + accepts,
        too_dear=[action_facts(view, action, help_with_sums) for action in too_dear(game, view.role, legal)],
        bid_min=legal.bid_min,
        bid_max=legal.bid_max,
        may_offer=legal.may_offer,
        choices=choice_facts(view),
        claimable=claims if settings.claim_help == "reminder" else None,
        wishes=wish_facts(game, view.role) if asked else [],
        wish_limit=wish_limit(game, view.role) if asked and help_with_sums else None,
        could_place=view.could_buy(view.short_of_hotels()) if asked and help_with_sums else 0,
        could_raise=view.could_raise() if help_with_sums else None,
        worth=purses.worth if help_with_sums else None,
        undo=undo_facts(state, view.role),
        reports=reported_to(state, person),
        muted=muted_seats(state, person),
    )


def undo_facts(state: State, seat: int) -> facts.UndoFacts | None:
    last = undos.latest(state, seat)
    if last is None:
        return None
    return facts.UndoFacts(last.action.name(), last.action.space, last.version, undos.until_ms(last))


def choice_facts(view: View) -> list[facts.ChoiceFacts]:
    choice = view.choice()
    return [] if choice is None else [facts.ChoiceFacts(facts.CHOICE_NAMES[choice.kind], choice.pos)]


def acceptable(game: Game, seat: int) -> list[int]:
    """The seats whose offers this seat could accept where cash is hidden; it must not show that a maker cannot pay."""
    return [offer.maker for offer in game.offers if offer.to == seat and seems_acceptable(game, seat, offer)]


def seems_acceptable(game: Game, seat: int, offer: Offer) -> bool:
    if not may_conclude(game, offer.maker, seat):
        return False
    deal = offer.deal
    unpaid = Deal(0, deal.give_deeds, deal.give_cards, deal.take_cash, deal.take_deeds, deal.take_cards)
    # The price of a card was checked when the offer was made; only here it is left out.
    return why_not_deal(game, game.players[offer.maker], game.players[seat], unpaid) in ("", "card-price-too-low")


# The board, the table or the question itself shows what these cost or bring, so official rounds say it too.
KNOWN_TO_ALL: Final = frozenset({actions.BUY, actions.FINE, actions.PAY, actions.CHOOSE})


def action_facts(view: View, action: Action, help_with_sums: bool) -> facts.ActionFacts:
    kind = action.kind
    name = actions.ACTION_NAMES[kind]
    answer = ANSWER_NAMES[action.answer]
    said = view.consequence(action) if help_with_sums or kind in KNOWN_TO_ALL else None
    if said is None:
        return facts.ActionFacts(name, action.amount, action.space, action.seat, answer)
    return facts.ActionFacts(
        name, action.amount, action.space, action.seat, answer, said.cash, said.debt, said.interest, said.levels
    )


def wish_facts(game: Game, seat: int) -> list[facts.WishFacts]:
    hotel = game.shortage is not None and game.shortage.hotel
    owned = [(title.space, places_for(game, title, hotel)) for title in game.titles if title.owner == seat]
    return [facts.WishFacts(space.pos, room, price_of_piece(space, hotel)) for space, room in owned if room]


def wish_limit(game: Game, seat: int) -> int | None:
    limit = sum_for_wishes(game, seat)
    return None if limit == ANY_SUM else limit


def typed_view(state: State, names: Names, role: str, person: str) -> facts.TableView:
    """The same view as a typed object, for pages that the server renders and for tests."""
    game = None if state.game is None else game_facts(state, state.game)
    return facts.TableView(role, state.version, table_facts(state, names), game, own_facts(state, role, person))
