/**
 * Shows notifications, also when no page is open. It answers no requests and keeps nothing: every page and every
 * answer comes from the server, so an old copy of this file can at worst show a notification as it used to. A new one
 * takes over at once.
 */
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  let said = {};
  try {
    said = event.data ? event.data.json() : {};
  } catch {
    // Something has to be shown for every message, or browsers withdraw the permission.
  }
  const text = (value) => (typeof value === "string" ? value : "");
  event.waitUntil(
    self.registration.showNotification(text(said.title) || "Opsroom", {
      body: text(said.body),
      lang: text(said.lang),
      // A later notification about the same takes the place of an earlier one.
      tag: text(said.tag),
      icon: "/icon-192.png",
      badge: "/badge.png",
      data: { path: text(said.path) },
    }),
  );
});

/** Only pages of this site are opened, whatever a message says. */
function pageOf(path) {
  const address = new URL(typeof path === "string" && path ? path : "/", self.location.origin);
  return address.origin === self.location.origin ? address.href : self.location.origin + "/";
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = pageOf(event.notification.data?.path);
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => page.url.split(/[?#]/)[0] === address);
      return open ? open.focus() : self.clients.openWindow(address);
    }),
  );
});

/** The browser has another place for messages: the server learns of it, as far as this browser is still signed in. */
self.addEventListener("pushsubscriptionchange", (event) => {
  const options = event.oldSubscription?.options;
  if (!options) return;
  event.waitUntil(
    self.registration.pushManager.subscribe(options).then((subscription) => {
      const { endpoint, keys } = subscription.toJSON();
      return fetch("/api/notifications/devices", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
      });
    }),
  );
});
