"""Debts: paying, defaulting, going bankrupt, being expelled."""

from passgo.engine import auction, ending, events, shortage
from passgo.engine.buildings import clear_all, value_of_buildings
from passgo.engine.decks import put_back
from passgo.engine.money import hand_over, is_covered, receive
from passgo.engine.mortgage import ask_new_owner, mortgage_all, surrender_value
from passgo.engine.state import (
    BANK,
    REASON_AUCTION,
    STAGE_PASSING,
    STAGE_START_ROLL,
    Debt,
    Player,
    State,
    Title,
    give_title,
    note,
    refuse,
    set_mortgaged,
)


def first_debt(game: State, seat: int) -> Debt | None:
    for debt in game.debts:
        if debt.debtor == seat:
            return debt
    return None


def owed_by(game: State, seat: int) -> Debt:
    debt = first_debt(game, seat)
    if debt is None:
        raise refuse("not-now")
    return debt


def could_raise(game: State, player: Player) -> int:
    """Cash and all that the Bank would give for buildings and deeds."""
    total = player.cash + value_of_buildings(game, player.seat)
    for title in game.titles:
        if title.owner == player.seat and not title.mortgaged:
            total += worth_to_bank(game, title)
    return total


def worth_to_bank(game: State, title: Title) -> int:
    if game.rules.sell_property_to_bank:
        return max(title.space.mortgage, surrender_value(game.rules, title.space))
    return title.space.mortgage


def pay(game: State, seat: int) -> None:
    """Settle the debt from cash, and the next ones as far as cash goes."""
    player = game.players[seat]
    first = owed_by(game, seat)
    if not is_covered(player, first.amount):
        raise refuse("not-enough-cash", {"amount": first.amount})
    for debt in payable(game, player):
        game.debts.remove(debt)
        hand_over(game, player, debt.creditor, debt.amount)
        note(game, events.PAID, seat, debt.pos, debt.amount, debt.creditor, [debt.reason])
        if debt.reason == REASON_AUCTION:
            auction.deliver(game)


def payable(game: State, player: Player) -> list[Debt]:
    """The debts that cash settles, in their order."""
    found: list[Debt] = []
    cash = player.cash
    for debt in game.debts:
        if debt.debtor != player.seat:
            continue
        if cash < debt.amount:
            break
        found.append(debt)
        cash -= 0 if is_returned(game, debt) else debt.amount
    return found


def is_returned(game: State, debt: Debt) -> bool:
    """Whether the Bank gives the price of an auction back because its building has no place any more."""
    return debt.reason == REASON_AUCTION and game.auction is not None and auction.is_void(game, game.auction)


def may_default(game: State, debt: Debt) -> bool:
    return debt.reason == REASON_AUCTION and game.rules.auction_cover == "default"


def why_not_default(game: State, seat: int) -> str:
    if game.rules.auction_cover != "default":
        return "bad-action"
    debt = first_debt(game, seat)
    if debt is None or not may_default(game, debt):
        return "not-now"
    return "can-raise" if could_raise(game, game.players[seat]) >= debt.amount else ""


def default(game: State, seat: int) -> None:
    """The winning bid cannot be paid: the auction is void and repeated without him (CHAMP-AUCTION-5, AMB-CHAMP-51)."""
    why = why_not_default(game, seat)
    if why:
        raise refuse(why)
    game.debts.remove(owed_by(game, seat))
    note(game, events.DEFAULTED, seat)
    auction.exclude(game, seat)


def why_not_bankrupt(game: State, seat: int) -> str:
    debt = first_debt(game, seat)
    if debt is None or may_default(game, debt):
        return "not-now"
    return "can-raise" if could_raise(game, game.players[seat]) >= debt.amount else ""


def bankrupt(game: State, seat: int) -> None:
    why = why_not_bankrupt(game, seat)
    if why:
        raise refuse(why)
    creditor = owed_by(game, seat).creditor
    note(game, events.BANKRUPTCY, seat, other=creditor)
    leave_game(game, game.players[seat], creditor)


def expel(game: State, seat: int) -> None:
    """Out, and all he had goes as in a bankruptcy to the Bank (AMB-CHAMP-19)."""
    if not 0 <= seat < len(game.players) or game.players[seat].out:
        raise refuse("unknown-player")
    if game.stage == STAGE_START_ROLL:
        raise refuse("not-now")
    note(game, events.EXPELLED, seat)
    leave_game(game, game.players[seat], BANK)


def leave_game(game: State, player: Player, creditor: int) -> None:
    seat = player.seat
    liquidate(game, player, creditor)
    hand_over(game, player, creditor, player.cash)
    player.out = True
    game.fallen.append(seat)
    hand_over_cards(game, player, creditor)
    forget(game, seat)
    pass_titles(game, seat, creditor)
    if game.turn == seat:
        game.todo = []
        game.extra_roll = False
        game.stage = STAGE_PASSING
    if game.in_game() == 1:
        ending.finish(game)


def liquidate(game: State, player: Player, creditor: int) -> None:
    """All buildings are sold and, where nobody is bankrupt before that (RULING-9), all deeds mortgaged.

    Deeds that fall to the Bank come to auction free of mortgage: it would only pay itself.
    """
    for_buildings = clear_all(game, player.seat)
    for_deeds = 0
    if creditor != BANK and game.rules.bankrupt_liquidates:
        for_deeds = mortgage_all(game, player.seat)
    if for_buildings or for_deeds:
        raised = for_buildings + for_deeds
        note(game, events.LIQUIDATED, player.seat, amount=raised, numbers=[for_buildings, for_deeds])
        receive(game, player, raised)


def pass_titles(game: State, seat: int, creditor: int) -> None:
    passed = [title for title in game.titles if title.owner == seat]
    if passed:
        spaces = [title.space.pos for title in passed]
        note(game, events.ESTATE_PASSED, seat, amount=len(passed), other=creditor, numbers=spaces)
    for title in passed:
        pass_title(game, title, creditor)


def pass_title(game: State, title: Title, creditor: int) -> None:
    """Deeds pass as they stand; those of the Bank are freed and auctioned in board order (AMB-GEN-6)."""
    give_title(game, title, creditor)
    if creditor != BANK:
        ask_new_owner(game, title, False)
        return
    set_mortgaged(game, title, False)
    if game.rules.end_condition == "last":  # AMB-CTHULHU-9: no auction when this ends the game
        game.estate.append(title.space.pos)


def hand_over_cards(game: State, player: Player, creditor: int) -> None:
    for card in player.cards:
        if creditor == BANK:
            put_back(game, card)
        else:
            game.players[creditor].cards.append(card)
    player.cards = []


def forget(game: State, seat: int) -> None:
    """Nothing is asked any more of, or owed any more to, a player who is out."""
    game.debts = [debt for debt in game.debts if debt.debtor != seat and debt.creditor != seat]
    game.choices = [choice for choice in game.choices if choice.seat != seat]
    game.offers = [offer for offer in game.offers if offer.maker != seat and offer.to != seat]
    game.landings = [landing for landing in game.landings if landing.visitor != seat]
    if game.auction is not None:
        auction.exclude(game, seat)
    if game.shortage is not None:
        shortage.leave(game, seat)
