/**
 * Which tables the other windows of this browser have open. The room lets the newest socket of a player act: a window
 * that opens a table only to have it among its tabs would take it from the one in which it is played.
 */

interface Said {
  window: string;
  /** The tables that it holds; null asks all others to say theirs. */
  tables: string[] | null;
}

export interface Channel {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(said: object): void;
}

export class Windows {
  private others: ReadonlyMap<string, string[]> = $state.raw(new Map());
  private tables: string[] = [];

  constructor(
    private readonly channel: Channel,
    private readonly own: string,
  ) {
    channel.onmessage = ({ data }) => this.hear(data as Said);
    this.say(null);
  }

  /** Whether another window has the table open. */
  hold(table: string): boolean {
    return [...this.others.values()].some((tables) => tables.includes(table));
  }

  /** This window has these tables open now. */
  tell(tables: string[]): void {
    this.tables = tables;
    this.say(tables);
  }

  private hear({ window, tables }: Said): void {
    if (tables === null) return this.say(this.tables);
    this.others = new Map([...this.others, [window, tables]]);
  }

  private say(tables: string[] | null): void {
    this.channel.postMessage({ window: this.own, tables } satisfies Said);
  }
}
