import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MyHands } from "./hands.svelte";
import { NotDone } from "./http";
import type { HandLine, HandList } from "./played";

const line = (hand: string, more: Partial<HandLine> = {}): HandLine => ({
  hand,
  ended_at: 1_000_000,
  table: "t1",
  table_name: "Odesa",
  number: 7,
  seat: 0,
  preset: "ru",
  limit: "pot",
  ante: 5,
  net: -5,
  pot: 20,
  down: "9h",
  up: ["As"],
  made: null,
  folded: true,
  went: false,
  starred: false,
  note: "",
  is_imported: false,
  ...more,
});
const page = (hands: HandLine[], before: string | null = null): HandList => ({ hands, before, tables: [{ table: "t1", name: "Odesa" }] });

let asked: string[];
let answers: Record<string, () => Response | Promise<Response>>;
const listed = (hands: MyHands) => hands.lines?.map(({ hand }) => hand);

beforeEach(() => {
  asked = [];
  answers = {};
  vi.stubGlobal("fetch", async (path: string, { method = "GET" }: RequestInit = {}) => {
    asked.push(`${method} ${path}`);
    const answer = answers[`${method} ${path}`];
    if (!answer) throw new Error(`nobody answers ${method} ${path}`);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("the list", () => {
  test("goes on page by page to its end", async () => {
    answers["GET /api/hands?limit=50"] = () => Response.json(page([line("c"), line("b")], "1.b"));
    answers["GET /api/hands?limit=50&before=1.b"] = () => Response.json(page([line("b"), line("a")]));
    const hands = new MyHands();
    await hands.find({});
    expect(hands.hasMore).toBe(true);
    expect((await hands.more())?.hand).toBe("a");
    expect(listed(hands)).toEqual(["c", "b", "a"]);
    expect(hands.hasMore).toBe(false);
    expect(await hands.more()).toBeNull();
    expect(hands.tables).toHaveLength(1);
  });

  test("shows what was asked for last, whichever answer comes first", async () => {
    let late: (answer: Response) => void = () => {};
    answers["GET /api/hands?result=won&limit=50"] = () => new Promise((resolve) => (late = resolve));
    answers["GET /api/hands?result=lost&limit=50"] = () => Response.json(page([line("lost")]));
    const hands = new MyHands();
    const first = hands.find({ result: "won" });
    await hands.find({ result: "lost" });
    late(Response.json(page([line("won")])));
    await first;
    expect(listed(hands)).toEqual(["lost"]);
    expect(hands.isAsking).toBe(false);
  });

  test("keeps what it has where the next page does not come, and asks for it again", async () => {
    answers["GET /api/hands?limit=50"] = () => Response.json(page([line("b")], "1.b"));
    answers["GET /api/hands?limit=50&before=1.b"] = () => Response.error();
    const hands = new MyHands();
    await hands.find({});
    expect(await hands.more()).toBeNull();
    expect(hands.refusal?.code).toBe("not_ready");
    answers["GET /api/hands?limit=50&before=1.b"] = () => Response.json(page([line("a")]));
    await hands.more();
    expect(listed(hands)).toEqual(["b", "a"]);
    expect(hands.refusal).toBeNull();
  });

  test("is renewed with what was played and marked meanwhile", async () => {
    answers["GET /api/hands?limit=50"] = () => Response.json(page([line("b"), line("a")]));
    const hands = new MyHands();
    await hands.find({});
    answers["GET /api/hands?limit=50"] = () => Response.json(page([line("c"), line("b", { starred: true }), line("a")]));
    await hands.renew();
    expect(listed(hands)).toEqual(["c", "b", "a"]);
    expect(hands.lines?.[1]?.starred).toBe(true);
  });
});

describe("a star", () => {
  test("is shown at once and stays as the room keeps it", async () => {
    answers["GET /api/hands?limit=50"] = () => Response.json(page([line("a")]));
    answers["PUT /api/hands/a/mark"] = () => Response.json({ starred: true, note: "" });
    const hands = new MyHands();
    await hands.find({});
    const marking = hands.mark(line("a"), { starred: true, note: "" });
    expect(hands.lines?.[0]?.starred).toBe(true);
    await marking;
    expect(hands.lines?.[0]?.starred).toBe(true);
  });

  test("is taken back where the room does not keep it", async () => {
    answers["GET /api/hands?limit=50"] = () => Response.json(page([line("a")]));
    const hands = new MyHands();
    await hands.find({});
    await expect(hands.mark(line("a"), { starred: true, note: "" })).rejects.toBeInstanceOf(NotDone);
    expect(hands.lines?.[0]?.starred).toBe(false);
  });
});
