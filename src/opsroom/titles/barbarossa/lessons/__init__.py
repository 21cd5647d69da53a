"""Lessons of Barbarossa."""
