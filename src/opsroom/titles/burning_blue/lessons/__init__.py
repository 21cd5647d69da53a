"""Lessons of The Burning Blue."""
