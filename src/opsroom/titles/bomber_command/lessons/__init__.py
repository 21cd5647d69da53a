"""Lessons of Bomber Command."""
