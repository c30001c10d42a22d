"""Schools and families: guardians, shared addresses, groups, the organisers' own questions, drawn nicknames."""

import datetime
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.championship.families import SCHOOL, school, school_text
from tests.championship.organising import Office, person
from tests.championship.test_format import faults_of

from passgo.championship import Actor, commands, events, parse
from passgo.championship.boards import shown_name
from passgo.championship.codec import to_json
from passgo.championship.commands import ENTRANT
from passgo.championship.local_texts import said_in
from passgo.championship.nicknames import concerns, draw, listed, well_formed
from passgo.championship.rounds import RoundId
from passgo.championship.seating import Request, make

DAY = datetime.date(2026, 1, 31)  # the school's cup
TEN = datetime.date(2016, 1, 1)
FIFTEEN = datetime.date(2010, 2, 1)  # sixteen the day after
SIXTEEN = datetime.date(2010, 1, 31)


def child(office: Office, id: str, **changes: object) -> commands.Register:
    return office.entry(id, "hall", **{"born": TEN, **changes})


# The file


def test_the_file_says_what_is_asked() -> None:
    format = school()
    assert format.registration.guardian_below == 16
    assert not format.registration.one_email_each
    assert format.groups is not None
    assert (said_in(format.groups.label, "el"), format.groups.listed) == ("Τάξη", ("3A", "3B", "3C"))
    assert (format.groups.required, format.groups.apart) == (True, True)
    assert [(one.id, one.kind, one.required) for one in format.questions] == [
        ("lunch", "choice", True), ("allergies", "text", False), ("photo", "yes-no", False),
    ]  # fmt: skip
    assert format.questions[0].answers() == ("Fish", "Vegetables")


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("guardian_below = 16", "guardian_below = 16\nage = 18", "guardian_below: nobody that young can enter"),
        ("guardian_below = 16", 'guardian_below = "16"', "guardian_below: cannot be '16'"),
        ('kind = "yes-no"', 'kind = "maybe"', "questions[2 photo].kind: cannot be 'maybe'"),
        ('kind = "yes-no"', 'kind = "choice"', "questions[2 photo].choices: 0 answers to choose from (2 or more)"),
        (
            'kind = "choice"',
            'kind = "text"',
            "lunch].choices: a question of the kind 'text' has no choices",
        ),
        ('"Fish", {', '"Vegetables", {', "questions[0 lunch].choices: an answer appears twice"),
        ('id = "photo"', 'id = "lunch"', "questions[2 lunch].id: appears twice"),
        ('label = "Allergies"', "label = 7", "questions[1 allergies].label: cannot be 7"),
        ('label = "Allergies"', 'label = { english = "Allergies" }', "questions[1 allergies].label: cannot be a table"),
        ('label = "Allergies"', "label = {}", "questions[1 allergies].label: cannot be a table"),
        ('"3A", "3B"', '"3A", "3A"', "groups.list[1]: '3A' appears twice"),
        ("apart_groups = true", 'apart_groups = "yes"', "groups.apart_groups: cannot be 'yes'"),
    ],
)
def test_a_fault_of_the_file_is_told(old: str, new: str, fault: str) -> None:
    assert old in school_text()
    assert any(fault in one for one in faults_of(school_text().replace(old, new, 1)))


def test_a_form_asks_ten_questions_at_most() -> None:
    many = "".join(f'\n[[questions]]\nid = "q{i}"\nlabel = "Q"\n' for i in range(8))
    assert "questions: 11 entries (0 to 10 tables)" in faults_of(school_text() + many)[0]


# Guardians


@pytest.mark.parametrize(("born", "minor"), [(TEN, True), (FIFTEEN, True), (SIXTEEN, False)])
def test_a_guardian_is_needed_below_the_age_on_the_day(born: datetime.date, minor: bool) -> None:
    office = Office(school())
    alone = replace(child(office, "e1", born=born, guardian="", guardian_email=""), consents=("terms", "data"))
    if minor:
        assert office.refused(alone).code == "guardian-missing"
    else:
        office.do(alone)
        assert "guardian" not in office.state.entrants["e1"].consents


@pytest.mark.parametrize(
    ("missing", "code"),
    [
        ({"guardian": ""}, "guardian-missing"),
        ({"guardian_email": ""}, "guardian-missing"),
        ({"guardian_email": "", "guardian_phone": "+30 210 1"}, ""),
    ],
)
def test_a_guardian_has_a_name_and_a_contact(missing: dict[str, object], code: str) -> None:
    office = Office(school())
    command = replace(child(office, "e1", **missing), consents=("terms", "data", "guardian"))
    if code:
        assert office.refused(command).code == code
    else:
        office.do(command)


def test_the_consent_of_a_guardian_is_recorded_with_the_version_of_the_terms() -> None:
    office = Office(school())
    office.do(commands.PublishTerms(office.director, "New terms.", "New."))
    command = child(office, "e1")
    without = replace(command, consents=("terms", "data"))
    assert office.refused(without).details == {"missing": ("guardian",)}
    office.do(command)
    (recorded,) = [one for one in office.log if isinstance(one, events.ConsentRecorded) and one.consent == "guardian"]
    assert (recorded.entrant, recorded.given, recorded.terms, recorded.to) == ("e1", True, 2, ("The club",))


def test_a_guardian_who_takes_the_consent_back_ends_the_entry() -> None:
    office = Office(school())
    office.do(child(office, "e1"))
    office.do(commands.ChangeConsent(Actor("e1", ENTRANT), "e1", "guardian", False))
    assert (office.status("e1"), office.state.entrants["e1"].reason) == ("withdrawn", "consent-withdrawn")


def test_nobody_becomes_a_minor_without_a_guardian_by_a_correction() -> None:
    office = Office(school())
    office.do(replace(child(office, "e1", born=SIXTEEN, guardian="", guardian_email=""), consents=("terms", "data")))
    row = office.championship.people.rows["e1"]
    assert office.refused(commands.ChangeDetails(office.registrar, "e1", replace(row, born=TEN))).code == (
        "guardian-missing"
    )
    helped = replace(row, born=TEN, guardian="Maria", guardian_phone="+30 210 1")
    assert office.refused(commands.ChangeDetails(office.registrar, "e1", helped)).code == "consent-missing"


def test_a_venue_is_not_moved_to_a_day_on_which_somebody_needs_a_guardian_they_lack() -> None:
    office = Office(school())
    office.do(replace(child(office, "e1", born=SIXTEEN, guardian="", guardian_email=""), consents=("terms", "data")))
    hall = office.format.venues[0]
    office.do(child(office, "e2"))
    moved = commands.ChangeVenue(
        office.director,
        "hall",
        starts=hall.starts - datetime.timedelta(hours=18, minutes=30),
        notice=(("en", "Earlier."),),
    )
    assert office.refused(moved).code == "guardian-missing"
    office.do(commands.Withdraw(office.registrar, "e1"))
    office.do(moved)


# One contact for several


def test_brothers_and_sisters_share_an_address() -> None:
    office = Office(school())
    office.do(child(office, "e1", email="mum@mail.example", phone="+30 210 1"))
    office.do(child(office, "e2", email="mum@mail.example", phone="+30 210 1"))
    assert office.championship.people.sharing("e1")
    twin = child(office, "e3", name="Name e1", email="dad@mail.example")
    assert office.refused(twin).code == "registered-twice"
    office.do(commands.Erase(office.registrar, "e2"))
    assert not office.championship.people.sharing("e1")


@pytest.mark.rule("CHAMP-DECL-1")
def test_where_the_address_must_be_ones_own_nobody_shares_it() -> None:
    office = Office()
    office.do(office.entry("e1", email="mum@mail.example"))
    assert office.refused(office.entry("e2", email="MUM@mail.example")).code == "registered-twice"


# Questions and groups


@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({"answers": ()}, ("lunch",)),
        ({"answers": (("lunch", "Chips"),)}, ("lunch",)),
        ({"answers": (("lunch", "Fish"), ("photo", "maybe"))}, ("photo",)),
        ({"answers": (("lunch", "Fish"), ("unasked", "x"))}, ("unasked",)),
        ({"answers": (("lunch", "Fish"), ("allergies", "x" * 301))}, ("allergies",)),
        ({"group": ""}, ("group",)),
        ({"group": "3D"}, ("group",)),
    ],
)
def test_an_unfit_answer_is_refused_without_its_text(changes: dict[str, object], wrong: tuple[str, ...]) -> None:
    office = Office(school())
    refusal = office.refused(child(office, "e1", **changes))
    assert (refusal.code, refusal.details) == ("answer-wrong", {"questions": wrong})


def test_what_nobody_asked_is_refused() -> None:
    office = Office()
    assert office.refused(office.entry("e1", group="3A")).code == "answer-wrong"
    assert office.refused(office.entry("e1", answers=(("lunch", "Fish"),))).code == "answer-wrong"


def test_answers_guardian_and_group_stay_out_of_the_log() -> None:
    office = Office(school())
    office.do(child(office, "e1", answers=(("lunch", "Fish"), ("allergies", "nuts"))))
    row = office.championship.people.rows["e1"]
    changed = replace(row, answers=(("lunch", "Vegetables"),), group="3C", guardian="Maria")
    office.do(commands.ChangeDetails(office.registrar, "e1", changed))
    assert isinstance(office.log[-1], events.DetailsChanged)
    assert office.log[-1].fields == ("guardian", "group", "answers")
    told = "".join(map(to_json, office.log))
    for words in ("Fish", "nuts", "Vegetables", "3A", "3C", "Guardian", "Maria", row.drawn):
        assert words not in told


@given(sizes=st.lists(st.integers(1, 9), min_size=2, max_size=8), seed=st.integers(0, 99))
def test_a_group_is_dealt_to_as_many_tables_as_there_are(sizes: list[int], seed: int) -> None:
    players = [f"p{group}-{i}" for group, size in enumerate(sizes) for i in range(size)]
    tables = max(1, len(players) // 4)
    each = [len(players) // tables + (i < len(players) % tables) for i in range(tables)]
    groups = {player: player.partition("-")[0] for player in players}
    seated = make(Request(tuple(players), tuple(each), seed, 1, 9, groups=groups))
    assert sorted(player for table in seated for player in table) == sorted(players)
    for group, size in enumerate(sizes):
        most = max(Counter(groups[player] for player in table)[f"p{group}"] for table in seated)
        assert most <= -(-size // tables) + (len(set(each)) > 1)


def test_a_class_avoids_itself_in_the_first_round() -> None:
    office = Office(school())
    for i in range(12):
        office.do(child(office, f"e{i:02}", group=("3A", "3B", "3C")[i % 3]))
        office.do(commands.Phone(office.registrar, f"e{i:02}"))
    session, rows = RoundId("evening", "hall", 1), office.championship.people.rows
    for seed in range(8):
        office.do(commands.MakeSeating(office.director, session, seed))
        for table in office.state.sessions[session].tables:
            assert max(Counter(rows[id].group for id in table.players).values()) == 2
    assert '"apart"' not in "".join(map(to_json, office.log))


# Nicknames by lot


@pytest.mark.parametrize("language", ["en", "el"])
def test_all_pairs_of_words_are_fit(language: str) -> None:
    words = listed()["drawn"][language]
    for first in words["first"]:
        for second in words["second"]:
            assert concerns(f"{first} {second}", None, []) == ()
            assert well_formed(f"{first} {second} 999")


def test_a_drawn_nickname_is_of_the_language_and_the_same_again() -> None:
    free = draw("e1", "el", (), lambda _: False)
    assert free == draw("e1", "el-GR", (), lambda _: False)
    assert free.partition(" ")[0] in listed()["drawn"]["el"]["first"]
    assert draw("e1", "ar", (), lambda _: False).partition(" ")[0] in listed()["drawn"]["en"]["first"]


def test_a_hall_of_the_same_name_is_never_without_nicknames() -> None:
    assert draw("e1", "en", (), lambda _: True) != ""  # every word raises a concern


def test_everybody_is_shown_under_a_nickname_that_nobody_else_has() -> None:
    office = Office()
    ids = office.register(30)
    shown = [shown_name(office.championship, id) for id in ids]
    assert len(set(shown)) == 30
    assert all(concerns(name, person(id), ["Volos"]) == () for name, id in zip(shown, ids, strict=True))
    taken = commands.ProposeNickname(office.registrar, ids[0], shown[1].upper())
    assert office.refused(taken).code == "nickname-taken"
    office.do(commands.Erase(office.registrar, ids[0]))
    assert shown_name(office.championship, ids[0]) == "anonymous"


def test_a_nickname_of_ones_own_counts_when_it_is_approved() -> None:
    office = Office()
    (id,) = office.register(1)
    drawn = shown_name(office.championship, id)
    office.do(commands.ProposeNickname(Actor(id, ENTRANT), id, "Iron Top Hat"))
    assert shown_name(office.championship, id) == drawn
    office.do(commands.ApproveNickname(office.director, id))
    assert shown_name(office.championship, id) == "Iron Top Hat"
    office.do(commands.ReturnNickname(office.director, id, "second thoughts"))
    assert shown_name(office.championship, id) == drawn


def test_a_player_keeps_the_nickname_that_hangs_in_the_hall() -> None:
    office = Office()
    one, *_ = office.confirmed(4)
    office.doors_open("volos")
    office.seat(RoundId("city", "volos", 1))
    assert office.refused(commands.ProposeNickname(Actor(one, ENTRANT), one, "Iron Top Hat")).code == "bad-moment"
    office.do(commands.ProposeNickname(office.registrar, one, "Iron Top Hat"))


def test_a_format_of_before_asks_nothing_new() -> None:
    format = parse(school_text().replace(SCHOOL, "").replace("guardian_below = 16", ""))
    assert (format.groups, format.questions, format.registration.guardian_below) == (None, (), 0)
