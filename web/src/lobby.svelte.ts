/** The list of tables: fetched once, then kept fresh by the lobby's socket. */
import { wallClock } from "./clock";
import { type Dial, dialHome, Line } from "./line";
import { ask } from "./me.svelte";
import { type FromRoom, PROTOCOL, type TableRow } from "./wire";

export class Lobby {
  tables: TableRow[] | null = $state.raw(null);
  isOpen = $state(false);
  private readonly line: Line;

  constructor(dial: Dial = dialHome) {
    void this.load();
    this.line = new Line("/ws/lobby", dial, wallClock, {
      opened: () => this.line.send({ do: "hello", protocol: PROTOCOL, build: "", v: 0 }),
      said: (message) => this.hear(message),
      changed: () => (this.isOpen = this.line.isOpen),
    });
  }

  end(): void {
    this.line.end();
  }

  private async load(): Promise<void> {
    const answer = await ask<{ tables: TableRow[] }>("GET", "/api/lobby").catch(() => null); // the socket brings it too
    if (answer) this.tables ??= answer.tables;
  }

  private hear(message: FromRoom): void {
    if (message.is !== "lobby") return;
    const rows = new Map((message.reset ? [] : (this.tables ?? [])).map((row) => [row.id, row]));
    for (const row of message.tables) rows.set(row.id, row);
    this.tables = [...rows.values()].filter(({ status }) => status !== "closed");
  }
}
