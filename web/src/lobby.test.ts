import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Lobby } from "./lobby.svelte";
import { FakeNetwork, row } from "./testing";

let network: FakeNetwork;
let lobby: Lobby;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  network = new FakeNetwork();
  lobby = new Lobby(network.dial);
  network.last.onopen?.();
  network.last.hears({ is: "lobby", tables: [row("a"), row("b")], reset: true });
});

afterEach(() => {
  lobby.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ids = (): string[] | undefined => lobby.tables?.map(({ id }) => id);

test("a table that has closed is in the list no more", () => {
  network.last.hears({ is: "lobby", tables: [row("b", { status: "closed" })], reset: false });
  expect(ids()).toEqual(["a"]);
  network.last.hears({ is: "lobby", tables: [row("c"), row("d", { status: "closed" })], reset: true });
  expect(ids()).toEqual(["c"]);
});

test("a row that comes twice is one line, as it was said last", () => {
  network.last.hears({ is: "lobby", tables: [row("c"), row("a", { ante: 7 }), row("c", { ante: 9 })], reset: false });
  expect(lobby.tables?.map(({ id, ante }) => [id, ante])).toEqual([["a", 7], ["b", 10], ["c", 9]]);
});
