"""The pages of a visitor's account: name, login, devices, recovery codes, and everything stored about them."""

from typing import Final

from starlette.responses import Response

from passgo.store.people import GENDERS
from passgo.web.pages.own_data import everything_about, time_of
from passgo.web.people import identity
from passgo.web.people.same_device import TOGETHER_COOKIE, guests_here
from passgo.web.people.visitors import clear_session, set_cookie
from passgo.web.plumbing.answers import json
from passgo.web.plumbing.page import Page, Visit, go_to


async def account(visit: Visit, codes: list[str] | None = None) -> Response:
    if visit.visitor.person is None:
        return visit.show("account.html", person=None, codes=[])
    found = await identity.look_up(visit.site, visit.visitor)
    this = "" if visit.visitor.session is None else visit.visitor.session.id_hash
    rows = [
        {"id": s.id_hash, "device": s.device, "this": s.id_hash == this, "seen": moment(visit, s.seen_ms)}
        for s in found.sessions
    ]
    return visit.show(
        "account.html",
        person=found.person,
        genders=GENDERS,
        login=None if found.account is None else found.account.login,
        codes=codes or [],
        codes_left=found.codes_left,
        sessions=rows,
        beside=[guest.known() for guest in await guests_here(visit.site, visit.request)],
    )


def moment(visit: Visit, at_ms: int) -> str:
    return visit.say("page-universal-time", when=visit.speech.catalogue.moment(time_of(at_ms)))


async def create(visit: Visit) -> Response:
    form = visit.form
    await visit.become_somebody(form.text("name") or visit.player_name)
    codes, visit.new_token = await identity.create_account(
        visit.site, visit.request, visit.visitor, form.text("login"), form.text("password")
    )
    visit.visitor = visit.visitor.renewed(visit.new_token)  # forms on this page are sent with the new cookie
    return await account(visit, codes)


async def sign_in(visit: Visit) -> Response:
    form = visit.form
    _, visit.new_token = await identity.sign_in(visit.site, visit.request, form.text("login"), form.text("password"))
    return go_to("/account")


async def recover(visit: Visit) -> Response:
    form = visit.form
    _, visit.new_token = await identity.recover(
        visit.site, visit.request, form.text("login"), form.text("code"), form.text("password")
    )
    return go_to("/account")


async def sign_out(visit: Visit) -> Response:
    await identity.end_session(visit.site, visit.visitor, visit.visitor.signed_in().id_hash)
    answer = go_to("/")
    clear_session(visit.site, answer)
    return answer


async def end_session(visit: Visit) -> Response:
    await identity.end_session(visit.site, visit.visitor, visit.path("session"))
    return go_to("/account")


async def change_password(visit: Visit) -> Response:
    form = visit.form
    await identity.change_password(visit.site, visit.request, visit.visitor, form.text("old"), form.text("password"))
    return go_to("/account")


async def new_codes(visit: Visit) -> Response:
    return await account(visit, await identity.new_codes(visit.site, visit.visitor))


async def rename(visit: Visit) -> Response:
    await identity.rename(visit.site, visit.visitor, visit.form.text("name"))
    return go_to("/account")


async def speak_of(visit: Visit) -> Response:
    await identity.speak_of(visit.site, visit.visitor, visit.form.text("gender"))
    return go_to("/account")


async def erase(visit: Visit) -> Response:
    """Erase the visitor and the guests on this device, who have no page of their own to ask for it."""
    for visitor in (*await guests_here(visit.site, visit.request), visit.visitor):
        await identity.erase(visit.site, visitor)
    answer = go_to("/")
    clear_session(visit.site, answer)
    set_cookie(visit.site, answer, TOGETHER_COOKIE, "", 0)
    return answer


async def erase_beside(visit: Visit) -> Response:
    """Erase a guest on the visitor's device. Only this browser holds their session, so nobody else can ask for it."""
    for guest in await guests_here(visit.site, visit.request):
        if guest.id == visit.path("person"):
            await identity.erase(visit.site, guest)
    return go_to("/account")


async def show(visit: Visit) -> Response:
    return await account(visit)


async def export(visit: Visit) -> Response:
    answer = json(await everything_about(visit.site, visit.visitor))
    answer.headers["content-disposition"] = 'attachment; filename="passgo.json"'
    return answer


async def privacy(visit: Visit) -> Response:
    return visit.show("privacy.html")


PAGES: Final = (
    Page("GET", "/account", show),
    Page("GET", "/account/export", export),
    Page("GET", "/privacy", privacy),
    Page("POST", "/account/create", create),
    Page("POST", "/account/sign-in", sign_in),
    Page("POST", "/account/recover", recover),
    Page("POST", "/account/sign-out", sign_out),
    Page("POST", "/account/password", change_password),
    Page("POST", "/account/codes", new_codes),
    Page("POST", "/account/name", rename),
    Page("POST", "/account/gender", speak_of),
    Page("POST", "/account/erase", erase),
    Page("POST", "/account/beside/{person}/erase", erase_beside),
    Page("POST", "/account/sessions/{session}/end", end_session),
)
