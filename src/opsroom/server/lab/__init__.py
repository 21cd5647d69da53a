"""The lab in the site: runs of `opsroom simulate`, `match`, `tournament` and `compare`, started from a page."""
