"""The champion's place: who holds it, and passing it on for somebody who cannot travel (CHAMP-QUAL-7)."""

from itertools import count

import pytest
from tests.web.championships.opening import desk
from tests.web.championships.staging import do, plain, read, rehearsed
from tests.web.running import Running

from passgo.championship.commands import DIRECTOR, REGISTRAR
from passgo.office import Office

NUMBER = count(1)


@pytest.fixture
def over(server: Running) -> Office:
    return rehearsed(server, f"crowned-{next(NUMBER)}", preset="greece-2015")


def holder(office: Office) -> str:
    return office.championship.delegate()


def test_the_director_sees_who_travels_and_passes_the_place_on_with_a_reason(server: Running, over: Office) -> None:
    dora = desk(server, over, DIRECTOR, "Dora")
    champion = over.championship.champion()
    page = read(dora, f"/c/{over.id}/director")
    assert f"is held by {over.championship.people.nickname(champion)}" in page
    console = f"/c/{over.id}/director"
    assert 'role="alert"' in do(dora, console, "pass-place", entrant=champion, reason=" ")
    assert holder(over) == champion
    assert "The place has been passed on." in do(dora, console, "pass-place", entrant=champion, reason="no passport")
    assert holder(over) not in ("", champion)
    assert over.championship.champion() == champion
    dora.close()


def test_the_registrar_passes_it_on_at_the_desk(server: Running, over: Office) -> None:
    rena = desk(server, over, REGISTRAR, "Rena")
    first = holder(over)
    address = f"/c/{over.id}/registrar/entrants/{first}"
    assert "holds the champion’s place" in read(rena, address)
    answer = rena.post(f"{address}/pass-place", reason="a wedding")
    assert answer.status_code == 200
    assert "Place passed on." in plain(answer.text)
    assert holder(over) != first
    assert "holds the champion’s place" not in read(rena, address)
    rena.close()
