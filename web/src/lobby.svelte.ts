/** The list of tables: fetched once, then kept fresh by the lobby's socket. */
import { wallClock } from "./clock";
import { ask } from "./http";
import { dialHome, Line } from "./line";
import { type FromRoom, PROTOCOL, type TableRow } from "./wire";

export class Lobby {
  tables: TableRow[] | null = $state.raw(null);
  isOpen = $state(false);
  private readonly line: Line<FromRoom>;

  constructor() {
    ask<{ tables: TableRow[] }>("GET", "/api/lobby").then(
      ({ tables }) => (this.tables ??= tables),
      () => {}, // the socket brings them too
    );
    this.line = new Line<FromRoom>("/ws/lobby", dialHome, wallClock, {
      opened: () => this.line.send({ do: "hello", protocol: PROTOCOL, build: "", v: 0 }),
      said: (message) => this.hear(message),
      changed: () => (this.isOpen = this.line.isOpen),
    });
  }

  end(): void {
    this.line.end();
  }

  private hear(message: FromRoom): void {
    if (message.is !== "lobby") return;
    const kept = message.reset ? [] : (this.tables ?? []);
    const news = new Map(message.tables.map((row) => [row.id, row]));
    const known = new Set(kept.map((row) => row.id));
    this.tables = [...kept.map((row) => news.get(row.id) ?? row), ...message.tables.filter((row) => !known.has(row.id))];
  }
}
