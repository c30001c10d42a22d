"""Uploads: what a form brings in a file (`Page.files`) or in a long text. The server limits the total size."""

from typing import Final

from starlette.datastructures import UploadFile

from passgo.web.championships.encodings import NotText
from passgo.web.edge.problems import Problem
from passgo.web.plumbing.forms import Form

LONGEST_TEXT: Final = 60_000


async def uploaded(form: Form, name: str) -> bytes:
    """The content of a file, empty if none was chosen."""
    file = form.data.get(name)
    return await file.read() if isinstance(file, UploadFile) else b""


async def uploaded_text(form: Form, name: str) -> str:
    """The text of a file that must be UTF-8; otherwise NotText."""
    try:
        return (await uploaded(form, name)).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotText(str(error)) from None


def long_text(form: Form, name: str) -> str:
    value = form.data.get(name, "")
    if not isinstance(value, str) or len(value) > LONGEST_TEXT:
        raise Problem("bad-command", field=name)
    return value.replace("\r\n", "\n").strip()
