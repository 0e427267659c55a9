"""`python -m app.pictures`: makes the picture that stands for all tables, static/img/island.png."""

import asyncio
from pathlib import Path

from app.pictures.board import draw_seats
from app.pictures.making import rendered

GENERAL = Path(__file__).parents[2] / "static" / "img" / "island.png"

if __name__ == "__main__":
    GENERAL.write_bytes(asyncio.run(rendered(draw_seats((True, True, True, True), "light"))))
