"""No text a stranger writes makes a pattern think for ever: all patterns of the package against hostile texts."""

import subprocess
import sys
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "passgo"
MANY = 30
ALLOWED_SECONDS = 60  # quick machines need two; a pattern that explodes would need years

# In a process of its own, because a pattern that thinks cannot be interrupted.
TRY = """
import ast, re, sys
from pathlib import Path

HOSTILE = [part * (600 // len(part)) + end
    for part in ("a", "0", " ", "-", ".", ":", "@", "a@", "a.", "a-", "1 ", "(", "aA1",
        "a for ", "\\n", "money-a =\\n ")
    for end in ("", "!", "\\n", "@", "\\x00")]
found = 0
for path in sorted(Path(sys.argv[1]).rglob("*.py")):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
            continue
        owner = node.func.value
        if not (isinstance(owner, ast.Name) and owner.id == "re" and node.args):
            continue
        if isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, (str, bytes)):
            found += 1
            pattern = re.compile(node.args[0].value)
            for text in HOSTILE:
                said = text if isinstance(pattern.pattern, str) else text.encode()
                pattern.search(said), pattern.fullmatch(said)
print(found)
"""


def test_no_pattern_explodes() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", TRY, str(SOURCES)], capture_output=True, text=True, timeout=ALLOWED_SECONDS, check=True
    )
    assert int(ran.stdout) > MANY, "the search found the patterns"
