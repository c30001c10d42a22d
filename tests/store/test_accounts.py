"""Passwords, sessions and recovery codes."""

import pytest
from sqlalchemy import select
from tests.store.samples import NOW, QUICK

from passgo.store import BadText, LoginTaken, NoSuchPerson, PasswordRefused, Store, accounts, people, sessions
from passgo.store.accounts import Account, Passwords
from passgo.store.schema import accounts as accounts_table
from passgo.store.schema import recovery_codes
from passgo.store.schema import sessions as sessions_table

DAY = 24 * 3600 * 1000


@pytest.fixture
def ann(store: Store) -> str:
    person = store.do(lambda conn: people.add(conn, "Ann", "en", NOW)).id
    store.do(lambda conn: accounts.create(conn, person, "Ann@Example.net", QUICK.hash("correct horse"), NOW))
    return person


def account(store: Store, login: str = "ann@example.net") -> Account:
    found = store.ask(lambda conn: accounts.find(conn, login))
    assert found is not None
    return found


# Passwords


def test_a_password_is_kept_as_argon2id_only(store: Store, ann: str) -> None:
    assert account(store).person == ann
    assert account(store).password_hash.startswith("$argon2id$v=19$m=8,t=1,p=1$")
    assert "correct horse" not in str(store.ask(lambda conn: conn.execute(select(accounts_table)).all()))


def test_the_default_settings_are_those_of_rfc_9106() -> None:
    assert "$argon2id$v=19$m=65536,t=3,p=4$" in Passwords().hash("correct horse")


@pytest.mark.usefixtures("ann")
def test_only_the_right_password_opens(store: Store) -> None:
    assert QUICK.check(account(store), "correct horse")
    assert not QUICK.check(account(store), "Correct horse")
    assert not QUICK.check(account(store), "")


def test_an_unknown_login_is_hashed_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []
    monkeypatch.setattr(QUICK, "_hasher", Recorder(tried))
    assert not QUICK.check(None, "correct horse")
    assert tried == [QUICK._decoy]


class Recorder:
    def __init__(self, tried: list[str]) -> None:
        self.tried = tried

    def verify(self, known: str, _password: bytes) -> bool:
        self.tried.append(known)
        return True


def test_accents_may_be_composed_by_any_keyboard() -> None:
    made = Account("p", "l", QUICK.hash("caf\u00e9 noir"), NOW, NOW)
    assert QUICK.check(made, "cafe\u0301 noir")


@pytest.mark.parametrize("password", ["", "short", "x" * 1001])
def test_a_password_of_the_wrong_length_is_refused(password: str) -> None:
    with pytest.raises(PasswordRefused):
        QUICK.hash(password)


@pytest.mark.usefixtures("ann")
def test_an_endless_password_is_not_hashed_to_its_end(store: Store) -> None:
    assert not QUICK.check(account(store), "x" * 10_000_000)


@pytest.mark.usefixtures("ann")
def test_a_hash_of_weaker_settings_is_found(store: Store) -> None:
    assert not QUICK.outdated(account(store))
    assert Passwords(time_cost=2, memory_kib=16, parallelism=1).outdated(account(store))


# Logins


@pytest.mark.parametrize("login", ["ann@example.net", "ANN@EXAMPLE.NET", "  ann@example.net ", "ａnn@example.net"])
def test_logins_that_look_the_same_are_the_same(store: Store, ann: str, login: str) -> None:
    assert account(store, login).person == ann
    bob = store.do(lambda conn: people.add(conn, "Bob", "en", NOW)).id
    with pytest.raises(LoginTaken):
        store.do(lambda conn: accounts.create(conn, bob, login, "hash", NOW))


def test_a_person_has_one_account(store: Store, ann: str) -> None:
    with pytest.raises(LoginTaken):
        store.do(lambda conn: accounts.create(conn, ann, "another", "hash", NOW))


def test_nobody_cannot_have_an_account(store: Store) -> None:
    with pytest.raises(NoSuchPerson):
        store.do(lambda conn: accounts.create(conn, "nobody", "login", "hash", NOW))


def test_an_unknown_login_is_absent(store: Store) -> None:
    assert store.ask(lambda conn: accounts.find(conn, "bob")) is None
    with pytest.raises(BadText):
        store.ask(lambda conn: accounts.find(conn, ""))


# Sessions


def test_a_session_is_found_by_its_token_only(store: Store, ann: str) -> None:
    token = store.do(lambda conn: sessions.start(conn, ann, "Firefox on Linux", NOW))
    found = store.ask(lambda conn: sessions.find(conn, token, NOW))
    assert found is not None
    assert (found.person, found.device) == (ann, "Firefox on Linux")
    assert store.ask(lambda conn: sessions.find(conn, found.id_hash, NOW)) is None
    assert token not in str(store.ask(lambda conn: conn.execute(select(sessions_table)).all()))
    assert len(token) == 22  # 128 bits


def test_sessions_are_listed_per_device_the_latest_seen_first(store: Store, ann: str) -> None:
    phone = store.do(lambda conn: sessions.start(conn, ann, "phone", NOW))
    store.do(lambda conn: sessions.start(conn, ann, "laptop", NOW + 1))
    assert [each.device for each in store.ask(lambda conn: sessions.of(conn, ann, NOW + 2))] == ["laptop", "phone"]
    seen = store.ask(lambda conn: sessions.find(conn, phone, NOW))
    assert seen is not None
    store.do(lambda conn: sessions.touch(conn, seen.id_hash, NOW + 3))
    assert [each.device for each in store.ask(lambda conn: sessions.of(conn, ann, NOW + 4))] == ["phone", "laptop"]


def test_a_revoked_session_opens_nothing(store: Store, ann: str) -> None:
    token = store.do(lambda conn: sessions.start(conn, ann, "phone", NOW))
    (mine,) = store.ask(lambda conn: sessions.of(conn, ann, NOW))
    assert not store.do(lambda conn: sessions.revoke(conn, "somebody else", mine.id_hash, NOW))
    assert store.do(lambda conn: sessions.revoke(conn, ann, mine.id_hash, NOW))
    assert store.ask(lambda conn: sessions.find(conn, token, NOW)) is None
    store.do(lambda conn: sessions.touch(conn, mine.id_hash, NOW))
    assert store.ask(lambda conn: sessions.of(conn, ann, NOW)) == []


def test_a_session_runs_out(store: Store, ann: str) -> None:
    token = store.do(lambda conn: sessions.start(conn, ann, "phone", NOW, lifetime_ms=DAY))
    assert store.ask(lambda conn: sessions.find(conn, token, NOW + DAY - 1))
    assert store.ask(lambda conn: sessions.find(conn, token, NOW + DAY)) is None
    assert store.do(lambda conn: sessions.sweep(conn, NOW + DAY)) == 1


def test_nobody_cannot_sign_in(store: Store) -> None:
    with pytest.raises(NoSuchPerson):
        store.do(lambda conn: sessions.start(conn, "nobody", "phone", NOW))


def test_a_new_password_ends_every_other_session(store: Store, ann: str) -> None:
    kept = store.do(lambda conn: sessions.start(conn, ann, "here", NOW))
    lost = store.do(lambda conn: sessions.start(conn, ann, "stolen", NOW))
    here = store.ask(lambda conn: sessions.find(conn, kept, NOW))
    assert here is not None
    fresh = QUICK.hash("battery staple")
    store.do(lambda conn: accounts.set_password(conn, ann, fresh, NOW, keep=here.id_hash))
    assert store.ask(lambda conn: sessions.find(conn, kept, NOW)) == here
    assert store.ask(lambda conn: sessions.find(conn, lost, NOW)) is None
    assert QUICK.check(account(store), "battery staple")


# Recovery


def test_a_recovery_code_works_once(store: Store, ann: str) -> None:
    codes = store.do(lambda conn: accounts.new_recovery_codes(conn, ann, NOW))
    assert len(set(codes)) == 10
    typed = codes[0].lower().replace("-", " ")
    assert store.do(lambda conn: accounts.use_recovery_code(conn, "ANN@example.net", typed, NOW)) == ann
    assert store.do(lambda conn: accounts.use_recovery_code(conn, "ann@example.net", codes[0], NOW)) is None
    assert store.ask(lambda conn: accounts.recovery_codes_left(conn, ann)) == 9


def test_recovery_codes_are_kept_as_hashes(store: Store, ann: str) -> None:
    codes = store.do(lambda conn: accounts.new_recovery_codes(conn, ann, NOW))
    kept = str(store.ask(lambda conn: conn.execute(select(recovery_codes)).all()))
    assert all(code not in kept and code.replace("-", "") not in kept for code in codes)


def test_new_recovery_codes_replace_the_old(store: Store, ann: str) -> None:
    old = store.do(lambda conn: accounts.new_recovery_codes(conn, ann, NOW))
    store.do(lambda conn: accounts.new_recovery_codes(conn, ann, NOW))
    assert store.do(lambda conn: accounts.use_recovery_code(conn, "ann@example.net", old[0], NOW)) is None


def test_a_recovery_code_fits_its_own_account_only(store: Store, ann: str) -> None:
    codes = store.do(lambda conn: accounts.new_recovery_codes(conn, ann, NOW))
    bob = store.do(lambda conn: people.add(conn, "Bob", "en", NOW)).id
    store.do(lambda conn: accounts.create(conn, bob, "bob", "hash", NOW))
    assert store.do(lambda conn: accounts.use_recovery_code(conn, "bob", codes[0], NOW)) is None
    assert store.do(lambda conn: accounts.use_recovery_code(conn, "nobody", codes[0], NOW)) is None
    assert store.ask(lambda conn: accounts.recovery_codes_left(conn, ann)) == 10
