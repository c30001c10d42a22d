"""The state of a table as JSON, by which two tables are compared."""

from tests.tables.driving import PEOPLE, rolled_off


def test_two_tables_whose_games_differ_are_told_apart() -> None:
    desk = rolled_off(3)
    before = desk.table.state.to_json()
    assert desk.act(PEOPLE[desk.table.state.playing().turn], "roll")["ok"]
    after = desk.table.state.to_json()
    assert before["game"]["players"] != after["game"]["players"]
