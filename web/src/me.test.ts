import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NotDone } from "./http";
import { me } from "./me.svelte";

interface Asked {
  method: string;
  path: string;
  body: unknown;
}

let asked: Asked[];
let answers: Record<string, { status?: number; body: object }>;
const NOBODY = { player: null, name: null, balance: null, seats: [] };
const GUEST = { player: "p1", name: "Guest", balance: 10_000, seats: [] };

beforeEach(() => {
  asked = [];
  answers = { "GET /api/me": { body: NOBODY }, "POST /api/guest": { body: GUEST } };
  me.player = null;
  me.seats = [];
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit = {}) => {
    asked.push({ method, path, body: body === undefined ? undefined : JSON.parse(String(body)) });
    const answer = answers[`${method} ${path}`];
    if (!answer) throw new Error(`nobody answers ${method} ${path}`);
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
});

afterEach(() => vi.unstubAllGlobals());

test("a stranger who opens a table becomes a guest first", async () => {
  answers["POST /api/tables"] = { body: { id: "t9" } };
  expect(await me.open({ base: "ru", ante: 5 })).toBe("t9");
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(["GET /api/me", "POST /api/guest", "POST /api/tables"]);
  expect(asked.at(-1)?.body).toEqual({ base: "ru", ante: 5 });
  expect(me.name).toBe("Guest");
});

test("why a table is not opened is told by its code and facts", async () => {
  answers["POST /api/tables"] = { status: 400, body: { code: "bad_table_name", facts: { most: 20 } } };
  const error = await me.open({}).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(NotDone);
  expect(error).toMatchObject({ code: "bad_table_name", facts: { most: 20 } });
});

test("a refusal without facts is one all the same", async () => {
  answers["POST /api/tables"] = { status: 503, body: { code: "not_ready" } };
  expect(await me.open({}).catch((reason: unknown) => reason)).toMatchObject({ code: "not_ready", facts: {} });
});

test("the seats are those that the room told last, and stay where it tells none", async () => {
  const seats = [{ table: "t1", name: "Odesa", seat: 2 }];
  answers["GET /api/me"] = { body: { ...GUEST, seats } };
  await me.look();
  expect(me.seats).toEqual(seats);
  answers["PUT /api/me/name"] = { body: { player: "p1", name: "Anna", balance: 1 } };
  await me.rename("Anna");
  expect(me.seats).toEqual(seats);
});

test.each([
  ["nobody answers", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["something else answers", () => Promise.resolve(new Response("<h1>502</h1>", { status: 502 }))],
])("when %s, it is said in the room's own words", async (_, fetch) => {
  vi.stubGlobal("fetch", fetch);
  const error = await me.rename("Anna").catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(NotDone);
  expect((error as NotDone).code).toBe("not_ready");
  await me.glance();
});

test("two who ask at once become one guest", async () => {
  expect(await Promise.all([me.become(), me.become()])).toEqual([true, true]);
  expect(asked.filter(({ method }) => method === "POST")).toHaveLength(1);
});
