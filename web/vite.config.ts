import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const room = "127.0.0.1:8000"; // `npm run dev` asks a running room for everything but the page

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    target: "es2022",
    sourcemap: false,
    assetsInlineLimit: 0, // no data: URL, so that the CSP stays strict
    manifest: "parts.json", // what each part of the page is made of: the server tells it with the page
  },
  server: { proxy: { "/ws": { target: `ws://${room}`, ws: true }, "/api": `http://${room}` } },
});
