"""Secrets handed out once and kept only as hashes."""

from base64 import b32encode
from hashlib import sha256
from secrets import token_bytes, token_urlsafe

TOKEN_BYTES = 16
RECOVERY_BYTES = 10
GROUP = 4


def new_token() -> str:
    """A new token of 128 random bits, fit for a URL or a cookie."""
    return token_urlsafe(TOKEN_BYTES)


def token_hash(token: str) -> str:
    """A plain hash, which is enough for secrets that nobody can guess; passwords need Argon2."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_recovery_code() -> str:
    """A new code of 80 random bits to copy onto paper: ABCD-EFGH-IJKL-MNOP, without digits that look like letters."""
    letters = b32encode(token_bytes(RECOVERY_BYTES)).decode()
    return "-".join(letters[start : start + GROUP] for start in range(0, len(letters), GROUP))


def recovery_hash(code: str) -> str:
    """Hash of a code, the same when it is typed in lower case, with or without dashes and spaces."""
    return token_hash("".join(code.upper().replace("-", " ").split()))
