"""What officials see of players who were erased: a number that tells them apart, and no name."""

from tests.web.championships.opening import desk, now
from tests.web.championships.public.test_pages import words
from tests.web.championships.staging import EVENING, rehearsed
from tests.web.running import Running

from passgo.championship import Actor, commands
from passgo.championship.commands import DIRECTOR, REGISTRAR


def test_erased_players_are_numbers_for_officials_and_anonymous_for_all_others(server: Running) -> None:
    office = rehearsed(server, "erased-players")
    championship = office.championship
    one, other = championship.state.sessions[EVENING].tables[0].players[:2]
    order = sorted(championship.state.entrants.values(), key=lambda entrant: entrant.order)
    numbers = [f"#{[entrant.id for entrant in order].index(id) + 1}" for id in (one, other)]
    gone = [championship.people.rows[id] for id in (one, other)]
    for id in (one, other):
        office.perform(commands.Erase(Actor("r1", REGISTRAR), id), office.machine_time(now()))
    director = desk(server, office, DIRECTOR, "Dora")
    page = words(director.get(f"/c/{office.id}/director/session/{EVENING}").text)
    public = words(director.get(f"/c/{office.id}/board").text)
    director.close()
    for number, person in zip(numbers, gone, strict=True):
        assert f" {number} " in page
        for name in (person.name, person.nickname, person.drawn):
            assert name not in page
            assert name not in public
    assert public.count("anonymous") >= 2
