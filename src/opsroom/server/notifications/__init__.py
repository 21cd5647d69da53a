"""Notifications: that it is a player's turn, and the like, by Web Push and by e-mail. Each kind by each channel is the player's choice.

`follower.py` notices at the tables what a player may want to know, and stores it in the transaction of the move itself.
`delivery.py` is the durable queue's worker: it claims what is due, drops what is no longer true, sends, and marks what was sent.
`push.py`, `endpoints.py` and `keys.py` are Web Push; `mails.py` is e-mail. Other parts call `Notifications.notify` in their own changes.
"""
