/** Where things lie round the felt: in per cent of the room, clockwise from the bottom. Knows only how many chairs there are. */

export interface Place {
  x: number;
  y: number;
}

/** Six seats, and the bet before each. */
interface Layout {
  seats: Place[];
  bets: Place[];
}

const at = (x: number, y: number): Place => ({ x, y });

const WIDE: Layout = {
  seats: [at(50, 83), at(12, 64), at(14, 25), at(50, 14), at(86, 25), at(88, 64)],
  bets: [at(50, 62), at(29, 59), at(30, 36), at(50, 33), at(70, 36), at(71, 59)],
};
const TALL: Layout = {
  seats: [at(50, 83), at(20, 57), at(20, 29.5), at(50, 12), at(80, 29.5), at(80, 57)],
  bets: [at(50, 66), at(37.5, 64), at(40, 26), at(50, 30.5), at(60, 26), at(62.5, 64)],
};
const CENTRE = at(50, 45);

/** Which of the six places are used when there are so many chairs. */
const USED: Record<number, number[]> = {
  2: [0, 3],
  3: [0, 2, 4],
  4: [0, 1, 3, 5],
  5: [0, 1, 2, 4, 5],
  6: [0, 1, 2, 3, 4, 5],
};

/** The places of one table's chairs. */
export class Round {
  private readonly layout: Layout;

  /** `bottom` is the seat nearest to the reader. */
  constructor(
    private readonly chairs: number,
    private readonly bottom: number,
    isTall: boolean,
  ) {
    this.layout = isTall ? TALL : WIDE;
  }

  seat(seat: number): Place {
    return this.layout.seats[this.place(seat)] ?? CENTRE;
  }

  bet(seat: number): Place {
    return this.layout.bets[this.place(seat)] ?? CENTRE;
  }

  /** Where a seat's button lies: beside its bet, on the side of the player's right hand. */
  button(seat: number): Place {
    const { x, y } = this.bet(seat);
    if (this.seat(seat).x === 50) return at(x + (y > 50 ? 11 : -11), y);
    return at(x, y + (x < 50 ? 6.5 : -6.5));
  }

  /** Where the box stands: between the last seat and the first one, for dealing begins behind it (R11). */
  box(): Place {
    const last = this.seat(this.chairs - 1);
    const first = this.seat(0);
    const between = at((last.x + first.x) / 2, (last.y + first.y) / 2);
    return at(between.x + (CENTRE.x - between.x) * 0.3, between.y + (CENTRE.y - between.y) * 0.3);
  }

  private place(seat: number): number {
    return USED[this.chairs]?.[(seat - this.bottom + this.chairs) % this.chairs] ?? 0;
  }
}
