"""How often somebody may try to sign in, sign up or have an e-mail sent: counted alike for names that exist and names that do not."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import TYPE_CHECKING

from opsroom.server.addresses import client_key
from opsroom.server.limits import Buckets, Limits

if TYPE_CHECKING:
    from opsroom.server.settings import Settings

HOUR = 3600.0
SHARE = 3  # one client may have a third of the attempts at an account, or anybody could lock its owner out,
LEAST_SHARE = 5  # but at least so many
REMEMBERED = 20_000
WORK = 10  # so many times as often may passwords be computed, whether they are right or not


class Attempts:
    """Attempts by account and by client address. One that succeeds does not count.

    A client from which somebody has signed in to an account since the server started has attempts of its own there: whatever others
    try elsewhere, the owner can sign in.
    """

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self.limits = limits
        message = "too many attempts to sign in; try again later"
        self.accounts = Buckets(settings.sign_ins_per_account, HOUR, message)
        self.addresses = Buckets(settings.sign_ins_per_address, HOUR, message)
        most = settings.sign_ins_per_account
        self.shares = Buckets(min(most, max(LEAST_SHARE, most // SHARE)), HOUR, message)  # by account and client
        self.own = Buckets(most, HOUR, message)  # of clients from which somebody has signed in
        self.owners: OrderedDict[tuple[Hashable, str], None] = OrderedDict()
        self.account_work = Buckets(WORK * most, HOUR, message)
        self.address_work = Buckets(WORK * settings.sign_ins_per_address, HOUR, message)
        self.new = Buckets(settings.sign_ups_per_hour, HOUR, "too many new accounts from this address; try again later")
        self.mails = Buckets(settings.mails_per_hour, HOUR, "too many e-mails; try again later")

    def begin(self, account: Hashable, address: str | None) -> None:
        """Counts an attempt to sign in, before anything is looked up."""
        if self.limits.counts(address):
            client = client_key(address)
            self.addresses.take(client)
            if (account, client) in self.owners:
                self.own.take((account, client))
                self.work(account, address)
                return
            self.shares.take((account, client))
        self.accounts.take(account)
        self.work(account, address)

    def succeeded(self, account: Hashable, address: str | None) -> None:
        """It succeeded, so it does not count."""
        if self.limits.counts(address):
            client = client_key(address)
            self.addresses.give_back(client)
            is_owner = (account, client) in self.owners
            self.owners[account, client] = None
            self.owners.move_to_end((account, client))
            if len(self.owners) > REMEMBERED:
                self.owners.popitem(last=False)
            if is_owner:
                self.own.give_back((account, client))
                return
            self.shares.give_back((account, client))
        self.accounts.give_back(account)

    def work(self, account: Hashable, address: str | None, times: int = 1) -> None:
        """Counts the computation of so many passwords or codes, which is what an attempt costs, also one that succeeds."""
        if self.limits.counts(address):
            self.address_work.take(client_key(address), tokens=times)
        self.account_work.take(account, tokens=times)

    def sign_up(self, address: str | None) -> None:
        """Counts an attempt to make an account."""
        if self.limits.counts(address):
            self.new.take(client_key(address))

    def mail(self, account: Hashable, address: str | None) -> None:
        """Counts an e-mail."""
        if self.limits.counts(address):
            self.mails.take(client_key(address))
        self.mails.take(account)
