"""The rules of Make Make as a pure core: no input or output, no clock, no chance, no language.

`start`, `legal`, `actions`, `apply`, `retire` and `agree` are the whole game; the rest is forms of it.
The numbers R1–R16 in the docstrings are the rulings in README.md beside this file.
"""

from app.rules.actions import (
    Action,
    ChooseMoai,
    ChooseTangataManu,
    Place,
    Withdraw,
    read_action,
    write_action,
)
from app.rules.ending import agree, retire, start
from app.rules.errors import Illegal, Malformed
from app.rules.game import RULES, Game, Step
from app.rules.notation import Agreement, End, Record, Retirement, Undo, end, read_record, write_move, write_record
from app.rules.state import digest, read_state, write_state
from app.rules.turn import actions, apply, legal

__all__ = [
    "RULES",
    "Action",
    "Agreement",
    "ChooseMoai",
    "ChooseTangataManu",
    "End",
    "Game",
    "Illegal",
    "Malformed",
    "Place",
    "Record",
    "Retirement",
    "Step",
    "Undo",
    "Withdraw",
    "actions",
    "agree",
    "apply",
    "digest",
    "end",
    "legal",
    "read_action",
    "read_record",
    "read_state",
    "retire",
    "start",
    "write_action",
    "write_move",
    "write_record",
    "write_state",
]
