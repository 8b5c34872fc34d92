/** Which of his hands a reader wants to see, as the address says it and as the room is asked. Knows hands, no page. */

import { LIMITS, TEXTS } from "./draft";

export const RESULTS = ["won", "lost", "even"] as const;
export const SHOWDOWNS = ["true", "false"] as const;
/** The parts of the address, in its order. */
export const PARTS = ["table", "since", "until", "preset", "limit_kind", "result", "pot_from", "pot_to", "showdown", "starred", "cards"] as const;
export type Part = (typeof PARTS)[number];
/** What is wanted; days are days of the reader's own calendar, as 2026-11-30. */
export type HandFilters = Partial<Record<Part, string>>;
export const VIEWS = ["list", "figures"] as const;
export type View = (typeof VIEWS)[number];

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const WHOLE = /^\d{1,12}$/;
const CAN_BE: Partial<Record<Part, (text: string) => boolean>> = {
  since: (text) => dayOf(text) !== null,
  until: (text) => dayOf(text) !== null,
  preset: (text) => TEXTS.some((each) => each === text),
  limit_kind: (text) => LIMITS.some((each) => each === text),
  pot_from: (text) => WHOLE.test(text),
  pot_to: (text) => WHOLE.test(text),
  result: (text) => RESULTS.some((each) => each === text),
  showdown: (text) => SHOWDOWNS.some((each) => each === text),
  starred: (text) => text === "true",
};

/** What an address asks for, as far as it can be. */
export function filtersOf(query: string): HandFilters {
  const given = new URLSearchParams(query);
  const found = PARTS.map((part) => [part, given.get(part)?.trim() ?? ""] as const);
  return Object.fromEntries(found.filter(([part, text]) => text !== "" && (CAN_BE[part]?.(text) ?? true)));
}

export const viewOf = (query: string): View => (new URLSearchParams(query).get("view") === "figures" ? "figures" : "list");

/** The address of what is wanted, with its question mark; the path alone where nothing is. */
export function addressOf(filters: HandFilters, view: View): string {
  const query = written(filters, (_, text) => text);
  if (view !== "list") query.set("view", view);
  return `/hands${asked(query)}`;
}

/** How the room is asked for them; the page of a list is asked for by `more`. */
export function questionOf(filters: HandFilters, more: Record<string, string> = {}): string {
  const query = written(filters, (part, text) => {
    if (part === "since") return String(microsecondsAt(text, 0));
    return part === "until" ? String(microsecondsAt(text, 1)) : text; // the first moment that is not wanted any more
  });
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  return asked(query);
}

export const countOf = (filters: HandFilters): number => Object.keys(filters).length;

/** With one of them changed; what is empty is not asked for. */
export function withPart(filters: HandFilters, part: Part, text: string): HandFilters {
  const others = Object.entries(filters).filter(([each]) => each !== part);
  return filtersOf(new URLSearchParams([...others, [part, text]]).toString());
}

function written(filters: HandFilters, spell: (part: Part, text: string) => string): URLSearchParams {
  const set = PARTS.flatMap((part) => (filters[part] === undefined ? [] : [[part, spell(part, filters[part])]]));
  return new URLSearchParams(set);
}

const asked = (query: URLSearchParams): string => (query.size ? `?${query.toString()}` : "");

function dayOf(text: string): [number, number, number] | null {
  const [, year, month, day] = (DAY.exec(text) ?? []).map(Number);
  if (!year || !month || !day) return null;
  const date = new Date(year, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day ? [year, month, day] : null;
}

/** When a day begins where the reader is, in microseconds of UTC; `later` days after it. */
function microsecondsAt(text: string, later: number): number {
  const [year, month, day] = dayOf(text) ?? [1970, 1, 1];
  return Math.max(0, new Date(year, month - 1, day + later).getTime()) * 1000;
}
