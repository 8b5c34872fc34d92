/** Where somebody sits down who only wants to play: with people if he can, cheaply, at a table that he can afford. */
import { type Filters, fits, isFull, people } from "./filters";
import type { TableRow } from "./wire";

const STANDSTILL = ["paused", "frozen", "closed"];

/** The best of these tables, or null if none has a seat for him; `balance` is null for somebody without chips yet. */
export function quickSeat(
  rows: readonly TableRow[],
  filters: Filters,
  balance: number | null,
  mine: readonly string[],
): TableRow | null {
  const open = rows.filter(
    (row) => fits(row, filters) && !isFull(row) && !mine.includes(row.id) && !STANDSTILL.includes(row.status),
  );
  return [...open].sort((one, other) => compare(ranksOf(one, balance), ranksOf(other, balance)))[0] ?? null;
}

/** What counts, most important first; less is better. */
const ranksOf = (row: TableRow, balance: number | null): number[] => [
  balance === null || balance >= row.buy_in[0] ? 0 : 1,
  people(row) > 0 ? 0 : row.bots > 0 ? 1 : 2,
  row.ante,
  -people(row),
];

function compare(one: number[], other: number[]): number {
  const place = one.findIndex((rank, at) => rank !== other[at]);
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}
