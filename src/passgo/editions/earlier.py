"""What our editions said under earlier rules, for games that were begun then and did not take their edition along."""

from typing import Final

from passgo.editions.shapes import Table

# By rules version and edition: options as they stood; None where the edition did not set them.
THEN: Final[dict[int, dict[str, dict[str, object]]]] = {
    1: {
        "championship": {
            "auction.freezesEstate": True,
            "move.freezesEstate": None,
            "shortage.housesBeforeHotelSales": None,
        },
        "cthulhu": {"bankrupt.liquidates": None},
        "ghost": {"bankrupt.liquidates": None, "ecto.goPays": None, "shortage.contested": None},
        "mario": {"bankrupt.liquidates": None, "shortage.contested": None},
        "voyage": {
            "jail.doublesGiveExtraRoll": None,
            "sell.halfOf": None,
            "sell.uneven": None,
            "sell.unevenInDebt": True,
        },
    },
}


def as_shipped_with(rules: int, edition: str, data: Table) -> Table:
    """The file of one of our editions as it was under these rules."""
    changes = THEN.get(rules, {}).get(edition)
    options = data.get("rules")
    if changes is None or not isinstance(options, dict):
        return data
    then = {topic: dict(values) if isinstance(values, dict) else values for topic, values in options.items()}
    for option, value in changes.items():
        topic, _, name = option.partition(".")
        values = then.setdefault(topic, {})
        assert isinstance(values, dict)
        if value is None:
            values.pop(name, None)
        else:
            values[name] = value
    return {**data, "rules": then}
