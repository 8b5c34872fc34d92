/**
 * What is heard from the room, as far as the page can draw it. What has another shape than the protocol says is as good
 * as lost; fields, events and lines that are not known are left to those who know them.
 */
import { type Fits, isObject, many, maybe, pair, whole } from "./fits";
import type { FromRoom, LobbyFrame, TableFrame } from "./wire";

const MOST_CHAIRS = 10;
/** Seats in a file may have any number below this one. */
const MOST_SEATS = 100;

const text: Fits = (value) => typeof value === "string";
const number: Fits = (value) => typeof value === "number" && Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
const truth: Fits = (value) => typeof value === "boolean";
const seldom = (fits: Fits): Fits => (value) => value === undefined || maybe(fits)(value);

const named = (fits: Fits, names: string): Record<string, Fits> =>
  Object.fromEntries(names.split(" ").map((name) => [name, fits]));

const message: Fits = (value) => whole({ key: text, args: isObject })(value) && Object.values((value as { args: object }).args).every(arg);
const arg: Fits = (value) =>
  typeof value === "string" ||
  number(value) ||
  (Array.isArray(value) ? value.every(arg) : whole({ card: text })(value) || whole({ seat: number, name: text })(value) || message(value));

const seats = many(number, MOST_CHAIRS);
const handName = whole({ category: text, ranks: text });
const opening = whole({ card: text, position: number, salt: text });

const sitter = whole({
  ...named(text, "player name"),
  ...named(number, "chips asked bank_ms"),
  ...named(truth, "is_bot is_out is_away is_leaving is_connected"),
});

const player = whole({
  ...named(number, "seat began stack bet paid acted"),
  ...named(truth, "folded shown"),
  down: maybe(text),
  up: many(text, 4),
});

const hand = whole({
  ...named(text, "id stage"),
  ...named(number, "number round turn to_match least_to pot"),
  ...named(maybe(number), "dealer actor aggressor"),
  players: many(player, MOST_CHAIRS),
  first: maybe(whole({ of: number, by: text, cards: many(text), name: handName, tie: maybe(text), passed: truth })),
  pots: many(whole({ amount: number, rake: number, ...named(seats, "eligible winners odd"), shares: many(number) })),
  returned: many(pair(number, number)),
  shows: many(whole({ seat: number, card: text, name: handName })),
  mucks: many(whole({ seat: number })),
  reveal_order: seats,
  awards: many(whole({ amount: number, ...named(seats, "eligible winners odd"), shares: many(number) })),
  is_over: truth,
});

const seal = whole({
  ...named(text, "hand previous record"),
  ...named(number, "number attempt resealed"),
  ...named(maybe(number), "dealer deck"),
  opened: maybe(text),
  words: many(text),
  roots: pair(text, text),
  seats: many(pair(number, number)),
  ...named(many(pair(number, text)), "commitments nonces"),
});

const rules = whole({
  ...named(text, "base limit opener first_tie dealer show_first losers last_category"),
  ...named(number, "ante bring_in small_bet big_bet cap rake_bp rake_cap rake_from_round max_players"),
  royal_listed: truth,
});

const FRAME = whole({
  v: number,
  reset: truth,
  ...named(Array.isArray, "events lines"),
  openings: many(opening),
  leaves: many(text),
  ...named(maybe(number), "left_ms bank_left_ms"),
  steps: many(hand),
  last: maybe(hand),
  about: seldom(
    whole({ ...named(text, "table name"), ...named(number, "turn_ms bank_ms pace"), rules, buy_in: pair(number, number) }),
  ),
  public: whole({
    status: text,
    seats: many(maybe(sitter), MOST_SEATS),
    called: seats,
    ...named(number, "watchers hands_played"),
    button: maybe(number),
    hand: maybe(hand),
    seal: maybe(seal),
  }),
  you: whole({
    seat: maybe(number),
    ...named(maybe(text), "player down"),
    menu: many(whole({ verb: text, ...named(number, "least most pot_base pot"), fixed: truth, all_in: maybe(number) })),
    openings: many(opening),
    commit: maybe(whole({ number, attempt: number })),
    can_show: truth,
    hand: maybe(handName),
  }),
});

const EVENTS: { [event: string]: Fits } = {
  PotAwarded: whole({ winners: seats }),
  HandResealed: whole({ attempt: number, silent: seats }),
  ...named(whole({ seat: number }), "Folded Checked"),
  ...named(whole({ seat: number, adds: number }), "Called"),
  ...named(whole({ seat: number, to: number }), "BroughtIn Completed BetPlaced Raised"),
};

const event: Fits = (value) => whole({ event: text })(value) && (EVENTS[(value as { event: string }).event] ?? isObject)(value);

const ROW = whole({
  ...named(text, "id name base limit status"),
  ...named(number, "ante bring_in taken bots hands_per_hour average_pot turn_ms bank_ms watchers"),
  chairs: (value) => number(value) && (value as number) <= MOST_CHAIRS,
  buy_in: pair(number, number),
});

const SMALLER: { [is: string]: Fits } = {
  welcome: whole({ build: text }),
  marks: whole({ connected: seats, watchers: number }),
  equity: whole({ hand: text, shares: many(many(pair(number, number))) }),
  receipt: whole({ id: text, v: number }),
  refused: whole({ id: maybe(text), code: text, facts: isObject }),
  bye: whole({ code: text }),
  lobby: whole({ tables: Array.isArray, reset: truth }),
};

/** A message as it was sent, or what of it can be used; null for what is none. */
export function understood(data: unknown): FromRoom | null {
  const said = parsed(data);
  if (!isObject(said) || typeof said.is !== "string") return null;
  if (said.is === "table") return FRAME(said) ? known(said as unknown as TableFrame) : null;
  if (!(SMALLER[said.is] ?? isObject)(said)) return null;
  if (said.is !== "lobby") return said as unknown as FromRoom;
  const lobby = said as unknown as LobbyFrame;
  return { ...lobby, tables: lobby.tables.filter(ROW) };
}

const known = (frame: TableFrame): TableFrame => ({ ...frame, events: frame.events.filter(event), lines: frame.lines.filter(message) });

function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data));
  } catch {
    return null;
  }
}
