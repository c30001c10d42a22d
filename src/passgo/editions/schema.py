"""The form of an edition file as JSON Schema, for editors that complete and check while one types."""

from passgo.editions.form import FORM
from passgo.editions.shapes import BASE, Record, Table

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schema() -> Table:
    """Draft 2020-12, generated from the shapes that also check. What an edition may inherit is demanded only of
    files that inherit nothing; how keys fit each other (ids that exist, rents that rise) only `edition check` knows."""
    return {
        "$schema": DIALECT,
        "title": "passgo edition file",
        **FORM.schema(),
        "if": {"not": {"required": ["inherits"]}},
        "then": {**demands(FORM), "not": {"required": ["change"]}},
    }


def demands(record: Record) -> Table:
    """What must stand in a file that inherits nothing."""
    required = [name for name, field in record.fields.items() if field.needed == BASE]
    inner = {name: demands(field.shape) for name, field in record.fields.items() if isinstance(field.shape, Record)}
    properties = {name: demand for name, demand in inner.items() if demand}
    result: Table = {"required": required} if required else {}
    return {**result, "properties": properties} if properties else result
