import { describe, expect, test } from "vitest";
import { wordsOf } from "./command";
import { type Errand, obey, type Outcome } from "./obey";
import type { Picture } from "./picture";
import { ABOUT, frame, handWith, publicWith, RULES, youWith } from "./testing";
import { voice } from "./voices";
import type { ChoicePicture, HandPicture, Message, PlayerPicture, Public, SeatPicture, You } from "./wire";

const english = voice("en", 0, true);
const WORDS = wordsOf((key) => english.say(key));

const sitter = (name: string, chips: number, more: Partial<SeatPicture> = {}): SeatPicture =>
  ({ player: name, name, is_bot: false, chips, asked: 0, is_out: false, is_away: false, is_leaving: false, is_connected: true, bank_ms: 0, ...more });
const player = (seat: number, up: string[], more: Partial<PlayerPicture> = {}): Partial<PlayerPicture> =>
  ({ seat, up, down: null, stack: 100, bet: 0, folded: false, ...more });
const choice = (verb: ChoicePicture["verb"], least = 0, most = least, more: Partial<ChoicePicture> = {}): ChoicePicture =>
  ({ verb, least, most, fixed: least === most, all_in: null, pot_base: 0, pot: 0, ...more });

const SEATS = [sitter("Anna", 100), sitter("Bohdan", 60, { is_bot: true }), null, sitter("Cora", 0)];
const HAND: Partial<HandPicture> = {
  id: "hand", turn: 3, actor: 0, pot: 40, is_over: false, number: 7, dealer: null, shows: [], awards: [],
  pots: [{ amount: 30, eligible: [0, 1, 3], winners: [], shares: [], odd: [], rake: 0 }, { amount: 10, eligible: [0, 1], winners: [], shares: [], odd: [], rake: 0 }],
  first: { of: 1, by: "best_board", cards: ["9s", "9d"], name: { category: "pair", ranks: "9" }, tie: null, passed: false },
}; // prettier-ignore
const PLAYERS = [player(0, ["Kh", "9c"]), player(1, ["9s", "9d"], { bet: 10 }), player(3, ["7d", "8d"], { stack: 0 })];
const MENU = [choice("fold"), choice("call", 10), choice("raise", 20, 100, { all_in: 100, pot_base: 10, pot: 50 })];

interface More {
  you?: Partial<You>;
  hand?: Partial<HandPicture> | null;
  table?: Partial<Public>;
  rest?: Partial<Picture>;
}

function picture({ you, hand, table, rest }: More = {}): Picture {
  const shown = hand === null ? null : handWith(PLAYERS, { ...HAND, ...hand });
  return {
    frame: frame(5, {
      public: publicWith({ seats: SEATS, hand: shown, ...table }),
      you: youWith({ seat: 0, down: "As", menu: MENU, hand: { category: "high_card", ranks: "AK9" }, ...you }),
    }),
    about: { ...ABOUT, rules: RULES },
    log: [],
    left: { turn: 11_400, bank: 60_000 },
    last: null,
    cardsChecked: 0,
    asksAllIn: false,
    ...rest,
  };
}

const answer = (line: string, more: More = {}, asked: Errand | null = null): Outcome => obey(line, picture(more), WORDS, asked);
const said = (line: string, more: More = {}, asked: Errand | null = null): string[] =>
  answer(line, more, asked).say.map((message) => english.tell(message));
const act = (verb: ChoicePicture["verb"], amount: number): Errand => ({ act: { verb, amount, decision: "hand.3" } });
const WATCHING: More = { you: { seat: null, down: null, menu: [], hand: null } };
const WAITING: More = { you: { menu: [] }, hand: { actor: 1 } };

describe("questions", () => {
  test("cards are said in words, the own one first", () => {
    expect(said("cards")).toEqual(["ace of spades face down; up: king of hearts, nine of clubs"]);
    expect(said("cards", { you: { down: null } })).toEqual(["You have no cards now"]);
    expect(said("cards", WATCHING)).toEqual(["You have no seat here; “sit” takes one"]);
  });

  test("hand says what the cards make, as it was sent", () => {
    expect(said("hand")).toEqual(["You have ace high"]);
    expect(said("hand", { you: { hand: null } })).toEqual(said("cards"));
  });

  test("seats go round the table", () => {
    expect(said("seats")).toEqual([
      "Seat 1: You, to act, 100 chips, shows king of hearts, nine of clubs",
      "Seat 2: Bohdan, bot, 60 chips, bet 10, shows nine of spades, nine of diamonds",
      "Seat 3: free",
      "Seat 4: Cora, all-in, 0 chips, shows seven of diamonds, eight of diamonds",
    ]);
  });

  test("one seat is asked for by its number", () => {
    expect(said("seat 2")).toEqual([said("seats")[1]]);
    for (const line of ["seat", "seat 0", "seat 5", "seat two"]) expect(said(line)).toEqual(["Say the number of a seat, from 1 to 4"]);
  });

  test("board tells the up cards of one or of all who have not folded", () => {
    expect(said("board 2")).toEqual(["Bohdan shows nine of spades, nine of diamonds"]);
    expect(said("board 3")).toEqual(["Seat 3 has no up cards"]);
    expect(said("board")).toHaveLength(3);
    expect(said("board", { hand: null })).toEqual(["No hand is being played"]);
  });

  test("pot names side pots with those who can win them, and what a call costs", () => {
    expect(said("pot")).toEqual(["Pot 40", "Main pot: 30, for You, Bohdan, Cora", "Side pot 1: 10, for You, Bohdan", "10 to call"]);
    expect(said("pot", { hand: { is_over: true } })).toEqual(["No hand is being played"]);
  });

  test("stacks are those of all who sit", () => {
    expect(said("stacks")).toEqual(["Stacks: You 100, Bohdan 60, Cora 0"]);
  });

  test("who tells the turn, and what the log says of who was first and why", () => {
    const opened = (name: string): Message => ({
      key: "event-round-opened",
      args: { player: { seat: 1, name }, why: { key: "first-best_board", args: { board: "pair of nines" } } },
    });
    const log = [opened("Cora"), opened("Bohdan")];
    expect(said("who", { rest: { log } })).toEqual(["Your turn", "First to act in this round: Bohdan, pair of nines shows"]);
    expect(said("who", { rest: { log }, hand: { first: null } }), "nobody is first yet").toEqual(["Your turn"]);
    expect(said("who", { hand: { actor: null } })).toEqual(["No hand is being played"]);
  });

  test("clock tells the turn and the bank", () => {
    expect(said("clock")).toEqual(["You: 12 s, then 60 s from the bank"]);
    expect(said("clock", { rest: { left: null } })).toEqual(["No clock is running"]);
  });

  test("menu tells what may be done, or whose turn it is", () => {
    expect(said("menu")).toEqual(["You may: Fold, Call 10, Raise to 20–100"]);
    expect(said("menu", WAITING)).toEqual(["It is not your turn: Bohdan to act"]);
    expect(said("menu", { you: { menu: [] }, hand: null })).toEqual(["No hand is being played"]);
  });

  test("unseen tells by suit what lies neither in the own hand nor open", () => {
    expect(said("unseen")[0]).toBe("spades: king, queen, jack, ten, eight, seven");
    expect(said("unseen")).toHaveLength(4);
  });

  test("last tells who showed what and who won", () => {
    const award = { number: 0, pots: 1, amount: 60, rake: 0, eligible: [0, 1], winners: [1], shares: [60], odd: [] };
    const shows = [{ seat: 1, card: "9h", name: { category: "three_of_a_kind" as const, ranks: "9" } }];
    const last = handWith(PLAYERS, { ...HAND, awards: [award], shows });
    expect(said("last", { rest: { last } })).toEqual([
      "Hand 7",
      "Bohdan showed nine of hearts, nine of spades, nine of diamonds: three of a kind, nines",
      "Bohdan wins the pot, 60",
    ]);
    const split = { ...award, number: 1, pots: 2, winners: [0, 1], shares: [30, 30] };
    expect(said("last", { rest: { last: { ...last, shows: [], awards: [split] } } })[1]).toBe("Side pot 1 of 60 split: You 30, Bohdan 30");
    expect(said("last")).toEqual(["No hand was finished yet"]);
  });

  test("log tells the last five lines, or as many as are asked for", () => {
    const log = [..."abcdefg"].map((name, place) => ({ key: "player-chips", args: { player: { seat: 9, name }, amount: place } }));
    expect(said("log", { rest: { log } })).toEqual(["c 2", "d 3", "e 4", "f 5", "g 6"]);
    expect(said("log 2", { rest: { log } })).toEqual(["f 5", "g 6"]);
    expect(said("log 100", { rest: { log } })).toHaveLength(7);
    expect(said("log")).toEqual(["Nothing has happened yet"]);
  });

  test("rules name the text, the limit and every parameter in words", () => {
    const lines = said("rules");
    expect(lines[0]).toBe("house rules: Russian text; fixed limit");
    expect(lines).toContain("bring-in: 10");
    expect(lines).toContain("opener: highest card");
    expect(lines).toContain("royal flush listed: yes");
    expect(lines.at(-1)).toBe("buy-in: 100 to 1,000");
    expect(lines.filter((line) => line.includes("rake"))).toEqual(["rake, basis points: none"]);
  });

  test("seal tells the four words and how many cards were checked", () => {
    const seal = { number: 7, words: ["vector", "signal", "magnet", "junior"] } as unknown as Public["seal"];
    expect(said("seal", { table: { seal }, rest: { cardsChecked: 4 } })).toEqual([
      "Seal of hand 7: vector signal magnet junior",
      "4 cards seen, each checked against the seal",
    ]);
    expect(said("seal")).toEqual(["No deck was sealed yet"]);
  });

  test("help names the commands, or explains one", () => {
    expect(said("help")[0]).toMatch(/^Commands: cards, hand, seats, .*, show\. “help raise” explains one$/);
    expect(said("help raise")).toEqual(["raise: raise to a total, as “raise 40” or “raise pot”"]);
    expect(said("help raiser")).toEqual(["I do not know “raiser”. Did you mean “raise”?"]);
  });
});

describe("actions", () => {
  test("what the menu has is done with its amount, and nothing is said: the table says it", () => {
    expect(answer("fold")).toEqual({ say: [], errand: act("fold", 0) });
    expect(answer("call")).toEqual({ say: [], errand: act("call", 10) });
    expect(answer("raise 40")).toEqual({ say: [], errand: act("raise", 40) });
    expect(answer("check", { you: { menu: [choice("check")] } })).toEqual({ say: [], errand: act("check", 0) });
    expect(answer("bring", { you: { menu: [choice("bring_in", 10), choice("bet", 20)] } }).errand).toEqual(act("bring_in", 10));
    expect(answer("bet", { you: { menu: [choice("bet", 20)] } }).errand).toEqual(act("bet", 20));
    expect(answer("complete", { you: { menu: [choice("complete", 20)] } }).errand).toEqual(act("complete", 20));
  });

  test("parts of the pot are counted from what the menu was sent, and stay within it", () => {
    expect(answer("raise pot").errand).toEqual(act("raise", 60));
    expect(answer("raise half").errand).toEqual(act("raise", 35));
    expect(answer("raise 10%").errand).toEqual(act("raise", 20));
    expect(answer("raise 300%").errand).toEqual(act("raise", 100));
    expect(answer("raise min").errand).toEqual(act("raise", 20));
    expect(answer("raise max").errand).toEqual(act("raise", 100));
  });

  test("an amount outside the menu is refused with its bounds, and nothing is done", () => {
    for (const line of ["raise 19", "raise 101", "raise 4o", "raise -20", "raise 0"])
      expect(answer(line), line).toEqual({ say: answer("raise 19").say });
    expect(said("raise 19")).toEqual(["Raise: from 20 to 100"]);
    expect(said("raise")).toEqual(["Raise: how much? From 20 to 100, or half, pot, min, max"]);
    expect(said("call 11")).toEqual(["Call: only 10 is possible"]);
    expect(answer("call 10").errand).toEqual(act("call", 10));
    expect(answer("raise pot", { you: { menu: [choice("raise", 20, 100)] } }).errand).toBeUndefined();
  });

  test("what the menu has not is refused with what it has", () => {
    expect(said("check")).toEqual(["“check” is not possible now", "You may: Fold, Call 10, Raise to 20–100"]);
    expect(said("bet 40")[0]).toBe("“bet” is not possible now");
    for (const line of ["fold", "check", "call", "bring", "complete", "bet 40", "raise 40", "all-in"])
      expect(answer(line, WAITING), line).toEqual({ say: answer("menu", WAITING).say });
  });

  test("all-in is asked about and done at yes", () => {
    const { say, asks, errand } = answer("all-in");
    expect(say.map((message) => english.tell(message))).toEqual(["All-in with 100: say yes or no"]);
    expect(errand).toBeUndefined();
    expect(asks).toEqual(act("raise", 100));
    expect(answer("yes", {}, asks)).toEqual({ say: [], errand: act("raise", 100) });
    expect(said("no", {}, asks)).toEqual(["Nothing was done"]);
    expect(answer("no", {}, asks).errand).toBeUndefined();
  });

  test("all-in may be a call, and may be impossible", () => {
    expect(answer("all-in", { you: { menu: [choice("fold"), choice("call", 8, 8, { all_in: 8 })] } }).asks).toEqual(act("call", 8));
    expect(said("all-in", { you: { menu: [choice("fold"), choice("raise", 20, 60)] } })[0]).toBe("You cannot go all-in now");
  });

  test("the same amount by a number asks too, where the reader wants it", () => {
    expect(answer("raise 100").errand).toEqual(act("raise", 100));
    expect(answer("raise 100", { rest: { asksAllIn: true } })).toEqual(answer("all-in"));
    expect(answer("raise 99", { rest: { asksAllIn: true } }).errand).toEqual(act("raise", 99));
  });

  test("yes means only the decision that was asked about", () => {
    const { asks = null } = answer("all-in");
    const later = answer("yes", { hand: { turn: 5 } }, asks);
    expect(later.errand).toBeUndefined();
    expect(english.tell(later.say[0] as never)).toBe("Too late: it is another decision now");
    expect(answer("yes", { you: { menu: [] } }, asks).errand).toBeUndefined();
    expect(said("yes")).toEqual(["Nothing was asked"]);
    expect(said("no")).toEqual(["Nothing was asked"]);
  });

  test("a fold that a check would save is asked about", () => {
    const free: More = { you: { menu: [choice("fold"), choice("check")] } };
    expect(answer("fold", free).errand).toBeUndefined();
    expect(answer("fold", free).asks).toEqual(act("fold", 0));
    expect(said("fold", free)).toEqual(["Checking costs nothing. Fold all the same? Say yes or no"]);
  });
});

describe("the seat", () => {
  test("is taken by its number, or the first that is free", () => {
    expect(answer("sit 3", WATCHING).errand).toEqual({ sit: 2 });
    expect(answer("sit", WATCHING).errand).toEqual({ sit: 2 });
    expect(said("sit 1", WATCHING)).toEqual(["Free seats: 3"]);
    expect(said("sit", { ...WATCHING, table: { seats: [SEATS[0] ?? null] } })).toEqual(["No seat is free"]);
    expect(said("sit 3")).toEqual(["You sit at this table already."]);
  });

  test("is left at once between hands, and in a hand after a yes", () => {
    expect(answer("leave", { hand: { is_over: true } }).errand).toEqual({ order: { do: "leave" } });
    const { say, asks = null, errand } = answer("leave");
    expect([say.map(({ key }) => key), errand]).toEqual([["text-leave-sure"], undefined]);
    expect(answer("yes", { hand: { turn: 9 } }, asks).errand).toEqual({ order: { do: "leave" } });
  });

  test("sits out and comes back", () => {
    const out: More = { table: { seats: [sitter("Anna", 100, { is_out: true })] } };
    expect(answer("out").errand).toEqual({ order: { do: "sit_out" } });
    expect(answer("out", out).errand).toBeUndefined();
    expect(answer("in", out).errand).toEqual({ order: { do: "sit_in" } });
    expect(said("in")).toEqual(["You are dealt in already"]);
  });

  test("buys chips by a number", () => {
    expect(answer("topup 1,000").errand).toEqual({ order: { do: "top_up", chips: 1000 } });
    for (const line of ["topup", "topup 0", "topup much"]) expect(said(line)).toEqual(["How many chips? For example “topup 100”"]);
  });

  test("shows its card where the room allows it", () => {
    expect(answer("show", { you: { can_show: true } }).errand).toEqual({ order: { do: "show", hand: "hand" } });
    expect(said("show")).toEqual(["You have no card to show now"]);
  });

  test("is needed for all that", () => {
    for (const line of ["out", "in", "leave", "topup 5", "show"]) expect(said(line, WATCHING), line).toEqual(["You have no seat here; “sit” takes one"]);
  });
});
