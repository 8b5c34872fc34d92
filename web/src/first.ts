/** What the first page asks the room for as soon as it runs, before the part that shows it is there. */
import { ask } from "./http";
import type { TableRow } from "./wire";

interface Tables {
  tables: TableRow[];
}

const fetched = (): Promise<Tables> => ask<Tables>("GET", "/api/lobby");

let early: Promise<Tables> | null = null;

/** Ask before anybody wants them; whoever does hears what came of it. */
export function askFirst(): void {
  early = fetched();
  early.catch(() => {});
}

/** The tables of the room, asked for now unless they were before. */
export function firstTables(): Promise<Tables> {
  const tables = early ?? fetched();
  early = null;
  return tables;
}
