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
mount(App, { target: document.getElementById("app")! });
