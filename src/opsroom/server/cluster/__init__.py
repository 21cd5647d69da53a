"""Several server processes, on one or more machines, that share a PostgreSQL database.

Each table belongs to one process at a time, by a lease in the database; `membership.py` keeps the process's own place there and
`leases.py` has the statements. One of the processes leads: it does what only one may do. SQLite has one process and none of this.
"""
