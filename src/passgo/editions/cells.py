"""Looking into tables that shapes have read: what is absent, or None because it was faulty, comes back as nothing."""

from passgo.editions.shapes import Table


def table(row: Table, key: str) -> Table:
    value = row.get(key)
    return value if isinstance(value, dict) else {}


def tables(row: Table, key: str) -> list[Table]:
    value = row.get(key)
    return [entry if isinstance(entry, dict) else {} for entry in value] if isinstance(value, list) else []


def word(row: Table, key: str) -> str | None:
    value = row.get(key)
    return value if isinstance(value, str) else None


def text(row: Table, key: str) -> str:
    return word(row, key) or ""


def whole(row: Table, key: str) -> int | None:
    value = row.get(key)
    return value if isinstance(value, int) else None


def number(row: Table, key: str, otherwise: int = 0) -> int:
    value = whole(row, key)
    return otherwise if value is None else value


def wholes(row: Table, key: str) -> list[int]:
    """A list of numbers, or nothing if one of them was faulty."""
    value = row.get(key)
    numbers = [entry for entry in value if isinstance(entry, int)] if isinstance(value, list) else []
    return numbers if isinstance(value, list) and len(numbers) == len(value) else []


def texts(row: Table, key: str) -> dict[str, str]:
    return {name: value for name, value in table(row, key).items() if isinstance(value, str)}
