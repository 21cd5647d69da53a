import { mount } from "svelte";
import App from "./App.svelte";
import { startRouter } from "./lib/router.svelte";
import "./style/tokens.css";
import "./style/base.css";
import "./style/card.css";

startRouter();
mount(App, { target: document.getElementById("app")! });
