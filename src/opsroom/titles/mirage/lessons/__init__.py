"""Lessons of Battle of Britain."""
