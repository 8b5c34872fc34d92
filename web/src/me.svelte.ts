/** Who this browser is: nobody, until the first click on a seat makes a guest. */
import { ask } from "./http";

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
