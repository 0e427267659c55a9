"""The HTTP edge: parse, ask who it is, call the service, say what came of it."""

from fastapi import APIRouter

from app.api import devices, identities, lobby, mine, players, playing, preparing, records, rooms, talk, time
from app.api.routing import Parts

__all__ = ["Parts", "api"]

api = APIRouter()
for part in (players, devices, identities, lobby, mine, rooms, preparing, playing, records, talk, time):
    api.include_router(part.router)
api.include_router(records.given)
