"""Every public address of a rehearsed championship, fetched and searched: nobody's name, e-mail, telephone number or
birth date is there, and nobody's net worth (CHAMP-POST-1, CHAMP-POST-2)."""

import itertools
import re
from collections.abc import Iterator

import httpx
import pytest
from tests.web.championships.opening import now
from tests.web.championships.public.test_board import listening
from tests.web.championships.staging import before, rehearsed
from tests.web.running import Running

from passgo.championship import Command, Person, commands
from passgo.championship.rounds import RoundId
from passgo.championship.state import State
from passgo.i18n import catalogue
from passgo.office import Office
from passgo.web.championships import routes as championships

FIELD = re.compile(r"{(\w+)(?::\w+)?}")
LANGUAGES = ("en", "el")


def in_mid_final(command: Command) -> bool:
    """Two rounds are posted, the final is being played."""
    return isinstance(command, commands.CallLastRound) and command.session.startswith("final")


@pytest.fixture(scope="module", params=["finished", "in mid-final", "before the doors"])
def office(server: Running, request: pytest.FixtureRequest) -> Office:
    moments = {"finished": None, "in mid-final": in_mid_final, "before the doors": before(commands.CheckIn)}
    stop = moments[request.param]
    id = request.param.replace(" ", "-")
    return rehearsed(server, id) if stop is None else rehearsed(server, id, stop)


def addresses(office: Office) -> Iterator[str]:
    """Every page that can be looked at, with everything its address could name."""
    state = office.championship.state
    for page in championships.PAGES:
        if page.method != "GET":
            continue
        names = FIELD.findall(page.path)
        for values in itertools.product(*(named(state, office, name) for name in names)):
            yield FIELD.sub("{}", page.path).format(*values)
    yield f"/c/{office.id}/projector?hall=1"


def named(state: State, office: Office, name: str) -> list[str]:
    rounds = list(state.sessions) or [RoundId("evening", "hall", 1)]
    known = {
        "id": [office.id],
        "draft": ["x" * 22],
        "step": ["what"],
        "stage": sorted({id.stage for id in rounds}),
        "venue": sorted({id.venue for id in rounds}),
        "round": sorted({str(id.round) for id in rounds}),
        "heat": ["1"],
        "table": ["1", "2"],
        "session": [str(id) for id in sorted(state.sessions)] or ["x"],
        "version": [str(terms.version) for terms in state.terms],
        "entrant": list(state.entrants)[:3],
        "token": ["no-such-token-at-all-x"],
    }
    return known.get(name, ["1"])


def secrets_of(person: Person) -> list[str]:
    days = [catalogue(language).day(person.born) for language in LANGUAGES]
    return [person.name, person.email, person.phone, person.phone.replace(" ", ""), person.born.isoformat(), *days]


def worths(office: Office) -> set[int]:
    """Net worth as written on the sheets; small and year-like figures would be found by accident."""
    sheets = [table.sheet for session in office.championship.state.sessions.values() for table in session.tables]
    found = {line.total for sheet in sheets if sheet is not None for line in sheet.sheet.lines}
    return {worth for worth in found if worth > 300 and not 1900 < worth < 2100}


def check(office: Office, where: str, text: str) -> None:
    for person in office.championship.people.rows.values():
        assert [word for word in secrets_of(person) if word in text] == [], where
    for worth in worths(office):
        for shown in (str(worth), f"{worth:,}", f"{worth:,}".replace(",", ".")):
            assert not re.search(rf"(?<![\d.,]){re.escape(shown)}(?![\d])", text), f"{where}: {shown}"


@pytest.mark.wide
def test_no_public_address_tells_who_anybody_is_or_what_he_owned(server: Running, office: Office) -> None:
    opened = 0
    with server.client() as public:
        for address, language in itertools.product(addresses(office), LANGUAGES):
            answer: httpx.Response = public.get(address, headers={"accept-language": language})
            check(office, address, answer.text)
            opened += answer.status_code == 200
    assert opened >= 8 * len(LANGUAGES)
    assert office.championship.people.rows


def test_the_stream_tells_nobody_either(server: Running, office: Office) -> None:
    with listening(server, office) as stream:
        version, event = stream.next()
    assert version == office.version
    check(office, "stream", str(event))


def test_no_city_stands_beside_a_nickname(server: Running, office: Office) -> None:
    """CHAMP-POST-2: halls are numbered on everything that is posted."""
    cities = {f">{venue.city}<" for venue in office.championship.format.venues}
    cities |= {f'"{venue.city}"' for venue in office.championship.format.venues}
    with server.client() as public:
        for path in ("board", "projector", "standings.csv", "standings.json"):
            text = public.get(f"/c/{office.id}/{path}").text
            assert [city for city in cities if city in text] == [], path


def test_an_erased_entrant_is_gone_from_everything_posted(server: Running) -> None:
    office = rehearsed(server, "erased-one")
    champion = office.championship.champion()
    nickname = office.championship.people.nickname(champion)
    with server.client() as public:
        assert nickname in public.get(f"/c/{office.id}/board").text
        erase = commands.Erase(commands.Actor(champion, commands.ENTRANT), champion)
        office.perform(erase, office.machine_time(now()))
        for path in ("board", "projector", "standings.csv", "standings.json"):
            assert nickname not in public.get(f"/c/{office.id}/{path}").text, path


def test_the_crawl_would_find_a_name(server: Running) -> None:
    """The search itself is tried on a page that must show names: the director's."""
    office = rehearsed(server, "with-names")
    person = next(iter(office.championship.people.rows.values()))
    with pytest.raises(AssertionError):
        check(office, "director", f"<td>{person.name}</td>")
    with pytest.raises(AssertionError):
        check(office, "sheet", f"<td>{next(iter(worths(office))):,}</td>")
