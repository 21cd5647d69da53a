"""Bomber Command."""
