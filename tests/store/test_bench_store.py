"""The measurement itself: it counts what was written."""

from passgo.store import Store, streams
from passgo.store.bench import measure_commits


def test_every_append_is_counted_and_kept(store: Store) -> None:
    figures = measure_commits(store, streams=3, seconds=0.05)
    with store.reading() as conn:
        kept = sum(streams.head(conn, name)[0] for name in streams.names(conn))
    assert figures.appends == kept >= 3
    assert 1 <= figures.commits <= figures.appends
    assert 0 < figures.p50_ms <= figures.p99_ms
    assert figures.appends_per_second >= figures.commits_per_second > 0
