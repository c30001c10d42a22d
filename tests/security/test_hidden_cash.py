"""Nobody learns what another holds by asking: neither a reply nor what it says depends on hidden cash."""

from tests.tables.driving import Desk
from tests.tables.shown.test_views import Eavesdropper

from passgo.engine.actions import (
    BUY_DEED,
    CLAIM_LATEST,
    END_TURN,
    GO_BANKRUPT,
    ROLL_DICE,
    Action,
    Deal,
    accept,
    bid,
    claim,
    offer,
)
from passgo.engine.game import Game
from passgo.tables.commands.commands import SEAT, Command
from passgo.tables.effects import Reply

RICHER = 4_000


def asked(game: Game) -> list[Action]:
    """Whatever could tell seat 0 how much another has; first of all a deed offered for more than he may have."""
    mine = [deed.pos for deed, state in zip(game.board.deeds, game.titles, strict=True) if state.owner == 0]
    prices = [1, game.players[1].cash, game.players[1].cash + 1, RICHER] if mine else []
    return [
        *(offer(1, Deal(0, mine[:1], 0, price, [], 0)) for price in prices),
        accept(1),
        bid(1),
        bid(3_000),
        claim(1),
        CLAIM_LATEST,
        BUY_DEED,
        ROLL_DICE,
        END_TURN,
        GO_BANKRUPT,
    ]


def answered(desk: Desk, number: int, action: Action) -> bytes:
    """What seat 0 is told; nothing of it is kept."""
    body = {"action": action.to_json()}
    command = Command(f"ask{number}", "act", "person-0", SEAT, -1, desk.table.version, body)
    outcome = desk.table.handle(command, desk.now, desk.chance)
    if outcome.entries:
        desk.table.roll_back()
        return b"accepted"
    return next(bytes(effect.data) for effect in outcome.effects if isinstance(effect, Reply))


def test_no_question_is_answered_by_another_purse() -> None:
    table = Eavesdropper(3, edition="championship", seats=4, official=True, stand_in="random")
    desk = table.desk
    compared = refused = offered = 0
    for number in range(150):
        if desk.table.state.status != "playing":
            break
        table.listen()
        game = desk.table.state.playing()
        if game.is_over() or game.debts:
            continue
        questions = asked(game)
        before = [answered(desk, number, question) for question in questions]
        for player in game.players[1:]:
            player.cash += RICHER
        after = [answered(desk, number + 1_000, question) for question in questions]
        for player in game.players[1:]:
            player.cash -= RICHER
        assert [text.replace(f"ask{number + 1_000}".encode(), f"ask{number}".encode()) for text in after] == before
        compared += len(before)
        refused += sum(text != b"accepted" for text in before)
        offered += len(questions) > 9 and b"accepted" in before[:4]
    assert compared > 500
    assert offered > 10
    assert refused > 100
