import "./ui/index.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { registerWorker } from "./offline/register";
import { settings } from "./state/settings.svelte";

await settings.speak();
mount(App, { target: document.getElementById("app")! });
registerWorker();
