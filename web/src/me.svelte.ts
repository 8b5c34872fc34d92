/** Who this browser is: nobody, until the first click on a seat makes a guest. */

interface Account {
  player: string | null;
  name: string | null;
  balance: number | null;
}

interface Refusal {
  code: string;
  facts: Record<string, unknown>;
}

/** The room refused a request; its code is that of an error message. */
export class NotDone extends Error {
  readonly code: string;
  readonly facts: Record<string, unknown>;

  constructor({ code, facts }: Refusal) {
    super(code);
    this.code = code;
    this.facts = facts;
  }
}

class Me {
  player: string | null = $state(null);
  name: string | null = $state(null);
  balance: number | null = $state(null);

  async look(): Promise<void> {
    await this.take(await fetch("/api/me"));
  }

  /** Become a guest unless this browser is somebody; true if it has just become one. */
  async become(): Promise<boolean> {
    if (this.player === null) await this.look();
    if (this.player !== null) return false;
    await this.send("POST", "/api/guest");
    return true;
  }

  /** Ask the house for chips. */
  async refill(): Promise<void> {
    await this.send("POST", "/api/me/chips");
  }

  async rename(name: string): Promise<void> {
    await this.send("PUT", "/api/me/name", { name });
  }

  private async send(method: "POST" | "PUT", path: string, body: { name?: string } = {}): Promise<void> {
    const headers = { "content-type": "application/json" };
    await this.take(await fetch(path, { method, headers, body: JSON.stringify(body) }));
  }

  private async take(answer: Response): Promise<void> {
    const said = (await answer.json()) as Account & Refusal;
    if (!answer.ok) throw new NotDone(said);
    this.player = said.player;
    this.name = said.name;
    this.balance = said.balance;
  }
}

export const me = new Me();
