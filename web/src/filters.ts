/** Which tables of the lobby a reader wants to see, and in which order. Knows rows, no page. */
import type { TableRow } from "./wire";

export const STAKES = { low: [1, 5], middle: [6, 20], high: [21, null] } as const;
export const SPEEDS = { fast: [0, 14], usual: [15, 29], slow: [30, null] } as const;
export const ORDERS = ["stakes", "players", "pace"] as const;

export interface Filters {
  base: string | null;
  limit: string | null;
  /** The ante's range. */
  stakes: keyof typeof STAKES | null;
  /** The range of seconds to act. */
  speed: keyof typeof SPEEDS | null;
  hasFreeSeat: boolean;
}

export interface Wanted {
  filters: Filters;
  order: (typeof ORDERS)[number];
  /** The largest first. */
  isDown: boolean;
}

export const NO_FILTERS: Filters = { base: null, limit: null, stakes: null, speed: null, hasFreeSeat: false };
export const USUALLY_WANTED: Wanted = { filters: NO_FILTERS, order: "stakes", isDown: false };

export const people = ({ taken, bots }: TableRow): number => taken - bots;
export const isFull = ({ taken, chairs }: TableRow): boolean => taken >= chairs;

export const countOf = (filters: Filters): number => Object.values(filters).filter(Boolean).length;

export function fits(row: TableRow, { base, limit, stakes, speed, hasFreeSeat }: Filters): boolean {
  return (
    (base === null || row.base === base) &&
    (limit === null || row.limit === limit) &&
    (stakes === null || lies(row.ante, STAKES[stakes])) &&
    (speed === null || lies(Math.floor(row.turn_ms / 1000), SPEEDS[speed])) &&
    !(hasFreeSeat && isFull(row))
  );
}

const lies = (value: number, [least, most]: readonly [number, number | null]): boolean =>
  value >= least && (most === null || value <= most);

const MEASURES: Record<Wanted["order"], (row: TableRow) => number> = {
  stakes: ({ ante }) => ante,
  players: (row) => people(row) * 100 + row.taken,
  pace: ({ hands_per_hour }) => hands_per_hour,
};

/** The rows that fit, in order; those that are equal keep the order of the room. */
export function wantedRows(rows: readonly TableRow[], { filters, order, isDown }: Wanted): TableRow[] {
  const measure = MEASURES[order];
  return rows
    .filter((row) => fits(row, filters))
    .sort((one, other) => (isDown ? measure(other) - measure(one) : measure(one) - measure(other)));
}

/** Rows where they stood before, the new ones last: what a finger is aimed at does not move. */
export function heldInPlace(rows: readonly TableRow[], places: readonly string[]): TableRow[] {
  const known = new Map(places.map((id, place) => [id, place]));
  return [...rows].sort((one, other) => (known.get(one.id) ?? places.length) - (known.get(other.id) ?? places.length));
}

/** What a reader chose here before, as far as it can be read. */
export function readWanted(kept: string | null): Wanted {
  try {
    const { filters, order, isDown } = JSON.parse(kept ?? "{}") as Partial<Wanted>;
    const { base, limit, stakes, speed, hasFreeSeat } = filters ?? NO_FILTERS;
    return {
      filters: {
        base: typeof base === "string" ? base : null,
        limit: typeof limit === "string" ? limit : null,
        stakes: stakes && Object.hasOwn(STAKES, stakes) ? stakes : null,
        speed: speed && Object.hasOwn(SPEEDS, speed) ? speed : null,
        hasFreeSeat: hasFreeSeat === true,
      },
      order: ORDERS.find((each) => each === order) ?? USUALLY_WANTED.order,
      isDown: isDown === true,
    };
  } catch {
    return USUALLY_WANTED;
  }
}
