/** Where things lie round the felt: in per cent of the stage, clockwise from the bottom. Knows only how many chairs there are. */

export interface Place {
  x: number;
  y: number;
}

/** A wide screen, a telephone held upright, and a low one. */
export type Shape = "wide" | "tall" | "low";

/** Six seats, and the bet before each. */
interface Layout {
  seats: Place[];
  bets: Place[];
}

const at = (x: number, y: number): Place => ({ x, y });

const LAYOUTS: Record<Shape, Layout> = {
  wide: {
    seats: [at(50, 84), at(12, 66), at(14, 28), at(50, 12.5), at(86, 28), at(88, 66)],
    bets: [at(50, 64.5), at(29, 59), at(30.5, 36), at(50, 30), at(69.5, 36), at(71, 59)],
  },
  tall: {
    seats: [at(50, 84), at(19, 57), at(19, 31), at(50, 11), at(81, 31), at(81, 57)],
    bets: [at(50, 66), at(43, 62), at(43, 28), at(50, 24.5), at(57, 28), at(57, 62)],
  },
  low: {
    seats: [at(50, 81), at(17, 44.5), at(17, 14), at(50, 14), at(83, 14), at(83, 44.5)],
    bets: [at(50, 58), at(17, 56), at(17, 26), at(50, 26), at(83, 26), at(83, 56)],
  },
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
    shape: Shape,
  ) {
    this.layout = LAYOUTS[shape];
  }

  seat(seat: number): Place {
    return this.layout.seats[this.place(seat)] ?? CENTRE;
  }

  bet(seat: number): Place {
    return this.layout.bets[this.place(seat)] ?? CENTRE;
  }

  pot(): Place {
    return CENTRE;
  }

  /** Where a seat's button lies: beside its bet, on the side of the player's right hand. */
  button(seat: number): Place {
    const { x, y } = this.bet(seat);
    if (this.seat(seat).x === 50) return at(x + (y > 50 ? 11 : -11), y);
    return at(x, y + (x < 50 ? 7 : -7));
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
