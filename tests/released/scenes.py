"""The tables of a set: finished ones of every edition, and running ones stopped at what is hard to carry on."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.released.house import House, Table

from passgo.engine import Game, actions
from passgo.fair import seat_commitment
from passgo.tables.table_state import FINISHED

Scene = Callable[[House, int], Awaitable[bool]]
TRIES: Final = 60
SCARCE: Final = {"stock.houses": 5, "stock.hotels": 2}


class Unreached(AssertionError):
    """No seed led there."""


async def write_tables(house: House) -> None:
    for scene in SCENES:
        seed = await first_seed(scene)
        assert await scene(house, seed), scene.__name__


async def first_seed(scene: Scene) -> int:
    """The first seed with which the scene comes about, tried on databases that are thrown away."""
    for seed in range(1, TRIES):
        with TemporaryDirectory() as folder:
            house = House(Path(folder, "scratch.db"))
            await house.open()
            reached = await scene(house, seed)
            await house.close()
        if reached:
            return seed
    raise Unreached(scene.__name__)


def at_turn(turns: int) -> Callable[[Game], bool]:
    return lambda game: game.turns >= turns


async def finished(table: Table) -> bool:
    await table.play()
    await table.leave()
    return table.room.table.state.status == FINISHED


# Finished games.


async def classic_with_options(house: House, seed: int) -> bool:
    options = {"jail.fine": 75, "go.salary": 300, "stock.houses": 9, "end.turns": 60}
    table = await house.table("classic-options", seed, "ppb", edition="classic", options=options, listed=True)
    await table.start()
    return await finished(table)


async def to_the_last_player(house: House, seed: int) -> bool:
    table = await house.table("classic-last-player", seed, "ppp", edition="classic", options={"start.cash": 600})
    await table.start()
    return await finished(table) and table.game.in_game() == 1 and table.room.table.version < 900


async def championship_with_judge(house: House, seed: int) -> bool:
    """A judge puts two things right, calls the last round and then time."""
    table = await house.table("championship-judge", seed, "ppppt", edition="championship", undo=False)
    await table.judge("take-judge")
    await table.start()
    await table.play(at_turn(25))
    version = table.room.table.version
    cash = [{"seat": 1, "amount": 120}, {"seat": 2, "amount": -50}]
    await table.judge("judge-correct", corrects=version - 1, reason="The salary was forgotten.", cash=cash)
    await table.play(at_turn(45))
    deed = next(title for title in table.game.titles if title.owner >= 0 and not title.level and not title.mortgaged)
    deeds = [{"space": deed.space.pos, "mortgaged": True}]
    await table.judge("judge-correct", corrects=1, reason="A deed lay face up.", deeds=deeds)
    await table.play(at_turn(60))
    await table.judge("judge-last-round")
    await table.play(at_turn(62))
    if table.room.table.state.status != FINISHED:
        await table.judge("judge-time")
    return await finished(table)


async def cthulhu_with_undo(house: House, seed: int) -> bool:
    """Whatever can be taken back is taken back once, and then done again."""
    table = await house.table("cthulhu-undo", seed, "pp", edition="cthulhu", options={"end.turns": 50})
    await table.start()
    undone: list[int] = []
    while await table.play(lambda _: bool(table.room.table.state.undo) and len(undone) < 5):
        last = table.room.table.state.undo[-1]
        if (await table.ask("undo", table.person(last.seat), "seat", last.seat)).ok:
            undone.append(last.version)
        await table.step()
    await table.leave()
    return len(undone) == 5


async def cthulhu_short(house: House, seed: int) -> bool:
    table = await house.table("cthulhu-short", seed, "ptb", edition="cthulhu-short")
    await table.start()
    return await finished(table) and bool(table.game.fallen)


async def ghost_with_chat(house: House, seed: int) -> bool:
    table = await house.table("ghost-chat", seed, "ppn", edition="ghost", options={"end.turns": 45}, listed=True)
    await table.do("chat", 0, text="Good luck, everybody!")
    await table.start()
    await table.play(at_turn(10))
    await table.do("chat", 1, text="Anybody for a deal?")
    await table.do("chat", 0, text="For you alone.", to=1)
    return await finished(table)


async def mario_with_rematch(house: House, seed: int) -> bool:
    """The rematch stays in its lobby."""
    table = await house.table("mario", seed, "ppt", edition="mario")
    await table.start()
    await table.play()
    if table.room.table.state.status != FINISHED:
        return False
    await table.do("rematch", 0, table="mario-again")
    await table.house.site.tables.close(await house.site.tables.own_room("mario-again"))
    return await finished(table)


async def voyage_with_own_dice(house: House, seed: int) -> bool:
    """Everybody puts a part into the dice."""
    table = await house.table("voyage", seed, "ppp", edition="voyage", options={"end.turns": 70})
    parts = [f"{seat + 1:02x}" * 32 for seat in range(3)]
    for seat, part in enumerate(parts):
        await table.do("fair-commit", seat, commitment=seat_commitment(part, "voyage"))
    await table.start()
    for seat, part in enumerate(parts):
        await table.do("fair-reveal", seat, seed=part)
    return await finished(table)


async def closed_lobby(house: House, seed: int) -> bool:
    table = await house.table("closed-by-host", seed, "pb", edition="classic")
    await table.do("close")
    await table.leave()
    return True


async def abandoned_game(house: House, seed: int) -> bool:
    """Everybody has gone for days."""
    table = await house.table("abandoned", seed, "pp", edition="classic", unattended=False)
    await table.start()
    await table.play(at_turn(6))
    for _ in range(6):
        house.clock.ms += 3 * 24 * 60 * 60 * 1000
        await table.ask("tick", "", "system")
    await table.leave()
    return table.room.table.state.status == "abandoned"


async def lobby(house: House, seed: int) -> bool:
    table = await house.table("lobby", seed, "pb", edition="ghost", listed=True, open_seats=True)
    await table.leave()
    return True


# Running games.


async def stopped(table: Table, until: Callable[[Game], bool]) -> bool:
    await table.start()
    reached = await table.play(until, steps=1500)
    await table.leave()
    return reached


async def in_an_auction(house: House, seed: int) -> bool:
    table = await house.table("running-auction", seed, "pppp", edition="classic")
    return await stopped(table, lambda game: game.auction is not None and game.auction.bidder >= 0 and game.turns > 9)


async def in_an_auction_of_a_building(house: House, seed: int) -> bool:
    table = await house.table("running-building-auction", seed, "pppp", edition="championship", options=SCARCE)

    def reached(game: Game) -> bool:
        return game.auction is not None and game.auction.pos < 0 and game.auction.bidder >= 0

    return await stopped(table, reached)


async def at_a_shortage(house: House, seed: int) -> bool:
    """The builder takes the level back for which the others are asked, and declares it again."""
    table = await house.table("running-shortage", seed, "ppp", edition="classic", options=SCARCE)
    await table.start()
    reached = await table.play(lambda game: game.shortage is not None, steps=1500)
    if reached:
        entry = table.room.table.state.undo[-1:] if table.room.table.state.undo else ()
        for last in entry:
            if (await table.ask("undo", table.person(last.seat), "seat", last.seat)).ok:
                await table.act(last.seat, last.action)
    await table.leave()
    return reached and table.game.shortage is not None


async def at_a_voyage_shortage(house: House, seed: int) -> bool:
    table = await house.table("running-voyage-shortage", seed, "pppp", edition="voyage", options=SCARCE)
    return await stopped(table, lambda game: game.shortage is not None)


async def in_debt(house: House, seed: int) -> bool:
    table = await house.table("running-debt", seed, "ppp", edition="ghost", options={"start.cash": 700})
    return await stopped(table, lambda game: bool(game.debts) and game.turns > 15)


async def at_an_offer(house: House, seed: int) -> bool:
    table = await house.table("running-offer", seed, "ppp", edition="mario", claim_help="automatic")
    return await stopped(table, lambda game: bool(game.offers))


async def at_a_choice(house: House, seed: int) -> bool:
    table = await house.table("running-choice", seed, "pppp", edition="championship")
    return await stopped(table, lambda game: bool(game.choices) and game.turns > 20)


async def after_a_correction(house: House, seed: int) -> bool:
    """Bots sit there too: they go on as soon as a server opens the table."""
    table = await house.table("running-corrected", seed, "pbt", edition="cthulhu", unattended=False)
    await table.judge("take-judge")
    for seat, role in ((0, "seat"), (-1, "judge")):
        person = house.people[seat]
        assert (await table.ask("connect", person, role, seat if role == "seat" else -1)).ok
    await table.start()
    await table.play(at_turn(20))
    cash = [{"seat": 0, "amount": 200}]
    await table.judge("judge-correct", corrects=3, reason="GO was passed.", cash=cash)
    await table.play(at_turn(30))
    await table.leave()
    return True


async def before_the_first_roll(house: House, seed: int) -> bool:
    table = await house.table("running-start", seed, "ppp", edition="cthulhu-short")
    await table.start()
    await table.act(table.game.start_due[0], actions.ROLL_DICE)
    await table.leave()
    return True


SCENES: Final[tuple[Scene, ...]] = (
    classic_with_options,
    to_the_last_player,
    championship_with_judge,
    cthulhu_with_undo,
    cthulhu_short,
    ghost_with_chat,
    mario_with_rematch,
    voyage_with_own_dice,
    closed_lobby,
    lobby,
    in_an_auction,
    in_an_auction_of_a_building,
    at_a_shortage,
    at_a_voyage_shortage,
    in_debt,
    at_an_offer,
    at_a_choice,
    after_a_correction,
    before_the_first_roll,
    abandoned_game,  # last: its clock goes on for days
)
