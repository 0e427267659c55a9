"""What a host allows at a table, as a value and as its column keeps it."""

from dataclasses import asdict, dataclass

import orjson


@dataclass(frozen=True, slots=True)
class Manners:
    """What the host allows: free `text` at a public table, words of `watchers` among themselves; whom it `removed`."""

    text: bool = False
    watchers: bool = False
    removed: tuple[str, ...] = ()

    @classmethod
    def read(cls, column: str | None) -> "Manners":
        """From their column, null where nothing was chosen."""
        if column is None:
            return cls()
        found = orjson.loads(column)
        return cls(found["text"], found["watchers"], tuple(found["removed"]))

    def write(self) -> str | None:
        """For their column."""
        return None if self == Manners() else orjson.dumps(asdict(self)).decode()
