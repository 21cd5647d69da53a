"""Notifications in the browser: chosen on their page, encrypted for this browser, and shown by the service worker."""

from __future__ import annotations

import json
import re
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import CDPSession, Page, Worker, expect

from tests.browser.conftest import DESKTOP, PHONE, Server, Visit
from tests.browser.test_access import findings
from tests.browser.test_home import set_up
from tests.server.push_service import Browser as Keys
from tests.server.push_service import PushService, claims_of

ALONE = {"luftwaffe": {"who": "me"}, "raf": {"who": "bot", "bot": "staff"}}
SHARED = {"luftwaffe": {"who": "me"}, "raf": {"who": "friend"}}
# A browser's push service is out of reach here, so the page gets another one. Everything else is the browser's own.
OTHER_SERVICE = """place => {
    let subscription = null;
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
    PushManager.prototype.getSubscription = async () => subscription;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => (subscription = {
        options: { applicationServerKey: applicationServerKey.buffer },
        toJSON: () => ({ endpoint: place.endpoint, keys: place.keys }),
        unsubscribe: async () => { subscription = null; return true; },
    });
}"""
RECORD = """() => {
    self.shown = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => { self.shown.push({ title, ...options }); };
}"""
HIDE = """hidden => {
    Object.defineProperty(document, "hidden", { get: () => hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.fixture
def service() -> Iterator[PushService]:
    found = PushService()
    found.start()
    yield found
    found.stop()


@pytest.fixture
def pushing(tmp_path: Path, running: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that sends at once, to push services on this machine."""
    monkeypatch.setenv("OPSROOM_PUSH_TO_LOOPBACK", "1")
    monkeypatch.setenv("OPSROOM_PUSH_DELAY_SECONDS", "0")
    server = Server(tmp_path, running)
    yield server
    server.stop()


def with_service(page: Page, endpoint: str, keys: Keys) -> None:
    """From the next page on, this browser's push service is the test's."""
    place = json.dumps({"endpoint": endpoint, "keys": keys.keys})
    page.context.add_init_script(f"({OTHER_SERVICE})({place})")


def kind(page: Page, name: str, by: str = "Device") -> Any:
    return page.get_by_label(f"{name}: {by}", exact=True)


class Workers:
    """The service workers of a page, through the DevTools protocol."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.devtools: CDPSession = page.context.new_cdp_session(page)
        self.registrations: list[Any] = []
        self.devtools.on("ServiceWorker.workerRegistrationUpdated", self.note)
        self.devtools.send("ServiceWorker.enable")

    def note(self, event: Any) -> None:
        self.registrations += event["registrations"]

    @property
    def worker(self) -> Worker:
        found: Worker = self.page.context.service_workers[0]
        return found

    def deliver(self, said: Any) -> Any:
        """Gives the worker a push message, as a push service would; returns the notification that it shows."""
        self.worker.evaluate(RECORD)  # browsers without a screen refuse the permission
        origin = self.page.evaluate("location.origin")
        number = self.registrations[-1]["registrationId"]
        message = {"origin": origin, "registrationId": number, "data": json.dumps(said)}
        self.devtools.send("ServiceWorker.deliverPushMessage", message)
        self.worker.evaluate("async () => { while (!self.shown.length) await new Promise(go => setTimeout(go, 20)); }")
        return self.worker.evaluate("self.shown[0]")


def test_what_the_server_sends_is_what_the_service_worker_shows(
    visit: Visit, pushing: Server, service: PushService
) -> None:
    keys = Keys()
    ann, bob = visit("/", at=pushing.address), visit("/", at=pushing.address)
    with_service(ann, service.address + "/ann", keys)
    ann.goto(f"{pushing.address}/notifications")
    workers = Workers(ann)
    expect(kind(ann, "Your turn")).to_be_disabled()
    ann.get_by_role("button", name="Turn on notifications here").click()
    expect(ann.get_by_text("This browser receives notifications.", exact=True)).to_be_visible()
    kind(ann, "Your turn").check()
    expect(ann.get_by_role("status")).to_have_text("Saved.")
    ann.reload()
    expect(kind(ann, "Your turn")).to_be_checked()
    expect(kind(ann, "Somebody joins")).not_to_be_checked()
    # ann sets up a table and goes elsewhere; bob joins, and plays until it is her turn.
    made = ann.evaluate(
        """async seats => (await (await fetch("/api/tables", { method: "POST",
            headers: { "content-type": "application/json" }, body: JSON.stringify({ title: "blitz", seats }) })).json())""",
        {"raf": SHARED["luftwaffe"], "luftwaffe": SHARED["raf"]},
    )
    bob.goto(pushing.address + made["links"]["luftwaffe"])
    bob.get_by_role("button", name=re.compile("^Play ")).first.click()
    bob.wait_for_url(re.compile("/table/"))
    bob.evaluate(
        """async table => {
            for (let i = 0; i < 40; i++) {
                const state = await (await fetch(`/api/tables/${table}?seat=luftwaffe`)).json();
                if (state.question.seat !== "luftwaffe") return;
                const body = JSON.stringify({ seat: "luftwaffe", answer: state.question.options[0].name, n: state.n });
                await fetch(`/api/tables/${table}/answers`, { method: "POST",
                    headers: { "content-type": "application/json" }, body });
            }
        }""",
        made["id"],
    )
    message = service.next()
    claims_of(message, ann.evaluate("fetch('/api/notifications').then(a => a.json()).then(p => p.push.key)"))
    said = keys.read(message.body)
    assert (said["title"], said["body"]) == ("It is your turn", "Blitz!")
    shown = workers.deliver(said)
    assert (shown["title"], shown["body"], shown["tag"]) == (said["title"], said["body"], said["tag"])
    assert shown["data"] == {"path": f"/table/{made['id']}"}
    ann.get_by_role("button", name="Turn off", exact=True).click()
    expect(ann.get_by_role("button", name="Turn on notifications here")).to_be_visible()


def test_a_server_that_is_killed_while_it_sends_sends_the_same_again(pushing: Server, service: PushService) -> None:
    keys = Keys()
    with httpx.Client(base_url=pushing.address) as ann, httpx.Client(base_url=pushing.address) as bob:

        def post(who: httpx.Client, path: str, body: Any) -> Any:
            return who.post(path, json=body).raise_for_status().json()

        post(ann, "/api/notifications/devices", {"endpoint": service.address + "/ann", **keys.keys})
        post(ann, "/api/notifications", {"push": ["over"]})
        made = post(ann, "/api/tables", {"title": "blitz", "seats": SHARED})
        post(bob, "/api/join", {"secret": made["links"]["raf"].removeprefix("/join/")})
        service.open.clear()
        post(bob, f"/api/tables/{made['id']}/concede", {"seat": "raf"})
        first = service.next()
        pushing.stop(signal.SIGKILL)
        service.open.set()
        pushing.start()
        second = service.next()
        while ann.get("/api/account/export").json()["notifications"]["lately"][0]["state"] != "sent":
            time.sleep(0.05)
    pushing.stop()
    pushing.start()
    assert len(service.messages) == 2
    assert first.headers["topic"] == second.headers["topic"]
    assert keys.read(first.body) == keys.read(second.body)


def test_the_service_worker_keeps_nothing_and_makes_way_for_a_new_one(visit: Visit) -> None:
    page = visit("/notifications")
    page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)")
    page.reload()
    expect(page.get_by_role("heading", name="Notifications", exact=True)).to_be_visible()
    assert page.evaluate("caches.keys()") == []
    response = page.request.get(page.url.replace("/notifications", "/sw.js"))
    assert response.headers["cache-control"] == "no-cache"
    source = response.text()
    assert "skipWaiting" in source
    assert '"fetch"' not in source  # pages and answers always come from the server
    workers = Workers(page)
    shown = workers.deliver({"title": "x", "path": "https://evil.example/"})
    assert shown["data"] == {"path": "https://evil.example/"}
    found = workers.worker.evaluate("[pageOf('https://evil.example/x'), pageOf('//evil.example'), pageOf('/table/1')]")
    origin = page.evaluate("location.origin")
    assert found == [f"{origin}/", f"{origin}/", f"{origin}/table/1"]


def test_the_site_can_be_installed(visit: Visit) -> None:
    page = visit("/")
    origin = page.evaluate("location.origin")
    manifest = page.request.get(origin + page.get_attribute("link[rel=manifest]", "href"))
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    said = manifest.json()
    assert (said["display"], said["start_url"]) == ("standalone", "/")
    for icon in [
        *said["icons"],
        {"src": page.get_attribute("link[rel=apple-touch-icon]", "href"), "type": "image/png"},
    ]:
        answer = page.request.get(origin + icon["src"])
        assert answer.ok
        assert answer.headers["content-type"].startswith(icon["type"])
    errors = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] not in ("in-incognito",)] == []


@pytest.mark.parametrize("still", [True, False])
def test_a_background_tab_says_that_it_is_my_turn(visit: Visit, still: bool) -> None:
    page = visit("/", still=still)
    table = set_up(page, ALONE)
    page.goto(page.url + f"table/{table}")
    expect(page.locator(".slip")).to_be_visible()
    expect(page).to_have_title("Blitz! · Opsroom")
    page.evaluate(HIDE, True)
    expect(page).to_have_title("● Your turn · Blitz! · Opsroom")
    icon = page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/clock-turn.svg")
    if still:
        page.wait_for_timeout(2500)  # longer than the pause of one that blinks
        expect(icon).to_have_attribute("href", "/clock-turn.svg")
    else:
        expect(icon).to_have_attribute("href", "/clock.svg")
    page.evaluate(HIDE, False)
    expect(page).to_have_title("Blitz! · Opsroom")
    expect(icon).to_have_attribute("href", "/clock.svg")
    page.goto(page.url.split("/table")[0] + "/notifications")
    page.get_by_label("Show it in the tab").uncheck()
    page.go_back()
    expect(page.locator(".slip")).to_be_visible()
    page.evaluate(HIDE, True)
    expect(page).to_have_title("Blitz! · Opsroom")


def test_the_page_by_keyboard(visit: Visit) -> None:
    page = visit("/account")
    page.get_by_role("link", name="Notifications").focus()
    page.keyboard.press("Enter")
    box = page.get_by_label("Show it in the tab")
    expect(box).to_be_checked()
    box.focus()
    page.keyboard.press("Space")
    expect(box).not_to_be_checked()
    hours = page.get_by_role("button", name="Set quiet hours")
    hours.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text(re.compile("23:00 to 08:00"))).to_be_visible()
    page.get_by_role("button", name="No quiet hours").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("You have no quiet hours.")).to_be_visible()


@pytest.mark.parametrize(("size", "language", "night"), [(DESKTOP, "en-GB", False), (PHONE, "ja-JP", True)])
def test_nothing_is_wrong_with_the_pages(visit: Visit, size: tuple[int, int], language: str, night: bool) -> None:
    page = visit("/notifications", size=size, language=language, night=night)
    expect(page.locator("table tbody tr")).to_have_count(7)
    page.locator("summary").click()
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if language.startswith("ja"):
        expect(page.get_by_role("heading", level=1)).to_have_text("通知")
        assert not re.search(r"notify-|error-", page.locator("main").inner_text())
    page.goto(page.url.replace("/notifications", "/unsubscribe#x"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert findings(page) == []
    page.get_by_role("button").last.press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()
