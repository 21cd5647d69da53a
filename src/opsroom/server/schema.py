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
    false,
)

metadata = MetaData()
EPHEMERAL = "ephemeral"  # in the `info` of a table about servers that run just now: it is not copied

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
    Column("named_spectator", Boolean, nullable=False, default=False),  # wants to be named where they watch
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
    Column("line", Integer),  # the number of the chat line
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
    Column("chat", Boolean, nullable=False, default=True),  # players and spectators here may write to each other
    Column("rated", Boolean, nullable=False, default=False, server_default=false()),
    Column("unrated", String(20)),  # why the game at a rated table does not count
    Index("tables_by_update", "updated"),
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

# Programs that play through the bot API, each a visitor of its own. A row stays when the program is gone: its owner has
# known what its seats knew.
programs = Table(
    "programs",
    metadata,
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name_key", String(120), unique=True),  # as of accounts, with which it is shared; null: it is gone
    Column("created", Float, nullable=False),
)

program_tokens = Table(
    "program_tokens",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("program", ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("label", String(60), nullable=False),
    Column("created", Float, nullable=False),
    Column("last_used", Float),  # to the minute
    sqlite_autoincrement=True,  # the number of a token that was revoked is not given out again
)

# Seats that wait for a program, until somebody sits there.
program_challenges = Table(
    "program_challenges",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_no", ForeignKey("tables.no", ondelete="CASCADE"), nullable=False),
    Column("seat", String(40), nullable=False),
    Column("program", ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("declined", Float),  # when the program did not want to play
    Index("program_challenges_by_seat", "table_no", "seat", unique=True),
    sqlite_autoincrement=True,
)

# What was written at tables: by players to each other, and by spectators.
chat_lines = Table(
    "chat_lines",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_no", ForeignKey("tables.no", ondelete="CASCADE"), nullable=False),
    Column("channel", String(10), nullable=False),  # seats or watchers
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", String(40)),  # of the writer, when it was written
    Column("at", Float, nullable=False),
    Column("text", Text),  # null for a greeting, and in a line that a moderator removed
    Column("greeting", String(20)),
    Column("client_key", String(40)),  # by which the same line is known when it is sent again
    Column("removed", Float),  # when a moderator removed it
    Index("chat_lines_by_table", "table_no", "channel", "id"),
    Index("chat_lines_by_key", "table_no", "visitor", "client_key", unique=True),
    sqlite_autoincrement=True,  # reports name a line by its number, which no other line may get
)

# How a visitor reads the chat of a table: not at all, and up to which line.
chat_readers = Table(
    "chat_readers",
    metadata,
    Column("table_no", ForeignKey("tables.no", ondelete="CASCADE"), primary_key=True),
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("is_off", Boolean, nullable=False, default=False),
    Column("seen", Integer, nullable=False, default=0),
)

# Whose lines a visitor does not see, at one table and everywhere. Nobody is told.
chat_mutes = Table(
    "chat_mutes",
    metadata,
    Column("table_no", ForeignKey("tables.no", ondelete="CASCADE"), primary_key=True),
    Column("owner", ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("other", ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True, index=True),
)

hidden_players = Table(
    "hidden_players",
    metadata,
    Column("owner", ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column(
        "how", String(10), nullable=False
    ),  # mute or block: a blocked player cannot write to the owner or invite them
)

# What a visitor writes down at a table for themselves.
table_notes = Table(
    "table_notes",
    metadata,
    Column("table_no", ForeignKey("tables.no", ondelete="CASCADE"), primary_key=True),
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("text", Text, nullable=False),
    Column("updated", Float, nullable=False),
)

# What players want to be told, and how. Others have no row.
notification_choices = Table(
    "notification_choices",
    metadata,
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True),
    Column("choices", Text, nullable=False),
    Column("mailed", Float),  # when the last e-mail of notifications was sent
)

# Where browsers receive push messages. They end with the browser's session.
push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("session", ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint_hash", String(64), nullable=False, unique=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("failures", Integer, nullable=False, default=0),  # notifications in a row that could not be delivered
    sqlite_autoincrement=True,
)

# The queue of notifications: one row for each player, channel and browser.
notifications = Table(
    "notifications",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(20), nullable=False),
    Column("channel", String(10), nullable=False),  # push or mail
    Column("subscription", ForeignKey("push_subscriptions.id", ondelete="CASCADE"), index=True),
    Column("table_id", String(32)),
    Column("dedupe", String(250), nullable=False, unique=True),
    Column("about", Text, nullable=False),
    Column("state", String(10), nullable=False),  # waiting, sending, sent, dropped or failed
    Column("attempts", Integer, nullable=False),
    Column("next_try", Float, nullable=False),
    Column("created", Float, nullable=False),
    Column("batch", String(40)),  # the e-mail in which it is sent, so that trying again sends the same one
    Index("notifications_due", "state", "next_try"),
)

# Where players stand: follows from the rated games, which `ratings.storage.recompute` goes through again.
ratings = Table(
    "ratings",
    metadata,
    Column("title", String(40), primary_key=True),
    Column("visitor", ForeignKey("visitors.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("updated", Float, nullable=False),  # when the last of them ended
    Index("ratings_by_strength", "title", "mu"),
)

# What a side is worth in a mode with a number of players; follows from the rated games as well.
side_ratings = Table(
    "side_ratings",
    metadata,
    Column("title", String(40), primary_key=True),
    Column("setting", String(60), primary_key=True),
    Column("side", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

# Games that count. They stay when their tables are deleted.
rated_games = Table(
    "rated_games",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(32), nullable=False, unique=True),
    Column("title", String(40), nullable=False, index=True),
    Column("mode", String(40), nullable=False),
    Column("setting", String(60), nullable=False),
    Column("ended", Float, nullable=False),
    Column("void", String(20)),  # why it does not count any more
)

# Who played in them, and how their rating changed.
rated_seats = Table(
    "rated_seats",
    metadata,
    Column("game", ForeignKey("rated_games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", String(40), primary_key=True),
    Column("place", Integer, nullable=False),
    Column("visitor", Integer, index=True),  # who may be gone since; null for a bot
    Column("bot", String(40)),
    Column("rank", Integer, nullable=False),  # 0: has won, or it was a draw
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
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

# Server processes that live, on PostgreSQL; see `cluster/leases.py`. Numbers are not given out again: they are epochs.
processes = Table(
    "processes",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("machine", String(200), nullable=False),
    Column("address", Text, nullable=False),  # where the others reach it
    Column("started", Float, nullable=False),
    Column("expires", Float, nullable=False),  # by the database's clock
    sqlite_autoincrement=True,
    info={EPHEMERAL: True},
)

# What belongs to a process: tables, by their ids, and that it leads.
leases = Table(
    "leases",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(32), nullable=False, unique=True),
    Column("process", ForeignKey("processes.id", ondelete="CASCADE"), nullable=False, index=True),
    sqlite_autoincrement=True,
    info={EPHEMERAL: True},
)
