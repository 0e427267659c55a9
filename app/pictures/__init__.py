"""Pictures of the board, made on the server: for link previews, and to be sent to friends."""
