/** The reader's finished hands as they are listed: a page, the next one, and what he marks. Draws nothing. */
import { type HandFilters, questionOf } from "./hands-filters";
import { ask, NotDone } from "./http";
import { keepMark } from "./marks";
import type { HandLine, HandList, HandMark, HandTable } from "./played";

const PAGE = 50;
const MOST = 100;

export class MyHands {
  /** Null until the first page has come. */
  lines: HandLine[] | null = $state.raw(null);
  /** All tables where he has played, whatever is wanted now. */
  tables: HandTable[] = $state.raw([]);
  isAsking = $state(false);
  /** Why the list, or its next page, did not come. */
  refusal: NotDone | null = $state.raw(null);
  private before: string | null = $state.raw(null);
  private filters: HandFilters = {};
  private asked = 0;

  get hasMore(): boolean {
    return this.before !== null;
  }

  /** List what is wanted; what was listed stays in sight until it has come. */
  async find(filters: HandFilters): Promise<void> {
    this.filters = filters;
    await this.take(PAGE, null, ({ hands, before, tables }) => {
      this.lines = hands;
      this.before = before;
      this.tables = tables;
    });
  }

  /** List the next page too; gives its first hand. */
  async more(): Promise<HandLine | null> {
    if (this.before === null || this.isAsking) return null;
    let first: HandLine | null = null;
    await this.take(PAGE, this.before, ({ hands, before }) => {
      const known = new Set(this.lines?.map(({ hand }) => hand));
      const fresh = hands.filter(({ hand }) => !known.has(hand));
      this.lines = [...(this.lines ?? []), ...fresh];
      this.before = before;
      first = fresh[0] ?? null;
    });
    return first;
  }

  /** What was listed before, with what is new and what was marked meanwhile. */
  async renew(): Promise<void> {
    const count = Math.min(MOST, Math.max(PAGE, this.lines?.length ?? 0));
    await this.take(count, null, ({ hands, tables }) => {
      const fresh = new Set(hands.map(({ hand }) => hand));
      const rest = (this.lines ?? []).slice(count).filter(({ hand }) => !fresh.has(hand));
      this.lines = [...hands, ...rest];
      this.tables = tables;
    });
  }

  /** Keep a star or a note; it is shown at once, and taken back where the room does not keep it. */
  async mark(line: HandLine, mark: HandMark): Promise<void> {
    const { hand, starred, note } = line;
    this.put(hand, mark);
    try {
      this.put(hand, await keepMark(hand, mark));
    } catch (error) {
      this.put(hand, { starred, note });
      throw error;
    }
  }

  private put(hand: string, mark: HandMark): void {
    this.lines = this.lines?.map((line) => (line.hand === hand ? { ...line, ...mark } : line)) ?? null;
  }

  private async take(limit: number, before: string | null, use: (found: HandList) => void): Promise<void> {
    const asked = ++this.asked;
    this.isAsking = true;
    this.refusal = null;
    const page = { limit: String(limit), ...(before === null ? {} : { before }) };
    try {
      const found = await ask<HandList>("GET", `/api/hands${questionOf(this.filters, page)}`);
      if (asked === this.asked) use(found);
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      if (asked === this.asked) this.refusal = error;
    } finally {
      if (asked === this.asked) this.isAsking = false;
    }
  }
}
