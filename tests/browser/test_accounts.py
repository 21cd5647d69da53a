"""Names and accounts in the browser: by password, by passkey, on two devices, in both languages, by keyboard and on a phone."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Server, Visit
from tests.browser.pilot import let_watch
from tests.browser.test_access import findings
from tests.browser.test_home import set_up

PASSWORD = "correct horse battery"
ALONE = {"luftwaffe": {"who": "me"}, "raf": {"who": "bot", "bot": "staff"}}


def section(page: Page, name: str) -> Any:
    return page.get_by_role("region", name=name, exact=True)


def sign_up(page: Page, name: str) -> list[str]:
    """Makes an account with a password; returns the recovery codes."""
    part = section(page, "New account")
    part.get_by_label("Account name").fill(name)
    part.get_by_label("Password").fill(PASSWORD)
    part.get_by_role("button", name="Make an account with a password").click()
    expect(section(page, "Recovery codes").get_by_role("listitem")).to_have_count(10)
    return section(page, "Recovery codes").get_by_role("listitem").all_inner_texts()


def sign_in(page: Page, name: str, password: str = PASSWORD) -> None:
    part = section(page, "Sign in")
    part.get_by_label("Account name").fill(name)
    part.get_by_label("Password").fill(password)
    part.get_by_role("button", name="Sign in with password").click()


def with_authenticator(page: Page) -> None:
    """A passkey of the browser's own, which always says yes."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def test_a_name_is_chosen_by_keyboard_and_shown_at_the_table(visit: Visit) -> None:
    ann, bob = visit("/"), visit("/")
    expect(ann.get_by_role("button", name="Choose a name")).to_be_visible()
    ann.get_by_role("button", name="Choose a name").focus()
    ann.keyboard.press("Enter")
    expect(ann.get_by_label("Your name")).to_be_focused()
    expect(ann.get_by_role("link", name="Notifications")).to_have_attribute("href", "/notifications")
    assert findings(ann) == []
    ann.keyboard.press("Escape")
    expect(ann.get_by_label("Your name")).to_have_count(0)
    expect(ann.get_by_role("button", name="Choose a name")).to_be_focused()
    ann.keyboard.press("Enter")
    expect(ann.get_by_label("Your name")).to_be_focused()
    ann.keyboard.type("Miriam")
    ann.keyboard.press("Enter")
    expect(ann.get_by_role("button", name="Miriam")).to_be_focused()
    table = set_up(ann, ALONE)
    let_watch(ann, table)
    bob.goto(bob.url + f"table/{table}")
    expect(bob.locator(".strip .seat").first).to_contain_text("Miriam (guest)")
    bob.keyboard.press("Escape")
    ann.reload()
    ann.get_by_role("button", name="Miriam").click()
    ann.get_by_label("Your name").fill("Mo")
    ann.get_by_role("button", name="Save").click()
    expect(bob.locator(".strip .seat").first).to_contain_text("Mo (guest)")


def test_a_name_that_will_not_do(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Choose a name").click()
    page.get_by_label("Your name").fill("---")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert")).to_contain_text("at least one letter or digit")


def test_an_account_with_a_password_on_two_devices(visit: Visit) -> None:
    laptop, phone = visit("/account"), visit("/account", size=PHONE)
    table = set_up(laptop, ALONE)
    codes = sign_up(laptop, "Haruka")
    assert all(re.fullmatch(r"[2-9A-Z]{4}-[2-9A-Z]{4}", code) for code in codes)
    assert findings(laptop) == []
    sign_in(phone, "haruka", "not the password")
    expect(phone.get_by_role("alert")).to_have_text("The name does not fit the password or code.")
    sign_in(phone, "haruka")
    expect(section(phone, "Devices").get_by_role("listitem")).to_have_count(2)
    expect(phone.get_by_role("button", name="Haruka")).to_be_visible()
    phone.goto(phone.url.replace("/account", "/"))
    expect(phone.locator(".mine")).to_contain_text("You play Luftwaffe")
    phone.goto(phone.url + f"table/{table}")
    expect(phone.locator(".lane").first).to_be_visible()
    # The laptop signs the phone out.
    laptop.reload()
    section(laptop, "Devices").get_by_role("button", name="Sign out everywhere else").click()
    expect(section(laptop, "Devices").get_by_role("listitem")).to_have_count(1)
    phone.goto(phone.url.split("/table/")[0] + "/account")
    expect(section(phone, "Sign in")).to_be_visible()
    # A recovery code lets the phone in again, and a new password is set.
    phone.get_by_role("button", name="Lost both? Use a recovery code").click()
    section(phone, "Sign in").get_by_label("Account name").last.fill("Haruka")
    phone.get_by_label("Recovery code").fill(codes[0])
    phone.get_by_role("button", name="Sign in with the code").click()
    expect(section(phone, "Recovery codes")).to_contain_text("9 codes are left")
    section(phone, "Ways to sign in").get_by_role("button", name="Change").click()
    phone.get_by_label("New password").fill("another long password")
    phone.get_by_role("button", name="Save password").click()
    expect(phone.get_by_label("New password")).to_be_hidden()
    section(phone, "Devices").get_by_role("button", name="Sign out here").click()
    expect(phone.get_by_role("status").filter(has_text="You are signed out.")).to_be_visible()
    sign_in(phone, "Haruka", "another long password")
    expect(section(phone, "Devices")).to_be_visible()


def test_an_account_with_a_passkey(visit: Visit, server: Server) -> None:
    page = visit("/account", at=server.address.replace("127.0.0.1", "localhost"))
    with_authenticator(page)
    part = section(page, "New account")
    part.get_by_label("Account name").fill("Yuto")
    part.get_by_role("button", name="Make an account with a passkey").click()
    expect(section(page, "Recovery codes").get_by_role("listitem")).to_have_count(10)
    expect(section(page, "Ways to sign in").get_by_role("listitem").first).to_contain_text("Passkey")
    assert findings(page) == []
    section(page, "Devices").get_by_role("button", name="Sign out here").click()
    page.get_by_role("button", name="Continue with a passkey").click()
    expect(section(page, "Ways to sign in").get_by_role("listitem").first).to_contain_text("last used")
    expect(page.get_by_role("button", name="Yuto")).to_be_visible()
    # The only way in stays.
    section(page, "Ways to sign in").get_by_role("button", name="Remove").click()
    expect(page.get_by_role("alert")).to_contain_text("two passkeys")


def test_the_page_says_why_passkeys_do_not_work_at_an_ip_address(visit: Visit) -> None:
    page = visit("/account")
    expect(section(page, "Sign in")).to_contain_text("bound to a host name")
    expect(page.get_by_role("button", name="Continue with a passkey")).to_have_count(0)


def test_a_guest_signs_in_at_a_table_of_two(visit: Visit) -> None:
    ann, bob = visit("/account"), visit("/")
    sign_up(ann, "Clara")
    links = bob.evaluate(
        """async () => (await (await fetch("/api/tables", {method: "POST", headers: {"content-type": "application/json"},
            body: JSON.stringify({title: "blitz", seats: {luftwaffe: {who: "me"}, raf: {who: "friend"}}})})).json())"""
    )
    guest = visit(links["links"]["raf"])
    guest.get_by_role("button", name="Play RAF").click()
    guest.wait_for_url("**/table/*")
    bob.goto(bob.url + f"table/{links['id']}")
    guest.goto(guest.url.split("/table/")[0] + "/account")
    sign_in(guest, "Clara")
    expect(section(guest, "Devices")).to_be_visible()
    expect(bob.locator(".strip .seat").nth(1)).to_contain_text("Clara")


def test_data_are_downloaded_and_the_account_is_deleted(visit: Visit) -> None:
    page = visit("/account")
    sign_up(page, "Oskar")
    part = section(page, "Delete account")
    with page.expect_download() as download:
        part.get_by_role("link", name="Download my data").click()
    found = json.loads(download.value.path().read_text())
    assert found["name"] == "Oskar"
    part.get_by_role("button", name="Delete my account").click()
    expect(part.get_by_role("button", name="Keep it")).to_be_focused()
    assert findings(page) == []
    part.get_by_role("button", name="Yes, delete everything").click()
    expect(page.get_by_role("status").filter(has_text="Everything about you is deleted.")).to_be_visible()
    sign_in(page, "Oskar")
    expect(page.get_by_role("alert")).to_be_visible()


@pytest.mark.parametrize(("size", "night", "language"), [(DESKTOP, True, "en-GB"), (PHONE, False, "ja-JP")])
def test_the_account_page_is_accessible(visit: Visit, size: tuple[int, int], night: bool, language: str) -> None:
    page = visit("/account", size=size, night=night, language=language)
    expect(page.locator("#sign-up")).to_be_visible()
    assert findings(page) == []
    page.locator("#sign-in [aria-controls=lost]").click()
    expect(page.locator("#lost input")).to_have_count(2)
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("#sign-up input").first.fill("名前" + language)
    page.locator("#sign-up input[type=password]").fill(PASSWORD)
    page.locator("#sign-up input[type=password]").press("Enter")
    expect(page.locator("#codes li")).to_have_count(10)
    expect(page.locator("html")).to_have_attribute("lang", language[:2])
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
