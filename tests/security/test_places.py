"""Who was invited for one venue has no say at another."""

from collections.abc import Iterator

import pytest
from sqlalchemy import update
from tests.web.championships.opening import desk
from tests.web.championships.staging import EVENING, before, rehearsed
from tests.web.running import Browser, Running, running

from passgo.championship import commands
from passgo.championship.commands import DIRECTOR, HEAD_JUDGE, JUDGE, SCORER
from passgo.office import Office
from passgo.store.schema import officials

PAGES = {
    f"director/session/{EVENING}": (DIRECTOR, HEAD_JUDGE, SCORER),
    f"sheets/{EVENING}/1": (DIRECTOR, HEAD_JUDGE, SCORER, JUDGE),
    f"clock/{EVENING}/1": (HEAD_JUDGE,),
    f"judge/{EVENING}/1": (DIRECTOR, HEAD_JUDGE, SCORER, JUDGE),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("places"), limits__requests_per_minute="100000") as server:
        yield server


def official_of(server: Running, office: Office, role: str, venue: str) -> Browser:
    """An evening has one venue; that of the row may be another, as in a championship of several."""
    name = f"{role} of {venue}"
    browser = desk(server, office, role, name)
    server.site.store.do(
        lambda conn: conn.execute(update(officials).where(officials.c.name == name).values(venue=venue))
    )
    return browser


@pytest.mark.wide
def test_an_official_of_one_venue_sees_and_runs_no_round_of_another(server: Running) -> None:
    office = rehearsed(server, "places", before(commands.EndHeat))
    found = {}
    for role in (DIRECTOR, HEAD_JUDGE, SCORER, JUDGE):
        for venue in ("", "hall", "elsewhere"):
            browser = official_of(server, office, role, venue)
            for page in (page for page, roles in PAGES.items() if role in roles):
                path = f"/c/{office.id}/{page}"
                seen = browser.get(path).status_code
                browser.get("/account")
                sent = browser.post(path, do="nothing").status_code
                found[role, venue, page] = (seen, sent == 403)
            browser.close()
    for role, page in ((role, page) for page, roles in PAGES.items() for role in roles):
        assert found[role, "hall", page] == found[role, "", page], (role, page)
        assert found[role, "", page][0] == 200
        is_public = page.startswith("clock")  # to look at
        assert found[role, "elsewhere", page] == (200 if is_public else 403, True), (role, page)
    assert sum(not forbidden for _, forbidden in found.values()) > 20


def test_from_a_round_nobody_is_expelled_who_does_not_play_in_it(server: Running) -> None:
    office = rehearsed(server, "expelling", before(commands.EndHeat))
    state = office.championship.state
    seated = {player for table in state.sessions[EVENING].tables for player in table.players}
    stranger = next(one.id for one in state.entrants.values() if one.status == "alternate" and one.id not in seated)
    judge = desk(server, office, HEAD_JUDGE, "Hector", "hall")
    path = f"/c/{office.id}/director/session/{EVENING}"
    judge.get(path)
    assert judge.post(path, do="expel", entrant=stranger, reason="none").status_code == 422
    assert state.entrants[stranger].status == "alternate"
    judge.get(path)
    assert judge.post(path, do="expel", entrant=sorted(seated)[0], reason="improper conduct").status_code == 200
    judge.close()
