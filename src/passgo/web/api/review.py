"""Texts under review: what a reader needs to know of one, and the better text that they propose (docs/translate.md)."""

from passgo.i18n.proposals import ProposalRefused, checked_proposal, text_at, text_of
from passgo.store import proposals
from passgo.store.proposals import Proposal
from passgo.web.api import wire
from passgo.web.api.rest import Call
from passgo.web.edge.problems import Problem
from passgo.web.people.visitors import address_of, form_token
from passgo.web.site import now_ms


async def get_text(call: Call) -> wire.TextAnswer:
    said = call.path("number")
    number = int(said) if said.isascii() and said.isdigit() and len(said) < 10 else -1
    try:
        text = text_at(call.path("language"), number)
    except ProposalRefused as refused:
        raise Problem(refused.code, **refused.details) from refused
    return wire.TextAnswer(
        text.language,
        text.file,
        text.key,
        text.current,
        text.english,
        text.note,
        list(text.arguments),
        [wire.TextTerm(*term) for term in text.terms],
        "" if call.visitor.by_bearer else form_token(call.site, call.visitor),
    )


async def post_proposal(call: Call) -> wire.Empty:
    """Keep a proposal. It is not kept who made it."""
    if not call.site.rates.proposals.allows(address_of(call.request)):
        raise Problem("too-fast")
    wish = call.body
    try:
        text = text_of(wish.language, wish.file, wish.key)
        proposed, why = checked_proposal(text, wish.proposed, wish.why)
    except ProposalRefused as refused:
        raise Problem(refused.code, **refused.details) from refused
    kept = Proposal(text.language, text.file, text.key, text.current, proposed, why, now_ms())
    if not await call.site.write(lambda conn: proposals.add(conn, kept)):
        raise Problem("too-many-proposals")
    return wire.Empty()
