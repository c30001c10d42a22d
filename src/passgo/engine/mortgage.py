"""Mortgages: taking one, redeeming it, and what a new owner of a mortgaged deed pays."""

from passgo.engine import events
from passgo.engine.actions import ANSWER_DEFER, ANSWER_KEEP, ANSWER_REDEEM, Action
from passgo.engine.board import Space
from passgo.engine.money import charge, receive, short_of_cash
from passgo.engine.rules import Rules
from passgo.engine.state import (
    BANK,
    CHOICE_MORTGAGED_DEED,
    REASON_INTEREST,
    Choice,
    State,
    Title,
    give_title,
    note,
    refuse,
    set_mortgaged,
)


def has_buildings(game: State, title: Title) -> bool:
    """Whether buildings bar this deed from being mortgaged or traded: in its group, or on it (AMB-VOYAGE-11)."""
    if game.rules.clear_scope == "group":
        return game.sets[title.space.group].levels > 0
    return title.level > 0


def why_not_mortgage(game: State, seat: int, pos: int) -> str:
    deed = game.board.spaces[pos].deed
    if deed < 0 or game.titles[deed].owner != seat:
        return "not-owner"
    title = game.titles[deed]
    if title.mortgaged:
        return "mortgaged"
    return "has-buildings" if has_buildings(game, title) else ""


def mortgage(game: State, seat: int, pos: int) -> None:
    why = why_not_mortgage(game, seat, pos)
    if why:
        raise refuse(why, {"space": pos})
    title = game.title_at(pos)
    set_mortgaged(game, title, True)
    note(game, events.MORTGAGED, seat, pos, title.space.mortgage)
    receive(game, game.players[seat], title.space.mortgage)


def mortgage_all(game: State, seat: int) -> int:
    """Every deed that a player has left is mortgaged; the sum that is lent on them."""
    total = 0
    for title in game.titles:
        if title.owner == seat and not title.mortgaged:
            set_mortgaged(game, title, True)
            total += title.space.mortgage
    return total


def redeem_cost(game: State, title: Title) -> int:
    return cost_to_redeem(game.rules, title.space, title.interest)


def cost_to_redeem(rules: Rules, space: Space, interest: int) -> int:
    """What ends a mortgage that bears so much interest: one just taken bears what the rules say."""
    if rules.mortgage_redeem == "printed":
        return space.unmortgage
    return space.mortgage + rules.percent(space.mortgage, interest)


def transfer_interest(rules: Rules, space: Space) -> int:
    """What a new owner pays at once for keeping a deed mortgaged."""
    return rules.percent(space.mortgage, rules.mortgage_interest)


def least_due(game: State, title: Title) -> int:
    """What a deed costs its new owner in a deal, whatever they choose: nothing where it may be put off."""
    if not title.mortgaged or game.rules.mortgage_transfer != "redeemOr10":
        return 0
    return transfer_interest(game.rules, title.space)


def is_asked_about(game: State, pos: int) -> bool:
    """A mortgaged deed just received waits for its owner's choice; until then nothing else is done with it."""
    for choice in game.choices:
        if choice.kind == CHOICE_MORTGAGED_DEED and choice.pos == pos:
            return True
    return False


def why_not_redeem(game: State, seat: int, pos: int) -> str:
    deed = game.board.spaces[pos].deed
    if deed < 0 or game.titles[deed].owner != seat:
        return "not-owner"
    title = game.titles[deed]
    if not title.mortgaged:
        return "not-mortgaged"
    if game.choices and is_asked_about(game, pos):
        return "not-now"
    return "not-enough-cash" if game.players[seat].cash < redeem_cost(game, title) else ""


def redeem(game: State, seat: int, pos: int) -> None:
    why = why_not_redeem(game, seat, pos)
    if why:
        raise refuse(why, {"space": pos})
    lift(game, game.title_at(pos))


def lift(game: State, title: Title) -> None:
    cost = redeem_cost(game, title)
    game.players[title.owner].cash -= cost
    game.bank += cost
    set_mortgaged(game, title, False)
    note(game, events.REDEEMED, title.owner, title.space.pos, cost)


def why_not_surrender(game: State, seat: int, pos: int) -> str:
    """Selling a deed to the Bank is for a debtor only (AMB-VOYAGE-16)."""
    if not game.rules.sell_property_to_bank:
        return "bad-action"
    deed = game.board.spaces[pos].deed
    if deed < 0 or game.titles[deed].owner != seat:
        return "not-owner"
    if not short_of_cash(game, seat):
        return "not-now"
    title = game.titles[deed]
    if title.mortgaged:
        return "mortgaged"
    return "has-buildings" if has_buildings(game, title) else ""


def surrender_value(rules: Rules, space: Space) -> int:
    return rules.half(space.price)


def surrender(game: State, seat: int, pos: int) -> None:
    why = why_not_surrender(game, seat, pos)
    if why:
        raise refuse(why, {"space": pos})
    title = game.title_at(pos)
    give_title(game, title, BANK)
    amount = surrender_value(game.rules, title.space)
    note(game, events.SURRENDERED, seat, pos, amount)
    receive(game, game.players[seat], amount)


def ask_new_owner(game: State, title: Title, by_deal: bool) -> None:
    """A mortgaged deed has a new owner: what he owes the Bank is his to choose (GHOST-TRADE-6, VOYAGE-MORTGAGE-9)."""
    if title.mortgaged and game.rules.mortgage_transfer != "free":
        title.interest = game.rules.mortgage_interest
        game.choices.append(Choice(title.owner, CHOICE_MORTGAGED_DEED, title.space.pos, by_deal))


def answer(game: State, choice: Choice, action: Action) -> None:
    """Redeem the deed received, or keep it mortgaged for the interest now, or (voyage, in a deal) defer it."""
    title = game.title_at(choice.pos)
    if action.answer == ANSWER_REDEEM:
        if game.players[choice.seat].cash < redeem_cost(game, title):
            raise refuse("not-enough-cash", {"amount": redeem_cost(game, title)})
        lift(game, title)
    elif action.answer == ANSWER_KEEP:
        interest = transfer_interest(game.rules, title.space)
        if game.rules.transfer_prepaid_covers_interest:
            title.interest = 0
        note(game, events.KEPT, choice.seat, choice.pos, interest)
        charge(game, game.players[choice.seat], BANK, interest, REASON_INTEREST, choice.pos)
    elif action.answer == ANSWER_DEFER and choice.by_deal and game.rules.mortgage_transfer == "payOrDouble":
        title.interest = 2 * game.rules.mortgage_interest
        note(game, events.DEFERRED, choice.seat, choice.pos)
    else:
        raise refuse("bad-choice")
    game.choices.remove(choice)
