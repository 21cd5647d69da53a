"""Takes a database back to an earlier revision, as an earlier release left it."""

from __future__ import annotations

import sqlite3

# What each revision added, the newest first.
ADDED = {
    "0017": ("DROP TABLE leases", "DROP TABLE processes"),
    "0016": ("DROP TABLE program_challenges", "DROP TABLE program_tokens", "DROP TABLE programs"),
    "0015": ("DROP TABLE notifications", "DROP TABLE push_subscriptions", "DROP TABLE notification_choices"),
    "0014": (
        "DROP INDEX tables_by_update",
        *(f"DROP TABLE {name}" for name in ("rated_seats", "rated_games", "side_ratings", "ratings")),
        "ALTER TABLE tables DROP COLUMN unrated",
        "ALTER TABLE tables DROP COLUMN rated",
    ),
    "0013": (
        *(
            f"DROP TABLE {name}"
            for name in ("chat_lines", "chat_readers", "chat_mutes", "hidden_players", "table_notes")
        ),
        "ALTER TABLE tables DROP COLUMN chat",
        "ALTER TABLE complaints DROP COLUMN line",
    ),
    "0012": (
        "DROP TABLE invitations",
        "DROP TABLE rematches",
        "ALTER TABLE tables DROP COLUMN open_seats",
        "ALTER TABLE tables DROP COLUMN level",
        "ALTER TABLE visitors DROP COLUMN named_spectator",
    ),
    "0011": ("DROP TABLE table_clocks",),
    "0010": (
        "ALTER TABLE visitors RENAME COLUMN public_id TO token_hash",
        "UPDATE visitors SET token_hash = sessions.token_hash FROM sessions WHERE sessions.visitor = visitors.id",
        *(
            f"ALTER TABLE visitors DROP COLUMN {name}"
            for name in ("name", "kind", "banned", "ban_reason", "merged_into")
        ),
        "ALTER TABLE tables DROP COLUMN closed",
        *(
            f"DROP TABLE {name}"
            for name in (
                "sessions",
                "passkeys",
                "recovery_codes",
                "mail_tokens",
                "accounts",
                "audit_log",
                "complaints",
            )
        ),
    ),
    "0009": ("ALTER TABLE shared_positions DROP COLUMN visitor",),
    "0008": (
        "DROP TABLE shared_positions",
        "DROP TABLE reports",
        "ALTER TABLE tables DROP COLUMN sandbox",
    ),
    "0007": (
        "DROP TABLE lessons_finished",
        "ALTER TABLE tables DROP COLUMN lesson",
    ),
    "0006": (
        "ALTER TABLE seats DROP COLUMN orders",
        "ALTER TABLE tables DROP COLUMN auto_single",
    ),
    "0005": (
        "DROP INDEX ix_tables_trashed",
        "ALTER TABLE tables DROP COLUMN trashed",
        "DROP TABLE server_state",
    ),
    "0004": (
        "ALTER TABLE moves DROP COLUMN seen",
        "ALTER TABLE moves DROP COLUMN public_at",
    ),
    "0003": (
        "DROP TABLE seat_holders",
        "ALTER TABLE tables DROP COLUMN disclosed",
    ),
}


def take_back_to(base: sqlite3.Connection, revision: str) -> None:
    """Removes what later revisions than this one added."""
    for later, statements in ADDED.items():
        if later > revision:
            for statement in statements:
                base.execute(statement)
    base.execute("UPDATE alembic_version SET version_num = ?", [revision])
