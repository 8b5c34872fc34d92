/** The page looks as the pictures that the engine draws: same colours, same cards. */
import { expect, test } from "vitest";
import shapesPy from "../../src/americana/render/shapes.py?raw";
import themePy from "../../src/americana/render/theme.py?raw";
import { WORTHS } from "./chips";
import look from "./look.css?raw";
import { Round, type Shape } from "./places";
import { BACK_PATHS, glyphOf, RANK_GLYPHS, SUIT_PATHS } from "./shapes";

const [, dark = "", light = ""] = themePy.split(/^(?:DARK|LIGHT) = /m);

/** The colours of one theme, by their names in CSS. */
function colours(theme: string): Map<string, string> {
  const body = theme.slice(0, theme.indexOf("\n)"));
  const single = [...body.matchAll(/^ {4}(\w+)="(#\w+)"/gm)].map(([, name = "", colour = ""]): [string, string] => [
    name.replaceAll("_", "-"),
    colour,
  ]);
  const suits = [...body.matchAll(/^ {4}(folded_suits|suits)=\{(.*)\}/gm)].flatMap(([, name, map = ""]) =>
    [...map.matchAll(/"(\w)": "(#\w+)"/g)].map(([, suit, colour = ""]): [string, string] => [
      `${name === "suits" ? "suit" : "folded"}-${suit}`,
      colour,
    ]),
  );
  return new Map([...single, ...suits]);
}

/** What look.css gives a token by day and by night. */
function token(name: string): [day: string, night: string] {
  const [, both, single = ""] = look.match(new RegExp(`--${name}: (?:light-dark\\((.*)\\)|(#\\w+));`)) ?? [];
  const [day = single, night = single] = both?.split(", ") ?? [];
  return [day, night];
}

test("the colours by night and by day are those of theme.py", () => {
  const [night, day] = [colours(dark), colours(light)];
  expect(night.size).toBeGreaterThan(30);
  expect(day.size).toBeGreaterThan(20);
  for (const [name, colour] of night) expect([name, ...token(name)]).toEqual([name, day.get(name) ?? colour, colour]);
});

test("with two colours diamonds are as hearts and clubs as spades, as theme.py has it", () => {
  expect(themePy).toContain('"d": suits["h"], "c": suits["s"]');
  for (const family of ["suit", "folded"])
    for (const [suit, as] of ["dh", "cs"]) expect(look).toContain(`--${family}-${suit}: var(--${family}-${as});`);
});

const part = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => part(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (higher + 0.05) / (lower + 0.05);
}

const TEXTS = [
  ...["ink", "quiet", "brass", "go", "stop"].flatMap((ink) => [`${ink} panel`, `${ink} room`]),
  "brass-ink brass",
  "stop stop-panel",
  "ink disc",
  "folded-ink folded-panel",
];
const WORTHS_DRAWN = WORTHS.map((worth) => `chip-${worth}-edge chip-${worth}`);

test.each([...TEXTS.map((pair) => [pair, 4.5] as const), ...WORTHS_DRAWN.map((pair) => [pair, 3] as const)])(
  "%s can be told apart by day and by night",
  (pair, least) => {
    const [one, other] = pair.split(" ").map(token);
    for (const at of [0, 1]) expect(contrast(one?.[at] ?? "", other?.[at] ?? "")).toBeGreaterThanOrEqual(least);
  },
);

test("suits and ranks have the outlines of shapes.py", () => {
  const outlines = shapesPy.replace(/"\n\s+"/g, "");
  for (const path of Object.values(SUIT_PATHS)) expect(outlines).toContain(path);
  for (const { fill, strokes } of Object.values(RANK_GLYPHS))
    for (const path of [fill, strokes]) if (path) expect(outlines).toContain(`"${path}"`);
  expect(Object.keys(RANK_GLYPHS).sort().join("")).toBe("789AJKQT");
});

test.each([2, 3, 4, 5, 6])("of %i chairs the reader's is at the bottom, and the next one clockwise on his left", (chairs) => {
  for (const shape of ["wide", "tall", "low", "flat"] satisfies Shape[])
    for (let own = 0; own < chairs; own++) {
      const round = new Round([...Array(chairs).keys()], own, shape);
      const places = Array.from({ length: chairs }, (_, seat) => round.seat(seat));
      expect(places[own]).toMatchObject({ x: 50 });
      expect(Math.max(...places.map(({ y }) => y))).toBe(places[own]?.y);
      expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(chairs);
      if (chairs > 2) expect(places[(own + 1) % chairs]?.x).toBeLessThan(50);
    }
});

test("the box stands between the last seat and the first", () => {
  const box = new Round([0, 1, 2, 3, 4, 5], 0, "wide").box();
  expect(box.x).toBeGreaterThan(50);
  expect(box.y).toBeGreaterThan(50);
  expect(new Round([0, 1, 2, 3, 4, 5], 5, "wide").box().x).toBeLessThan(50);
});

test("letters of the reader's language replace the four of English where they differ", () => {
  const differs = (language: string | null): string => [..."AKQJT987"].filter((rank) => glyphOf(rank, language) !== RANK_GLYPHS[rank]).join("");
  expect(["ru", "uk", "da", "pt", "en", null].map(differs)).toEqual(["AQJ", "AQJ", "AQJ", "", "", ""]);
});

test("each back has a pattern that stays within the card", () => {
  expect(new Set(Object.values(BACK_PATHS)).size).toBe(3);
  for (const path of Object.values(BACK_PATHS)) expect(path).toMatch(/^M\d+ \d+/);
});
