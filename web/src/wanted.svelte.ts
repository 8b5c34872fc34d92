/** What a reader wants to see in the lobby, kept on this device. */
import { type Filters, NO_FILTERS, readWanted, type Wanted } from "./filters";
import { shelf } from "./shelf";

const KEPT = "americana.lobby";

class WantedHere {
  now: Wanted = $state.raw(readWanted(shelf.getItem(KEPT)));

  set(some: Partial<Wanted>): void {
    this.now = { ...this.now, ...some };
    shelf.setItem(KEPT, JSON.stringify(this.now));
  }

  filter(some: Partial<Filters>): void {
    this.set({ filters: { ...this.now.filters, ...some } });
  }

  showAll(): void {
    this.set({ filters: NO_FILTERS });
  }
}

export const wanted = new WantedHere();
