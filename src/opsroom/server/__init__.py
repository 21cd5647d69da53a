"""The site: tables, seats, push, storage."""

from opsroom.server.app import create_app
from opsroom.server.run import serve
from opsroom.server.settings import Settings

__all__ = ["Settings", "create_app", "serve"]
