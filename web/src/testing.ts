/** What the tests use in place of time and of the network. */
import type { Clock } from "./clock";
import type { SocketLike } from "./line";
import type { About, HandPicture, PlayerPicture, Public, Rules, TableFrame, TableRow, You } from "./wire";

export class FakeClock implements Clock {
  private time = 0;
  private waiting: { at: number; then: () => void }[] = [];

  now(): number {
    return this.time;
  }

  after(ms: number, then: () => void): () => void {
    const each = { at: this.time + ms, then };
    this.waiting.push(each);
    return () => (this.waiting = this.waiting.filter((other) => other !== each));
  }

  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const [next] = this.waiting.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
      if (!next) break;
      this.waiting = this.waiting.filter((other) => other !== next);
      this.time = next.at;
      next.then();
    }
    this.time = end;
  }
}

export class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  isClosed = false;
  readyState = 1;

  constructor(readonly path: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.isClosed = true;
  }

  hears(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** What was sent with this `do`. */
  asked(what: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.do === what);
  }
}

export class FakeNetwork {
  readonly sockets: FakeSocket[] = [];
  readonly dial = (path: string): FakeSocket => {
    const socket = new FakeSocket(path);
    this.sockets.push(socket);
    return socket;
  };

  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error("nobody dialled");
    return socket;
  }
}

export const RULES: Rules = {
  base: "ru",
  limit: "fixed",
  ante: 5,
  bring_in: 10,
  small_bet: 20,
  big_bet: 40,
  cap: 4,
  opener: "highest",
  first_tie: "position",
  dealer: "box",
  show_first: "dealer_left",
  losers: "show",
  royal_listed: true,
  last_category: "ace_king",
  rake_bp: 0,
  rake_cap: 0,
  rake_from_round: 2,
  max_players: 6,
};

export const ABOUT: About = { table: "table", name: "Test", rules: RULES, buy_in: [100, 1000], turn_ms: 20_000, bank_ms: 60_000, pace: 1 };

const PUBLIC: Public = { status: "playing", seats: [], button: null, called: [], hand: null, seal: null, hands_played: 0, watchers: 0 };
const YOU: You = { seat: null, player: null, down: null, menu: [], openings: [], commit: null, can_show: false, hand: null };

export function frame(v: number, more: Partial<TableFrame> = {}): TableFrame {
  const nothing = { events: [], lines: [], openings: [], leaves: [], steps: [], left_ms: null, bank_left_ms: null };
  return { is: "table", v, ...nothing, about: null, last: null, public: PUBLIC, you: YOU, reset: false, ...more };
}

export const publicWith = (more: Partial<Public>): Public => ({ ...PUBLIC, ...more });
export const youWith = (more: Partial<You>): You => ({ ...YOU, ...more });

export function handWith(players: Partial<PlayerPicture>[], more: Partial<HandPicture>): HandPicture {
  return { id: "hand", turn: 1, pot: 0, pots: [], to_match: 0, players, ...more } as unknown as HandPicture;
}

const ROW = {
  base: "ru",
  limit: "pot",
  ante: 10,
  bring_in: 20,
  small_bet: 20,
  chairs: 6,
  taken: 2,
  bots: 2,
  status: "asleep",
  hands_played: 0,
  hands_per_hour: 0,
  average_pot: 0,
  turn_ms: 20_000,
  bank_ms: 60_000,
  watchers: 0,
} as const;

/** A line of the lobby: two bots at a table for six, ante 10. */
export const row = (id: string, more: Partial<TableRow> = {}): TableRow => ({ ...ROW, buy_in: [200, 2000], id, name: id, ...more });
