import { mount } from "svelte";
import App from "./App.svelte";
import { startRouter } from "./lib/router.svelte";
import { applySettings } from "./lib/settings.svelte";
import "./style/tokens.css";
import "./style/base.css";
import "./style/card.css";

// Before the first paint, so that nobody sees the other language or theme flash by.
applySettings();
startRouter();
// After an update of the site the parts of an open page are gone: it is reloaded, once.
window.addEventListener("vite:preloadError", () => {
  const before = Number(sessionStorage.getItem("opsroom.reloaded") ?? 0);
  if (Date.now() - before < 60_000) return;
  sessionStorage.setItem("opsroom.reloaded", String(Date.now()));
  location.reload();
});
mount(App, { target: document.getElementById("app")! });
