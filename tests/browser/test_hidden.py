"""What is hidden from somebody is neither on his page nor in anything he is sent."""

from playwright.sync_api import Page, WebSocket, expect
from tests.browser.sitting import Hand, People, invitation, join, new_table, play_until, sit_down, start
from tests.web.running import Running

SECRET = 794_919  # a sum that stands nowhere else


def listen(page: Page) -> list[str]:
    """Everything the page will be sent on its sockets."""
    frames: list[str] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(str(frame)))

    page.on("websocket", opened)
    return frames


def test_an_onlooker_and_another_player_never_get_hidden_cash(server: Running, people: People) -> None:
    ada, boris, judge, onlooker = (people.page() for _ in range(4))
    table = new_table(ada, server, seats="2", options="money.hidden = true")
    join(boris, server, invitation(ada, server, table), "Boris")
    join(judge, server, invitation(ada, server, table, "judge"), "Jo")
    link = invitation(ada, server, table, "spectator")
    frames = {page: listen(page) for page in (ada, boris, onlooker)}
    for page in (ada, boris, judge):
        sit_down(page, server, table)
    start(ada)
    onlooker.goto(f"{server.url}{table}/live?link={link.rpartition('/')[2]}")
    onlooker.wait_for_selector(".board")
    play_until([ada, boris], ".log li.turn")
    play_until([ada, boris], "[data-control='act:roll']:not([aria-disabled=true])")
    hand = Hand(server, table)
    hand.set_cash(0, SECRET)
    expect(ada.locator(".player-row").filter(has_text="Ada")).to_contain_text("794,919")
    for _ in range(8):
        play_until([ada, boris], "[data-control='act:roll']:not([aria-disabled=true])")
        play_until([ada, boris], ".actions .press.main")
    onlooker.reload()
    onlooker.wait_for_selector(".board")
    expect(onlooker.locator(".player-row").filter(has_text="hidden")).to_have_count(2)
    assert any(str(SECRET) in frame for frame in frames[ada])  # the search would find it
    for page in (boris, onlooker):
        assert not any("794919" in frame or "794,919" in frame for frame in frames[page])
        assert "794,919" not in page.content()
        assert "794919" not in page.content()
