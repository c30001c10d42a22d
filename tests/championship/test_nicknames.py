"""Nicknames: theme, forbidden references, approval, uniqueness."""

import pytest
from tests.championship.organising import Office, person

from passgo.championship import commands
from passgo.championship.boards import shown_name
from passgo.championship.nicknames import concerns


@pytest.mark.rule("CHAMP-POST-3", "CHAMP-POST-4")
@pytest.mark.parametrize(
    ("nickname", "pointed_out"),
    [
        ("Lucky Boot", ()),
        ("RentCollector", ()),
        ("Sunshine", ("theme",)),
        ("Old Hotel", ("age",)),
        ("RentQueen", ("sex",)),
        ("Greek Banker", ("nationality",)),
        ("TallHat", ("body",)),
        ("Boot 1985", ("number",)),
        ("Volos Thimble", ("place",)),
        ("Marias Hotel", ("name",)),
        ("Ψηλός Τραπεζίτης", ("body",)),
    ],
)
def test_what_the_director_should_see_is_pointed_out(nickname: str, pointed_out: tuple[str, ...]) -> None:
    assert concerns(nickname, person("1", name="Marias Someone"), ["Volos"]) == pointed_out


@pytest.mark.rule("CHAMP-POST-5")
def test_the_director_approves_or_returns_with_a_reason() -> None:
    office = Office()
    id = office.register(1)[0]
    office.do(commands.ProposeNickname(office.registrar, id, "Old Boot"))
    assert office.state.entrants[id].concerns == ("age",)
    assert shown_name(office.championship, id) == office.championship.people.rows[id].drawn
    assert office.refused(commands.ReturnNickname(office.director, id, "")).code == "no-reason"
    office.do(commands.ReturnNickname(office.director, id, "an age"))
    assert office.refused(commands.ApproveNickname(office.director, id)).code == "nickname-missing"
    office.do(commands.ProposeNickname(office.registrar, id, "New Boot"))
    office.do(commands.ApproveNickname(office.director, id))
    assert shown_name(office.championship, id) == "New Boot"
    assert office.refused(commands.ApproveNickname(office.registrar, id)).code == "not-allowed"


@pytest.mark.rule("CHAMP-POST-2")
def test_nicknames_are_unique_whatever_their_spelling() -> None:
    office = Office()
    one, other = office.register(2)
    office.do(commands.ProposeNickname(office.registrar, one, "Lucky Boot"))
    for spelling in ("lucky boot", "LUCKY-BOOT", "Lücky  Boot"):
        assert office.refused(commands.ProposeNickname(office.registrar, other, spelling)).code == "nickname-taken"
    assert office.refused(commands.ProposeNickname(office.registrar, other, " ")).code == "nickname-unfit"
    office.do(commands.Erase(office.registrar, one))
    office.do(commands.ProposeNickname(office.registrar, other, "Lucky Boot"))
