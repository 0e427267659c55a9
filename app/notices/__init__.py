"""Notices: what waits for a player is told once, by the best channel, if it was not seen."""
