"""Sheets: net worth, ranks, ties with their reason, points; signatures, a second person, corrections."""

import datetime
from dataclasses import replace

import pytest
from tests.championship.organising import Office, prices, sheet

from passgo.championship import Actor, Holding, Line, Sheet, codec, commands, preset, replay
from passgo.championship.codec import digest_of
from passgo.championship.commands import JUDGE
from passgo.championship.results import missing_sheets
from passgo.championship.rounds import RoundId
from passgo.championship.scoring import RULES, Placing, score, undecided
from passgo.championship.sheets import BANKRUPT, EXPELLED, mistakes, share, worth

GREECE = preset("greece-2015")
MINUTE = datetime.timedelta(minutes=1)
BROWN = ("mediterranean-avenue", "baltic-avenue")
BLUE = ("park-place", "boardwalk")


def line(id: str, cash: int, *holdings: Holding) -> Line:
    bare = Line(id, cash, 0, holdings)
    return replace(bare, total=worth(bare, prices(), GREECE.valuation).total)


def scored(*lines: Line, out: tuple[str, ...] = (), decided: tuple[str, ...] = ()) -> list[Placing]:
    return score(Sheet(lines, out, decided=decided), GREECE, prices())


def codes(*lines: Line, out: tuple[str, ...] = ()) -> list[tuple[str, str]]:
    players = tuple(one.entrant for one in lines)
    return [(one.code, one.rule) for one in mistakes(Sheet(lines, out), players, prices(), GREECE.valuation)]


@pytest.mark.rule("CHAMP-WORTH-1", "CHAMP-WORTH-2", "CHAMP-WORTH-3", "CHAMP-WORTH-4", "CHAMP-WORTH-5", "CHAMP-WORTH-6")
def test_net_worth_has_five_parts_and_no_other() -> None:
    mortgaged = Holding("reading-railroad", mortgaged=True)
    built = (Holding("boardwalk", hotel=True), Holding("park-place", houses=4))
    full = Line("a", 123, 0, (*built, mortgaged, Holding("electric-company")))
    value = worth(full, prices(), GREECE.valuation)
    assert (value.cash, value.deeds, value.mortgaged) == (123, 400 + 350 + 150, 100)
    assert (value.houses, value.hotels) == (4 * 200, 200 + 4 * 200)
    assert value.total == 123 + 900 + 100 + 800 + 1000
    assert value.free_deeds == 3


@pytest.mark.rule("CHAMP-SCORE-1", "CHAMP-SCORE-2", "CHAMP-SCORE-3", "CHAMP-SCORE-6")
@pytest.mark.parametrize(
    "row", [(28,), (25, 14), (22, 12, 6), (19, 10, 5, 3), (16, 8, 4, 2, 1), (13, 6, 3, 1, 1, 0)], ids=len
)
def test_points_by_survivors_and_rank(row: tuple[int, ...]) -> None:
    fallen = tuple(f"out{i}" for i in range(6 - len(row)))
    lines = [line(f"in{i}", 1000 - i) for i in range(len(row))] + [Line(id, 0, 0, fate=BANKRUPT) for id in fallen]
    found = scored(*lines, out=fallen)
    assert tuple(one.points for one in found[: len(row)]) == row
    assert [one.points for one in found[len(row) :]] == [0] * len(fallen)
    assert [one.entrant for one in found[len(row) :]] == list(reversed(fallen))  # later out ranks higher


@pytest.mark.rule("CHAMP-SCORE-4", "CHAMP-TIE-1")
def test_ties_are_broken_with_their_reason() -> None:
    rich = line("rich", 5000)
    # 460 each: in two deeds, in one deed, in cash and a mortgaged deed.
    two = line("two", 340, *(Holding(deed) for deed in BROWN))
    one = line("one", 360, Holding("oriental-avenue"))
    none = line("none", 410, Holding("vermont-avenue", mortgaged=True))
    assert two.total == one.total == none.total == 460
    found = scored(none, one, two, rich)
    assert [placing.entrant for placing in found] == ["rich", "two", "one", "none"]
    assert [placing.reason for placing in found] == ["worth", "deeds", "deeds", ""]
    assert RULES["deeds"] == "CHAMP-TIE-1"


def test_more_cash_decides_next_and_then_the_head_judge() -> None:
    one = line("one", 260, Holding("new-york-avenue"))
    other = line("other", 340, Holding("connecticut-avenue"))
    assert one.total == other.total
    assert [placing.entrant for placing in scored(one, other)] == ["other", "one"]
    twin = replace(other, entrant="twin", holdings=(Holding("st-charles-place"),))
    twin = line("twin", other.total - 140, *twin.holdings)
    same = line("same", twin.cash, Holding("states-avenue"))
    open_sheet = Sheet((twin, same))
    assert undecided(open_sheet, GREECE, prices()) == [("twin", "same")]
    assert [placing.entrant for placing in scored(twin, same, decided=("same", "twin"))] == ["same", "twin"]


@pytest.mark.rule("CHAMP-WORTH-7")
@pytest.mark.parametrize(
    ("part", "rule"),
    [
        ("cash", "CHAMP-WORTH-1"), ("deeds", "CHAMP-WORTH-2"), ("mortgaged", "CHAMP-WORTH-3"),
        ("houses", "CHAMP-WORTH-4"), ("hotels", "CHAMP-WORTH-5"),
    ],
)  # fmt: skip
def test_a_sum_that_does_not_match_is_refused_with_its_rule(part: str, rule: str) -> None:
    good = line("a", 100, Holding("boardwalk"))
    assert codes(good, line("b", 1)) == []
    assert codes(replace(good, parts=((part, 12345),)), line("b", 1)) == [("sums-differ", rule)]
    assert codes(replace(good, total=good.total - 1), line("b", 1)) == [("sums-differ", "CHAMP-WORTH-7")]


@pytest.mark.parametrize(
    ("holdings", "code", "rule"),
    [
        ((Holding("atlantis"),), "no-such-deed", "CHAMP-COMP-3"),
        ((Holding("boardwalk"), Holding("boardwalk")), "deed-twice", "CHAMP-COMP-3"),
        ((Holding("boardwalk", houses=1),), "group-incomplete", "CHAMP-BUILD-1"),
        ((Holding("boardwalk", houses=3), Holding("park-place", houses=1)), "built-unevenly", "CHAMP-BUILD-6"),
        ((Holding("boardwalk", houses=1), Holding("park-place", mortgaged=True)), "group-mortgaged", "CHAMP-BUILD-8"),
        ((Holding("boardwalk", houses=5), Holding("park-place")), "bad-buildings", "CHAMP-BUILD-6"),
        ((Holding("reading-railroad", houses=1),), "bad-buildings", "CHAMP-BUILD-1"),
    ],
)
def test_an_impossible_estate_is_refused(holdings: tuple[Holding, ...], code: str, rule: str) -> None:
    known = all(holding.deed in prices().deeds for holding in holdings)
    first = line("a", 0, *holdings) if known else Line("a", 0, 0, holdings)
    assert (code, rule) in codes(first, line("b", 1))


def test_who_is_out_owns_nothing_and_somebody_is_left() -> None:
    assert ("out-but-owns", "CHAMP-BANKRUPT-8") in codes(Line("a", 5, 5, fate=BANKRUPT), line("b", 1), out=("a",))
    assert ("nobody-left", "CHAMP-BANKRUPT-9") in codes(Line("a", 0, 0, fate=BANKRUPT), out=("a",))
    assert ("order-missing", "CHAMP-BANKRUPT-8") in codes(Line("a", 0, 0, fate=BANKRUPT), line("b", 1))


def over(office: Office, number: int = 5) -> tuple[str, ...]:
    """A game of one table that is over, without its sheet."""
    office.confirmed(number)
    office.doors_open("volos")
    session = office.seat(RoundId("city", "volos", 1))
    office.start(session)
    office.time_over(session)
    return tuple(session.tables[0].players)


@pytest.mark.rule("CHAMP-WORTH-8")
def test_a_second_person_confirms_what_everybody_signed() -> None:
    office = Office()
    over(office)
    session = office.state.sessions[RoundId("city", "volos", 1)]
    table = session.tables[0]
    good = office.by_order(table)
    judge = Actor(table.judge, JUDGE)
    unsigned = replace(good, signed=good.signed[1:])
    office.do(commands.EnterSheet(judge, session.id, 1, unsigned))
    confirm = commands.ConfirmSheet(office.scorer, session.id, 1, digest_of(unsigned))
    refusal = office.refused(confirm)
    assert (refusal.code, refusal.rule, refusal.details["missing"]) == (
        "unsigned",
        "CHAMP-WORTH-8",
        (table.players[0],),
    )
    assert missing_sheets(session) == [1]
    office.do(commands.RejectSheet(office.scorer, session.id, 1, "a signature is missing"))
    office.do(commands.EnterSheet(judge, session.id, 1, good))
    assert office.refused(commands.ConfirmSheet(judge, session.id, 1, digest_of(good))).code == "same-person"
    assert office.refused(confirm).code == "sheet-changed"
    office.do(commands.ConfirmSheet(office.scorer, session.id, 1, digest_of(good)))
    assert missing_sheets(session) == []


@pytest.mark.rule("CHAMP-SPECT-2", "CHAMP-BANKRUPT-10")
def test_a_bankrupt_player_signs_as_he_leaves() -> None:
    office = Office()
    office.confirmed(4)
    office.doors_open("volos")
    session = office.seat(RoundId("city", "volos", 1))
    office.start(session)
    table = session.tables[0]
    judge = Actor(table.judge, JUDGE)
    first, second, third, last = table.players
    office.do(commands.RecordOut(judge, session.id, 1, first))
    office.do(commands.RecordOut(judge, session.id, 1, second, signed=False))
    office.do(commands.RecordOut(judge, session.id, 1, third))
    assert office.refused(commands.RecordOut(judge, session.id, 1, last)).rule == "CHAMP-BANKRUPT-9"
    wrong = sheet(table, {last: 900}, [second, first, third])
    assert "order-differs (CHAMP-BANKRUPT-10)" in str(office.refused(commands.EnterSheet(judge, session.id, 1, wrong)))
    paper = replace(sheet(table, {last: 900}, [first, second, third]), signed=(last, table.judge))
    office.do(commands.EnterSheet(judge, session.id, 1, paper))  # one is left, so it need not wait for the time
    refusal = office.refused(commands.ConfirmSheet(office.scorer, session.id, 1, digest_of(paper)))
    assert (refusal.rule, refusal.details["missing"]) == ("CHAMP-BANKRUPT-10", (second,))


@pytest.mark.rule("CHAMP-WORTH-8", "CHAMP-SPECT-2")
def test_a_signature_on_a_screen_keeps_its_time_in_the_log() -> None:
    office = Office()
    office.confirmed(4)
    office.doors_open("volos")
    session = office.seat(RoundId("city", "volos", 1))
    office.start(session)
    table = session.tables[0]
    judge = Actor(table.judge, JUDGE)
    first, second, third, last = table.players
    started = session.heats[1].started
    assert started is not None
    office.now = started + MINUTE
    office.do(commands.RecordOut(judge, session.id, 1, first, tapped=started))
    office.do(commands.RecordOut(judge, session.id, 1, second))  # on paper
    office.do(commands.RecordOut(judge, session.id, 1, third, signed=False, tapped=started))
    taps = ((last, started - MINUTE), (table.judge, office.now + MINUTE), ("nobody", started))
    paper = sheet(table, {last: 900}, [first, second, third])
    office.do(commands.EnterSheet(judge, session.id, 1, replace(paper, signed=(last, table.judge), taps=taps)))
    # A panel whose clock is wrong: not before the game, not after the entry. Who did not sign has no time.
    assert table.tapped() == {first: started, last: started, table.judge: office.now}
    written = [codec.from_json(codec.to_json(event)) for event in office.log]
    again = replay(office.format, prices(), written)
    assert again.state.sessions[session.id].tables[0].tapped() == table.tapped()


def test_a_correction_is_a_new_event_that_names_what_it_replaces() -> None:
    office = Office()
    players = over(office)
    session = office.state.sessions[RoundId("city", "volos", 1)]
    table = session.tables[0]
    office.hand_in(session, table, office.by_order(table))
    office.do(commands.ReleaseScores(office.director, session.id))
    office.do(commands.Qualify(office.head_judge, "city", "volos"))
    assert ("city-final", "volos") in office.state.outcomes  # one table is itself the final
    before = table.sheet
    assert before is not None
    other = sheet(table, {id: 100 + i for i, id in enumerate(players)})
    correct = commands.CorrectSheet(office.scorer, session.id, 1, other, before.version, "cash was swapped")
    assert office.refused(replace(correct, replaces=before.version - 1)).code == "wrong-replacement"
    assert office.refused(replace(correct, reason="")).code == "no-reason"
    assert table.confirmed()
    office.do(correct)
    assert not table.confirmed()
    assert office.state.outcomes == {}
    assert not session.released
    office.do(commands.ConfirmSheet(Actor("second", JUDGE), session.id, 1, digest_of(other)))
    office.do(commands.ReleaseScores(office.director, session.id))
    office.do(commands.Qualify(office.head_judge, "city", "volos"))
    assert office.state.outcomes["city", "volos"].ranking[0] == players[-1]


def test_a_game_that_is_not_over_has_no_sheet_with_several_survivors() -> None:
    office = Office()
    office.confirmed(4)
    office.doors_open("volos")
    session = office.seat(RoundId("city", "volos", 1))
    office.start(session)
    early = commands.EnterSheet(office.scorer, session.id, 1, office.by_order(session.tables[0]))
    assert office.refused(early).rule == "CHAMP-TIME-7"


def test_halves_are_rounded_as_the_format_says() -> None:
    assert [share(55, 50, "down"), share(55, 50, "up"), share(60, 50, "down"), share(60, 50, "up")] == [27, 28, 30, 30]


@pytest.mark.rule("CHAMP-COMP-3")
def test_every_mistake_of_a_line_is_named() -> None:
    wrong = Line("a", 0, 0, (Holding("no-such-street"), Holding("reading-railroad", houses=1)))
    assert [code for code, _ in codes(wrong, line("b", 5))][:2] == ["no-such-deed", "bad-buildings"]


def test_who_is_out_is_ranked_with_the_reason() -> None:
    fates = {"first": BANKRUPT, "thrown": EXPELLED, "second": BANKRUPT, "third": BANKRUPT}
    out = tuple(fates)
    found = scored(line("in", 100), *(Line(id, 0, 0, fate=fate) for id, fate in fates.items()), out=out)
    assert [(one.entrant, one.rank, one.reason) for one in found] == [
        ("in", 1, "survived"),
        ("third", 2, "left-later"),
        ("second", 3, "left-later"),
        ("first", 4, "expelled"),
        ("thrown", 5, ""),
    ]
