"""THE service: rooms, their seats and their games. `service` is the way in; the rest decides, on values."""
