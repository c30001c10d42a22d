"""The forms of a page, as somebody without a script sees them."""

from dataclasses import dataclass, field
from html.parser import HTMLParser

TYPED = ("text", "password", "number", "search")


@dataclass
class PageForm:
    action: str
    method: str
    fixed: list[tuple[str, str]] = field(default_factory=list)  # hidden, chosen, ticked
    typed: list[str] = field(default_factory=list)  # what a person can fill in


class FormReader(HTMLParser):
    """Collects the forms; a field outside of any is none."""

    def __init__(self) -> None:
        super().__init__()
        self.forms: list[PageForm] = []
        self.inside = False
        self.selecting = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.forms.append(PageForm(found.get("action", ""), found.get("method", "get")))
            self.inside = True
        elif self.inside:
            self.handle_field(tag, found)

    def handle_field(self, tag: str, found: dict[str, str]) -> None:
        form = self.forms[-1]
        name = found.get("name", "")
        if tag == "select":
            self.selecting = name
        elif tag == "option" and self.selecting and "selected" in found:
            form.fixed.append((self.selecting, found.get("value", "")))
        elif tag == "textarea" or (tag == "input" and found.get("type", "text") in TYPED):
            form.typed.append(name)
        elif tag == "input" and (found.get("type") == "hidden" or "checked" in found):
            form.fixed.append((name, found.get("value", "")))

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self.inside = False
        elif tag == "select":
            self.selecting = ""


def forms_on(page: str) -> list[PageForm]:
    reader = FormReader()
    reader.feed(page)
    return reader.forms
