import { beforeEach, describe, expect, test, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
});
const { read, settings } = await import("./settings.svelte");
const USUAL = read(null);

beforeEach(() => settings.set({ ...USUAL }));

describe("kept choices", () => {
  test("what was chosen is read again, the rest is as usual", () => {
    expect(read('{"theme":"light","volume":0,"muted":["deal"]}')).toEqual({ ...USUAL, theme: "light", volume: 0, muted: ["deal"] });
  });

  test.each([
    "",
    "{",
    "7",
    "null",
    '{"theme":"purple"}',
    '{"theme":null}',
    '{"volume":7}',
    '{"volume":"loud"}',
    '{"back":"none"}',
    '{"muted":["bang"]}',
    '{"muted":{}}',
    '{"keys":null}',
    '{"keys":{"fold":"F"}}',
    '{"fractions":[0.5,-1]}',
    '{"fractions":["half"]}',
    '{"fractions":["0.5"]}',
    '{"toString":{}}',
    '{"hasRockets":true}',
  ])("what cannot be meant is as usual: %s", (text) => {
    expect(read(text)).toEqual(USUAL);
  });

  test("one bad choice does not spoil the others", () => {
    expect(read('{"theme":"purple","vibrates":false}')).toEqual({ ...USUAL, vibrates: false });
  });
});

test("a choice outlives the page", () => {
  settings.set({ hasFourColours: false });
  expect(read(kept.get("americana.settings") ?? null).hasFourColours).toBe(false);
});

test("a reset brings the usual back and teaches nobody the game anew", () => {
  settings.set({ theme: "dark", volume: 0, knowsTheGame: true });
  settings.reset();
  expect(settings.now).toEqual({ ...USUAL, knowsTheGame: true });
});
