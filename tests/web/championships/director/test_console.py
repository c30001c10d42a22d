"""The director's console: a round from the drawing to the qualification, and everything around it, by forms alone."""

import datetime
import io
import re
from collections.abc import Iterator
from itertools import count

import pytest
from pypdf import PdfReader
from tests.web.championships.opening import desk, keep, now, register, somebody
from tests.web.championships.staging import (
    EVENING,
    Crew,
    before,
    do,
    hidden,
    plain,
    play_and_enter,
    printed,
    read,
    rehearsed,
    session_address,
    travel,
)
from tests.web.running import Browser, Running

from passgo.championship import Actor, commands
from passgo.championship.commands import DIRECTOR, HEAD_JUDGE, JUDGE, REGISTRAR, SCORER
from passgo.championship.rounds import RoundId
from passgo.office import Office

REGISTRAR_ACTOR = Actor("r1", REGISTRAR)
MINUTE = datetime.timedelta(minutes=1)
NUMBER = count(1)


@pytest.fixture
def crew(server: Running) -> Iterator[Crew]:
    """Everybody is checked in, nobody is seated."""
    made = Crew(server, rehearsed(server, f"evening-{next(NUMBER)}", before(commands.MakeSeating)))
    yield made
    made.close()


def test_every_page_says_in_which_role_an_official_is_here(crew: Crew) -> None:
    assert '<span class="role">Director: ' in crew.director.get(session_address(crew.office)).text


def starts(office: Office) -> datetime.datetime:
    return office.championship.format.venues[0].starts


def seated(crew: Crew, **wishes: object) -> str:
    page = do(crew.director, session_address(crew.office), "draft", seed=42, **wishes)
    assert "Seating drawn." in page
    return page


def players(office: Office, table: int) -> list[str]:
    return office.championship.state.sessions[EVENING].tables[table - 1].players


def judged_and_published(crew: Crew) -> None:
    address = session_address(crew.office)
    seated(crew)
    judges = {f"judge-{number}": crew.official(f"Judge {number}") for number in range(1, 5)}
    assert "Judges assigned." in do(crew.director, address, "judges", **judges)
    wanted = starts(crew.office).strftime("%Y-%m-%dT%H:%M")
    assert "Published." in do(crew.director, address, "publish", starts=wanted)


def ticked(crew: Crew) -> None:
    for table in crew.office.championship.state.sessions[EVENING].tables:
        assert "Ticks saved." in do(crew.head_judge, session_address(crew.office), "tick", table=table.number, all=1)


def started(crew: Crew) -> None:
    address = session_address(crew.office)
    judged_and_published(crew)
    travel(crew, starts(crew.office) + MINUTE)
    ticked(crew)
    assert "Roll called." in do(crew.head_judge, address, "roll", heat=1, alternates=1)
    assert "Tables started." in do(crew.head_judge, address, "start", heat=1)


def finished(crew: Crew) -> None:
    started(crew)
    clock = f"/c/{crew.office.id}/clock/{EVENING}/1"
    travel(crew, starts(crew.office) + 46 * MINUTE)
    do(crew.head_judge, clock, "clock-last-round")
    do(crew.head_judge, clock, "clock-end")
    play_and_enter(crew.office, EVENING)


def test_a_round_goes_from_the_drawing_to_the_scores_and_the_next_round(crew: Crew) -> None:
    finished(crew)
    address = session_address(crew.office)
    assert "sheet-missing" not in do(crew.director, address, "release")  # told in words
    for table in range(1, 5):
        sheet = f"/c/{crew.office.id}/sheets/{EVENING}/{table}"
        crew.scorer.get(sheet)
        digest = hidden(crew.scorer.page, "digest")
        assert "Sheet confirmed." in do(crew.scorer, sheet, "confirm", digest=digest)
    page = do(crew.director, address, "release")
    assert "Scores published." in page
    assert f"/c/{crew.office.id}/director/session/evening/hall/2" in page


def test_a_judge_is_replaced_during_play_for_a_reason(crew: Crew) -> None:
    started(crew)
    crew.office.invite(JUDGE, "Judge 9", now())
    address, judge = session_address(crew.office), crew.official("Judge 9")
    page = do(crew.director, address, "another-judge", table=2, judge=judge, reason=" ")
    assert "Write a reason." in page
    page = do(crew.director, address, "another-judge", table=2, judge=judge, reason="Hospital")
    assert "The table has another judge." in page
    assert crew.office.championship.state.sessions[EVENING].tables[1].judge == judge


def test_a_stage_is_closed_with_a_seed_for_the_lot(server: Running) -> None:
    office = rehearsed(server, "closing", before(commands.Qualify))
    crew = Crew(server, office)
    page = do(crew.director, session_address(office, RoundId("evening", "hall", 2)), "qualify", seed=11)
    assert "The stage is closed here." in page
    assert page.count("advances") == 4
    crew.close()


def test_the_drawing_keeps_pairs_apart_and_players_at_their_tables(crew: Crew) -> None:
    one, other, fixed = list(crew.office.championship.state.entrants)[4:7]
    page = seated(crew, apart_one=one, apart_other=other, fixed_player=fixed, fixed_table=3)
    assert "1 pair must be kept apart." in page
    assert fixed in players(crew.office, 3)
    tables = [table.players for table in crew.office.championship.state.sessions[EVENING].tables]
    assert not any(one in table and other in table for table in tables)


def test_a_swap_that_breaks_a_rule_is_refused_with_what_it_would_break(crew: Crew) -> None:
    fixed = next(iter(crew.office.championship.state.at_venue("hall", "confirmed"))).id
    seated(crew, fixed_player=fixed, fixed_table=1)
    other = players(crew.office, 2)[0]
    page = do(crew.director, session_address(crew.office), "swap", swap=[fixed, other])
    assert "A player isn’t at their fixed table." in page
    assert fixed in players(crew.office, 1)


def test_a_drawing_without_a_seed_is_that_of_the_seed_zero(crew: Crew) -> None:
    do(crew.director, session_address(crew.office), "draft")
    assert crew.office.championship.state.sessions[EVENING].seed == 0


def test_the_desk_says_which_championship_it_is_and_what_is_at_hand(crew: Crew) -> None:
    page = read(crew.director, f"/c/{crew.office.id}/director")
    assert f'class="desk-name"><bdi>{crew.office.championship.format.name}</bdi>' in page
    assert re.findall('class="badge (.*?)"', page)[0] == "seating"
    assert 'aria-label="Open: Two rounds, Here, round 1"' in page


def test_the_steps_of_a_round_say_what_is_done_and_what_is_next(crew: Crew) -> None:
    steps = re.findall('<li class="step-(.*?)"', seated(crew))
    assert steps == ["done", "now", "later", "later", "later", "later", "later", "later"]


def test_two_players_exchange_their_seats(crew: Crew) -> None:
    seated(crew)
    one, other = players(crew.office, 1)[0], players(crew.office, 2)[0]
    assert "Seats swapped." in do(crew.director, session_address(crew.office), "swap", swap=[one, other])
    assert one in players(crew.office, 2)
    assert other in players(crew.office, 1)


def test_a_swap_of_three_is_not_guessed_at(crew: Crew) -> None:
    seated(crew)
    page = do(crew.director, session_address(crew.office), "swap", swap=players(crew.office, 1)[:3])
    assert "Tick exactly two players" in page


def test_judges_change_places_in_one_go(crew: Crew) -> None:
    judged_and_published(crew)
    one, two, three = (crew.official(f"Judge {number}") for number in (1, 2, 3))
    crew.office.invite(JUDGE, "Judge 5", now())
    new = crew.official("Judge 5")
    page = do(crew.head_judge, session_address(crew.office), "judges", **{
        "judge-1": two, "judge-2": three, "judge-3": new,
    })  # fmt: skip
    assert "Judges assigned." in page
    assert [table.judge for table in crew.office.championship.state.sessions[EVENING].tables][:3] == [two, three, new]
    assert one not in [table.judge for table in crew.office.championship.state.sessions[EVENING].tables]


def test_a_judge_at_two_tables_is_refused_with_the_rule(crew: Crew) -> None:
    seated(crew)
    one = crew.official("Judge 1")
    page = do(crew.director, session_address(crew.office), "judges", **{"judge-1": one, "judge-2": one})
    assert "CHAMP-JUDGE-1" in page


def test_only_the_head_judge_calls_the_roll_and_starts_the_tables(crew: Crew) -> None:
    judged_and_published(crew)
    crew.director.get(session_address(crew.office))
    assert "This is up to the head judge." in crew.director.page
    assert "Your role doesn’t allow that." in do(crew.director, session_address(crew.office), "roll", heat=1)


def test_one_laptop_with_both_links_gives_each_command_in_the_role_that_may(crew: Crew) -> None:
    judged_and_published(crew)
    travel(crew, starts(crew.office) + MINUTE)
    ticked(crew)
    _, token = crew.office.invite(HEAD_JUDGE, "Hector", now())
    crew.director.http.get(f"/desk/{token}", follow_redirects=False)
    assert "Roll called." in do(crew.director, session_address(crew.office), "roll", heat=1, alternates=1)


def test_a_roll_call_before_the_official_start_is_refused(crew: Crew) -> None:
    judged_and_published(crew)
    assert "CHAMP-NOSHOW-2" in do(crew.head_judge, session_address(crew.office), "roll", heat=1)


@pytest.mark.rule("CHAMP-NOSHOW-2")
def test_who_is_at_the_tables_is_ticked_beside_what_the_door_knows(crew: Crew) -> None:
    judged_and_published(crew)
    page = read(crew.head_judge, session_address(crew.office))
    assert "0 of 24 players present." in page
    assert (page.count("not ticked yet"), page.count("not checked in at the door")) == (4, 3)
    here = {f"here-{id}": 1 for id in players(crew.office, 2)[:5]}
    page = do(crew.head_judge, session_address(crew.office), "tick", table=2, **here)
    assert "5 of 24 players present." in page
    assert (page.count("not ticked yet"), page.count("1 missing")) == (3, 1)


def test_a_roll_call_waits_for_the_ticks_of_every_table(crew: Crew) -> None:
    judged_and_published(crew)
    travel(crew, starts(crew.office) + MINUTE)
    do(crew.head_judge, session_address(crew.office), "tick", table=3, all=1)
    page = do(crew.head_judge, session_address(crew.office), "roll", heat=1, alternates=1)
    assert "nobody has ticked the players of these tables: 1, 2, and 4." in page


def test_officials_but_the_director_see_no_real_name(crew: Crew) -> None:
    seated(crew)
    names = [person.name for person in crew.office.championship.people.rows.values()]
    assert any(name in crew.director.page for name in names)
    for official in (crew.head_judge, crew.scorer):
        official.get(session_address(crew.office))
        assert not any(name in official.page for name in names)


# Sheets.


def test_who_entered_a_sheet_does_not_confirm_it(server: Running, crew: Crew) -> None:
    finished(crew)
    judge = desk(server, crew.office, JUDGE, "Judge 1")
    sheet = f"/c/{crew.office.id}/sheets/{EVENING}/1"
    judge.get(sheet)
    assert "You entered this sheet, so someone else has to confirm it." in judge.page
    digest = re.search(r'class="digest">([0-9a-f]+)<', judge.page)
    assert digest is not None
    judge.get(f"/c/{crew.office.id}/sheets/{EVENING}/2")  # a page with a form
    answer = judge.post(sheet, do="confirm", digest=digest[1])
    assert "CHAMP-WORTH-8" in answer.text
    assert not crew.office.championship.state.sessions[EVENING].tables[0].confirmed()
    judge.close()


def test_a_sheet_that_has_changed_since_it_was_seen_is_not_confirmed(crew: Crew) -> None:
    finished(crew)
    page = do(crew.scorer, f"/c/{crew.office.id}/sheets/{EVENING}/1", "confirm", digest="0" * 16)
    assert "CHAMP-WORTH-8" in page
    assert not crew.office.championship.state.sessions[EVENING].tables[0].confirmed()


def test_a_sheet_is_sent_back_with_a_reason_and_missing_again(crew: Crew) -> None:
    finished(crew)
    sheet = f"/c/{crew.office.id}/sheets/{EVENING}/1"
    assert "Sheet sent back." in do(crew.scorer, sheet, "reject", reason="the seventh deed is missing")
    assert "Tables without a sheet: 1." in read(crew.director, session_address(crew.office))


def test_the_score_sheets_are_printed_with_nicknames_only(crew: Crew) -> None:
    judged_and_published(crew)
    answer = printed(crew.head_judge, crew.head_judge.get(f"{session_address(crew.office)}/sheets.pdf"))
    assert answer.headers["content-type"] == "application/pdf"
    text = "\n".join(page.extract_text() for page in PdfReader(io.BytesIO(answer.content)).pages)
    people = crew.office.championship.people.rows
    assert all(people[player].nickname in text for player in players(crew.office, 1))
    assert not any(person.name in text for person in people.values())


# Nicknames, entrants, terms, officials, letters.


def test_a_nickname_is_approved_or_returned_with_what_was_pointed_out(crew: Crew) -> None:
    one, other = [entrant.id for entrant in crew.office.championship.state.at_venue("hall", "confirmed")][:2]
    at = crew.office.machine_time(now())
    crew.office.perform(commands.ProposeNickname(REGISTRAR_ACTOR, one, "Greek Grandpa 1950"), at)
    crew.office.perform(commands.ProposeNickname(REGISTRAR_ACTOR, other, "Rent Rocket"), at)
    address = f"/c/{crew.office.id}/director/nicknames"
    crew.director.get(address)
    for pointed_out in ("May refer to age.", "May refer to nationality.", "No word from the game was found."):
        assert pointed_out in crew.director.page
    assert "Nickname approved." in do(crew.director, address, "approve", entrant=other)
    assert "Nickname rejected." in do(crew.director, address, "give-back", entrant=one, reason="an age")
    entrants = crew.office.championship.state.entrants
    assert (entrants[one].nickname, entrants[other].nickname) == ("returned", "approved")


def test_all_nicknames_that_nothing_was_pointed_out_about_are_approved_at_once(crew: Crew) -> None:
    several = [entrant.id for entrant in crew.office.championship.state.at_venue("hall", "confirmed")][:3]
    at = crew.office.machine_time(now())
    for entrant, name in zip(several, ("Rent Rocket", "Silver Hat", "Greek Grandpa 1950"), strict=True):
        crew.office.perform(commands.ProposeNickname(REGISTRAR_ACTOR, entrant, name), at)
    do(crew.director, f"/c/{crew.office.id}/director/nicknames", "approve-all", entrant=several[:2])
    entrants = crew.office.championship.state.entrants
    assert [entrants[id].nickname for id in several] == ["approved", "approved", "proposed"]


def test_a_nickname_is_not_returned_without_a_reason(crew: Crew) -> None:
    entrant = crew.office.championship.state.at_venue("hall", "confirmed")[0].id
    page = do(crew.director, f"/c/{crew.office.id}/director/nicknames", "give-back", entrant=entrant, reason=" ")
    assert 'class="told bad"' in page
    assert crew.office.championship.state.entrants[entrant].nickname == "approved"


def test_an_entry_is_cancelled_with_a_reason(crew: Crew) -> None:
    entrant = crew.office.championship.state.at_venue("hall", "confirmed")[0].id
    address = f"/c/{crew.office.id}/director/entrants"
    assert 'class="told bad"' in do(crew.director, address, "cancel", entrant=entrant, reason="")
    assert "Entry cancelled." in do(crew.director, address, "cancel", entrant=entrant, reason="false data")
    assert crew.office.championship.state.entrants[entrant].status == "disqualified"


def test_a_reason_has_an_end(crew: Crew) -> None:
    entrant = crew.office.championship.state.at_venue("hall", "confirmed")[0].id
    do(crew.director, f"/c/{crew.office.id}/director/entrants", "cancel", entrant=entrant, reason="x" * 600)
    assert crew.office.championship.state.entrants[entrant].reason == "x" * 500


def test_the_head_judge_expels_a_player_of_a_running_game(crew: Crew) -> None:
    started(crew)
    expelled = players(crew.office, 1)[0]
    page = do(crew.head_judge, session_address(crew.office), "expel", entrant=expelled, reason="threw the dice at me")
    assert "Disqualified." in page
    assert crew.office.championship.state.sessions[EVENING].tables[0].out == [(expelled, "expelled")]


def test_entrants_are_found_by_name_without_the_name_in_an_address(crew: Crew) -> None:
    person = next(iter(crew.office.championship.people.rows.values()))
    crew.director.get(f"/c/{crew.office.id}/director/entrants")
    answer = crew.director.post(f"/c/{crew.office.id}/director/entrants/search", words=person.name)
    assert "1 person found." in plain(answer.text)
    assert "?" not in str(answer.url)


def test_a_long_list_of_entrants_is_cut_and_says_how_many_there_are(
    crew: Crew, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("passgo.web.championships.director.people.MOST_SHOWN", 3)
    page = read(crew.director, f"/c/{crew.office.id}/director/entrants")
    assert page.count("<strong><bdi>") == 3
    assert f"{len(crew.office.championship.state.entrants)} people found." in page


def test_who_waits_is_listed_with_their_number(server: Running, browser: Browser) -> None:
    office = keep(server, "waiting-list", capacity=1)
    for number in range(3):
        register(browser, office.id, somebody(number))
    director = desk(server, office, DIRECTOR)
    page = read(director, f"/c/{office.id}/director/entrants")
    director.close()
    assert re.findall(r"Alternate \d+", page) == ["Alternate 1", "Alternate 2"]


def test_the_page_of_terms_says_when_registration_closes(crew: Crew) -> None:
    address = f"/c/{crew.office.id}/director/terms"
    assert "New last day to register (now January 30, 2026)" in read(crew.director, address)


def test_new_terms_are_in_force_with_a_notice_on_the_public_site(server: Running, crew: Crew) -> None:
    address = f"/c/{crew.office.id}/director/terms"
    assert crew.director.get(address).text.count("Everybody plays fair.</textarea>") == 1  # in English, as written
    assert 'class="told bad"' in do(crew.director, address, "publish", **{"text-en": "New terms.", "notice-en": ""})
    page = do(crew.director, address, "publish", **{"text-en": "New terms.", "notice-en": "The hall has moved."})
    assert "Published." in page
    with server.client() as public:
        assert "The hall has moved." in public.get(f"/c/{crew.office.id}").text
        assert "New terms." in public.get(f"/c/{crew.office.id}/terms").text


def test_a_refused_publication_loses_no_word(crew: Crew) -> None:
    page = do(
        crew.director,
        f"/c/{crew.office.id}/director/terms",
        "publish",
        **{"text-en": "Long new terms.", "notice-en": ""},
    )
    assert "Long new terms." in page
    assert len(crew.office.championship.state.terms) == 1


def test_a_link_lets_an_official_in_until_it_is_revoked(server: Running, crew: Crew) -> None:
    address = f"/c/{crew.office.id}/director/officials"
    crew.director.get(address)
    answer = crew.director.post(f"{address}/invite", role=SCORER, name="Zoe", venue="hall")
    link = re.search(r'value="http[^"]*(/desk/[\w-]+)"', answer.text)
    assert link is not None
    zoe = Browser(server)
    zoe.http.get(link[1], follow_redirects=False)
    assert zoe.get(f"/c/{crew.office.id}/sheets").status_code == 200
    assert "The links no longer work." in do(crew.director, address, "revoke", official=crew.official("Zoe"))
    assert zoe.get(f"/c/{crew.office.id}/sheets").status_code == 403
    zoe.close()


def test_a_director_does_not_lock_himself_out(crew: Crew) -> None:
    address = f"/c/{crew.office.id}/director/officials"
    page = do(crew.director, address, "revoke", official=crew.official("Dora"))
    assert "You can’t revoke your own link." in page
    assert crew.director.get(address).status_code == 200


def test_letters_wait_in_the_outbox_with_their_telephone_numbers(crew: Crew) -> None:
    entrant = crew.office.championship.state.at_venue("hall", "confirmed")[0].id
    address = f"/c/{crew.office.id}/director/outbox"
    do(crew.director, f"/c/{crew.office.id}/director/nicknames", "give-back", entrant=entrant, reason="too <b>bold</b>")
    crew.director.get(address)
    person = crew.office.championship.people.rows[entrant]
    assert person.email in crew.director.page
    assert person.phone in crew.director.page
    assert "too &lt;b&gt;bold&lt;/b&gt;" in crew.director.page
    letter = crew.office.emails()[0].id
    assert "Marked as sent." in do(crew.director, address, "sent", letter=letter)
    assert crew.office.emails() == []


# Time.


def test_a_rehearsed_championship_never_travels_before_its_last_event(crew: Crew) -> None:
    page = do(crew.director, f"/c/{crew.office.id}/director", "travel", to="2020-01-01T12:00")
    assert 'class="told bad"' in page


def test_only_the_director_travels_in_time(crew: Crew) -> None:
    page = do(crew.director, f"/c/{crew.office.id}/director", "return")
    assert "is back in the present" in page
    crew.scorer.get(f"/c/{crew.office.id}/sheets/{EVENING}/1")
    crew.scorer.page = crew.director.page.replace(crew.director.token(), own_token(crew.scorer))
    answer = crew.scorer.post(f"/c/{crew.office.id}/director", do="travel", to="2030-01-01T12:00")
    assert "Your role doesn’t allow that." in answer.text


def test_bots_play_a_rehearsal_on_to_its_champion(server: Running) -> None:
    """The same as on the command line, stage by stage, at a press in the console."""
    crew = Crew(server, rehearsed(server, "played-on", before(commands.MakeSeating)))
    console = f"/c/{crew.office.id}/director"
    for stage in crew.office.championship.format.stages:
        assert f"Next: {stage.name}." in read(crew.director, console)
        assert "Stage played." in do(crew.director, console, "rehearse")
    champion = crew.office.championship.people.nickname(crew.office.championship.champion())
    page = read(crew.director, console)
    assert f"Champion: {champion}" in page
    assert 'value="rehearse"' not in page
    assert 'class="told bad"' in do(crew.director, console, "rehearse")
    crew.close()


def test_bots_play_no_stage_that_people_have_begun(crew: Crew) -> None:
    seated(crew)
    assert 'value="rehearse"' not in read(crew.director, f"/c/{crew.office.id}/director")


def own_token(browser: Browser) -> str:
    browser.get("/account")
    return browser.token()


@pytest.mark.parametrize(
    "fields",
    [
        {"do": "swap", "swap": ["x" * 300, "y"]},
        {"do": "draft", "seed": "-"},
        {"do": "draft", "seed": "1", "fixed": "x|y"},
        {"do": "draft", "seed": "1", "apart": "nobody"},
        {"do": "judges", "judge-1": "nobody"},
        {"do": "publish", "starts": "tomorrow"},
        {"do": "roll", "heat": "one"},
        {"do": "fly"},
    ],
)
def test_a_form_nobody_could_have_sent_is_refused_and_changes_nothing(
    server: Running, fields: dict[str, object]
) -> None:
    crew = kept(server)
    version = crew.office.version
    crew.director.get(session_address(crew.office))
    answer = crew.director.post(session_address(crew.office), **fields)
    assert 400 <= answer.status_code < 500
    assert crew.office.version == version
    crew.close()


def kept(server: Running) -> Crew:
    """One championship with a drawn seating for all the bad forms."""
    if "bad-forms" not in server.site.offices.ids():
        crew = Crew(server, rehearsed(server, "bad-forms", before(commands.MakeSeating)))
        seated(crew)
        return crew
    return Crew(server, server.site.offices.open("bad-forms"))


def test_an_unknown_session_is_an_unknown_page(crew: Crew) -> None:
    for session in ("evening/hall/9", "nowhere/hall/1", "evening/nowhere/1", "evening/hall/x"):
        assert crew.director.get(session_address(crew.office, session)).status_code == 404


def test_a_director_of_another_championship_is_a_stranger_here(server: Running, crew: Crew) -> None:
    elsewhere = desk(server, rehearsed(server, "elsewhere", before(commands.Register)), DIRECTOR)
    assert elsewhere.get(f"/c/{crew.office.id}/director").status_code == 403
    elsewhere.close()


@pytest.mark.parametrize("name", ["director/officials/invite", "director/entrants/search", "director/loans/lend"])
def test_the_page_after_a_form_can_be_loaded_again(crew: Crew, name: str) -> None:
    """The page itself does so when a table calls, and the list of languages as well."""
    answer = crew.director.get(f"/c/{crew.office.id}/{name}")
    assert (answer.status_code, answer.url.path) == (200, f"/c/{crew.office.id}/{name.rpartition('/')[0]}")
