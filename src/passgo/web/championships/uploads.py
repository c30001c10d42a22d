"""Forms that bring a file, and texts longer than a line. What a form may weigh in all is the server's limit."""

from dataclasses import dataclass
from typing import Final

from starlette._utils import AwaitableOrContextManager
from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request
from starlette.responses import Response

from passgo.web.forms import Form
from passgo.web.paging import Page
from passgo.web.problems import Problem
from passgo.web.site import Site

LONGEST_TEXT: Final = 60_000
PART_BYTES: Final = 1024 * 1024


class FileRequest(Request):
    """One file may come with the form, where other pages let none in."""

    def form(
        self, *, max_files: float = 1, max_fields: float = 1000, max_part_size: int = PART_BYTES
    ) -> AwaitableOrContextManager[FormData]:
        del max_files
        return super().form(max_files=1, max_fields=max_fields, max_part_size=max_part_size)


@dataclass(frozen=True)
class FilePage(Page):
    async def answer(self, site: Site, request: Request) -> Response:
        return await super().answer(site, FileRequest(request.scope, request.receive))


class NotText(ValueError):
    """A file that is no text in UTF-8."""


async def uploaded_text(form: Form, name: str) -> str:
    """The text of a file, empty if none was chosen."""
    file = form.data.get(name)
    if not isinstance(file, UploadFile):
        return ""
    try:
        return (await file.read()).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotText(str(error)) from None


def long_text(form: Form, name: str) -> str:
    value = form.data.get(name, "")
    if not isinstance(value, str) or len(value) > LONGEST_TEXT:
        raise Problem("bad-command", field=name)
    return value.replace("\r\n", "\n").strip()
