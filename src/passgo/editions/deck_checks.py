"""Do decks, cards and Question Blocks fit the board they are played on."""

from passgo.editions.board_checks import of_kind, place
from passgo.editions.cells import number, table, tables, whole, word
from passgo.editions.faults import Findings
from passgo.editions.shapes import Table, label, near


def check_decks(data: Table, found: Findings) -> None:
    spaces = tables(table(data, "board"), "spaces")
    decks = table(data, "decks")
    if not spaces or data.get("decks", decks) is None:
        return  # already reported
    drawn = set()
    for i in of_kind(spaces, "cards"):
        deck = word(spaces[i], "deck")
        drawn.add(deck)
        if deck is not None and deck not in decks:
            found.add(f"{place(i, spaces[i])}.deck", f"unknown deck {deck}", near(deck, list(decks)))
    counts = table(table(data, "components"), "cards")
    for deck_id in decks:
        if deck_id not in drawn:
            found.add(f"decks.{deck_id}", "no space draws from it", "a space of kind cards that names it")
        cards = tables(table(decks, deck_id), "cards")
        check_deck(f"decks.{deck_id}", cards, spaces, found)
        if number(counts, deck_id, len(cards)) != len(cards):
            what = f"{counts[deck_id]} in the box, {len(cards)} in the deck"
            found.add(f"components.cards.{deck_id}", what, str(len(cards)))
    for deck_id in counts:
        if deck_id not in decks:
            found.add(f"components.cards.{deck_id}", "unknown deck", near(deck_id, list(decks)))


def check_deck(key: str, cards: list[Table], spaces: list[Table], found: Findings) -> None:
    ids: set[str] = set()
    for i, card in enumerate(cards):
        card_key = f"{key}.cards[{label(i, card)}]"
        card_id = word(card, "id")
        if card_id in ids:
            found.add(f"{card_key}.id", f"{card_id} is already in this deck", "an id no other card of the deck has")
        if card_id is not None:
            ids.add(card_id)
        check_card(card, card_key, spaces, found)
    # Jail cards can all be held, and cards that only lead to more cards would never let a turn end.
    if cards and all(card.get("effect") == "jail-free" or leads_to_cards(card, spaces) for card in cards):
        found.add(f"{key}.cards", "every card is kept or leads to another card", "at least one card that does neither")


def leads_to_cards(card: Table, spaces: list[Table]) -> bool:
    if card.get("effect") == "advance-to":
        return any(space.get("id") == card.get("to") and space.get("kind") == "cards" for space in spaces)
    return card.get("nearest") == "cards"


def check_card(card: Table, key: str, spaces: list[Table], found: Findings) -> None:
    target = word(card, "to")
    ids = [space_id for space in spaces if (space_id := word(space, "id"))]
    if target is not None and target not in ids:
        found.add(f"{key}.to", f"unknown space {target}", near(target, ids))
    nearest = word(card, "nearest")
    if nearest is not None and not of_kind(spaces, nearest):
        found.add(f"{key}.nearest", f"the board has no {nearest}", near("", kinds_on(spaces)))
    if "dice_multiplier" in card and nearest != "utility":
        found.add(f"{key}.dice_multiplier", f"means nothing for a {nearest}", "only beside nearest = utility")
    steps = whole(card, "steps")
    if steps is not None and abs(steps) >= len(spaces):
        found.add(f"{key}.steps", f"{steps} is more than once round the board", f"less than {len(spaces)}")
    if card.get("effect") == "go-to-jail" and not of_kind(spaces, "jail"):
        found.add(f"{key}.effect", "sends to jail but the board has none", "a space of kind jail")


def kinds_on(spaces: list[Table]) -> list[str]:
    return sorted({kind for space in spaces if (kind := word(space, "kind"))})


def check_question(data: Table, distribution: object, found: Findings) -> None:
    """A board with Question Blocks says what they bring, in the way the rules draw it."""
    spaces = tables(table(data, "board"), "spaces")
    blocks = of_kind(spaces, "question")
    wanted = "sounds" if distribution == "sounds" else "table"
    question = table(data, "question")
    if blocks and wanted not in question:
        what = f"the board has {len(blocks)} question spaces and qblock.distribution is {wanted}"
        found.add(f"question.{wanted}", f"is missing: {what}", "a list of outcomes")
    for key in ("table", "sounds"):
        outcomes = tables(question, key)
        if outcomes and all(outcome.get("outcome") == "move-again" for outcome in outcomes):
            found.add(f"question.{key}", "every outcome is move-again", "at least one that is not")
