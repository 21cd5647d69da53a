"""The tables of the database. Only hashes of secrets are kept."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

# Players, with an account or without: what seats, tables and lessons refer to.
visitors = Table(
    "visitors",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("public_id", String(64), nullable=False, unique=True),  # what others see in place of the number
    Column("created", Float, nullable=False),
    Column("name", String(40)),  # shown to others; null until one is chosen, and again when the account is deleted
    Column("kind", String(10), nullable=False, default="guest"),  # guest, account, program or deleted
    Column("banned", Float),  # since when the player may not sit down or write
    Column("ban_reason", Text),
    Column("merged_into", Integer),  # a guest who signed in: the visitor of the account
    Column("named_spectator", Boolean, nullable=False, default=False),  # wants to be named where they look on
)

# Browsers. A player with an account may have several.
sessions = Table(
    "sessions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("last_seen", Float, nullable=False),  # to the hour
    Column("signed_in", Float),  # when credentials were last given here; null for a guest
    Column("browser", String(20), nullable=False, default=""),
    Column("system", String(20), nullable=False, default=""),
    sqlite_autoincrement=True,  # the number of a session that has ended is not given out again
)

# Credentials of a player, who without them is a guest.
accounts = Table(
    "accounts",
    metadata,
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
    Column("username", String(40), nullable=False),
    Column(
        "username_key", String(120), nullable=False, unique=True
    ),  # what may not occur twice: see `accounts/names.py`
    Column("created", Float, nullable=False),
    Column("user_handle", String(100), nullable=False, unique=True),  # by which passkeys know the account
    Column("password_hash", Text),
    Column("password_changed", Float),
    Column("recovery_salt", String(64)),
    Column("email", String(254), index=True),  # confirmed by a link that was sent there
    Column("role", String(20), nullable=False, default="player"),  # player, moderator or operator
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("credential_id", String(1400), nullable=False, unique=True),  # base64url, like the key
    Column("public_key", Text, nullable=False),
    Column("sign_count", Integer, nullable=False),
    Column("rp_id", String(253), nullable=False),
    Column("transports", Text, nullable=False),
    Column("label", String(60), nullable=False),
    Column("created", Float, nullable=False),
    Column("last_used", Float),
)

# Recovery codes that have not been used.
recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
    Column("code_hash", String(64), primary_key=True),
)

# Links that were sent by e-mail and have not been used: to confirm an address, or to sign in without other credentials.
mail_tokens = Table(
    "mail_tokens",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("purpose", String(10), nullable=False),  # confirm or recover
    Column("email", String(254), nullable=False),
    Column("expires", Float, nullable=False),
)

# What operators and moderators did. Rows are added and never removed; a running server learns from them what was done on the
# command line. They name nobody: names are looked up when the log is shown.
audit_log = Table(
    "audit_log",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("actor", String(80), nullable=False),
    Column("action", String(40), nullable=False),
    Column("visitor", Integer, index=True),  # whom it was done to
    Column("table_id", String(32)),
    Column("detail", Text),
)

# Players and chat lines that were reported to the moderators.
complaints = Table(
    "complaints",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("reporter", Integer, index=True),
    Column("reported", Integer, index=True),
    Column("table_id", String(32)),
    Column("kind", String(10), nullable=False),  # player or chat
    Column("quoted", Text),  # the chat line
    Column("reason", Text),
    Column("closed", Float, index=True),
    Column("closed_by", String(80)),
)

tables = Table(
    "tables",
    metadata,
    Column("no", Integer, primary_key=True),
    Column("id", String(32), nullable=False, unique=True),
    Column("starter", ForeignKey("visitors.id"), nullable=False, index=True),
    Column("title", String(40), nullable=False),
    Column("mode", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("guided", Boolean, nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("auto_single", Boolean, nullable=False, default=False),  # everyone agreed to it when they sat down
    Column("setup", Text, nullable=False),
    Column("result", Text),  # null until the game is over
    Column("undo", Text),  # who asks to undo, at which moment, and who has agreed; any later move ends it
    Column("disclosed", Text),  # why hidden information may be known, as a list; null when nothing is known of
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),  # when it was set up, finished or brought back; a later move says more
    Column("trashed", Float, index=True),  # when it expired; null for a table that can be played
    Column("lesson", Text),  # which lesson is taken here and how far it has come; null for a game
    Column("sandbox", Text),  # where a sandbox began: table, moment and seat; null for a game
    Column("closed", Float),  # when a moderator closed it; it is in the trash then, and its players cannot restore it
    Column("open_seats", Boolean, nullable=False, default=False),  # its free seats are in the lobby
    Column("level", String(20), nullable=False, default="everyone"),  # whom its starter wishes for
)

seats = Table(
    "seats",
    metadata,
    Column("table_no", ForeignKey("tables.no", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(40), primary_key=True),
    Column("place", Integer, nullable=False),
    Column("visitor", ForeignKey("visitors.id"), index=True),
    Column("bot", String(40)),
    Column("invitation_hash", String(64), unique=True),
    Column("orders", Text),  # standing orders of the person who holds it; null: the defaults
)

# Everyone who holds or has ever held a seat. Rows are added and never changed.
seat_holders = Table(
    "seat_holders",
    metadata,
    Column("table_no", ForeignKey("tables.no", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(40), primary_key=True),
    Column("visitor", ForeignKey("visitors.id"), primary_key=True, index=True),
)

# Moves are appended and never changed. Their key is a plain counter, so that the answers of all busy tables go to
# the same few pages of the file: a commit then writes little, which is what a durable commit costs.
moves = Table(
    "moves",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_no", ForeignKey("tables.no", ondelete="CASCADE"), nullable=False),
    Column("n", Integer, nullable=False),  # place in the table's list of moves, from 0
    Column("at", Float, nullable=False),
    Column("turn", Integer, nullable=False),  # after this move
    Column("asked", String(40)),  # after this move; null when the game is over
    Column("record", Text, nullable=False),
    # For each viewpoint (the seats in order, then the spectators) its sequence number after this move and the second of the last
    # change that it could see, as [[17, 17, 15], [1763000000, …]]; null in moves that are older than these numbers.
    Column("seen", Text),
    Column("public_at", Float),  # when something last changed that everyone could see
    Index("moves_by_table", "table_no", "n", unique=True),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_no", ForeignKey("tables.no", ondelete="CASCADE"), primary_key=True),
    Column("at", Integer, primary_key=True),  # taken after so many moves
    Column("position", Text, nullable=False),
)

# Which lessons a visitor has finished, and when last.
lessons_finished = Table(
    "lessons_finished",
    metadata,
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
    Column("title", String(40), primary_key=True),
    Column("lesson", String(40), primary_key=True),
    Column("at", Float, nullable=False),
)

# After-action reports of finished games: what has been estimated so far, and the report that it comes to.
reports = Table(
    "reports",
    metadata,
    Column("table_no", ForeignKey("tables.no", ondelete="CASCADE"), primary_key=True),
    Column("method", Integer, nullable=False),  # `analysis.METHOD` that made it
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), index=True),  # who asked for it; null: gone
    Column("state", String(20), nullable=False, index=True),  # running, done, partial or failed
    Column("cpu", Float, nullable=False),  # seconds spent so far
    Column("units", Text, nullable=False),
    Column("report", Text),
    Column("updated", Float, nullable=False),
)

# Positions that were shared by a link: what one seat saw after so many moves.
shared_positions = Table(
    "shared_positions",
    metadata,
    Column("secret_hash", String(64), primary_key=True),
    Column("table_no", ForeignKey("tables.no", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", String(40)),  # null: what everyone sees
    Column("moment", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("visitor", Integer),  # who shared it, who may be gone since; null: not known
)

# The clocks of tables that have a time control; others have no row.
table_clocks = Table(
    "table_clocks",
    metadata,
    Column("table_no", ForeignKey("tables.no", ondelete="CASCADE"), primary_key=True),
    Column("control", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("saved", Float, nullable=False),  # the server's uptime when the state was stored
    Column(
        "flag", Float, index=True
    ),  # the uptime at which the time of the seat that is asked is up; null: its clock stands
)

# Seats that were offered to a player by name. A name that nobody has, or whose player does not want to hear from the sender, has a
# row without a recipient: it looks alike to the sender.
invitations = Table(
    "invitations",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_no", ForeignKey("tables.no", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", String(40), nullable=False),
    Column("sender", Integer, nullable=False),
    Column("recipient", Integer, index=True),
    Column("name", String(40), nullable=False),  # as the sender wrote it
    Column("created", Float, nullable=False),
    Column("declined", Float),
)

# Who wants to play again after a game, and the table that came of it.
rematches = Table(
    "rematches",
    metadata,
    Column("table_no", ForeignKey("tables.no", ondelete="CASCADE"), primary_key=True),
    Column("proposal", Text, nullable=False),
)

# What the server keeps about itself: the clock, the readiness check.
server_state = Table(
    "server_state",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
