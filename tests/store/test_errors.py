"""Every error of the store says what was found, and carries it."""

import pytest

from passgo.store import errors


@pytest.mark.parametrize(
    ("error", "found", "text", "carried"),
    [
        (errors.StoreBusy, (8,), "8 writes are waiting already", {"capacity": 8}),
        (
            errors.ChainBroken,
            ("game", 4),
            "the log of game is broken at version 4",
            {"stream": "game", "version": 4},
        ),
        (errors.NoSuchPerson, ("ann",), "no person ann", {"person": "ann"}),
        (errors.NoSuchStream, ("game",), "no game game", {"stream": "game"}),
        (errors.GameDiffers, ("game",), "game is here already with a different history", {"stream": "game"}),
        (
            errors.LeaseHeld,
            ("game", "", 5),
            "game is leased by another process until 5",
            {"stream": "game", "owner": "", "expires_ms": 5},
        ),
        (
            errors.SchemaTooNew,
            ("0009", "0004"),
            "the database has schema 0009, this passgo knows 0004 and older: use a newer passgo",
            {"found": "0009", "known": "0004"},
        ),
    ],
)
def test_an_error_says_and_carries_what_was_found(
    error: type[errors.StoreError], found: tuple[object, ...], text: str, carried: dict[str, object]
) -> None:
    raised = error(*found)
    assert str(raised) == text
    assert vars(raised) == carried
