"""Mail: what waits for a player, the question whether an address is theirs, and the way back to their seats."""
