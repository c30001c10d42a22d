"""Reader of one table of a championship file, key by key. It reports a faulty value and uses a harmless one instead."""

import datetime
import re
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from passgo.championship.file_faults import Findings, near
from passgo.championship.local_texts import LANGUAGE, MOST_LANGUAGES, LocalText, local_text

T = TypeVar("T")

ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
SOME_DAY: Final = datetime.datetime(2000, 1, 1)  # noqa: DTZ001 - files give local times; the venue's zone is added later


def shown(value: object) -> str:
    text = "a table" if isinstance(value, dict) else "a list" if isinstance(value, list) else str(value)[:60]
    return repr(value) if isinstance(value, str) and len(value) <= 40 else text


class Reading:
    """One table of the file; it remembers the keys that were asked for, and `close` reports all others."""

    def __init__(self, row: object, key: str, found: Findings) -> None:
        self.key = key
        self.found = found
        self.row: dict[str, object] = row if isinstance(row, dict) else {}
        self.asked: list[str] = []
        if not isinstance(row, dict):
            found.add(key, f"wrong type: {shown(row)}", "a table")

    def place(self, name: str) -> str:
        return f"{self.key}.{name}" if self.key else name

    def fault(self, name: str, problem: str, allowed: str = "") -> None:
        self.found.add(self.place(name) if name else self.key, problem, allowed)

    def get(self, name: str, otherwise: T, default: T | None, fits: Callable[[object], T | None], allowed: str) -> T:
        """The value of a key; `default` if it can be left out, `otherwise` in place of a faulty one."""
        self.asked.append(name)
        if name not in self.row:
            if default is None:
                self.fault(name, "is missing", allowed)
                return otherwise
            return default
        value = fits(self.row[name])
        if value is None:
            self.fault(name, f"cannot be {shown(self.row[name])}", allowed)
            return otherwise
        return value

    def text(self, name: str, default: str | None = None, longest: int = 200) -> str:
        def fits(value: object) -> str | None:
            return plain(value, longest)

        return self.get(name, "", default, fits, f"a text of 1 to {longest} characters")

    def local_text(self, name: str, default: str | None = None, longest: int = 200) -> str:
        """A text for all readers, or a table with one for each language."""

        def fits(value: object) -> str | None:
            return in_languages(value, longest) if isinstance(value, dict) else plain(value, longest)

        allowed = f'a text of 1 to {longest} characters, or a table of them by language, e.g. {{en = "…", el = "…"}}'
        return self.get(name, "", default, fits, allowed)

    def list_of_texts(self, name: str, most: int, longest: int = 80) -> tuple[str, ...]:
        """A list whose texts may each have versions by language."""

        def fits(value: object) -> tuple[str, ...] | None:
            rows = value if isinstance(value, list) else [None]
            found = [in_languages(row, longest) if isinstance(row, dict) else plain(row, longest) for row in rows]
            good = tuple(text for text in found if text)
            return good if len(good) == len(found) <= most else None

        return self.get(name, (), (), fits, f"a list of at most {most} texts of 1 to {longest} characters")

    def local_texts(self, name: str, most: int, longest: int = 200) -> tuple[tuple[str, str], ...]:
        """A table of texts by the names that the file gives them; the caller knows which there can be."""
        table = self.table(name, needed=False)
        if len(table.row) > most:
            table.fault("", f"{len(table.row)} entries", f"at most {most}")
            return ()
        return tuple((key, table.local_text(key, None, longest)) for key in table.row)

    def id(self, name: str) -> str:
        def fits(value: object) -> str | None:
            return value if isinstance(value, str) and len(value) <= 40 and ID.fullmatch(value) else None

        return self.get(name, "", None, fits, "small letters and figures with hyphens, e.g. city-final")

    def whole(self, name: str, low: int, high: int, default: int | None = None) -> int:
        def fits(value: object) -> int | None:
            return value if type(value) is int and low <= value <= high else None

        return self.get(name, low, default, fits, f"a whole number from {low} to {high}")

    def flag(self, name: str, default: bool) -> bool:
        return self.get(name, default, default, lambda value: value if isinstance(value, bool) else None, "true, false")

    def choice(self, name: str, words: Sequence[str], default: str | None = None) -> str:
        def fits(value: object) -> str | None:
            return value if isinstance(value, str) and value in words else None

        return self.get(name, words[0], default, fits, "one of " + ", ".join(words))

    def day(self, name: str) -> datetime.date:
        def fits(value: object) -> datetime.date | None:
            return value if isinstance(value, datetime.date) and not isinstance(value, datetime.datetime) else None

        return self.get(name, SOME_DAY.date(), None, fits, "a day, e.g. 2015-05-20")

    def moment(self, name: str) -> datetime.datetime:
        """A local time, in the zone of the venue."""

        def fits(value: object) -> datetime.datetime | None:
            return value if isinstance(value, datetime.datetime) and value.tzinfo is None else None

        return self.get(name, SOME_DAY, None, fits, "a local time without zone, e.g. 2015-05-23T12:00:00")

    def words(self, name: str, known: Sequence[str] = (), most: int = 20, longest: int = 80) -> tuple[str, ...]:
        """A list of different texts, from a known choice if one is given."""
        self.asked.append(name)
        given = self.row.get(name, [])
        if not isinstance(given, list) or len(given) > most:
            self.fault(name, f"cannot be {shown(given)}", f"a list of at most {most} texts")
            return ()
        good: list[str] = []
        for i, word in enumerate(given):
            if not isinstance(word, str) or not 1 <= len(word) <= longest or (known and word not in known):
                allowed = near(str(word)[:40], known) if known else f"a text of 1 to {longest} characters"
                self.fault(f"{name}[{i}]", f"cannot be {shown(word)}", allowed)
            elif word in good:
                self.fault(f"{name}[{i}]", f"{shown(word)} appears twice", "each once")
            else:
                good.append(word)
        return tuple(good)

    def span(self, name: str, low: int, high: int) -> tuple[int, int]:
        """The fewest and the most, from a list of two numbers."""

        def fits(value: object) -> tuple[int, int] | None:
            if not isinstance(value, list) or len(value) != 2:
                return None
            first, last = value
            good = type(first) is int and type(last) is int and low <= first <= last <= high
            return (first, last) if good else None

        return self.get(name, (low, high), None, fits, f"two rising whole numbers from {low} to {high}")

    def numbers(self, name: str, low: int, high: int, most: int) -> tuple[tuple[int, ...], ...]:
        """Rows of numbers."""

        def fits(value: object) -> tuple[tuple[int, ...], ...] | None:
            if not isinstance(value, list) or not 1 <= len(value) <= most:
                return None
            for row in value:
                if not isinstance(row, list) or not all(type(n) is int and low <= n <= high for n in row):
                    return None
            return tuple(tuple(row) for row in value)

        return self.get(name, (), None, fits, f"1 to {most} lists of whole numbers from {low} to {high}")

    def table(self, name: str, needed: bool = True) -> "Reading":
        self.asked.append(name)
        if needed and name not in self.row:
            self.fault(name, "is missing", "a table")
        return Reading(self.row.get(name, {}), self.place(name), self.found)

    def rows(self, name: str, fewest: int, most: int) -> list["Reading"]:
        self.asked.append(name)
        given = self.row.get(name, [])
        if not isinstance(given, list) or not fewest <= len(given) <= most:
            many = f"{len(given)} entries" if isinstance(given, list) else f"cannot be {shown(given)}"
            self.fault(name, many, f"{fewest} to {most} tables")
        rows = given[:most] if isinstance(given, list) else []
        return [Reading(row, self.place(f"{name}[{label(i, row)}]"), self.found) for i, row in enumerate(rows)]

    def close(self) -> None:
        for name in self.row:
            if name not in self.asked:
                self.fault(name, "unknown key", near(name, self.asked))


def plain(value: object, longest: int) -> str | None:
    good = isinstance(value, str) and 1 <= len(value) <= longest and value.isprintable()
    return value if good and isinstance(value, str) else None


def in_languages(table: dict[str, object], longest: int) -> LocalText | None:
    """Texts by language; None if one of them, or a tag, cannot be meant."""
    versions = tuple((tag, said) for tag, value in table.items() if (said := plain(value, longest)))
    good = len(versions) == len(table) and 1 <= len(table) <= MOST_LANGUAGES
    return local_text(versions) if good and all(LANGUAGE.fullmatch(tag) for tag in table) else None


def label(index: int, row: object) -> str:
    """The index in a list with the id of the entry, which is easier to find than a number."""
    name = row.get("id") if isinstance(row, dict) else None
    return f"{index} {name}" if isinstance(name, str) and len(name) <= 40 else str(index)
