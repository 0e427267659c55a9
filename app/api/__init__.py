"""The HTTP edge: parse, ask who it is, call the service, say what came of it."""

from fastapi import APIRouter

from app.api import (
    acts,
    address,
    channel,
    claims,
    conduct,
    devices,
    identities,
    lobby,
    mine,
    players,
    playing,
    preparing,
    push,
    records,
    rooms,
    talk,
    telling,
    time,
)
from app.api.routing import Parts

__all__ = ["Parts", "api"]

api = APIRouter()
PARTS = (
    players, devices, identities, address, telling, lobby, mine, rooms, preparing, playing, records, talk, conduct,
    time, claims, push, acts, channel,
)  # fmt: skip
for part in PARTS:
    api.include_router(part.router)
api.include_router(records.given)
api.include_router(telling.of_mails)
