/** The page looks as the pictures that the engine draws: same colours, same cards. */
import { expect, test } from "vitest";
import shapesPy from "../../src/americana/render/shapes.py?raw";
import themePy from "../../src/americana/render/theme.py?raw";
import look from "./look.css?raw";
import { Round } from "./places";
import { RANK_GLYPHS, SUIT_PATHS } from "./shapes";

const [, dark = "", light = ""] = themePy.split(/^(?:DARK|LIGHT) = /m);

/** The colours of one theme as lines of CSS. */
function tokens(theme: string): string[] {
  const body = theme.slice(0, theme.indexOf("\n)"));
  const single = [...body.matchAll(/^ {4}(\w+)="(#\w+)"/gm)].map(([, name, colour]) => `--${dashed(name)}: ${colour};`);
  const suits = [...body.matchAll(/^ {4}(folded_suits|suits)=\{(.*)\}/gm)].flatMap(([, name, map = ""]) =>
    [...map.matchAll(/"(\w)": "(#\w+)"/g)].map(
      ([, suit, colour]) => `--${name === "suits" ? "suit" : "folded"}-${suit}: ${colour};`,
    ),
  );
  return [...single, ...suits];
}
const dashed = (name = ""): string => name.replaceAll("_", "-");

test.each([
  ["dark", dark],
  ["light", light],
])("the %s colours are those of theme.py", (_, theme) => {
  const wanted = tokens(theme);
  expect(wanted.length).toBeGreaterThan(15);
  for (const line of wanted) expect(look).toContain(line);
});

test("suits and ranks have the outlines of shapes.py", () => {
  const outlines = shapesPy.replace(/"\n\s+"/g, "");
  for (const path of Object.values(SUIT_PATHS)) expect(outlines).toContain(path);
  for (const { fill, strokes } of Object.values(RANK_GLYPHS))
    for (const path of [fill, strokes]) if (path) expect(outlines).toContain(`"${path}"`);
  expect(Object.keys(RANK_GLYPHS).sort().join("")).toBe("789AJKQT");
});

test.each([2, 3, 4, 5, 6])("of %i chairs the reader's is at the bottom, and the next one clockwise on his left", (chairs) => {
  for (const isTall of [true, false])
    for (let own = 0; own < chairs; own++) {
      const round = new Round(chairs, own, isTall);
      const places = Array.from({ length: chairs }, (_, seat) => round.seat(seat));
      expect(places[own]).toMatchObject({ x: 50 });
      expect(Math.max(...places.map(({ y }) => y))).toBe(places[own]?.y);
      expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(chairs);
      if (chairs > 2) expect(places[(own + 1) % chairs]?.x).toBeLessThan(50);
    }
});

test("the box stands between the last seat and the first", () => {
  const box = new Round(6, 0, false).box();
  expect(box.x).toBeGreaterThan(50);
  expect(box.y).toBeGreaterThan(50);
  expect(new Round(6, 5, false).box().x).toBeLessThan(50);
});
