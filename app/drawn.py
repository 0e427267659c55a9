"""A table as the page brings it, before any script runs: the board as it stands, with as much room around it as the
client will need, so that nothing moves when that takes its place.

It tells what a picture of the table tells: no names. Whoever has played before gets none: their client may have to show
first how the board was when they left it.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from html import escape
from typing import Any

import orjson

from app.language import Catalogues
from app.pictures.board import draw_table, table_box
from app.rooms.room import Room

# What the page has instead until its client is there.
EMPTY = '<p class="starting">Make Make</p>'
BLANK = "&nbsp;"


def is_drawn(room: Room) -> bool:
    """Whether there is a table to be seen."""
    return room.game is not None and room.status in {"playing", "finished"}


def drawn(page: str, room: Room, looks: tuple[int, ...], texts: Catalogues, language: str) -> str:
    """The page with the table in it."""
    island, standing = _standing(room.state, looks)
    before, after = page.split(EMPTY)
    top = (
        '<header class="head"><span class="home"><span class="mark"></span>'
        '<span class="wordmark">Make Make</span></span></header>'
        '<main class="table starting" aria-busy="true">'
        f'<div class="table-notes" aria-hidden="true">{_notes(room, texts, language)}</div>'
        '<div class="table-board"><div class="board board-near"><div class="board-plane">'
        f'<svg class="board-picture" data-turn="0" viewBox="{table_box()}" aria-hidden="true">'
    )
    return f"{before}{top}{island}{standing}</svg></div></div>{TOOLS}</div>{_clans(room, looks)}</main>{after}"


@lru_cache(maxsize=64)
def _standing(state: bytes, looks: tuple[int, ...]) -> tuple[str, str]:
    return draw_table(orjson.loads(state), looks)


TOOLS = f'<div class="tools" aria-hidden="true"><span class="button plain tool">{BLANK}</span></div>'


def _notes(room: Room, texts: Catalogues, language: str) -> str:
    state: Mapping[str, Any] = orjson.loads(room.state)

    def said(key: str) -> str:
        return escape(texts.text(language, key))

    over = room.status == "finished"
    title = said("turn.over") if over else BLANK
    step = "" if over else f"<span>{said('turn.other_' + state['phase'])}</span>"
    way = f'<span class="button plain what-if-way">{said("what_if.open")}</span>'
    clock = f'<div class="turn-clock"><p>{BLANK}</p></div>' if room.pace is not None and not over else ""
    was_mine = "" if over else f'<span class="button plain was-mine">{said("claims.was_mine")}</span>'
    return (
        f'<div class="turn-row"><div class="turn">{FIGURE}<p><strong>{title}</strong>{step}</p></div>{way}</div>{clock}'
        f'<p class="note watching"><span>{said("table.watching")}</span>{was_mine}</p>'
    )


FIGURE = '<svg class="figure"></svg>'


def _clans(room: Room, looks: Sequence[int]) -> str:
    """As many cards as there are clans, with nothing written on them."""
    pieces = f'<ul class="pieces"><li>{FIGURE}</li></ul>'
    cards = "".join(f'<li class="clan look-{look}"><p class="clan-name">{BLANK}</p>{pieces}</li>' for look in looks)
    state: Mapping[str, Any] = orjson.loads(room.state)
    supply = f"<span>{FIGURE}</span>" * (1 if state["make_make"] is not None else 2)
    return (
        f'<section class="clans" aria-hidden="true"><ul class="clan-list">{cards}'
        f'<li class="supply">{supply}</li></ul></section>'
    )
