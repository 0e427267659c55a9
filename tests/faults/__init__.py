"""The fault bench: servers, databases and networks that fail on purpose, and what has to hold all the same."""
