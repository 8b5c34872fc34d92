/** Who this browser is: nobody, until the first click on a seat makes a guest. */

export interface OwnSeat {
  table: string;
  name: string;
  seat: number;
}

interface Account {
  player: string | null;
  name: string | null;
  balance: number | null;
  seats?: OwnSeat[];
}

interface Refusal {
  code: string;
  facts?: Record<string, unknown>;
}

/** The room refused a request; its code is that of an error message. */
export class NotDone extends Error {
  readonly code: string;
  readonly facts: Record<string, unknown>;

  constructor({ code, facts }: Refusal) {
    super(code);
    this.code = code;
    this.facts = facts ?? {};
  }
}

/** Send an object, give what comes back; raises `NotDone`, also when nobody answers. */
export async function ask<Answer>(method: "GET" | "POST" | "PUT", path: string, body?: object): Promise<Answer> {
  const headers = { "content-type": "application/json" };
  const sent = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
  try {
    const answer = await fetch(path, sent);
    const said = (await answer.json()) as Answer & Refusal;
    if (answer.ok) return said;
    throw new NotDone(said);
  } catch (error) {
    throw error instanceof NotDone ? error : new NotDone({ code: "not_ready" });
  }
}

class Me {
  player: string | null = $state(null);
  name: string | null = $state(null);
  balance: number | null = $state(null);
  /** The tables where he sits, as the room said last. */
  seats: OwnSeat[] = $state.raw([]);

  private becoming: Promise<boolean> | null = null;

  async look(): Promise<void> {
    this.take(await ask<Account>("GET", "/api/me"));
  }

  /** Look where nobody waits for it: what does not come now is looked for again later. */
  async glance(): Promise<void> {
    await this.look().catch(() => {});
  }

  /** Become a guest unless this browser is somebody; true if it has just become one. Two who ask at once become one. */
  become(): Promise<boolean> {
    this.becoming ??= this.introduce().finally(() => (this.becoming = null));
    return this.becoming;
  }

  private async introduce(): Promise<boolean> {
    if (this.player === null) await this.look();
    if (this.player !== null) return false;
    this.take(await ask<Account>("POST", "/api/guest", {}));
    return true;
  }

  /** Ask the house for chips. */
  async refill(): Promise<void> {
    this.take(await ask<Account>("POST", "/api/me/chips", {}));
  }

  async rename(name: string): Promise<void> {
    this.take(await ask<Account>("PUT", "/api/me/name", { name }));
  }

  /** Open a table; gives its id. */
  async open(body: object): Promise<string> {
    await this.become();
    return (await ask<{ id: string }>("POST", "/api/tables", body)).id;
  }

  private take({ player, name, balance, seats }: Account): void {
    this.player = player;
    this.name = name;
    this.balance = balance;
    if (seats) this.seats = seats;
  }
}

export const me = new Me();
