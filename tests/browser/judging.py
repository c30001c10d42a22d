"""What somebody does on the judge's panel in a browser: opens it, fills the sheet in, has it signed."""

from playwright.sync_api import Page, expect


def filled(name: str) -> str:
    """As Fluent fills a name in: isolated from the text around it."""
    return f"\u2068{name}\u2069"


def open_part(page: Page, part: str) -> None:
    page.locator(f".parts a[href='#{part}']").click()
    expect(page.locator(f".judge[data-part={part}]")).to_be_visible()


def tick_all(page: Page) -> None:
    """On the page of a round: the head judge ticks every table, for judges without a panel."""
    unticked = page.locator(".ticks", has_text="not ticked yet")
    for left in reversed(range(unticked.count())):
        unticked.first.locator("summary").click()
        unticked.first.get_by_role("button", name="All are here").click()
        expect(unticked).to_have_count(left)


def choose_line(page: Page, name: str) -> None:
    page.locator(".chips label", has_text=name).click()


def write_cash(page: Page, amounts: dict[str, int]) -> None:
    """The cash of players by nickname."""
    for name, amount in amounts.items():
        choose_line(page, name)
        page.get_by_label(f"{filled(name)}’s cash").fill(str(amount))


def leave(page: Page, name: str) -> None:
    """Bankrupt: he signs on the panel as he leaves."""
    row = page.locator(".players li", has_text=name)
    row.get_by_role("button", name="Bankrupt").click()
    row.get_by_role("button", name=f"{filled(name)} signs here").click()


def sign_all(page: Page) -> None:
    buttons = page.locator(".signatures button.main")
    while buttons.count():
        buttons.first.click()
