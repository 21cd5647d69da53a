"""Ratings: how strong players are at each title, on one ladder with the bots.

`method.py` is the calculation, `ladder.py` what is fixed in it: the bots and what is known of the sides. `rules.py` says what a
rated table does not allow, `rater.py` takes notice when a rated game ends, `storage.py` keeps it all. docs/ratings.md explains the method.
"""
