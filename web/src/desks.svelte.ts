/**
 * The tables that are open in this window: the one that is looked at, and those where the reader sits. Each keeps its
 * socket and its picture while another one is looked at. Opens desks, closes them, and says who waits for the reader.
 */
import type { OwnSeat } from "./me.svelte";
import type { Windows } from "./windows.svelte";

const MOST = 8;

/** What it needs of a desk. */
interface OpenTable {
  readonly frame: object | null;
  readonly about: { name: string } | null;
  readonly seat: number | null;
  readonly menu: readonly object[];
  readonly goodbye: string | null;
  end(): void;
}

export interface Tab {
  table: string;
  name: string;
  isMyTurn: boolean;
}

export class Desks<Desk extends OpenTable> {
  private open: ReadonlyMap<string, Desk> = $state.raw(new Map());

  constructor(
    private readonly make: (table: string) => Desk,
    private readonly windows: Pick<Windows, "hold" | "tell">,
  ) {}

  /** The desk of a table, opened if it is not. */
  of(table: string): Desk {
    const found = this.open.get(table);
    if (found) return found;
    const desk = this.make(table);
    this.set(new Map([...this.open, [table, desk]]));
    return desk;
  }

  /** Tables where the reader sits: an open desk knows better than what the room said when it was asked. */
  tabs(seats: readonly OwnSeat[]): Tab[] {
    const names = new Map(seats.map(({ table, name }) => [table, name]));
    const tables = new Set([...names.keys(), ...this.open.keys()]);
    return [...tables].filter((table) => this.isMine(table, names.has(table))).map((table) => this.tab(table, names.get(table)));
  }

  /** Have open what is looked at and where the reader sits, and nothing else. */
  keep(looked: string | null, seats: readonly OwnSeat[]): void {
    const mine = this.tabs(seats).map(({ table }) => table);
    const own = mine.filter((table) => this.open.has(table) || !this.windows.hold(table));
    const wanted = new Set([...(looked === null ? [] : [looked]), ...own].slice(0, MOST));
    if (wanted.size === this.open.size && [...wanted].every((table) => this.open.has(table))) return;
    for (const [table, desk] of this.open) if (!wanted.has(table)) desk.end();
    this.set(new Map([...wanted].map((table) => [table, this.open.get(table) ?? this.make(table)])));
  }

  private isMine(table: string, isToldSo: boolean): boolean {
    const desk = this.open.get(table);
    if (desk?.goodbye) return false;
    return desk?.frame ? desk.seat !== null : isToldSo;
  }

  private tab(table: string, name: string | undefined): Tab {
    const desk = this.open.get(table);
    return { table, name: desk?.about?.name ?? name ?? "", isMyTurn: (desk?.menu.length ?? 0) > 0 };
  }

  private set(open: ReadonlyMap<string, Desk>): void {
    this.open = open;
    this.windows.tell([...open.keys()]);
  }
}
