import { describe, expect, test } from "vitest";
import hands from "./golden/hands.json";
import { BURST, Ears, type Said } from "./ears";
import { LANGUAGES, type Language } from "./say";
import { FakeClock, frame, handWith, publicWith, youWith } from "./testing";
import { textOf, voice } from "./voices";
import type { Arg, ChoicePicture, Message, TableFrame } from "./wire";

const NOTHING_TO_TYPE: Omit<ChoicePicture, "verb"> = { least: 0, most: 0, fixed: true, all_in: null, pot_base: 0, pot: 0 };

/** A frame of the fixture, which tests/room/announced.py took from a real table. */
function heard({ hand, you, lines, ...rest }: (typeof hands)[number]): TableFrame {
  const menu = you.menu.map((verb) => ({ ...NOTHING_TO_TYPE, verb }) as ChoicePicture);
  return frame(rest.v, {
    ...rest,
    lines: lines as unknown as Message[],
    public: publicWith({ hand: hand && handWith([], hand) }),
    you: youWith({ ...you, menu }),
  });
}

function listener(language: Language = "en") {
  const clock = new FakeClock();
  const said: string[] = [];
  const known = new Set<number>();
  const note = (mark: string, pieces: readonly Said[]): void => {
    for (const { id, sentences } of pieces) {
      if (known.has(id)) continue;
      known.add(id);
      said.push(`${mark} ${sentences.join(" ")}`);
    }
  };
  const spoken = voice(language);
  const ears = new Ears(clock, (message, seat) => spoken.to(seat, true).tell(message), () => {
    note("-", ears.polite);
    note("!", ears.urgent);
  });
  return { clock, said, ears };
}

const line = (v: number, key: string): TableFrame => frame(v, { lines: [{ key, args: {} }] });
const turn = (v: number, more: Partial<TableFrame> = {}): TableFrame =>
  frame(v, {
    public: publicWith({ hand: handWith([], { id: "hand", turn: 1, is_over: false }) }),
    you: youWith({ seat: 0, menu: [{ ...NOTHING_TO_TYPE, verb: "check" }] }),
    left_ms: 12_000,
    bank_left_ms: 3_000,
    ...more,
  });

describe("the live regions", () => {
  test("say of two real hands exactly these words", async () => {
    const { clock, said, ears } = listener();
    for (const each of hands) {
      ears.hear(heard(each));
      clock.pass(1000);
    }
    await expect(`${said.join("\n")}\n`).toMatchFileSnapshot("golden/announcer.en.txt");
  });

  test("gather a burst into one announcement, and keep the order", () => {
    const { clock, said, ears } = listener();
    ears.hear(frame(1, { reset: true }));
    for (const [v, key] of [[2, "table-paused"], [3, "table-resumed"], [4, "table-closed"]] as const) {
      ears.hear(line(v, key));
      clock.pass(20);
    }
    expect(said).toEqual([]);
    clock.pass(BURST);
    expect(said).toEqual(["- The table is paused. The table goes on. The table is closed."]);
  });

  test("say what happened before they say that it is the reader's turn", () => {
    const { said, ears } = listener();
    ears.hear(frame(1, { reset: true }));
    ears.hear(turn(2, { lines: [{ key: "table-resumed", args: {} }] }));
    expect(said).toEqual(["- The table goes on.", "! Your turn, 12 seconds."]);
  });

  test("warn twice when the time of a decision and its bank run out, whatever is sent again meanwhile", () => {
    const { clock, said, ears } = listener();
    ears.hear(turn(1, { reset: true }));
    clock.pass(5_500);
    ears.hear(turn(1, { reset: true, left_ms: 6_500 }));
    clock.pass(20_000);
    expect(said).toEqual(["! Your turn, 12 seconds.", "! 10 seconds left.", "! 5 seconds left."]);
  });

  test("warn nobody whose turn is over", () => {
    const { clock, said, ears } = listener();
    ears.hear(turn(1, { reset: true }));
    ears.hear(turn(2, { you: youWith({ seat: 0 }) }));
    clock.pass(60_000);
    expect(said).toEqual(["! Your turn, 12 seconds."]);
  });

  test("say an answer after what happened before it", () => {
    const { said, ears } = listener();
    ears.hear(frame(1, { reset: true }));
    ears.hear(line(2, "table-paused"));
    ears.answer(["Pot 40."]);
    expect(said).toEqual(["- The table is paused. Pot 40."]);
  });

  test("never change what they have said", () => {
    const { clock, ears } = listener();
    ears.hear(frame(1, { reset: true }));
    ears.hear(line(2, "table-paused"));
    clock.pass(BURST);
    const [first] = ears.polite;
    ears.hear(line(3, "table-resumed"));
    clock.pass(BURST);
    expect(ears.polite[0]).toBe(first);
  });
});

describe("in every language", () => {
  const anna = { seat: 1, name: "Anna" };
  const word = (key: string): Message => ({ key, args: {} });
  const flush: Message = { key: "hand-flush", args: { high: word("rank-A"), low: word("rank-9"), ranks: "A-9" } };
  const pairs: Arg = [{ key: "player-chips", args: { player: anna, amount: 5 } }];
  const ARGS: Record<string, Arg> = {
    player: anna, button: anna, of: anna, players: [anna], amount: 5, to: 5, owed: 10, ante: 2, rake: 1, chips: 100, count: 3, deck: 1,
    round: 2, number: 1, seconds: 10, card: { card: "As" }, limit: word("value-limit-pot"), antes: pairs, shares: pairs, stacks: pairs,
    cards: [{ key: "player-card", args: { player: anna, card: { card: "Kd" } } }], hand: flush, board: flush,
    pot: { key: "award-side", args: { number: 1 } }, why: word("event-down-cards"), won: word("event-down-cards"), high: word("rank-A"),
    low: word("rank-9"), ranks: "A-9",
  }; // prettier-ignore
  const keys = [...textOf("en").matchAll(/^((?:event|table|first|award|hand|board|player)-[\w-]+|text-your-turn|text-seconds-left|room-your-turn) =/gm)].map(
    ([, key]) => key ?? "",
  );

  test("the keys are found", () => expect(keys.length).toBeGreaterThan(60));

  test.each(LANGUAGES)("everything that can be said has its words and all that they need, in %s", (language) => {
    for (const you of [null, 1]) {
      const spoken = voice(language, you, true);
      for (const key of keys) {
        const words = spoken.say(key, ARGS);
        expect(words, key).not.toMatch(/[{}$]|\b(event|table|text|room|hand|rank|suit|first|award)-/);
        expect(words.trim(), key).not.toBe("");
      }
    }
  });

  test.each(LANGUAGES)("the two real hands are said, as many pieces as in English, in %s", (language) => {
    const [here, english] = [listener(language), listener()];
    for (const { ears, clock } of [here, english])
      for (const each of hands) {
        ears.hear(heard(each));
        clock.pass(1000);
      }
    expect(here.said.length).toBe(english.said.length);
    expect(here.said.join("\n")).not.toMatch(/[{}$]/);
  });
});
