/** This window's desks. */
import { Desk } from "./desk.svelte";
import { Desks } from "./desks.svelte";
import { path } from "./path.svelte";
import { Windows } from "./windows.svelte";

const windows = new Windows(new BroadcastChannel("americana"), Math.random().toString(36).slice(2));
addEventListener("pagehide", () => windows.tell([]));

export const desks = new Desks((table) => new Desk(table), windows);

export const placeOf = (table: string): string => `/table/${encodeURIComponent(table)}`;

/** Go to a table and take a seat there. */
export function sitAt(table: string): void {
  path.go(placeOf(table));
  desks.of(table).sitAnywhere();
}
