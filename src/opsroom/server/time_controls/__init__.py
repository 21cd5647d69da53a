"""Time controls: clocks that run per stretch of play, on the server, only while it is up.

A *stretch* is the time in which one seat is publicly the one to decide. What is counted begins and ends with it, and never with a
single answer, so a clock says no more than what everyone can see anyway. `clock.py` has the rules of a clock as a plain state
machine, `uptime.py` the time by which it runs, `keeper.py` what happens by itself, `actions.py` what players do.
"""
