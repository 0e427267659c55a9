"""How the rules say no: what is no action or state at all, and what is one but is not allowed."""

from __future__ import annotations


class Malformed(ValueError):
    """Something is no action, state, move or record at all.

    `where` is a path to the offending part (`territories.b3.chief`, `line 4`), empty for the whole;
    `problem` is a short code.
    """

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}" if where else problem)
        self.where = where
        self.problem = problem


class Illegal(Exception):
    """A well-formed action that the rules do not allow.

    `rule` is the ruling that refuses it (`R3`), `reason` a code, `spaces` the spaces that are in the way,
    `short` how many tokens are missing, where that is the reason.
    """

    def __init__(self, rule: str, reason: str, spaces: tuple[str, ...] = (), short: int | None = None) -> None:
        super().__init__(f"{rule}: {reason}")
        self.rule = rule
        self.reason = reason
        self.spaces = spaces
        self.short = short
