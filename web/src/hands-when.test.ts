import { expect, test } from "vitest";
import { byDay, dayKey, dayName, localeOf, shortDay } from "./hands-when";

const NOW = new Date(2026, 10, 30, 14, 5);
const at = (day: number, hour: number) => ({ ended_at: new Date(2026, 10, day, hour).getTime() * 1000 });

test("hands of one day stand together, in order", () => {
  const days = byDay([at(30, 13), at(30, 0), at(29, 23), at(2, 1)]);
  expect(days.map(({ key, lines }) => [key, lines.length])).toEqual([
    ["2026-11-30", 2],
    ["2026-11-29", 1],
    ["2026-11-02", 1],
  ]);
});

test.each([
  [new Date(2026, 10, 30, 0, 1), "en", "Today"],
  [new Date(2026, 10, 29, 23, 59), "ru", "Вчера"],
  [new Date(2026, 10, 2), "en-GB", "Monday 2 November"],
  [new Date(2025, 10, 2), "da", "Søndag den 2. november 2025"],
])("a day is named as the reader would: %s in %s", (date, locale, name) => {
  expect(dayName(date, NOW, locale).replace(",", "")).toBe(name);
});

test("a language has the form that the browser names", () => {
  expect(localeOf("en", ["da-DK", "en-GB", "en"])).toBe("en-GB");
  expect(localeOf("pt", ["en-GB"])).toBe("pt");
});

test("a day of the address is written in a few letters", () => {
  expect(shortDay(dayKey(NOW), "en-GB")).toBe("30 Nov 2026");
});
