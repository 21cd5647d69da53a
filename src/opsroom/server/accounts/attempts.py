"""How often somebody may try to sign in, sign up or have an e-mail sent: counted alike for names that exist and names that do not."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from opsroom.server.addresses import client_key
from opsroom.server.limits import Buckets, Limits

if TYPE_CHECKING:
    from opsroom.server.settings import Settings

HOUR = 3600.0


class Attempts:
    """Attempts by account and by client address. One that succeeds does not count."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self.limits = limits
        message = "too many attempts to sign in; try again later"
        self.accounts = Buckets(settings.sign_ins_per_account, HOUR, message)
        self.addresses = Buckets(settings.sign_ins_per_address, HOUR, message)
        self.new = Buckets(settings.sign_ups_per_hour, HOUR, "too many new accounts from this address; try again later")
        self.mails = Buckets(settings.mails_per_hour, HOUR, "too many e-mails; try again later")

    def begin(self, account: Hashable, address: str | None) -> None:
        """Counts an attempt to sign in, before anything is looked up."""
        if self.limits.counts(address):
            self.addresses.take(client_key(address))
        self.accounts.take(account)

    def succeeded(self, account: Hashable, address: str | None) -> None:
        """It succeeded, so it does not count."""
        if self.limits.counts(address):
            self.addresses.give_back(client_key(address))
        self.accounts.give_back(account)

    def sign_up(self, address: str | None) -> None:
        """Counts an attempt to make an account."""
        if self.limits.counts(address):
            self.new.take(client_key(address))

    def mail(self, account: Hashable, address: str | None) -> None:
        """Counts an e-mail."""
        if self.limits.counts(address):
            self.mails.take(client_key(address))
        self.mails.take(account)
