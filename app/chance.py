"""Chance, as a parameter: what tests replace."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Chance:
    """`below(n)` is a number from 0 to n-1; `token(n)` is text of n random bytes, safe in addresses."""

    below: Callable[[int], int] = secrets.randbelow
    token: Callable[[int], str] = secrets.token_urlsafe


# What nobody can guess: 128 bits.
SECRET_BYTES = 16
# Of a player's id, which everybody may see.
ID_BYTES = 12
