"""Pages that are open somewhere: when each last asked for news. Nothing is stored; a closed page just asks no more."""


class OpenPages:
    """When the page of each visitor last asked, by place and visitor."""

    def __init__(self) -> None:
        self.seen: dict[str, dict[str, int]] = {}

    def note(self, place: str, visitor: str, now_ms: int) -> None:
        self.seen.setdefault(place, {})[visitor] = now_ms
