"""Hypothesis asks for no speed: the machine may be busy."""

from hypothesis import settings

settings.register_profile("no hurry", deadline=None)
settings.load_profile("no hurry")
