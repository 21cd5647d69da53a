"""E-mails of notifications: what came in since the last one, and links that end them without signing in."""

from __future__ import annotations

import hashlib
import hmac

from opsroom.server.accounts.mail import Mail, Mailer
from opsroom.server.errors import ServerError
from opsroom.server.notifications import words

ONE_CLICK = "/api/notifications/unsubscribe"  # where a mail program posts to (RFC 8058)
PAGE = "/unsubscribe"  # where a person clicks


def signed(public_id: str, key: str) -> str:
    """The token of a link that ends the e-mails of a player. It is valid for good, and good for nothing else."""
    return f"{public_id}.{_signature(public_id, key)}"


def public_id_in(token: str, key: str) -> str:
    """The player of a token that we have signed. Raises `expired_link` for any other."""
    public_id, _, signature = token.rpartition(".")
    if not hmac.compare_digest(signature.encode(), _signature(public_id, key).encode()):
        raise ServerError("expired_link", "this link is not valid")
    return public_id


def _signature(public_id: str, key: str) -> str:
    return hmac.new(key.encode(), f"unsubscribe {public_id}".encode(), hashlib.sha256).hexdigest()


def digest(
    mailer: Mailer, language: str, to: str, lines: list[tuple[str, str, str]], token: str, message_id: str
) -> Mail:
    """One e-mail about several notifications, each with what has happened, where, and the path of a page."""
    what, where, _ = lines[0]
    single = words.say(language, "mail-one", what=what, where=where)
    subject = single if len(lines) == 1 else words.say(language, "mail-more", count=len(lines))
    listed = [words.say(language, "mail-line", what=a, where=b, link=mailer.link(c)) for a, b, c in lines]
    text = words.say(
        language,
        "mail-text",
        lines="\n\n".join(listed),
        settings=mailer.link("/notifications"),
        stop=mailer.link(f"{PAGE}#{token}"),
    )
    headers = {
        "Message-ID": message_id,
        "List-Unsubscribe": f"<{mailer.link(ONE_CLICK)}?token={token}>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }
    return Mail(to, " ".join(subject.split()), text + "\n", headers)
