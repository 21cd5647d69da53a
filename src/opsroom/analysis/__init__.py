"""Analysis of games: winning chances, luck, costly decisions, and what would have come of something else.

Everything is estimated by playing on: the staff plays every seat to the end, in worlds that are re-dealt from what one seat knows, or
from the open position of a finished game.
"""
