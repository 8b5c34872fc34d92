import { mount } from "svelte";
import App from "./App.svelte";
import { dress } from "./dress.svelte";
import "./look.css";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
dress();
mount(App, { target });
