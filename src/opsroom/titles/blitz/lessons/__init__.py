"""Lessons of Blitz!"""
