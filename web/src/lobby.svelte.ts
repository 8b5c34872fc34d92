/** The list of tables: fetched once, then kept fresh by the lobby's socket. */
import { wallClock } from "./clock";
import { firstTables } from "./first";
import { type Dial, dialHome, Line } from "./line";
import { type FromRoom, PROTOCOL, type TableRow } from "./wire";

export class Lobby {
  tables: TableRow[] | null = $state.raw(null);
  isOpen = $state(false);
  private readonly line: Line;

  constructor(dial: Dial = dialHome) {
    firstTables().then(
      ({ tables }) => (this.tables ??= tables),
      () => {}, // the socket brings them too
    );
    this.line = new Line("/ws/lobby", dial, wallClock, {
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
    const rows = new Map((message.reset ? [] : (this.tables ?? [])).map((row) => [row.id, row]));
    for (const row of message.tables) rows.set(row.id, row);
    this.tables = [...rows.values()].filter(({ status }) => status !== "closed");
  }
}
