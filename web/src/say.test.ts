import { describe, expect, test } from "vitest";
import { LANGUAGES } from "./say";
import { textOf, voice } from "./voices";
import type { Message } from "./wire";

const rank = (of: string): Message => ({ key: `rank-${of}`, args: {} });
const anna = { seat: 2, name: "Anna" };

describe("sentences", () => {
  test("somebody is called by name, by seat, or you", () => {
    const folded = (player: { seat: number; name: string }): Message => ({ key: "event-folded", args: { player } });
    expect(voice("en").tell(folded(anna))).toBe("Anna folds");
    expect(voice("en", 2).tell(folded(anna))).toBe("You fold");
    expect(voice("en").tell(folded({ seat: 4, name: "" }))).toBe("Seat 4 folds");
  });

  test("a word hands its forms on", () => {
    const hand: Message = { key: "hand-two_pair", args: { high: rank("K"), low: rank("9"), ranks: "K-9-7" } };
    expect(voice("en").tell(hand)).toBe("two pair, kings and nines");
    expect(voice("ru").tell(hand)).toContain("корол");
  });

  test("cards are signs, or words for those who listen", () => {
    const shown: Message = { key: "event-card-shown", args: { player: anna, card: { card: "Ts" } } };
    expect(voice("en").tell(shown)).toBe("Anna shows 10♠");
    expect(voice("en", null, true).tell(shown)).toBe("Anna shows ten of spades");
  });

  test("a ten is a 10 among the ranks of a hand, and no name loses its letters", () => {
    const hand: Message = { key: "hand-ace_king", args: { high: rank("A"), low: rank("K"), ranks: "A-K-T-9-7" } };
    expect(voice("en").tell(hand)).toBe("ace-king (no pair), A-K-10-9-7");
    expect(voice("en").tell({ key: "event-folded", args: { player: { seat: 4, name: "Taras" } } })).toBe("Taras folds");
  });

  test("a row of messages is a list, a row of cards is not", () => {
    const card = (text: string) => ({ card: text });
    const each = { key: "player-card", args: { player: anna, card: card("9h") } };
    expect(voice("en").say("event-up-cards", { round: 2, cards: [each, each] })).toBe("Round 2: Anna 9♥, Anna 9♥");
    expect(voice("en").say("event-up-cards", { round: 2, cards: [card("9h"), card("Kd")] })).toBe("Round 2: 9♥ K♦");
  });

  test.each([
    [1, "1 бот"],
    [3, "3 бота"],
    [5, "5 ботов"],
  ])("Russian counts %i bots", (count, text) => {
    expect(voice("ru").say("room-bots", { count })).toBe(text);
  });

  test("an attribute is said by its name", () => {
    expect(voice("en").say("preset-uk.about")).toBe("Plays exactly as the Russian text.");
  });

  test("a key that is not there is said as it stands", () => {
    expect(voice("en").say("room-nothing")).toBe("room-nothing");
  });
});

describe("refusals", () => {
  test("a verb among the facts is named", () => {
    const facts = { verb: "raise", least: 8 };
    expect(voice("en").refusal("too_small", facts)).toBe("Raise: the least is 8.");
  });

  test("a code without a message, or with too few facts, is said in general", () => {
    expect(voice("en").refusal("odd_thing", {})).toBe("That is not possible (odd_thing).");
    expect(voice("en").refusal("not_ready", {})).toBe("The room does not answer. Please try again in a moment.");
    expect(voice("en").refusal("too_small", {})).toBe("That is not possible (too_small).");
  });
});

describe("languages", () => {
  test.each(LANGUAGES)("%s can be read to the end and says the page's own words", (language) => {
    const keys = [...textOf("en").matchAll(/^(room-[a-z-]+) =/gm)].map(([, key]) => key ?? "");
    expect(keys.length).toBeGreaterThan(40);
    for (const key of keys) expect(voice(language).has(key), key).toBe(true);
  });
});
