"""The application with one part replaced by a broken one, each paused at its weak point so that one kill shows it.

They are there to show that the bench has teeth: what it does not find in them, it would not find in us.
"""
