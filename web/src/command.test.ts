import { describe, expect, test } from "vitest";
import { COMMANDS, numberOf, plain, read, SIZES, sizeOf, wordsOf } from "./command";
import { LANGUAGES, type Language } from "./say";
import { voice } from "./voices";

const wordsIn = (language: Language) => {
  const spoken = voice(language);
  return wordsOf((key) => spoken.say(key));
};
const english = wordsIn("en");
const russian = wordsIn("ru");

/** The name that a line is read as, or the key of the answer. */
const name = (line: string, words = english): string => {
  const command = read(line, words);
  return "name" in command ? `${command.name}${command.rest && ` ${command.rest}`}` : command.key;
};

describe("a typed line", () => {
  test.each(COMMANDS)("%s is understood by its name in every language", (command) => {
    for (const language of LANGUAGES) expect(name(command, wordsIn(language)), language).toBe(command);
  });

  test.each(LANGUAGES)("every word of %s means one command, and every command has one", (language) => {
    const spoken = voice(language);
    const seen = new Map<string, string>();
    for (const command of COMMANDS) {
      const list = spoken.say(`text-command-${command}`).split(",").map(plain);
      expect(list.every(Boolean)).toBe(true);
      expect(list).toContain(plain(spoken.say(`text-command-${command}.name`)));
      expect(spoken.say(`text-command-${command}.about`)).not.toMatch(/^text-/);
      for (const word of [...list, plain(command)]) {
        expect([undefined, command], `${word} in ${language}`).toContain(seen.get(word));
        seen.set(word, command);
        expect(name(word, wordsIn(language))).toBe(command);
      }
    }
  });

  test("has its words in any case, with any spaces and with a hyphen or without", () => {
    for (const line of ["all-in", "ALL IN", " allin ", "/all-in", "All  in."]) expect(name(line), line).toBe("all-in");
    expect(name("Raise to 40")).toBe("raise 40");
    expect(name("top up 100")).toBe("topup 100");
    expect(name("Рейз до 40", russian)).toBe("raise 40");
    expect(name("карты", russian)).toBe("cards");
  });

  test("is understood by a beginning that only one command has", () => {
    expect(name("fo")).toBe("fold");
    expect(name("rai 40")).toBe("raise 40");
    expect(name("фол", russian)).toBe("fold");
  });

  test("is asked about when several commands begin so", () => {
    expect(name("se")).toBe("text-which");
    expect(voice("en").tell(read("ca", english) as never)).toBe("“ca” may be: cards, call");
  });

  test("is answered with the nearest command when it is none", () => {
    expect(voice("en").tell(read("riase 40", english) as never)).toBe("I do not know “riase 40”. Did you mean “raise”?");
    expect(voice("ru").tell(read("фойд", russian) as never)).toBe("Команды «фойд» нет. Может быть, «фолд»?");
    expect(name("xyzzy")).toBe("text-not-understood");
    expect(name("z")).toBe("text-not-understood");
  });
});

describe("an amount", () => {
  test("is a whole number, with marks between thousands or without", () => {
    expect(["40", "1,000", "1 000", "1.000.000"].map(numberOf)).toEqual([40, 1000, 1000, 1000000]);
    expect(["", "4.5", "-4", "1e3", "10,0", "forty", "9".repeat(16)].map(numberOf)).toEqual(Array(7).fill(null));
  });

  test("may be a part of the pot or an end of the range", () => {
    expect(["half", "pot", "min", "max", "3/4", "75%", "1 / 3"].map((text) => sizeOf(text, english))).toEqual([0.5, 1, "min", "max", 0.75, 0.75, 1 / 3]);
    expect(["полбанка", "банк", "мин", "half"].map((text) => sizeOf(text, russian))).toEqual([0.5, 1, "min", 0.5]);
    expect(["1/0", "most of it", "40", "%"].map((text) => sizeOf(text, english))).toEqual([null, null, null, null]);
  });

  test.each(LANGUAGES)("has words for every size in %s", (language) => {
    const { sizes } = wordsIn(language);
    expect(new Set(sizes.values())).toEqual(new Set(SIZES));
  });
});
