import { mount } from "svelte";
import App from "./App.svelte";
import "./style/index.css";
import "./together.css";

mount(App, { target: document.getElementById("app")! });
